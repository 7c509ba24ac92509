"""Chips and wrong sizes that come to light later, at their edges: what the floor is told, and what is left behind."""

from typing import Any, Final

import pytest

from tests.cases.ruled import differences
from tests.rules.asking import LIMIT, STUD, answer
from tests.support.rounds import HIDDEN, UNDERBET
from tests.support.rows import rows_of, table_of

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
POT_RAISED: Final[Json] = table_of(__file__, "POT_RAISED")


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


@rows_of(__file__)
def test_a_wager_is_put_right_to_what_it_had_to_be(round: Json, seat: int, faced: int, action: Json | None) -> None:
    found = answer(round, UNDERBET | {"seat": seat, "faced": faced}, "roberts-11")
    assert differences({"action": action}, found) == []


@rows_of(__file__)
def test_who_had_acted_early_is_told_what_it_means(round: Json, incident: Json, pending: Json, message: str) -> None:
    found = answer(round, incident, "tda-2019", seat_3=pending)
    assert message in [reason["message"] for reason in found["reasons"]][1:]
