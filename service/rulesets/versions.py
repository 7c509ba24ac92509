"""Names of rulebooks: pins (an id with a version, or with the beginning of one), and short names."""

import re
from typing import Final

VERSION: Final = re.compile(r"(0|[1-9][0-9]{0,8})\.(0|[1-9][0-9]{0,8})\.(0|[1-9][0-9]{0,8})")
LONGEST_ID: Final = 64
LONGEST_NAME: Final = LONGEST_ID + len("@123456789.123456789.123456789")
"""The longest id with a version."""


def id_of(name: str) -> str:
    """The rulebook's id in an id or a pin."""
    return name.partition("@")[0]


def pins(version: str) -> tuple[str, str, str]:
    """What a version may be pinned by: its first number, its first two, and all of it."""
    major, minor, _ = version.split(".")
    return major, f"{major}.{minor}", version


def as_numbers(version: str) -> tuple[int, ...]:
    """The three numbers of a version: a later version is more."""
    return tuple(map(int, version.split(".")))
