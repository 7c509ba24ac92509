"""Under overload turns requests away at once, so that those it takes are answered in time."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from flask import Flask

from ...answers import problems
from ..environ import TURNED_AWAY, Environ, Wsgi
from ..http.requests import BROKEN, announced
from ..http.responses import CLOSE, PROBLEM_TYPE, Problem, problem_bytes
from ..observe.metrics import count_answer
from ..observe.request_context import HEADER, SERVED_BY, RequestContext

RETRY_SECONDS: Final = 1
_PIECE: Final = 64 * 1024
_SHED: Final = "/v1/"  # probes and metrics are always answered


class Pulse:
    """How late this worker is: how long what is ready to run waits for its turn (seconds).

    `beats` are called at each beat, ten times a second.
    """

    late: float = 0.0

    def __init__(self) -> None:
        self.beats: list[Callable[[], None]] = []

    def beat(self, late: float) -> None:
        """Note how late the worker is, and call the `beats`."""
        self.late = late
        for call in self.beats:
            call()


class ShedLoad:
    """Turns requests away while the worker is later than `shed_ms` allows."""

    def __init__(self, behind: Wsgi, app: Flask) -> None:
        self._behind = behind
        self._pulse: Pulse = app.extensions["pulse"]
        self._most_bytes: int = app.extensions["settings"].max_body_bytes
        self._most: float = app.extensions["settings"].shed_ms / 1000

    def __call__(self, environ: Environ, start_response: Any) -> Iterable[bytes]:
        """The answer of what is behind this, or 503."""
        if self._pulse.late <= self._most or not environ["PATH_INFO"].startswith(_SHED):
            return self._behind(environ, start_response)
        return self._turned_away(environ, start_response)

    def _turned_away(self, environ: Environ, start_response: Any) -> Iterable[bytes]:
        context, kind = RequestContext(environ), problems.OVERLOADED
        count_answer(context, kind.status, None)
        body = problem_bytes(Problem(kind).reply(problems.printable(environ["PATH_INFO"])), context)
        headers = [
            ("Content-Type", PROBLEM_TYPE),
            ("Content-Length", str(len(body))),
            ("Retry-After", str(RETRY_SECONDS)),
            ("Cache-Control", "no-store"),
            (HEADER, context.request_id),
            SERVED_BY,
        ]
        if not self._passes_over_the_body(environ):
            headers += CLOSE.items()
        start_response("503 Service Unavailable", headers)
        return [] if environ["REQUEST_METHOD"] == "HEAD" else [body]

    def _passes_over_the_body(self, environ: Environ) -> bool:
        """Read the body that nobody needs; False if the connection must be closed because part of it may be left."""
        length = announced(environ)
        if TURNED_AWAY in environ or "HTTP_EXPECT" in environ or length is None or length > self._most_bytes:
            return False
        try:
            left = length
            while left and (some := environ["wsgi.input"].read(min(left, _PIECE))):
                left -= len(some)
            return not left
        except (*BROKEN, OSError):
            return False
