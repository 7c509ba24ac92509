"""A decision on a step, from start to end. Start reading the rules here."""

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Final

from msgspec.structs import replace

from .acting.out_of_turn import with_out_of_turn
from .incidents.calls import decide_amount_unknown, decide_misinformed, decide_undercalls
from .incidents.hidden_chip import decide_hidden_chip
from .incidents.time_expired import decide_clock_called, decide_time_expired
from .incidents.turn import decide_deliberate, decide_skipped, decide_wrong_bring_in
from .incidents.wrong_size import decide_pot_count, decide_underbet
from .interpret.declaration import interpret
from .interpret.every_number import with_every_number
from .interpret.spoken_words import after_the_announcement, binds_by_pulling_back
from .model.action import Action, ActionType, Options, Proposal
from .model.decision import Alternative, Decision, OnIllegal, Replayed, Ruling
from .model.fault import Fault, FaultKind
from .model.round import BettingRound, OutOfTurn, Player
from .model.steps import Declaration, FloorChoice, Incident, IncidentKind, Interpretation, Step
from .options import options
from .outcome import decision, outcome, without_fold
from .rule_in_turn import Ruled, RuledChoice, rule_in_turn
from .rule_out_of_turn import (
    announced,
    rule_out_of_turn,
    rule_with_pending,
    ruled_if_acted_over,
    seen_out_of_turn,
    why_pending,
    with_pending,
)
from .ruleset import Ruleset
from .situation import Situation, act, why_renamed
from .step_faults import step_faults


def decide(round: BettingRound, step: Step, ruleset: Ruleset, allowed: Options | None = None) -> Decision:
    """Rule on one step: what stands, the reasons, and the round that it leaves.

    The step must make sense in the round: `step_faults` must have found nothing. A declaration is interpreted first;
    then its meaning is ruled on like any proposal. `allowed` saves the work of finding the options of the seat to act,
    where the decision before this one has them.
    """
    if isinstance(step, Incident):
        return with_every_number(round, _INCIDENTS[step.kind](round, step, ruleset), step, ruleset)
    actor = round.actor
    allowed = allowed or options(round, actor, ruleset)
    if step.seat is not None and step.seat != actor.seat:
        player = round.player(step.seat)
        if isinstance(step, Declaration):
            return with_every_number(round, _declared_out_of_turn(round, step, player, allowed, ruleset), step, ruleset)
        return _proposed_out_of_turn(round, step, player, allowed, ruleset)
    situation = Situation(round, actor, allowed, ruleset)
    if isinstance(step, Declaration):
        return with_every_number(round, _declared_in_turn(situation, step), step, ruleset)
    ruled = _renamed(situation, step.type, _rule_on(situation, step))
    ruled = ruled_if_acted_over(situation, ruled) if round.anyone_early else ruled
    return outcome(round, ruled, allowed, ruleset, actor.seat)


def replay(
    round: BettingRound,
    steps: Iterable[Step],
    ruleset: Ruleset,
    on_illegal: OnIllegal = OnIllegal.STOP,
    *,
    recorded: bool = False,
) -> Replayed:
    """Decide the steps one after the other, until one makes no sense or does not stand (see `OnIllegal`).

    `recorded`: a step whose player saw another bet is noted, and goes on. So is a fold or a check that has no turn: it
    moves no chips, and is passed over.
    """
    decisions: list[Decision] = []
    noted: tuple[tuple[int, Fault], ...] = ()
    allowed: Options | None = None
    for place, step in enumerate(steps):
        faults = step_faults(round, step, ruleset)
        if faults and recorded:
            noted += tuple((place, fault) for fault in faults if fault.kind is FaultKind.BET_CHANGED)
            faults = tuple(fault for fault in faults if fault.kind is not FaultKind.BET_CHANGED)
        moves_nothing = isinstance(step, Proposal) and step.type in (ActionType.FOLD, ActionType.CHECK)
        if faults and recorded and moves_nothing and all(fault.kind.is_of_turn for fault in faults):
            noted += tuple((place, fault) for fault in faults)
            continue
        if faults:
            return Replayed(tuple(decisions), round, place, faults, noted)
        decision = decide(round, step, ruleset, allowed)
        decisions.append(decision)
        if not _goes_on(step, decision.ruling, on_illegal):
            return Replayed(tuple(decisions), round, place, noted=noted)
        round, allowed = decision.round, decision.options
    return Replayed(tuple(decisions), round, None, noted=noted)


def _goes_on(step: Step, ruling: Ruling, on_illegal: OnIllegal) -> bool:
    """Whether the next step follows; an incident that is rejected has changed nothing."""
    if isinstance(step, Incident) and ruling is Ruling.REJECTED:
        return True
    return ruling is Ruling.ACCEPTED or (on_illegal is OnIllegal.CORRECT and ruling is Ruling.CORRECTED)


