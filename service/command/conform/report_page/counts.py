"""The counts of a run as its page shows them: by rulebook, level and requirement; and topics by rulebook."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from ....conformance.suite import Requirement
from ...page_layout.text import share
from ..results import Outcome, Result

Counts = Counter[Outcome]

_REQUIREMENTS: Final = tuple(one.value for one in Requirement)


@dataclass(frozen=True, slots=True)
class Cell:
    """Tests of one topic under one rulebook, or under all of them; an empty `ruleset` means all."""

    ruleset: str
    counts: Counts

    @property
    def asked(self) -> int:
        """How many the engine was asked."""
        return self.counts.total() - self.counts[Outcome.UNSUPPORTED]

    @property
    def passed(self) -> int:
        """How many it passed."""
        return self.counts[Outcome.PASSED]

    @property
    def failed(self) -> int:
        """How many it failed, or broke at."""
        return self.asked - self.passed

    @property
    def shade(self) -> str:
        """Which of the map's shades it has."""
        if not self.counts:
            return "empty"
        if not self.asked:
            return "unasked"
        if self.passed == self.asked:
            return "all"
        return "most" if 5 * self.passed >= 4 * self.asked else "some" if self.passed else "none"

    @property
    def says(self) -> str:
        """The cell in words."""
        if not self.counts:
            return "no test"
        rest = [f"{self.counts[one]:,} {one}" for one in Outcome if one is not Outcome.PASSED and self.counts[one]]
        return ", ".join([f"{self.passed:,} of {self.asked:,} passed", *rest])

    @property
    def share(self) -> str:
        """The share of the asked tests that passed."""
        return share(self.passed, self.asked)


@dataclass(frozen=True, slots=True)
class HeatMap:
    """For each topic a row: its cells by rulebook in the order of `rulesets`, and the cell of all of them.

    `unasked`: the topics of which nothing was asked. `sums`: all topics by rulebook; `sum`: all of all rulebooks.
    """

    rulesets: list[str]
    rows: list[tuple[str, list[Cell], Cell]]
    unasked: list[str]
    sums: list[Cell]
    sum: Cell


def topic_name(topic: str) -> str:
    """A topic as a heading: `Short all in`."""
    return topic.replace("_", " ").capitalize()


def by_level(results: Iterable[Result]) -> list[tuple[str, list[tuple[str, str, Cell]]]]:
    """For each rulebook its levels and requirements, with their counts."""
    found: dict[str, dict[tuple[str, str], Counts]] = defaultdict(lambda: defaultdict(Counter))
    for result in results:
        test = result.test
        found[test.ruleset][test.level.value, test.requirement.value][result.outcome] += 1
    return [
        (ruleset, [(*key, Cell(ruleset, counts)) for key, counts in sorted(levels.items(), key=_firmest_first)])
        for ruleset, levels in sorted(found.items())
    ]


def _firmest_first(level: tuple[tuple[str, str], Counts]) -> tuple[str, int]:
    (name, requirement), _ = level
    return name, _REQUIREMENTS.index(requirement)


def heat_map(results: Iterable[Result]) -> HeatMap:
    """Topics by rulebook, the topic that fails most first."""
    found: dict[str, dict[str, Counts]] = defaultdict(lambda: defaultdict(Counter))
    of_all: dict[str, Counts] = defaultdict(Counter)
    for result in results:
        found[result.test.topic][result.test.ruleset][result.outcome] += 1
        of_all[result.test.ruleset][result.outcome] += 1
    rulesets = sorted(of_all)
    rows = [(topic, _cells(rulesets, counts), _sum(counts)) for topic, counts in found.items()]
    rows.sort(key=lambda row: (_share_passed(row[2]), row[0]))
    unasked = [topic for topic, _, whole in rows if not whole.asked]
    return HeatMap(rulesets, [row for row in rows if row[2].asked], unasked, _cells(rulesets, of_all), _sum(of_all))


def _cells(rulesets: Sequence[str], counts: Mapping[str, Counts]) -> list[Cell]:
    return [Cell(ruleset, counts.get(ruleset, Counter())) for ruleset in rulesets]


def _sum(counts: Mapping[str, Counts]) -> Cell:
    return Cell("", sum(counts.values(), Counter()))


def _share_passed(cell: Cell) -> float:
    """From 0 to 1; more than that if nothing was asked."""
    return cell.passed / cell.asked if cell.asked else 2
