"""Compared is what every engine can say; the rest only where an engine says it."""

from typing import Any

import pytest

from kit.expectation import Uncomparable, common_part, mismatches

ACTION = {"action": {"type": "raise", "to": 500}}
OPTIONS: dict[str, Any] = {}
RAISE = {"legal": True, "action": {"type": "raise", "to": 500}, "reopened_seats": [2, 4], "round": {"to_act": 1}}
HAND: dict[str, Any] = {"hand": {"rounds": []}}
STANDS: dict[str, Any] = {
    "legal": True,
    "final": {"pot": 30, "stacks": [{"seat": 1, "stack": 70}, {"seat": 2, "stack": 0}]},
}
FALLS: dict[str, Any] = {"legal": False, "first_illegal": {"street": 2, "action": 3, "decision": {"legal": False}}}
FLOOR: dict[str, Any] = {"legal": None, "ruling": "discretion", "action": None, "round": {"to_act": 3}}
FLOOR_IN_HAND: dict[str, Any] = {"legal": None, "stopped_at": {"action": 3, "decision": {"ruling": "discretion"}}}
SENSELESS: dict[str, Any] = {"legal": None, "stopped_at": {"street": 2, "action": 2, "decision": None}}
CHOSEN: dict[str, Any] = {"legal": True, "action": {"type": "call", "to": 90}, "round": {"to_act": 1}}
CALL = {"action": {"type": "call"}}
CHECK = {"legal": True, "ruling": "accepted", "action": {"type": "check", "to": 0}, "round": {"to_act": 2}}
SAID: dict[str, Any] = {"declaration": {"words": [{"word": "call"}]}}
MAY = {"options": {"check": False, "call": {"to": 200, "add": 100}, "raise": {"type": "raise", "min_to": 400}}}


@pytest.mark.parametrize(
    ("question", "expect", "answer"),
    [
        pytest.param(ACTION, RAISE, {"legal": True}, id="what the engine does not say"),
        pytest.param(
            ACTION, RAISE, RAISE | {"name": "x", "round": {"to_act": 1, "pot_before_round": 7}}, id="what only it says"
        ),
        pytest.param(
            ACTION, RAISE, {"legal": True, "action": {"type": "bet", "to": 500}}, id="a wager by another name"
        ),
        pytest.param(ACTION, RAISE, {"legal": True, "reopened_seats": [4, 2]}, id="seats have no order"),
        pytest.param(
            ACTION,
            {"legal": True, "action": {"type": "call", "to": 90}},
            {"legal": True, "action": {"type": "all_in", "to": 90}},
            id="all in is a call here",
        ),
        pytest.param(ACTION, RAISE | {"legal": False}, {"legal": False, "action": None}, id="no correction"),
        pytest.param(ACTION, RAISE | {"legal": False}, {"refused": True}, id="barred in another way"),
        pytest.param(CALL, CHECK, {"legal": False}, id="a verb that does not fit, as illegal"),
        pytest.param(CALL, CHECK, {"legal": False, "ruling": "rejected", "action": None}, id="as rejected"),
        pytest.param(CALL, CHECK, {"refused": "no bet"}, id="as refused"),
        pytest.param(CALL, CHECK, CHECK | {"legal": False, "round": {"to_act": 1}}, id="as corrected, not yet done"),
        pytest.param(CALL, CHECK, {"legal": True, "action": {"type": "call", "to": 0}}, id="by its own name"),
        pytest.param(SAID, CHECK, {"legal": False}, id="a word that does not fit"),
        pytest.param(ACTION, {"errors": ["integer.invalid"]}, {"refused": True}, id="refused"),
        pytest.param(ACTION, {"errors": ["integer.invalid"]}, {"errors": ["other"]}, id="refused for another reason"),
        pytest.param(ACTION, {"errors": ["integer.invalid"]}, {"legal": False}, id="refused as illegal"),
        pytest.param(OPTIONS, MAY, {"options": {"call": {"to": 200}, "raise": {"min_to": 400}}}, id="check left out"),
        pytest.param(OPTIONS, {"options": {"raise": None}}, {"options": {"check": True}}, id="raise left out"),
        pytest.param(OPTIONS, {"options": None}, {"options": None}, id="the round is over"),
        pytest.param(HAND, STANDS, {"legal": True, "final": {"pot": 30}}, id="a hand without its stacks"),
        pytest.param(HAND, FALLS, {"legal": False}, id="a hand that falls somewhere"),
        pytest.param(HAND, FALLS, {"legal": False, "first_illegal": {"street": 2, "action": 3}}, id="and where"),
        pytest.param(HAND, FALLS, {"refused": True}, id="a hand that was not played on"),
        pytest.param(ACTION, FLOOR, CHOSEN, id="for the floor, allowed"),
        pytest.param(ACTION, FLOOR, CHOSEN | {"legal": False}, id="for the floor, corrected"),
        pytest.param(ACTION, FLOOR, {"legal": None}, id="for the floor"),
        pytest.param(ACTION, FLOOR, FLOOR | {"legal": False}, id="for the floor, by its ruling"),
        pytest.param(ACTION, FLOOR, {"refused": "no"}, id="for the floor, refused"),
        pytest.param(ACTION, {"ruling": "discretion", "action": None}, CHOSEN, id="for the floor, legal not expected"),
        pytest.param(HAND, FLOOR_IN_HAND, STANDS, id="a hand for the floor, allowed"),
        pytest.param(HAND, FLOOR_IN_HAND, {"legal": False}, id="a hand for the floor, barred"),
        pytest.param(HAND, SENSELESS, {"legal": False, "stopped_at": None}, id="a hand that makes no sense, barred"),
        pytest.param(HAND, SENSELESS, {"refused": True}, id="a hand that makes no sense, refused"),
        pytest.param(HAND, SENSELESS, {"legal": None, "stopped_at": {"street": 2}}, id="a hand that makes no sense"),
    ],
)
def test_it_passes(question: Any, expect: Any, answer: Any) -> None:
    assert mismatches(question, expect, answer) == []


