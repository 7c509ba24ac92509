"""The decision log: what a line holds, what is left out of it, and how it is written."""

import os
import stat
from contextlib import suppress
from pathlib import Path
from typing import Final

__all__ = ["open_for_append"]

_MODE: Final = 0o600


def open_for_append(path: Path) -> int:
    """The file opened for appending; a new one can be read by its owner only. Raises OSError, also for anything but a
    regular file: a pipe would mix the lines of two workers, and wait for its reader.
    """
    with suppress(FileNotFoundError):
        _verify(path.stat().st_mode)
    # O_NONBLOCK: if a pipe has taken its place since, opening would wait for a reader
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
