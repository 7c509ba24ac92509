"""Calls that were no proper calls: made too early, on wrong word, too small in a row, or past a hidden chip."""

from dataclasses import replace

from service.rules.acting.corrections import put_right
from service.rules.acting.to_act import turn_now
from service.rules.advance import advance
from service.rules.declarations.undercall import must_call_in_full
from service.rules.early import rule_at_turn
from service.rules.incidents import floor
from service.rules.incidents.floor import at_seat, left_to_the_floor
from service.rules.meanings import wager_to
from service.rules.model.action import Action, ActionType
from service.rules.model.decision import Alternative, Decision
from service.rules.model.incident import Deed, Incident
from service.rules.model.reasons import Code
from service.rules.model.round import BettingRound
from service.rules.ruleset import Ruleset
from service.rules.table import act, passive


def decide_amount_unknown(round: BettingRound, incident: Incident, ruleset: Ruleset) -> Decision:
    """Others acted on a wager before its size was named; every round in the answer has the wager made.

    A fold is binding; whether a call is one of any size is the floor's. Clause: calls before the amount is known
    (tda-2019:59.B), early action (tda-2019:50.B).
    """
    table = at_seat(round, incident.seat, ruleset)
    ruled = rule_at_turn(table, wager_to(round, incident.amount))
    wager = ruled.action or passive(table)
    after = advance(round, wager, ruleset)
    deeds = incident.acted_since or ()
    folds = tuple(deed for deed in deeds if deed.type is ActionType.FOLD)
    after = _carried_out(after, folds, ruleset)[0]
    others = tuple(deed for deed in deeds if deed.type is not ActionType.FOLD)
    if not others:
        folder = at_seat(round, folds[0].seat, ruleset)
        fold = act(folder, ActionType.FOLD, folder.player.committed)
        return floor.put_right(folder, fold, after, folder.because(Code.FOLD_AMOUNT_UNKNOWN))
    bound, first = _carried_out(after, others, ruleset)
    alternatives = (
        Alternative(action=first, effect="Whoever called has called that amount.", round=bound),
        Alternative(action=None, effect="Whoever called is free to decide anew.", round=after),
    )
    caller = at_seat(round, others[0].seat, ruleset)
    reason = caller.because(Code.CALL_AMOUNT_UNKNOWN, bettor=incident.seat)
    return left_to_the_floor(table, round, alternatives, reason)


def decide_misinformed(round: BettingRound, incident: Incident, ruleset: Ruleset) -> Decision:
    """A caller was told a wrong amount: he owes the right one, unless the floor rules otherwise.

    Clause: accepted action (tda-2019:49, tda-2013:46, roberts-11:3.13).
    """
    table = at_seat(round, incident.seat, ruleset)
    call = passive(table)
    alternatives = (
        Alternative(action=call, effect="It is a call of the right amount.", round=advance(round, call, ruleset)),
        Alternative(action=None, effect="The chips are taken back and the player decides anew.", round=round),
    )
    reason = table.because(Code.CALL_MISINFORMED, told=incident.told_amount)
    return left_to_the_floor(table, round, alternatives, reason)


def decide_undercalls(round: BettingRound, incident: Incident, ruleset: Ruleset) -> Decision:
    """Several undercalls in a row: play backs up to the first, which is put right; the others are the floor's.

    Clause: undercalls in sequence (tda-2019:51.C, roberts-11:3.16, badugi:16).
    """
    table = at_seat(round, incident.seat, ruleset)
    call = passive(table)
    after = advance(round, call, ruleset)
    others = _carried_out(after, incident.acted_since or (), ruleset)[0]
    alternatives: tuple[Alternative, ...] = (
        Alternative(action=call, effect="It is a full call, and so is every undercall behind it.", round=others),
        Alternative(action=call, effect="It is a full call; those behind decide anew.", round=after),
    )
    if not must_call_in_full(round, ruleset.undercall, in_turn=True):
        to = table.player.committed + (incident.amount or 0)
        fold = act(table, ActionType.FOLD, to)
        effect = "The chips stay in and the hand is folded; those behind decide anew."
        alternatives = (*alternatives, Alternative(action=fold, effect=effect, round=advance(round, fold, ruleset)))
    return left_to_the_floor(table, round, alternatives, table.because(Code.UNDERCALL_SEVERAL))


def decide_hidden_chip(round: BettingRound, incident: Incident, ruleset: Ruleset) -> Decision:
    """A chip comes to light behind an all-in: whether the action covers it is the floor's.

    Clause: hidden chip (tda-2019:62).
    """
    table = at_seat(round, incident.seat, ruleset)
    amount = incident.amount or 0
    with_chip = _with_chip(round, incident.seat, amount)
    alternatives = (
        Alternative(
            action=_enlarged(round, with_chip, incident.seat),
            effect="The chip is part of the all-in: whoever is in for that bet owes it.",
            round=with_chip,
        ),
        Alternative(
            action=None,
            effect="The chip is no part of it: it is not matched, and it does not save its owner if he loses.",
            round=round,
        ),
    )
    return left_to_the_floor(table, round, alternatives, table.because(Code.HIDDEN_CHIP_FOUND, amount=amount))


def _with_chip(round: BettingRound, seat: int, amount: int) -> BettingRound:
    """The chip goes in as far as the bet demands it, or lifts the seat's own wager; behind a blind it stays behind."""
    player = round.player(seat)
    lifts_the_bet = player.acted and player.committed == round.current_bet and not round.no_bet_yet
    added = 0 if lifts_the_bet else min(amount, round.facing(player))
    found = replace(player, committed=player.committed + added, stack=player.stack + amount - added)
    with_chip = replace(round, players=tuple(found if one is player else one for one in round.players))
    if not lifts_the_bet:
        return replace(with_chip, to_act=turn_now(with_chip, seat))
    after = put_right(with_chip, player.committed, found.reach(round.chip))
    was_full = round.last_full_bet == round.current_bet
    if was_full and not round.structure.is_limit:
        lifted = after.current_bet - round.current_bet
        after = replace(after, last_full_bet=after.current_bet, last_raise=round.last_raise + lifted)
    return replace(after, to_act=turn_now(after, seat))


def _enlarged(before: BettingRound, after: BettingRound, seat: int) -> Action | None:
    """The all-in with the chip counted in; None where that leaves it as it was."""
    was, now = before.player(seat), after.player(seat)
    if now.committed == was.committed:
        return None
    lifts = after.current_bet > before.current_bet
    short = before.last_full_bet < before.current_bet
    faced = before.last_full_bet if short else before.current_bet - before.last_raise
    wager = ActionType.RAISE if faced > 0 else ActionType.BET
    return Action(
        type=wager if lifts else ActionType.CALL,
        seat=seat,
        to=now.committed,
        by=now.committed - max(0, faced) if lifts else 0,
        add=now.committed - was.committed,
        all_in=now.stack < after.chip,
    )


def _carried_out(round: BettingRound, deeds: tuple[Deed, ...], ruleset: Ruleset) -> tuple[BettingRound, Action | None]:
    """The round with the deeds carried out as folds and calls, and the first of them."""
    first = None
    for deed in deeds:
        table = at_seat(round, deed.seat, ruleset)
        fold = deed.type is ActionType.FOLD
        action = act(table, ActionType.FOLD, table.player.committed) if fold else passive(table)
        first = first or action
        round = advance(round, action, ruleset)
    return round, first
