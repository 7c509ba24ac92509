"""Breaks in long work: all clients of a worker share one thread, so long work for one keeps the others waiting."""

import time
from collections.abc import Iterable, Iterator
from typing import Final, TypeVar

T = TypeVar("T")

SECONDS: Final = 0.002
"""How long work may go on before others have a turn."""
_A_MOMENT: Final = 1e-9
"""Not 0: gevent would then run dozens of other turns before it looks at sockets again."""


def yield_now() -> None:
    """Let others have a turn; outside gevent it is a pause too short to notice."""
    time.sleep(_A_MOMENT)


class Yielder:
    """Gives others a turn whenever the work has gone on for `SECONDS`. Make one for each long piece of work."""

    __slots__ = ("_since",)

    def __init__(self) -> None:
        self._since = time.perf_counter()

    def yield_if_due(self) -> None:
        """Give others a turn if it is time: call it often."""
        if time.perf_counter() - self._since > SECONDS:
            yield_now()
            self._since = time.perf_counter()


def yielding(items: Iterable[T]) -> Iterator[T]:
    """The same items; between two of them others have a turn if it is time."""
    yielder = Yielder()
    for item in items:
        yield item
        yielder.yield_if_due()
