"""What becomes of an action proposed in turn: is it accepted, corrected, or rejected?"""

from typing import Final, assert_never

from .model.action import Action, ActionType, Barred, Proposal
from .model.decision import Ruling
from .model.effect import Effect
from .model.noun import Noun
from .model.reason import Code, Reason
from .model.round import OutOfTurn
from .situation import (
    Situation,
    act,
    passive,
    why_barred,
    why_capped_between_two,
    why_passive,
    why_resized,
    why_uncapped,
    why_wager,
)
from .wager import proper_to, wager_type

_NO_WAGERS: Final = (ActionType.FOLD, ActionType.CHECK, ActionType.CALL, ActionType.BRING_IN)


class RuledChoice(Noun, frozen=True, kw_only=True):
    """One way in which the floor may rule: the action, None if there is none, and whether the seat loses the raise.

    `announced`: what the seat has announced waits for its condition. `speaks_up`: its turn has been ruled on.
    """

    action: Action | None
    effect: Effect
    bars_raise: bool = False
    speaks_up: bool = False
    announced: OutOfTurn | None = None


class Ruled(Noun, frozen=True, kw_only=True):
    """What becomes of a proposal, before the round moves on; `choices` if the floor must choose."""

    ruling: Ruling
    action: Action | None
    reasons: tuple[Reason, ...]
    penalty: bool = False
    bars_raise: bool = False
    bars_fold: bool = False
    owes_wager: bool = False
    speaks_up: bool = False
    unmatched: bool = False  # a wager that nobody could match
    corrects_a_bet: bool = False
    choices: tuple[RuledChoice, ...] = ()


def rule_in_turn(situation: Situation, proposal: Proposal) -> Ruled:
    """What becomes of an action that a player proposes at his turn."""
    held = situation.player.must_raise and (situation.allowed.raise_ or proposal.type is ActionType.FOLD)
    if held and proposal.type in _NO_WAGERS:
        return _held_to_the_wager(situation)
    match proposal.type:
        case ActionType.FOLD:
            return _fold(situation)
        case ActionType.CHECK:
            return _check(situation)
        case ActionType.CALL:
            return _call(situation)
        case ActionType.BRING_IN:
            return _bring_in(situation)
        case ActionType.ALL_IN:
            return _all_in(situation)
        case ActionType.BET | ActionType.RAISE | ActionType.COMPLETE:
            return _wager(situation, named_to(situation, proposal))
    assert_never(proposal.type)


def named_to(situation: Situation, proposal: Proposal) -> int | None:
    """The total (to) that a wager names; None if it names no amount (fixed-limit has one size)."""
    if proposal.by is not None:
        return situation.round.current_bet + proposal.by
    if proposal.add is not None:
        return situation.player.committed + proposal.add
    return proposal.to


def _accept(action: Action, *reasons: Reason, penalty: bool = False) -> Ruled:
    return Ruled(ruling=Ruling.ACCEPTED, action=action, reasons=reasons, penalty=penalty)


def _reject(*reasons: Reason) -> Ruled:
    return Ruled(ruling=Ruling.REJECTED, action=None, reasons=reasons)


def _held_to_the_wager(situation: Situation) -> Ruled:
    """What becomes of anything else by a seat that has announced a wager: the smallest, or what is left beside one.

    Clause: spoken (tda-2019:50.A, roberts-11:3.8, badugi:8).
    """
    ruled = _wager(situation, None)
    owed = (situation.because(Code.SPOKEN_NO_AMOUNT),) if situation.allowed.raise_ else ()
    reasons = (situation.because(Code.SPOKEN_FIRST_BINDS), *owed, *ruled.reasons)
    return Ruled(ruling=Ruling.CORRECTED, action=ruled.action, reasons=reasons, unmatched=ruled.unmatched)


def _fold(situation: Situation) -> Ruled:
    if situation.allowed.bring_in:
        return _reject(situation.because(Code.BRING_IN_REQUIRED))
    if situation.player.no_fold:
        return _reject(situation.because(Code.PRIOR_NO_FOLD))
    action = act(situation, ActionType.FOLD, situation.player.committed)
    if situation.allowed.check:
        return _accept(action, situation.because(Code.FOLD_FREE), penalty=situation.ruleset.free_fold.penalty)
    return _accept(action, situation.because(Code.FOLD_ACCEPTED))


def _check(situation: Situation) -> Ruled:
    if situation.allowed.bring_in:
        return _reject(situation.because(Code.BRING_IN_REQUIRED))
    if not situation.allowed.check:
        return _reject(situation.because(Code.CHECK_FACING_BET))
    return _accept(passive(situation), situation.because(Code.CHECK_ACCEPTED))


def _call(situation: Situation) -> Ruled:
    if situation.allowed.bring_in:
        return _reject(situation.because(Code.BRING_IN_REQUIRED))
    action = passive(situation)
    if action.type is ActionType.CHECK:
        return _accept(action, situation.because(Code.CALL_NOTHING_OWED))
    return _accept(action, *why_passive(situation, action))


def _bring_in(situation: Situation) -> Ruled:
    if not situation.allowed.bring_in:
        round = situation.round
        nobody_in = round.no_bet_yet and not any(player.committed for player in round.players)
        if nobody_in and situation.allowed.call:  # the low card had no chips: the next player may call it bringing in
            return _call(situation)
        return _reject(situation.because(Code.BRING_IN_NONE_DUE))
    action = passive(situation)
    return _accept(action, *why_passive(situation, action))


def _all_in(situation: Situation) -> Ruled:
    reach = situation.player.reach(situation.round.chip)
    if reach > situation.round.due:
        return _wager(situation, reach)
    action = passive(situation)
    return _accept(action, *why_passive(situation, action))


def _wager(situation: Situation, to: int | None) -> Ruled:
    offered = situation.allowed.raise_
    if offered is None:
        return _unoffered(situation, to)
    if to is None:
        to = offered.min_to
    proper = proper_to(to, offered, situation.round.chip)
    action = act(situation, wager_type(situation.round, proper, situation.ruleset), proper)
    if proper == to:
        return _accept(action, why_wager(situation, action), *why_uncapped(situation))
    why = (why_resized(situation, to, proper, offered), why_wager(situation, action))
    return Ruled(ruling=Ruling.CORRECTED, action=action, reasons=(*why, *why_uncapped(situation)))


def _unoffered(situation: Situation, to: int | None) -> Ruled:
    """What becomes of a wager to `to` that is not offered: what is left beside a raise.

    It is no offence if nobody could match it: whatever is over comes back.
    """
    action = passive(situation)
    nobody_could_match = situation.allowed.raise_barred is Barred.NO_OPPONENT
    fits = to is None or situation.due <= to <= situation.player.reach(situation.round.chip)
    why = why_barred(situation)
    if nobody_could_match and to is not None and to < situation.due:
        why = situation.because(Code.RAISE_BELOW_CALL, said=to)
    ruling = Ruling.ACCEPTED if fits and nobody_could_match else Ruling.CORRECTED
    reasons = (why, *why_capped_between_two(situation), *why_passive(situation, action))
    return Ruled(ruling=ruling, action=action, reasons=reasons, unmatched=nobody_could_match)
