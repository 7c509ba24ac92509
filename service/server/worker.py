"""gunicorn's worker for this service: refuses by problem documents, drains before it stops, gives way to newer ones."""

import gc
import time
from collections.abc import Callable
from mmap import mmap
from typing import Any, Final, cast

import gevent
from gunicorn.http import errors
from gunicorn.http.errors import NoMoreData
from gunicorn.util import http_date

from ..answers import problems, render
from ..api.environ import ASIDE, FORCE_CLOSE, READ_SOME, Environ
from ..api.http.responses import PROBLEM_TYPE
from ..api.observe.log import LOG
from ..api.observe.metrics import ERRORS, OTHER, PROBLEMS
from ..api.observe.request_context import HEADER, SERVED_BY
from ..process import end, fresh_id
from .connection import Connection
from .gunicorn_requests import RequestBody, awaits_continue, response_of
from .plain_requests import BufferedResponse
from .serving import ServingWorker

_TAKEOVER_SECONDS: Final = 15.0  # less than the grace, which the master counts from the same moment
_KINDS: Final[tuple[tuple[type[BaseException], problems.ProblemKind], ...]] = (
    (errors.LimitRequestLine, problems.URI_TOO_LONG),
    (errors.LimitRequestHeaders, problems.HEADERS_TOO_LARGE),
    (errors.UnsupportedTransferCoding, problems.NOT_IMPLEMENTED),
    (errors.ExpectationFailed, problems.EXPECTATION),
    (errors.ParseException, problems.BAD_REQUEST),
)


class Generations:
    """Which workers are the newest, and whether these serve already: two bytes that master and workers share.

    Workers that newer ones replace (SIGHUP) need not drain: they stop as soon as one of the newer workers serves.
    """

    def __init__(self) -> None:
        self._shared = mmap(-1, 2)  # anonymous and shared: made before the workers are forked

    @property
    def newest(self) -> int:
        """The generation that workers started now belong to."""
        return self._shared[0]

    def begin_next(self) -> None:
        """Begin a new generation: workers that run already are the old ones from now on."""
        self._shared[0] = (self._shared[0] + 1) % 256

    def arrive(self, generation: int) -> None:
        """A worker of this generation serves."""
        self._shared[1] = generation

    @property
    def newest_serves(self) -> bool:
        """Whether one of the newest workers has arrived."""
        return self._shared[1] == self._shared[0]


GENERATIONS: Final = Generations()


