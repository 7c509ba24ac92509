"""`floorman merge`: the results of all shares of a run put together."""

import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from itertools import combinations, zip_longest
from pathlib import Path
from typing import Any

import click

from ..reports.hand_outcomes import HandCounts
from . import cli_options
from .hand_files import PassedOver
from .hand_summary import print_summary
from .terminal_console import TerminalConsole
from .validate import ResultsMismatch, add_read, earlier_run, exit_code, write_reports


@click.command()
@click.argument("shares", nargs=-1, required=True, type=cli_options.OLD_FILE)
@cli_options.RULEBOOKS_DIR_OPTION
@click.option("--out", type=cli_options.NEW_FILE, help="Write all results, one JSON line for each hand.")
@cli_options.SUMMARY_OPTION
@cli_options.HTML_OPTION
@cli_options.SKIP_UNKNOWN_OPTION
@cli_options.EXIT_ZERO_OPTION
@cli_options.QUIET_OPTION
def merge(shares: tuple[Path, ...], **options: Any) -> None:
    """Merge the results of all shares of a run, as if one machine had validated all hands.

    SHARES are the --out files, from share 0 to the last. The other options are as in validate. Exit codes 0 and 1
    are as in validate. Exit code 2: these are not all shares of one run, in order.
    """
    written = [options[name] for name in ("out", "json", "html")]
    cli_options.fail_unless_writable(*written)
    cli_options.fail_unless_apart(written, shares)
    if options["out"] and options["out"].exists():
        cli_options.fail(f"{options['out']} is there already: name another, or remove it")
    try:
        counts = merged(shares, options["out"], options["quiet"])
    except ResultsMismatch as error:
        cli_options.fail(str(error))
    write_reports(counts, options, PassedOver())
    sys.exit(exit_code(counts, options))


def merged(shares: Sequence[Path], out: Path | None, quiet: bool) -> HandCounts:
    """The results of all shares of a run, in the order of the hands: written, if that is asked for, and summed up.

    Raises ResultsMismatch, before anything is written, if these cannot be all shares, from the first to the last.
    """
    runs = [earlier_run(path) for path in shares]
    if any(run.bytes != path.stat().st_size for run, path in zip(runs, shares, strict=True)):
        raise ResultsMismatch("a share ends in the middle of a line: let its run go on to the end (--resume)")
    hands = [run.hands for run in runs]
    if hands != sorted(hands, reverse=True) or hands[0] - hands[-1] > 1:
        listed = ", ".join(f"{path} {count:,}" for path, count in zip(shares, hands, strict=True))
        raise ResultsMismatch(f"these are not all shares of one run, from 0 on: the hands in them are {listed}")
    for (path, run), (other, same) in combinations(zip(shares, runs, strict=True), 2):
        if run.hands and run.first_source == same.first_source:
            raise ResultsMismatch(f"{path} and {other} are the same share: both begin with {run.first_source}")
    counts = HandCounts()
    for line, path in _in_turn(shares):
        add_read(counts, json.loads(line), path)
    if not counts.hands:
        raise ResultsMismatch("there are no hands in " + ", ".join(map(str, shares)))
    if out:
        with out.open("wb") as file:
            file.writelines(line for line, _ in _in_turn(shares))
    print_summary(counts, TerminalConsole(stderr=True, quiet=quiet), {})
    return counts


def _in_turn(shares: Sequence[Path]) -> Iterator[tuple[bytes, Path]]:
    """The lines of all shares in the order of the hands, each with its file: share i has hands i, i + n and so on."""
    with ExitStack() as opened:
        files = [opened.enter_context(path.open("rb")) for path in shares]
        for turn in zip_longest(*files):
            yield from ((line, path) for line, path in zip(turn, shares, strict=True) if line is not None)
