"""Counts over time, or over the order of the hands: in bounded memory, and in few enough buckets for a chart."""

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime, timedelta, tzinfo
from enum import StrEnum
from typing import Final

from ..page_layout.local_time import MONTHS, has_clock, local

BucketCounts = list[int]
"""Hands, illegal hands."""

MOST_BUCKETS: Final = 62
_MOST_KEPT: Final = 4096
_FIRST: Final = datetime(1, 1, 1)


class BucketSize(StrEnum):
    """How much time a bucket covers, shortest first."""

    MINUTE = "minute"
    FIVE_MINUTES = "five minutes"
    QUARTER_HOUR = "quarter of an hour"
    HOUR = "hour"
    SIX_HOURS = "six hours"
    DAY = "day"
    WEEK = "week"
    MONTH = "month"
    QUARTER = "quarter of a year"
    YEAR = "year"


_ALL: Final = tuple(BucketSize)
_KEPT: Final = tuple(unit for unit in BucketSize if unit is not BucketSize.WEEK)  # months do not begin with weeks
_MINUTES: Final = {
    BucketSize.MINUTE: 1,
    BucketSize.FIVE_MINUTES: 5,
    BucketSize.QUARTER_HOUR: 15,
    BucketSize.HOUR: 60,
    BucketSize.SIX_HOURS: 360,
}
CLOCK: Final = frozenset(_MINUTES)
"""The sizes of less than a day."""
_DAYS: Final = {BucketSize.DAY: 1, BucketSize.WEEK: 7}
_MONTHS: Final = {BucketSize.MONTH: 1, BucketSize.QUARTER: 3}


@dataclass(frozen=True, slots=True)
class Bucket:
    """One bucket: its label under the axis, its full name, and its counts."""

    short: str
    long: str
    counts: BucketCounts


@dataclass(slots=True)
class TimeBuckets:
    """Counts by when the hands were played, in local time; the unit grows with the span."""

    zone: tzinfo | None = None
    unit: BucketSize = BucketSize.MINUTE
    counts: dict[int, BucketCounts] = field(default_factory=dict)
    untold: int = 0

    def add(self, played_at: object, more: BucketCounts) -> None:
        """Count a hand by when it was played; anything but an ISO date counts as untold."""
        moment = local(played_at, self.zone)
        if moment is None:
            self.untold += 1
            return
        if not has_clock(played_at) and _ALL.index(self.unit) < _ALL.index(BucketSize.DAY):
            self._coarsen(BucketSize.DAY)
        _count(self.counts, _place(self.unit, moment), more)
        while len(self.counts) > _MOST_KEPT and self.unit is not BucketSize.YEAR:
            self._coarsen(_KEPT[_KEPT.index(self.unit) + 1])

    def buckets(self) -> tuple[BucketSize, list[Bucket]]:
        """The buckets from the first hand to the last, including empty ones between, and their unit."""
        if not self.counts:
            return self.unit, []
        first, last = (_start(self.unit, place) for place in (min(self.counts), max(self.counts)))
        unit = next(
            (unit for unit in _ALL[_ALL.index(self.unit) :] if _place(unit, last) - _place(unit, first) < MOST_BUCKETS),
            BucketSize.YEAR,
        )
        found = _regrouped(self.counts, lambda place: _place(unit, _start(self.unit, place)))
        places = range(_place(unit, first), _place(unit, last) + 1)
        if len(places) > MOST_BUCKETS:
            return unit, _years_with_hands(found)
        return unit, [_bucket(unit, place, found.get(place, [0, 0]), first, last) for place in places]

    def _coarsen(self, unit: BucketSize) -> None:
        was, self.unit = self.unit, unit
        self.counts = _regrouped(self.counts, lambda place: _place(unit, _start(was, place)))


