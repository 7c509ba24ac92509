"""Which process this is, and ids that no other process makes, without asking the system each time."""

import os
from contextlib import suppress
from itertools import count
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
        self.mark = os.urandom(8).hex()
        self.made = count(1)


_this = _Process()
os.register_at_fork(after_in_child=_this.know)


def end() -> NoReturn:
    """End the process at once, whatever it is doing, without a word in the log."""
    os._exit(0)


def identifier() -> int:
    """The process id."""
    return _this.id


def fresh_id() -> str:
    """A unique id of 32 hexadecimal digits; it can be guessed, so it is no secret."""
    return f"{_this.mark}{next(_this.made):016x}"


def resident_bytes() -> int:
    """The memory that this process holds (bytes); 0 if the system does not tell."""
    with suppress(OSError, ValueError, IndexError):
        return int(_MEMORY.read_bytes().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    return 0
