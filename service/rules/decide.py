"""A decision from start to end: what the seat may do, what stands, the next snapshot. Start reading the rules here."""

from .declared import decide_declared
from .incidents.decide_incident import decide_incident
from .model.action import Options, Proposal
from .model.decision import Decision
from .model.declaration import Declaration
from .model.incident import Incident
from .model.round import BettingRound, Player
from .model.step import Step
from .options import options
from .outcome import outcome
from .rule_on import rule_on
from .rule_out_of_turn import rule_at_turn, rule_out_of_turn, with_pending
from .ruleset import Ruleset
from .situation import Situation


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
