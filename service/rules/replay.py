"""Many steps: `decide`, folded over a list."""

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
    """What a step that does not stand as proposed does to a replay."""

    STOP = "stop"
    CORRECT = "correct"  # what it is corrected to is carried out; a rejected one, or the floor's, still stops


class Replayed(Struct, frozen=True):
    """A decision for each step up to the one that stopped the replay, if one did, and the round before that one.

    `faults` say why the step there has no meaning; it has no decision then. Their pointers are within the step.
    """

    decisions: tuple[Decision, ...]
    round: BettingRound
    stopped_at: int | None
    faults: tuple[Fault, ...] = ()


def replay(
    round: BettingRound, steps: Iterable[Step], ruleset: Ruleset, on_illegal: OnIllegal = OnIllegal.STOP
) -> Replayed:
    """The steps taken one after the other, until one does not stand or has no meaning."""
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
