"""The text of faults: all of them at once, a pointer to each, the name that was meant, a long text cut short."""

import re
from collections.abc import Iterable
from difflib import SequenceMatcher, get_close_matches
from typing import Final, Generic, TypeVar

F = TypeVar("F")

LONGEST_REPEATED: Final = 200
"""How much of what was sent a fault repeats, unless told (characters)."""
LONGEST_MESSAGE: Final = 200
"""How long the message of an error in an answer may be (characters)."""
LONGEST_FIELD: Final = 40
"""How much of an unknown name a message repeats (characters)."""
LONGEST_GUESSED: Final = 64
"""How much of a name is compared with those that are known (characters): it takes time by the square of it."""


class FaultsError(Exception, Generic[F]):
    """Something cannot be used: `faults` has everything that is wrong with it."""

    def __init__(self, *faults: F) -> None:
        super().__init__(*faults)
        self.faults = faults

    def __str__(self) -> str:
        return "; ".join(map(str, self.faults))  # not made before it is wanted: it may be long


def pointer(path: Iterable[object]) -> str:
    """The JSON pointer (RFC 6901) to the end of a path of keys and indexes."""
    return "".join(["/" + str(key).replace("~", "~0").replace("/", "~1") for key in path])


_LONGEST_LIST: Final = 110
_SURE: Final = 0.85
_NO_WORD: Final = re.compile("[^a-z0-9]+")


def guessed(name: object, known: Iterable[str]) -> dict[str, str | tuple[str, ...]]:
    """The parameters of a message about an unknown name or value: the word for `meant`, with what it names."""
    allowed = tuple(known)
    near = near_names(name, allowed) if isinstance(name, str) else ()
    if near:
        return {"meant": "near", "near": near, "allowed": allowed}
    return {"meant": "unknown" if len(", ".join(allowed)) <= _LONGEST_LIST else "many", "allowed": allowed}


def near_names(name: str, known: Iterable[str]) -> tuple[str, ...]:
    """The known names that were probably meant: one if it is clear, else those with the most words in common.

    Case and punctuation do not count ("allin", "RAISE"), and initials stand for a name ("NL"). Empty if none is near.
    """
    plain: dict[str, str] = {}
    for text in known:  # the first of two that differ by punctuation
        plain.setdefault(_NO_WORD.sub("", text.lower()), text)
    words = [word for word in _NO_WORD.split(name[:LONGEST_GUESSED].lower()) if word]
    joined = "".join(words)
    likely = [text for text in plain.values() if joined == "".join(re.findall("(?:^|[^a-z0-9])([a-z])", text.lower()))]
    if joined in plain or (len(joined) > 1 and len(likely) == 1):
        return (plain.get(joined) or likely[0],)
    close = get_close_matches(joined, plain, 1)
    if close and SequenceMatcher(None, joined, close[0]).ratio() >= _SURE:
        return (plain[close[0]],)
    common = {text: sum(word in bare for word in words if len(word) > 2) for bare, text in plain.items()}
    most = max(common.values(), default=0)
    alike = [text for text, count in common.items() if count == most] if most else []
    while len(", ".join(alike)) > _LONGEST_LIST:
        alike.pop()
    return tuple(alike or [plain[bare] for bare in close])


def shown(message: str, end: str = "") -> str:
    """A message as an answer has it, with this `end`: together they are never longer than `LONGEST_MESSAGE`."""
    whole = message + end
    return whole if len(whole) <= LONGEST_MESSAGE else cut(message, LONGEST_MESSAGE - 1 - len(end)) + end


def cut(text: str, longest: int = LONGEST_REPEATED) -> str:
    """A text as a fault repeats it: what is beyond so many characters is left out."""
    return text if len(text) <= longest else text[:longest] + "…"
