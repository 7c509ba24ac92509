"""A verb that does not fit gets the ruling, `legal` and size of the right one, and a reason says so."""

from collections.abc import Callable
from typing import Final

import pytest

from tests.rules.asking import BET, LIMIT, OPTION, RAISED, UNBET, Json, answer, answers, said

BOOKS: Final = ("roberts-11", "badugi", "tda-2013", "tda-2019")
LIMIT_BET: Final[Json] = LIMIT | {"current_bet": 20, "to_act": 2, "players": ["380/20 acted", "400/0", "400/0"]}
NAMES: Final = {"call.nothing_owed", "bet.facing_bet", "raise.unopened", "complete.nothing_short"}
RULED: Final = ("ruling", "legal", "action", "full_raise", "reopened_seats", "round", "options", "penalty")
Make = Callable[[str, int], Json]


test_what_is_told = answers(__file__)


def acted(type: str, to: int) -> Json:
    """An action to this total."""
    return {"type": type, "to": to}


def codes(told: Json) -> list[str]:
    """The codes of its reasons."""
    return [reason["code"] for reason in told["reasons"]]


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("make", [acted, said])
@pytest.mark.parametrize(
    ("round", "verbs", "code", "sizes"),
    [
        pytest.param(UNBET, ("raise", "bet"), "raise.unopened", (50, 100, 300, 900, 5000), id="a raise into nothing"),
        pytest.param(UNBET, ("complete", "bet"), "complete.nothing_short", (50, 300), id="a completion of nothing"),
        pytest.param(BET, ("bet", "raise"), "bet.facing_bet", (101, 150, 200, 300, 5000), id="a bet to a bet"),
        pytest.param(BET, ("complete", "raise"), "complete.nothing_short", (149, 250), id="a completion of a bet"),
        pytest.param(RAISED, ("bet", "raise"), "bet.facing_bet", (700, 1100, 2000), id="a bet to a raise"),
        pytest.param(OPTION, ("bet", "raise"), "bet.facing_bet", (50, 100, 149, 300), id="a bet by the big blind"),
        pytest.param(LIMIT_BET, ("bet", "raise"), "bet.facing_bet", (25, 40, 60), id="a bet to a bet in limit"),
    ],
)
def test_a_wager_by_another_name(
    book: str, make: Make, round: Json, verbs: tuple[str, str], code: str, sizes: tuple[int, ...]
) -> None:
    named, right = verbs
    for to in sizes:
        told, as_it_is = answer(round, make(named, to), book), answer(round, make(right, to), book)
        assert {name: told[name] for name in RULED} == {name: as_it_is[name] for name in RULED}, to
        assert code in codes(told)
        assert not NAMES & set(codes(as_it_is))
        assert told["action"]["type"] == right
