"""`floorman serve`: gunicorn in the place of this process."""

import os
import sys
from importlib.util import find_spec

import click

from .cli_options import fail


@click.command()
@click.option("--host", help="Where to listen; 127.0.0.1 unless HOST says otherwise.")
@click.option("--port", type=click.IntRange(0, 65535), help="8000 unless PORT says otherwise.")
@click.option("--workers", type=click.IntRange(1, 256), help="The cores, up to 4, unless WORKERS says otherwise.")
def serve(host: str | None, port: int | None, workers: int | None) -> None:
    """Serve over HTTP, as `make serve` does. Settings are the environment's; these come first."""
    for name, value in (("HOST", host), ("PORT", port), ("WORKERS", workers)):
        if value is not None:
            os.environ[name] = str(value)
    if find_spec("gunicorn") is None:
        fail("serving needs what comes with floorman[server], which is not installed")
    root = __name__.partition(".")[0]  # the package's name: floorman where it is installed, service in its tree
    arguments = [sys.executable, "-m", "gunicorn", "-c", f"python:{root}.gunicorn_config"]
    os.execv(sys.executable, arguments)  # noqa: S606  # nosec B606 - the server takes this process's place
