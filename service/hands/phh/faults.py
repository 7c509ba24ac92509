"""Collecting the faults of a PHH document while it is read."""

from itertools import takewhile
from typing import Final

from ...rules.model.fault import Fault
from ..unreadable import Unreadable

LONGEST_KEY: Final = 200

Path = tuple[str | int, ...]


def pointer_to(path: Path) -> str:
    """The JSON pointer to the end of a path; if a key is very long, to the level above it."""
    keys = takewhile(lambda key: len(key) <= LONGEST_KEY, map(str, path))
    return "".join("/" + key.replace("~", "~0").replace("/", "~1") for key in keys)


class Faults:
    """Every fault once, in the order of reading."""

    def __init__(self) -> None:
        self._found: dict[Fault, None] = {}

    def __bool__(self) -> bool:
        return bool(self._found)

    def add(self, path: Path, code: str, message: str) -> None:
        """Add a fault."""
        self._found[Fault(pointer_to(path), f"phh.{code}", message)] = None

    def tell(self) -> None:
        """Raise Unreadable if there are any faults."""
        if self._found:
            raise Unreadable(tuple(self._found))
