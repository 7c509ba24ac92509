"""Why a file cannot be read as a hand: every fault, and the place if it does not even parse."""

from dataclasses import dataclass
from itertools import takewhile

from ..rules.model.fault import Fault

Path = tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class Place:
    """Where a text cannot be parsed: line and column, from 1."""

    line: int
    column: int


class Unreadable(Exception):  # noqa: N818  # an answer, no error of ours
    """The text or document is no hand: its faults, with pointers into it; `place` if it cannot be parsed."""

    def __init__(self, faults: tuple[Fault, ...], place: Place | None = None) -> None:
        super().__init__(faults[0].message)
        self.faults = faults
        self.place = place


class Faults:
    """Collects the faults of a document while it is read: each once, in the order of reading.

    Their codes begin with the name of the format. A pointer ends above the first key that has more characters than
    `longest_key`; None takes keys of any length.
    """

    def __init__(self, format: str, longest_key: int | None = None) -> None:
        self._format = format
        self._longest_key = longest_key
        self._found: dict[Fault, None] = {}

    def __bool__(self) -> bool:
        return bool(self._found)

    def add(self, path: Path, code: str, message: str) -> None:
        """Add a fault."""
        self._found[Fault(self._pointer_to(path), f"{self._format}.{code}", message)] = None

    def tell(self) -> None:
        """Raise Unreadable if there are any faults."""
        if self._found:
            raise Unreadable(tuple(self._found))

    def _pointer_to(self, path: Path) -> str:
        most = self._longest_key
        keys = takewhile(lambda key: most is None or len(key) <= most, map(str, path))
        return "".join("/" + key.replace("~", "~0").replace("/", "~1") for key in keys)
