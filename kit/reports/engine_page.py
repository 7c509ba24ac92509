"""The report of `floorman conform --html`: for a manager the counts, for an engineer each failure in full."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from itertools import groupby
from typing import Any, Final

from service.answers.render import in_lines
from service.cases.suite import SUITE_VERSION, Requirement
from service.fault_text import cut
from service.reports.one_file_page import PageTemplates, share
from service.rulesets import Clause, Rulebooks, load_rulebooks

from ..engine import Json
from ..run import ANSWERED, FAILING, Failures, Outcome, Result, Run, by_cause, softer_in_words

Counts = Counter[Outcome]

FAILURES_SHOWN: Final = 20
"""So many failures of a cause are told in full; of the others the ids."""
_DIFFERENCES_SHOWN: Final = 12
_REASONS_SHOWN: Final = 12
_WIDEST: Final = 76
"""The most characters of a JSON object or array on one line."""
_MOST_VALUES: Final = 300
_DEEPEST: Final = 12
_REQUIREMENTS: Final = tuple(Requirement)


def topic_name(topic: str) -> str:
    """A topic as a heading: `Short all in`."""
    return topic.replace("_", " ").capitalize()


def json_text(value: Any) -> str:
    """The value as JSON over several lines. What is too deep, too long or too much is left out, and … stands for it."""
    return in_lines(_bounded(value, 0, [_MOST_VALUES]), _WIDEST)


def _bounded(value: Any, depth: int, left: list[int]) -> Any:
    """The value without what is too much; `left` counts down the values that there is room for."""
    left[0] -= 1
    if isinstance(value, dict | list) and value and (depth >= _DEEPEST or left[0] <= 0):
        return "…"
    if isinstance(value, dict):
        kept = {cut(str(name)): _bounded(member, depth + 1, left) for name, member in value.items() if left[0] > 0}
        return kept if len(kept) == len(value) else {**kept, "…": f"{len(value) - len(kept):,} more"}
    if isinstance(value, list):
        some = [_bounded(item, depth + 1, left) for item in value if left[0] > 0]
        return some if len(some) == len(value) else [*some, f"… {len(value) - len(some):,} more"]
    return cut(value) if isinstance(value, str) else value


_TEMPLATES: Final = PageTemplates(files(__package__).joinpath("templates", "engine"), {"topic_name": topic_name})


@dataclass(frozen=True, slots=True)
class Cell:
    """Tests of one topic under one rulebook, or under all of them; an empty `rulebook` means all."""

    rulebook: str
    counts: Counts

    @property
    def answered(self) -> int:
        """How many the engine was asked."""
        return sum(self.counts[outcome] for outcome in ANSWERED)

    @property
    def passed(self) -> int:
        """How many it passed."""
        return self.counts[Outcome.PASSED]

    @property
    def failed(self) -> int:
        """How many it failed, or broke at."""
        return self.answered - self.passed

    @property
    def shade(self) -> str:
        """Which of the map's shades it has."""
        if not self.counts:
            return "empty"
        if not self.answered:
            return "unasked"
        if self.passed == self.answered + self.counts[Outcome.NOT_ASKED]:
            return "all"
        return "most" if 5 * self.passed >= 4 * self.answered else "some" if self.passed else "none"

    @property
    def says(self) -> str:
        """The cell in words."""
        if not self.counts:
            return "no test"
        rest = [
            f"{self.counts[kind]:,} {kind.words}"
            for kind in Outcome
            if kind is not Outcome.PASSED and self.counts[kind]
        ]
        return ", ".join([f"{self.passed:,} of {self.answered:,} passed", *rest])

    @property
    def share(self) -> str:
        """The share of the asked tests that passed."""
        return share(self.passed, self.answered)


def page(  # each is told in the page's head
    run: Run,
    counted: Sequence[Result],
    *,
    command: str,
    ended_at: str | None = None,
    results_file: str | None = None,
    rulebooks: Rulebooks | None = None,
) -> str:
    """The page as HTML that loads nothing from elsewhere.

    `counted`: the results that make the run fail. `results_file`: named on the page, as it holds every answer.
    `rulebooks`: the rulebooks whose clauses are told in words; by default the published ones.
    """
    rulebooks = rulebooks or load_rulebooks()
    counts = run.counts()
    clauses = {clause.id: clause for book in rulebooks.values() for clause in book.clauses}
    failed = [result for result in run.results if result.outcome in FAILING]
    news = {result.test.id for result in counted if result.outcome is not Outcome.NOT_ASKED}
    mended = sorted(news - {result.test.id for result in failed})
    named = " ".join(part for part in (run.implementation.name, run.implementation.version) if part)
    used = dict.fromkeys(result.test.rulebook for result in run.results)
    unsupported = Counter(r.why[0] for r in run.results if r.outcome is Outcome.UNSUPPORTED and r.why)
    return _TEMPLATES.render(
        title=f"Conformance: {named}",
        command=command,
        ended_at=ended_at,
        engine=run.implementation,
        suite_version=SUITE_VERSION,
        rulebooks={id: rulebooks[id].ruleset.version if id in rulebooks else "" for id in used},
        results_file=results_file,
        outcomes=[(outcome, counts[outcome]) for outcome in Outcome],
        counts=counts,
        total=len(run.results),
        answered=sum(counts[outcome] for outcome in ANSWERED),
        failed=len(failed),
        failed_required=run.failed_required(),
        known=len(failed) - (len(news) - len(mended)),
        mended=mended,
        levels=_by_level(run.results),
        heat=_heat_map(run.results),
        softer=softer_in_words(run.softer) if run.softer else None,
        causes=[_cause(failures, run.alone, news, clauses) for failures in by_cause(run.results)],
        shown_per_cause=FAILURES_SHOWN,
        choices=_choices(failed),
        unsupported=unsupported.most_common(_REASONS_SHOWN),
        more_unsupported=max(0, len(unsupported) - _REASONS_SHOWN),
    )


