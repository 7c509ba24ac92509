"""Splitting the actions of a document into the betting rounds of a hand."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from ..stacks import Stacks
from .actions import Deed, plain
from .amounts import number, written
from .words import BOARD, BRING_IN, CALL, DEAL_BOARD, DEAL_HOLE, DISCARD, FOLD, NAME, Json, Variant


@dataclass(slots=True)
class Street:
    """What happened on a street: each deed, with a wager's amount in chips."""

    deeds: list[tuple[Deed, int]] = field(default_factory=list)
    is_bet_on: bool = False
    board: int = 0


def streets(deeds: Iterable[tuple[Deed, int]], variant: Variant) -> list[Street]:
    """The streets. With a board each begins with its cards; in stud and draw with the first card dealt after betting.

    In stud a last street without betting is joined to the one before: without betting nobody is known to be first.
    """
    found = [Street()]
    for deed, chips in deeds:
        if len(found) < variant.streets and _begins_next(deed, found, variant):
            found.append(Street())
        now = found[-1]
        now.deeds.append((deed, chips))
        now.is_bet_on = now.is_bet_on or deed.is_betting
        now.board += deed.cards
    if variant.deals == "stud" and len(found) > 1 and not found[-1].is_bet_on:
        trailing = found.pop()
        found[-1].deeds += trailing.deeds
    return found


def items(street: Street, stacks: Stacks, bring_in: int, scale: int) -> list[Json]:
    """The street's actions in our own words; each carries its text if that could not be written again from them."""
    return [_item(deed, chips, stacks, bring_in, scale) for deed, chips in street.deeds]


def first_of(street: Street) -> int | None:
    """Who acted first on a street of stud: the player who brought in, else the first to act; None if nobody did."""
    acting = [deed for deed, _ in street.deeds if deed.is_betting]
    bringing = [deed for deed in acting if deed.word == BRING_IN]
    return next((deed.player for deed in (*bringing, *acting)), None)


def action_text(player: int, word: str, amount: int | None, scale: int) -> str:
    """The text of an action, if nothing more is known of it."""
    return plain(player, word, written(number(amount, scale)) if amount is not None else "")


def _begins_next(deed: Deed, found: list[Street], variant: Variant) -> bool:
    now = found[-1]
    if variant.deals == "board":
        return deed.word == DEAL_BOARD and (now.is_bet_on or now.board >= BOARD[len(found) - 1])
    return now.is_bet_on and deed.word in (DEAL_HOLE, DISCARD)


def _item(deed: Deed, chips: int, stacks: Stacks, bring_in: int, scale: int) -> Json:
    seat = deed.player
    if not deed.is_betting or seat is None:
        return {"carried": {NAME: deed.raw}}
    made: Json = {"seat": seat} | _action(seat, deed.word, chips, stacks, bring_in)
    if deed.raw != action_text(seat, deed.word, made.get("to"), scale):
        made["carried"] = {NAME: deed.raw}
    return made


def _action(seat: int, word: str, chips: int, stacks: Stacks, bring_in: int) -> Json:
    if word == FOLD:
        stacks.fold(seat)
        return {"type": "fold"}
    if word == CALL:
        owes = stacks.faces_a_bet(seat)
        stacks.call(seat)
        return {"type": "call" if owes else "check"}
    if word == BRING_IN:
        stacks.put_to(seat, bring_in)
        return {"type": "bring_in"}
    type = "raise" if stacks.bet else "bet"
    stacks.put_to(seat, chips)
    return {"type": type, "to": chips}
