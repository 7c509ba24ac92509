"""One pass over the results: everything that the page counts, and the hands that it shows."""

from collections import Counter
from dataclasses import dataclass, field
from datetime import tzinfo
from typing import Final

from ...answers.render import Json
from ...hands.names import names_in
from .first_offence import HandOutcome, first_offence, outcome_of
from .offending_hand import without_carried
from .time_buckets import OrderBuckets, TimeBuckets

MOST_SHOWN: Final = 500
_MOST_RULEBOOKS: Final = 50
_MOST_SOURCES: Final = 10
_RULINGS: Final = ("accepted", "corrected", "rejected", "discretion")


@dataclass(slots=True)
class UnreadableAlike:
    """Records that cannot be read for the same faults: how many, and where in which of them these are."""

    errors: list[Json]
    more_errors: bool
    count: int = 0
    sources: list[tuple[str, str]] = field(default_factory=list)

    @property
    def left(self) -> int:
        """How many more there are than `sources` names."""
        return self.count - len(self.sources)


@dataclass(slots=True)
class RunCounts:
    """What has been counted so far; at most `most_shown` hands are kept, and as many kinds of records unreadable.

    `zone` is the local time in which the page tells moments, that of the machine if None.
    """

    most_shown: int = MOST_SHOWN
    zone: tzinfo | None = None
    outcomes: Counter[HandOutcome] = field(default_factory=Counter)
    rulings: Counter[str] = field(default_factory=Counter)
    stopped: int = 0
    clauses: Counter[str] = field(default_factory=Counter)
    broken: Counter[str] = field(default_factory=Counter)
    kinds: Counter[str] = field(default_factory=Counter)
    contradictions: Counter[str] = field(default_factory=Counter)
    structures: dict[str | None, Counter[HandOutcome]] = field(default_factory=dict)
    streets: Counter[tuple[int, str]] = field(default_factory=Counter)
    rulebooks: Counter[tuple[str, str, str]] = field(default_factory=Counter)
    versions: Counter[str] = field(default_factory=Counter)
    when: TimeBuckets = field(init=False)
    in_order: OrderBuckets = field(default_factory=OrderBuckets)
    offending: list[Json] = field(default_factory=list)
    unreadable: dict[str, UnreadableAlike] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Begin the counts over time in the zone."""
        self.when = TimeBuckets(self.zone)

    @property
    def hands(self) -> int:
        """All hands, readable or not."""
        return self.outcomes.total()

    @property
    def offenders(self) -> int:
        """How many hands there are to look at."""
        return sum(count for outcome, count in self.outcomes.items() if outcome.offends)

    @property
    def actions(self) -> int:
        """How many actions were ruled on."""
        return self.rulings.total()

    def add(self, line: Json) -> None:
        """Count the next line of results."""
        outcome = outcome_of(line)
        self.outcomes[outcome] += 1
        counts = [1, int(outcome is HandOutcome.ILLEGAL)]
        self.in_order.add(counts)
        if outcome is HandOutcome.UNREADABLE:
            self._add_unreadable(line)
            return
        self.when.add(line.get("played_at"), counts)
        self._add_report(line["report"], line.get("structure"), outcome)
        if outcome.offends:
            self._add_wrong(line, outcome)
            if len(self.offending) < self.most_shown:
                self.offending.append(without_carried(line))

    def _add_report(self, report: Json, structure: str | None, outcome: HandOutcome) -> None:
        self.rulings.update({ruling: int(report["counts"].get(ruling, 0)) for ruling in _RULINGS})
        self.stopped += bool((report["stopped_at"] or {}).get("errors"))
        self.clauses.update(report["clauses"])
        self.structures.setdefault(structure, Counter())[outcome] += 1
        receipt = report.get("receipt", {})
        book = (report["ruleset"]["id"], report["ruleset"]["version"], receipt.get("ruleset", ""))
        if book not in self.rulebooks and len(self.rulebooks) >= _MOST_RULEBOOKS:
            book = ("others", "", "")
        self.rulebooks[book] += 1
        self.versions[receipt.get("floorman", "")] += 1

    def _add_wrong(self, line: Json, outcome: HandOutcome) -> None:
        wrong = first_offence(line["report"], line["hand"])
        if wrong is None:
            return
        if outcome is HandOutcome.CONTRADICTORY:
            self.contradictions[wrong.code] += 1
            return
        self.kinds[wrong.code] += 1
        self.broken[wrong.clause or ""] += 1
        if wrong.place:
            self.streets[wrong.place.street, names_in(line["hand"]).street(wrong.place.street)] += 1

    def _add_unreadable(self, line: Json) -> None:
        problem = line["problem"]
        errors = problem.get("errors") or [{"pointer": "", "code": "", "message": problem["detail"]}]
        key = str([(one["code"], one["message"]) for one in errors[:3]])
        if key not in self.unreadable and len(self.unreadable) >= self.most_shown:
            return
        alike = self.unreadable.setdefault(key, UnreadableAlike(errors[:3], more_errors=len(errors) > 3))
        alike.count += 1
        if len(alike.sources) < _MOST_SOURCES:
            alike.sources.append((line["source"], _whereabouts(problem, errors[:3])))


def _whereabouts(problem: Json, errors: list[Json]) -> str:
    at = problem.get("position")
    position = [f"line {at['line']}, column {at['column']}"] if at else []
    return " ".join([*position, *(one["pointer"] for one in errors)]).strip()
