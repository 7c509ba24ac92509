"""The geometry of charts: horizontally in per cent of the width, vertically in pixels."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count
from typing import Final

from . import wording
from .time_buckets import Column

HEIGHT: Final = 176
"""Pixels from the axis to the highest line of the columns."""
VOLUME: Final = 44
"""Pixels for the bars that show how many hands there were."""
_MOST_TICKS: Final = 4
_MOST_LABELS: Final = 6


@dataclass(frozen=True, slots=True)
class Tick:
    """A line of the grid: its number, and how far along the scale it is (per cent)."""

    value: int
    at: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Bar:
    """A bar: its name and what else is said of it, its count and its length (per cent)."""

    name: str
    count: int
    length: float
    note: str = ""
    code: str = ""
    says: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Bars:
    """Bars on one scale; how many more are `left` out, and their sum."""

    bars: list[Bar]
    ticks: list[Tick]
    left: int = 0
    left_count: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Upright:
    """A column: `x` and `width` in per cent, heights in pixels above the axis."""

    x: float
    width: float
    middle: float
    high: float
    volume: float
    says: str
    column: Column


@dataclass(frozen=True, slots=True, kw_only=True)
class Columns:
    """Columns of illegal actions, and under them how many hands there were."""

    columns: list[Upright]
    ticks: list[Tick]
    labels: list[tuple[float, str, str, bool]]
    most_hands: int


def ticks(most: int) -> list[Tick]:
    """A few round whole numbers from 0 to at least `most`, never more than 5."""
    step = next(
        factor * 10**power for power in count() for factor in (1, 2, 5) if factor * 10**power * _MOST_TICKS >= most
    )
    top = max(1, -(-most // step)) * step
    return [Tick(value, round(100 * value / top, 3)) for value in range(0, top + 1, step)]


def bars(found: Sequence[Bar], most_bars: int) -> Bars:
    """The first `most_bars` bars in their order, with their `length` filled in, on a scale of their own."""
    scale = ticks(max((bar.count for bar in found), default=0))
    top = scale[-1].value
    placed = [
        Bar(
            name=bar.name,
            count=bar.count,
            length=round(100 * bar.count / top, 3),
            note=bar.note,
            code=bar.code,
            says=bar.says,
        )
        for bar in found[:most_bars]
    ]
    left = found[most_bars:]
    return Bars(bars=placed, ticks=scale, left=len(left), left_count=sum(bar.count for bar in left))


def columns(found: Sequence[Column]) -> Columns:
    """The columns side by side, as wide as there is room for, up to a limit."""
    scale = ticks(max((column.counts[2] for column in found), default=0))
    most_hands = max((column.counts[0] for column in found), default=0)
    pitch = 100 / max(len(found), 1)
    width = min(pitch * 0.72, 9)
    placed = [
        Upright(
            x=round(place * pitch + (pitch - width) / 2, 3),
            width=round(width, 3),
            middle=round((place + 0.5) * pitch, 3),
            high=_high(column.counts[2], scale[-1].value, HEIGHT),
            volume=_high(column.counts[0], most_hands, VOLUME),
            says=_says(column),
            column=column,
        )
        for place, column in enumerate(found)
    ]
    return Columns(columns=placed, ticks=scale, labels=_labels(placed), most_hands=most_hands)


def _high(part: int, top: int, pixels: int) -> float:
    return max(1.5, round(pixels * part / top, 2)) if part else 0


def _says(column: Column) -> str:
    hands, illegal, actions = column.counts
    if not hands:
        return f"{column.long}: no hands"
    of = wording.counted(hands, "hand")
    return f"{column.long}: {wording.counted(actions, 'illegal action')}; {wording.number(illegal)} of {of} illegal"


def _labels(placed: list[Upright]) -> list[tuple[float, str, str, bool]]:
    """Where a label stands, its words, the end it hangs by, and whether a narrow page has room for it."""
    last = len(placed) - 1
    few = min(len(placed), _MOST_LABELS)
    chosen = sorted({round(nth * last / (few - 1)) for nth in range(few)}) if few > 1 else list(range(few))
    return [
        (
            placed[place].middle,
            placed[place].column.short,
            "start" if place == 0 and last > 8 else "end" if place == last and last > 8 else "middle",
            nth in (0, len(chosen) - 1) or (nth == len(chosen) // 2 and len(chosen) % 2 == 1),
        )
        for nth, place in enumerate(chosen)
    ]
