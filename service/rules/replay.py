"""Many steps, decided one after the other."""

from collections.abc import Iterable

from service.rules.decide import decide
from service.rules.model.decision import Decision, Ruling
from service.rules.model.replayed import OnIllegal, Replayed
from service.rules.model.round import BettingRound
from service.rules.model.step import Step
from service.rules.ruleset import Ruleset
from service.rules.step_faults import step_faults


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
