"""What was measured, as rows of a table beside their goals."""

import statistics
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

_HEAD: Final = ("", "median", "least to most", "goal", "")


@dataclass(frozen=True, slots=True)
class Goal:
    """A bound that the median is held against."""

    value: float
    at_least: bool

    def reached(self, median: float) -> bool:
        """Whether the median keeps it."""
        return median >= self.value if self.at_least else median <= self.value

    def __str__(self) -> str:
        return f"{'>=' if self.at_least else '<='} {self.value:g}"


def at_least(value: float) -> Goal:
    """The more the better."""
    return Goal(value, at_least=True)


def at_most(value: float) -> Goal:
    """The less the better."""
    return Goal(value, at_least=False)


@dataclass(frozen=True, slots=True)
class Row:
    """One quantity, a value for each round."""

    name: str
    values: Sequence[float]
    unit: str = ""
    goal: Goal | None = None

    @property
    def median(self) -> float:
        """The middle of its rounds."""
        return statistics.median(self.values)

    def cells(self, *, judged: bool) -> tuple[str, ...]:
        """The row as it is printed, with its goal told as reached or not if it is `judged`."""
        unit = f" {self.unit}" if self.unit else ""
        spread = f"{_number(min(self.values))} to {_number(max(self.values))}" if len(self.values) > 1 else ""
        reached = ("reached" if self.goal.reached(self.median) else "not reached") if judged and self.goal else ""
        return (self.name, _number(self.median) + unit, spread, str(self.goal or ""), reached)


@dataclass(slots=True)
class Section:
    """Rows that belong together, and what there is to say about them."""

    title: str
    rows: list[Row] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)


def quotients(upper: Iterable[float], lower: Iterable[float]) -> list[float]:
    """One by the other, round by round."""
    return [a / b for a, b in zip(upper, lower, strict=True)]


def as_text(section: Section, *, judged: bool) -> str:
    """The section for a terminal."""
    table = [_HEAD, *(row.cells(judged=judged) for row in section.rows)]
    wide = [max(len(cells[place]) for cells in table) for place in range(len(_HEAD))]
    lines = [f"\n{section.title}"]
    for cells in table if section.rows else ():
        name, *rest = (cell.rjust(width) for cell, width in zip(cells[1:4], wide[1:4], strict=True))
        lines.append("  ".join((" ", cells[0].ljust(wide[0]), name, *rest, cells[4])).rstrip())
    return "\n".join((*lines, *(f"   {note}" for note in section.notes)))


def _number(value: float) -> str:
    """Three digits that count, and no exponent."""
    if abs(value) >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if abs(value) >= 10 else f"{value:.2f}" if abs(value) >= 0.1 else f"{value:.3f}"
