"""gunicorn's own gevent worker, unchanged, with what the app needs of its server: WORKER_CLASS=gevent.

Slow clients, requests that are not HTTP, crowded connections and reloads are left to gunicorn and to the proxy.
"""

import signal
import time
from collections.abc import Callable, Mapping
from typing import Any, Final

import gevent
from gunicorn import glogging

from ..api.environ import ASIDE, Environ
from ..api.observe.metrics import CONNECTIONS, CONNECTIONS_MAX, CPU, HELD, LAG, MEMORY, WORKERS
from ..process import resident_bytes

_STEP: Final = 0.1
"""Seconds between two beats."""
_EACH_SECONDS: Final = 1.0


class Logger(glogging.Logger):
    """gunicorn's log without its access log: the service writes one itself."""

    def access(self, resp: Any, req: Any, environ: Any, request_time: Any) -> None:
        """Do nothing."""


class WorkerMetrics:
    """A worker's own metrics, made when it begins to serve, and measured between requests at no request's cost.

    `places` is how many connections it can hold; `held` tells how many bytes it holds, by what they are of.
    """

    def __init__(self, places: int, held: Mapping[str, Callable[[], int]]) -> None:
        self._held = held
        WORKERS.set(1)
        CONNECTIONS_MAX.set(places)
        self._cpu = 0.0  # what the start has cost counts too
        self._due = 0.0

    def look(self, late: float, connections: int) -> None:
        """Record how late a turn came (seconds) and how many callers there are; once a second also CPU and memory."""
        LAG.observe(max(0.0, late))
        CONNECTIONS.set(connections)
        now = time.monotonic()
        if now < self._due:
            return
        self._due = now + _EACH_SECONDS
        used = time.process_time()
        CPU.inc(used - self._cpu)
        self._cpu = used
        MEMORY.set(resident_bytes())
        for what, count in self._held.items():
            HELD.labels(what).set(count())


def attend(worker: Any) -> None:
    """Beat for the app, drain before the end, and mark the requests that came in by METRICS_PORT."""
    app = worker.wsgi
    extensions, settings = app.extensions, app.extensions["settings"]
    gevent.spawn(_beat, worker, extensions)
    end: Any = signal.getsignal(signal.SIGTERM)

    def drain(sig: int, frame: Any) -> None:
        if not extensions["draining"].is_set():
            extensions["draining"].set()
            gevent.spawn_later(settings.drain_seconds, end, sig, frame)

    signal.signal(signal.SIGTERM, drain)

    def served(environ: Environ, start_response: Any) -> Any:
        name = environ["gunicorn.socket"].getsockname()
        environ[ASIDE] = isinstance(name, tuple) and name[1] == settings.metrics_port
        return app(environ, start_response)

    worker.served, worker.wsgi = app, served


def _beat(worker: Any, extensions: dict[str, Any]) -> None:
    """Measure how late the worker is, and let the app see to its keys and rates, as the service's own worker does."""
    bodies, answers, pulse = extensions["bodies"], extensions["answers"], extensions["pulse"]
    vitals = WorkerMetrics(worker.worker_connections, {"bodies": lambda: bodies.held, "answers": lambda: answers.held})
    while worker.alive:
        due = time.monotonic() + _STEP
        gevent.sleep(_STEP)
        pulse.beat(time.monotonic() - due)
        vitals.look(pulse.late, 0)  # gunicorn's worker does not show its connections
