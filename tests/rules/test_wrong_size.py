"""Chips and wrong sizes that come to light later, at their edges: what the floor is told, and what is left behind."""

from typing import Any, Final

import pytest

from tests.cases.ruled import differences
from tests.rules.asking import BROUGHT_IN, LIMIT, STUD, answer, noted
from tests.support.rounds import COUNT, HIDDEN, POT, UNDERBET

Json = dict[str, Any]

OWED: Final = "floor.chip_counts"
BEHIND: Final = "floor.chip_stays_behind"
SHORT: Final[Json] = LIMIT | {
    "current_bet": 26,
    "last_full_bet_to": 20,
    "bet_count": 1,
    "chip": 5,
    "to_act": 1,
    "players": ["480/20", "0/26", "500/0"],
}
OVER_A_BRING_IN: Final[Json] = STUD | {
    "structure": "no_limit",
    "current_bet": 18,
    "last_full_raise_by": 20,
    "to_act": 1,
    "players": ["495/5 acted", "0/18 acted", "500/0"],
}
POT_RAISED: Final[Json] = {
    "structure": "pot_limit",
    "street": 1,
    "pot_before_round": 100,
    "pot_credit": 50,
    "current_bet": 300,
    "last_full_raise_by": 200,
    "to_act": 1,
    "players": ["900/100 acted", "0/300 acted", "900/100 acted"],
}


@pytest.mark.parametrize(
    ("round", "amount", "faced", "effect", "action", "left"),
    [
        (SHORT, 1, 10, BEHIND, None, {"current_bet": 26, "last_full_bet_to": 20, "bet_count": 1}),
        (OVER_A_BRING_IN, 20, 5, OWED, {"type": "complete", "to": 38}, {"last_full_raise_by": 38, "bet_count": 1}),
        (POT_RAISED, 1000, 100, OWED, {"to": 550, "add": 250}, {"current_bet": 550, "last_full_raise_by": 450}),
        (POT_RAISED | {"pot_credit": 0}, 1000, 100, OWED, {"to": 500, "add": 200}, {"current_bet": 500}),
    ],
)
def test_a_chip_goes_in_as_far_as_it_could(
    round: Json, amount: int, faced: int, effect: str, action: Json | None, left: Json
) -> None:
    hidden = HIDDEN | {"seat": 2, "amount": amount, "faced": faced}
    first = answer(round, hidden, "tda-2019")["alternatives"][0]
    assert differences({"effect": {"code": effect}, "action": action, "round": left}, first) == []


@pytest.mark.parametrize(
    ("round", "seat", "faced", "action"),
    [
        # an all-in of just half a bet is a bet: what lifts it goes a whole bet on top
        (
            LIMIT
            | {
                "current_bet": 25,
                "last_full_bet_to": 10,
                "bet_count": 1,
                "to_act": 3,
                "players": ["0/10", "475/25", "500/0"],
            },
            2,
            10,
            {"type": "raise", "to": 30},
        ),
        # a bring-in is none, however near to a bet
        (
            STUD
            | {
                "bring_in": 15,
                "current_bet": 18,
                "last_full_bet_to": 18,
                "bet_count": 1,
                "to_act": 1,
                "players": ["485/15 acted", "482/18 acted"],
            },
            2,
            15,
            {"type": "complete", "to": 20},
        ),
        # nor is it too low where it is a bring-in
        (BROUGHT_IN, 1, 0, None),
    ],
)
def test_a_wager_is_put_right_to_what_it_had_to_be(round: Json, seat: int, faced: int, action: Json | None) -> None:
    found = answer(round, UNDERBET | {"seat": seat, "faced": faced}, "roberts-11")
    assert differences({"action": action}, found) == []


@pytest.mark.parametrize(
    ("round", "incident", "pending", "message"),
    [
        (
            {"current_bet": 60, "to_act": 2, "players": ["940/60", "900/0", "900/0"]},
            UNDERBET | {"seat": 1, "faced": 0},
            noted("call", 60, 60),
            "What seat 3 did out of turn binds it no longer: what was done since releases it.",
        ),
        (
            POT
            | {
                "pot_before_round": 150,
                "current_bet": 200,
                "last_full_raise_by": 200,
                "players": ["800/200", "900/0", "900/0"],
            },
            COUNT | {"quoted_pot": 200},
            noted("call", 200, 200),
            "The bet that seat 3 acted on out of turn is put right to 150: what the seat did stays pending on that.",
        ),
    ],
)
def test_who_had_acted_early_is_told_what_it_means(round: Json, incident: Json, pending: Json, message: str) -> None:
    found = answer(round, incident, "tda-2019", seat_3=pending)
    assert message in [reason["message"] for reason in found["reasons"]][1:]
