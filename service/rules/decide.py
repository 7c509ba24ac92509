"""A decision from start to end: what the seat may do, what stands, the next snapshot; and many steps, one after the
other. Start reading the rules here.
"""

from collections.abc import Iterable

from .declared import decide_declared
from .incidents.decide_incident import decide_incident
from .model.action import Options, Proposal
from .model.decision import Decision, OnIllegal, Replayed, Ruling
from .model.round import BettingRound, Player
from .model.steps import Declaration, Incident, Step
from .options import options
from .outcome import outcome
from .rule_on import rule_on
from .rule_out_of_turn import rule_at_turn, rule_out_of_turn, with_pending
from .ruleset import Ruleset
from .situation import Situation
from .step_faults import step_faults


def decide(round: BettingRound, step: Step, ruleset: Ruleset) -> Decision:
    """Rule on one step: what stands, the reasons, and the round that it leaves.

    The step must make sense in the round: `step_faults` must have found nothing.
    """
    if isinstance(step, Incident):
        return decide_incident(round, step, ruleset)
    if isinstance(step, Declaration):
        return decide_declared(round, step, ruleset)
    actor = round.actor
    allowed = options(round, actor, ruleset)
    if step.seat is not None and step.seat != actor.seat:
        return _decide_out_of_turn(round, step, round.player(step.seat), allowed, ruleset)
    situation = Situation(round, actor, allowed, ruleset)
    ruled = rule_on(situation, step) if actor.out_of_turn is None else rule_at_turn(situation, step)
    return outcome(round, ruled, allowed, ruleset, actor.seat)


def _decide_out_of_turn(
    round: BettingRound, proposal: Proposal, player: Player, allowed: Options, ruleset: Ruleset
) -> Decision:
    ruled = rule_out_of_turn(round, player, proposal, ruleset)
    noted = round if ruled.action else with_pending(round, player, proposal, ruleset)
    return outcome(round, ruled, allowed, ruleset, player.seat, noted)


def replay(
    round: BettingRound, steps: Iterable[Step], ruleset: Ruleset, on_illegal: OnIllegal = OnIllegal.STOP
) -> Replayed:
    """Decide the steps one after the other, until one makes no sense or does not stand (see `OnIllegal`)."""
    decisions: list[Decision] = []
    for place, step in enumerate(steps):
        found = step_faults(round, step, ruleset)
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
