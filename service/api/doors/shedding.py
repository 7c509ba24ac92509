"""More than can be borne is turned away at once, so that what is taken is answered in time."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from flask import Flask

from service.api import problems, render
from service.api.exchange import BROKEN, TURNED_AWAY, announced
from service.api.metrics import count_turned_away
from service.api.requests_log import HEADER, decent_id

RETRY_SECONDS: Final = 1
_SHED: Final = "/v1/"  # who asks how we are is always told


class Pulse:
    """How late this worker is: the seconds that whoever is ready waits for his turn. What it does now and then."""

    late: float = 0.0

    def __init__(self) -> None:
        self.beats: list[Callable[[], None]] = []

    def beat(self, late: float) -> None:
        """Tell how late it is; and do what is to be done now and then."""
        self.late = late
        for one in self.beats:
            one()


class Shedding:
    """A door in front of an app's own, shut while the worker is later than its settings allow."""

    def __init__(self, app: Flask) -> None:
        self._door: Any = app.wsgi_app
        self._pulse: Pulse = app.extensions["pulse"]
        self._most_bytes: int = app.extensions["settings"].max_body_bytes
        self._most: float = app.extensions["settings"].shed_ms / 1000

    def __call__(self, environ: dict[str, Any], start_response: Any) -> Iterable[bytes]:
        """The answer of the door behind, or that there is too much to do."""
        if self._pulse.late <= self._most or not environ["PATH_INFO"].startswith(_SHED):
            answer: Iterable[bytes] = self._door(environ, start_response)
            return answer
        return self._turned_away(environ, start_response)

    def _turned_away(self, environ: dict[str, Any], start_response: Any) -> Iterable[bytes]:
        kind = problems.OVERLOADED
        id = decent_id(environ.get("HTTP_X_REQUEST_ID", ""))
        count_turned_away(environ["REQUEST_METHOD"], kind.slug, kind.status)
        said = problems.document(kind, problems.printable(environ["PATH_INFO"]))
        body = render.to_bytes(said | {"request_id": id} | problems.of_trace(environ))
        headers = [
            ("Content-Type", problems.CONTENT_TYPE),
            ("Content-Length", str(len(body))),
            ("Retry-After", str(RETRY_SECONDS)),
            ("Cache-Control", "no-store"),
            (HEADER, id),
        ]
        if not self._passes_over_the_body(environ):
            headers += problems.CLOSE.items()
        start_response("503 Service Unavailable", headers)
        return [] if environ["REQUEST_METHOD"] == "HEAD" else [body]

    def _passes_over_the_body(self, environ: dict[str, Any]) -> bool:
        """Whether what comes next on the connection can be the next request."""
        length = announced(environ)
        if TURNED_AWAY in environ or "HTTP_EXPECT" in environ or length is None or length > self._most_bytes:
            return False
        try:
            return len(environ["wsgi.input"].read(length)) == length
        except (*BROKEN, OSError):
            return False
