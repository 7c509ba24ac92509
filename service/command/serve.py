"""`floorman serve`: gunicorn in the place of this process; and `floorman settings`: what it would take."""

import os
import sys
from importlib.util import find_spec

import click

from ..settings import misspelled, read_settings
from .cli_options import EXIT_UNANSWERED, fail
from .terminal import tell


@click.command()
@click.option("--host", help="The address; the default is HOST, or 127.0.0.1.")
@click.option("--port", type=click.IntRange(0, 65535), help="The port; the default is PORT, or 8000.")
@click.option(
    "--workers", type=click.IntRange(1, 256), help="The workers; the default is WORKERS, or the cores up to 4."
)
def serve(host: str | None, port: int | None, workers: int | None) -> None:
    """Serve over HTTP, as `make serve` does. These options override the environment's settings."""
    for name, value in (("HOST", host), ("PORT", port), ("WORKERS", workers)):
        if value is not None:
            os.environ[name] = str(value)
    if find_spec("gunicorn") is None:
        fail("serving needs what comes with floorman[server], which is not installed")
    root = __name__.partition(".")[0]  # the package's name: floorman where it is installed, service in its tree
    arguments = [sys.executable, "-m", "gunicorn", "-c", f"python:{root}.gunicorn_config"]
    os.execv(sys.executable, arguments)  # noqa: S606  # nosec B606 - the server takes this process's place


@click.command()
def settings() -> None:
    """List the settings that a server would use in this environment: the name, value and source of each.

    For addresses that may contain a password, only scheme, host and port are shown. The command does not read the files
    that settings name: a server reports their errors when it starts.
    Exit code: 0 if the settings are valid, 2 if not, with every error.
    """
    settings_read = read_settings()
    for fault in (*settings_read.faults, *misspelled(os.environ, (setting.name for setting in settings_read.listed))):
        tell(f"floorman: {fault}", err=True)
    if settings_read.faults:
        sys.exit(EXIT_UNANSWERED)
    name, value = (max(len(getattr(setting, part)) for setting in settings_read.listed) for part in ("name", "value"))
    for setting in settings_read.listed:
        tell(f"{setting.name:{name}}  {setting.value:{value}}  {setting.source}")
