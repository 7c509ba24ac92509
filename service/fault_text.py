"""The text of faults: all of them at once, a pointer to each, the name that was meant, a long text cut short."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final, Generic, TypeVar

F = TypeVar("F")

LONGEST_REPEATED: Final = 200
"""How much of what was sent a fault repeats, unless told (characters)."""
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


def near_name(name: str, known: Iterable[str]) -> str | None:
    """The one of the known names that was meant, as it seems; None if none is near."""
    near = get_close_matches(name[:LONGEST_GUESSED], known, 1)
    return near[0] if near else None


def cut(text: str, longest: int = LONGEST_REPEATED) -> str:
    """A text as a fault repeats it: what is beyond so many characters is left out."""
    return text if len(text) <= longest else text[:longest] + "…"
