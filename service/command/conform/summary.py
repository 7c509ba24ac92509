"""A run told in a terminal: for a manager first, for who mends it after."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...conformance.suite import Test
from ..page_layout.text import harmless
from .results import Outcome, Result, Run

_SHOWN = 10


def summary(run: Run, counted: Sequence[Result]) -> RenderableType:
    """The run: a sentence, a table by rulebook and level, the topics that fail, and the first failures in full.

    `counted`: the results that make the run fail.
    """
    counts = run.counts()
    asked = len(run.results) - counts[Outcome.UNSUPPORTED]
    named = harmless(" ".join(part for part in (run.implementation.name, run.implementation.version) if part))
    told = f"{named}: {counts[Outcome.PASSED]:,} of {asked:,} tests passed"
    rest = [f"{counts[one]:,} {one}" for one in Outcome if one is not Outcome.PASSED and counts[one]]
    parts: list[RenderableType] = [Text("; ".join([told, *rest]) + ".", style="bold"), _by_level(run.results)]
    if counted:
        parts += [Text("\nWhat failed, by topic:"), _by_topic(counted)]
        parts.append(Text("\nOne of each topic (--json, --html and --junit have all):\n"))
        parts += [Text(in_full(result)) for result in _one_of_each_topic(counted)[:_SHOWN]]
    return Group(*parts)


def in_full(result: Result) -> str:
    """One result: which test, its story and clause, and where the answer differs."""
    test = result.test
    lines = [f"{result.outcome}: {test.id} ({cited(test)})", f"  {test.case.story}"]
    return "\n".join(lines + [f"  {harmless(line)}" for why in result.why for line in why.splitlines()]) + "\n"


def cited(test: Test) -> str:
    """The clause and how firm it is."""
    return f"{test.ruling.clause}, {test.ruling.standing}" if test.ruling.clause else str(test.ruling.standing)


def _by_level(results: Iterable[Result]) -> Table:
    table = Table("rulebook", "level", *(outcome.value for outcome in Outcome), box=None)
    for column in table.columns[2:]:
        column.justify = "right"
    found: dict[tuple[str, str, str], Counter[Outcome]] = defaultdict(Counter)
    for result in results:
        test = result.test
        found[test.ruleset, test.level, test.requirement][result.outcome] += 1
    for (ruleset, level, requirement), counts in sorted(found.items()):
        if set(counts) == {Outcome.UNSUPPORTED}:
            continue  # nothing of it was asked: the sentence above has the number
        table.add_row(ruleset, f"{level}, {requirement}", *(f"{counts[outcome]:,}" for outcome in Outcome))
    return table


def _by_topic(results: Iterable[Result]) -> Table:
    table = Table("topic", "tests", box=None)
    table.columns[1].justify = "right"
    for topic, count in Counter(result.test.topic for result in results).most_common():
        table.add_row(topic, f"{count:,}")
    return table


def _one_of_each_topic(results: Iterable[Result]) -> list[Result]:
    return list({result.test.topic: result for result in reversed(list(results))}.values())[::-1]
