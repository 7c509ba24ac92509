"""What is posted, the snapshot that comes of it, and what an opening can contradict."""

from itertools import permutations
from typing import Any, Final

import pytest

from service.rules.betting.antes import AnteRule, ShortStackPays
from service.rules.betting.straddle import StraddleRaise, StraddleRule
from service.rules.model.fault import Fault
from service.rules.model.round import BettingRound, Opening, Player, Post, PostType, Pot, Structure
from service.rules.opening import deal_in
from service.rules.ruleset import Ruleset
from tests.cases.doors import Straight

ANTE, SMALL, BIG, BRING_IN = PostType.ANTE, PostType.SMALL_BLIND, PostType.BIG_BLIND, PostType.BRING_IN
STRADDLE, POST, DEAD = PostType.STRADDLE, PostType.POST, PostType.DEAD
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
            "Over a bet of 100 a straddle is at least 200.",
            {"current_bet": 100, "least": 200},
        ),
        (
            ((3, STRADDLE, 300), (1, STRADDLE, 300), (2, BIG, 100)),
            "/posts/1/amount",
            "straddle_too_small",
            "Over a bet of 300 a straddle is at least 400.",
            {"current_bet": 300, "least": 400},
        ),
        (
            ((1, POST, 50), (1, SMALL, 50), (2, BIG, 100)),
            "/posts/0/amount",
            "post_not_above",
            "Seat 1 has posted 50; a further blind is the total in front.",
            {"seat": 1, "posted": 50},
        ),
        (
            ((1, BIG, 100), (2, BIG, 200), (3, STRADDLE, 400)),
            "/posts/1/type",
            "post_twice",
            "There is already a big_blind. Two seats may post a big_blind, of one size.",
            {"post": "big_blind"},
        ),
        (
            ((1, SMALL, 50), (2, BIG, 100), (3, BIG, 100)),
            "/first_to_act",
            "first_to_act_needed",
            "first_to_act is needed, or the button: several seats post the blind that tells it.",
            {"why": "several_blinds"},
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
        ({"last_full_bet_to": 200}, []),
        ({}, ["round.bet_above_commitments"]),
        ({"last_full_bet_to": 200, "street": 2}, ["round.bet_above_commitments", "round.committed_without_acting"]),
        ({"last_full_bet_to": 400, "current_bet": 400, "last_full_raise_by": 200}, ["round.bet_above_commitments"]),
    ],
)
def test_a_big_blind_that_nobody_posted_is_told_by_the_last_full_bet_to(
    said: dict[str, int], faults: list[str]
) -> None:
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
    answer = Straight().options({"rulebook": "tda-2019", "round": round | said})
    assert answer.get("errors", []) == faults


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
            {
                "current_bet": 100,
                "last_full_bet_to": 100,
                "last_full_raise_by": 100,
                "bet_count": 1,
                "pot_credit": 0,
                "to_act": 3,
            },
        ),
        (
            (900, 100, 900),
            ((1, SMALL, 50), (2, BIG, 100)),
            {"structure": LIMIT},
            {"current_bet": 100, "last_full_bet_to": 100, "bet_count": 1, "to_act": 3},
        ),
        (
            (900, 900, 900, 900),
            ((1, SMALL, 50), (2, BIG, 100), (3, STRADDLE, 200), (4, POST, 200)),
            {"ruleset": Ruleset(id="live", version="1", straddle=StraddleRule(min_raise=StraddleRaise.PLUS_BIG_BLIND))},
            {"current_bet": 200, "last_full_raise_by": 100, "bet_count": 2},
        ),
        (
            (900, 900, 900),
            ((1, SMALL, 50), (2, POST, 100)),
            {},
            {"current_bet": 100, "last_full_bet_to": 100, "last_full_raise_by": 100, "bet_count": 1, "to_act": 2},
        ),
        (
            (900, 104, 900),
            ((2, ANTE, 20), (1, SMALL, 50), (2, BIG, 80)),
            {"chip": 5},
            {"current_bet": 100, "last_full_bet_to": 100, "to_act": 3},
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
            {"current_bet": 50, "last_full_bet_to": 0, "bet_count": 0, "to_act": 1},
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
    body = {"rulebook": "wsop-live-2024", "opening": opening}
    credits = [
        Straight().rounds(body | {"actions": [{"type": "call"}] * calls})["round"]["pot_credit"] for calls in (0, 1, 2)
    ]
    assert credits == [50, 50, 0]


@pytest.mark.parametrize("pot", [None, 80])
def test_pots_of_before_are_what_is_in_the_middle_before_anybody_posts(pot: int | None) -> None:
    before = (Pot(amount=80, seats=(1, 2, 3)),)
    round = dealt(
        (900, 900, 900),
        (1, ANTE, 10),
        (2, SMALL, 50),
        (3, BIG, 100),
        pot_before_round=pot,
        pots_before_round=before,
        street=1,
    )
    assert (round.pot_before_round, round.pots_before_round) == (90, (Pot(amount=90, seats=(1, 2, 3)),))


@pytest.mark.parametrize("pot", [0, 50, 100])
def test_pots_that_are_not_what_is_in_the_middle_are_a_fault_with_what_was_sent(pot: int) -> None:
    before = (Pot(amount=80, seats=(1, 2, 3)),)
    [fault] = dealt(
        (900, 900, 900),
        (1, ANTE, 10),
        (2, SMALL, 50),
        (3, BIG, 100),
        pot_before_round=pot,
        pots_before_round=before,
        street=1,
    )
    assert (fault.pointer, fault.code) == ("/pots_before_round", "round.pots_do_not_add_up")
    assert fault.message == f"They come to 80, and pot_before_round is {pot}."


@pytest.mark.parametrize(
    ("stacks", "posts", "others", "first"),
    [
        ((900, 900, 900, 900), ((1, SMALL, 50), (2, BIG, 100), (3, STRADDLE, 200), (1, STRADDLE, 400)), {}, 2),
        ((900, 900, 900, 900), ((1, SMALL, 50), (2, BIG, 100), (3, POST, 100), (3, DEAD, 50)), {}, 3),
        ((900, 250, 900), ((1, SMALL, 50), (2, BIG, 200), (2, ANTE, 200)), {"min_bet": 200}, 3),
        ((900, 130, 900), ((1, ANTE, 40), (2, ANTE, 40), (3, ANTE, 40), (1, SMALL, 50), (2, BIG, 100)), {}, 3),
        ((900, 130, 900), ((1, SMALL, 50), (2, BIG, 90), (2, DEAD, 40)), {}, 3),
        ((900, 900, 120, 900), ((1, SMALL, 50), (2, BIG, 100), (3, POST, 100), (3, STRADDLE, 200)), {}, 4),
        ((900, 900, 900, 900), ((1, SMALL, 50), (2, BIG, 100), (4, BIG, 100)), {"button": 4}, 3),
        ((900, 900, 900, 900), ((1, SMALL, 50), (3, SMALL, 50)), {"button": 7}, 4),
        ((20, 900, 900), ((1, BRING_IN, 25), (1, ANTE, 10)), {"structure": LIMIT}, 2),
        ((900, 60, 900), ((2, SMALL, 50), (3, BIG, 100), (2, ANTE, 50)), {"structure": Structure.POT_LIMIT}, 1),
    ],
    ids=[
        "straddles",
        "late_post",
        "ante_for_the_table",
        "antes_of_all",
        "as_paid",
        "late_poster_straddles",
        "two_big_blinds",
        "two_small_blinds_and_a_dead_button",
        "bring_in",
        "ante_left_out",
    ],
)
def test_the_order_in_which_posts_are_told_means_nothing(
    stacks: tuple[int, ...], posts: tuple[tuple[int, PostType, int], ...], others: dict[str, Any], first: int
) -> None:
    rounds = {dealt(stacks, *told, **others) for told in permutations(posts)}
    assert [round.to_act for round in rounds] == [first]


@pytest.mark.parametrize(
    ("rule", "posts", "in_front", "pot"),
    [
        (ShortStackPays.BLIND_FIRST, ((2, ANTE, 200),), 200, 50),
        (ShortStackPays.ANTE_FIRST, ((2, ANTE, 200),), 50, 200),
        (ShortStackPays.BLIND_FIRST, ((2, ANTE, 100), (3, ANTE, 100)), 150, 200),
        (ShortStackPays.ANTE_FIRST, ((2, ANTE, 100), (3, ANTE, 100)), 150, 200),
        (ShortStackPays.BLIND_FIRST, ((2, DEAD, 100), (2, ANTE, 100)), 200, 50),
    ],
)
def test_who_antes_alone_pays_the_blind_first(
    rule: ShortStackPays, posts: tuple[tuple[int, PostType, int], ...], in_front: int, pot: int
) -> None:
    ruleset = Ruleset(id="house", version="1", ante=AnteRule(short_stack=rule))
    round = dealt((900, 250, 900), *posts, (1, SMALL, 100), (2, BIG, 200), min_bet=200, ruleset=ruleset)
    assert (round.player(2).committed, round.pot_before_round) == (in_front, pot)


@pytest.mark.parametrize(
    ("street", "posts", "codes"),
    [
        (1, ((2, BIG, 100),), []),
        (None, ((1, SMALL, 50), (2, BIG, 100)), ["small_blind_not_dead"]),
        (2, (), ["dead_small_blind_after_first_street"]),
        (1, ((2, PostType.BRING_IN, 20),), ["bring_in_beside_blind"]),
        (1, (), ["big_blind_missing"]),
        (1, ((1, PostType.ANTE, 5),), ["big_blind_missing"]),
        (1, ((2, BIG, 40),), ["small_blind_above_big"]),
        (1, ((2, BIG, 50),), []),
    ],
)
def test_a_dead_small_blind_is_one_that_nobody_posts_on_the_first_street(
    street: int | None, posts: tuple[tuple[int, PostType, int], ...], codes: list[str]
) -> None:
    round = dealt((900, 900, 900), *posts, street=street, first_to_act=1, min_bet=40, dead_small_blind=50)
    faults = () if isinstance(round, BettingRound) else round
    assert [(one.pointer, one.code) for one in faults] == [("/dead_small_blind", f"opening.{code}") for code in codes]


def test_a_post_below_the_smallest_bet_by_a_stack_that_is_shorter_is_no_bet_that_anybody_has_in() -> None:
    """The fault is at the posts: an opening has no bet."""
    round = dealt((60, 900, 900), (1, PostType.POST, 100), min_bet=200, first_to_act=2)
    assert not isinstance(round, BettingRound)
    assert [(one.pointer, one.code) for one in round] == [("/posts", "round.bet_above_commitments")]
