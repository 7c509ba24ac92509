"""`floorman validate`: were these hands played by the rules?"""

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import IO, Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ..answers.render import Json, to_bytes
from ..rulesets import load_shelf
from .hand_files import Recorded, recorded, size_of
from .html_page import RunCounts, page
from .html_page.first_offence import outcome_of
from .judge import Judge
from .process_pool import map_in_order
from .progress_bar import per_second, progress_bar
from .results_file import EarlierRun, ResultsMismatch, earlier_run, open_after, results_in

MOST_SHOWN: Final = 20
_AT_ONCE: Final = 100  # hands in a chunk: enough to make handing over cheap, few enough to hold little in memory

_judge: Judge


@dataclass(frozen=True, slots=True, kw_only=True)
class Shard:
    """One machine's share of the hands, as --shard asks for it: every `of`th, from number `index` (0 is the first)."""

    index: int = 0
    of: int = 1

    def share(self, hands: Iterator[Recorded]) -> Iterator[Recorded]:
        """The hands of this machine."""
        return islice(hands, self.index, None, self.of)


@dataclass(frozen=True, slots=True, kw_only=True)
class ValidateOptions:
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
class ValidateResult:
    """The result of a run so far."""

    tally: RunCounts = field(default_factory=RunCounts)
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


def validate(run: ValidateOptions) -> ValidateResult:
    """Judge every hand, write the results, and print what was found. Raises NoSuchSource, ResultsMismatch."""
    console = Console(stderr=True, quiet=run.quiet)
    total = size_of(run.paths)
    before = earlier_run(run.out) if run.out and run.resume else EarlierRun()
    result = ValidateResult()
    for line in results_in(run.out, before.bytes) if run.out and before.hands else ():
        result.add(line)
    with progress_bar(console, "hands") as bar:
        task = bar.add_task("hands", total=total, done=0, rate="")
        hands = run.shard.share(recorded(run.paths, lambda read: bar.advance(task, read)))
        _skip(hands, before)
        file = open_after(run.out, before) if run.out else None
        try:
            for chunk in _judged(hands, run.usual, run.rulesets_dir, run.jobs):
                _write(file, chunk)
                for told in chunk:
                    result.add(json.loads(told))
                bar.update(task, done=result.hands, rate=per_second(bar))
        finally:
            if file:
                file.close()
        bar.update(task, completed=total)
    _print_summary(result, console)
    return result


def write_page(result: ValidateResult, run: ValidateOptions, ended_at: str) -> None:
    """Write the run as one page of HTML, if that was asked for."""
    if run.html:
        results = str(run.out) if run.out else None
        told = page(
            result.tally,
            title="Hands validated",
            command=run.command,
            ended_at=ended_at,
            results_file=results,
            judge=Judge(load_shelf(extra=run.rulesets_dir), run.usual),
        )
        run.html.write_text(told, encoding="utf-8")


def _judged(hands: Iterable[Recorded], usual: Json, rulesets_dir: Path | None, jobs: int) -> Iterator[list[bytes]]:
    """The lines of results for these hands, in chunks and in order."""
    return map_in_order(_chunks(hands), _lines, _load_judge, (usual, rulesets_dir), jobs)


def _chunks(hands: Iterable[Recorded]) -> Iterator[list[Recorded]]:
    every = iter(hands)
    while chunk := list(islice(every, _AT_ONCE)):
        yield chunk


def _load_judge(usual: Json, rulesets_dir: Path | None) -> None:
    """Load the rulebooks; called once in each process."""
    global _judge  # noqa: PLW0603  # a worker process has one, and nothing else to hang it on
    _judge = Judge(load_shelf(extra=rulesets_dir), usual)


def _lines(chunk: list[Recorded]) -> list[bytes]:
    return [to_bytes(_judge.line(one)) for one in chunk]


def _skip(hands: Iterator[Recorded], before: EarlierRun) -> None:
    """Skip the hands that an earlier run has done. Raises ResultsMismatch if those were others."""
    last = next(islice(hands, before.hands - 1, None), None) if before.hands else None
    if before.hands and (last is None or last.source != before.last_source):
        raise ResultsMismatch(f"The results end with {before.last_source}: they were begun with other hands.")


def _write(file: IO[bytes] | None, chunk: list[bytes]) -> None:
    if file:
        file.write(b"".join(line + b"\n" for line in chunk))
        file.flush()


def _print_summary(result: ValidateResult, console: Console) -> None:
    counts = result.counts
    table = Table("hands", "", box=None, show_header=False)
    for kind in ("legal", "unfinished", "illegal", "contradictory", "unreadable"):
        table.add_row(kind, f"{counts[kind]:,}")
    table.add_row("actions", f"{counts['actions']:,}")
    console.print(table)
    for line in result.shown:
        console.print(Text(f"{line['source']}: {_what_is_wrong(line)}"), soft_wrap=True)
    more = sum(counts[kind] for kind in ("illegal", "contradictory", "unreadable")) - len(result.shown)
    if more > 0:
        console.print(f"and {more:,} more")


def _what_is_wrong(line: Json) -> str:
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
