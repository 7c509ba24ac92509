"""Action out of turn: what is noted when it happens, and what it counts for when the seat's turn comes."""

from msgspec.structs import replace

from .acting.out_of_turn import Skipped, acted_over, is_released, may_lose_the_turn, with_out_of_turn
from .advance import advance
from .messages import TurnKept, effect_of
from .model.action import Action, ActionType, Proposal
from .model.decision import Ruling
from .model.effect import EffectCode
from .model.reason import Code, Reason, Topic
from .model.round import Awaited, BettingRound, Condition, OutOfTurn, OutOfTurnType, Player
from .model.steps import ActionSince
from .options import free_options, held_to, is_held
from .rule_in_turn import Ruled, RuledChoice, named_to, rule_in_turn
from .ruleset import Ruleset
from .situation import Situation, act, because, passive, why_released
from .wager import wager_type


def rule_out_of_turn(round: BettingRound, player: Player, proposal: Proposal, ruleset: Ruleset) -> Ruled:
    """What becomes of an action by a seat that is not to act: a fold binds at once, anything else stays pending.

    Clause: out of turn (tda-2019:53.A, roberts-11:3.10, badugi:10).
    """
    situation = Situation(round, player, free_options(round, player, ruleset), ruleset)
    if proposal.type is ActionType.FOLD:
        return Ruled(
            ruling=Ruling.CORRECTED,
            action=act(situation, ActionType.FOLD, player.committed),
            reasons=(situation.because(Code.FOLD_OUT_OF_TURN),),
            penalty=ruleset.out_of_turn.penalty,
        )
    reasons = why_pending(situation, proposal)
    return Ruled(ruling=Ruling.REJECTED, action=None, reasons=reasons, penalty=ruleset.out_of_turn.penalty)


def why_pending(situation: Situation, proposal: Proposal | None = None) -> tuple[Reason, ...]:
    """The reasons why an action out of turn is pending; if the player had acted early before, why the first one counts.

    `proposal`: None if the floor chooses what was meant.
    Clause: out of turn (tda-2019:53.A, tda-2026:55, roberts-11:3.10, badugi:10).
    """
    round, by_number = situation.round, situation.ruleset.out_of_turn.heads_up_check_bars_raise
    of_two = by_number and round.only_two_began and proposal is not None and proposal.type is ActionType.CHECK
    topic = Topic.OUT_OF_TURN_PASSIVE if of_two else None  # a check between two has a clause of its own
    pending = situation.because(Code.TURN_PENDING, topic, to_act=round.actor.seat)
    return (pending, situation.because(Code.TURN_FIRST_STANDS)) if situation.player.out_of_turn else (pending,)


def with_pending(round: BettingRound, player: Player, proposal: Proposal, ruleset: Ruleset) -> BettingRound:
    """The round with the player's action out of turn noted on him; an earlier one of his is kept instead.

    Clause: out of turn (tda-2019:53.A, roberts-11:3.10, badugi:10).
    """
    if player.out_of_turn is not None:
        return round
    situation = seen_out_of_turn(round, player, ruleset)
    if proposal.type is ActionType.BRING_IN and round.bring_in_pending:  # another seat owes it: this one has called it
        done: Action | None = passive(situation)
    else:
        done = rule_in_turn(situation, proposal).action
    early = OutOfTurn(
        type=OutOfTurnType(done.type if done else ActionType.CHECK),
        to=done.to if done else player.committed,
        faced=situation.round.current_bet,
    )
    return with_out_of_turn(round, player.seat, early)


def announced(situation: Situation, proposal: Proposal, condition: Condition) -> OutOfTurn:
    """What a player announces on a condition, as he names it: its size is made proper when its turn comes.

    Clause: conditional statements (tda-2019:59.A).
    """
    player, type = situation.player, proposal.type
    named = player.reach(situation.round.chip) if type is ActionType.ALL_IN else named_to(situation, proposal)
    if type is ActionType.ALL_IN or type.is_wager:
        opens = situation.round.due == 0 and condition.type is not Awaited.BET
        type = ActionType.BET if opens else ActionType.RAISE
    return OutOfTurn(
        type=OutOfTurnType(type),
        to=player.committed if named is None else named,
        faced=situation.round.current_bet,
        condition=condition,
    )


