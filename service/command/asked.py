"""What several commands are asked alike."""

import os
import sys
from pathlib import Path
from typing import Final, NoReturn

import click

from service.rulesets import Shelf, ShelfError, load_shelf

WRONG: Final = 1
NOT_ASKED_RIGHT: Final = 2

SHELF: Final = click.option(
    "--rulesets-dir",
    envvar="RULESETS_DIR",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="A folder of rulebooks of your own, beside the published ones.",
)


def cores() -> int:
    """How many there are to use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


JOBS: Final = click.option(
    "--jobs", type=click.IntRange(1, 256), default=cores, show_default="cores", help="Processes."
)


def shelf_of(rulesets_dir: Path | None) -> Shelf:
    """The rulebooks, with those of the folder; ends the command where they cannot be read."""
    try:
        return load_shelf(extra=rulesets_dir)
    except ShelfError as error:
        fail(str(error))


def fail(why: str) -> NoReturn:
    """End the command: it was not asked in a way that can be answered."""
    click.echo(f"floorman: {why}", err=True)
    sys.exit(NOT_ASKED_RIGHT)
