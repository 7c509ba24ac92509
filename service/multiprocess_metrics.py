"""Metrics shared by the workers through files. A worker that can have no file keeps its numbers to itself."""

import io
import mmap
import os
import shutil
import struct
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from prometheus_client import Metric, values
from prometheus_client.mmap_dict import MmapedDict
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

_MOVES: Final = mmap.mmap(-1, 1)
"""Counts each start and end of the master's moving numbers, so it is odd meanwhile. Shared: made before the fork."""
_MOST_LOOKS: Final = 50
_A_LOOK: Final = 0.01
_UNREADABLE: Final = (OSError, struct.error, RuntimeError, ValueError)
_FIRST_BYTES: Final = 65536
_HEAD_BYTES: Final = 8
_ENTRY_BYTES: Final = 64  # more than an entry has beside its key


class _Sharing:
    """How this process shares its numbers."""

    file = ""
    """The name of the newest of its files; "" if it has none."""
    fits = True
    """Whether all its numbers are in its files: there was room for them."""
    waits = False
    """Whether counts wait, each for the next `flush`: one in a file costs ten times as much as in memory."""


SHARING: Final = _Sharing()
_waiting: Final[defaultdict[Any, float]] = defaultdict(float)
"""What was counted since the last `flush`, by its value."""


def is_shared(folder: Path) -> bool:
    """Whether other workers can read this one's numbers there: not if a cleaner of temporary files has removed them."""
    return SHARING.fits and (folder / SHARING.file).exists()


def flush() -> None:
    """Add what waits to this process's numbers."""
    while _waiting:
        value, amount = _waiting.popitem()  # at once: threads may count meanwhile
        value.write(amount)


class Numbers(MmapedDict):
    """A process's numbers in a mapped file whose disk space is reserved: writing where there is none would kill it.

    If the file cannot be made or grow, the numbers are kept in memory. Nothing may be logged here: the caller holds a
    lock of the metrics, and a dropped log line is counted.
    """

    _f: Any
    _m: Any

    def __init__(self, filename: str, read_mode: bool = False) -> None:  # as its parent has it
        try:
            with open(filename, "a+b") as file:  # noqa: PTH123  # as its parent does
                _reserve(file.fileno(), _FIRST_BYTES)
            super().__init__(filename, read_mode)  # type: ignore[no-untyped-call]
            SHARING.file = Path(filename).name
        except OSError:
            SHARING.fits = False
            self._f, self._fname, self._positions = io.BytesIO(), filename, {}
            self._capacity, self._used = _FIRST_BYTES, _HEAD_BYTES
            self._m = mmap.mmap(-1, self._capacity)
            self._m[:4] = struct.pack("i", self._used)

    def _init_value(self, key: str) -> None:
        room = self._used + len(key.encode()) + _ENTRY_BYTES
        while room > self._capacity:
            try:
                if isinstance(self._f, io.BytesIO):
                    raise OSError
                _reserve(self._f.fileno(), 2 * self._capacity)
                grown = mmap.mmap(self._f.fileno(), 2 * self._capacity)
            except OSError:
                SHARING.fits = False
                self._f = io.BytesIO()
                grown = mmap.mmap(-1, 2 * self._capacity)
                grown[: self._capacity] = self._m[:]
            self._m, self._capacity = grown, 2 * self._capacity
        super()._init_value(key)  # type: ignore[no-untyped-call]


def _reserve(file: int, size: int) -> None:
    if hasattr(os, "posix_fallocate"):
        os.posix_fallocate(file, 0, size)
    else:
        os.truncate(file, max(size, os.fstat(file).st_size))


def share(identifier: Callable[[], int]) -> None:
    """Keep the numbers of each process in a file of its own, named by `identifier`; call it before any metric is made.

    The library's own way asks the system for the process id at each count, and does not reserve disk space.
    """
    values.MmapedDict = Numbers  # type: ignore[attr-defined]  # where it is looked up
    in_file: Any = values.MultiProcessValue(identifier)  # type: ignore[no-untyped-call]

    class Value(in_file):  # type: ignore[misc]  # a class, but the library has no types
        """A number that may wait for `flush`."""

        write = in_file.inc

        def inc(self, amount: float) -> None:
            if SHARING.waits:
                _waiting[self] += amount
            else:
                self.write(amount)

    values.ValueClass = Value


def together(folder: Path) -> Iterable[Metric] | None:
    """The numbers of all processes, including those that have ended; None if they cannot be read.

    Numbers that the master moves meanwhile would count twice or not at all, so then all is read again: no lock is held.
    """
    for _ in range(_MOST_LOOKS):
        before = _MOVES[0]
        with suppress(FileNotFoundError, struct.error):  # a file that is removed or made at this moment
            metrics = list(MultiProcessCollector(None, str(folder)).collect())  # type: ignore[no-untyped-call]
            if not before % 2 and _MOVES[0] == before:
                return metrics
        time.sleep(_A_LOOK)
    return None


def take_over(folder: Path, process: int) -> None:
    """Add the counts of a process that has ended to those of earlier ones, and remove its files.

    For the master only. If there is no room for the sum, the files stay and are read as before.
    """
    _MOVES[0] = (_MOVES[0] + 1) % 256
    try:
        mark_process_dead(process, str(folder))  # type: ignore[no-untyped-call]
        for kind in ("counter", "histogram"):
            gone = folder / f"{kind}_{process}.db"
            if gone.exists():
                _add(gone, folder / f"{kind}_gone.db")
    finally:
        _MOVES[0] = (_MOVES[0] + 1) % 256


def _add(gone: Path, to: Path) -> None:
    fresh = to.with_suffix(".fresh")
    try:
        fresh.unlink(missing_ok=True)
        if to.exists():
            shutil.copyfile(to, fresh)
        with fresh.open("a+b") as file:
            _reserve(file.fileno(), _FIRST_BYTES + _used(gone) + (_used(to) if to.exists() else 0))
        sums: Any = MmapedDict(str(fresh))  # type: ignore[no-untyped-call]
        if _used(gone):  # an empty one had no room on the disk
            for key, value, _, _ in MmapedDict.read_all_values_from_file(gone):  # type: ignore[no-untyped-call]
                sums.write_value(key, sums.read_value(key)[0] + value, 0.0)
        sums.close()
        fresh.replace(to)
        gone.unlink()
    except _UNREADABLE:
        with suppress(OSError):
            fresh.unlink()


def _used(path: Path) -> int:
    with path.open("rb") as file:
        return int.from_bytes(file.read(4), sys.byteorder)
