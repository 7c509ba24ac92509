"""`floorman validate`: were these hands played by the rules?

The file of results has one line for each hand, in order, so that an interrupted run can go on.
"""

import json
import shlex
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import nullcontext, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from itertools import islice
from pathlib import Path
from typing import IO, Any

import click

from ..answers.render import Json, to_bytes
from ..reports.hand_outcomes import HandCounts
from ..reports.validate_page import page
from ..rulesets import load_rulebooks
from . import cli_options
from .hand_files import NoSuchSource, PassedOver, Recorded, recorded, size_of
from .hand_summary import print_summary, summary_of
from .judge import Judge
from .process_pool import in_chunks, map_in_order
from .terminal_console import TerminalConsole, per_second, progress_bar


class ResultsMismatch(Exception):  # noqa: N818  # an answer, no error of ours
    """The results in the file are not those of these hands."""


@dataclass(frozen=True, slots=True)
class EarlierRun:
    """What an earlier run has done: how many hands, the first and the last, and how long the file is so far (bytes)."""

    hands: int = 0
    first_source: str | None = None
    last_source: str | None = None
    bytes: int = 0


def _shard(_: click.Context, __: click.Parameter, value: str) -> tuple[int, int]:
    """`i/n`: share i, from 0, of n. One machine's share of the hands is every nth, from number i."""
    index, slash, of = value.partition("/")
    if not (slash and index.isdecimal() and of.isdecimal() and int(index) < int(of)):
        raise click.BadParameter(f"{value!r} is no share: write i/n, with i from 0 to n-1")
    return int(index), int(of)


@click.command()
@click.argument("paths", nargs=-1, required=True)
@cli_options.RULEBOOK_OPTION
@cli_options.HOUSE_RULES_OPTION
@cli_options.ON_ILLEGAL_OPTION
@cli_options.RULEBOOKS_DIR_OPTION
@cli_options.JOBS_OPTION
@click.option(
    "--shard", metavar="i/n", callback=_shard, default="0/1", help="Validate only share i, from 0, of n shares."
)
@click.option(
    "--players-left",
    type=click.IntRange(2),
    help="Players left in the event, for hands of two players without that number.",
)
@click.option("--out", type=cli_options.NEW_FILE, help="Write the results, one JSON line for each hand.")
@click.option("--resume", is_flag=True, help="Continue after the results in --out.")
@cli_options.SUMMARY_OPTION
@cli_options.HTML_OPTION
@cli_options.SKIP_UNKNOWN_OPTION
@cli_options.EXIT_ZERO_OPTION
@cli_options.QUIET_OPTION
def validate(paths: tuple[str, ...], **options: Any) -> None:
    """Check whether hands were played by the rules.

    PATHS are files, folders or archives of hands: .phh and .phhs, .ohh, .txt (histories of sites), .csv (PokerNow),
    .json, .ndjson, packed or not; - is standard input, a JSON request a line.

    Exit code 0: every hand is legal and adds up, and every file has a hand.

    Exit code 1: a hand is illegal, for the floor, contradictory or not read; or no hand begins in a file, such as a
    README.txt, unless --skip-unknown is set.

    Exit code 2: nothing was judged.

    The summary by site and cause goes to standard error.
    """
    if options["resume"] and not options["out"]:
        cli_options.fail("--resume needs --out: the results to go on from")
    written = [options[name] for name in ("out", "json", "html")]
    cli_options.fail_unless_writable(*written)
    if options["out"] and options["out"].exists() and options["out"].stat().st_size and not options["resume"]:
        cli_options.fail(f"{options['out']} is there already: --resume goes on with it; or name another, or remove it")
    cli_options.fail_unless_apart(written, (*map(Path, paths), options["house_rules"]))
    usual = {"detail": "brief"} | cli_options.usual_settings(options)
    usual |= {"players_left": options["players_left"]} if options["players_left"] else {}
    if faults := Judge(cli_options.rulebooks_of(options["rulebooks_dir"]), usual).faults():
        cli_options.fail("; ".join(faults))
    passed_over = PassedOver()
    try:
        counts = judge_hands(paths, usual, options, passed_over)
        write_reports(counts, options, passed_over)
    except (NoSuchSource, ResultsMismatch) as error:
        cli_options.fail(str(error))
    except BrokenPipeError:
        sys.exit(cli_options.EXIT_WRONG)
    if not counts.hands and options["shard"] == (0, 1):
        cli_options.fail("there are no hands in " + ", ".join(paths))
    sys.exit(exit_code(counts, options))


