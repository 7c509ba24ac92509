"""What did the player mean by his words?"""

from typing import assert_never

from msgspec.structs import replace

from .betting.structure import pot_limit_to
from .declarations.prior_chips import in_front
from .declarations.spoken import binding_statement, settled_amount
from .hear_chips import hear_amount, playable, why_string
from .meanings import as_choices, passive_proposal, wager_to
from .model.action import ActionType, Proposal
from .model.declaration import Declaration, PriorMoved, Statement, Word
from .model.meant import Choice, Meant
from .model.reasons import Code, Reason, Topic
from .model.round import Structure
from .options import raise_option
from .table import Table
from .wager import wager_type


def hear_words(table: Table, declaration: Declaration) -> Meant:
    """What the player's words mean; there must be words. Chips count only if the words leave the size to them.

    Clause: spoken (tda-2019:40.B, roberts-11:3.8, badugi:8).
    """
    said = binding_statement(declaration.words)
    heard = _hear_statement(table, declaration, said.statement)
    if said.statement.conditional:
        heard = _conditional(table, heard)
    if said.more:
        heard = replace(heard, reasons=(table.because(Code.SPOKEN_FIRST_BINDS), *heard.reasons), changed=True)
    return heard


def _hear_statement(table: Table, declaration: Declaration, one: Statement) -> Meant:
    if not one.candidates:
        return _hear_clear(table, declaration, one)
    pushed = sum(declaration.chips[0]) if declaration.chips else 0
    amount = settled_amount(one.candidates, pushed, table.round.pot_total, table.ruleset.spoken)
    if amount is None:
        return _no_meaning(table, declaration, one)
    heard = _hear_clear(table, declaration, replace(one, amount=amount))
    reason = table.because(Code.SPOKEN_UNCLEAR_AMOUNT, amount=amount, pot=table.round.pot_total)
    return replace(heard, reasons=(reason, *heard.reasons))


def _no_meaning(table: Table, declaration: Declaration, one: Statement) -> Meant:
    """An amount with several meanings, none of which the pot allows: the floor chooses among them.

    Clause: unclear amount (tda-2019:57).
    """
    choices: list[Choice] = []
    for amount in sorted(one.candidates):
        heard = _hear_clear(table, declaration, replace(one, amount=amount))
        choices += as_choices(heard, f"The amount is taken to be {amount}.")
    reason = table.because(Code.SPOKEN_NO_MEANING, pot=table.round.pot_total)
    return Meant(proposal=None, reasons=(reason,), choices=tuple(choices))


def _conditional(table: Table, heard: Meant) -> Meant:
    """Clause: conditional statements (tda-2019:59.A)."""
    return Meant(
        proposal=None,
        reasons=(table.because(Code.SPOKEN_CONDITIONAL),),
        penalty=True,
        choices=(
            *as_choices(heard, "The player is held to what he announced."),
            Choice(proposal=None, effect="The announcement is void and the player decides anew."),
        ),
    )


def _hear_clear(table: Table, declaration: Declaration, one: Statement) -> Meant:
    match one.word:
        case None:
            return hear_amount(table, declaration, one.amount or 0)
        case Word.TIME:
            return Meant(proposal=None, reasons=(table.because(Code.TIME_CALLED),), stands=True)
        case Word.FOLD:
            return _fold(table, declaration)
        case Word.CHECK | Word.PASS:
            heard = hear_check(table)
            return heard if heard.bars_raise else replace(heard, reasons=(table.because(Code.SPOKEN_BINDS),))
        case Word.CALL:
            return _call(table, declaration, one.amount)
        case Word.ALL_IN:
            return Meant(proposal=Proposal(type=ActionType.ALL_IN), reasons=(table.because(Code.SPOKEN_BINDS),))
        case Word.POT:
            return _pot(table, one.amount)
        case Word.BET | Word.RAISE:
            return _wager(table, declaration, one)
        case Word.COMPLETE:
            return _complete(table, declaration, one)
    assert_never(one.word)


def hear_check(table: Table) -> Meant:
    """A check, said or rapped; against a bet it is no action, and the seat may then only call or fold.

    Clause: misnamed actions (tda-2019:55).
    """
    if table.round.due > table.player.committed and not table.round.bring_in_pending:
        reason = table.because(Code.CHECK_FACING_BET, to=table.round.current_bet)
        cost = table.because(Code.CHECK_LOSES_THE_RAISE)
        return Meant(proposal=None, reasons=(reason, cost), bars_raise=True)
    return Meant(proposal=Proposal(type=ActionType.CHECK))


def hear_pulling_back(table: Table) -> Meant:
    """Chips of an earlier bet taken back, and nothing else: no action yet, but it may cost the right to fold.

    Clause: prior chips (tda-2019:46.B).
    """
    if not table.round.facing(table.player) or not table.ruleset.prior_chips.pulled_back_binds:
        return Meant(proposal=None, reasons=(table.because(Code.PRIOR_TAKEN_BACK),))
    return Meant(proposal=None, reasons=(table.because(Code.PRIOR_NO_FOLD),), bars_fold=True)


def binds_by_pulling_back(table: Table, declaration: Declaration) -> bool:
    """Whether the player, facing a bet, took back chips of an earlier one, so that he must call or raise.

    Clause: prior chips (tda-2019:46.B).
    """
    pulled_back = declaration.prior_moved is not PriorMoved.NONE and table.round.facing(table.player) > 0
    return pulled_back and table.ruleset.prior_chips.pulled_back_binds


