"""Many steps, decided one after the other."""

from collections.abc import Iterable
from enum import StrEnum

from msgspec import Struct

from service.rules.decide import decide
from service.rules.model.decision import Decision, Ruling
from service.rules.model.fault import Fault
from service.rules.model.round import BettingRound
from service.rules.model.step import Step
from service.rules.ruleset import Ruleset
from service.rules.step_faults import step_faults


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


def replay(
    round: BettingRound, steps: Iterable[Step], ruleset: Ruleset, on_illegal: OnIllegal = OnIllegal.STOP
) -> Replayed:
    """Decide the steps one after the other, until one makes no sense or does not stand (see `OnIllegal`)."""
    decisions: list[Decision] = []
    for place, step in enumerate(steps):
        found = step_faults(round, step)
        if found:
            return Replayed(tuple(decisions), round, place, found)
        decision = decide(round, step, ruleset)
        decisions.append(decision)
        if not _goes_on(decision, on_illegal):
            return Replayed(tuple(decisions), round, place)
        round = decision.round
    return Replayed(tuple(decisions), round, None)


def _goes_on(decision: Decision, on_illegal: OnIllegal) -> bool:
    return decision.legal or (on_illegal is OnIllegal.CORRECT and decision.ruling is Ruling.CORRECTED)
