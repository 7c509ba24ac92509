"""Limit: does a wager complete a short bet, or raise a full one?"""

from dataclasses import dataclass
from enum import StrEnum

from ..model.round import BettingRound, Player, Structure


class AfterHalf(StrEnum):
    """How high the next raise goes after an all-in of half a bet or more."""

    ON_TOP = "on_top"  # every rulebook: a full bet above the all-in, 15 to 35
    NEXT_WHOLE_BET = "next_whole_bet"  # one large site: 15 to 20
    AS_WHOLE_BET = "as_whole_bet"  # another site: 15 counts as 20, to 40


class MayComplete(StrEnum):
    """Who may complete an all-in under half a bet."""

    NOT_ACTED_OR_REOPENED = "not_acted_or_reopened"  # Robert's 11
    ANY_FACING = "any_facing"  # the older text read to the letter


@dataclass(frozen=True, slots=True, kw_only=True)
class CompletionRule:
    """What the seats behind an all-in for less than a full bet may do."""

    after_half: AfterHalf = AfterHalf.ON_TOP
    by: MayComplete = MayComplete.NOT_ACTED_OR_REOPENED


def stands_short(round: BettingRound) -> bool:
    """Whether the current bet is a bring-in or a short all-in, and so above the last full bet.

    Clause: completion (roberts-11:3.6, badugi:5).
    """
    return round.current_bet > round.last_full_bet_to


def limit_raise_to(round: BettingRound, rule: CompletionRule, size: int | None = None) -> int:
    """The total (to) of a fixed-limit bet, completion or raise of that `size` (by); None means the smallest.

    Bet 20: all-in 28 is completed to 40, all-in 32 is raised to 52.
    After all-ins of 28, 37 and 46 that are not added up it is 60, the next whole bet.
    Bets of two sizes have no common whole bets: there a raise is always on top.
    Clause: completion (roberts-11:3.6, badugi:5), either limit (roberts-11:8.4).
    """
    size = size or round.bet_size
    base = _last_full_bet(round, rule)
    if rule.after_half is AfterHalf.NEXT_WHOLE_BET and round.big_bet is None:
        base = 0
    return base + (max(0, round.current_bet - base) // size + 1) * size


def _last_full_bet(round: BettingRound, rule: CompletionRule) -> int:
    """What the last full bet counts as (to): the chips of it, or the whole bets that they stand for."""
    counts_whole = rule.after_half is AfterHalf.AS_WHOLE_BET and round.structure is Structure.FIXED_LIMIT
    if not counts_whole or round.big_bet is not None:
        return round.last_full_bet_to
    return -(-round.last_full_bet_to // round.bet_size) * round.bet_size


def may_complete(round: BettingRound, player: Player, rule: CompletionRule) -> bool:
    """Whether a seat may complete a short all-in although betting is not reopened to it.

    Clause: completion (badugi:5).
    """
    return (
        rule.by is MayComplete.ANY_FACING
        and round.structure is Structure.FIXED_LIMIT
        and stands_short(round)
        and round.facing(player) > 0
    )


def counts_as_full(round: BettingRound, to: int, rule: CompletionRule, *, cumulative: bool) -> bool:
    """Whether lifting the bet to `to` counts as a full bet or raise: half a bet or more does.

    `cumulative`: several short all-ins are added up from the last full bet (20, then 26 and 31: full).
    Clause: half a bet (roberts-11:3.6, badugi:5).
    """
    if round.structure is Structure.FIXED_LIMIT and to >= limit_raise_to(round, rule):
        return True
    base = _last_full_bet(round, rule)
    if not cumulative and not round.no_bet_yet:  # a bring-in is no bet
        base = max(base, round.current_bet)
    return 2 * (to - base) >= round.unit_bet
