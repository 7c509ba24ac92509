"""Calls that went wrong: made before the amount was known, on a wrong amount, or too small several times in a row."""

from ..advance import advance
from ..interpret.chips import interpret_undercall, is_grossly_mistaken, why_too_late
from ..messages import PutIn, effect_of
from ..model.action import Action, ActionType
from ..model.decision import Alternative, Decision, Ruling
from ..model.effect import EffectCode
from ..model.reason import Code
from ..model.round import BettingRound
from ..model.steps import ActionSince, Incident
from ..outcome import decision_about
from ..rule_out_of_turn import rule_with_pending
from ..ruleset import Ruleset
from ..situation import act, at_seat, passive, wager_to, why_passive


def decide_amount_unknown(round: BettingRound, incident: Incident, ruleset: Ruleset) -> Decision:
    """Others acted on a wager before its size was named: their folds bind, and the floor chooses about their calls.

    The wager is ruled on as a step is, and carried out in every round of the answer.
    Clause: calls before the amount is known (tda-2019:59.B), early action (tda-2019:50.B).
    """
    situation = at_seat(round, incident.seat, ruleset)
    ruled = rule_with_pending(situation, wager_to(incident.amount))
    wager = ruled.action or passive(situation)
    after = advance(round, wager, ruleset)
    actions_since = incident.acted_since or ()
    folds = tuple(action_since for action_since in actions_since if action_since.type is ActionType.FOLD)
    after = _carried_out(after, folds, ruleset)[0]
    others = tuple(action_since for action_since in actions_since if action_since.type is not ActionType.FOLD)
    folded = [at_seat(round, fold.seat, ruleset).because(Code.FOLD_AMOUNT_UNKNOWN) for fold in folds]
    reasons = (*ruled.reasons, *folded)
    if not others:
        return decision_about(situation, Ruling.CORRECTED, *reasons, action=wager, after=after)
    bound, first = _carried_out(after, others, ruleset)
    alternatives = (
        Alternative(action=first, effect=effect_of(EffectCode.CALLERS_BOUND), round=bound),
        Alternative(action=None, effect=effect_of(EffectCode.CALLERS_FREE), round=after),
    )
    called = [
        at_seat(round, call.seat, ruleset).because(Code.CALL_AMOUNT_UNKNOWN, bettor=incident.seat) for call in others
    ]
    return decision_about(situation, Ruling.DISCRETION, *reasons, *called, alternatives=alternatives)


def decide_misinformed(round: BettingRound, incident: Incident, ruleset: Ruleset) -> Decision:
    """A caller was told a wrong amount: he has called the right one, unless it was far off and the floor frees him.

    Clause: accepted action (tda-2019:49, tda-2013:46, roberts-11:3.13), gross misunderstanding (roberts-11:14.10,
    wsop-live-2024:135).
    """
    situation = at_seat(round, incident.seat, ruleset)
    call, claim = passive(situation), incident.told_to or 0
    after = advance(round, call, ruleset)
    too_late = why_too_late(situation, claim, incident.acted_since)
    if is_grossly_mistaken(situation, claim) and not too_late:
        alternatives = (
            Alternative(action=call, effect=effect_of(EffectCode.CALL_OF_RIGHT_AMOUNT), round=after),
            Alternative(action=None, effect=effect_of(EffectCode.CALL_TAKEN_BACK), round=round),
        )
        reason = situation.because(Code.CALL_GROSSLY_MISTAKEN, told=claim)
        return decision_about(situation, Ruling.DISCRETION, reason, alternatives=alternatives)
    reasons = (situation.because(Code.CALL_MISINFORMED, told=claim), *too_late, *why_passive(situation, call))
    return decision_about(situation, Ruling.CORRECTED, *reasons, action=call, after=after)


def decide_undercalls(round: BettingRound, incident: Incident, ruleset: Ruleset) -> Decision:
    """Several undercalls in a row: action backs up to the first, which is corrected; the floor rules on the others.

    Where the first is a full call, that is settled: the decision has the call and the round after it.
    Clause: undercalls in sequence (tda-2019:51.C, roberts-11:3.16, badugi:16).
    """
    situation = at_seat(round, incident.seat, ruleset)
    call = passive(situation)
    after = advance(round, call, ruleset)
    others = _carried_out(after, incident.acted_since or (), ruleset)[0]
    alternatives: tuple[Alternative, ...] = (
        Alternative(action=call, effect=effect_of(EffectCode.FULL_CALLS_BEHIND_TOO), round=others),
        Alternative(action=call, effect=effect_of(EffectCode.FULL_CALL_OTHERS_ANEW), round=after),
    )
    amount = incident.amount or 0
    first = interpret_undercall(situation, PutIn.PUT_IN, amount)
    reasons = (*first.reasons, situation.because(Code.UNDERCALL_SEVERAL))
    if first.proposal:
        return decision_about(
            situation, Ruling.DISCRETION, *reasons, action=call, after=after, alternatives=alternatives
        )
    fold = act(situation, ActionType.FOLD, situation.player.committed + amount)
    effect = effect_of(EffectCode.FOLDED_OTHERS_ANEW)
    alternatives = (*alternatives, Alternative(action=fold, effect=effect, round=advance(round, fold, ruleset)))
    return decision_about(situation, Ruling.DISCRETION, *reasons, alternatives=alternatives)


def _carried_out(
    round: BettingRound, actions_since: tuple[ActionSince, ...], ruleset: Ruleset
) -> tuple[BettingRound, Action | None]:
    """The round with the actions carried out, as folds and calls; and the first of these actions, None if none.

    Who has folded since, as he had announced on a condition, does nothing more.
    """
    first = None
    for action_since in actions_since:
        if round.player(action_since.seat).folded:
            continue
        situation = at_seat(round, action_since.seat, ruleset)
        fold = action_since.type is ActionType.FOLD
        action = act(situation, ActionType.FOLD, situation.player.committed) if fold else passive(situation)
        first = first or action
        round = advance(round, action, ruleset)
    return round, first
