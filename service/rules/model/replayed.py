"""What becomes of many steps, decided one after the other."""

from enum import StrEnum

from msgspec import Struct

from .decision import Decision
from .fault import Fault
from .round import BettingRound


class OnIllegal(StrEnum):
    """What happens in a replay when a step does not stand as proposed."""

    STOP = "stop"
    CORRECT = "correct"  # what it is corrected to is carried out; a rejected one, or the floor's, still stops


class Replayed(Struct, frozen=True):
    """A decision for each step, up to and with the one that stopped the replay, and the round before that step.

    `stopped_at` counts steps from 0, and is None if none stopped the replay. `faults` say why the step there makes no
    sense, with pointers into it; such a step has no decision.
    """

    decisions: tuple[Decision, ...]
    round: BettingRound
    stopped_at: int | None
    faults: tuple[Fault, ...] = ()