class Worker(ServingWorker):
    """A worker of this service."""

    gives_way = False
    """Whether newer ones are about to take over."""

    def load_wsgi(self) -> None:
        """Load the app, and note which generation of workers this is."""
        self.generation = GENERATIONS.newest
        gc.disable()  # until it serves: nearly all that is loaded stays, and it takes an eighth of a start
        super().load_wsgi()
        self.served = cast(Any, self.wsgi)
        settings = self.served.extensions["settings"]
        self.pulse = self.served.extensions["pulse"]
        bodies, answers = self.served.extensions["bodies"], self.served.extensions["answers"]
        self.held = {"bodies": lambda: bodies.held, "answers": lambda: answers.held}
        Connection.hurried = staticmethod(lambda: answers.is_short or self.is_crowded())
        self.head_seconds, self.stall_seconds = settings.head_seconds, settings.stall_seconds
        self.body_seconds = settings.body_seconds
        self.metrics_port = settings.metrics_port
        self.wsgi = with_connection_close(self.wsgi, self.cfg.keepalive, self._leaves)

    def run(self) -> None:
        """Serve. What is loaded by now is kept from the garbage collector: scanning it would hold up requests."""
        gc.collect()
        gc.freeze()
        gc.enable()
        GENERATIONS.arrive(self.generation)
        super().run()

    def handle_request(self, listener_name: Any, req: Any, sock: Any, addr: Any) -> Any:
        """Answer one request. While draining the answer closes the connection, so that the caller goes elsewhere."""
        req.version = min(req.version, (1, 1))  # RFC 9110 2.5: what is newer is answered as 1.1, and not as itself
        if req.version == (1, 1) and all(name != "HOST" for name, _ in req.headers):
            raise errors.InvalidHeader("HOST", req=req)  # RFC 9112 3.2
        codings = [value for name, value in req.headers if name == "TRANSFER-ENCODING"]
        if codings and [coding.lower() for coding in codings] != ["chunked"]:  # gunicorn lets packed bodies pass
            raise errors.UnsupportedTransferCoding(", ".join(codings))
        if self._leaves():
            req.force_close()
        sock.awaits_word = awaits_continue(req)
        return super().handle_request(listener_name, req, sock, addr)

    def _leaves(self) -> bool:
        """Whether this worker is about to stop, so that callers should go elsewhere."""
        return not self.alive or self.served.extensions["draining"].is_set()

    def answer_plain(self, environ: Environ, connection: Connection) -> None:
        """Answer a request that gunicorn did not read. Raises StopIteration if it is the last of its connection."""
        answer = BufferedResponse()
        self.nr += 1
        if self.nr >= self.max_requests:
            self.alive = False
        if self._leaves():
            answer.force_close()
        environ["gunicorn.socket"] = connection
        environ[ASIDE], environ[FORCE_CLOSE] = connection.aside, answer.force_close
        body = self.served(environ, answer.start_response)
        try:
            connection.send_answer(answer.head(), b"".join(body))
        finally:
            if hasattr(body, "close"):
                body.close()
        if answer.closes:
            raise StopIteration

    def handle_error(self, req: Any, client: Any, addr: Any, exc: BaseException) -> None:
        """Answer a request that never reached the app: it is not HTTP, or too large."""
        kind = next((kind for fault, kind in _KINDS if isinstance(exc, fault)), problems.INTERNAL)
        if kind is problems.INTERNAL:
            ERRORS.inc()
        request_id = fresh_id()
        fields = {
            "event": "request_refused",
            "request_id": request_id,
            "status": kind.status,
            "remote": addr[0] if isinstance(addr, tuple) and addr else None,
            "problem": kind.slug,
        }
        LOG.warning("request refused", extra={"fields": fields}, exc_info=exc if kind is problems.INTERNAL else None)
        PROBLEMS.labels(OTHER, kind.slug).inc()
        body = render.to_bytes(problems.document(kind, "") | {"request_id": request_id})
        head = (
            f"HTTP/1.1 {kind.status} {kind.title}\r\nDate: {http_date()}\r\nConnection: close\r\n"
            f"Content-Type: {PROBLEM_TYPE}\r\nContent-Length: {len(body)}\r\n{HEADER}: {request_id}\r\n"
            f"{': '.join(SERVED_BY)}\r\n\r\n"
        )
        try:
            client.sendall(head.encode("ascii") + (b"" if client.asks_head else body))
        except OSError:
            LOG.debug("client disconnected", extra={"fields": {**fields, "event": "client_disconnected"}})

    def handle_quit(self, sig: int, frame: Any) -> None:
        """On SIGINT and SIGQUIT end at once: raising in every caller's greenlet would log a traceback for each."""
        end()

    def handle_exit(self, sig: int, frame: Any) -> None:
        """On SIGTERM become unready, and stop taking requests only after callers have had time to notice."""
        app: Any = getattr(self, "served", None)
        if app is None:  # nobody was served yet
            super().handle_exit(sig, frame)
            return
        if self.generation != GENERATIONS.newest:
            if not self.gives_way:  # the master says it again every second
                self.gives_way = True
                gevent.spawn(self._give_way, sig, frame)
            return
        draining = app.extensions["draining"]
        if draining.is_set():
            return
        draining.set()
        wait = app.extensions["settings"].drain_seconds
        if not wait:
            super().handle_exit(sig, frame)
            return
        gevent.spawn_later(wait, super().handle_exit, sig, frame)

    def _give_way(self, sig: int, frame: Any) -> None:
        """Stop once one of the newer workers serves: until then nobody else would answer."""
        until = time.monotonic() + _TAKEOVER_SECONDS
        while not GENERATIONS.newest_serves and time.monotonic() < until:
            gevent.sleep(0.05)
        super().handle_exit(sig, frame)


def with_connection_close(app: Callable[..., Any], patience: float, leaves: Callable[[], bool]) -> Callable[..., Any]:
    """The app, with what `api/environ.py` names set, and its `Connection: close` heeded, which gunicorn drops.

    The connection is also closed if the worker is about to stop when the answer begins; if the caller was never told to
    send its body (100 Continue), as it may send it or not: what comes next on the connection is unclear; and if a
    whole answer is there before the end of a body in chunks: nobody knows yet whether it has an end.
    `patience`: how long a caller may be silent between two lines of a stream (seconds).
    """

    def served(environ: dict[str, Any], start_response: Any) -> Any:
        def start(status: str, headers: list[tuple[str, str]], exc_info: Any = None) -> Any:
            if ("Connection", "close") in headers or environ["gunicorn.socket"].awaits_word or leaves():
                response.force_close()
            return start_response(status, headers, exc_info)

        sent, response = RequestBody(environ), response_of(start_response)
        environ[ASIDE] = environ["gunicorn.socket"].aside
        environ[FORCE_CLOSE] = response.force_close
        environ[READ_SOME] = some_of(sent, environ["gunicorn.socket"], patience)
        body = app(environ, start)
        if sent.is_unfinished() and not response.chunked:  # an answer in chunks is a stream's, which reads on
            response.force_close()
        return body

    return served


def some_of(body: RequestBody, connection: Connection, patience: float) -> Callable[[], bytes]:
    """A function that returns the next bytes of a body as soon as there are any, b"" at its end."""

    def some() -> bytes:
        connection.settimeout(patience)
        connection.must_have_come, connection.in_stream = None, True
        try:
            return body.next_bytes()
        except OSError:  # the caller is gone, or as good as gone
            raise NoMoreData from None

    return some
