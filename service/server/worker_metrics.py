"""A worker's own metrics (lateness, connections, CPU, memory), measured between requests and at no request's cost."""

import time
from collections.abc import Callable, Mapping
from typing import Final

from ..api.observe.metrics import CONNECTIONS, CPU, HELD, MEMORY, PLACES, TURN, WORKERS
from ..process import resident_bytes

_SECONDS: Final = 1.0


class WorkerMetrics:
    """The metrics of one worker, made when it begins to serve; `places` is how many connections it can hold.

    `held` tells how many bytes it holds, by what they are of.
    """

    def __init__(self, places: int, held: Mapping[str, Callable[[], int]]) -> None:
        self._held = held
        WORKERS.set(1)
        PLACES.set(places)
        self._cpu = 0.0  # what the start has cost counts too
        self._due = 0.0

    def look(self, late: float, connections: int) -> None:
        """Record how late a turn came (seconds) and how many callers there are; once a second also CPU and memory."""
        TURN.observe(max(0.0, late))
        CONNECTIONS.set(connections)
        now = time.monotonic()
        if now < self._due:
            return
        self._due = now + _SECONDS
        used = time.process_time()
        CPU.inc(used - self._cpu)
        self._cpu = used
        MEMORY.set(resident_bytes())
        for what, count in self._held.items():
            HELD.labels(what).set(count())
