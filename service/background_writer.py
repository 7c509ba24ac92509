"""A file to which a separate thread appends lines, so that no request waits for a disk that is slow, full or gone.

Several processes may append to one file: each write has whole lines, and goes to the end. Dropped lines are counted.
"""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from gevent.monkey import get_original

from .decision_log import LONGEST, open_for_append

MOST_WAITING: Final = LONGEST
"""How many bytes may wait to be written; beyond that lines are dropped."""
PAUSE_SECONDS: Final = 0.05
"""How long lines are gathered for one write: a thread that woke for each would take time from requests."""
CLOSING_SECONDS: Final = 2.0
_MOST_AT_ONCE: Final = 256 * 1024

# The originals: gevent's versions wait by switching greenlets, and the writing thread has none.
_SimpleQueue: Any = get_original("queue", "SimpleQueue")
_new_thread: Any = get_original("_thread", "start_new_thread")
_lock: Any = get_original("_thread", "allocate_lock")
_sleep: Any = get_original("time", "sleep")


class LineCounts(NamedTuple):
    """How many lines were written, and how many dropped, since the start."""

    written: int
    dropped: int


class BackgroundWriter:
    """Lines on their way to a file. `put`, `counts` and `close` are for one thread, the one that answers requests."""

    def __init__(self, path: Path, most_waiting: int = MOST_WAITING) -> None:
        self._path, self._most = path, most_waiting
        self._lines = _SimpleQueue()
        self._ended = _lock()
        self._runs = self._closes = False
        self._to: int | None = None
        self._put = self._no_room = 0  # written by the answering thread only
        self._taken = self._written = self._failed = 0  # written by the other thread only
        self.error: OSError | None = None
        """Why the last lines could not be written; None if they were."""

    def put(self, line: bytes) -> None:
        """Queue a line to be written, or drop it if too much waits."""
        if self._put - self._taken + len(line) > self._most:
            self._no_room += 1
            return
        self._put += len(line)
        if not self._runs:
            self._runs = True
            self._ended.acquire()
            _new_thread(self._run, ())
        self._lines.put(line)

    def counts(self) -> LineCounts:
        """How many lines were written, and how many dropped."""
        return LineCounts(self._written, self._failed + self._no_room)

    def close(self, seconds: float = CLOSING_SECONDS) -> None:
        """Write what waits, for at most so long; lines put later are dropped."""
        self._most, self._closes = -1, True
        if self._runs:
            self._lines.put(None)
            self._ended.acquire(timeout=seconds)

    def _run(self) -> None:
        last = False
        while not last:
            lines = [self._lines.get()]
            if lines[0] is not None and not self._closes:
                _sleep(PAUSE_SECONDS)
            while not self._lines.empty():
                lines.append(self._lines.get())
            if lines[-1] is None:  # put by `close`, and nothing after it
                lines.pop()
                last = True
            for some in _together(lines):
                self._write(some)
        if self._to is not None:
            os.close(self._to)
        self._ended.release()

    def _write(self, lines: list[bytes]) -> None:
        whole = b"".join(lines)
        try:
            to = self._current()
            lead = b"\n" if _is_torn(to) else b""  # what is torn, here or by another, ends where the next begins
            went = os.write(to, lead + whole) - len(lead)
        except OSError as error:
            self.error = error
            self._failed += len(lines)
        else:
            self.error = None if went == len(whole) else OSError(None, "the disk is full")
            arrived = whole[: max(went, 0)].count(b"\n")
            self._written += arrived
            self._failed += len(lines) - arrived
        self._taken += len(whole)

    def _current(self) -> int:
        """The file at the path, opened again if it was moved away (log rotation). Raises OSError."""
        if self._to is not None:
            here = os.fstat(self._to)
            try:
                there = os.stat(self._path)  # noqa: PTH116  # as the line above
            except FileNotFoundError:
                there = None
            if there is not None and (there.st_ino, there.st_dev) == (here.st_ino, here.st_dev):
                return self._to
            os.close(self._to)
            self._to = None
        self._to = open_for_append(self._path)
        return self._to


def _is_torn(to: int) -> bool:
    """Whether the file ends in a torn line, by a crash or a full disk, and not in one that is still being written."""
    size = os.fstat(to).st_size
    if not size or os.pread(to, 1, size - 1) == b"\n":
        return False
    _sleep(PAUSE_SECONDS)
    return os.fstat(to).st_size == size


def _together(lines: list[bytes]) -> Iterator[list[bytes]]:
    """The lines in groups, each for one write."""
    some: list[bytes] = []
    size = 0
    for line in lines:
        if some and size + len(line) > _MOST_AT_ONCE:
            yield some
            some, size = [], 0
        some.append(line)
        size += len(line)
    if some:
        yield some
