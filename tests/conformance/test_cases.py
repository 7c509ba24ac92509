"""Every case, under every rulebook that it rules on: straight through the rules, and through HTTP."""

from collections.abc import Mapping
from itertools import groupby
from operator import attrgetter
from typing import Any, Final

import pytest

from service.conformance import Case, CaseRuling, load_cases
from tests.conformance.doors import Http, Straight, ask, assert_all_legal
from tests.conformance.told import assert_all_are_sentences
from tests.conftest import Checked

TOPICS: Final = {topic: tuple(cases) for topic, cases in groupby(load_cases(), attrgetter("topic"))}
"""The cases of each file: one test for each, as thousands of tests take long to be found."""


def differences(expected: Any, found: Any, where: str = "") -> list[str]:
    """Each place at which the answer is not what is expected: objects may hold more, also in arrays of them."""
    if isinstance(expected, Mapping) and isinstance(found, Mapping):
        return [
            difference
            for key, value in expected.items()
            for difference in differences(value, found.get(key, "(absent)"), f"{where}/{key}")
        ]
    if _holds_objects(expected) and isinstance(found, list) and len(found) == len(expected):
        return [
            difference
            for place, (one, other) in enumerate(zip(expected, found, strict=True))
            for difference in differences(one, other, f"{where}/{place}")
        ]
    same = type(expected) is type(found) and expected == found
    return [] if same else [f"{where}: expected {expected}, found {found}"]


def _holds_objects(expected: Any) -> bool:
    return isinstance(expected, list) and all(isinstance(one, Mapping) for one in expected)


@pytest.mark.parametrize("topic", TOPICS)
def test_both_doors_answer_as_the_rulebook_says(topic: str, client: Checked) -> None:
    failed = []
    for case in TOPICS[topic]:
        for ruleset, ruling in case.rulings.items():
            try:
                straight, over_http = ask(case, ruleset, Straight()), ask(case, ruleset, Http(client))
                assert straight == over_http
                assert_is_ruled(case, ruling, straight)
            except Exception as error:  # also a bug: the others have their turn, and each is named
                failed.append(f"{case.id} under {ruleset}: {type(error).__name__}: {error}")
    assert not failed, "\n\n".join(failed)


def test_every_ruling_is_tried() -> None:
    assert len({(case.id, ruleset) for cases in TOPICS.values() for case in cases for ruleset in case.rulings}) == 5902


def assert_is_ruled(case: Case, ruling: CaseRuling, answer: dict[str, Any]) -> None:
    """The answer is what this rulebook's ruling says, and cites its clause."""
    assert differences(_sorted_faults(ruling.expect), answer) == []
    assert_all_are_sentences(answer)
    if "stopped_at" in answer and case.on_illegal is None:
        assert_all_legal(answer)
    if "reasons" in answer:
        assert_cites(ruling, answer["reasons"])
    if case.on_illegal is not None and "faults" not in answer:
        assert_cites(ruling, [reason for decision in answer["decisions"] for reason in decision["reasons"]])


def assert_cites(ruling: CaseRuling, reasons: list[dict[str, Any]]) -> None:
    """The clause stands among the decision's reasons, as firmly as the case says."""
    found = [(reason["clause"], reason["standing"]) for reason in reasons]
    assert (ruling.clause, ruling.standing.value) in found


def _sorted_faults(expected: Mapping[str, Any]) -> Mapping[str, Any]:
    return {"faults": sorted(expected["faults"])} if "faults" in expected else expected
