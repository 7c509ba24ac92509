"""The members of a hand that no ruling reads: where and when it was played, names, cards."""

import re
from collections.abc import Callable
from typing import Any, Final

from . import Json, Notes

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


def labelled(told: dict[str, str], notes: Notes) -> Json:
    """The members of a hand that are labels, from what a record says for them."""
    made = {name: label(text, name, notes) for name, text in told.items()}
    return {name: text for name, text in made.items() if text is not None}


def without_private(hand: Json, breathe: Callable[[], None] = lambda: None) -> Json:
    """The hand without these members. `breathe` is called once for each round and player."""

    def without(part: Json, names: tuple[str, ...]) -> Json:
        breathe()
        return {key: value for key, value in part.items() if key not in names}

    made = without(hand, OF_HAND)
    for name, members in (("players", OF_PLAYER), ("rounds", OF_ROUND)):
        if name in made:
            made[name] = [without(part, members) for part in made[name]]
    return made


def held(value: Any) -> bool:
    """Whether a value of a document says anything that could be lost."""
    return value not in (None, "", False, [], {})
