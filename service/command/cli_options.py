"""Options that several commands share, and how a command fails."""

import os
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final, NoReturn

import click

from ..rulesets import Shelf, ShelfError, load_shelf

EXIT_WRONG: Final = 1
"""The question was answered, and something is wrong: a hand, a report, a replayed decision."""
EXIT_UNANSWERED: Final = 2
"""The question could not be answered; 2 is also what click ends with if options are wrong."""

RULESETS_DIR_OPTION: Final = click.option(
    "--rulesets-dir",
    envvar="RULESETS_DIR",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="A folder of rulebooks of your own, beside the published ones.",
)


def cores() -> int:
    """How many cores there are to use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


JOBS_OPTION: Final = click.option(
    "--jobs", type=click.IntRange(1, 256), default=cores, show_default="cores", help="Processes."
)


def shelf_of(rulesets_dir: Path | None) -> Shelf:
    """The published rulebooks and those of the folder; ends the command if they cannot be read."""
    try:
        return load_shelf(extra=rulesets_dir)
    except ShelfError as error:
        fail(str(error))


def fail_unless_writable(*written: Path | None) -> None:
    """End the command if one of the files cannot be written where it is to be: before the work, not after it."""
    for path in written:
        if path and not path.absolute().parent.is_dir():
            fail(f"{path}: there is no folder {path.parent}")
        if path and not os.access(path.absolute().parent, os.W_OK):
            fail(f"{path}: nothing can be written there")


def fail_unless_apart(written: Iterable[Path | None], read: Iterable[Path | None]) -> None:
    """End the command if a file that is to be written is also read, or is written twice: one of the two were lost."""
    named = {_same(path) for path in read if path}
    for path in filter(None, written):
        if _same(path) in named and (path.is_file() or not path.exists()):  # a device may be named twice
            fail(f"{path} is named twice: what is written needs a file of its own")
        named.add(_same(path))


def _same(path: Path) -> tuple[int, int] | Path:
    """What is equal for two paths if they name one file, links included."""
    return (path.stat().st_dev, path.stat().st_ino) if path.exists() else path.resolve()


def fail(why: str) -> NoReturn:
    """End the command with exit code 2: what was asked cannot be answered."""
    click.echo(f"floorman: {why}", err=True)
    sys.exit(EXIT_UNANSWERED)
