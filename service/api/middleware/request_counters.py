"""Counting requests: by the workers of one machine together, or by several machines in a storage of theirs."""

import secrets
import struct
import time
from collections.abc import Callable
from fcntl import LOCK_EX, LOCK_UN, flock
from hashlib import blake2b
from mmap import mmap
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any, Final, Protocol, cast
from weakref import finalize

import gevent
from gevent.lock import Semaphore

MEMORY: Final = "memory://"
START_SECONDS: Final = 2.0
REST_SECONDS: Final = 1.0
TELL_SECONDS: Final = 60.0
MOST_ASKING: Final = 32

_FIELDS: Final = "QII"  # whose count it is, when it ends (seconds since 1970), the count
_CELLS: Final = 8
_CELL: Final = struct.Struct("<" + _FIELDS)
_BUCKET: Final = struct.Struct("<" + _FIELDS * _CELLS)
_STEP: Final = len(_FIELDS)
_BUCKETS: Final = 8192
_MOST: Final = 2**32 - 1
_HEAD: Final = 128  # the size of a bucket, so that no bucket straddles more cache lines than it must
_SECRET: Final = 32
_NOBODYS: Final = "floorman/start"

OnStorageChange = Callable[[Exception | None], None]
"""Called with the error when the storage is lost, and with None when it is back."""


class RequestCounter(Protocol):
    """Something that counts requests."""

    def incr(self, key: str, expiry: int) -> int:
        """Count one more for this key, and return the count; it is forgotten `expiry` seconds after the first."""


class LocalCounter:
    """Counts of this machine: a table of 65,536 in a file of 1 MiB that each worker maps into memory.

    The memory storage of `limits` counts for each process separately, which would multiply a rate by the number of
    workers; and it scans all its keys up to a hundred times a second.

    Each key has a bucket of eight places. If all are taken, it replaces the lowest count there: that caller may then
    ask more often than its rate allows, but none is refused because of others. The bucket depends on a secret in the
    file, so it cannot be known which keys share one; to find nine that do takes requests from thousands of addresses.
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
        self._secret = self._shared_secret()

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

    def _shared_secret(self) -> bytes:
        """The secret that all workers share; the first worker makes it."""
        flock(self._lock, LOCK_EX)
        try:
            if not any(self._table[:_SECRET]):
                self._table[:_SECRET] = secrets.token_bytes(_SECRET)
            return bytes(self._table[:_SECRET])
        finally:
            flock(self._lock, LOCK_UN)


class TooSlowError(Exception):
    """The storage has not answered in time."""


class RemoteCounter:
    """Counts in a storage, and on this machine too in case the storage does not answer or has lost its counts.

    No request waits for it longer than `wait` (seconds), including the wait to be one of `MOST_ASKING` that ask at a
    time. Once the storage is lost it is left alone for `REST_SECONDS`; then a single request tries again, or nobody's,
    so that a worker that is asked nothing more finds it too.
    """

    def __init__(
        self,
        storage: RequestCounter,
        local: RequestCounter,
        wait: float,
        tell: OnStorageChange,
        failed: Callable[[], None],
    ) -> None:
        self._storage, self._local, self._wait = storage, local, wait
        self._tell, self._failed = tell, failed
        self._turns = Semaphore(MOST_ASKING)
        self._lost = self._seeks = False
        self._next_try = self._next_word = 0.0

    def begin(self) -> None:
        """Connect before there are requests: the first connection takes longest."""
        self._count_in_storage(_NOBODYS, 1, max(START_SECONDS, self._wait))

    def incr(self, key: str, expiry: int) -> int:
        """Count one more, and return the count: that of all machines if the storage answers, else of this one."""
        return max(self._local.incr(key, expiry), self._count_in_storage(key, expiry, self._wait))

    def _count_in_storage(self, key: str, expiry: int, wait: float) -> int:
        """The storage's count; 0 if it does not answer."""
        trying = self._lost
        if trying and time.monotonic() < self._next_try:
            return 0
        self._next_try = time.monotonic() + REST_SECONDS
        try:
            # an Exception, unlike gevent's own Timeout: the clients then drop the connection that it interrupted
            with gevent.Timeout(wait, TooSlowError):
                if not self._turns.acquire(timeout=wait / 2):  # this does not mean that the storage is lost
                    self._failed()
                    return 0
                try:
                    if self._lost and not trying:
                        return 0
                    count = self._storage.incr(key, expiry)
                finally:
                    self._turns.release()
        except Exception as error:
            self._lose(error)
            return 0
        if self._lost:
            self._lost, self._next_word = False, 0.0
            self._tell(None)
        return count

    def _lose(self, error: Exception) -> None:
        self._failed()
        now = time.monotonic()
        self._lost, self._next_try = True, now + REST_SECONDS
        if now >= self._next_word:
            self._next_word = now + TELL_SECONDS
            self._tell(error)
        if not self._seeks:
            self._seeks = True
            gevent.spawn(self._seek)

    def _seek(self) -> None:
        while self._lost:
            gevent.sleep(REST_SECONDS)
            self._count_in_storage(_NOBODYS, 1, self._wait)
        self._seeks = False


def open_counter(
    uri: str, path: Path | None, wait: float, tell: OnStorageChange, failed: Callable[[], None]
) -> RequestCounter:
    """A counter in the storage of this URI, which may take `wait` (seconds) to answer.

    `path` is the file in which the workers of this machine count together; None if this process is the only one.
    """
    local = LocalCounter(path)
    if uri == MEMORY:
        return local
    remote = RemoteCounter(_open_storage(uri, wait), local, wait, tell, failed)
    remote.begin()
    return remote


def _open_storage(uri: str, wait: float) -> RequestCounter:
    """The storage of this URI, not connected yet."""
    from limits.storage import storage_from_string  # an extra, needed only where a storage is named

    if not uri.startswith("memcached:"):
        within: dict[str, Any] = {"socket_timeout": wait, "socket_connect_timeout": wait}
        return cast(RequestCounter, storage_from_string(uri, **within))
    within = {"timeout": wait, "connect_timeout": wait, "no_delay": True}
    clients: list[Any] = []

    def client(module: Any, hosts: list[Any], **options: Any) -> Any:
        """One client for all: the library would make one for each thread, which under gevent means for each caller."""
        if not clients:
            clients.append(module.PooledClient(*hosts, **options))
        return clients[0]

    return cast(RequestCounter, storage_from_string(uri, client_getter=cast(Any, client), **within))
