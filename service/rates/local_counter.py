"""Counts shared by the workers of one machine.

The library's own memory storage counts for each process separately, which would multiply a rate by the number of
workers; and it scans all its keys up to a hundred times a second.
"""

import secrets
import struct
import time
from fcntl import LOCK_EX, LOCK_UN, flock
from hashlib import blake2b
from mmap import mmap
from pathlib import Path
from tempfile import TemporaryFile
from typing import Final
from weakref import finalize

_FIELDS: Final = "QII"  # whose count it is, when it ends (seconds since 1970), the count
_CELLS: Final = 8
_CELL: Final = struct.Struct("<" + _FIELDS)
_BUCKET: Final = struct.Struct("<" + _FIELDS * _CELLS)
_STEP: Final = len(_FIELDS)
_BUCKETS: Final = 8192
_MOST: Final = 2**32 - 1
_HEAD: Final = 128  # the size of a bucket, so that no bucket straddles more cache lines than it must
_SECRET: Final = 32


class Here:
    """A table of 65,536 counts in a file of 1 MiB that each worker maps into memory.

    Each key has a bucket of eight places. If all are taken, it replaces the lowest count there: that caller may then
    ask more often than his rate allows, but nobody is refused because of others. The bucket depends on a secret in the
    file, so nobody can tell which keys share one; to find nine that do takes requests from thousands of addresses.
    """

    def __init__(self, path: Path | None) -> None:
        """The table in the file at this path; None for a table of this process alone."""
        if path is not None:
            path.touch(mode=0o600)
        self._file = TemporaryFile() if path is None else path.open("r+b")  # noqa: SIM115  # kept for as long as this is
        self._file.truncate(_HEAD + _BUCKETS * _BUCKET.size)  # what another worker has counted stays
        finalize(self, self._file.close)
        self._lock = self._file.fileno()
        self._table = mmap(self._lock, _HEAD + _BUCKETS * _BUCKET.size)
        self._secret = self._agreed()

    def incr(self, key: str, expiry: int) -> int:
        """Count one more for this key, and return the count; it is forgotten `expiry` seconds after the first."""
        tag = int.from_bytes(blake2b(key.encode(), digest_size=8, key=self._secret).digest(), "big")
        at = _HEAD + tag % _BUCKETS * _BUCKET.size
        now = int(time.time())
        flock(self._lock, LOCK_EX)  # the system releases it if a worker dies
        try:
            cells = _BUCKET.unpack_from(self._table, at)
            for place in range(0, len(cells), _STEP):
                if cells[place] == tag and cells[place + 1] > now:
                    end, count = cells[place + 1], min(int(cells[place + 2]) + 1, _MOST)
                    break
            else:
                place = min(range(0, len(cells), _STEP), key=lambda at: cells[at + 2] if cells[at + 1] > now else 0)
                end, count = now + expiry + 1, 1
            _CELL.pack_into(self._table, at + place // _STEP * _CELL.size, tag, end, count)
        finally:
            flock(self._lock, LOCK_UN)
        return count

    def _agreed(self) -> bytes:
        """The secret that all workers share; the first worker makes it."""
        flock(self._lock, LOCK_EX)
        try:
            if not any(self._table[:_SECRET]):
                self._table[:_SECRET] = secrets.token_bytes(_SECRET)
            return bytes(self._table[:_SECRET])
        finally:
            flock(self._lock, LOCK_UN)