@dataclass(slots=True)
class OrderBuckets:
    """Counts by the place of hands in the results; the buckets get wider as the run grows."""

    width: int = 1
    hands: int = 0
    counts: dict[int, BucketCounts] = field(default_factory=dict)

    def add(self, more: BucketCounts) -> None:
        """Count the next hand."""
        _count(self.counts, self.hands // self.width, more)
        self.hands += 1
        if len(self.counts) > MOST_BUCKETS:
            factor = 2 if str(self.width).startswith("1") else 5
            self.width *= factor
            self.counts = _regrouped(self.counts, lambda place: place // factor)

    def buckets(self) -> list[Bucket]:
        """The buckets in order."""
        return [self._bucket(place, counts) for place, counts in sorted(self.counts.items())]

    def _bucket(self, place: int, counts: BucketCounts) -> Bucket:
        first, last = place * self.width + 1, min((place + 1) * self.width, self.hands)
        return Bucket(f"{first:,}", f"Hand {first:,}" if first == last else f"Hands {first:,} to {last:,}", counts)


def _years_with_hands(found: dict[int, BucketCounts]) -> list[Bucket]:
    """The years, without empty ones: over more than a lifetime, some clock was wrong. The earliest too many are one."""
    earliest = sorted(found)[-MOST_BUCKETS:][0]
    years = _regrouped(found, lambda year: max(year, earliest))
    buckets = [Bucket(str(year), str(year), counts) for year, counts in sorted(years.items())]
    if min(found) < earliest:
        buckets[0] = Bucket(f"to {earliest}", f"Until {earliest}", years[earliest])
    return buckets


def _count(counts: dict[int, BucketCounts], place: int, more: BucketCounts) -> None:
    counts[place] = [had + one for had, one in zip(counts.get(place, (0, 0)), more, strict=True)]


def _regrouped(counts: dict[int, BucketCounts], place_of: Callable[[int], int]) -> dict[int, BucketCounts]:
    found: dict[int, BucketCounts] = {}
    for place, some in counts.items():
        _count(found, place_of(place), some)
    return found


def _place(unit: BucketSize, moment: datetime) -> int:
    """The number of the unit that the moment is in."""
    if unit in _MINUTES:
        return (moment - _FIRST) // timedelta(minutes=_MINUTES[unit])
    if unit in _DAYS:
        return (moment.toordinal() - 1) // _DAYS[unit]
    if unit in _MONTHS:
        return (moment.year * 12 + moment.month - 1) // _MONTHS[unit]
    return moment.year


def _start(unit: BucketSize, place: int) -> datetime:
    """When the unit of this number begins."""
    if unit in _MINUTES:
        return _FIRST + timedelta(minutes=_MINUTES[unit]) * place
    if unit in _DAYS:
        return _FIRST + timedelta(days=_DAYS[unit] * place)
    if unit in _MONTHS:
        year, month = divmod(place * _MONTHS[unit], 12)
        return _FIRST.replace(year=year, month=month + 1)
    return _FIRST.replace(year=place)


def _bucket(unit: BucketSize, place: int, counts: BucketCounts, first: datetime, last: datetime) -> Bucket:
    """A bucket of the chart from `first` to `last`: its label leaves out what is the same for all of them."""
    start = _start(unit, place)
    month = MONTHS[start.month - 1]
    day = f"{start.day} {month}"
    whole = f"{day} {start.year}"
    if unit in _MINUTES:
        end = start + timedelta(minutes=_MINUTES[unit] - 1)
        until = "" if unit is BucketSize.MINUTE else f" to {end:%H:%M}"
        short = f"{start:%H:%M}" if first.date() == last.date() else f"{day} {start:%H:%M}"
        return Bucket(short, f"{whole}, {start:%H:%M}{until}", counts)
    if unit in _DAYS:
        short = day if first.year == last.year else whole
        return Bucket(short, f"{'Week of ' if unit is BucketSize.WEEK else ''}{whole}", counts)
    if unit is BucketSize.MONTH:
        return Bucket(f"{month} {start.year}", f"{month} {start.year}", counts)
    if unit is BucketSize.QUARTER:
        long = f"{month} to {MONTHS[start.month + 1]} {start.year}"
        return Bucket(f"{month} {start.year}", long, counts)
    return Bucket(str(place), str(place), counts)