def seen_out_of_turn(round: BettingRound, player: Player, ruleset: Ruleset) -> Situation:
    """The table as a player who acts early sees it: a bring-in that is owed and all pending actions carried out.

    Clause: out of turn (tda-2019:53.A, roberts-11:3.10, badugi:10).
    """
    seen = _carried_out(round, round.actor, ruleset) if round.bring_in_pending else round
    pending = [
        other
        for other in round.players
        if other.out_of_turn and not other.out_of_turn.condition and other is not player
    ]
    for other in sorted(pending, key=_in_order):
        seen = _carried_out(seen, other, ruleset)
    return Situation(seen, player, free_options(seen, player, ruleset), ruleset, in_turn=False)


def _in_order(player: Player) -> tuple[int, bool, int]:
    """Sorts early actions as they were made: what faced a bet (to) came after that bet and before a raise of it."""
    early = player.out_of_turn
    return (early.faced, _is_wager(early), early.to) if early else (0, False, 0)


def _is_wager(early: OutOfTurn) -> bool:
    return ActionType(early.type).is_wager


def _carried_out(round: BettingRound, player: Player, ruleset: Ruleset) -> BettingRound:
    """The round with the player's pending action carried out; if he has none, with the bring-in that he owes."""
    situation = Situation(round, round.player(player.seat), free_options(round, player, ruleset), ruleset)
    early = player.out_of_turn
    if early is None:
        return advance(round, passive(situation), ruleset)
    if is_released(early, round.due, ruleset.out_of_turn):
        return round
    to = min(early.to, player.reach(round.chip))
    if _is_wager(early) and to > round.current_bet:
        return advance(round, act(situation, ActionType(early.type), to), ruleset)
    if early.type in (OutOfTurnType.CHECK, OutOfTurnType.FOLD):
        return round
    return advance(round, passive(situation), ruleset)


def rule_with_pending(situation: Situation, proposal: Proposal) -> Ruled:
    """What becomes of a proposal in turn, if the seat acted out of turn before: that action may bind it.

    Clause: out of turn (tda-2019:53.A, roberts-11:3.10, badugi:10).
    """
    round, player, ruleset = situation.round, situation.player, situation.ruleset
    pending = player.out_of_turn
    if pending is None:
        return rule_in_turn(situation, proposal)
    if is_released(pending, round.due, ruleset.out_of_turn):
        ruled = rule_in_turn(situation, proposal)
        return (
            ruled if pending.waits else replace(ruled, reasons=(*ruled.reasons, *why_released(round, player, ruleset)))
        )
    held = is_held(round, player, ruleset)
    free = replace(situation, allowed=free_options(round, player, ruleset))
    early = _held_action(free, pending)
    ruled = rule_in_turn(free if early else situation, proposal)
    if early is None:
        return ruled
    if ruled.action == early:
        return replace(ruled, reasons=(*ruled.reasons, situation.because(Code.TURN_BINDING))) if held else ruled
    if held:
        return Ruled(ruling=Ruling.CORRECTED, action=early, reasons=(situation.because(Code.TURN_BINDING),))
    if ruled.action is None:
        return ruled
    return Ruled(
        ruling=Ruling.DISCRETION,
        action=None,
        reasons=(situation.because(Code.TURN_CONDITION if pending.condition else Code.TURN_MAY_BIND),),
        choices=(
            RuledChoice(action=early, effect=effect_of(EffectCode.EARLY_BINDS)),
            RuledChoice(action=ruled.action, effect=effect_of(EffectCode.EARLY_DOES_NOT_BIND)),
        ),
    )


def _held_action(situation: Situation, early: OutOfTurn) -> Action | None:
    """What an action out of turn that nothing released comes to now; None if it binds to no one action."""
    if early.type is OutOfTurnType.FOLD:
        return act(situation, ActionType.FOLD, situation.player.committed) if situation.allowed.fold else None
    held = held_to(early, situation.allowed, situation.round.chip)
    if held.fold:  # "check" facing a bet binds to no one action
        return None
    if held.raise_:
        return act(situation, wager_type(situation.round, held.raise_.min_to, situation.ruleset), held.raise_.min_to)
    return passive(replace(situation, allowed=held))


