"""`floorman settings`: which settings a server would take from this environment."""

import os
import sys

import click

from ..settings import misspelled, read_settings
from .cli_options import EXIT_UNANSWERED
from .terminal import tell


@click.command()
def settings() -> None:
    """Which settings a server would take from this environment: each by its name, value, and where it is from.

    Of addresses that may hold a password only scheme, host and port are shown. The files that settings name are not
    read: a server tells what is wrong with them when it starts.
    Exit code: 0 if the settings can be used, 2 if not, with every fault.
    """
    found = read_settings()
    for said in (*found.faults, *misspelled(os.environ, (one.name for one in found.listed))):
        tell(f"floorman: {said}", err=True)
    if found.faults:
        sys.exit(EXIT_UNANSWERED)
    name, value = (max(len(getattr(one, part)) for one in found.listed) for part in ("name", "value"))
    for one in found.listed:
        tell(f"{one.name:{name}}  {one.value:{value}}  {one.source}")
