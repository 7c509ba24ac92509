"""Seats that were skipped, seats that act out of turn on purpose, and the wrong seat that brought it in."""

import itertools

from msgspec.structs import replace

from ..acting.out_of_turn import acted_over, spoken_up, with_fold_noted
from ..advance import advance, chips_moved
from ..messages import TurnKept, effect_of
from ..model.action import ActionType, Proposal
from ..model.decision import Alternative, Decision, Ruling
from ..model.effect import EffectCode
from ..model.reason import Code, Topic
from ..model.round import BettingRound, Player
from ..model.steps import ActionSince, Incident
from ..outcome import decision_about, without_raise
from ..rule_out_of_turn import names_both, why_early_stands, why_kept, with_pending
from ..ruleset import Ruleset
from ..situation import act, at_seat


def decide_skipped(round: BettingRound, incident: Incident, ruleset: Ruleset) -> Decision:
    """Others acted although it was the seat's turn: once enough was done behind it, the floor chooses if it may act.

    What the others did is pending; what the round tells of it counts too. A seat that keeps its turn has done nothing
    wrong.
    Clause: skipped (tda-2019:53.B, roberts-11:3.11, badugi:11).
    """
    situation = at_seat(round, incident.seat, ruleset)
    since = incident.acted_since or ()
    noted = _with_actions_since(round, since, ruleset)
    turn_has_come = incident.seat == noted.to_act
    over = acted_over(noted)  # as each was ruled on: a raise that was none put no chips in
    since = () if turn_has_come and noted.actor.must_raise else since  # it was announced to whoever acted on it
    actions = (*over, *[action for action in since if all(action.seat != other.seat for other in over)])
    spoken = spoken_up(noted) if turn_has_come and not round.bring_in_pending else noted
    why = why_kept(noted, incident.seat, actions, ruleset)
    if why:
        topic = Topic.SKIPPED_WAITING if why is TurnKept.OTHER_FIRST else None
        reason = situation.because(Code.TURN_KEPT, topic, why=why, to_act=round.actor.seat)
        return decision_about(situation, Ruling.ACCEPTED, reason, after=spoken)
    fold = act(situation, ActionType.FOLD, situation.player.committed)
    dead = Alternative(action=fold, effect=effect_of(EffectCode.HAND_DEAD), round=advance(noted, fold, ruleset))
    passive = Alternative(
        action=None, effect=effect_of(EffectCode.ACTS_WITHOUT_RAISE), round=without_raise(spoken, incident.seat)
    )
    kept = Alternative(action=None, effect=effect_of(EffectCode.TURN_KEPT), round=spoken)
    choices = (dead, passive, kept) if names_both(ruleset) else (dead, kept)
    reason = situation.because(Code.TURN_MAY_BE_LOST, acted=len(actions))
    stands = why_early_stands(noted, ruleset)
    return decision_about(situation, Ruling.DISCRETION, reason, *stands, after=noted, alternatives=choices)


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


def decide_wrong_bring_in(round: BettingRound, incident: Incident, ruleset: Ruleset) -> Decision:
    """Another seat than that of the incident was taken to have the card that brings it in, and put the wager in.

    Until somebody acts behind it, it takes that back, and the right seat has to bring it in or complete. Then it
    stands.
    Clause: wrong bring-in (roberts-11:8.9, wsop-live-2024:218).
    """
    situation = at_seat(round, incident.seat, ruleset)
    opener = sole_opener(round)
    if opener is None:
        return decision_about(situation, Ruling.ACCEPTED, situation.because(Code.BRING_IN_STANDS))
    reason = situation.because(Code.BRING_IN_TAKEN_BACK, bettor=opener.seat, bring_in=round.bring_in)
    return decision_about(situation, Ruling.CORRECTED, reason, after=_not_brought_in(round, opener, incident.seat))


def sole_opener(round: BettingRound) -> Player | None:
    """Who brought it in (or completed) where nobody has acted since in turn; else None."""
    in_for = [place for place, player in enumerate(round.players) if player.committed]
    if len(in_for) != 1 or round.players[in_for[0]].folded:
        return None
    behind = (*round.players[in_for[0] + 1 :], *round.players[: in_for[0]])
    in_turn = itertools.takewhile(lambda player: player.seat != round.to_act, behind)
    has_acted = any(player.acted and not player.folded for player in behind)
    return None if has_acted or any(player.folded for player in in_turn) else round.players[in_for[0]]


def _not_brought_in(round: BettingRound, opener: Player, seat: int) -> BettingRound:
    """The round before the wager of `opener`, the only one in it; `seat` is to act, and has to bring it in."""
    before = replace(
        round,
        current_bet=0,
        last_full_bet_to=0,
        last_full_raise_by=round.min_bet,
        bet_count=0,
        capped=False,
        acts_last=None if round.acts_last == seat else round.acts_last,
        players=round.with_player(Player(seat=opener.seat, stack=opener.stack + opener.committed)).players,
    )
    return replace(chips_moved(round, before, seat), to_act=seat)


def _with_actions_since(round: BettingRound, actions: tuple[ActionSince, ...], ruleset: Ruleset) -> BettingRound:
    """The round with each action in order noted as pending on the player who did it; folds are carried out."""
    for action in actions:
        player = round.player(action.seat)
        if player.folded or round.live == 1:  # as he had announced on a condition; or he has won by that
            continue
        if action.type is ActionType.FOLD:
            fold = act(at_seat(round, action.seat, ruleset), ActionType.FOLD, player.committed)
            round = with_fold_noted(advance(round, fold, ruleset), action.seat, round.to_act)
        else:
            round = with_pending(round, player, Proposal(type=action.type, to=action.to), ruleset)
    return round
