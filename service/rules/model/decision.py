"""Decisions: the ruling, its reasons, and the snapshot that follows; and what becomes of many steps."""

from enum import StrEnum

from .action import Action, Options
from .effect import Effect
from .fault import Fault
from .noun import Noun
from .reason import Reason
from .round import BettingRound


class Ruling(StrEnum):
    """What becomes of what was proposed."""

    ACCEPTED = "accepted"  # it stands
    CORRECTED = "corrected"  # binding, but as the decision's action says
    REJECTED = "rejected"  # no action results
    DISCRETION = "discretion"  # the floor must choose among the alternatives

    def __init__(self, word: str) -> None:
        self.legal: bool | None = None if word == "discretion" else word == "accepted"
        """True if no rule is broken, False if one is, None if the book leaves it to the floor."""


class Alternative(Noun, frozen=True, kw_only=True):
    """One way the floor may rule, and the round it would leave."""

    action: Action | None
    effect: Effect
    round: BettingRound


class Decision(Noun, frozen=True, kw_only=True):
    """The whole answer to one step.

    `options_before`: what the seat to act could do before the step; None if nobody was to act.
    `options`: what the seat to act in `round` may do; None if nobody is to act there.
    `reopened_seats`: the seats that had acted and may raise again because of the step.
    """

    ruling: Ruling
    action: Action | None
    full_raise: bool
    options_before: Options | None
    options: Options | None
    reopened_seats: tuple[int, ...]
    round: BettingRound
    reasons: tuple[Reason, ...]
    penalty: bool
    unmatched: bool = False  # a wager was proposed that nobody could match
    alternatives: tuple[Alternative, ...] = ()

    @property
    def legal(self) -> bool | None:
        """The same as of its ruling."""
        return self.ruling.legal


class OnIllegal(StrEnum):
    """What happens in a replay when a step does not stand as proposed."""

    STOP = "stop"
    CORRECT = "correct"  # what it is corrected to is carried out; a rejected one, or the floor's, still stops


class Replayed(Noun, frozen=True):
    """A decision for each step, up to and with the one that stopped the replay, and the round before that step.

    `stopped_at` counts steps from 0, and is None if none stopped the replay. `faults` say why the step there makes no
    sense, with pointers into it; such a step has no decision. `noted`: in a record, the steps whose player saw
    another bet, and those that have no turn and were passed over.
    """

    decisions: tuple[Decision, ...]
    round: BettingRound
    stopped_at: int | None
    faults: tuple[Fault, ...] = ()
    noted: tuple[tuple[int, Fault], ...] = ()
