"""How low may a raise go in no-limit, pot-limit and spread-limit?"""

from dataclasses import dataclass
from enum import StrEnum

from ..model.round import BettingRound, Player


class RaiseBase(StrEnum):
    """What the size of a raise (by) must at least equal."""

    LAST_FULL_RAISE = "last_full_raise"  # every rulebook: the last full bet or raise of the round
    CURRENT_BET = "current_bet"  # some European houses: double the bet


class MayBeShort(StrEnum):
    """Whose all-in lets a wager be less than the smallest bet or raise."""

    OWN_ALL_IN = "own_all_in"  # every rulebook: its maker's alone
    OPPONENTS_ALL_IN = "opponents_all_in"  # some sites: also that of every opponent who could call it


@dataclass(frozen=True, slots=True, kw_only=True)
class RaiseSizeRule:
    """What the smallest raise is measured by, and when a wager may be less."""

    base: RaiseBase = RaiseBase.LAST_FULL_RAISE
    may_be_short: MayBeShort = MayBeShort.OWN_ALL_IN


def least_raise_to(round: BettingRound, rule: RaiseSizeRule) -> int:
    """The smallest full bet or raise (to), not yet rounded to whole chips.

    Short all-ins lift the bet but not the size of a raise: after 100 and all-in 140 the next raise is to 240.
    A first raise over a bring-in goes at least to the full bet; in place of one that is a full bet, above it.
    Clause: raise size (tda-2019:43.A, tda-2013:41.A, roberts-11:3.5, badugi:6).
    """
    if round.no_bet_yet:
        return max(round.min_bet, round.due + 1)
    if rule.base is RaiseBase.CURRENT_BET:
        return round.current_bet + max(round.current_bet, round.last_full_raise_by)
    return round.current_bet + round.last_full_raise_by


def least_wager_to(round: BettingRound, player: Player, rule: RaiseSizeRule) -> int:
    """The smallest total (to) that the player may name while he has more, not yet rounded to whole chips.

    That is a full bet or raise; in some houses less will do if nobody else can put in more.
    Clause: raise size (tda-2019:43.A, tda-2013:41.A, roberts-11:3.5, badugi:6).
    """
    least = least_raise_to(round, rule)
    if rule.may_be_short is MayBeShort.OWN_ALL_IN:
        return least
    others = [other.reach(round.chip) for other in round.players if not other.folded and other.seat != player.seat]
    most = max(others, default=0)
    return min(least, most) if most > round.due else least


def is_full_raise(round: BettingRound, to: int) -> bool:
    """Whether lifting the bet to `to` is a full bet or raise, and not a short all-in.

    Clause: raise size (tda-2019:43.A, tda-2013:41.A, roberts-11:3.5, badugi:6).
    """
    if round.no_bet_yet:
        return to >= round.min_bet
    return to - round.current_bet >= round.last_full_raise_by
