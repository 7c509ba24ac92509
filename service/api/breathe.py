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


class Breath:
    """What long work asks each time that others may have their turn: it gives them one when it has been long enough."""

    __slots__ = ("_since",)

    def __init__(self) -> None:
        self._since = time.perf_counter()

    def take(self) -> None:
        """Let others go first, if they have waited."""
        if time.perf_counter() - self._since > SECONDS:
            breathe()
            self._since = time.perf_counter()


def breathing(items: Iterable[T]) -> Iterator[T]:
    """The items; between two of them others have their turn, when it has been long enough."""
    breath = Breath()
    for item in items:
        yield item
        breath.take()
