"""Too little for the call: must it be a full call, or does the floor choose?"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from service.rules.model.round import BettingRound, Structure

_TINY: Final = 10  # of what is faced; our reading of "relatively tiny"


class Undercall(StrEnum):
    """What becomes of an undercall."""

    FULL_OR_FLOOR = "full_or_floor"  # TDA: a full call heads-up or facing the opening bet, else the floor's
    FULL_CALL = "full_call"  # Robert's: brought up to the full call


@dataclass(frozen=True, slots=True, kw_only=True)
class UndercallRule:
    """What becomes of an undercall, and whether one who missed a raise may take it back."""

    rule: Undercall = Undercall.FULL_OR_FLOOR


def must_call_in_full(round: BettingRound, rule: UndercallRule, *, in_turn: bool) -> bool:
    """Whether an undercall is a full call without the floor: heads-up, or facing the opening bet; in turn alone.

    Clause: undercall (tda-2019:51.B, roberts-11:3.13, badugi:12).
    """
    if rule.rule is Undercall.FULL_CALL:
        return True
    if not in_turn:
        return False
    return round.live == 2 or faces_the_opening_bet(round)


def faces_the_opening_bet(round: BettingRound) -> bool:
    """Whether the bet is still the round's first; before the flop that is the big blind.

    Clause: undercall (tda-2019:51.B).
    """
    return round.current_bet <= (round.min_bet if round.structure is Structure.FIXED_LIMIT else round.last_raise)


def is_tiny(chip: int, facing: int) -> bool:
    """Whether a single chip is tiny beside what is faced (add): under a tenth of it.

    Clause: tiny chip (tda-2019:41).
    """
    return _TINY * chip < facing
