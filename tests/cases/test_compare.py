"""Compared is what every engine can say; the rest only where an engine says it."""

from typing import Any

import pytest

from kit.expectation import Uncomparable, common_part, mismatches
from tests.support.rows import rows_of

ACTION = {"action": {"type": "raise", "to": 500}}
OPTIONS: dict[str, Any] = {}
RAISE = {"legal": True, "action": {"type": "raise", "to": 500}, "reopened_seats": [2, 4], "round": {"to_act": 1}}
HAND: dict[str, Any] = {"hand": {"rounds": []}}
STANDS: dict[str, Any] = {
    "legal": True,
    "final": {"pot": 30, "stacks": [{"seat": 1, "stack": 70}, {"seat": 2, "stack": 0}]},
}
MAY = {"options": {"check": False, "call": {"to": 200, "add": 100}, "raise": {"type": "raise", "min_to": 400}}}


@rows_of(__file__)
def test_it_passes(question: Any, expect: Any, answer: Any) -> None:
    assert mismatches(question, expect, answer) == []


@rows_of(__file__)
def test_it_fails(question: Any, expect: Any, answer: Any, pointer: str) -> None:
    assert [one.pointer for one in mismatches(question, expect, answer)] == [pointer]


@pytest.mark.parametrize("answer", [{}, {"options": {"check": True}}, {"message": "ok"}])
def test_legal_must_be_told_of_an_action_and_of_a_hand(answer: Any) -> None:
    with pytest.raises(Uncomparable, match="legal"):
        mismatches(ACTION, RAISE, answer)
    with pytest.raises(Uncomparable, match="legal"):
        mismatches(HAND, STANDS, answer)


def test_options_must_be_told_where_they_are_asked_for() -> None:
    with pytest.raises(Uncomparable, match="options"):
        mismatches(OPTIONS, MAY, {"legal": True})


def test_of_a_legal_action_most_engines_tell_what_follows_and_of_an_illegal_one_only_what_becomes_of_it() -> None:
    whole = {**RAISE, "options": MAY["options"], "reasons": [], "round": {"to_act": 1, "pot_before_round": 3}}
    assert common_part(whole) == RAISE
    assert common_part({**whole, "legal": False}) == {"legal": False, "action": RAISE["action"]}
    assert common_part({"errors": ["x"], "legal": True}) == {"errors": ["x"]}
