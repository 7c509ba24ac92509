"""Each game by its name, played through by the service and by the naive model: `make differential` plays more."""

import pytest
from hypothesis import settings

from service.named_games import GAMES
from tests.models.naive_games import NAMES, most_seats, structures
from tests.models.named_games import play

HANDS = settings().max_examples


def test_both_know_the_same_games() -> None:
    assert set(NAMES) == set(GAMES)
    assert {name: most_seats(name) for name in NAMES} == {name: game.most_players for name, game in GAMES.items()}
    assert {name: structures(name)[0] for name in NAMES} == {name: game.structures[0] for name, game in GAMES.items()}
    assert {name: {*structures(name)} for name in NAMES} == {name: {*game.structures} for name, game in GAMES.items()}


@pytest.mark.parametrize("name", NAMES)
def test_both_agree_on_random_hands(name: str) -> None:
    streets = 0
    for number in range(HANDS):
        tally = play(20_251, name, number)
        assert not tally.differences, tally.differences[0].story
        streets += tally.rounds
    assert streets > HANDS
