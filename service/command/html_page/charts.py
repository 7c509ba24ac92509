"""The counts of a run as the page draws them: horizontally in per cent of the width, vertically in pixels."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count
from typing import Any, Final

from ...answers.render import Json
from ...rulesets import Shelf
from ..page_layout.text import counted, number, share
from . import wording
from .first_offence import HandOutcome
from .labels import label
from .run_counts import RunCounts
from .time_buckets import CLOCK, Bucket

HEIGHT: Final = 176
"""Pixels from the axis to the highest line of the columns."""
VOLUME: Final = 44
"""Pixels for the bars that show how many hands there were."""
_MOST_TICKS: Final = 4
_MOST_LABELS: Final = 6
_MOST_BARS: Final = 12
_MOST_CLAUSES: Final = 15
NO_CLAUSE: Final = "No clause"


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
class BarChart:
    """Bars on one scale; how many more are `left` out, and their sum."""

    bars: list[Bar]
    ticks: list[Tick]
    left: int = 0
    left_count: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Column:
    """A column: `x` and `width` in per cent, heights in pixels above the axis."""

    x: float
    width: float
    middle: float
    high: float
    volume: float
    says: str
    bucket: Bucket


@dataclass(frozen=True, slots=True, kw_only=True)
class ColumnChart:
    """Columns of illegal hands, and under them how many hands there were."""

    columns: list[Column]
    ticks: list[Tick]
    labels: list[tuple[float, str, str, bool]]
    most_hands: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ClauseShown:
    """A clause: where the page tells of it (`anchor`), its words, and how often it was cited and broken."""

    anchor: str
    id: str
    says: str
    source: str
    cited: int
    cited_length: float
    broken: int
    broken_length: float


def sections(tally: RunCounts, shelf: Shelf) -> Json:
    """Everything that the page draws from the counts."""
    unit, found = tally.when.buckets()
    untimed = _untimed(tally, found)
    timed = not untimed
    clauses, cited_ticks, broken_ticks = _clauses(tally, shelf)
    return {
        "outcomes": [(outcome, tally.outcomes[outcome]) for outcome in HandOutcome],
        "timed": timed,
        "unit": unit,
        "clock": timed and unit in CLOCK,
        "untimed": untimed,
        "over_time": column_chart(found if timed else tally.in_order.buckets()),
        "kinds": _by_code(tally.kinds, tally.outcomes[HandOutcome.ILLEGAL]),
        "contradictions": _by_code(tally.contradictions, tally.outcomes[HandOutcome.CONTRADICTORY]),
        "unreadable": sorted(tally.unreadable.values(), key=lambda alike: -alike.count),
        "structures": _structures(tally),
        "streets": _streets(tally),
        "clauses": clauses,
        "first_clauses": _MOST_CLAUSES,
        "anchors": {one.id: one.anchor for one in clauses},
        "clause_words": {one.id: one.says for one in clauses},
        "cited_ticks": cited_ticks,
        "broken_ticks": broken_ticks,
        "rulebooks": _rulebooks(tally, shelf),
        "versions": [version for version in sorted(tally.versions) if version],
        "NO_CLAUSE": NO_CLAUSE,
    }


def _untimed(tally: RunCounts, found: list[Bucket]) -> str:
    """Why a chart over time would show little; empty if it shows more than half of the hands, at several times."""
    if not found:
        return "No hand tells when it was played."
    if tally.when.untold > sum(bucket.counts[0] for bucket in found):
        return f"Most hands do not tell when they were played: {tally.when.untold:,} do not."
    return f"All that tell when they were played tell the same: {found[0].long}." if len(found) == 1 else ""


def ticks(most: int) -> list[Tick]:
    """A few round whole numbers from 0 to at least `most`, never more than 5."""
    step = next(
        factor * 10**power for power in count() for factor in (1, 2, 5) if factor * 10**power * _MOST_TICKS >= most
    )
    top = max(1, -(-most // step)) * step
    return [Tick(value, round(100 * value / top, 3)) for value in range(0, top + 1, step)]


def bar_chart(found: Sequence[Bar], most_bars: int) -> BarChart:
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
    return BarChart(bars=placed, ticks=scale, left=len(left), left_count=sum(bar.count for bar in left))


def column_chart(found: Sequence[Bucket]) -> ColumnChart:
    """The columns side by side, as wide as there is room for, up to a limit."""
    scale = ticks(max((bucket.counts[1] for bucket in found), default=0))
    most_hands = max((bucket.counts[0] for bucket in found), default=0)
    pitch = 100 / max(len(found), 1)
    width = min(pitch * 0.72, 9)
    placed = [
        Column(
            x=round(place * pitch + (pitch - width) / 2, 3),
            width=round(width, 3),
            middle=round((place + 0.5) * pitch, 3),
            high=_high(bucket.counts[1], scale[-1].value, HEIGHT),
            volume=_high(bucket.counts[0], most_hands, VOLUME),
            says=_says(bucket),
            bucket=bucket,
        )
        for place, bucket in enumerate(found)
    ]
    return ColumnChart(columns=placed, ticks=scale, labels=_labels(placed), most_hands=most_hands)


def _high(part: int, top: int, pixels: int) -> float:
    return max(1.5, round(pixels * part / top, 2)) if part else 0


def _says(bucket: Bucket) -> str:
    hands, illegal = bucket.counts
    if not hands:
        return f"{bucket.long}: no hands"
    return f"{bucket.long}: {number(illegal)} of {counted(hands, 'hand')} illegal"


def _labels(placed: list[Column]) -> list[tuple[float, str, str, bool]]:
    """Where a label stands, its words, the end it hangs by, and whether a narrow page has room for it."""
    last = len(placed) - 1
    few = min(len(placed), _MOST_LABELS)
    chosen = sorted({round(nth * last / (few - 1)) for nth in range(few)}) if few > 1 else list(range(few))
    return [
        (
            placed[place].middle,
            placed[place].bucket.short,
            "start" if place == 0 and last > 8 else "end" if place == last and last > 8 else "middle",
            nth in (0, len(chosen) - 1) or (nth == len(chosen) // 2 and len(chosen) % 2 == 1),
        )
        for nth, place in enumerate(chosen)
    ]


def most_first(found: Counter[Any]) -> list[tuple[Any, int]]:
    """What was counted, from the most to the least."""
    return sorted(found.items(), key=lambda item: (-item[1], str(item[0])))


def _by_code(found: Counter[str], of: int) -> BarChart:
    return bar_chart(
        [
            Bar(name=label(code), count=count, length=0, note=share(count, of), code=code, says=code)
            for code, count in most_first(found)
        ],
        _MOST_BARS,
    )


def _structures(tally: RunCounts) -> BarChart:
    found = [
        Bar(
            name=f"{wording.structure(name)} ({number(outcomes.total())})",
            count=outcomes[HandOutcome.ILLEGAL],
            length=0,
            note=share(outcomes[HandOutcome.ILLEGAL], outcomes.total()),
        )
        for name, outcomes in tally.structures.items()
    ]
    return bar_chart(sorted(found, key=lambda bar: (-bar.count, bar.name)), _MOST_BARS)


def _streets(tally: RunCounts) -> BarChart:
    illegal = tally.outcomes[HandOutcome.ILLEGAL]
    found = [
        Bar(name=name, count=count, length=0, note=share(count, illegal))
        for (_, name), count in sorted(tally.streets.items())
    ]
    return bar_chart(found, _MOST_BARS)


def _clauses(tally: RunCounts, shelf: Shelf) -> tuple[list[ClauseShown], BarChart, BarChart]:
    known = {clause.id: clause for book in shelf.values() for clause in book.clauses}
    every = [id for id in tally.clauses | tally.broken if id]
    order = sorted(every, key=lambda id: (-tally.broken[id], -tally.clauses[id], id))
    if tally.broken[""]:
        order.append("")
    cited = bar_chart([Bar(name=id, count=tally.clauses[id], length=0) for id in order], len(order))
    broken = bar_chart([Bar(name=id, count=tally.broken[id], length=0) for id in order], len(order))
    shown = [
        ClauseShown(
            anchor=f"clause-{place}",
            id=id or NO_CLAUSE,
            says=known[id].paraphrase
            if id in known
            else ""
            if id
            else "A house rule, a silent rulebook, or no ruling.",
            source=known[id].source if id in known else "",
            cited=tally.clauses[id],
            cited_length=cite.length,
            broken=tally.broken[id],
            broken_length=broke.length,
        )
        for place, (id, cite, broke) in enumerate(zip(order, cited.bars, broken.bars, strict=True), start=1)
    ]
    return shown, cited, broken


def _rulebooks(tally: RunCounts, shelf: Shelf) -> list[Json]:
    return [
        {
            "id": id,
            "version": version,
            "digest": digest,
            "title": shelf[id].title if id in shelf else "",
            "hands": count,
        }
        for (id, version, digest), count in most_first(tally.rulebooks)
    ]
