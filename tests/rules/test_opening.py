"""What is posted, the snapshot that comes of it, and what an opening can contradict."""

from collections.abc import Sequence
from itertools import permutations
from typing import Any, Final

import pytest
from msgspec.json import decode, encode

from service.rules.betting.short_posts import AnteRule, ShortStackPays
from service.rules.betting.straddle import StraddleRaise, StraddleRule
from service.rules.model.fault import Fault
from service.rules.model.round import BettingRound, Opening, Player, Post, PostType, Pot, Structure
from service.rules.opening import deal_in
from service.rules.ruleset import Ruleset
from tests.cases.doors import Straight
from tests.support.rounds import round_of
from tests.support.rows import rows_of, table_of

ANTE, SMALL, BIG = PostType.ANTE, PostType.SMALL_BLIND, PostType.BIG_BLIND
NO_LIMIT: Final = Structure.NO_LIMIT
POSTED: Final = ((1, ANTE, 10), (2, SMALL, 50), (3, BIG, 100))
Posts = Sequence[Sequence[Any]]
"""Seat, type and amount of each."""
PLAIN: Final = Ruleset(id="plain", version="1")


def dealt(
    stacks: Sequence[int], *posts: Sequence[Any], ruleset: Ruleset = PLAIN, straddle: str = "", **others: Any
) -> Any:
    """The first snapshot after the posts (seat, type, amount), or the faults; the smallest bet is 100."""
    given: dict[str, Any] = {"structure": NO_LIMIT, "min_bet": 100, "streets": 4} | others
    players = tuple(Player(seat=seat, stack=stack) for seat, stack in enumerate(stacks, start=1))
    posted = tuple(Post(seat=seat, type=PostType(type), amount=amount) for seat, type, amount in posts)
    if straddle:
        ruleset = Ruleset(id="live", version="1", straddle=StraddleRule(min_raise=StraddleRaise(straddle)))
    opening = Opening(players=players, posts=posted, **given | {"structure": Structure(given["structure"])})
    return deal_in(opening, ruleset)


@rows_of(__file__)
def test_posts_that_contradict_each_other_are_refused_in_these_words(
    posts: Posts, place: str, code: str, message: str, params: dict[str, Any]
) -> None:
    assert dealt((900, 900, 900), *posts) == (Fault(place, f"opening.{code}", message, params=tuple(params.items())),)


@pytest.mark.parametrize(("amount", "known"), [(900, True), (899, False)])
def test_only_what_leaves_nothing_behind_is_a_short_blind(amount: int, known: bool) -> None:
    round = dealt((900, 900, 900), (2, BIG, amount), min_bet=1000)
    assert round.current_bet == 1000 if known else [one.code for one in round] == ["opening.big_blind_below_min_bet"]


def test_a_small_blind_above_the_big_blind_that_nobody_posts_is_refused() -> None:
    [fault] = dealt((900, 900, 900), (1, SMALL, 101))
    assert (fault.pointer, fault.message) == (
        "/posts/0/amount",
        "The small blind is too high. Send at most the big blind, 100.",
    )


@rows_of(__file__)
def test_a_big_blind_that_nobody_posted_is_told_by_the_last_full_bet_to(
    said: dict[str, int], faults: list[str]
) -> None:
    round = round_of(["900/100", "900/0", "900/0"], street=1, min_bet=200, current_bet=200, to_act=2)
    answer = Straight().options({"rulebook": "tda-2019", "round": round | said})
    assert answer.get("errors", []) == faults


def test_a_seat_that_is_there_twice_is_pointed_at() -> None:
    players = tuple(Player(seat=seat, stack=900) for seat in (1, 2, 1))
    found = deal_in(Opening(structure=NO_LIMIT, min_bet=100, players=players, first_to_act=1), PLAIN)
    said = "Seat 1 appears twice in `players`. Send each seat once."
    assert found == (Fault("/players/2/seat", "round.seats_alike", said, params=(("seat", 1),)),)