def ruled_if_acted_over(situation: Situation, ruled: Ruled) -> Ruled:
    """What becomes of a ruling in turn where others acted over the seat before: as if that had been told first.

    Either the ruling says that nothing was lost, or the floor chooses, as to what is left of the seat's action.
    Clause: skipped (tda-2019:53.B, roberts-11:3.11, badugi:11).
    """
    actions = acted_over(situation.round)
    if not actions or not (ruled.action or ruled.choices or ruled.speaks_up):
        return ruled
    why = why_kept(situation.round, situation.player.seat, actions, situation.ruleset)
    if why and len(actions) < 2 and not ruled.speaks_up:  # one action is far from costing anybody his turn
        return ruled
    if why:
        kept = situation.because(Code.TURN_KEPT, why=why, to_act=situation.player.seat)
        return replace(ruled, reasons=(*ruled.reasons, kept))
    choices = _what_is_left(situation, ruled)
    if len(choices) == 1:  # it folds
        return ruled
    reason = situation.because(Code.TURN_MAY_BE_LOST, acted=len(actions))
    reasons = (reason, *why_early_stands(situation.round, situation.ruleset))
    return Ruled(ruling=Ruling.DISCRETION, action=None, reasons=reasons, penalty=ruled.penalty, choices=choices)


def why_early_stands(round: BettingRound, ruleset: Ruleset) -> tuple[Reason, ...]:
    """The reason for each seat that is held to what it did over the seat to act, where the book holds it to that.

    Clause: skipped (tda-2019:53.B, tda-2013:38.B, wsop-2024:90.d).
    """
    if not names_both(ruleset) or round.to_act is None:
        return ()
    over = [action for action in acted_over(round) if action.type is not ActionType.FOLD]
    return tuple(
        because(Code.TURN_STANDS, ruleset, seat=action.seat, to_act=round.to_act, did=action.type, to=action.to or 0)
        for action in over
    )


def _what_is_left(situation: Situation, ruled: Ruled) -> tuple[RuledChoice, ...]:
    """The floor's choices: the hand is dead, it acts without a raise (where the book names that), its turn is kept."""
    free = replace(situation, allowed=free_options(situation.round, situation.player, situation.ruleset))
    dead = RuledChoice(
        action=act(free, ActionType.FOLD, situation.player.committed), effect=effect_of(EffectCode.HAND_DEAD)
    )
    keeps = RuledChoice(action=ruled.action, effect=effect_of(EffectCode.TURN_KEPT))
    without = RuledChoice(
        action=passive(free) if ruled.action else None,
        effect=effect_of(EffectCode.ACTS_WITHOUT_RAISE),
        bars_raise=ruled.action is None,
    )
    would_raise = not ruled.choices and (ruled.action is None or ruled.action.type.is_wager)
    named = (without,) if would_raise and names_both(situation.ruleset) else ()
    kept = [replace(choice, speaks_up=True) for choice in (*named, *(ruled.choices or (keeps,)))]
    distinct = {(choice.action, choice.bars_raise, choice.announced): choice for choice in (dead, *kept)}
    return tuple(distinct.values())


def why_kept(round: BettingRound, seat: int, actions: tuple[ActionSince, ...], ruleset: Ruleset) -> TurnKept | None:
    """Why the seat has not lost its turn by the actions done over it; None if it may have."""
    if round.bring_in_pending:  # it is owed all the same
        return TurnKept.BRING_IN_OWED
    if round.to_act != seat:
        return TurnKept.NOBODY_LEFT if round.to_act is None else TurnKept.OTHER_FIRST
    return None if may_lose_the_turn(actions, ruleset.out_of_turn.skipped) else TurnKept.TOO_LITTLE_DONE


def names_both(ruleset: Ruleset) -> bool:
    """Whether the book names a dead hand and a turn without a raise as examples of what the floor may do."""
    return ruleset.out_of_turn.skipped is Skipped.SUBSTANTIAL_ACTION
