"""What stands of a declaration? First it is interpreted, then its meaning is ruled on like any proposal."""

from msgspec.structs import replace

from .acting.out_of_turn import with_early
from .interpret.declaration import interpret
from .interpret.words import after_the_announcement, binds_by_pulling_back
from .model.action import Action, ActionType, Proposal
from .model.decision import Alternative, Decision, Ruling
from .model.interpretation import FloorChoice, Interpretation
from .model.reasons import Code
from .model.round import BettingRound, OutOfTurn, Player
from .model.steps import Declaration
from .options import options
from .outcome import outcome, without_fold
from .rule_on import Ruled, RuledChoice
from .rule_out_of_turn import announced, rule_at_turn, rule_out_of_turn, seen_early, why_pending, with_pending
from .ruleset import Ruleset
from .situation import Situation, act


def decide_declared(round: BettingRound, declaration: Declaration, ruleset: Ruleset) -> Decision:
    """Rule on what a player said and did; `declaration_faults` must have found nothing.

    The round must not be over, and the seat must be in the pot with chips to bet.
    """
    actor = round.actor
    allowed = options(round, actor, ruleset)
    if declaration.seat is not None and declaration.seat != actor.seat:
        return _decide_early(round, declaration, round.player(declaration.seat), ruleset)
    situation = Situation(round, actor, allowed, ruleset)
    if binds_by_pulling_back(situation, declaration):
        round = without_fold(round, actor.seat)
        situation = Situation(round, round.actor, options(round, round.actor, ruleset), ruleset)
    held = actor.must_raise and allowed.raise_
    meant = after_the_announcement(round, declaration) if held else declaration
    ruled = _rule_on_meant(situation, interpret(situation, meant))
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
        )
    ruled = rule_at_turn(situation, meaning.proposal)
    changed = meaning.changed and ruled.ruling is Ruling.ACCEPTED
    return replace(
        ruled,
        ruling=Ruling.CORRECTED if changed else ruled.ruling,
        reasons=meaning.reasons + ruled.reasons,
        penalty=meaning.penalty or ruled.penalty,
    )


def _rule_on_choices(situation: Situation, meaning: Interpretation) -> Ruled:
    """The floor's choices, each as far as the round allows it; a single one left is simply ruled on."""
    found: dict[tuple[object, ...], RuledChoice] = {}
    for choice in meaning.choices:
        for one in _resolved(situation, choice):
            found.setdefault((one.action, one.bars_raise or situation.player.no_raise, one.announced), one)
    choices = tuple(found.values())
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
    ruled = rule_at_turn(situation, choice.proposal)
    return ruled.choices or (RuledChoice(action=ruled.action, effect=choice.effect),)


def _decide_early(round: BettingRound, declaration: Declaration, player: Player, ruleset: Ruleset) -> Decision:
    """Rule on a declaration out of turn: its meaning stays pending until the turn comes, but a fold binds at once.

    Clause: out of turn (tda-2019:53.A, roberts-11:3.10, badugi:10).
    """
    allowed = options(round, round.actor, ruleset)
    situation = seen_early(round, player, ruleset)
    meaning = interpret(situation, declaration)
    if meaning.choices:
        return _floor_early(round, meaning, situation)
    proposal = Proposal(type=ActionType.CHECK) if meaning.bars_raise else meaning.proposal
    if proposal is None:
        ruled = _rule_on_meant(situation, replace(meaning, penalty=not meaning.stands))
        return outcome(round, ruled, allowed, ruleset, player.seat)
    ruled = rule_out_of_turn(round, player, proposal, ruleset)
    noted = round if ruled.action else with_pending(round, player, proposal, ruleset)
    # "what was said is binding" is not yet true
    said = tuple(reason for reason in meaning.reasons if reason.code is not Code.SPOKEN_BINDS)
    ruled = replace(ruled, reasons=ruled.reasons + said)
    return outcome(round, ruled, allowed, ruleset, player.seat, noted)


def _floor_early(round: BettingRound, meaning: Interpretation, situation: Situation) -> Decision:
    """Out of turn, and the floor must choose the meaning: each alternative leaves its own meaning pending."""
    ruleset, seat = situation.ruleset, situation.player.seat
    found = {
        (one.action, one.round): one
        for one in reversed([_pending_choice(round, o, situation) for o in meaning.choices])
    }
    alternatives = tuple(reversed(found.values()))
    reasons = (*why_pending(replace(situation, round=round)), *meaning.reasons)
    ruled = Ruled(ruling=Ruling.DISCRETION, action=None, reasons=reasons, penalty=True)
    decided = outcome(round, ruled, options(round, round.actor, ruleset), ruleset, seat)
    if len(alternatives) > 1:
        return replace(decided, alternatives=alternatives)
    return replace(decided, ruling=Ruling.REJECTED, round=alternatives[0].round)


def _waiting(situation: Situation, choice: FloorChoice) -> OutOfTurn | None:
    """What the player is held to once its condition comes about; None if the choice has no condition, or no action.

    If something of his is pending already, it is that.
    """
    proposal = Proposal(type=ActionType.CHECK) if choice.bars_raise else choice.proposal
    if choice.condition is None or proposal is None:
        return None
    return situation.player.out_of_turn or announced(situation, proposal, choice.condition)


def _pending_choice(round: BettingRound, choice: FloorChoice, situation: Situation) -> Alternative:
    proposal = Proposal(type=ActionType.CHECK) if choice.bars_raise else choice.proposal
    waiting = _waiting(situation, choice)
    if waiting:
        noted = with_early(round, situation.player.seat, waiting)
        return Alternative(action=None, effect=choice.effect, round=noted)
    if proposal is None:
        return Alternative(action=None, effect=choice.effect, round=round)
    if proposal.type is ActionType.FOLD:
        ruled = Ruled(
            ruling=Ruling.CORRECTED,
            action=_forfeiting(round, situation, choice.forfeits),
            reasons=(),
        )
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
