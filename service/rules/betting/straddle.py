"""What does a straddle do to the first bet?"""

from dataclasses import dataclass
from enum import StrEnum
from typing import assert_never

from ..model.round import BettingRound, Structure


class StraddleRaise(StrEnum):
    """How high the smallest raise over a straddle goes, with blinds 5-10 and a straddle of 50."""

    DOUBLED = "doubled"  # to 100
    PLUS_BIG_BLIND = "plus_big_blind"  # WSOP live: to 60
    DIFFERENCE = "difference"  # cash houses: the straddle is a raise of 40, so to 90


@dataclass(frozen=True, slots=True, kw_only=True)
class StraddleRule:
    """The smallest raise over a straddle, and whether a straddle counts as one of the limit bets."""

    min_raise: StraddleRaise = StraddleRaise.DOUBLED
    counts: bool = True


def raise_size_after(straddle: int, bet: int, last_full_raise_by: int, how: StraddleRaise) -> int:
    """The size of the last full raise (by) after a straddle of so many chips over this bet (to).

    Clause: straddle (roberts-11:14.2, wsop-live-2024:161).
    """
    match how:
        case StraddleRaise.DOUBLED:
            return straddle
        case StraddleRaise.PLUS_BIG_BLIND:
            return last_full_raise_by
        case StraddleRaise.DIFFERENCE:
            return max(straddle - bet, last_full_raise_by)
    assert_never(how)


def faces_a_straddle(round: BettingRound) -> bool:
    """Whether the bet is a posted straddle, over which the smallest raise is for the rulebook to say.

    Fixed-limit has one size. Clause: straddle (roberts-11:14.2, wsop-live-2024:161).
    """
    if round.street not in (None, 1) or round.current_bet <= round.min_bet:
        return False
    if round.structure is Structure.FIXED_LIMIT:
        return False
    bet = round.current_bet
    return any(not player.acted and player.committed == bet for player in round.players)
