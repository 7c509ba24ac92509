"""Decisions: the ruling, its reasons, and the snapshot that follows."""

from enum import StrEnum

from msgspec import Struct

from .action import Action, Options
from .reasons import Reason
from .round import BettingRound


class Ruling(StrEnum):
    """What becomes of what was proposed."""

    ACCEPTED = "accepted"  # it stands
    CORRECTED = "corrected"  # binding, but as the decision's action says
    REJECTED = "rejected"  # no action results
    DISCRETION = "discretion"  # the floor must choose among the alternatives


class Alternative(Struct, frozen=True, kw_only=True):
    """One way the floor may rule, and the round it would leave."""

    action: Action | None
    effect: str
    round: BettingRound


class Decision(Struct, frozen=True, kw_only=True):
    """The whole answer to one step.

    `options`: what the seat to act could do before the step; None if the round was over.
    `reopened_seats`: the seats that had acted and may raise again because of the step.
    """

    ruling: Ruling
    action: Action | None
    full_raise: bool
    options: Options | None
    reopened_seats: tuple[int, ...]
    round: BettingRound
    reasons: tuple[Reason, ...]
    penalty: bool
    alternatives: tuple[Alternative, ...] = ()

    @property
    def legal(self) -> bool:
        """Whether the proposal stands exactly as it was made."""
        return self.ruling is Ruling.ACCEPTED

    @property
    def round_over(self) -> bool:
        """Whether nobody is left to act."""
        return self.round.to_act is None
