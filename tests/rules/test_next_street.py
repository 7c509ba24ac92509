"""From one street to the next, field by field."""

from typing import Final

import pytest
from msgspec.structs import replace

from service.rules.acting.to_act import left_of
from service.rules.model.next import NextStreet, Uncalled
from service.rules.model.round import BettingRound, OutOfTurn, OutOfTurnType, Player, Pot, Structure
from service.rules.next_street import next_street
from service.rules.pots import bets_left, gathered, uncalled
from tests.support.rows import rows_of

OVER: Final = BettingRound(
    structure=Structure.FIXED_LIMIT,
    min_bet=100,
    to_act=4,
    players=(
        Player(seat=2, stack=600, committed=400, acted=True, no_raise=True),
        Player(seat=4, stack=800, committed=200, acted=True, folded=True),
        Player(seat=7, stack=0, committed=300, acted=True, no_fold=True),
        Player(
            seat=9,
            stack=500,
            committed=400,
            out_of_turn=OutOfTurn(type=OutOfTurnType.CALL, to=400, faced=400),
            acted=True,
        ),
    ),
    street=1,
    streets=4,
    max_bet=900,
    big_bet=200,
    chip=5,
    pot_before_round=50,
    current_bet=400,
    last_full_raise_by=120,
    last_full_bet_to=380,
    bet_count=4,
    capped=True,
    bring_in=25,
    pot_credit=10,
    players_left=9,
    began_heads_up=False,
)


def with_players(*told: str) -> BettingRound:
    """A street that is over, with these players in it: behind/in front, with `folded` after it where one is out."""
    players = []
    for seat, one in enumerate(told, start=1):
        stack, committed = map(int, one.removesuffix(" folded").split("/"))
        players.append(Player(seat=seat, stack=stack, committed=committed, acted=True, folded="folded" in one))
    return BettingRound(
        structure=Structure.NO_LIMIT, min_bet=100, last_full_raise_by=100, to_act=None, players=tuple(players), chip=5
    )


def test_everything_of_the_street_is_left_behind_but_the_table() -> None:
    assert next_street(OVER, NextStreet(first_to_act=2)) == BettingRound(
        structure=Structure.FIXED_LIMIT,
        min_bet=100,
        to_act=2,
        players=(
            Player(seat=2, stack=600),
            Player(seat=4, stack=800, folded=True),
            Player(seat=7, stack=0),
            Player(seat=9, stack=500),
        ),
        street=2,
        streets=4,
        max_bet=900,
        chip=5,
        pot_before_round=1350,
        pots_before_round=(Pot(amount=1150, seats=(2, 7, 9)), Pot(amount=200, seats=(2, 9))),
        last_full_raise_by=100,
        players_left=9,
        began_heads_up=True,
    )


def test_a_street_may_have_a_smallest_bet_of_its_own() -> None:
    after = next_street(OVER, NextStreet(first_to_act=2, min_bet=200))
    assert (after.min_bet, after.last_full_raise_by) == (200, 200)


def test_a_big_bet_is_open_on_the_street_that_says_so() -> None:
    after = next_street(replace(OVER, big_bet=None), NextStreet(first_to_act=2, big_bet=200))
    assert (after.min_bet, after.big_bet, after.last_full_raise_by) == (100, 200, 100)


def test_a_street_that_was_not_told_stays_untold() -> None:
    round = with_players("900/100", "900/100")
    assert next_street(round, NextStreet(first_to_act=1)).street is None


@rows_of(__file__)
def test_a_street_begins_heads_up_for_two_in_the_pot_or_two_who_can_bet(players: list[str], heads_up: bool) -> None:
    assert next_street(with_players(*players), NextStreet(first_to_act=1)).began_heads_up is heads_up


@pytest.mark.parametrize(("first", "to_act"), [(2, 2), (4, 9), (7, 9), (9, 9)])
def test_the_first_who_has_action_acts(first: int, to_act: int) -> None:
    assert next_street(OVER, NextStreet(first_to_act=first)).to_act == to_act


def test_one_who_alone_has_chips_does_not_act() -> None:
    round = with_players("900/100", "4/100", "900/50 folded")
    assert next_street(round, NextStreet(first_to_act=1)).to_act is None


@rows_of(__file__)
def test_what_nobody_called_goes_back(players: list[str], back: tuple[int, int] | None) -> None:
    round = with_players(*players)
    assert uncalled(round) == (back and Uncalled(*back))
    after = gathered(round)
    seat, chips = back or (0, 0)
    assert after.pot_before_round == sum(player.committed for player in round.players) - chips
    for was, now in zip(round.players, after.players, strict=True):
        returned = chips if seat == was.seat else 0
        assert now == Player(seat=was.seat, stack=was.stack + returned, folded=was.folded)


@pytest.mark.parametrize(("button", "left"), [(2, 4), (4, 7), (7, 9), (9, 2)])
def test_left_of_the_button_is_the_next_seat_in_the_pot_or_not(button: int, left: int) -> None:
    assert left_of([player.seat for player in OVER.players], button) == left


@rows_of(__file__)
def test_a_dead_button_has_its_place_among_seats_that_are_numbered_clockwise(
    seats: tuple[int, ...], button: int, left: int | None
) -> None:
    assert left_of(seats, button) == left


@rows_of(__file__)
def test_two_with_chips_could_bet_on_the_next_street(players: list[str], left: bool) -> None:
    assert bets_left(with_players(*players)) is left


BETS: Final = (100, 100, 200, 200)
TWO_SIZES: Final = replace(OVER, street=1, streets=4, min_bet=100, street_bets=BETS, big_bet=None)


@pytest.mark.parametrize(("street", "least"), [(1, 100), (2, 200), (3, 200)])
def test_the_bet_of_a_street_is_told_once(street: int, least: int) -> None:
    now = replace(TWO_SIZES, street=street, min_bet=BETS[street - 1])
    after = next_street(now, NextStreet(first_to_act=2))
    assert (after.street, after.min_bet, after.last_full_raise_by, after.big_bet) == (street + 1, least, least, None)


def test_an_open_pair_opens_the_larger_bet_on_that_street_alone() -> None:
    after = next_street(TWO_SIZES, NextStreet(first_to_act=2, open_pair=True))
    assert (after.min_bet, after.big_bet) == (100, 200)
    assert next_street(after, NextStreet(first_to_act=2)).big_bet is None


def test_who_acts_last_does_so_on_the_first_street_alone() -> None:
    assert next_street(replace(TWO_SIZES, acts_last=2), NextStreet(first_to_act=2)).acts_last is None