@pytest.mark.parametrize(
    ("question", "expect", "answer", "pointer"),
    [
        pytest.param(ACTION, RAISE, {"legal": False}, "/legal", id="legal"),
        pytest.param(ACTION, RAISE, {"legal": 1}, "/legal", id="1 is not true"),
        pytest.param(ACTION, RAISE, {"legal": True, "action": {"type": "call", "to": 500}}, "/action/type", id="type"),
        pytest.param(ACTION, RAISE, {"legal": True, "action": {"to": 500.0}}, "/action/to", id="no whole number"),
        pytest.param(ACTION, RAISE, {"legal": True, "action": None}, "/action", id="no action"),
        pytest.param(ACTION, RAISE, {"legal": True, "reopened_seats": [2]}, "/reopened_seats", id="reopened"),
        pytest.param(ACTION, RAISE, {"legal": True, "round": {"to_act": 2}}, "/round/to_act", id="turn"),
        pytest.param(
            ACTION,
            {"legal": False, "ruling": "corrected"},
            {"legal": False, "ruling": "rejected", "action": None},
            "/ruling",
            id="no correction, and said to be none",
        ),
        pytest.param(ACTION, RAISE, {"legal": None}, "/legal", id="left to the floor"),
        pytest.param(ACTION, FLOOR, {"legal": "maybe"}, "/legal", id="no truth at all"),
        pytest.param(ACTION, FLOOR, FLOOR | {"ruling": "rejected"}, "/ruling", id="another ruling than the floor's"),
        pytest.param(ACTION, FLOOR, FLOOR | {"round": {"to_act": 1}}, "/round/to_act", id="the floor's, another round"),
        pytest.param(HAND, SENSELESS, {"legal": True}, "/legal", id="a hand that makes no sense, allowed"),
        pytest.param(CALL, CHECK, {"legal": True, "action": {"type": "fold"}}, "/action/type", id="another action"),
        pytest.param(CALL, CHECK, {"legal": False, "action": {"type": "fold"}}, "/action/type", id="corrected to it"),
        pytest.param(CALL, CHECK, {"legal": True, "round": {"to_act": 1}}, "/round/to_act", id="and not done"),
        pytest.param(CALL, CHECK | {"legal": False}, {"legal": True}, "/legal", id="a misnamed one that is barred"),
        pytest.param(ACTION, RAISE, {"refused": True}, "", id="refused"),
        pytest.param(ACTION, RAISE, {"errors": ["x"]}, "", id="refused with codes"),
        pytest.param(ACTION, {"errors": ["integer.invalid"]}, {"legal": True}, "", id="not refused"),
        pytest.param(OPTIONS, MAY, {"options": {"raise": {"min_to": 400}}}, "/options/call", id="no call"),
        pytest.param(OPTIONS, MAY, {"options": {"call": {"to": 200}, "raise": None}}, "/options/raise", id="no raise"),
        pytest.param(OPTIONS, MAY, {"options": None}, "/options", id="nothing to do"),
        pytest.param(OPTIONS, {"options": {"raise": None}}, MAY, "/options/raise", id="a raise"),
        pytest.param(HAND, STANDS, {"legal": True, "final": {"pot": 40}}, "/final/pot", id="another pot"),
        pytest.param(
            HAND,
            STANDS,
            {"legal": True, "final": {"stacks": [{"seat": 1, "stack": 70}, {"seat": 2, "stack": 9}]}},
            "/final/stacks/1/stack",
            id="another stack",
        ),
        pytest.param(HAND, STANDS, {"refused": True}, "", id="a hand that stands, refused"),
        pytest.param(
            HAND,
            FALLS,
            {"legal": False, "first_illegal": {"street": 1, "action": 3}},
            "/first_illegal/street",
            id="a hand that falls elsewhere",
        ),
    ],
)
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
