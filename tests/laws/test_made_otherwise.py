"""What two rulebooks make of the same posts and actions differs in nothing that is not named."""

from collections.abc import Iterator
from typing import Final

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from msgspec.structs import replace

from service.rules.decide import decide
from service.rules.made_otherwise import made_otherwise
from service.rules.model.action import ActionType, Proposal
from service.rules.model.decision import Ruling
from service.rules.model.round import BettingRound, Opening, Post, PostType, Structure
from service.rules.opening import deal_in
from service.rules.options import options
from service.rules.ruleset import DECIDES, Ruleset
from service.rules.settle import settle
from service.rulesets import PARAMETERS, house, parameters
from tests.laws.strategies import RULESETS, as_sent, moves, openings

READ_IN_LIMIT: Final = ("last_full_bet_to", "bet_count", "capped")
ADDED_UP: Final = {"reopening.cumulative": "reopening.limit", "reopening.limit": "reopening.cumulative"}
"""Two parameters that must agree."""


@st.composite
def pairs(draw: st.DrawFn) -> tuple[Ruleset, Ruleset]:
    """Two published rulebooks; or one, and the same with another answer to one question, or to some."""
    ours, theirs = draw(st.sampled_from(RULESETS)), draw(st.sampled_from(RULESETS))
    keys = set(draw(st.lists(st.sampled_from(sorted(DECIDES)), max_size=2)))
    keys |= {ADDED_UP[key] for key in keys & set(ADDED_UP)}
    housed = house(theirs, {key: draw(st.sampled_from(other_values(theirs, key))) for key in sorted(keys)})
    assert isinstance(housed, Ruleset)
    return draw(st.sampled_from(((ours, housed), (housed, ours), (theirs, housed), (housed, theirs))))


def other_values(ruleset: Ruleset, key: str) -> list[object]:
    """The other answers to a question; of a number, some."""
    now = parameters(ruleset)[key]
    if isinstance(now, bool):
        return [not now]
    return [value for value in PARAMETERS[key].choices or (2, 3, 4, 5) if value != now]


@st.composite
def posted(draw: st.DrawFn) -> Opening:
    """An opening on the first street, now and then with a blind that nobody posts, and with a short stack."""
    opening = draw(openings())
    assume(opening.street == 1)
    posts = opening.posts
    if draw(st.booleans()) and posts:
        for_all = Post(seat=posts[-1].seat, type=PostType.ANTE, amount=opening.min_bet)
        posts = (for_all, *[post for post in posts if post.type is not PostType.ANTE])
    dropped = draw(st.sampled_from((None, None, PostType.SMALL_BLIND, PostType.BIG_BLIND)))
    straddled = any(post.type is PostType.STRADDLE for post in posts)
    if posts and dropped and not straddled:
        posts = tuple(post for post in posts if post.type is not dropped)
        first = opening.players[0].seat
        dead = opening.min_bet // 2 if dropped is PostType.SMALL_BLIND and draw(st.booleans()) else 0
        return replace(opening, posts=posts, first_to_act=first, dead_small_blind=dead)
    if not straddled:
        return replace(opening, posts=posts)
    return replace(opening, posts=posts, first_to_act=draw(st.sampled_from([one.seat for one in opening.players])))


@pytest.mark.slow
@given(pairs(), posted(), st.data())
def test_what_both_make_differs_in_nothing_that_is_not_named(
    books: tuple[Ruleset, Ruleset], opening: Opening, data: st.DataObject
) -> None:
    """After any actions that stand under both, a snapshot of the one is a snapshot of the other but for that."""
    ours, theirs = books
    mine, other = deal_in(opening, ours), deal_in(opening, theirs)
    assume(isinstance(mine, BettingRound) and isinstance(other, BettingRound))
    assert isinstance(mine, BettingRound)
    assert isinstance(other, BettingRound)
    for _ in range(data.draw(st.integers(0, 10))):
        if mine.to_act is None or mine.to_act != other.to_act:
            break
        early = [player.seat for player in mine.players if not player.folded and player.seat != mine.to_act]
        folds = [Proposal(type=ActionType.FOLD, seat=seat) for seat in early]
        move = data.draw(st.sampled_from((*moves(options(mine, mine.actor, ours)), *folds[:1])))
        one, two = decide(mine, move, ours), decide(other, move, theirs)
        if two.ruling is not (Ruling.CORRECTED if move in folds else Ruling.ACCEPTED) or one.action != two.action:
            break
        mine, other = one.round, two.round
    taken = settle(as_sent(mine), theirs)
    if isinstance(taken, BettingRound):
        assert set(apart(taken, other)) <= set(made_otherwise(mine, ours, theirs))


def apart(one: BettingRound, other: BettingRound) -> Iterator[str]:
    """The members that differ, of those that some rule reads in the structure."""
    unread: tuple[str, ...] = () if one.structure.is_limit else READ_IN_LIMIT
    if one.structure is Structure.FIXED_LIMIT and one.big_bet is None:
        unread = ("last_full_raise_by",)
    for name in BettingRound.__struct_fields__:
        if name not in ("players", *unread) and getattr(one, name) != getattr(other, name):
            yield name
    if [player.no_raise for player in one.players] != [player.no_raise for player in other.players]:
        yield "no_raise"
    if [replace(player, no_raise=False) for player in one.players] != [
        replace(player, no_raise=False) for player in other.players
    ]:
        yield "committed"
