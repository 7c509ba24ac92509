"""Counts over time, or over the order of the hands: in bounded memory, and in few enough buckets for a chart."""

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from typing import Final

BucketCounts = list[int]
"""Hands, illegal hands, illegal actions."""

MOST_BUCKETS: Final = 62
_MOST_KEPT: Final = 4096
_MONTHS: Final = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
_FIRST: Final = datetime(1, 1, 1)  # every moment here is UTC, or local where no zone is told


class BucketSize(StrEnum):
    """How much time a bucket covers, shortest first."""

    MINUTE = "minute"
    QUARTER = "quarter of an hour"
    HOUR = "hour"
    SIX_HOURS = "six hours"
    DAY = "day"
    WEEK = "week"
    MONTH = "month"
    YEAR = "year"


_ALL: Final = tuple(BucketSize)
_KEPT: Final = tuple(unit for unit in BucketSize if unit is not BucketSize.WEEK)  # months do not begin with weeks
_MINUTES: Final = {BucketSize.MINUTE: 1, BucketSize.QUARTER: 15, BucketSize.HOUR: 60, BucketSize.SIX_HOURS: 360}
_DAYS: Final = {BucketSize.DAY: 1, BucketSize.WEEK: 7}


@dataclass(frozen=True, slots=True)
class Bucket:
    """One bucket: its label under the axis, its full name, and its counts."""

    short: str
    long: str
    counts: BucketCounts


@dataclass(slots=True)
class TimeBuckets:
    """Counts by when the hands were played; the unit grows with the span."""

    unit: BucketSize = BucketSize.MINUTE
    counts: dict[int, BucketCounts] = field(default_factory=dict)
    untold: int = 0

    def add(self, played_at: object, more: BucketCounts) -> None:
        """Count a hand by when it was played; anything but an ISO date counts as untold."""
        try:
            said = str(played_at)
            moment = datetime.fromisoformat(said)
            moment = moment.astimezone(UTC).replace(tzinfo=None) if moment.tzinfo else moment
        except (ValueError, OverflowError):
            self.untold += 1
            return
        if "T" not in said and " " not in said and _ALL.index(self.unit) < _ALL.index(BucketSize.DAY):
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
        return unit, [_bucket(unit, place, found.get(place, [0, 0, 0])) for place in places]

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
    buckets = [_bucket(BucketSize.YEAR, year, counts) for year, counts in sorted(years.items())]
    if min(found) < earliest:
        buckets[0] = Bucket(f"to {earliest}", f"Until {earliest}", years[earliest])
    return buckets


def _count(counts: dict[int, BucketCounts], place: int, more: BucketCounts) -> None:
    counts[place] = [had + one for had, one in zip(counts.get(place, (0, 0, 0)), more, strict=True)]


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
    if unit is BucketSize.MONTH:
        return moment.year * 12 + moment.month - 1
    return moment.year


def _start(unit: BucketSize, place: int) -> datetime:
    """When the unit of this number begins."""
    if unit in _MINUTES:
        return _FIRST + timedelta(minutes=_MINUTES[unit]) * place
    if unit in _DAYS:
        return _FIRST + timedelta(days=_DAYS[unit] * place)
    if unit is BucketSize.MONTH:
        return _FIRST.replace(year=place // 12, month=place % 12 + 1)
    return _FIRST.replace(year=place)


def _bucket(unit: BucketSize, place: int, counts: BucketCounts) -> Bucket:
    short, long = _labels(unit, place)
    return Bucket(short, long, counts)


def _labels(unit: BucketSize, place: int) -> tuple[str, str]:
    """A bucket's label under the axis, and its full name."""
    start = _start(unit, place)
    month = _MONTHS[start.month - 1]
    day = f"{start.day} {month}"
    if unit in _MINUTES:
        end = start + timedelta(minutes=_MINUTES[unit] - 1)
        until = "" if unit is BucketSize.MINUTE else f" to {end:%H:%M}"
        return f"{day} {start:%H:%M}", f"{day} {start.year}, {start:%H:%M}{until}"
    if unit in _DAYS:
        return day, f"{'Week of ' if unit is BucketSize.WEEK else ''}{day} {start.year}"
    if unit is BucketSize.MONTH:
        return f"{month} {start.year}", f"{month} {start.year}"
    return str(place), str(place)
