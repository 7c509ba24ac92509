"""Each game by its name, played through by the service and by the naive model: `make differential` plays more."""

import pytest
from hypothesis import settings

from service.named_games.game import GAMES
from tests.models.naive import BOOKS, Event, NaiveRound
from tests.models.naive_games import NAMES, Table, first_street, most_seats, pots, structures
from tests.models.named_games import play

HANDS = settings().max_examples


def test_both_know_the_same_games() -> None:
    assert set(NAMES) == set(GAMES)
    assert {name: most_seats(name) for name in NAMES} == {name: game.most_players for name, game in GAMES.items()}
    assert {name: structures(name)[0] for name in NAMES} == {name: game.structures[0] for name, game in GAMES.items()}
    assert {name: {*structures(name)} for name in NAMES} == {name: {*game.structures} for name, game in GAMES.items()}


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_both_agree_on_random_hands(name: str) -> None:
    streets = 0
    for number in range(HANDS):
        record = play(20_251, name, number)
        assert record.stories == {}
        streets += record.rounds
    assert streets > HANDS


def test_the_naive_pots_of_a_bomb_pot_are_those_of_the_antes() -> None:
    """Seat 2 has 3 chips of the ante of 5: it can win 3 of each, and the other two the rest."""
    told = Table(
        "bomb_pot", "no_limit", stacks=((1, 100), (2, 3), (3, 50)), big_blind=10, ante=5, button=2, players_left=9
    )
    round = NaiveRound.deal_in(first_street(told), BOOKS["tda-2019"])
    assert round.to_act() == 3
    assert pots(told, [round.then(Event(3, "check"), Event(1, "check"))]) == [(9, (1, 2, 3)), (4, (1, 3))]


def test_what_a_folded_seat_bet_beyond_an_all_in_is_not_for_the_naive_all_in_seat() -> None:
    """Seat 1 raises to 100 and folds out of turn: 50 of it neither seat 3 has matched, who is all-in, nor seat 2."""
    told = Table("stud", "no_limit", stacks=((1, 200), (2, 200), (3, 50)), bets=(50, 50), bring_in=25, first=1)
    wagers = (Event(1, "bring_in", 25), Event(2, "wager", 50), Event(3, "call", 50), Event(1, "wager", 75))
    round = NaiveRound.deal_in(first_street(told), BOOKS["tda-2019"])
    assert pots(told, [round.then(*wagers, Event(1, "fold", in_turn=False))]) == [(150, (2, 3)), (50, (2,))]
