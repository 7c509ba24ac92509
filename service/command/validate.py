"""`floorman validate`: were these hands played by the rules?"""

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import IO, Any, Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ..answers import render
from ..rulesets import load_shelf
from .hand_files import Recorded, recorded, size_of
from .html_page import Tally, page
from .html_page.first_offence import outcome_of
from .judge import Judge
from .process_pool import in_order
from .progress_bar import progress, rate
from .results_file import Done, NotTheSame, continued, done, lines_of

Json = dict[str, Any]

MOST_SHOWN: Final = 20
_AT_ONCE: Final = 100  # hands in a piece: enough to make handing over cheap, few enough to hold little in memory

_judge: Judge


@dataclass(frozen=True, slots=True, kw_only=True)
class Shard:
    """One machine's share of the hands: those whose number modulo `of` is `index`."""

    index: int = 0
    of: int = 1

    def share(self, hands: Iterator[Recorded]) -> Iterator[Recorded]:
        """The hands of this machine."""
        return islice(hands, self.index, None, self.of)


@dataclass(frozen=True, slots=True, kw_only=True)
class Run:
    """The options of a run."""

    paths: tuple[str, ...]
    usual: Json
    rulesets_dir: Path | None = None
    jobs: int = 1
    shard: Shard = field(default_factory=Shard)
    out: Path | None = None
    resume: bool = False
    html: Path | None = None
    command: str = "floorman validate"
    quiet: bool = False


@dataclass(slots=True)
class Outcome:
    """The result of a run so far."""

    tally: Tally = field(default_factory=Tally)
    counts: Counter[str] = field(default_factory=Counter)
    shown: list[Json] = field(default_factory=list)

    def add(self, line: Json) -> None:
        """Count one more line of results."""
        self.tally.add(line)
        kind = outcome_of(line)
        self.counts[kind] += 1
        self.counts["actions"] += line.get("report", {}).get("counts", {}).get("actions", 0)
        if kind in ("illegal", "contradictory", "unreadable") and len(self.shown) < MOST_SHOWN:
            self.shown.append(line)

    @property
    def hands(self) -> int:
        """How many hands were judged."""
        return self.counts.total() - self.counts["actions"]

    @property
    def found(self) -> bool:
        """Whether anything is wrong with any hand."""
        return any(self.counts[kind] for kind in ("illegal", "contradictory", "unreadable"))


def validate(run: Run) -> Outcome:
    """Judge every hand, write the results, and print what was found. Raises NoSuchSource, NotTheSame."""
    console = Console(stderr=True, quiet=run.quiet)
    total = size_of(run.paths)
    before = done(run.out) if run.out and run.resume else Done()
    outcome = Outcome()
    for line in lines_of(run.out, before.bytes) if run.out and before.hands else ():
        outcome.add(line)
    with progress(console, "hands") as bar:
        task = bar.add_task("hands", total=total, done=0, rate="")
        hands = run.shard.share(recorded(run.paths, lambda read: bar.advance(task, read)))
        _pass_over(hands, before)
        file = continued(run.out, before) if run.out else None
        try:
            for piece in _judged(hands, run.usual, run.rulesets_dir, run.jobs):
                _write(file, piece)
                for told in piece:
                    outcome.add(json.loads(told))
                bar.update(task, done=outcome.hands, rate=rate(bar))
        finally:
            if file:
                file.close()
        bar.update(task, completed=total)
    _tell(outcome, console)
    return outcome


def write_page(outcome: Outcome, run: Run, ended_at: str) -> None:
    """Write the run as one page of HTML, if that was asked for."""
    if run.html:
        results = str(run.out) if run.out else None
        told = page(
            outcome.tally,
            title="Hands validated",
            command=run.command,
            ended_at=ended_at,
            results_file=results,
            judge=Judge(load_shelf(extra=run.rulesets_dir), run.usual),
        )
        run.html.write_text(told, encoding="utf-8")


def _judged(hands: Iterable[Recorded], usual: Json, rulesets_dir: Path | None, jobs: int) -> Iterator[list[bytes]]:
    """The lines of results for these hands, in pieces and in order."""
    return in_order(_pieces(hands), _lines, _begin, (usual, rulesets_dir), jobs)


def _pieces(hands: Iterable[Recorded]) -> Iterator[list[Recorded]]:
    every = iter(hands)
    while piece := list(islice(every, _AT_ONCE)):
        yield piece


def _begin(usual: Json, rulesets_dir: Path | None) -> None:
    """Load the rulebooks; called once in each process."""
    global _judge  # noqa: PLW0603  # a worker process has one, and nothing else to hang it on
    _judge = Judge(load_shelf(extra=rulesets_dir), usual)


def _lines(piece: list[Recorded]) -> list[bytes]:
    return [render.to_bytes(_judge.line(one)) for one in piece]


def _pass_over(hands: Iterator[Recorded], before: Done) -> None:
    """Skip the hands that an earlier run has done. Raises NotTheSame if those were others."""
    last = next(islice(hands, before.hands - 1, None), None) if before.hands else None
    if before.hands and (last is None or last.source != before.last_source):
        raise NotTheSame(f"The results end with {before.last_source}: they were begun with other hands.")


def _write(file: IO[bytes] | None, piece: list[bytes]) -> None:
    if file:
        file.write(b"".join(line + b"\n" for line in piece))
        file.flush()


def _tell(outcome: Outcome, console: Console) -> None:
    counts = outcome.counts
    table = Table("hands", "", box=None, show_header=False)
    for kind in ("legal", "unfinished", "illegal", "contradictory", "unreadable"):
        table.add_row(kind, f"{counts[kind]:,}")
    table.add_row("actions", f"{counts['actions']:,}")
    console.print(table)
    for line in outcome.shown:
        console.print(Text(f"{line['source']}: {_wrong(line)}"), soft_wrap=True)
    more = sum(counts[kind] for kind in ("illegal", "contradictory", "unreadable")) - len(outcome.shown)
    if more > 0:
        console.print(f"and {more:,} more")


def _wrong(line: Json) -> str:
    """What is wrong with a hand, in a sentence or two."""
    if "problem" in line:
        errors = line["problem"].get("errors") or [{"pointer": "", "message": line["problem"]["detail"]}]
        return " ".join(f"{error['pointer']} {error['message']}".strip() for error in errors[:2])
    first = line["report"]["first_illegal"]
    if first is None:
        return " ".join(f"{one['pointer']} {one['message']}" for one in line["report"]["discrepancies"][:2])
    if first["decision"] is None:
        return " ".join(f"{one['pointer']} {one['message']}" for one in first["errors"][:2])
    reason = first["decision"]["reasons"][0]
    return f"{first['pointer']} {reason['message']} ({reason['clause'] or reason['code']})"