def _fold(table: Table, declaration: Declaration) -> Meant:
    if table.player.no_fold:
        return Meant(proposal=Proposal(type=ActionType.FOLD))
    if binds_by_pulling_back(table, declaration):
        return hear_pulling_back(table)
    return Meant(proposal=Proposal(type=ActionType.FOLD), reasons=(table.because(Code.SPOKEN_BINDS),))


def _call(table: Table, declaration: Declaration, amount: int | None) -> Meant:
    """Clause: a call is for the whole bet (tda-2019:51.A), accepted action (tda-2019:49, tda-2013:46)."""
    facing = table.round.facing(table.player)
    proposal = Proposal(type=ActionType.CALL)
    if facing == 0:
        return Meant(proposal=proposal)
    owed = min(facing, table.player.playable(table.round.chip))
    if declaration.told_amount not in (None, facing, table.round.current_bet):
        reason = table.because(Code.CALL_ACCEPTED_ACTION, told=declaration.told_amount)
        return Meant(
            proposal=proposal, reasons=(reason,), changed=amount not in (None, facing, table.round.current_bet)
        )
    named_other = amount not in (None, facing, table.round.current_bet, owed)
    short = bool(declaration.chips) and sum(map(sum, declaration.chips)) < owed
    reasons = (table.because(Code.SPOKEN_CALL_IN_FULL, to=table.round.current_bet),)
    return Meant(proposal=proposal, reasons=reasons, changed=named_other or short)


def _wager(table: Table, declaration: Declaration, one: Statement) -> Meant:
    """Clause: raise and an amount (tda-2019:43.B), raise with chips (tda-2019:44), general words (tda-2019:51.A)."""
    round = table.round
    reasons = _why_wager_said(table, one.word)
    if one.amount is not None:
        if round.due:
            reasons = (*reasons, table.because(Code.SPOKEN_RAISE_TOTAL, to=one.amount))
        if len(declaration.chips) > 1 and not round.structure.is_limit:
            reasons = (*reasons, table.because(Code.CHIPS_ONE_MOTION))
        return Meant(proposal=wager_to(one.amount), reasons=reasons)
    no_amount = (*reasons, table.because(Code.SPOKEN_NO_AMOUNT))
    if round.structure is Structure.FIXED_LIMIT:
        return Meant(proposal=wager_to(None), reasons=no_amount)
    motions = playable(declaration.chips, round.chip)
    if motions:
        return _sized_by_chips(table, declaration, motions, reasons)
    return Meant(proposal=wager_to(None), reasons=no_amount, changed=True)


def _sized_by_chips(
    table: Table, declaration: Declaration, motions: tuple[tuple[int, ...], ...], reasons: tuple[Reason, ...]
) -> Meant:
    """A bet or raise announced without an amount: its size is what the chips of the first motion are worth.

    Clause: raise with chips (tda-2019:44, tda-2013:42), one motion (tda-2019:42).
    """
    to = in_front(declaration, table.player, table.round.due).total + sum(motions[0])
    topic = Topic.OVERCHIP_RAISE if len(motions[0]) == 1 else None
    sized = table.because(Code.CHIPS_RAISE_ALL_THEY_ARE_WORTH, topic, to=to)
    void = why_string(table) if len(motions) > 1 else ()
    return Meant(proposal=wager_to(to), reasons=(*reasons, *void, sized), changed=bool(void))


def _why_wager_said(table: Table, word: Word | None) -> tuple[Reason, ...]:
    misnamed = word is Word.RAISE and table.round.due == 0
    return (table.because(Code.SPOKEN_RAISE_UNOPENED if misnamed else Code.SPOKEN_BINDS),)


def _complete(table: Table, declaration: Declaration, one: Statement) -> Meant:
    """Clause: completion (roberts-11:3.6, badugi:5), unofficial terms (tda-2019:57)."""
    least = raise_option(table.round, table.player, table.ruleset).min_to
    completes = wager_type(table.round, least, table.ruleset) is ActionType.COMPLETE
    if completes and one.amount is None:
        return Meant(proposal=wager_to(None), reasons=(table.because(Code.SPOKEN_BINDS),))
    if completes or one.amount is not None:
        return _wager(table, declaration, one)
    passive = passive_proposal(table.round, table.player)
    return Meant(
        proposal=None,
        reasons=(table.because(Code.SPOKEN_COMPLETE_UNCLEAR),),
        choices=(
            Choice(proposal=passive, effect="It is taken for no more than what is owed."),
            Choice(proposal=wager_to(None), effect="It is taken for the smallest bet or raise."),
        ),
    )


def _pot(table: Table, amount: int | None) -> Meant:
    """Clause: betting the pot (tda-2019:54.C, tda-2013:47)."""
    round = table.round
    if round.structure is Structure.POT_LIMIT:
        to = min(pot_limit_to(round, table.player, table.ruleset.pot), table.player.reach(round.chip))
        return Meant(proposal=wager_to(to), reasons=(table.because(Code.SPOKEN_POT, to=to),))
    topic = Topic.POT_WORD_LIMIT if round.structure.is_limit else Topic.POT_WORD
    reason = table.because(Code.SPOKEN_POT_NOT_VALID, topic)
    least = wager_to(None)
    min_to = raise_option(round, table.player, table.ruleset).min_to
    if amount is None or amount <= min_to or round.structure is Structure.FIXED_LIMIT:
        return Meant(proposal=least, reasons=(reason,), changed=True, penalty=True)
    return Meant(
        proposal=None,
        reasons=(reason,),
        penalty=True,
        choices=(
            Choice(proposal=least, effect="It is the smallest bet or raise."),
            Choice(proposal=wager_to(amount), effect=f"It is a bet or raise to {amount}, the amount named."),
        ),
    )
