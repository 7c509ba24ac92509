"""The members of a hand that no ruling reads: where and when it was played, names, cards.

Also what people call its players and streets.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from .reading import Json, Notes

LONGEST_LABEL: Final = 100
LABEL: Final = r"\A[^\x00-\x1f\x7f]+\Z"
"""The characters of a label: all but control characters."""

OF_HAND: Final = ("site", "hand_number", "currency", "table", "played_at")
LABELS: Final = OF_HAND[:-1]
OF_PLAYER: Final = ("name", "cards")
OF_ROUND: Final = ("board", "dealt", "discarded")

_LABEL: Final = re.compile(r"[^\x00-\x1f\x7f\ud800-\udfff]{1,100}")


def label(value: str, what: str, notes: Notes) -> str | None:
    """A text as a member holds it, without space around; None if it is empty, or if no member can hold it.

    `what` names it in the note.
    """
    text = value.strip()
    if text and not _LABEL.fullmatch(text):
        notes.add(what)
        return None
    return text or None


def labelled(texts: dict[str, str], notes: Notes) -> Json:
    """The members of a hand that are labels, from what a record says for them."""
    labels = {name: label(text, name, notes) for name, text in texts.items()}
    return {name: text for name, text in labels.items() if text is not None}


def without_private(hand: Json, breathe: Callable[[], None] = lambda: None) -> Json:
    """The hand without these members. `breathe` is called once for each round and player."""

    def without(part: Json, names: tuple[str, ...]) -> Json:
        breathe()
        return {key: value for key, value in part.items() if key not in names}

    rest = without(hand, OF_HAND)
    for name, members in (("players", OF_PLAYER), ("rounds", OF_ROUND)):
        if name in rest:
            rest[name] = [without(part, members) for part in rest[name]]
    return rest


def anonymous(hand: Json) -> Json:
    """The hand without its table, and with seats for the names of players."""
    hand = {key: value for key, value in hand.items() if key != "table"}
    start = hand if "players" in hand else hand["round"]
    players = [player | {"name": no_name(player["seat"])} for player in start["players"]]
    return hand | ({"players": players} if start is hand else {"round": start | {"players": players}})


def no_name(seat: int) -> str:
    """What a player is called whose name is not written."""
    return f"Seat {seat}"


def held(value: Any) -> bool:
    """Whether a value of a document says anything that could be lost."""
    return value not in (None, "", False, [], {})


_NAMES: Final[Mapping[str, tuple[str, ...]]] = {
    "board": ("Preflop", "Flop", "Turn", "River"),
    "stud": ("Third street", "Fourth street", "Fifth street", "Sixth street", "Seventh street"),
    "draw": ("Before the draw", "After the first draw", "After the second draw", "After the third draw"),
}
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
