"""A file that lines are added to by a thread of its own, so that a disk that is slow, full or gone holds up nobody.

Several processes may add to one file: each write is whole lines, and goes to the end. What is not taken is counted.
"""

import os
import stat
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

from gevent.monkey import get_original

MOST_WAITING: Final = 16 * 1024 * 1024
"""How many bytes may wait to be written; beyond it lines are dropped."""
PAUSE_SECONDS: Final = 0.05
"""Lines of so long go together: a thread that woke for each would take turns from those who answer."""
CLOSING_SECONDS: Final = 2.0
_MOST_AT_ONCE: Final = 256 * 1024
_MODE: Final = 0o600

# gevent's own would wait in turns that the other thread has not
_SimpleQueue: Any = get_original("queue", "SimpleQueue")
_new_thread: Any = get_original("_thread", "start_new_thread")
_lock: Any = get_original("_thread", "allocate_lock")
_sleep: Any = get_original("time", "sleep")


class Counts(NamedTuple):
    """What came of lines, since the beginning."""

    written: int
    dropped: int


def opened(path: Path) -> int:
    """The file to add to, for nobody else if it is new. Raises OSError; also for what is no file.

    A pipe would mix the lines of two workers, and wait for its reader.
    """
    with suppress(FileNotFoundError):
        _verify(path.stat().st_mode)
    # without waiting: a pipe come in its place would have it wait for who reads it
    to = os.open(path, os.O_RDWR | os.O_APPEND | os.O_CREAT | os.O_CLOEXEC | os.O_NONBLOCK, _MODE)
    try:
        _verify(os.fstat(to).st_mode)
    except OSError:
        os.close(to)
        raise
    return to


def _verify(mode: int) -> None:
    if not stat.S_ISREG(mode):
        raise OSError(None, "it is no regular file")


class AppendedFile:
    """Lines on their way to a file. `put` and `counts` are for one thread, the one that answers."""

    def __init__(self, path: Path, most_waiting: int = MOST_WAITING) -> None:
        self._path, self._most = path, most_waiting
        self._lines = _SimpleQueue()
        self._ended = _lock()
        self._runs = self._closes = False
        self._to: int | None = None
        self._unsure = True
        self._put = self._no_room = 0  # of this thread
        self._taken = self._written = self._failed = 0  # of the other
        self.error: OSError | None = None
        """Why the last lines could not be written; None if they were."""

    def put(self, line: bytes) -> None:
        """Have a line written, or drop it where too much waits."""
        if self._put - self._taken + len(line) > self._most:
            self._no_room += 1
            return
        self._put += len(line)
        if not self._runs:
            self._runs = True
            self._ended.acquire()
            _new_thread(self._run, ())
        self._lines.put(line)

    def counts(self) -> Counts:
        """How many lines were written, and how many dropped."""
        return Counts(self._written, self._failed + self._no_room)

    def close(self, seconds: float = CLOSING_SECONDS) -> None:
        """Write what waits, if it does not take longer than that; what is put later is dropped."""
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
            lead = b"\n" if self._unsure and _is_torn(to) else b""  # what is torn ends where the next begins
            went = os.write(to, lead + whole) - len(lead)
        except OSError as error:
            self.error, self._unsure = error, True
            self._failed += len(lines)
        else:
            self.error = None if went == len(whole) else OSError(None, "the disk is full")
            self._unsure = went < len(whole)
            arrived = whole[: max(went, 0)].count(b"\n")
            self._written += arrived
            self._failed += len(lines) - arrived
        self._taken += len(whole)

    def _current(self) -> int:
        """The file that is there now: it may have been moved away, and another be meant. Raises OSError."""
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
        self._to, self._unsure = opened(self._path), True
        return self._to


def _is_torn(to: int) -> bool:
    """Whether the file ends in a line that has no end, and that nobody goes on with: a crash or a full disk tore it."""
    size = os.fstat(to).st_size
    if not size or os.pread(to, 1, size - 1) == b"\n":
        return False
    _sleep(PAUSE_SECONDS)
    return os.fstat(to).st_size == size


def _together(lines: list[bytes]) -> Iterator[list[bytes]]:
    """The lines in pieces that are written at once."""
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
