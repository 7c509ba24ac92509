"""The actions of a document, split into the betting rounds of a hand."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from service.hands.phh.amounts import number, written
from service.hands.phh.deeds import Deed, plain
from service.hands.phh.words import BOARD, BRING_IN, CALL, DEAL_BOARD, DEAL_HOLE, DISCARD, FOLD, NAME, Json, Variant
from service.hands.tally import Tally


@dataclass(slots=True)
class Street:
    """What happened on a street: each deed with its wager in chips."""

    deeds: list[tuple[Deed, int]] = field(default_factory=list)
    is_bet_on: bool = False
    board: int = 0


def streets(deeds: Iterable[tuple[Deed, int]], variant: Variant) -> list[Street]:
    """The streets. A street of the board begins with its cards, one of stud or draw with the first of what is dealt.

    What is dealt before nobody bets any more stays where it is; in stud only betting tells who is first.
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


def items(street: Street, tally: Tally, bring_in: int, scale: int) -> list[Json]:
    """The street's actions in our own words; the text beside them where it could not be made again from them."""
    return [_item(deed, chips, tally, bring_in, scale) for deed, chips in street.deeds]


def first_of(street: Street) -> int | None:
    """Who acted first on a street of stud: who brought it in, else the first of all."""
    acting = [deed for deed, _ in street.deeds if deed.is_betting]
    bringing = [deed for deed in acting if deed.word == BRING_IN]
    return next((deed.player for deed in (*bringing, *acting)), None)


def action_text(player: int, word: str, amount: int | None, scale: int) -> str:
    """An action as it is written where nothing else is known of it."""
    return plain(player, word, written(number(amount, scale)) if amount is not None else "")


def _begins_next(deed: Deed, found: list[Street], variant: Variant) -> bool:
    now = found[-1]
    if variant.deals == "board":
        return deed.word == DEAL_BOARD and (now.is_bet_on or now.board >= BOARD[len(found) - 1])
    return now.is_bet_on and deed.word in (DEAL_HOLE, DISCARD)


def _item(deed: Deed, chips: int, tally: Tally, bring_in: int, scale: int) -> Json:
    seat = deed.player
    if not deed.is_betting or seat is None:
        return {"carried": {NAME: deed.raw}}
    made: Json = {"seat": seat} | _action(seat, deed.word, chips, tally, bring_in)
    if deed.raw != action_text(seat, deed.word, made.get("to"), scale):
        made["carried"] = {NAME: deed.raw}
    return made


def _action(seat: int, word: str, chips: int, tally: Tally, bring_in: int) -> Json:
    if word == FOLD:
        tally.fold(seat)
        return {"type": "fold"}
    if word == CALL:
        owes = tally.faces_a_bet(seat)
        tally.call(seat)
        return {"type": "call" if owes else "check"}
    if word == BRING_IN:
        tally.put_to(seat, bring_in)
        return {"type": "bring_in"}
    type = "raise" if tally.bet else "bet"
    tally.put_to(seat, chips)
    return {"type": type, "to": chips}
