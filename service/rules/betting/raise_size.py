"""How low may a raise go in no-limit, pot-limit and spread-limit?"""

from dataclasses import dataclass
from enum import StrEnum

from ..model.round import BettingRound


class RaiseBase(StrEnum):
    """What the size of a raise (by) must at least equal."""

    LAST_FULL_RAISE = "last_full_raise"  # every rulebook: the last full bet or raise of the round
    CURRENT_BET = "current_bet"  # some European houses: double the bet


@dataclass(frozen=True, slots=True, kw_only=True)
class RaiseSizeRule:
    """What the smallest raise is measured by."""

    base: RaiseBase = RaiseBase.LAST_FULL_RAISE


def least_raise_to(round: BettingRound, rule: RaiseSizeRule) -> int:
    """The smallest full bet or raise (to), not yet rounded to whole chips.

    Short all-ins lift the bet but not the size of a raise: after 100 and all-in 140 the next raise is to 240.
    A first raise over a bring-in goes at least to the full bet; in place of one that is a full bet, above it.
    Clause: raise size (tda-2019:43.A, tda-2013:41.A, roberts-11:3.5, badugi:6).
    """
    if round.no_bet_yet:
        return max(round.min_bet, round.due + 1)
    if rule.base is RaiseBase.CURRENT_BET:
        return round.current_bet + max(round.current_bet, round.last_raise)
    return round.current_bet + round.last_raise


def is_full_raise(round: BettingRound, to: int) -> bool:
    """Whether lifting the bet to `to` is a full bet or raise, and not a short all-in.

    Clause: raise size (tda-2019:43.A, tda-2013:41.A, roberts-11:3.5, badugi:6).
    """
    if round.no_bet_yet:
        return to >= round.min_bet
    return to - round.current_bet >= round.last_raise
