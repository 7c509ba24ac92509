"""The file of results: a line a hand, in order, so that a run that was cut off can go on."""

import json
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

Json = dict[str, Any]


class NotTheSame(Exception):  # noqa: N818  # an answer, no error of ours
    """The results that are there are not of these hands."""


@dataclass(frozen=True, slots=True)
class Done:
    """What an earlier run has done: how many hands, the last of them, and how long the file is up to there."""

    hands: int = 0
    last_source: str | None = None
    bytes: int = 0


def done(path: Path) -> Done:
    """What the file holds; a last line that was cut off does not count. Raises NotTheSame if it holds no results."""
    found = Done()
    if not path.exists():
        return found
    with path.open("rb") as file:
        for line in file:
            if line.endswith(b"\n"):
                found = Done(found.hands + 1, _source(line, path), found.bytes + len(line))
    return found


def lines_of(path: Path, up_to: int) -> Iterator[Json]:
    """The results in the file's first so many bytes."""
    with path.open("rb") as file:
        while file.tell() < up_to:
            yield json.loads(file.readline())


def continued(path: Path, after: Done) -> IO[bytes]:
    """The file to write further results to, cut to what is whole."""
    file = path.open("r+b" if path.exists() else "wb")
    file.truncate(after.bytes)
    file.seek(after.bytes)
    return file


def _source(line: bytes, path: Path) -> str:
    with suppress(ValueError, RecursionError):
        found = json.loads(line)
        if isinstance(found, dict) and isinstance(found.get("report", found.get("problem")), dict):
            return str(found.get("source"))
    raise NotTheSame(f"{path} holds something else than results of hands: name another file.")
