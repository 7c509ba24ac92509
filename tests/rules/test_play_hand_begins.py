"""How a hand begins, and place, code and words of what in it contradicts itself."""

from typing import Any, Final

import pytest
from msgspec import convert, to_builtins
from msgspec.structs import replace

from service.rules.model.fault import Fault
from service.rules.model.hand import Hand, Street
from service.rules.model.round import BettingRound, Opening, Player, Post, PostType, SentRound, Structure
from service.rules.play_hand import begin, left_of_button_by_blinds
from tests.cases.doors import RULEBOOKS
from tests.support.rows import rows_of

Json = dict[str, Any]

RULESET: Final = RULEBOOKS["tda-2019"].ruleset
PLAYERS: Final = tuple(Player(seat=seat, stack=1000) for seat in (1, 2, 3))
OPENING: Final = Opening(
    structure=Structure.NO_LIMIT,
    min_bet=100,
    players=PLAYERS,
    posts=(Post(seat=1, type=PostType.SMALL_BLIND, amount=50), Post(seat=2, type=PostType.BIG_BLIND, amount=100)),
    street=1,
    streets=4,
)
SNAPSHOT: Final = SentRound(structure=Structure.NO_LIMIT, min_bet=100, to_act=1, players=PLAYERS, street=2, streets=4)
FOUR: Final = (Street(), Street(), Street(), Street())


def told(start: Opening | SentRound, streets: tuple[Street, ...] = (), button: int | None = None) -> Any:
    """The faults of a hand, or its first snapshot."""
    return begin(Hand(start=replace(start, button=button), streets=streets), RULESET)


def test_a_hand_begins_with_its_opening() -> None:
    begun = told(OPENING, FOUR, button=3)
    assert isinstance(begun, BettingRound)
    assert (begun.to_act, begun.current_bet, begun.pot_total) == (3, 100, 150)


def test_a_hand_begins_with_its_snapshot() -> None:
    begun = told(SNAPSHOT, FOUR[1:], button=1)
    assert isinstance(begun, BettingRound)
    assert (begun.to_act, begun.current_bet, begun.street) == (1, 0, 2)


@rows_of(__file__)
def test_a_contradiction_in_a_hand_is_refused_in_these_words(
    start: str, change: Json, streets: list[Json], button: int, fault: Json
) -> None:
    base: Opening | SentRound = OPENING if start == "opening" else SNAPSHOT
    begun: Opening | SentRound = convert(to_builtins(base) | change, type(base))
    turns_on = ("current_bet",) if fault["code"] == "round.to_act_unknown" else ()
    found = Fault(**{**fault, "params": tuple(fault["params"].items()), "turns_on": turns_on})
    assert told(begun, tuple(Street(**street) for street in streets), button) == (found,)


@pytest.mark.parametrize("start", [replace(OPENING, first_to_act=9), replace(SNAPSHOT, to_act=9)])
def test_what_is_wrong_with_the_hand_and_with_its_start_is_told_together(start: Opening | SentRound) -> None:
    first, _ = told(start, (Street(), Street(first_to_act=8)))
    assert first.code == "hand.first_to_act_unknown"


@rows_of(__file__)
def test_the_blinds_tell_where_the_button_is(seats: list[int], posts: list[tuple[int, str]], left: int | None) -> None:
    start = replace(
        OPENING,
        players=tuple(Player(seat=seat, stack=1000) for seat in seats),
        posts=tuple(Post(seat=seat, type=PostType(type), amount=100) for seat, type in posts),
    )
    assert left_of_button_by_blinds(Hand(start=start, streets=())) == left
    assert left_of_button_by_blinds(Hand(start=SNAPSHOT, streets=())) is None
