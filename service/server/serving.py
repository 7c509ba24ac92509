"""gunicorn's gevent worker, changed so that no stalled client holds up others or keeps its place for ever."""

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from itertools import islice
from typing import Any, Final

import gevent
from gevent import events
from gevent.pool import Pool
from gevent.server import StreamServer
from gunicorn.http.errors import NoMoreData
from gunicorn.workers.ggevent import GeventWorker

from ..api.environ import Environ
from ..api.middleware.shed_load import Pulse
from ..api.observe.log import LOG
from ..yielding import yield_now
from .connection import Connection
from .gunicorn_requests import READ_BYTES, Requests
from .plain_requests import environ_of_connection, environs_by_line, plain_request
from .stock_worker import STEP, WorkerMetrics

_LATE_SECONDS: Final = 1.0
_SCRAPERS: Final = 16
_LOOKED_AT: Final = 32


class ServingWorker(GeventWorker, ABC):
    """A worker in which an idle connection costs memory but no thread.

    Limits for each client, which is otherwise disconnected:
    - between requests it may be silent for gunicorn's keepalive, or until its place is needed; between two lines of a
      stream too, but such a client makes room last;
    - a head must come within `head_seconds` of its first byte, and a body that is no stream within `body_seconds`;
    - within a request or an answer it may not stall for `stall_seconds`; if its place or the memory for its answer is
      needed, not for `HURRIED_SECONDS`.
    """

    head_seconds = 10.0
    stall_seconds = 20.0
    body_seconds = 60.0
    pulse = Pulse()
    held: Mapping[str, Callable[[], int]] = {}  # set with the app
    metrics_port: int | None = None

    def patch(self) -> None:
        """Patch without plugins: gevent looks for them 25 times in all that is installed, half of a worker's start."""
        setattr(events, "notify_and_call_entry_points", lambda _: None)  # noqa: B010  # the stubs lack it
        super().patch()

    def run(self) -> None:
        """Serve until told to stop; then finish what has begun, within gunicorn's graceful_timeout."""
        # Connections that may have to make room, in each the longest silent first:
        self.idle: dict[Connection, None] = {}  # between two requests
        self.leaving: dict[Connection, None] = {}  # answered for the last time
        self.streams: dict[Connection, None] = {}  # between two lines of a stream
        self.coming: dict[Connection, None] = {}  # within any other request
        self.callers = Pool(self.worker_connections)
        self.by_line = environs_by_line(self.cfg)
        servers = [self._server(socket, socket.getsockname()) for socket in self.sockets]
        for server in servers:
            if self.cfg.workers > 1:
                server.max_accept = 1  # so that all workers get some
            server.start()
        self.vitals = WorkerMetrics(self.worker_connections, self.held)
        while self.alive:
            self._beat()
            self._drop_slow()
        until = time.monotonic() + self.cfg.graceful_timeout
        for server in servers:
            self._close(server, until)
        self._finish(until)

    def _beat(self) -> None:
        """Show the master a sign of life, let the callers have their turns, and note how late this one comes."""
        self.notify()
        due = time.monotonic() + STEP
        gevent.sleep(STEP)
        self.pulse.beat(time.monotonic() - due)
        self.vitals.look(self.pulse.late, len(self.callers))

    @abstractmethod
    def answer_plain(self, environ: Environ, connection: Connection) -> None:
        """Answer a request that gunicorn did not read. Raises StopIteration if it is the last of its connection."""

    def _server(self, listener: Any, name: Any) -> StreamServer:
        """The server for one address. Metrics have places of their own: they must answer when all others are taken."""
        aside = isinstance(name, tuple) and name[1] == self.metrics_port
        spawn = Pool(_SCRAPERS) if aside else self.callers
        return StreamServer(listener, partial(self.handle, name, aside=aside), spawn=spawn)

    def _close(self, server: StreamServer, until: float) -> None:
        """Close a listener once all connections in its queue are taken in: closing at once would cut them off."""
        server.stop_accepting()
        while time.monotonic() < until:
            try:
                if not server.full():
                    come: Any = server.do_read()
                    if come is None:
                        break
                    server.do_handle(*come)
                    continue
            except OSError:
                LOG.debug("too many open files", extra={"fields": {"event": "too_many_open_files"}})
            self._beat()
        server.close()

    def _finish(self, until: float) -> None:
        began = now = time.monotonic()
        while self.callers and now < until:
            if now - began > _LATE_SECONDS:  # time enough for callers that had just connected or were about to ask
                for connection in tuple(self.idle):
                    connection.hang_up()
            self._beat()
            now = time.monotonic()
        self.callers.kill(timeout=1)

    def handle(self, listener: Any, client: Any, addr: Any, *, aside: bool = False) -> None:
        """Answer one caller's requests until either side closes."""
        connection = Connection.taken_over(client)
        connection.aside = aside
        connection.settimeout(self.stall_seconds)
        connection.taking_seconds = self.stall_seconds
        connection.silent = partial(self._kept, connection, self.streams)
        connection.slow = partial(self._kept, connection, self.coming)
        req = None
        try:
            requests = Requests(self.cfg, connection, addr)
            place = environ_of_connection(listener, addr)
            while some := self._request_bytes(requests, connection):
                connection.asks_head = some.removeprefix(b"\r\n").startswith(b"HEAD ")
                if plain := plain_request(some, self.by_line, place):
                    environ, end = plain
                    requests.give_back(some[end:])
                    self.answer_plain(environ, connection)
                    continue
                requests.give_back(some)
                connection.began = time.monotonic()
                if not (req := self._read(some, requests)):
                    break
                connection.must_have_come = time.monotonic() + self.body_seconds
                connection.begin_answer()
                try:
                    self.handle_request(listener, req, connection, addr)
                finally:
                    connection.end_answer()
                    connection.began = connection.must_have_come = None
                    connection.in_stream = False
                    connection.settimeout(self.stall_seconds)  # a stream has more patience; what follows it has not
                connection.unread = True
        except (OSError, StopIteration, NoMoreData):
            LOG.debug("client disconnected", extra={"fields": {"event": "client_disconnected"}})
        except Exception as error:
            self.handle_error(req, connection, addr, error)
        finally:
            self._see_off(connection)

    def _see_off(self, connection: Connection) -> None:
        """Close the connection when the client has read its answer, or sooner if its place is needed."""
        with self._kept(connection, self.leaving):
            connection.see_off()

    @contextmanager
    def _kept(self, connection: Connection, among: dict[Connection, None]) -> Iterator[None]:
        """While this lasts the connection may have to make room for others, unless it came by the port for metrics."""
        if not connection.aside:
            among[connection] = None
            self._make_room(connection)
        try:
            yield
        finally:
            among.pop(connection, None)

    def _make_room(self, newest: Connection) -> None:
        """If all places are taken, end one other connection that waits.

        First those that are leaving, then those between two requests, at last those between two lines of a stream.
        """
        if not self.callers.full():
            return
        for kept in (self.leaving, self.idle, self.streams):
            first = next(iter(kept), newest)
            if first is not newest:
                first.hang_up()
                return

    def is_crowded(self) -> bool:
        """Whether all places are taken, and nobody merely waits in one."""
        return self.callers.full() and not (self.leaving or self.idle or self.streams)

    def _drop_slow(self) -> None:
        """If all places are taken all the same, end a connection whose request has been coming for too long."""
        if not self.callers.full():
            return
        now = time.monotonic()
        slow = next((connection for connection in islice(self.coming, _LOOKED_AT) if connection.is_slow(now)), None)
        if slow is not None:
            slow.hang_up()

    def _request_bytes(self, requests: Requests, connection: Connection) -> bytes:
        """The first bytes of the next request, b"" if there is none, or the client has closed.

        Raises OSError if they do not come in time.
        """
        if connection.unread:
            connection.unread = False
            if not requests.skip_body(self.stall_seconds):
                return b""
        if some := requests.take_ahead():
            yield_now()
            return some
        come = connection.at_hand(READ_BYTES)
        if come is not None:
            yield_now()  # a caller whose next request is always there would never let others have a turn
            return come
        connection.settimeout(self.cfg.keepalive)
        try:
            with self._kept(connection, self.idle):
                return bytes(connection.recv(READ_BYTES))
        finally:
            connection.settimeout(self.stall_seconds)

    def _read(self, some: bytes, requests: Requests) -> Any:
        """The next request as gunicorn parses it, None if its head does not come in time. Raises what that raises."""
        if b"\r\n\r\n" in some:  # it is all there, as almost always
            return requests.read_head()
        with gevent.Timeout(self.head_seconds, False):  # type: ignore[arg-type]  # it takes False
            return requests.read_head()
