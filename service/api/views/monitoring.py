"""What monitoring asks: alive? ready? the numbers? GET /healthz, /readyz, /metrics."""

import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from threading import Event, Lock
from typing import Final

from flask import Blueprint, Response, current_app
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, Metric, generate_latest
from prometheus_client.registry import Collector

from ...answers.problems import DRAINING, NO_METRICS
from ...multiprocess_metrics import flush, is_shared, together
from ..http.responses import Problem, answer_json

bp = Blueprint("monitoring", __name__)

SHARE: Final = 4
"""Reading all numbers takes a worker some 10 ms. At most one part in `SHARE` of its time goes there."""
MOST_SECONDS: Final = 0.1
"""The longest pause between two readings, however long a reading took."""


class Turns:
    """Lets one caller in at a time, with a pause after each that leaves the rest of the time to other requests."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._next = 0.0

    @contextmanager
    def turn(self) -> Iterator[None]:
        """Wait for a turn, and hold it."""
        with self._lock:
            time.sleep(max(0.0, self._next - time.monotonic()))
            began = time.monotonic()
            try:
                yield
            finally:
                over = time.monotonic()
                self._next = over + min(MOST_SECONDS, (SHARE - 1) * (over - began))


_TURNS: Final = Turns()


@bp.get("/healthz")
def healthz() -> Response:
    """Whether the process answers at all."""
    return answer_json({"status": "ok"})


@bp.get("/readyz")
def readyz() -> Response:
    """Whether to send requests here: not while it is shutting down."""
    draining: Event = current_app.extensions["draining"]
    if draining.is_set():
        raise Problem(DRAINING, headers={"Retry-After": "1", "Cache-Control": "no-store"})
    return answer_json({"status": "ready"})


@bp.get("/metrics")
def metrics() -> Response:
    """The numbers of all workers together. Raises Problem if they cannot be read: one worker's own would mislead."""
    with _TURNS.turn():
        answer = Response(generate_latest(_numbers()), content_type=CONTENT_TYPE_LATEST)
        answer.call_on_close(flush)  # a scrape that has ended is no longer in progress
        return answer


def _numbers() -> Collector:
    folder = current_app.extensions["settings"].metrics_dir
    if folder is None:
        return REGISTRY
    flush()
    numbers = together(folder) if is_shared(folder) else None
    if numbers is None:
        raise Problem(NO_METRICS, headers={"Cache-Control": "no-store"})
    return _Read(numbers)


class _Read(Collector):
    """Gives numbers that were read already."""

    def __init__(self, numbers: Iterable[Metric]) -> None:
        self._numbers = numbers

    def collect(self) -> Iterable[Metric]:
        """All of them."""
        return self._numbers
