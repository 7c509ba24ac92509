"""Every case, under every rulebook that it rules on: straight through the rules, and through HTTP."""

import re
from collections.abc import Iterator
from itertools import groupby
from operator import attrgetter
from typing import Any, Final

import pytest

from service.cases import Case, CaseRuling, load_cases
from tests.cases.doors import RULEBOOKS, Http, Straight, ask
from tests.cases.ruled import assert_is_ruled
from tests.conftest import Checked

TOPICS: Final = {topic: tuple(cases) for topic, cases in groupby(load_cases(), attrgetter("topic"))}
"""The cases of each file: one test for each, as thousands of tests take long to be found."""
FEW: Final = 20
"""A test of more cases is slow."""

_LEANS_ON_ANOTHER: Final = re.compile(
    r"^(The same|As in|Again|It|Then|That)\b|\b(of before|first example)\b"
    r"|\bthe same (hand|house|table|street|game|bet|raise|count|turn|all-ins|seat|blind)\b"
)
"""Words of a story that needs the one before it."""

_CITATIONS: Final = ("clause", "rulebook")

Ruled = tuple[str, CaseRuling]


def ruled(case: Case) -> Iterator[Ruled]:
    """Each version that is carried of each rulebook that the case speaks of, and what it says."""
    for book in RULEBOOKS.carried:
        ruling = case.ruling(book.ruleset)
        if ruling is not None:
            yield f"{book.ruleset.id}@{book.ruleset.version}", ruling


@pytest.mark.parametrize(
    "topic",
    [pytest.param(topic, marks=[pytest.mark.slow] if len(cases) > FEW else []) for topic, cases in TOPICS.items()],
)
def test_both_doors_answer_as_the_rulebook_says(topic: str, client: Checked) -> None:
    """And every round in an answer, also in the floor's alternatives, is taken back.

    Over HTTP each answer to a case is asked for once: that of another rulebook which differs in citations alone is not.
    """
    failed = []
    for place, case in enumerate(TOPICS[topic]):
        heard: list[Any] = []
        for rulebook, ruling in _in_turn([*ruled(case)], place):
            try:
                answer = ask(case, rulebook, Straight())
                assert_is_ruled(case, ruling, answer)
                _assert_rounds_are_taken_back(case, rulebook, answer)
                if (told := _without_citations(answer)) not in heard:
                    heard.append(told)
                    assert ask(case, rulebook, Http(client)) == answer
            except Exception as error:  # also a bug: the others have their turn, and each is named
                failed.append(f"{case.id} under {rulebook}: {type(error).__name__}: {error}")
    assert not failed, "\n\n".join(failed)


def _in_turn(rulings: list[Ruled], place: int) -> list[Ruled]:
    """Begun by another rulebook for each case, so that all are asked over HTTP."""
    turn = place % len(rulings)
    return rulings[turn:] + rulings[:turn]


def _without_citations(answer: Any) -> Any:
    if isinstance(answer, list):
        return [_without_citations(one) for one in answer]
    if not isinstance(answer, dict):
        return answer
    return {name: _without_citations(value) for name, value in answer.items() if name not in _CITATIONS}


def _assert_rounds_are_taken_back(case: Case, rulebook: str, answer: Any) -> None:
    under = {"rulebook": rulebook, **({"house_rules": dict(case.house_rules)} if case.house_rules else {})}
    taken: list[Any] = []  # most alternatives of an answer lead to the same round
    for round in _rounds_in(answer):
        if round not in taken:
            assert "errors" not in Straight().options({**under, "round": round}), round
            taken.append(round)


def _rounds_in(answer: Any) -> Iterator[Any]:
    if isinstance(answer, dict):
        yield from [answer["round"]] if "round" in answer else []
    for inner in answer.values() if isinstance(answer, dict) else answer:
        if isinstance(inner, (dict, list)):
            yield from _rounds_in(inner)


def test_every_ruling_is_tried() -> None:
    assert (
        len({(case.id, rulebook) for cases in TOPICS.values() for case in cases for rulebook, _ in ruled(case)}) >= 6200
    )


def test_each_story_stands_alone() -> None:
    """Reports and pages show a case without the one before it."""
    assert [case.id for case in load_cases() if _LEANS_ON_ANOTHER.search(case.story)] == []
