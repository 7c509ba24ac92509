"""Collecting the faults of a document while it is read, with readers for members of each type."""

from decimal import Decimal
from typing import Any, Final

from ...rules.model.fault import Fault
from .amounts import MOST_DIGITS, MOST_PLACES, exact
from .words import Json

Path = tuple[str | int, ...]

HIGHEST_SEAT: Final = 99


class Faults:
    """Every fault once, in the order of reading."""

    def __init__(self) -> None:
        self._found: dict[Fault, None] = {}

    def add(self, path: Path, code: str, message: str) -> None:
        """Add a fault."""
        pointer = "".join("/" + str(key).replace("~", "~0").replace("/", "~1") for key in path)
        self._found[Fault(pointer, f"ohh.{code}", message)] = None

    def all(self) -> tuple[Fault, ...]:
        """All faults so far."""
        return tuple(self._found)

    def amount(self, source: Json, key: str, path: Path) -> Decimal | None:
        """The amount of this name; None if it is left out, null, or faulty."""
        value = source.get(key)
        if value is None:
            return None
        where = (*path, key)
        if isinstance(value, bool) or not isinstance(value, int | float):
            self.add(where, "kind", "An amount is a number.")
            return None
        amount = exact(value)
        if amount is None:
            self.digits(where)
        elif amount < 0:
            self.add(where, "amount_negative", "An amount here is 0 or more.")
            return None
        return amount

    def digits(self, path: Path) -> None:
        """Add the fault of a number that could not be written again as it was."""
        self.add(
            path,
            "number_digits",
            f"A number has at most {MOST_DIGITS} significant digits here, {MOST_PLACES} of them after the point.",
        )

    def seat(self, source: Json, key: str, path: Path) -> int | None:
        """The seat number of this name, which must be there."""
        value = source.get(key)
        if value is None:
            self.add((*path, key), "missing", f"{key} is needed.")
            return None
        if isinstance(value, float) and value.is_integer():
            value = int(value)
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= HIGHEST_SEAT:
            self.add((*path, key), "seat", f"A seat is a whole number from 0 to {HIGHEST_SEAT}.")
            return None
        return value

    def text(self, source: Json, key: str, path: Path) -> str | None:
        """The text of this name, which must be there."""
        value = source.get(key)
        if value is None:
            self.add((*path, key), "missing", f"{key} is needed.")
        elif not isinstance(value, str):
            self.add((*path, key), "kind", f"{key} is a text.")
        else:
            return value
        return None

    def objects(self, value: Any, path: Path, most: int | None = None) -> list[tuple[int, Json]]:
        """The objects of a list, each with its place; none if it is null, no list, or too long."""
        if value is None:
            return []
        if not isinstance(value, list):
            self.add(path, "kind", f"{path[-1]} is a list.")
            return []
        if most is not None and len(value) > most:
            self.add(path, "too_many", f"At most {most} may stand here; there are {len(value)}.")
            return []
        for place, entry in enumerate(value):
            if not isinstance(entry, dict):
                self.add((*path, place), "kind", "An object must stand here.")
        return [(place, entry) for place, entry in enumerate(value) if isinstance(entry, dict)]


def is_none(value: Any) -> bool:
    """Whether this value stands for no amount: it is left out, null or 0."""
    return value is None or (isinstance(value, int | float) and not isinstance(value, bool) and value == 0)
