"""What is posted, the snapshot that comes of it, and what an opening can contradict."""

from typing import Any, Final

import pytest

from service.rules.betting.straddle import StraddleRaise, StraddleRule
from service.rules.model.fault import Fault
from service.rules.model.round import BettingRound, Opening, Player, Post, PostType, Pot, Structure
from service.rules.opening import deal_in
from service.rules.ruleset import Ruleset
from tests.conformance.doors import Straight

ANTE, SMALL, BIG, BRING_IN = PostType.ANTE, PostType.SMALL_BLIND, PostType.BIG_BLIND, PostType.BRING_IN
STRADDLE, POST = PostType.STRADDLE, PostType.POST
NO_LIMIT, LIMIT = Structure.NO_LIMIT, Structure.FIXED_LIMIT
PLAIN: Final = Ruleset(id="plain", version="1")


def dealt(stacks: tuple[int, ...], *posts: tuple[int, PostType, int], ruleset: Ruleset = PLAIN, **others: Any) -> Any:
    """The first snapshot after the posts (seat, type, amount), or the faults; the smallest bet is 100."""
    given: dict[str, Any] = {"structure": NO_LIMIT, "min_bet": 100, "streets": 4} | others
    players = tuple(Player(seat=seat, stack=stack) for seat, stack in enumerate(stacks, start=1))
    posted = tuple(Post(seat=seat, type=type, amount=amount) for seat, type, amount in posts)
    return deal_in(Opening(players=players, posts=posted, **given), ruleset)


@pytest.mark.parametrize(
    ("posts", "place", "code", "message", "params"),
    [
        (
            ((1, BRING_IN, 25), (2, BIG, 100)),
            "/posts",
            "bring_in_beside_blind",
            "A game with a bring-in has no blinds.",
            {},
        ),
        (
            ((1, SMALL, 50), (2, BIG, 100), (3, STRADDLE, 150)),
            "/posts/2/amount",
            "straddle_too_small",
            "Over a bet of 100 a straddle is at least 200.",
            {"current_bet": 100, "least": 200},
        ),
        (
            ((3, STRADDLE, 50), (2, BIG, 100)),
            "/posts/0/amount",
            "straddle_too_small",
            "Over a bet of 0 a straddle is at least 100.",
            {"current_bet": 0, "least": 100},
        ),
        (
            ((1, SMALL, 101), (2, BIG, 100)),
            "/posts/0/amount",
            "small_blind_above_big",
            "The big blind is 100.",
            {"big_blind": 100},
        ),
        (
            ((1, STRADDLE, 200),),
            "/posts/0/type",
            "big_blind_missing",
            "A straddle needs a big blind.",
            {"post": "straddle"},
        ),
    ],
)
def test_posts_that_contradict_each_other_are_refused_in_these_words(
    posts: tuple[tuple[int, PostType, int], ...], place: str, code: str, message: str, params: dict[str, Any]
) -> None:
    assert dealt((900, 900, 900), *posts) == (Fault(place, f"opening.{code}", message, params=tuple(params.items())),)


@pytest.mark.parametrize(("amount", "known"), [(900, True), (899, False)])
def test_only_what_leaves_nothing_behind_is_a_short_blind(amount: int, known: bool) -> None:
    round = dealt((900, 900, 900), (2, BIG, amount), min_bet=1000)
    assert round.current_bet == 1000 if known else [one.code for one in round] == ["opening.big_blind_below_min_bet"]


def test_a_small_blind_above_the_big_blind_that_nobody_posts_is_refused() -> None:
    [fault] = dealt((900, 900, 900), (1, SMALL, 101))
    assert (fault.pointer, fault.message) == ("/posts/0/amount", "The big blind is 100.")


@pytest.mark.parametrize(
    ("said", "faults"),
    [
        ({"last_full_bet": 200}, []),
        ({}, ["round.bet_above_commitments"]),
        ({"last_full_bet": 200, "street": 2}, ["round.bet_above_commitments", "round.committed_without_acting"]),
        ({"last_full_bet": 400, "current_bet": 400, "last_raise": 200}, ["round.bet_above_commitments"]),
    ],
)
def test_a_big_blind_that_nobody_posted_is_told_by_the_last_full_bet(said: dict[str, int], faults: list[str]) -> None:
    round = {
        "structure": "no_limit",
        "street": 1,
        "streets": 4,
        "min_bet": 200,
        "current_bet": 200,
        "to_act": 2,
        "players": [
            {"seat": 1, "stack": 900, "committed": 100, "acted": False},
            {"seat": 2, "stack": 900, "committed": 0, "acted": False},
            {"seat": 3, "stack": 900, "committed": 0, "acted": False},
        ],
    }
    answer = Straight().options({"ruleset": "tda-2019", "round": round | said})
    assert answer.get("faults", []) == faults


def test_a_seat_that_is_there_twice_is_pointed_at() -> None:
    twice = Opening(
        structure=NO_LIMIT,
        min_bet=100,
        players=tuple(Player(seat=seat, stack=900) for seat in (1, 2, 1)),
        first_to_act=1,
    )
    assert deal_in(twice, PLAIN) == (
        Fault("/players/2/seat", "round.seats_alike", "Seat 1 is there twice.", params=(("seat", 1),)),
    )