def _by_level(results: Iterable[Result]) -> list[tuple[str, list[tuple[str, str, Cell]]]]:
    """For each rulebook its levels and requirements, the firmest first, with their counts."""
    counts_of: dict[str, dict[tuple[str, int], Counts]] = defaultdict(lambda: defaultdict(Counter))
    for result in results:
        test = result.test
        counts_of[test.rulebook][test.level.value, _REQUIREMENTS.index(test.requirement)][result.outcome] += 1
    return [
        (
            rulebook,
            [(level, _REQUIREMENTS[firm], Cell(rulebook, counts)) for (level, firm), counts in sorted(levels.items())],
        )
        for rulebook, levels in sorted(counts_of.items())
    ]


def _heat_map(results: Iterable[Result]) -> Json:
    """For each topic a row, the topic that fails most first: its cells in the order of `rulebooks`, and that of all.

    `unasked`: the topics without a test that was asked. `sums`: each rulebook over all topics; `sum`: over all.
    """
    counts_of: dict[str, dict[str, Counts]] = defaultdict(lambda: defaultdict(Counter))
    of_all: dict[str, Counts] = defaultdict(Counter)
    for result in results:
        counts_of[result.test.topic][result.test.rulebook][result.outcome] += 1
        of_all[result.test.rulebook][result.outcome] += 1
    rulebooks = sorted(of_all)
    rows = [(topic, _cells(rulebooks, counts), _sum(counts)) for topic, counts in counts_of.items()]
    rows.sort(key=lambda row: (row[2].passed / row[2].answered if row[2].answered else 2, row[0]))
    return {
        "rulebooks": rulebooks,
        "rows": [row for row in rows if row[2].answered],
        "unasked": [topic for topic, _, whole in rows if not whole.answered],
        "sums": _cells(rulebooks, of_all),
        "sum": _sum(of_all),
    }


def _cells(rulebooks: Sequence[str], counts: Mapping[str, Counts]) -> list[Cell]:
    return [Cell(rulebook, counts.get(rulebook, Counter())) for rulebook in rulebooks]


def _sum(counts: Mapping[str, Counts]) -> Cell:
    return Cell("", sum(counts.values(), Counter()))


def _cause(failures: Failures, alone: str, news: set[str], clauses: Mapping[str, Clause]) -> Json:
    """A cause: the command that asks its first failure alone, the first failures in full, the others by id.

    What the rulebook's words decide comes first. `news`: ids that make the run fail.
    """
    ordered = sorted(failures.results, key=lambda result: _REQUIREMENTS.index(result.test.requirement))
    shown = sorted(ordered[:FAILURES_SHOWN], key=lambda result: result.test.case.id)
    cases = [_case(list(group), news, clauses) for _, group in groupby(shown, key=lambda result: result.test.case.id)]
    return {
        "failures": failures,
        "command": failures.command(alone),
        "cases": cases,
        "others": ordered[FAILURES_SHOWN:],
    }


def _case(results: list[Result], news: set[str], clauses: Mapping[str, Clause]) -> Json:
    """A case with the failures under each rulebook. The question is the same but for the rulebook.

    `outcome`: the worse of its outcomes. `is_known`: a failure that does not make the run fail. `more_differences`: how
    many there are that have no room.
    """
    test = results[0].test
    return {
        "id": test.case.id,
        "story": test.case.story,
        "source": test.case.source,
        "question": json_text({name: value for name, value in test.question.items() if name != "rulebook"}),
        "outcome": max((result.outcome for result in results), key=(Outcome.FAILED, Outcome.BROKEN).index),
        "failures": [
            {
                "result": result,
                "clause": clauses.get(result.test.ruling.clause or ""),
                "is_known": result.test.id not in news,
                "differences": result.why[:_DIFFERENCES_SHOWN],
                "more_differences": len(result.why[_DIFFERENCES_SHOWN:]),
                "expected": json_text(result.test.expect),
                "answer": None if result.answer is None else json_text(result.answer),
            }
            for result in results
        ],
    }


def _choices(failed: Sequence[Result]) -> dict[str, list[tuple[str, int]]]:
    """What the failures can be filtered by, each with how many there are."""
    choices = {
        "topic": Counter(result.test.topic for result in failed),
        "rulebook": Counter(result.test.rulebook for result in failed),
        "requirement": Counter(result.test.requirement.value for result in failed),
        "outcome": Counter(result.outcome.value for result in failed),
    }
    return {name: sorted(counts.items()) for name, counts in choices.items()}
