"""Cards as records write them: which a seat was dealt or gave back, and which came to the board.

No ruling reads them. A card is its rank and its suit, such as Td; ?? is one that the record does not show.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from .reading import Json

CARD: Final = "[2-9TJQKA?][cdhs?]"
UNKNOWN: Final = "??"
MOST_CARDS: Final = 20
"""The most cards in one list."""

_CARD: Final = re.compile(r"(10|[2-9TJQKA?])([cdhs?])", re.ASCII | re.IGNORECASE)
_SUITS: Final = str.maketrans("\u2663\u2666\u2665\u2660", "cdhs")


def cards_in(text: str) -> list[str] | None:
    """The cards of a text such as AhKd, or Ah, 10h, with letters or signs of suits; None if anything else is in it."""
    text = text.translate(_SUITS)
    if _CARD.sub("", text).replace(",", "").strip():
        return None
    return [rank.upper().replace("10", "T") + suit.lower() for rank, suit in _CARD.findall(text)]


def by_seat(listed: Iterable[Json]) -> dict[int, list[str]]:
    """The cards of each seat, from a list of objects with `seat` and `cards`."""
    cards: dict[int, list[str]] = {}
    for entry in listed:
        cards.setdefault(entry["seat"], []).extend(entry["cards"])
    return cards


def held_at_end(hand: Json) -> dict[int, list[str]]:
    """The cards that each seat holds at the end of a hand, if all of them are known."""
    held = by_seat(player for player in hand["players"] if "cards" in player)
    for street in hand["rounds"]:
        for seat, cards in by_seat(street.get("discarded", ())).items():
            known = held.get(seat, [])
            held[seat] = [card for card in known if card not in cards] if set(cards) <= {*known} else [UNKNOWN]
        for seat, cards in by_seat(street.get("dealt", ())).items():
            held.setdefault(seat, []).extend(cards)
    return {seat: cards for seat, cards in held.items() if cards and not any("?" in card for card in cards)}


@dataclass(slots=True)
class StreetCards:
    """The cards of one street; `dealt` and `discarded` by seat. A seat that stands pat has discarded none."""

    board: list[str] = field(default_factory=list)
    dealt: dict[int, list[str]] = field(default_factory=dict)
    discarded: dict[int, list[str]] = field(default_factory=dict)

    def members(self) -> Json:
        """The members of a round that hold them."""
        members: Json = {"board": self.board} if self.board else {}
        for name, seats in (("dealt", self.dealt), ("discarded", self.discarded)):
            if seats:
                members[name] = [{"seat": seat, "cards": cards} for seat, cards in seats.items()]
        return members


@dataclass(slots=True)
class HandCards:
    """The cards of a hand: those with which each seat began (`first`), and those of each street.

    Its methods return False where cards have no place in a hand: there are too many, or they contradict others.
    """

    first: dict[int, list[str]] = field(default_factory=dict)
    streets: list[StreetCards] = field(default_factory=lambda: [StreetCards()])

    def board(self, street: int, cards: Iterable[str], most: int = MOST_CARDS) -> bool:
        """Add cards to the board of a street, on which there are at most so many."""
        return _add(self.streets[street].board, list(cards), most)

    def deal(self, street: int, seat: int, cards: Iterable[str], begins_with: int = MOST_CARDS) -> bool:
        """Deal cards to a seat, on a street from 0; on the first those up to so many are those it begins with."""
        begins = not street and len(self.first.get(seat, ())) < begins_with
        seats = self.first if begins else self.streets[street].dealt
        return _add(seats.setdefault(seat, []), list(cards))

    def discard(self, street: int, seat: int, cards: Iterable[str]) -> bool:
        """Take cards from a seat; none if it stands pat."""
        return _add(self.streets[street].discarded.setdefault(seat, []), list(cards))

    def show(self, seat: int, cards: list[str]) -> bool:
        """Show all cards of a seat: they take the place of those that are unknown."""
        held = [self.first.get(seat, []), *(street.dealt.get(seat, []) for street in self.streets)]
        if discarded := [card for street in self.streets for card in street.discarded.get(seat, ())]:
            kept = [card for part in held for card in part if card not in discarded]
            return UNKNOWN not in (*kept, *discarded) and sorted(kept) == sorted(cards)
        left = list(cards)
        for card in (card for part in held for card in part if card != UNKNOWN):
            if card not in left:
                return False
            left.remove(card)
        if not any(held):
            return self.deal(0, seat, cards)
        if sum(map(len, held)) != len(cards):
            return False
        for part in held:
            part[:] = [left.pop(0) if card == UNKNOWN else card for card in part]
        return True


def _add(to: list[str], cards: list[str], most: int = MOST_CARDS) -> bool:
    fits = len(to) + len(cards) <= most
    if fits:
        to += cards
    return fits
