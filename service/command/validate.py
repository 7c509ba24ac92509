"""`floorman validate`: were these hands played by the rules?"""

import json
import shlex
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path
from typing import IO, Any, Final

import click
from rich.table import Table
from rich.text import Text

from ..answers.render import Json, to_bytes
from ..hands.private_members import names_in
from ..reports.hand_outcomes import HandCounts, HandOutcome, first_offence, outcome_of
from ..reports.offending_hand import where
from ..reports.one_file_page import counted
from ..reports.validate_page import page
from ..rulesets import load_rulebooks
from . import cli_options
from .hand_files import NoSuchSource, Recorded, recorded, size_of
from .judge import Judge
from .process_pool import in_chunks, map_in_order
from .results_file import EarlierRun, ResultsMismatch, earlier_run, no_results, open_after, results_in
from .terminal import one_line
from .terminal_console import TerminalConsole, per_second, progress_bar

MOST_SHOWN: Final = 20
_WRONG: Final = (HandOutcome.ILLEGAL, HandOutcome.FLOOR, HandOutcome.CONTRADICTORY, HandOutcome.UNREADABLE)


@dataclass(frozen=True, slots=True, kw_only=True)
class Shard:
    """One machine's share of the hands, as --shard asks for it: every `of`th, from number `index` (0 is the first)."""

    index: int
    of: int

    def share(self, hands: Iterator[Recorded]) -> Iterator[Recorded]:
        """The hands of this machine."""
        return islice(hands, self.index, None, self.of)


def _shard(_: click.Context, __: click.Parameter, value: str) -> Shard:
    """`i/n`: share i, from 0, of n."""
    index, slash, of = value.partition("/")
    if not (slash and index.isdecimal() and of.isdecimal() and int(index) < int(of)):
        raise click.BadParameter(f"{value!r} is no share: write i/n, with i from 0 to n-1")
    return Shard(index=int(index), of=int(of))


@click.command()
@click.argument("paths", nargs=-1, required=True)
@cli_options.RULEBOOK_OPTION
@cli_options.HOUSE_RULES_OPTION
@cli_options.ON_ILLEGAL_OPTION
@cli_options.RULEBOOKS_DIR_OPTION
@cli_options.JOBS_OPTION
@click.option(
    "--shard", metavar="i/n", callback=_shard, default="0/1", help="Share i, from 0, of n: only these hands are judged."
)
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), help="Where results go, a JSON line a hand.")
@click.option("--resume", is_flag=True, help="Go on after the results that --out holds.")
@cli_options.HTML_OPTION
@cli_options.EXIT_ZERO_OPTION
@cli_options.QUIET_OPTION
def validate(paths: tuple[str, ...], **options: Any) -> None:
    """Were these hands played by the rules?

    PATHS are files, folders or archives of hands: .phh and .phhs, .ohh, .txt (histories of sites), .csv (PokerNow),
    .json, .ndjson, packed or not; - is standard input, a JSON request a line. A .txt or .csv without a hand is passed
    over.
    Exit code: 0 if every hand is legal and adds up, 1 if not, 2 if nothing was judged.
    """
    if options["resume"] and not options["out"]:
        cli_options.fail("--resume needs --out: the results to go on from")
    cli_options.fail_unless_writable(options["out"], options["html"])
    if options["out"] and options["out"].exists() and options["out"].stat().st_size and not options["resume"]:
        cli_options.fail(f"{options['out']} is there already: --resume goes on with it; or name another, or remove it")
    cli_options.fail_unless_apart((options["out"], options["html"]), (*map(Path, paths), options["house_rules"]))
    usual = {"detail": "brief"} | cli_options.usual_settings(options)
    if faults := Judge(cli_options.rulebooks_of(options["rulebooks_dir"]), usual).faults():
        cli_options.fail("; ".join(faults))
    run = ValidateOptions(
        paths=paths,
        usual=usual,
        **{name: options[name] for name in ("rulebooks_dir", "jobs", "shard", "out", "resume", "quiet")},
    )
    try:
        result = judge_hands(run)
        write_page(result, options)
    except (NoSuchSource, ResultsMismatch) as error:
        cli_options.fail(str(error))
    except BrokenPipeError:
        sys.exit(cli_options.EXIT_WRONG)
    if not result.hands and options["shard"].of == 1:
        cli_options.fail("there are no hands in " + ", ".join(paths))
    sys.exit(cli_options.EXIT_WRONG if result.wrong and not options["exit_zero"] else 0)


@dataclass(frozen=True, slots=True, kw_only=True)
class ValidateOptions:
    """The options of a run."""

    paths: tuple[str, ...]
    usual: Json
    rulebooks_dir: Path | None
    jobs: int
    shard: Shard
    out: Path | None
    resume: bool
    quiet: bool