@rows_of(__file__)
def test_what_is_posted_makes_the_first_snapshot(
    stacks: tuple[int, ...], posts: Posts, others: dict[str, Any], expected: dict[str, Any]
) -> None:
    round = dealt(stacks, *posts, **others)
    assert isinstance(round, BettingRound), round
    assert decode(encode({name: getattr(round, name) for name in expected})) == expected


def test_a_small_blind_that_counts_as_a_big_one_does_so_until_it_is_one() -> None:
    body = {"rulebook": "wsop-live-2024", "opening": table_of(__file__, "POT_LIMIT")}
    credits = [
        Straight().rounds(body | {"actions": [{"type": "call"}] * calls})["round"]["pot_credit"] for calls in (0, 1, 2)
    ]
    assert credits == [50, 50, 0]


@pytest.mark.parametrize("pot", [None, 80])
def test_pots_of_before_are_what_is_in_the_middle_before_anybody_posts(pot: int | None) -> None:
    before = (Pot(amount=80, seats=(1, 2, 3)),)
    round = dealt((900, 900, 900), *POSTED, pot_before_round=pot, pots_before_round=before, street=1)
    assert (round.pot_before_round, round.pots_before_round) == (90, (Pot(amount=90, seats=(1, 2, 3)),))


def test_an_empty_list_of_pots_is_as_none() -> None:
    def opened(**pots: Any) -> Any:
        return dealt((900, 900), pot_before_round=80, street=2, first_to_act=1, **pots)

    assert opened(pots_before_round=()) == opened()


@pytest.mark.parametrize("pot", [0, 50, 100])
def test_pots_that_are_not_what_is_in_the_middle_are_a_fault_with_what_was_sent(pot: int) -> None:
    before = (Pot(amount=80, seats=(1, 2, 3)),)
    [fault] = dealt((900, 900, 900), *POSTED, pot_before_round=pot, pots_before_round=before, street=1)
    assert (fault.pointer, fault.code) == ("/pots_before_round", "round.pots_do_not_add_up")
    assert fault.message == f"`pots_before_round` adds up to 80, but `pot_before_round` is {pot}. Send equal sums."


@rows_of(__file__)
def test_the_order_in_which_posts_are_told_means_nothing(
    stacks: tuple[int, ...], posts: Posts, others: dict[str, Any], first: int
) -> None:
    rounds = {dealt(stacks, *told, **others) for told in permutations(posts)}
    assert [round.to_act for round in rounds] == [first]


@rows_of(__file__)
def test_who_antes_alone_pays_the_blind_first(rule: str, posts: Posts, in_front: int, pot: int) -> None:
    ruleset = Ruleset(id="house", version="1", ante=AnteRule(short_stack=ShortStackPays(rule)))
    round = dealt((900, 250, 900), *posts, (1, SMALL, 100), (2, BIG, 200), min_bet=200, ruleset=ruleset)
    assert (round.player(2).committed, round.pot_before_round) == (in_front, pot)


@rows_of(__file__)
def test_a_dead_small_blind_is_one_that_nobody_posts_on_the_first_street(
    street: int | None, posts: Posts, codes: list[str]
) -> None:
    round = dealt((900, 900, 900), *posts, street=street, first_to_act=1, min_bet=40, dead_small_blind=50)
    faults = () if isinstance(round, BettingRound) else round
    assert [(one.pointer, one.code) for one in faults] == [("/dead_small_blind", f"opening.{code}") for code in codes]


def test_a_post_below_the_smallest_bet_by_a_stack_that_is_shorter_is_no_bet_that_anybody_has_in() -> None:
    """The fault is at the posts: an opening has no bet."""
    round = dealt((60, 900, 900), (1, PostType.POST, 100), min_bet=200, first_to_act=2)
    assert not isinstance(round, BettingRound)
    assert [(one.pointer, one.code) for one in round] == [("/posts", "round.bet_above_commitments")]
