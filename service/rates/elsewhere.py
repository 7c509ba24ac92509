"""Counts that several machines keep together, in a storage that may be slow, or gone."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, Protocol, cast

import gevent
from gevent.lock import Semaphore

from service.rates.here import Here

MEMORY: Final = "memory://"
START_SECONDS: Final = 2.0
REST_SECONDS: Final = 1.0
TELL_SECONDS: Final = 60.0
MOST_ASKING: Final = 32

Tell = Callable[[Exception | None], None]
"""What is told that the storage is lost, and why; or, with None, that it is there again."""


class Counts(Protocol):
    """Who counts."""

    def incr(self, key: str, expiry: int) -> int:
        """One more for this key, and how many that makes; forgotten so many seconds after the first."""


class TooSlowError(Exception):
    """The storage has not answered in time."""


class Elsewhere:
    """Counts in a storage, and on this machine too, for when that one gives no answer, or has forgotten.

    Nobody waits for it for longer than `wait` (seconds), his turn among all who ask included: `MOST_ASKING` ask at
    once. Once lost, it is left alone for `REST_SECONDS` at a time, and then a single request tries.
    """

    def __init__(self, there: Counts, here: Counts, wait: float, tell: Tell, failed: Callable[[], None]) -> None:
        self._there, self._here, self._wait = there, here, wait
        self._tell, self._failed = tell, failed
        self._turns = Semaphore(MOST_ASKING)
        self._lost = False
        self._next_try = self._next_word = 0.0

    def begin(self) -> None:
        """Connect, while nobody waits: the first time takes longer than all others."""
        self._asked("floorman/start", 1, max(START_SECONDS, self._wait))

    def incr(self, key: str, expiry: int) -> int:
        """One more for this key, and how many that makes: of all machines if that can be told, else of this one."""
        return max(self._here.incr(key, expiry), self._asked(key, expiry, self._wait))

    def _asked(self, key: str, expiry: int, wait: float) -> int:
        """What the storage makes it; 0 if it does not say."""
        trying = self._lost
        if trying and time.monotonic() < self._next_try:
            return 0
        self._next_try = time.monotonic() + REST_SECONDS
        try:
            # an exception of a common kind: the clients drop a connection that one of those has struck
            with gevent.Timeout(wait, TooSlowError):
                if not self._turns.acquire(timeout=wait / 2):  # the other half is the storage's: it may be well
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
    """Who counts where a storage's URI says, waited for so long (seconds).

    `path` is where the workers of this machine count together; None if there is but this process.
    """
    here = Here(path)
    if uri == MEMORY:
        return here
    elsewhere = Elsewhere(_opened(uri, wait), here, wait, tell, failed)
    elsewhere.begin()
    return elsewhere


def _opened(uri: str, wait: float) -> Counts:
    """The storage of this URI; nothing is asked of it yet."""
    from limits.storage import storage_from_string  # an extra: only who names a storage needs it

    if not uri.startswith("memcached:"):
        within: dict[str, Any] = {"socket_timeout": wait, "socket_connect_timeout": wait}
        return cast(Counts, storage_from_string(uri, **within))
    within = {"timeout": wait, "connect_timeout": wait, "no_delay": True}
    made: list[Any] = []

    def client(module: Any, hosts: list[Any], **options: Any) -> Any:
        """One for all callers: the library makes one for each thread, and here each caller is as good as one."""
        if not made:
            made.append(module.PooledClient(*hosts, **options))
        return made[0]

    return cast(Counts, storage_from_string(uri, client_getter=cast(Any, client), **within))
