"""How a hand begins, and place, code and words of what in it contradicts itself."""

from typing import Any, Final

import pytest
from msgspec.structs import replace

from service.rules.model.fault import Fault
from service.rules.model.hand import Hand, Street
from service.rules.model.round import BettingRound, Opening, Player, Post, PostType, SentRound, Structure
from service.rules.play_hand import begin, left_of_button_by_blinds
from tests.cases.doors import RULEBOOKS

RULESET: Final = RULEBOOKS["tda-2019"].ruleset
PLAYERS: Final = tuple(Player(seat=seat, stack=1000) for seat in (1, 2, 3))
UNORDERED: Final = (PLAYERS[0], PLAYERS[2], PLAYERS[1])
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


AT_9: Final = "`first_to_act` is seat 9, which is not at the table."


@pytest.mark.parametrize(
    ("start", "streets", "button", "fault"),
    [
        (
            replace(OPENING, players=UNORDERED), FOUR, 9, ("/button", "round.button_unknown",
            "`button` is at seat 9, which is not dealt in, and `players` are not in clockwise seat numbers. "
            "Leave it out.", {"seat": 9}),
        ),
        (
            OPENING, (Street(), Street(first_to_act=1), Street(first_to_act=9)), 3,
            ("/rounds/2/first_to_act", "hand.first_to_act_unknown", AT_9, {"seat": 9}),
        ),
        (
            OPENING, (Street(), Street(first_to_act=9)), 3,
            ("/rounds/1/first_to_act", "hand.first_to_act_unknown", AT_9, {"seat": 9}),
        ),
        (
            OPENING, (Street(min_bet=100), Street(min_bet=200)), 3,
            ("/rounds/0/min_bet", "hand.min_bet_twice",
            "`min_bet` of the first street is set above. Leave it out here.", {}),
        ),
        (
            OPENING, (Street(), Street(big_bet=200)), 3, ("/rounds/1/big_bet", "round.big_bet_without_limit",
            "`big_bet` is not used in no_limit. Leave it out.", {"structure": "no_limit"}),
        ),
        (
            replace(OPENING, structure=Structure.FIXED_LIMIT), (Street(big_bet=300), Street(big_bet=300, min_bet=200)),
            3, ("/rounds/0/big_bet", "hand.big_bet_twice",
            "`big_bet` of the first street is set above. Leave it out here.", {}),
        ),
        (
            SNAPSHOT, (Street(first_to_act=1),), 3,
            ("/rounds/0/first_to_act", "hand.first_to_act_twice",
            "`first_to_act` is not used here: `to_act` of the snapshot names the seat. Leave it out.", {}),
        ),
        (
            replace(SNAPSHOT, street=None), (), 3, ("/round/street", "hand.street_needed",
            "`street` is missing. Send it: it decides which street is the last.", {}),
        ),
        (
            replace(OPENING, streets=None), (), 3, ("/round/streets", "hand.streets_needed",
            "`streets` is missing. Send it: it decides which street is the last.", {}),
        ),
        (
            SNAPSHOT, FOUR, 3, ("/rounds", "hand.too_many_rounds",
            "`rounds` has too many streets. The game has 4 betting rounds.", {"streets": 4}),
        ),
        (
            replace(SNAPSHOT, to_act=9), (), 3,
            ("/round/to_act", "round.to_act_unknown", AT_9.replace("first_", ""), {"seat": 9}),
        ),
        (
            replace(OPENING, first_to_act=9), (), 3,
            ("/rounds/0/first_to_act", "opening.first_to_act_unknown", AT_9, {"seat": 9}),
        ),
        (
            replace(OPENING, posts=(*OPENING.posts, Post(seat=9, type=PostType.ANTE, amount=5))), (), 3,
            ("/posts/2/seat", "opening.post_seat_unknown",
            "`seat` of a post is 9, which is not at the table.", {"seat": 9}),
        ),
    ],
)  # fmt: skip
def test_a_contradiction_in_a_hand_is_refused_in_these_words(
    start: Opening | SentRound, streets: tuple[Street, ...], button: int, fault: tuple[str, str, str, dict[str, Any]]
) -> None:
    place, code, message, params = fault
    turns_on = ("current_bet",) if code == "round.to_act_unknown" else ()
    found = Fault(place, code, message, turns_on=turns_on, params=tuple(params.items()))
    assert told(start, streets, button) == (found,)


@pytest.mark.parametrize("start", [replace(OPENING, first_to_act=9), replace(SNAPSHOT, to_act=9)])
def test_what_is_wrong_with_the_hand_and_with_its_start_is_told_together(start: Opening | SentRound) -> None:
    first, _ = told(start, (Street(), Street(first_to_act=8)))
    assert first.code == "hand.first_to_act_unknown"


SMALL, BIG = PostType.SMALL_BLIND, PostType.BIG_BLIND


@pytest.mark.parametrize(
    ("seats", "posts", "left"),
    [
        ((1, 2, 3), ((1, SMALL), (2, BIG)), 1),
        ((1, 2, 3), ((2, BIG),), 2),
        ((1, 2, 3), ((3, SMALL),), 3),
        ((1, 2), ((1, SMALL), (2, BIG)), 2),
        ((1, 2), ((2, SMALL),), 1),
        ((1, 2), ((2, BIG),), 2),
        ((1, 2, 3), ((1, SMALL), (2, SMALL), (3, BIG)), None),
        ((1, 2, 3), ((1, PostType.POST),), None),
    ],
)
def test_the_blinds_tell_where_the_button_is(
    seats: tuple[int, ...], posts: tuple[tuple[int, PostType], ...], left: int | None
) -> None:
    start = replace(
        OPENING,
        players=tuple(Player(seat=seat, stack=1000) for seat in seats),
        posts=tuple(Post(seat=seat, type=type, amount=100) for seat, type in posts),
    )
    assert left_of_button_by_blinds(Hand(start=start, streets=())) == left
    assert left_of_button_by_blinds(Hand(start=SNAPSHOT, streets=())) is None
