"""The file of results: one line for each hand, in order, so that an interrupted run can go on."""

import json
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from ..answers.render import Json


class ResultsMismatch(Exception):  # noqa: N818  # an answer, no error of ours
    """The results in the file are not those of these hands."""


@dataclass(frozen=True, slots=True)
class EarlierRun:
    """What an earlier run has done: how many hands, the first and the last, and how long the file is so far (bytes)."""

    hands: int = 0
    first_source: str | None = None
    last_source: str | None = None
    bytes: int = 0


def earlier_run(path: Path) -> EarlierRun:
    """What the file holds, but for a last line that was cut off. Raises ResultsMismatch if these are no results."""
    run = EarlierRun()
    if not path.exists():
        return run
    with path.open("rb") as file:
        for line in file:
            if line.endswith(b"\n"):
                source = _source(line, path)
                run = EarlierRun(run.hands + 1, run.first_source or source, source, run.bytes + len(line))
    return run


def results_in(path: Path, up_to: int) -> Iterator[Json]:
    """The results in the first `up_to` bytes of the file."""
    with path.open("rb") as file:
        while file.tell() < up_to:
            yield json.loads(file.readline())


def open_after(path: Path, after: EarlierRun) -> IO[bytes]:
    """The file opened to write further results, cut after the last whole line."""
    file = path.open("r+b" if path.exists() else "wb")
    file.truncate(after.bytes)
    file.seek(after.bytes)
    return file


def no_results(path: Path) -> ResultsMismatch:
    """What to raise where a line of the file is no result of a hand."""
    return ResultsMismatch(f"{path} holds something else than results of hands: name another file.")


def _source(line: bytes, path: Path) -> str:
    with suppress(ValueError, RecursionError):
        match json.loads(line):
            case {"source": str(source), "answer": dict()} | {"source": str(source), "problem": dict()}:
                return source
    raise no_results(path)
