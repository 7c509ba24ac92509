"""What becomes of an action proposed in turn: is it accepted, corrected, or rejected?"""

from typing import assert_never

from msgspec import Struct

from .model.action import Action, ActionType, Proposal, SizeKind
from .model.decision import Ruling
from .model.reasons import Code, Reason
from .table import Table, act, passive, why_barred, why_passive, why_resized, why_wager
from .wager import proper_to, wager_type


class RuledChoice(Struct, frozen=True, kw_only=True):
    """One way in which the floor may rule: the action, None if there is none, and whether the seat loses the raise."""

    action: Action | None
    effect: str
    bars_raise: bool = False


class Ruled(Struct, frozen=True, kw_only=True):
    """What becomes of a proposal, before the round moves on; `choices` if the floor must choose."""

    ruling: Ruling
    action: Action | None
    reasons: tuple[Reason, ...]
    penalty: bool = False
    bars_raise: bool = False
    bars_fold: bool = False
    choices: tuple[RuledChoice, ...] = ()


def rule_on(table: Table, proposal: Proposal) -> Ruled:
    """What becomes of an action that the player at `table` proposes at his turn."""
    match proposal.type:
        case ActionType.FOLD:
            return _fold(table)
        case ActionType.CHECK:
            return _check(table)
        case ActionType.CALL:
            return _call(table)
        case ActionType.BRING_IN:
            return _bring_in(table)
        case ActionType.ALL_IN:
            return _all_in(table)
        case ActionType.BET | ActionType.RAISE | ActionType.COMPLETE:
            return _wager(table, named_to(table, proposal))
    assert_never(proposal.type)


def named_to(table: Table, proposal: Proposal) -> int | None:
    """The total (to) that a wager names; None if it names no amount (fixed-limit has one size)."""
    size = proposal.size
    if size is None:
        return None
    match size.kind:
        case SizeKind.TO:
            return size.chips
        case SizeKind.BY:
            return table.round.current_bet + size.chips
        case SizeKind.ADD:
            return table.player.committed + size.chips
    assert_never(size.kind)


def _accept(action: Action, *reasons: Reason, penalty: bool = False) -> Ruled:
    return Ruled(ruling=Ruling.ACCEPTED, action=action, reasons=reasons, penalty=penalty)


def _correct(action: Action, *reasons: Reason) -> Ruled:
    return Ruled(ruling=Ruling.CORRECTED, action=action, reasons=reasons)


def _reject(*reasons: Reason) -> Ruled:
    return Ruled(ruling=Ruling.REJECTED, action=None, reasons=reasons)


def _fold(table: Table) -> Ruled:
    if table.allowed.bring_in:
        return _reject(table.because(Code.BRING_IN_REQUIRED))
    if table.player.no_fold:
        return _reject(table.because(Code.PRIOR_NO_FOLD))
    action = act(table, ActionType.FOLD, table.player.committed)
    if table.allowed.check:
        return _accept(action, table.because(Code.FOLD_FREE), penalty=table.ruleset.free_fold.penalty)
    return _accept(action, table.because(Code.FOLD_ACCEPTED))


def _check(table: Table) -> Ruled:
    if table.allowed.bring_in:
        return _reject(table.because(Code.BRING_IN_REQUIRED))
    if not table.allowed.check:
        return _reject(table.because(Code.CHECK_FACING_BET, to=table.round.current_bet))
    return _accept(passive(table), table.because(Code.CHECK_ACCEPTED))


def _call(table: Table) -> Ruled:
    if table.allowed.bring_in:
        return _reject(table.because(Code.BRING_IN_REQUIRED))
    action = passive(table)
    if action.type is ActionType.CHECK:
        return _correct(action, table.because(Code.CALL_NOTHING_OWED))
    return _accept(action, why_passive(table, action))


def _bring_in(table: Table) -> Ruled:
    if not table.allowed.bring_in:
        return _reject(table.because(Code.BRING_IN_NONE_DUE))
    action = passive(table)
    return _accept(action, why_passive(table, action))


def _all_in(table: Table) -> Ruled:
    reach = table.player.reach(table.round.chip)
    if reach > table.round.due:
        return _wager(table, reach)
    action = passive(table)
    return _accept(action, why_passive(table, action))


def _wager(table: Table, to: int | None) -> Ruled:
    offered = table.allowed.raise_
    if offered is None:
        action = passive(table)
        return _correct(action, why_barred(table), why_passive(table, action))
    if to is None:
        to = offered.min_to
    proper = proper_to(to, offered, table.round.chip)
    action = act(table, wager_type(table.round, proper, table.ruleset), proper)
    if proper == to:
        return _accept(action, why_wager(table, action))
    return _correct(action, why_resized(table, to, proper, offered), why_wager(table, action))
