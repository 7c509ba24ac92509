"""Counts shared by several machines, in a storage that may be slow or down."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, Protocol, cast

import gevent
from gevent.lock import Semaphore

from .local_counter import Here

MEMORY: Final = "memory://"
START_SECONDS: Final = 2.0
REST_SECONDS: Final = 1.0
TELL_SECONDS: Final = 60.0
MOST_ASKING: Final = 32

Tell = Callable[[Exception | None], None]
"""Called with the error when the storage is lost, and with None when it is back."""


class Counts(Protocol):
    """Something that counts."""

    def incr(self, key: str, expiry: int) -> int:
        """Count one more for this key, and return the count; it is forgotten `expiry` seconds after the first."""


class TooSlowError(Exception):
    """The storage has not answered in time."""


class Elsewhere:
    """Counts in a storage, and on this machine too in case the storage does not answer or has lost its counts.

    No request waits for it longer than `wait` (seconds), including the wait to be one of `MOST_ASKING` that ask at a
    time. Once the storage is lost it is left alone for `REST_SECONDS`; then a single request tries again.
    """

    def __init__(self, there: Counts, here: Counts, wait: float, tell: Tell, failed: Callable[[], None]) -> None:
        self._there, self._here, self._wait = there, here, wait
        self._tell, self._failed = tell, failed
        self._turns = Semaphore(MOST_ASKING)
        self._lost = False
        self._next_try = self._next_word = 0.0

    def begin(self) -> None:
        """Connect before there are requests: the first connection takes longest."""
        self._asked("floorman/start", 1, max(START_SECONDS, self._wait))

    def incr(self, key: str, expiry: int) -> int:
        """Count one more, and return the count: that of all machines if the storage answers, else of this one."""
        return max(self._here.incr(key, expiry), self._asked(key, expiry, self._wait))

    def _asked(self, key: str, expiry: int, wait: float) -> int:
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
                    count = self._there.incr(key, expiry)
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


def counts(uri: str, path: Path | None, wait: float, tell: Tell, failed: Callable[[], None]) -> Counts:
    """The counts in the storage of this URI, which may take `wait` (seconds) to answer.

    `path` is the file in which the workers of this machine count together; None if this process is the only one.
    """
    here = Here(path)
    if uri == MEMORY:
        return here
    elsewhere = Elsewhere(_opened(uri, wait), here, wait, tell, failed)
    elsewhere.begin()
    return elsewhere


def _opened(uri: str, wait: float) -> Counts:
    """The storage of this URI, not connected yet."""
    from limits.storage import storage_from_string  # an extra: only who names a storage needs it

    if not uri.startswith("memcached:"):
        within: dict[str, Any] = {"socket_timeout": wait, "socket_connect_timeout": wait}
        return cast(Counts, storage_from_string(uri, **within))
    within = {"timeout": wait, "connect_timeout": wait, "no_delay": True}
    made: list[Any] = []

    def client(module: Any, hosts: list[Any], **options: Any) -> Any:
        """One client for all: the library would make one for each thread, which under gevent means for each caller."""
        if not made:
            made.append(module.PooledClient(*hosts, **options))
        return made[0]

    return cast(Counts, storage_from_string(uri, client_getter=cast(Any, client), **within))