def _rule_on(situation: Situation, proposal: Proposal) -> Ruled:
    return (rule_in_turn if situation.player.out_of_turn is None else rule_with_pending)(situation, proposal)


def _renamed(situation: Situation, named: ActionType, ruled: Ruled) -> Ruled:
    """The ruling, with the reason why a wager that was named otherwise is a bet or a raise."""
    action = ruled.action
    if action is None or action.type is named or not (named.is_wager and action.type.is_wager):
        return ruled
    return replace(ruled, reasons=ruled.reasons + why_renamed(situation, named))


def _proposed_out_of_turn(
    round: BettingRound, proposal: Proposal, player: Player, allowed: Options, ruleset: Ruleset
) -> Decision:
    ruled = rule_out_of_turn(round, player, proposal, ruleset)
    noted = round if ruled.action else with_pending(round, player, proposal, ruleset)
    return outcome(round, ruled, allowed, ruleset, player.seat, noted)


def _declared_in_turn(situation: Situation, declaration: Declaration) -> Decision:
    round, actor, ruleset = situation.round, situation.player, situation.ruleset
    allowed = situation.allowed
    if binds_by_pulling_back(situation, declaration):
        round = without_fold(round, actor.seat)
        situation = Situation(round, round.actor, options(round, round.actor, ruleset), ruleset)
    held = actor.must_raise and allowed.raise_
    meant = after_the_announcement(round, declaration) if held else declaration
    ruled = _rule_on_meant(situation, interpret(situation, meant))
    ruled = ruled_if_acted_over(situation, ruled) if round.anyone_early else ruled
    return outcome(round, ruled, allowed, ruleset, actor.seat)


def _rule_on_meant(situation: Situation, meaning: Interpretation) -> Ruled:
    if meaning.choices:
        return _rule_on_choices(situation, meaning)
    if meaning.proposal is None:
        return Ruled(
            ruling=Ruling.ACCEPTED if meaning.stands else Ruling.REJECTED,
            action=None,
            reasons=meaning.reasons,
            penalty=meaning.penalty,
            bars_raise=meaning.bars_raise,
            bars_fold=meaning.bars_fold,
            owes_wager=meaning.owes_wager,
            speaks_up=meaning.speaks_up,
        )
    ruled = _rule_on(situation, meaning.proposal)
    changed = meaning.changed and ruled.ruling is Ruling.ACCEPTED
    return replace(
        ruled,
        ruling=Ruling.CORRECTED if changed else ruled.ruling,
        reasons=meaning.reasons + ruled.reasons,
        penalty=meaning.penalty or ruled.penalty,
    )


def _rule_on_choices(situation: Situation, meaning: Interpretation) -> Ruled:
    """The floor's choices, each as far as the round allows it; a single one left is simply ruled on."""
    distinct: dict[tuple[object, ...], RuledChoice] = {}
    for choice in meaning.choices:
        for ruled in _resolved(situation, choice):
            distinct.setdefault((ruled.action, ruled.bars_raise or situation.player.no_raise, ruled.announced), ruled)
    choices = tuple(distinct.values())
    if len(choices) > 1:
        return Ruled(
            ruling=Ruling.DISCRETION, action=None, reasons=meaning.reasons, penalty=meaning.penalty, choices=choices
        )
    only = meaning.choices[0].proposal
    return _rule_on_meant(situation, replace(meaning, proposal=only, changed=True, choices=()))


def _resolved(situation: Situation, choice: FloorChoice) -> tuple[RuledChoice, ...]:
    waiting = _waiting(situation, choice)
    if waiting:
        return (RuledChoice(action=None, effect=choice.effect, announced=waiting),)
    if choice.proposal is None:
        return (RuledChoice(action=None, effect=choice.effect, bars_raise=choice.bars_raise),)
    if choice.proposal.type is ActionType.FOLD and situation.player.no_fold:
        return ()
    if choice.forfeits and situation.allowed.fold:
        to = situation.player.committed + choice.forfeits
        return (RuledChoice(action=act(situation, ActionType.FOLD, to), effect=choice.effect),)
    ruled = _rule_on(situation, choice.proposal)
    return ruled.choices or (RuledChoice(action=ruled.action, effect=choice.effect),)


