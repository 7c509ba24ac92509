"""The summary of a run of hands, by site and cause: what `validate` and `merge` print, and write as JSON."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict
from typing import Final

from rich.table import Table
from rich.text import Text

from ..answers.render import Json
from ..reports.hand_outcomes import FILES, HandCounts, HandOutcome
from ..reports.one_file_page import counted
from .terminal import one_line
from .terminal_console import TerminalConsole

MOST_SHOWN: Final = 20
_MOST_OF_GROUP: Final = 5
_MOST_NAMES: Final = 10


def print_summary(counts: HandCounts, console: TerminalConsole, passed_over: Mapping[str, int]) -> None:
    """Print how many hands had which outcome, in all and by site; which files have none; then what is wrong."""
    totals = Table("hands", "", box=None, show_header=False)
    for outcome in HandOutcome:
        totals.add_row(outcome.value, f"{counts.outcomes[outcome]:,}")
    totals.add_row("actions", f"{counts.actions:,}")
    console.print(totals)
    if counts.hands:
        console.print(_by_format(counts))
    for line in (*_files(counts, passed_over), *counts.of_sites[:MOST_SHOWN], *_causes(counts)):
        console.print(Text(one_line(line)), soft_wrap=True)


def summary_of(counts: HandCounts, passed_over: Mapping[str, int]) -> Json:
    """The summary as JSON."""
    return {
        "hands": counts.hands,
        "actions": counts.actions,
        "outcomes": {outcome.value: counts.outcomes[outcome] for outcome in HandOutcome},
        "formats": {
            format: {outcome.value: outcomes[outcome] for outcome in HandOutcome}
            for format, outcomes in sorted(counts.formats.items())
        },
        "site_house_rules": [
            {"format": format, "house_rules": json.loads(rules), "hands": hands}
            for (format, rules), hands in counts.by_site.most_common()
        ],
        "causes": [asdict(cause) for group in counts.cause_groups() for cause in group.causes],
        "files_without_hand": {"count": counts.files_without_hand, "first": counts.named_without_hand},
        "files_not_read": dict(passed_over),
    }


def _by_format(counts: HandCounts) -> Table:
    shown = [outcome for outcome in HandOutcome if counts.outcomes[outcome]]
    table = Table("", box=None)
    for name in ("hands", *(outcome.value for outcome in shown)):
        table.add_column(name, justify="right", no_wrap=True)
    for format, outcomes in sorted(counts.formats.items()):
        table.add_row(format, f"{outcomes.total():,}", *(f"{outcomes[outcome]:,}" for outcome in shown))
    return table


def _files(counts: HandCounts, passed_over: Mapping[str, int]) -> Iterator[str]:
    if counts.files_without_hand:
        names = counts.named_without_hand[:_MOST_NAMES]
        yield f"No hand begins in {counted(counts.files_without_hand, *FILES)}:"
        yield from (f"  {name}" for name in names)
        if more := counts.files_without_hand - len(names):
            yield f"  and {more:,} more"
    if passed_over:
        ends = ", ".join(f"{count:,} {end}" for end, count in sorted(passed_over.items()))
        yield f"{counted(sum(passed_over.values()), 'file')} not read, by the ends of their names: {ends}"


def _causes(counts: HandCounts) -> Iterator[str]:
    """The commonest causes, those of one site and outcome together."""
    left = MOST_SHOWN
    for group in counts.cause_groups():
        yield group.title
        shown = group.causes[: max(1, min(left, _MOST_OF_GROUP))]
        left -= len(shown)
        for cause in shown:
            yield f"{cause.hands:>7,}  {cause.code}: {cause.in_words}"
            below = (*cause.remedies, *(example.in_words for example in cause.examples))
            yield from (f"{'':9}{line}" for line in below)
        if more := group.hands - sum(cause.hands for cause in shown):
            yield f"{more:>7,}  with other causes"
