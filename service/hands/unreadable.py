"""Why a file cannot be read as a hand: every fault, and the place if it does not even parse."""

from dataclasses import dataclass

from ..rules.model.fault import Fault


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