def exit_code(counts: HandCounts, options: Mapping[str, Any]) -> int:
    """The exit code of a run: whether anything is wrong, unless the options say that it does not matter."""
    is_wrong = counts.wrong or (counts.files_without_hand and not options["skip_unknown"])
    return cli_options.EXIT_WRONG if is_wrong and not options["exit_zero"] else 0


def judge_hands(paths: tuple[str, ...], usual: Json, options: Mapping[str, Any], passed_over: PassedOver) -> HandCounts:
    """Judge every hand, write the results, and print what was found. Raises NoSuchSource, ResultsMismatch."""
    out: Path | None = options["out"]
    console = TerminalConsole(stderr=True, quiet=options["quiet"])
    total = size_of(paths)
    before = earlier_run(out) if out and options["resume"] else EarlierRun()
    counts = HandCounts()
    if out and before.hands:
        for line in _results_in(out, before.bytes):
            add_read(counts, line, out)
    with progress_bar(console, "hands") as bar:
        task = bar.add_task("hands", total=total, done=0, rate="")
        every = recorded(paths, partial(bar.advance, task), passed_over.add)
        index, of = options["shard"]
        hands = islice(every, index, None, of)
        _skip(hands, before)
        with _open_after(out, before) if out else nullcontext() as file:
            for chunk in map_in_order(in_chunks(hands), _judging, (usual, options["rulebooks_dir"]), options["jobs"]):
                if file:
                    file.write(b"".join(line + b"\n" for line in chunk))
                    file.flush()
                for text in chunk:
                    counts.add(json.loads(text))
                bar.update(task, done=counts.hands, rate=per_second(bar))
        bar.update(task, completed=total)
    print_summary(counts, console, passed_over)
    return counts


def write_reports(counts: HandCounts, options: Mapping[str, Any], passed_over: PassedOver) -> None:
    """Write the summary as JSON, and the run as one page of HTML, where the options name files for them."""
    if options["json"]:
        options["json"].write_bytes(to_bytes(summary_of(counts, passed_over)) + b"\n")
    if options["html"]:
        html = page(
            counts,
            passed_over,
            title="Hands validated",
            command=shlex.join(["floorman", *sys.argv[1:]]),
            ended_at=datetime.now(UTC).isoformat(timespec="seconds"),
            results_file=str(options["out"]) if options["out"] else None,
            rulebooks=load_rulebooks(extra=options["rulebooks_dir"]),
        )
        options["html"].write_text(html, encoding="utf-8")


def _judging(usual: Json, rulebooks_dir: Path | None) -> Callable[[Recorded], bytes]:
    """What gives the line of results for a hand."""
    judge = Judge(load_rulebooks(extra=rulebooks_dir), usual)
    return lambda hand: to_bytes(judge.line(hand))


def add_read(counts: HandCounts, line: Json, path: Path) -> None:
    """Count a line that was read from a file. Raises ResultsMismatch."""
    try:
        counts.add(line)
    except (LookupError, TypeError, ValueError, AttributeError) as error:  # it lacks what the lines of a run have
        raise _no_results(path) from error


def _skip(hands: Iterator[Recorded], before: EarlierRun) -> None:
    """Skip the hands that an earlier run has done. Raises ResultsMismatch if those were others."""
    last = next(islice(hands, before.hands - 1, None), None) if before.hands else None
    if before.hands and (last is None or last.source != before.last_source):
        raise ResultsMismatch(f"The results end with {before.last_source}: they were begun with other hands.")


def earlier_run(path: Path) -> EarlierRun:
    """The content of the file, without a last line that was cut off. Raises ResultsMismatch if these are no results."""
    run = EarlierRun()
    if not path.exists():
        return run
    with path.open("rb") as file:
        for line in file:
            if line.endswith(b"\n"):
                source = _source(line, path)
                run = EarlierRun(run.hands + 1, run.first_source or source, source, run.bytes + len(line))
    return run


def _results_in(path: Path, up_to: int) -> Iterator[Json]:
    """The results in the first `up_to` bytes of the file."""
    with path.open("rb") as file:
        while file.tell() < up_to:
            yield json.loads(file.readline())


def _open_after(path: Path, after: EarlierRun) -> IO[bytes]:
    """The file opened to write further results, cut after the last whole line."""
    file = path.open("r+b" if path.exists() else "wb")
    file.truncate(after.bytes)
    file.seek(after.bytes)
    return file


def _no_results(path: Path) -> ResultsMismatch:
    """What to raise where a line of the file is no result of a hand."""
    return ResultsMismatch(f"{path} holds something else than results of hands: name another file.")


def _source(line: bytes, path: Path) -> str:
    with suppress(ValueError, RecursionError):
        match json.loads(line):
            case {"source": str(source), "answer": dict()} | {"source": str(source), "problem": dict()}:
                return source
    raise _no_results(path)
