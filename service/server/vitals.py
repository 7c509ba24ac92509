"""What a worker tells of itself beside its answers: looked at between them, so that no request pays for it."""

import time
from typing import Final

from service.api.metrics import CONNECTIONS, CPU, MEMORY, PLACES, TURN, WORKERS
from service.process import resident_bytes

_SECONDS: Final = 1.0


class Vitals:
    """One worker's, from when it begins to serve; `places` are the connections that it has room for."""

    def __init__(self, places: int) -> None:
        WORKERS.set(1)
        PLACES.set(places)
        self._cpu = 0.0  # what the start has cost counts too
        self._due = 0.0

    def look(self, late: float, connections: int) -> None:
        """Tell how late a turn came and how many callers there are; once a second what is used as well."""
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
