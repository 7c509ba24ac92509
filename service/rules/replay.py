"""Many steps, decided one after the other."""

from collections.abc import Iterable

from .decide import decide
from .model.decision import Decision, Ruling
from .model.replayed import OnIllegal, Replayed
from .model.round import BettingRound
from .model.step import Step
from .ruleset import Ruleset
from .step_faults import step_faults


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
