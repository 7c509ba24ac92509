"""Which process this is, without asking the system each time, its memory, and its end."""

import os
from contextlib import suppress
from pathlib import Path
from typing import Final, NoReturn

_MEMORY: Final = Path("/proc/self/statm")


class _Process:
    """What this process knows of itself."""

    def __init__(self) -> None:
        self.know()

    def know(self) -> None:
        """Ask the system: once, and again after each fork."""
        self.id = os.getpid()


_this = _Process()
os.register_at_fork(after_in_child=_this.know)


def end() -> NoReturn:
    """End the process at once, whatever it is doing, without a word in the log."""
    os._exit(0)


def identifier() -> int:
    """The process id."""
    return _this.id


def resident_bytes() -> int:
    """The memory that this process holds (bytes); 0 if the system does not tell."""
    with suppress(OSError, ValueError, IndexError):
        return int(_MEMORY.read_bytes().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    return 0
