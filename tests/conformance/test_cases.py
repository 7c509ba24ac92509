"""Every case, under every rulebook that it rules on: straight through the rules, and through HTTP."""

import re
from collections.abc import Iterator
from itertools import groupby
from operator import attrgetter
from typing import Any, Final

import pytest

from service.conformance import Case, CaseRuling, load_cases
from tests.conformance.doors import SHELF, Http, Straight, ask
from tests.conformance.ruled import assert_is_ruled
from tests.conftest import Checked

TOPICS: Final = {topic: tuple(cases) for topic, cases in groupby(load_cases(), attrgetter("topic"))}
"""The cases of each file: one test for each, as thousands of tests take long to be found."""

_LEANS_ON_ANOTHER: Final = re.compile(
    r"^(The same|As in|Again|It|Then|That)\b|\b(of before|first example)\b"
    r"|\bthe same (hand|house|table|street|game|bet|raise|count|turn|all-ins|seat|blind)\b"
)
"""Words of a story that needs the one before it."""


def ruled(case: Case) -> Iterator[tuple[str, CaseRuling]]:
    """Each version that is carried of each rulebook that the case speaks of, and what it says."""
    for book in SHELF.carried:
        ruling = case.ruling(book.ruleset)
        if ruling is not None:
            yield f"{book.ruleset.id}@{book.ruleset.version}", ruling


@pytest.mark.parametrize("topic", TOPICS)
def test_both_doors_answer_as_the_rulebook_says(topic: str, client: Checked) -> None:
    failed = []
    for case in TOPICS[topic]:
        for ruleset, ruling in ruled(case):
            try:
                straight, over_http = ask(case, ruleset, Straight()), ask(case, ruleset, Http(client))
                assert straight == over_http
                assert_is_ruled(case, ruling, straight)
            except Exception as error:  # also a bug: the others have their turn, and each is named
                failed.append(f"{case.id} under {ruleset}: {type(error).__name__}: {error}")
    assert not failed, "\n\n".join(failed)


@pytest.mark.parametrize("topic", TOPICS)
def test_every_round_in_an_answer_is_taken_back(topic: str) -> None:
    """Those of the floor's alternatives too."""
    failed = []
    for case in TOPICS[topic]:
        for ruleset, _ in ruled(case):
            under = {"ruleset": ruleset, **({"house_rules": dict(case.house_rules)} if case.house_rules else {})}
            for round in _rounds_in(ask(case, ruleset, Straight())):
                faults = Straight().options({**under, "round": round}).get("faults")
                failed += [f"{case.id} under {ruleset}: {faults}"] if faults else []
    assert not failed, "\n\n".join(failed)


def _rounds_in(answer: Any) -> Iterator[Any]:
    if isinstance(answer, dict):
        yield from [answer["round"]] if "round" in answer else []
    for inner in answer.values() if isinstance(answer, dict) else answer:
        if isinstance(inner, (dict, list)):
            yield from _rounds_in(inner)


def test_every_ruling_is_tried() -> None:
    assert (
        len({(case.id, ruleset) for cases in TOPICS.values() for case in cases for ruleset, _ in ruled(case)}) >= 6200
    )


def test_each_story_stands_alone() -> None:
    """Reports and pages show a case without the one before it."""
    assert [case.id for case in load_cases() if _LEANS_ON_ANOTHER.search(case.story)] == []
