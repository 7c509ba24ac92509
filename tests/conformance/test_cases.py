"""Every case, under every rulebook that it rules on: straight through the rules, and through HTTP."""

from itertools import groupby
from operator import attrgetter
from typing import Final

import pytest

from service.conformance import load_cases
from tests.conformance.doors import Http, Straight, ask
from tests.conformance.ruled import assert_is_ruled
from tests.conftest import Checked

TOPICS: Final = {topic: tuple(cases) for topic, cases in groupby(load_cases(), attrgetter("topic"))}
"""The cases of each file: one test for each, as thousands of tests take long to be found."""


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
    assert len({(case.id, ruleset) for cases in TOPICS.values() for case in cases for ruleset in case.rulings}) >= 6200
