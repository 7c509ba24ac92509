"""gunicorn's own gevent worker, unchanged, with what the app needs of its server: WORKER_CLASS=gevent.

Slow clients, requests that are not HTTP, crowded connections and reloads are left to gunicorn and to the proxy.
"""

import signal
import time
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

import gevent
from gunicorn import glogging
from gunicorn.http.errors import NoMoreData

from ..api.environ import ASIDE, FORCE_CLOSE, READ_SOME, Environ
from ..api.observe.metrics import CONNECTIONS, CONNECTIONS_MAX, CPU, HELD, LAG, MEMORY, WORKERS
from ..multiprocess_metrics import SHARING, flush
from ..process import resident_bytes

STEP: Final = 0.1
"""Seconds between two beats."""
_EACH_SECONDS: Final = 1.0


class Logger(glogging.Logger):
    """gunicorn's log without its access log: the service writes one itself."""

    def access(self, resp: Any, req: Any, environ: Any, request_time: Any) -> None:
        """Do nothing."""


class WorkerMetrics:
    """A worker's own metrics, made when it begins to serve, and measured between requests at no request's cost.

    `places` is how many connections it can hold; `held` tells how many bytes it holds, by what they are of. What is
    counted for requests from now on waits for `look`.
    """

    def __init__(self, places: int, held: Mapping[str, Callable[[], int]]) -> None:
        self._held = held
        SHARING.waits = True
        WORKERS.set(1)
        CONNECTIONS_MAX.set(places)
        self._cpu = 0.0  # what the start has cost counts too
        self._due = 0.0

    def look(self, late: float, connections: int) -> None:
        """Record how late a turn came (seconds) and how many callers there are; once a second also CPU and memory."""
        LAG.observe(max(0.0, late))
        CONNECTIONS.set(connections)
        flush()
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
    """Beat for the app, drain before the end, and give requests what `api/environ.py` names."""
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
        def start(status: str, headers: list[tuple[str, str]], exc_info: Any = None) -> Any:
            if extensions["draining"].is_set() or ("Connection", "close") in headers:  # gunicorn drops that header
                force_close()
            return start_response(status, headers, exc_info)

        name = environ["gunicorn.socket"].getsockname()
        environ[ASIDE] = isinstance(name, tuple) and name[1] == settings.metrics_port
        environ[FORCE_CLOSE] = force_close = start_response.__self__.force_close  # of gunicorn's Response
        environ[READ_SOME] = partial(_some_of, environ["wsgi.input"], environ["gunicorn.socket"], worker.cfg.keepalive)
        return app(environ, start)

    worker.served, worker.wsgi = app, served


def _some_of(body: Any, client: Any, patience: float) -> bytes:
    client.settimeout(patience)
    try:
        return next_bytes(body)
    except OSError:  # the caller is gone, or as good as gone
        raise NoMoreData from None
    finally:
        client.settimeout(None)


def next_bytes(body: Any) -> bytes:
    """The next bytes of gunicorn's input as soon as there are any, b"" at its end. Raises NoMoreData or OSError.

    Its own `read` waits for 1 KiB. Where a gunicorn keeps elsewhere what it has read, they come one by one.
    """
    reader, left = body.reader, getattr(body.reader, "length", 0)  # a body in chunks has no length
    some: bytes = reader.read(1)
    if left and not some:
        raise NoMoreData
    kept = getattr(reader, "buf", None) or getattr(getattr(reader, "unreader", None), "buf", None)
    return some + reader.read(kept.tell()) if some and kept else some


def _beat(worker: Any, extensions: dict[str, Any]) -> None:
    """Measure how late the worker is, and let the app see to its keys and rates, as the service's own worker does."""
    bodies, answers, pulse = extensions["bodies"], extensions["answers"], extensions["pulse"]
    vitals = WorkerMetrics(worker.worker_connections, {"bodies": lambda: bodies.held, "answers": lambda: answers.held})
    while True:  # until the process ends: it still counts while it drains
        due = time.monotonic() + STEP
        gevent.sleep(STEP)
        pulse.beat(time.monotonic() - due)
        vitals.look(pulse.late, 0)  # gunicorn's worker does not show its connections
