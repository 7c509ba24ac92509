"""Numbers that the workers share by files; where there can be no file, a worker's own, told to nobody else."""

import io
import mmap
import os
import struct
from collections.abc import Callable
from typing import Any, Final

from prometheus_client import values
from prometheus_client.mmap_dict import MmapedDict

_FIRST_BYTES: Final = 65536
_HEAD_BYTES: Final = 8
_ENTRY_BYTES: Final = 64  # more than an entry has beside its key


class _Told:
    """Whether all numbers of this process can be read by others."""

    shared = True


_told = _Told()


def are_shared() -> bool:
    """Whether other workers can tell this one's numbers."""
    return _told.shared


class Numbers(MmapedDict):
    """A process's numbers in a file whose room is really there: a write where a disk has none would be its end.

    Where the file cannot be, or cannot grow, they are kept in memory. Nothing is logged here: whoever counts holds a
    lock, and a line of log that is dropped is counted.
    """

    _f: Any
    _m: Any

    def __init__(self, filename: str, read_mode: bool = False) -> None:  # as its parent has it
        try:
            with open(filename, "a+b") as file:  # noqa: PTH123  # as its parent does
                _reserve(file.fileno(), _FIRST_BYTES)
            super().__init__(filename, read_mode)  # type: ignore[no-untyped-call]
        except OSError:
            _told.shared = False
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
                _told.shared = False
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
    """Keep numbers in a file for each process, known by its `identifier`: to be said before there is any number.

    The library's own way asks the system who is counting with each count, and writes where there is no room.
    """
    values.MmapedDict = Numbers  # type: ignore[attr-defined]  # where it is looked up
    values.ValueClass = values.MultiProcessValue(identifier)  # type: ignore[no-untyped-call]
