"""What people call the players and the streets of a hand, and the cards on its board. No ruling reads them."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from . import Json

_NAMES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "board": ("Preflop", "Flop", "Turn", "River"),
        "stud": ("Third street", "Fourth street", "Fifth street", "Sixth street", "Seventh street"),
        "draw": ("Before the draw", "After the first draw", "After the second draw", "After the third draw"),
    }
)
_IN_HOLDEM: Final = 2  # hole cards
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
    """The names of a hand in our own JSON."""
    return Names(
        players={player["seat"]: player["name"] for player in seated(hand) if "name" in player},
        streets=_street_names(hand),
        boards=tuple([" ".join(street.get("board", ())) for street in hand.get("rounds", ())]),
    )


def seated(hand: Json) -> list[Json]:
    """The players of a hand, or of the snapshot that it starts from."""
    players: list[Json] = hand.get("players") or hand.get("round", {}).get("players", [])
    return players


def _street_names(hand: Json) -> tuple[str, ...]:
    """The names, if the game has as many streets as go by them."""
    streets, deals = hand.get("streets") or hand.get("round", {}).get("streets"), _deals(hand)
    if deals == "draw":
        return _ONE_DRAW if streets == len(_ONE_DRAW) else _NAMES[deals]
    names = _NAMES.get(deals or "", ())
    return names if streets == len(names) else ()


def _deals(hand: Json) -> str | None:
    """What is dealt to begin a street, as far as the hand lets it be seen."""
    rounds = hand.get("rounds", ())
    if any("board" in street for street in rounds):
        return "board"
    if any("discarded" in street for street in rounds):
        return "draw"
    if hand.get("bring_in") or any(post["type"] == "bring_in" for post in hand.get("posts", ())):
        return "stud"
    if any(len(player.get("cards", ())) == _IN_HOLDEM for player in seated(hand)):
        return "board"
    return "stud" if any("dealt" in street for street in rounds) else None
