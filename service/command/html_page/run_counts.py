"""One pass over the results: everything that the page counts, and the hands that it shows."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from ...answers.render import Json
from .first_offence import HandOutcome, Offence, first_offence, outcome_of
from .offending_hand import without_carried
from .time_buckets import OrderBuckets, TimeBuckets

MOST_SHOWN: Final = 500
_MOST_RULEBOOKS: Final = 50
_RULINGS: Final = ("accepted", "corrected", "rejected", "discretion")


@dataclass(slots=True)
class RunCounts:
    """What has been counted so far; at most `most_shown` hands are kept, and as many records that cannot be read."""

    most_shown: int = MOST_SHOWN
    outcomes: Counter[HandOutcome] = field(default_factory=Counter)
    rulings: Counter[str] = field(default_factory=Counter)
    stopped: int = 0
    clauses: Counter[str] = field(default_factory=Counter)
    broken: Counter[str] = field(default_factory=Counter)
    kinds: Counter[str] = field(default_factory=Counter)
    contradictions: Counter[str] = field(default_factory=Counter)
    unreadable_by: Counter[str] = field(default_factory=Counter)
    structures: dict[str | None, Counter[HandOutcome]] = field(default_factory=dict)
    streets: Counter[int] = field(default_factory=Counter)
    rulebooks: Counter[tuple[str, str, str]] = field(default_factory=Counter)
    versions: Counter[str] = field(default_factory=Counter)
    when: TimeBuckets = field(default_factory=TimeBuckets)
    in_order: OrderBuckets = field(default_factory=OrderBuckets)
    offending: list[Json] = field(default_factory=list)
    unreadable: list[Json] = field(default_factory=list)

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
        """How many actions were judged, including those that make no sense where they stand."""
        return self.rulings.total() + self.stopped

    @property
    def illegal_actions(self) -> int:
        """How many actions do not stand as made, or make no sense where they stand."""
        return self.actions - self.rulings["accepted"]

    def add(self, line: Json) -> None:
        """Count the next line of results."""
        outcome = outcome_of(line)
        self.outcomes[outcome] += 1
        if outcome is HandOutcome.UNREADABLE:
            self._add_unreadable(line)
            self.in_order.add([1, 0, 0])
            return
        report = line["report"]
        illegal = self._add_report(report, line.get("structure"), outcome)
        counts = [1, int(outcome is HandOutcome.ILLEGAL), illegal]
        self.in_order.add(counts)
        self.when.add(line.get("played_at"), counts)
        if outcome.offends and len(self.offending) < self.most_shown:
            self.offending.append(without_carried(line))

    def _add_report(self, report: Json, structure: str | None, outcome: HandOutcome) -> int:
        """Count a report, and return how many of its actions are illegal."""
        rulings = Counter({ruling: int(report["counts"].get(ruling, 0)) for ruling in _RULINGS})
        self.rulings += rulings
        self.clauses.update(report["clauses"])
        self.structures.setdefault(structure, Counter())[outcome] += 1
        self.contradictions.update({one["code"] for one in report["discrepancies"]})
        self._add_rules(report)
        wrong = first_offence(report)
        stopped = int(bool((report["stopped_at"] or {}).get("errors")))
        self.stopped += stopped
        if wrong is not None and outcome is HandOutcome.ILLEGAL:
            self._add_wrong(wrong)
        return stopped + rulings.total() - rulings["accepted"]

    def _add_wrong(self, wrong: Offence) -> None:
        self.kinds[wrong.code] += 1
        self.broken[wrong.clause or ""] += 1
        self.streets[wrong.street or 0] += 1

    def _add_rules(self, report: Json) -> None:
        receipt = report.get("receipt", {})
        book = (report["ruleset"]["id"], report["ruleset"]["version"], receipt.get("ruleset", ""))
        if book not in self.rulebooks and len(self.rulebooks) >= _MOST_RULEBOOKS:
            book = ("others", "", "")
        self.rulebooks[book] += 1
        self.versions[receipt.get("floorman", "")] += 1

    def _add_unreadable(self, line: Json) -> None:
        errors = line["problem"].get("errors") or []
        self.unreadable_by[errors[0]["code"] if errors else line["problem"].get("title", "")] += 1
        if len(self.unreadable) < self.most_shown:
            self.unreadable.append(
                line | {"problem": line["problem"] | {"errors": errors[:3], "more": errors[3:] != []}}
            )
