"""`floorman keys`: make a key, check a key file."""

import os
import stat
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import TextIO

import click

from ..key_file import NAME, Key, KeyFileError, digest, load, moment, new_secret, to_toml
from ..rate import Rate, rate, rate_fault
from .cli_options import EXIT_UNANSWERED
from .terminal import tell, write


@click.group()
def keys() -> None:
    """Make keys for callers, and check key files."""


def _name(_: click.Context, __: click.Parameter, value: str) -> str:
    if not NAME.fullmatch(value):
        raise click.BadParameter("a name is up to 64 letters, digits, - and _, and is no key itself")
    return value


def _moment(_: click.Context, __: click.Parameter, value: str | None) -> datetime | None:
    end = moment(value) if value is not None else None
    if value is not None and end is None:
        raise click.BadParameter("write a date-time with its offset, as 2027-01-01T00:00:00Z")
    return end


def _rate(_: click.Context, __: click.Parameter, value: str | None) -> Rate | None:
    limit = rate(value) if value is not None else None
    if value is not None and limit is None:
        raise click.BadParameter(f"write it as 100/second: {rate_fault(value)}")
    return limit


@keys.command()
@click.argument("name", callback=_name)
@click.option("--expires", metavar="ISO", callback=_moment, help="The end of the key: 2027-01-01T00:00:00Z.")
@click.option("--rate", metavar="N/UNIT", callback=_rate, help="The rate of the key: 100/second.")
def new(name: str, expires: datetime | None, rate: Rate | None) -> None:
    """Make a key for the caller NAME.

    The key goes to standard error, once, and is stored nowhere. The lines for the key file go to standard output:
    floorman keys new acme >> keys.toml
    Exit code: 0, or 2 if both outputs are the same file, which would store the key.
    """
    if _same_file(sys.stdout, sys.stderr):
        _tell_aside(
            "no key was made: standard output and standard error go into one file, and the key would stay there"
        )
        sys.exit(EXIT_UNANSWERED)
    secret = new_secret()
    tell(f"{name}'s key, shown this once:", secret, "and for the key file:", err=True)
    write(to_toml(Key(name, digest(secret), expires, rate)), end="")


def _same_file(stream: TextIO, other: TextIO) -> bool:
    """Whether both are written to the same regular file; a terminal or a pipe is none."""
    try:
        status, beside = os.fstat(stream.fileno()), os.fstat(other.fileno())
    except (AttributeError, OSError, ValueError):  # closed, or a test's
        return False
    return stat.S_ISREG(status.st_mode) and os.path.samestat(status, beside)


def _tell_aside(why: str) -> None:
    """Say it at the terminal; where there is none, as a comment, for the file may hold keys and is to stay TOML."""
    try:
        with Path("/dev/tty").open("w", encoding="utf-8") as terminal:
            terminal.write(f"floorman: {why}\n")
    except OSError:
        tell(f"# floorman: {why}", err=True)


@keys.command()
@click.argument("file", type=click.Path(path_type=Path))
def check(file: Path) -> None:
    """Check whether a server accepts the key file FILE.

    Exit code: 0 if it does, 1 if not. The command lists each key, or each error.
    """
    try:
        keys_read = load(file)
    except KeyFileError as error:
        for fault in error.faults:
            tell(f"{file}: {fault}", err=True)
        sys.exit(1)
    now = datetime.now(UTC)
    for key in keys_read:
        ends = f"{'EXPIRED' if key.expires <= now else 'until'} {key.expires.isoformat()}" if key.expires else "no end"
        tell(f"{key.name}: {ends}, {key.rate or 'no rate'}")
    if not keys_read:
        tell("no key: nobody may ask")