def _declared_out_of_turn(
    round: BettingRound, declaration: Declaration, player: Player, allowed: Options, ruleset: Ruleset
) -> Decision:
    """Rule on a declaration out of turn: its meaning stays pending until the turn comes, but a fold binds at once.

    Clause: out of turn (tda-2019:53.A, roberts-11:3.10, badugi:10).
    """
    situation = seen_out_of_turn(round, player, ruleset)
    meaning = interpret(situation, declaration)
    if meaning.choices:
        return _floor_out_of_turn(round, meaning, situation, allowed)
    proposal = _pending_proposal(meaning)
    if proposal is None:
        ruled = _rule_on_meant(situation, meaning)
        return outcome(round, ruled, allowed, ruleset, player.seat)
    ruled = rule_out_of_turn(round, player, proposal, ruleset)
    noted = round if ruled.action else with_pending(round, player, proposal, ruleset)
    reasons = tuple(reason for reason in meaning.reasons if reason is not meaning.binding)
    ruled = replace(ruled, reasons=ruled.reasons + reasons)
    return outcome(round, ruled, allowed, ruleset, player.seat, noted)


def _pending_proposal(meaning: Interpretation | FloorChoice) -> Proposal | None:
    """What stays pending of a meaning out of turn: a check to a bet does, though in turn it is no action."""
    return Proposal(type=ActionType.CHECK) if meaning.bars_raise else meaning.proposal


def _floor_out_of_turn(
    round: BettingRound, meaning: Interpretation, situation: Situation, allowed: Options
) -> Decision:
    """Out of turn, and the floor must choose the meaning: each alternative leaves its own meaning pending."""
    distinct = {
        (alternative.action, alternative.round): alternative
        for alternative in reversed([_pending_choice(round, o, situation) for o in meaning.choices])
    }
    alternatives = tuple(reversed(distinct.values()))
    reasons = (*why_pending(replace(situation, round=round)), *meaning.reasons)
    penalty = meaning.penalty or situation.ruleset.out_of_turn.penalty
    ruled = Ruled(ruling=Ruling.DISCRETION, action=None, reasons=reasons, penalty=penalty)
    if len(alternatives) > 1:
        return decision(round, round, ruled, allowed, situation.ruleset, alternatives)
    return decision(round, alternatives[0].round, replace(ruled, ruling=Ruling.REJECTED), allowed, situation.ruleset)


def _waiting(situation: Situation, choice: FloorChoice) -> OutOfTurn | None:
    """What the player is held to once its condition comes about; None if the choice has no condition, or no action.

    If something of his is pending already, it is that.
    """
    proposal = _pending_proposal(choice)
    if choice.condition is None or proposal is None:
        return None
    return situation.player.out_of_turn or announced(situation, proposal, choice.condition)


def _pending_choice(round: BettingRound, choice: FloorChoice, situation: Situation) -> Alternative:
    proposal = _pending_proposal(choice)
    waiting = _waiting(situation, choice)
    if waiting:
        noted = with_out_of_turn(round, situation.player.seat, waiting)
        return Alternative(action=None, effect=choice.effect, round=noted)
    if proposal is None:
        return Alternative(action=None, effect=choice.effect, round=round)
    if proposal.type is ActionType.FOLD:
        ruled = Ruled(ruling=Ruling.CORRECTED, action=_forfeiting(round, situation, choice.forfeits), reasons=())
        after = outcome(round, ruled, situation.allowed, situation.ruleset, situation.player.seat).round
        return Alternative(action=ruled.action, effect=choice.effect, round=after)
    noted = with_pending(round, situation.player, proposal, situation.ruleset)
    return Alternative(action=None, effect=choice.effect, round=noted)


def _forfeiting(round: BettingRound, situation: Situation, forfeits: int) -> Action:
    """A fold that leaves `forfeits` (add) in the pot; the part beyond the bet made in turn is dead, and no bet.

    Clause: undercall (tda-2019:51.B), out of turn (tda-2019:53.A).
    """
    fold = act(situation, ActionType.FOLD, situation.player.committed + forfeits)
    return replace(fold, to=min(fold.to, max(round.current_bet, situation.player.committed)))


_INCIDENTS: Final[Mapping[IncidentKind, Callable[[BettingRound, Incident, Ruleset], Decision]]] = MappingProxyType(
    {
        IncidentKind.SKIPPED: decide_skipped,
        IncidentKind.AMOUNT_UNKNOWN: decide_amount_unknown,
        IncidentKind.HIDDEN_CHIP: decide_hidden_chip,
        IncidentKind.MISINFORMED: decide_misinformed,
        IncidentKind.WRONG_POT_COUNT: decide_pot_count,
        IncidentKind.UNDERBET_FOUND: decide_underbet,
        IncidentKind.UNDERCALLS: decide_undercalls,
        IncidentKind.WRONG_BRING_IN: decide_wrong_bring_in,
        IncidentKind.ACTED_OUT_OF_TURN_DELIBERATELY: decide_deliberate,
        IncidentKind.CLOCK_CALLED: decide_clock_called,
        IncidentKind.TIME_EXPIRED: decide_time_expired,
    }
)
