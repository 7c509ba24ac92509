"""Seats that were skipped, and seats that act out of turn on purpose."""

from ..acting.out_of_turn import Skipped, may_lose_the_turn
from ..advance import advance
from ..effects import effect_of
from ..messages import TurnKept
from ..model.action import ActionType, Proposal
from ..model.decision import Alternative, Decision, Ruling
from ..model.effect import EffectCode
from ..model.reason import Code, Topic
from ..model.round import BettingRound
from ..model.steps import Deed, Incident
from ..outcome import decision_about, without_raise
from ..rule_out_of_turn import with_pending
from ..ruleset import Ruleset
from ..situation import act, at_seat


def decide_skipped(round: BettingRound, incident: Incident, ruleset: Ruleset) -> Decision:
    """Others acted although it was the seat's turn: once enough was done behind it, the floor chooses if it may act.

    What the others did is pending. A seat that keeps its turn has done nothing wrong.
    Clause: skipped (tda-2019:53.B, roberts-11:3.11, badugi:11).
    """
    situation = at_seat(round, incident.seat, ruleset)
    deeds = incident.acted_since or ()
    noted = _with_deeds(round, deeds, ruleset)
    turn_has_come = incident.seat == noted.to_act and not round.bring_in_pending  # a bring-in is owed all the same
    lost = turn_has_come and may_lose_the_turn(deeds, ruleset.out_of_turn.skipped)
    if not lost:
        why = TurnKept.TOO_LITTLE_DONE if turn_has_come else TurnKept.OTHER_FIRST
        if round.bring_in_pending:
            why = TurnKept.BRING_IN_OWED
        elif noted.to_act is None:
            why = TurnKept.NOBODY_LEFT
        topic = Topic.SKIPPED_WAITING if why is TurnKept.OTHER_FIRST else None
        reason = situation.because(Code.TURN_KEPT, topic, why=why, to_act=round.actor.seat)
        return decision_about(situation, Ruling.ACCEPTED, reason, after=noted)
    fold = act(situation, ActionType.FOLD, situation.player.committed)
    dead = Alternative(action=fold, effect=effect_of(EffectCode.HAND_DEAD), round=advance(noted, fold, ruleset))
    passive = Alternative(
        action=None,
        effect=effect_of(EffectCode.ACTS_WITHOUT_RAISE),
        round=without_raise(noted, incident.seat),
    )
    kept = Alternative(action=None, effect=effect_of(EffectCode.TURN_KEPT), round=noted)
    names_both = ruleset.out_of_turn.skipped is Skipped.SUBSTANTIAL_ACTION  # as examples of what the floor may do
    choices = (dead, passive, kept) if names_both else (dead, kept)
    reason = situation.because(Code.TURN_MAY_BE_LOST, acted=len(deeds))
    return decision_about(situation, Ruling.DISCRETION, reason, after=noted, alternatives=choices)


def decide_deliberate(round: BettingRound, incident: Incident, ruleset: Ruleset) -> Decision:
    """The seat acted out of turn on purpose: the floor chooses what that costs.

    Clause: out of turn (tda-2019:53.A, roberts-11:3.10, badugi:10).
    """
    situation = at_seat(round, incident.seat, ruleset)
    alternatives = (
        Alternative(action=None, effect=effect_of(EffectCode.WARNED), round=round),
        Alternative(action=None, effect=effect_of(EffectCode.PENALIZED), round=round),
    )
    reason = situation.because(Code.TURN_DELIBERATE)
    return decision_about(situation, Ruling.DISCRETION, reason, alternatives=alternatives, penalty=True)


def _with_deeds(round: BettingRound, deeds: tuple[Deed, ...], ruleset: Ruleset) -> BettingRound:
    """The round with each deed in order noted as pending on the player who did it; folds are carried out."""
    for deed in deeds:
        player = round.player(deed.seat)
        if deed.type is ActionType.FOLD:
            fold = act(at_seat(round, deed.seat, ruleset), ActionType.FOLD, player.committed)
            round = advance(round, fold, ruleset)
        else:
            round = with_pending(round, player, Proposal(type=deed.type, to=deed.to), ruleset)
    return round
