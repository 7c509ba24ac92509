"""Writing the betting rounds of a hand as the actions of a document."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from ..stacks import Stacks
from .actions import Deed, deed
from .amounts import Amounts, chips_or_none
from .faults import Faults
from .streets import action_text
from .words import BOARD, BRING_IN, CALL, FOLD, NAME, WAGER, Json, Variant

_WORDS: Final = {"fold": FOLD, "check": CALL, "call": CALL, "bring_in": BRING_IN}
_WAGERS: Final = ("bet", "raise", "complete")


@dataclass(frozen=True, slots=True)
class Line:
    """An action of the document; for betting also where it stands in the hand, and its player, kind and total (to)."""

    text: str
    pointer: str = ""
    street: int = 0
    action: tuple[int, str, int | None] | None = None


def lines(hand: Json, variant: Variant, seats: list[int]) -> list[Line]:
    """The actions in order. What PHH cannot say becomes an empty text, with its pointer."""
    return list(_Scribe(hand, variant, seats).lines())


class _Scribe:
    def __init__(self, hand: Json, variant: Variant, seats: list[int]) -> None:
        self.hand, self.variant, self.seats = hand, variant, seats
        self.player = {seat: place for place, seat in enumerate(seats, start=1)}
        self.scale: int = hand.get("scale", 1)
        self.least: int = hand["min_bet"]
        self.stacks = Stacks(hand["players"])
        for post in hand.get("posts", ()):
            self.stacks.post(post["seat"], post["type"], post["amount"])

    def lines(self) -> Iterator[Line]:
        """All lines; a hand that did not come from a document is dealt unknown cards."""
        kept = self.hand.get("carried")
        deals = not (isinstance(kept, dict) and NAME in kept)
        for street, told in enumerate(self.hand["rounds"]):
            if street:
                self.stacks.next_street()
            self.least = told.get("min_bet", self.least)
            if deals:
                yield from self.dealt(street)
            for place, item in enumerate(told["actions"]):
                pointer = f"/rounds/{street}/actions/{place}"
                if set(item) != {"carried"}:
                    yield self.action(item, pointer, street)
                elif (text := _text(item)) is not None:
                    yield Line(text)

    def dealt(self, street: int) -> Iterator[Line]:
        """The deal of unknown cards with which a street begins."""
        live = [self.player[seat] for seat in self.seats if seat in self.stacks.live]
        if not street:
            hole = "??" * self.variant.hole_cards
            yield from (Line(f"d dh p{player} {hole}") for player in live)
        elif self.variant.deals == "board":
            yield Line(f"d db {'??' * BOARD[min(street, len(BOARD) - 1)]}")
        elif self.variant.deals == "stud":
            yield from (Line(f"d dh p{player} ??") for player in live)
        else:
            yield from (Line(f"p{player} sd") for player in live)

    def action(self, item: Json, pointer: str, street: int) -> Line:
        """One betting action, in its original text if that still says the same."""
        seat = item.get("seat")
        if not isinstance(seat, int) or seat not in self.player:
            return Line("", pointer, street, (0, "", None))
        type, to = self.meant(item, seat)
        if type not in _WORDS and (type not in _WAGERS or to is None):
            return Line("", pointer, street, (0, "", None))
        player, word = self.player[seat], _WORDS.get(type, WAGER)
        self.move(seat, word, to)
        plain = action_text(player, word, to, self.scale)
        kind = "wager" if word == WAGER else type
        return Line(self.beside(plain, (player, word, to), _text(item)), pointer, street, (player, kind, to))

    def meant(self, item: Json, seat: int) -> tuple[str, int | None]:
        """The type of an action, and the total (to) of a wager; None if it is no wager, or none can be told."""
        type, committed = str(item.get("type")), self.stacks.committed(seat)
        if type == "all_in":
            total = self.stacks.all_in(seat)
            return ("raise", total) if total > self.stacks.bet else ("call", None)
        if type not in _WAGERS:
            return type, None
        if "to" in item:
            return type, item["to"]
        if "by" in item:
            return type, self.stacks.bet + item["by"]
        if "add" in item:
            return type, committed + item["add"]
        if self.variant.structure != "fixed_limit":
            return type, None
        return type, self.least if self.stacks.bet < self.least else self.stacks.bet + self.least

    def move(self, seat: int, word: str, to: int | None) -> None:
        """Move the chips as the action does."""
        if word == FOLD:
            self.stacks.fold(seat)
        elif word == CALL:
            self.stacks.call(seat)
        else:
            self.stacks.put_to(seat, self.hand.get("bring_in", 0) if to is None else to)

    def beside(self, plain: str, action: tuple[int, str, int | None], text: str | None) -> str:
        """The original text; if the action has changed since, the new one with the original comment."""
        if text is None:
            return plain
        said = _said(text, len(self.seats))
        amount = None if said.amount is None else chips_or_none(said.amount, self.scale)
        if (said.player, said.word, amount) == action:
            return text
        return f"{plain} {said.commentary}" if said.commentary else plain


def _said(text: str, players: int) -> Deed:
    faults = Faults()
    return deed(text, players, faults, Amounts(faults), ())


def _text(item: Any) -> str | None:
    """The original text of an item; None if it did not come from a document."""
    kept = item.get("carried")
    text = kept.get(NAME) if isinstance(kept, dict) else None
    return text if isinstance(text, str) else None
