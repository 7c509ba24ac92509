"""`floorman validate`: were these hands played by the rules?"""

import json
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from itertools import combinations, islice, zip_longest
from pathlib import Path
from typing import IO, Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ..answers.render import Json, to_bytes
from ..hands.names import names_in
from ..rulesets import load_shelf
from .hand_files import Recorded, recorded, size_of
from .html_page import RunCounts, page
from .html_page.first_offence import HandOutcome, first_offence, outcome_of
from .html_page.wording import where
from .judge import Judge
from .page_layout.text import counted
from .process_pool import map_in_order
from .progress_bar import per_second, progress_bar
from .results_file import EarlierRun, ResultsMismatch, earlier_run, no_results, open_after, results_in

MOST_SHOWN: Final = 20
_WRONG: Final = (HandOutcome.ILLEGAL, HandOutcome.CONTRADICTORY, HandOutcome.UNREADABLE)
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
    """The result of a run so far; `shown` has what is wrong, in words, where it is first, and in how many hands."""

    tally: RunCounts = field(default_factory=RunCounts)
    shown: dict[str, tuple[str, int]] = field(default_factory=dict)

    def add(self, line: Json) -> None:
        """Count one more line of results."""
        self.tally.add(line)
        if outcome_of(line) in _WRONG:
            place, wrong = _what_is_wrong(line)
            if wrong in self.shown or len(self.shown) < MOST_SHOWN:
                first, count = self.shown.get(wrong, (f"{line['source']}: {place}".strip(), 0))
                self.shown[wrong] = first, count + 1

    @property
    def hands(self) -> int:
        """How many hands were judged."""
        return self.tally.hands

    @property
    def wrong(self) -> int:
        """How many hands have anything wrong with them."""
        return sum(self.tally.outcomes[outcome] for outcome in _WRONG)


def validate(run: ValidateOptions) -> ValidateResult:
    """Judge every hand, write the results, and print what was found. Raises NoSuchSource, ResultsMismatch."""
    console = Console(stderr=True, quiet=run.quiet)
    total = size_of(run.paths)
    before = earlier_run(run.out) if run.out and run.resume else EarlierRun()
    result = ValidateResult()
    if run.out and before.hands:
        for line in results_in(run.out, before.bytes):
            _add_read(result, line, run.out)
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


def merged(shares: Sequence[Path], run: ValidateOptions) -> ValidateResult:
    """The results of all shares of a run, in the order of the hands: written, if that is asked for, and summed up.

    Raises ResultsMismatch, before anything is written, if these cannot be all shares, from the first to the last.
    """
    counts = [earlier_run(path) for path in shares]
    if any(found.bytes != path.stat().st_size for found, path in zip(counts, shares, strict=True)):
        raise ResultsMismatch("a share ends in the middle of a line: let its run go on to the end (--resume)")
    hands = [found.hands for found in counts]
    if hands != sorted(hands, reverse=True) or hands[0] - hands[-1] > 1:
        listed = ", ".join(f"{path} {count:,}" for path, count in zip(shares, hands, strict=True))
        raise ResultsMismatch(f"these are not all shares of one run, from 0 on: the hands in them are {listed}")
    for (path, found), (other, same) in combinations(zip(shares, counts, strict=True), 2):
        if found.hands and found.first_source == same.first_source:
            raise ResultsMismatch(f"{path} and {other} are the same share: both begin with {found.first_source}")
    result = ValidateResult()
    for line, path in _in_turn(shares):
        _add_read(result, json.loads(line), path)
    if not result.hands:
        raise ResultsMismatch("there are no hands in " + ", ".join(map(str, shares)))
    if run.out:
        with run.out.open("wb") as out:
            out.writelines(line for line, _ in _in_turn(shares))
    _print_summary(result, Console(stderr=True, quiet=run.quiet))
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


def _in_turn(shares: Sequence[Path]) -> Iterator[tuple[bytes, Path]]:
    """The lines of all shares in the order of the hands, each with its file: share i has hands i, i + n and so on."""
    with ExitStack() as opened:
        files = [opened.enter_context(path.open("rb")) for path in shares]
        for turn in zip_longest(*files):
            yield from ((line, path) for line, path in zip(turn, shares, strict=True) if line is not None)


def _add_read(result: ValidateResult, line: Json, path: Path) -> None:
    """Count a line that was read from a file. Raises ResultsMismatch."""
    try:
        result.add(line)
    except (LookupError, TypeError, ValueError, AttributeError) as error:  # it lacks what the lines of a run have
        raise no_results(path) from error


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
    tally = result.tally
    table = Table("hands", "", box=None, show_header=False)
    for outcome in HandOutcome:
        table.add_row(outcome.value, f"{tally.outcomes[outcome]:,}")
    table.add_row("actions", f"{tally.actions:,}")
    console.print(table)
    for wrong, (first, count) in result.shown.items():
        alike = f" (and in {counted(count - 1, 'more hand')})" if count > 1 else ""
        console.print(Text(f"{first} {wrong}{alike}"), soft_wrap=True)
    more = result.wrong - sum(count for _, count in result.shown.values())
    if more > 0:
        console.print(f"and {more:,} more")


def _what_is_wrong(line: Json) -> tuple[str, str]:
    """Where it is, and what is wrong with a hand, in a sentence or two."""
    if "problem" in line:
        errors = line["problem"].get("errors") or [{"pointer": "", "message": line["problem"]["detail"]}]
        return errors[0]["pointer"], " ".join(error["message"] for error in errors[:2])
    wrong = first_offence(line["report"], line["hand"])
    if wrong is None:
        raise LookupError("nothing is wrong with this hand")
    place = where(wrong.place, names_in(line["hand"])) or wrong.pointer
    return f"{place}:", wrong.message + (f" ({wrong.clause or wrong.code})" if wrong.standing else "")
