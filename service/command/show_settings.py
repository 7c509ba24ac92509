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
    reading = read_settings()
    for warning in (*reading.faults, *misspelled(os.environ, (setting.name for setting in reading.listed))):
        tell(f"floorman: {warning}", err=True)
    if reading.faults:
        sys.exit(EXIT_UNANSWERED)
    name, value = (max(len(getattr(setting, part)) for setting in reading.listed) for part in ("name", "value"))
    for setting in reading.listed:
        tell(f"{setting.name:{name}}  {setting.value:{value}}  {setting.source}")
