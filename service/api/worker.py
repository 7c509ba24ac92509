"""gunicorn's worker, with two manners of its own: its refusals are problem documents, and it drains before it stops."""

from threading import Timer
from typing import Any, Final
from uuid import uuid4

from gunicorn.http import errors
from gunicorn.workers.gthread import ThreadWorker

from service.api import problems, render
from service.api.metrics import OTHER, PROBLEMS
from service.api.requests_log import HEADER, LOG

_KINDS: Final[tuple[tuple[type[BaseException], problems.Kind], ...]] = (
    (errors.LimitRequestLine, problems.URI_TOO_LONG),
    (errors.LimitRequestHeaders, problems.HEADERS_TOO_LARGE),
    (errors.UnsupportedTransferCoding, problems.NOT_IMPLEMENTED),
    (errors.ExpectationFailed, problems.EXPECTATION),
    (errors.ParseException, problems.BAD_REQUEST),
)


class Worker(ThreadWorker):
    """A threaded worker."""

    def handle_error(self, req: Any, client: Any, addr: Any, exc: BaseException) -> None:
        """Answer what never reached the app: a request that is no HTTP, or too large a one."""
        kind = next((kind for fault, kind in _KINDS if isinstance(exc, fault)), problems.INTERNAL)
        request_id = uuid4().hex
        fields = {"event": "refused", "request_id": request_id, "status": kind.status, "problem": kind.slug}
        LOG.warning("refused", extra={"fields": fields}, exc_info=exc if kind is problems.INTERNAL else None)
        PROBLEMS.labels(OTHER, kind.slug).inc()
        body = render.to_bytes(problems.document(kind, "") | {"request_id": request_id})
        head = (
            f"HTTP/1.1 {kind.status} {kind.title}\r\nConnection: close\r\nContent-Type: {problems.CONTENT_TYPE}\r\n"
            f"Content-Length: {len(body)}\r\n{HEADER}: {request_id}\r\n\r\n"
        )
        try:
            client.sendall(head.encode("ascii") + body)
        except OSError:
            LOG.debug("the caller had gone", extra={"fields": {**fields, "event": "gone"}})

    def handle_exit(self, sig: int, frame: Any) -> None:
        """On SIGTERM turn unready first, and stop taking requests only when callers have had time to see it."""
        app: Any = getattr(self, "wsgi", None)
        if app is None:  # still loading: nobody was served yet
            super().handle_exit(sig, frame)
            return
        draining = app.extensions["draining"]
        if draining.is_set():
            return
        draining.set()
        wait = app.extensions["settings"].drain_seconds
        if not wait:
            super().handle_exit(sig, frame)
            return
        timer = Timer(wait, super().handle_exit, (sig, frame))
        timer.daemon = True
        timer.start()
