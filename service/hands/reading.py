"""What reading a hand finds beside the hand: notes, faults, and a text that is none."""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from decimal import Decimal
from typing import Any, Final, TypeGuard

from ..fault_text import FaultsError, cut, pointer
from ..rules.model.fault import Fault

Json = dict[str, Any]
Path = tuple[str | int, ...]

MOST_PLAYERS: Final = 23
PLAYED: Final = ("structure", "streets", "min_bet", "button", "scale", "players", "posts", "rounds", "result")
"""The members of a hand that each format has a place for, beside those that no ruling reads."""
MOST_PLACES: Final = 9
"""The most decimals of an amount: `scale` goes up to 10**9."""
LONGEST_SHOWN: Final = 60
"""How much of an action or of a line a fault repeats (characters)."""
_MOST_NOTES: Final = 100
_LONGEST_NOTE: Final = 200
_NUMBER: Final = re.compile("[0-9]+")
DEEPEST: Final = 24
"""The most levels of a document."""


class Notes:
    """Collects what has no place in a hand in our own JSON, or in a format: each once, in the order of reading.

    `game` is the name of the game in the record, as PokerStars words it and without its betting structure; a format may
    have a place for it. It is None if the record names none.
    """

    def __init__(self) -> None:
        self._kinds: dict[str, str] = {}
        self.game: str | None = None

    def __iter__(self) -> Iterator[str]:
        return iter(self._kinds)

    @property
    def kinds(self) -> Mapping[str, str]:
        """The kind of each note: what is alike in many hands."""
        return self._kinds

    def add(self, what: str, kind: str | None = None) -> None:
        """Add a note, cut where a stranger's text is long. Its kind is the text without its numbers, unless given."""
        text = cut(what, _LONGEST_NOTE) if len(self._kinds) < _MOST_NOTES else "more"
        self._kinds[text] = _NUMBER.sub("#", text) if kind is None else kind

    def add_figures(self, action: Json) -> None:
        """Note what an action tells beside what was done: no format has a place for that."""
        sizes = ("to", "by", "add") if action["type"] in ("fold", "check", "call") else ()
        for name in ("faced", *sizes):
            if name in action:
                self.add(f"{name} of a {action['type']}")

    def add_game(self) -> None:
        """Note that the name of the game is not written, if there is one."""
        if self.game is not None:
            self.add(f"the name of the game, {self.game}", "the name of the game")


def decimals(amount: Decimal) -> int:
    """How many decimals an amount needs."""
    return len(f"{amount:f}".partition(".")[2].rstrip("0"))


def is_whole(value: Any) -> TypeGuard[int]:
    """Whether a value of a document is an integer."""
    return isinstance(value, int) and not isinstance(value, bool)


@dataclass(frozen=True, slots=True)
class Place:
    """Where a text cannot be parsed: line and column, from 1."""

    line: int
    column: int


class Unreadable(FaultsError[Fault]):  # an answer, no error of ours
    """The text or document is no hand: its faults, with pointers into it; `place` if it cannot be parsed."""

    def __init__(self, *faults: Fault, place: Place | None = None) -> None:
        super().__init__(*faults)
        self.place = place


class Faults:
    """Collects the faults of a document while it is read: each once, in the order of reading.

    Their codes begin with the name of the format.
    """

    def __init__(self, format: str) -> None:
        self._format = format
        self._faults: dict[Fault, None] = {}

    def __bool__(self) -> bool:
        return bool(self._faults)

    def add(self, path: Path, code: str, message: str) -> None:
        """Add a fault."""
        self._faults[Fault(pointer(map(str, path)), f"{self._format}.{code}", message)] = None

    def tell(self) -> None:
        """Raise Unreadable if there are any faults."""
        if self._faults:
            raise Unreadable(*self._faults)


def read_back(format: str, read: Callable[[], Json]) -> Json:
    """A hand as written, read again. Raises Unreadable with what is wrong in it."""
    try:
        return read()
    except Unreadable as error:
        wrong = [
            ("", f"Written as {format.upper()}, {fault.pointer} is wrong: {fault.message}") for fault in error.faults
        ]
        raise not_expressible(format, wrong) from None


def other_posts(hand: Json, again: Json, player: Mapping[int, int]) -> Iterator[tuple[int, Json]]:
    """Each post of a hand that is none, or another one, in the hand as it was read back; `player`: its seat there."""
    mine, theirs = again.get("scale", 1), hand.get("scale", 1)  # both in one part of the product of the scales
    left = Counter((post["seat"], post["type"], post["amount"] * theirs) for post in again["posts"])
    for place, post in enumerate(hand.get("posts", ())):
        meant = (player.get(post["seat"]), post["type"], post["amount"] * mine)
        if not left[meant]:
            yield place, post
        left[meant] -= 1


def not_expressible(format: str, faults: Iterable[tuple[str, str]]) -> Unreadable:
    """What a hand says and a format cannot, to raise: pointers into the hand, with messages; there must be one."""
    return Unreadable(*(Fault(at, f"{format}.not_expressible", message) for at, message in faults))
