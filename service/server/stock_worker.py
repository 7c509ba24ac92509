"""gunicorn's own gevent worker, unchanged, with what the app needs of its server: WORKER_CLASS=gevent.

Slow clients, requests that are not HTTP, crowded connections and reloads are left to gunicorn and to the proxy.
"""

import signal
import time
from typing import Any, Final

import gevent

from ..api.environ import ASIDE, Environ
from .serving import WorkerMetrics

_STEP: Final = 0.1
"""Seconds between two beats."""


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
    while True:  # until the process ends: it still counts while it drains
        due = time.monotonic() + _STEP
        gevent.sleep(_STEP)
        pulse.beat(time.monotonic() - due)
        vitals.look(pulse.late, 0)  # gunicorn's worker does not show its connections
