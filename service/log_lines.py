"""Where log lines go: each is written whole and at once, and no answer waits for it.

A disk may be full, and the reader of a pipe gone or stuck. A line that is not taken at once is dropped and counted:
waiting for its reader would hold up every caller of the worker.
"""

import logging
import os
import stat
import sys
from collections.abc import Callable
from functools import partial
from typing import Final, TextIO

_PIPE_BYTES: Final = 1024 * 1024
_ROOM: Final = 0.4
"""How much of a pipe may be full: its pages may be only half used, and other workers write to it too."""

Put = Callable[[bytes], int]
"""Takes a line, and returns how many of its bytes were written. Raises OSError if none were."""


class Lines(logging.StreamHandler):  # type: ignore[type-arg]  # a stream of text, as its parent has it
    """A log handler that drops the lines that are not taken at once."""

    on_drop: Callable[[], object] = staticmethod(lambda: None)
    """Called for each dropped line."""

    def __init__(self, stream: TextIO | None = None) -> None:
        super().__init__(stream)
        self._put = _way_to(self.stream)
        self._lead = b""

    def emit(self, record: logging.LogRecord) -> None:
        """Write the line, or drop it."""
        if self._put is None:  # no file: a test's
            super().emit(record)
            return
        self._write(self._put, self.format(record).encode("utf-8", "backslashreplace"))

    def wrote(self, line: bytes) -> bool:
        """Write the line, or drop it; False if the stream is not a file, and nothing was done."""
        if self._put is None:
            return False
        self._write(self._put, line)
        return True

    def _write(self, put: Put, text: bytes) -> None:
        line = self._lead + text + b"\n"
        try:
            went = put(line)
        except OSError:
            self.on_drop()
            return
        self._lead = b"" if went == len(line) else b"\n"  # what is torn ends where the next begins
        if self._lead:
            self.on_drop()


def _way_to(stream: object) -> Put | None:
    try:
        to: int = stream.fileno()  # type: ignore[attr-defined]  # or not
        kind = os.fstat(to).st_mode
    except (AttributeError, OSError, ValueError):
        return None
    if stat.S_ISFIFO(kind):
        return _way_into_a_pipe(to)
    return _way_into_a_socket(to) if stat.S_ISSOCK(kind) else partial(os.write, to)


def _way_into_a_pipe(to: int) -> Put:
    # here, as the command runs where there are no such modules
    from fcntl import ioctl
    from termios import FIONREAD

    most = _ROOM * _widened(to)

    def put(line: bytes) -> int:
        """Other processes have the same open pipe, and would stumble if it were made not to block."""
        waiting = int.from_bytes(ioctl(to, FIONREAD, bytes(4)), sys.byteorder)
        if waiting + len(line) > most:
            raise BlockingIOError
        return os.write(to, line)

    return put


def _widened(to: int) -> int:
    import fcntl

    if not hasattr(fcntl, "F_SETPIPE_SZ"):
        return 16 * 1024
    try:
        return fcntl.fcntl(to, fcntl.F_SETPIPE_SZ, _PIPE_BYTES)
    except OSError:  # more than this user may have
        return fcntl.fcntl(to, fcntl.F_GETPIPE_SZ)


def _way_into_a_socket(to: int) -> Put:
    from socket import MSG_DONTWAIT

    from gevent.monkey import get_original  # gevent's own would make it non-blocking for every process that has it

    out = get_original("socket", "socket")(fileno=os.dup(to))
    return lambda line: int(out.send(line, MSG_DONTWAIT))
