"""Which process this is, and ids that no other process makes, without asking the system each time.

It also counts the cores that the process may use, and knows the addresses of this machine alone.
"""

import os
from contextlib import suppress
from ipaddress import ip_address
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
        self.serial = count(1)


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
    return f"{_this.mark}{next(_this.serial):016x}"


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def is_loopback(host: str) -> bool:
    """Whether a name or an address of a host is this machine alone; in doubt it is not."""
    try:
        return ip_address(host.strip("[]").partition("%")[0]).is_loopback
    except ValueError:
        return host == "localhost"


def resident_bytes() -> int:
    """The memory that this process holds (bytes); 0 if the system does not tell."""
    with suppress(OSError, ValueError, IndexError):
        return int(_MEMORY.read_bytes().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    return 0
