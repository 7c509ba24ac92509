"""Long work lets others in: all callers of a worker share one thread, and who computes holds it."""

import time
from collections.abc import Iterable, Iterator
from typing import Final, TypeVar

T = TypeVar("T")

SECONDS: Final = 0.002
_A_MOMENT: Final = 1e-9
"""Not 0: gevent would go on for dozens of turns before it asks who else has something to say."""


def breathe() -> None:
    """Let whoever waits go first; where gevent does not serve, a pause that nobody notices."""
    time.sleep(_A_MOMENT)


def breathing(items: Iterable[T]) -> Iterator[T]:
    """The items; between two of them others have their turn, when it has been long enough."""
    since = time.perf_counter()
    for item in items:
        yield item
        if time.perf_counter() - since > SECONDS:
            breathe()
            since = time.perf_counter()
