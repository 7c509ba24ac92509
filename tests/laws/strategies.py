"""Reachable rounds: an opening that makes sense, and any number of actions that stand."""

from collections.abc import Collection
from typing import Final

from hypothesis import assume
from hypothesis import strategies as st
from msgspec.structs import fields

from service.rules.decide import decide
from service.rules.model.action import ActionType, Options, Proposal
from service.rules.model.round import BettingRound, Opening, Player, Post, PostType, SentRound, Structure
from service.rules.opening import deal_in
from service.rules.options import options
from service.rules.ruleset import Ruleset
from service.rulesets import load_rulebooks

RULESETS: Final[tuple[Ruleset, ...]] = tuple(book.ruleset for book in load_rulebooks().values())

rulesets = st.sampled_from(RULESETS)


@st.composite
def openings(draw: st.DrawFn, structures: Collection[Structure] = tuple(Structure)) -> Opening:
    """A round about to begin: blinds, a bring-in or a later street; stacks mostly short, some odd."""
    structure = draw(st.sampled_from(tuple(structures)))
    chip = draw(st.sampled_from((1, 1, 5, 25)))
    min_bet = chip * draw(st.sampled_from((2, 4, 8, 40)))
    count = draw(st.integers(2, 7))
    seats = draw(st.permutations(range(10)))[:count]
    stacks = draw(st.lists(st.integers(1, 12 * min_bet), min_size=count, max_size=count))
    players = tuple(Player(seat=seat, stack=stack) for seat, stack in zip(seats, stacks, strict=True))
    start = draw(st.sampled_from(("blinds", "bring_in", "later")))
    posts: list[Post] = []
    if start == "blinds":
        if draw(st.booleans()):
            posts += [Post(seat=seat, type=PostType.ANTE, amount=chip) for seat in seats]
        small, big = (seats[0], seats[1]) if count > 2 else (seats[1], seats[0])
        posts.append(Post(seat=small, type=PostType.SMALL_BLIND, amount=min_bet // 2))
        posts.append(Post(seat=big, type=PostType.BIG_BLIND, amount=min_bet))
        if count > 3 and draw(st.booleans()):
            posts.append(Post(seat=seats[2], type=PostType.STRADDLE, amount=2 * min_bet))
    big_bets = st.sampled_from((None, 2 * min_bet, min_bet + chip))
    least_in = structure is not Structure.FIXED_LIMIT and draw(st.integers(0, 4)) == 0
    bring_in = min_bet if least_in else max(1, min_bet // 4)
    street = draw(st.integers(2, 4)) if start == "later" else 1
    streets = draw(st.sampled_from((4, 5)))
    larger = draw(st.sampled_from((min_bet, 2 * min_bet)))
    street_bets = (*[min_bet] * street, *[larger] * (streets - street))
    return Opening(
        structure=structure,
        min_bet=min_bet,
        street_bets=draw(st.sampled_from((None, street_bets))),
        acts_last=draw(st.sampled_from((None, None, *seats))) if street == 1 else None,
        players=players,
        posts=tuple(posts),
        first_to_act=None if posts else draw(st.sampled_from(seats)),
        street=street,
        streets=streets,
        max_bet=4 * min_bet if structure is Structure.SPREAD_LIMIT else None,
        big_bet=draw(big_bets) if structure is Structure.FIXED_LIMIT else None,
        chip=chip,
        pot_before_round=chip * draw(st.integers(0, 50)),
        bring_in=bring_in if start == "bring_in" else None,
        players_left=count + draw(st.integers(0, 1)),
    )


def moves(offered: Options) -> list[Proposal]:
    """Proposals that stand as they are: each kind of action offered, raises at both ends of the range."""
    stand = []
    for kind, open_ in ((ActionType.FOLD, offered.fold), (ActionType.CHECK, offered.check)):
        if open_:
            stand.append(Proposal(type=kind))
    if offered.call:
        stand.append(Proposal(type=ActionType.CALL))
    if offered.bring_in:
        stand.append(Proposal(type=ActionType.BRING_IN))
    if offered.raise_:
        stand += [wager(offered.raise_.min_to), wager(offered.raise_.max_to)]
    return stand


def wager(to: int) -> Proposal:
    """A raise to a total (to)."""
    return Proposal(type=ActionType.RAISE, to=to)


@st.composite
def reachable_rounds(
    draw: st.DrawFn, structures: Collection[Structure] = tuple(Structure), *, may_be_over: bool = False
) -> tuple[BettingRound, Ruleset]:
    """A round that play can come to, and the ruleset it is played under; somebody is still to act, unless told."""
    ruleset = draw(rulesets)
    round = deal_in(draw(openings(structures)), ruleset)
    assert isinstance(round, BettingRound), round
    for _ in range(draw(st.integers(0, 12))):
        if round.to_act is None:
            break
        choices = moves(options(round, round.actor, ruleset))
        # folding is the dullest thing to do: seldom
        pick = draw(st.integers(0, 3 * len(choices) - 1))
        choice = choices[pick % len(choices)]
        if choice.type is ActionType.FOLD and pick >= len(choices):
            choice = choices[-1]
        after = decide(round, choice, ruleset).round
        if after.to_act is None and not may_be_over:
            break
        round = after
    assume(round.to_act is not None or may_be_over)
    return round, ruleset


def as_sent(round: BettingRound) -> SentRound:
    """The round as a caller would send it back."""
    return SentRound(**{field.name: getattr(round, field.name) for field in fields(BettingRound)})


PROPOSALS: Final = st.one_of(
    st.sampled_from([Proposal(type=kind) for kind in ActionType if not kind.is_wager]),
    st.builds(
        lambda type, sized_by, chips: Proposal(type=type, **{sized_by: chips}),
        st.sampled_from([kind for kind in ActionType if kind.is_wager]),
        st.sampled_from(("to", "by", "add")),
        st.integers(0, 2000),
    ),
)