@pytest.mark.parametrize(
    ("stacks", "posts", "others", "expected"),
    [
        (
            (900, 900, 900),
            ((1, SMALL, 100), (2, BIG, 100)),
            {},
            {"current_bet": 100, "last_full_bet": 100, "last_raise": 100, "bet_count": 1, "pot_credit": 0, "to_act": 3},
        ),
        (
            (900, 100, 900),
            ((1, SMALL, 50), (2, BIG, 100)),
            {"structure": LIMIT},
            {"current_bet": 100, "last_full_bet": 100, "bet_count": 1, "to_act": 3},
        ),
        (
            (900, 900, 900, 900),
            ((1, SMALL, 50), (2, BIG, 100), (3, STRADDLE, 200), (4, POST, 200)),
            {"ruleset": Ruleset(id="live", version="1", straddle=StraddleRule(min_raise=StraddleRaise.PLUS_BIG_BLIND))},
            {"current_bet": 200, "last_raise": 100, "bet_count": 2},
        ),
        (
            (900, 900, 900),
            ((1, SMALL, 50), (2, POST, 100)),
            {},
            {"current_bet": 100, "last_full_bet": 100, "last_raise": 100, "bet_count": 1, "to_act": 2},
        ),
        (
            (900, 104, 900),
            ((2, ANTE, 20), (1, SMALL, 50), (2, BIG, 80)),
            {"chip": 5},
            {"current_bet": 100, "last_full_bet": 100, "to_act": 3},
        ),
        (
            (50, 100, 200, 900, 900),
            ((1, SMALL, 50), (2, BIG, 100), (3, STRADDLE, 200), (4, STRADDLE, 300), (5, STRADDLE, 400)),
            {"structure": LIMIT},
            {"current_bet": 400, "bet_count": 4, "capped": False},
        ),
        (
            (900, 900, 900),
            ((3, POST, 50),),
            {"first_to_act": 1},
            {"current_bet": 50, "last_full_bet": 0, "bet_count": 0, "to_act": 1},
        ),
        (
            (10, 900, 900),
            ((1, BRING_IN, 25),),
            {"structure": LIMIT},
            {"current_bet": 25, "bring_in": 25, "bet_count": 0, "to_act": 2},
        ),
        ((900, 10), ((1, ANTE, 10), (2, ANTE, 10)), {"structure": LIMIT, "first_to_act": 1}, {"began_heads_up": True}),
        (
            (900, 900),
            ((1, SMALL, 50), (2, BIG, 100)),
            {"structure": LIMIT, "began_heads_up": False},
            {"began_heads_up": False},
        ),
        (
            (900, 900, 10),
            ((1, ANTE, 10), (2, ANTE, 10), (3, ANTE, 10)),
            {"structure": LIMIT, "first_to_act": 1},
            {"began_heads_up": True},
        ),
    ],
    ids=[
        "blinds_of_one_size",
        "big_blind_just_all_in",
        "post_as_large_as_the_straddle",
        "late_post_instead_of_the_big_blind",
        "big_blind_all_in_but_for_chips_that_do_not_play",
        "straddles_up_to_the_cap",
        "post_below_a_bet",
        "short_bring_in",
        "two_of_whom_one_is_all_in",
        "told_not_to_be_heads_up",
        "one_of_three_all_in",
    ],
)
def test_what_is_posted_makes_the_first_snapshot(
    stacks: tuple[int, ...],
    posts: tuple[tuple[int, PostType, int], ...],
    others: dict[str, Any],
    expected: dict[str, Any],
) -> None:
    round = dealt(stacks, *posts, **others)
    assert isinstance(round, BettingRound), round
    assert {name: getattr(round, name) for name in expected} == expected


def test_a_small_blind_that_counts_as_a_big_one_does_so_until_it_is_one() -> None:
    opening = {
        "structure": "pot_limit",
        "streets": 4,
        "min_bet": 100,
        "players": [{"seat": seat, "stack": 5000} for seat in (1, 2, 3)],
        "posts": [{"seat": 1, "type": "small_blind", "amount": 50}, {"seat": 2, "type": "big_blind", "amount": 100}],
    }
    body = {"ruleset": "wsop-live-2024", "opening": opening}
    credits = [
        Straight().rounds(body | {"actions": [{"type": "call"}] * calls})["round"]["pot_credit"] for calls in (0, 1, 2)
    ]
    assert credits == [50, 50, 0]


@pytest.mark.parametrize("pot", [None, 80])
def test_pots_of_before_are_what_is_in_the_middle_before_anybody_posts(pot: int | None) -> None:
    before = (Pot(amount=80, seats=(1, 2, 3)),)
    round = dealt((900, 900, 900), (1, ANTE, 10), (2, SMALL, 50), (3, BIG, 100), pot=pot, pots=before, street=1)
    assert (round.pot, round.pots) == (90, (Pot(amount=90, seats=(1, 2, 3)),))


@pytest.mark.parametrize("pot", [0, 50, 100])
def test_pots_that_are_not_what_is_in_the_middle_are_a_fault(pot: int) -> None:
    before = (Pot(amount=80, seats=(1, 2, 3)),)
    [fault] = dealt((900, 900, 900), (2, SMALL, 50), (3, BIG, 100), pot=pot, pots=before, street=1)
    assert (fault.pointer, fault.code) == ("/pots", "round.pots_do_not_add_up")
