"""A verb that does not fit gets the ruling, `legal` and size of the right one, and a reason says so."""

from collections.abc import Callable
from typing import Final

import pytest

from tests.rules.asking import BET, BROUGHT_IN, LIMIT, OPTION, RAISED, UNBET, Json, answer, pushed, said
from tests.support.rows import table_of

BOOKS: Final = ("roberts-11", "badugi", "tda-2013", "tda-2019")
LIMIT_BET: Final[Json] = LIMIT | {"current_bet": 20, "to_act": 2, "players": ["380/20 acted", "400/0", "400/0"]}
NO_BET: Final[Json] = {"last_full_bet_to": 0, "bet_count": 0}
SHORT: Final[Json] = LIMIT | NO_BET | {"current_bet": 8, "to_act": 2, "players": ["0/8 acted", "400/0", "400/0"]}
NAMES: Final = {"call.nothing_owed", "bet.facing_bet", "raise.unopened", "complete.nothing_short"}
MINIMUM: Final = ("roberts-11:3.16", "badugi:16", "tda-2013:41.A", "tda-2019:43.A")
RULED: Final = ("ruling", "legal", "action", "full_raise", "reopened_seats", "round", "options", "penalty")
Make = Callable[[str, int], Json]


NOT_REOPENED: Final[Json] = table_of(__file__, "NOT_REOPENED")
CAPPED: Final[Json] = LIMIT | {
    "current_bet": 80,
    "bet_count": 4,
    "capped": True,
    "to_act": 3,
    "players": ["420/80", "440/60", "480/20"],
}


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


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("round", [UNBET, OPTION])
@pytest.mark.parametrize("call", [{"type": "call"}, said("call")])
def test_a_call_of_nothing_is_a_check(book: str, round: Json, call: Json) -> None:
    told, checked = answer(round, call, book), answer(round, {"type": "check"}, book)
    assert {name: told[name] for name in RULED} == {name: checked[name] for name in RULED}
    assert codes(told) == ["call.nothing_owed"]
    assert answer(round, said("call", 300), book)["ruling"] == "corrected"  # what it names is dropped


@pytest.mark.parametrize("clause", MINIMUM)
@pytest.mark.parametrize("make", [acted, said])
def test_an_amount_below_the_minimum_is_corrected_by_its_clause(clause: str, make: Make) -> None:
    told = answer(BET, make("bet", 130), clause.partition(":")[0])
    assert (told["ruling"], told["legal"], told["action"]["to"]) == ("corrected", False, 200)
    assert ("raise.below_minimum", clause) in [(reason["code"], reason["clause"]) for reason in told["reasons"]]


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize(
    ("round", "word", "made"),
    [
        (UNBET, "bet", ("bet", 100)),
        (UNBET, "raise", ("bet", 100)),
        (BET, "raise", ("raise", 200)),
        (RAISED, "raise", ("raise", 1100)),
        (OPTION, "bet", ("raise", 200)),
        (BROUGHT_IN, "bet", ("complete", 20)),
        (LIMIT_BET, "raise", ("raise", 40)),
    ],
)
def test_a_wager_said_without_an_amount_is_accepted_at_the_minimum(
    book: str, round: Json, word: str, made: tuple[str, int]
) -> None:
    told = answer(round, said(word), book)
    assert (told["ruling"], told["legal"]) == ("accepted", True)
    assert (told["action"]["type"], told["action"]["to"]) == made
    assert "spoken.no_amount" in codes(told)


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("word", ["bet", "complete"])
@pytest.mark.parametrize(
    ("round", "barred"),
    [
        (BET | {"players": ["900/100", "60/0", "900/0"]}, "raise.stack"),
        (NOT_REOPENED, "raise.not_reopened"),
        (CAPPED, "raise.capped"),
    ],
)
def test_where_no_raise_is_open_it_is_the_call_and_the_reason_says_why(
    book: str, word: str, round: Json, barred: str
) -> None:
    told, raised = answer(round, said(word), book), answer(round, said("raise"), book)
    assert {name: told[name] for name in RULED} == {name: raised[name] for name in RULED}
    assert (told["action"]["type"], told["legal"]) == ("call", False)
    assert barred in codes(told)


def test_chips_that_do_not_play_change_it() -> None:
    told = answer(UNBET | {"chip": 10}, {**said("raise"), **pushed([5]), "order": "words_first"}, "tda-2019")
    assert (told["ruling"], told["action"]["to"]) == ("corrected", 100)
    assert "chips.some_do_not_play" in codes(told)


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("word", ["bet", "complete"])
def test_what_stays_as_it_is(book: str, word: str) -> None:
    """The words alone say too little; an amount that is no more than the bet is no raise."""
    assert answer(BET, said(word), book)["ruling"] == "discretion"
    assert answer(BET, said("check"), book)["ruling"] == "rejected"
    assert answer(BET, {"type": "check"}, book)["ruling"] == "rejected"
    for amount, was_told, ruling in ((60, None, "corrected"), (100, None, "accepted"), (130, 130, "corrected")):
        told = answer(BET, said(word, amount, was_told), book)
        assert (told["ruling"], told["action"]["type"], told["action"]["to"]) == (ruling, "call", 100)
    with pytest.raises(AssertionError, match=r"action\.size_needed"):
        answer(BET, {"type": word}, book)


@pytest.mark.parametrize("round", [BROUGHT_IN, SHORT])
@pytest.mark.parametrize("named", ["bet", "raise", "complete"])
def test_each_name_fits_what_completes(round: Json, named: str) -> None:
    for step in ({"type": named}, said(named, 20)):
        told = answer(round, step, "tda-2019")
        assert (told["ruling"], told["action"]["type"]) == ("accepted", "complete")
        assert not NAMES & set(codes(told))
