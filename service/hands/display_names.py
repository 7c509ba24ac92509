"""What a hand's record tells for people: names of players and streets, cards on the board. No rule reads it.

A hand in our own JSON may tell it in what is `carried`: the `name` of a player, the `board` of a street or on it.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final

from . import Json, carried
from .formats import FORMATS

_NAMES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "board": ("Preflop", "Flop", "Turn", "River"),
        "stud": ("Third street", "Fourth street", "Fifth street", "Sixth street", "Seventh street"),
        "draw": ("Before the draw", "After the first draw", "After the second draw", "After the third draw"),
    }
)
_ONE_DRAW: Final = ("Before the draw", "After the draw")


@dataclass(frozen=True, slots=True, kw_only=True)
class Names:
    """Names of players by seat, names of the game's streets (none if unknown), and the board of each of `rounds`."""

    players: dict[int, str]
    streets: tuple[str, ...]
    boards: tuple[str, ...]

    def street(self, number: int) -> str:
        """What the street of this number, from 1, is called."""
        return self.streets[number - 1] if number <= len(self.streets) else f"Street {number}"


def names_in(hand: Json) -> Names:
    """What the record tells. What is carried may have come from anywhere: what is no text is left out."""
    players = seated(hand)
    names = {one["seat"]: carried(one).get("name") for one in players}
    boards = [_board(street) for street in hand.get("rounds", ())]
    deals = _deals(hand, boards)
    for format in FORMATS.values():
        names |= {seat: name for seat, name in format.player_names(hand, players).items() if name is not None}
        boards = [ours or theirs for ours, theirs in zip(boards, format.boards(hand), strict=True)]
        deals = format.deals(hand) or deals
    return Names(
        players={seat: name for seat, name in names.items() if isinstance(name, str) and name.strip()},
        streets=_street_names(deals, hand),
        boards=tuple(boards),
    )


def seated(hand: Json) -> list[Json]:
    """The players of a hand, or of the snapshot that it starts from."""
    players: list[Json] = hand.get("players") or hand.get("round", {}).get("players", [])
    return players


def _board(street: Json) -> str:
    found = (carried(one).get("board") for one in (street, *street["actions"]))
    return " ".join(_cards(one) for one in found if one)


def _cards(board: Any) -> str:
    cards = board if isinstance(board, list) else [board]
    return " ".join(card for card in cards if isinstance(card, str))


def _deals(hand: Json, boards: list[str]) -> str | None:
    """What is dealt to begin a street, as far as a hand in our own JSON lets it be seen."""
    if any(boards):
        return "board"
    is_stud = hand.get("bring_in") or any(post["type"] == "bring_in" for post in hand.get("posts", ()))
    return "stud" if is_stud else None


def _street_names(deals: str | None, hand: Json) -> tuple[str, ...]:
    """The names, if the game has as many streets as go by them."""
    streets = hand.get("streets") or hand.get("round", {}).get("streets")
    if deals == "draw":
        return _ONE_DRAW if streets == len(_ONE_DRAW) else _NAMES[deals]
    names = _NAMES.get(deals or "", ())
    return names if streets == len(names) else ()