@dataclass(slots=True)
class ValidateResult:
    """The result of a run so far; `shown` has what is wrong, in words, where it is first, and in how many hands."""

    counts: HandCounts = field(default_factory=HandCounts)
    shown: dict[str, tuple[str, int]] = field(default_factory=dict)

    def add(self, line: Json) -> None:
        """Count one more line of results."""
        self.counts.add(line)
        if outcome_of(line) in _WRONG:
            place, wrong = _what_is_wrong(line)
            if wrong in self.shown or len(self.shown) < MOST_SHOWN:
                first, count = self.shown.get(wrong, (f"{line['source']}: {place}".strip(), 0))
                self.shown[wrong] = first, count + 1

    @property
    def hands(self) -> int:
        """How many hands were judged."""
        return self.counts.hands

    @property
    def wrong(self) -> int:
        """How many hands have anything wrong with them."""
        return sum(self.counts.outcomes[outcome] for outcome in _WRONG)


def judge_hands(run: ValidateOptions) -> ValidateResult:
    """Judge every hand, write the results, and print what was found. Raises NoSuchSource, ResultsMismatch."""
    console = TerminalConsole(stderr=True, quiet=run.quiet)
    total = size_of(run.paths)
    before = earlier_run(run.out) if run.out and run.resume else EarlierRun()
    result = ValidateResult()
    if run.out and before.hands:
        for line in results_in(run.out, before.bytes):
            add_read(result, line, run.out)
    with progress_bar(console, "hands") as bar:
        task = bar.add_task("hands", total=total, done=0, rate="")
        hands = run.shard.share(recorded(run.paths, lambda read: bar.advance(task, read)))
        _skip(hands, before)
        file = open_after(run.out, before) if run.out else None
        try:
            for chunk in map_in_order(in_chunks(hands), _judging, (run.usual, run.rulebooks_dir), run.jobs):
                _write(file, chunk)
                for text in chunk:
                    result.add(json.loads(text))
                bar.update(task, done=result.hands, rate=per_second(bar))
        finally:
            if file:
                file.close()
        bar.update(task, completed=total)
    print_summary(result, console)
    return result


def write_page(result: ValidateResult, options: Mapping[str, Any]) -> None:
    """Write the run as one page of HTML, if `html` is among the options."""
    if options["html"]:
        html = page(
            result.counts,
            title="Hands validated",
            command=shlex.join(["floorman", *sys.argv[1:]]),
            ended_at=datetime.now(UTC).isoformat(timespec="seconds"),
            results_file=str(options["out"]) if options["out"] else None,
            rulebooks=load_rulebooks(extra=options["rulebooks_dir"]),
        )
        options["html"].write_text(html, encoding="utf-8")


def _judging(usual: Json, rulebooks_dir: Path | None) -> Callable[[list[Recorded]], list[bytes]]:
    """What gives the lines of results for a chunk of hands."""
    judge = Judge(load_rulebooks(extra=rulebooks_dir), usual)
    return lambda chunk: [to_bytes(judge.line(hand)) for hand in chunk]


def add_read(result: ValidateResult, line: Json, path: Path) -> None:
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


def print_summary(result: ValidateResult, console: TerminalConsole) -> None:
    """Print how many hands had which outcome, then what is wrong, each thing once."""
    counts = result.counts
    table = Table("hands", "", box=None, show_header=False)
    for outcome in HandOutcome:
        table.add_row(outcome.value, f"{counts.outcomes[outcome]:,}")
    table.add_row("actions", f"{counts.actions:,}")
    console.print(table)
    for wrong, (first, count) in result.shown.items():
        alike = f" (and in {counted(count - 1, 'more hand')})" if count > 1 else ""
        console.print(Text(one_line(f"{first} {wrong}{alike}")), soft_wrap=True)
    more = result.wrong - sum(count for _, count in result.shown.values())
    if more > 0:
        console.print(f"and {more:,} more")


def _what_is_wrong(line: Json) -> tuple[str, str]:
    """Where it is, and what is wrong with a hand, in a sentence or two."""
    if "problem" in line:
        errors = line["problem"].get("errors") or [{"pointer": "", "message": line["problem"]["detail"]}]
        return errors[0]["pointer"], " ".join(error["message"] for error in errors[:2])
    wrong = first_offence(line["answer"], line["hand"])
    if wrong is None:
        raise LookupError("nothing is wrong with this hand")
    place = where(wrong.place, names_in(line["hand"])) or wrong.pointer
    return f"{place}:", wrong.message + (f" ({wrong.clause or wrong.code})" if wrong.basis else "")
