"""gunicorn's gevent worker, but that nobody who stands still holds up others, or holds his place for ever."""

import time
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, Final

import gevent
from gevent.pool import Pool
from gevent.server import StreamServer
from gunicorn import glogging
from gunicorn.http import get_parser
from gunicorn.http.errors import NoMoreData
from gunicorn.workers.ggevent import GeventWorker

from service.api.breathe import breathe
from service.api.doors.express import Environ
from service.api.doors.shedding import Pulse
from service.api.requests_log import LOG
from service.server.connection import Connection
from service.server.heads import Heads, head_of
from service.server.vitals import Vitals


class Logger(glogging.Logger):
    """gunicorn's own log, without its line a request: the service writes one itself."""

    def access(self, resp: Any, req: Any, environ: Any, request_time: Any) -> None:
        """Nothing, and nothing looked up for it."""


READ_BYTES: Final = 8192
_STEP: Final = 0.1
_LATE_SECONDS: Final = 1.0
_SCRAPERS: Final = 16


class ServingWorker(GeventWorker, ABC):
    """A worker where a connection costs memory and no thread: silent ones by the hundred leave the others alone.

    Between requests a caller may be silent for as long as connections are kept, or until his place is needed; so may
    who sends a stream, between two lines, but others make room before him. A request's head must come in
    `head_seconds` from its first byte, and in the middle of a request or an answer nobody may stand still for
    `stall_seconds`; a body that is no stream must have come in `body_seconds`. Who does not keep to it is let go.
    """

    head_seconds = 10.0
    stall_seconds = 20.0
    body_seconds = 60.0
    pulse = Pulse()
    metrics_port: int | None = None

    def run(self) -> None:
        """Serve until told to stop; then finish what has begun, for as long as there is grace."""
        self.idle: dict[Connection, None] = {}  # who has been silent for longest comes first
        self.leaving: dict[Connection, None] = {}
        self.streams: dict[Connection, None] = {}  # between two lines, in the same order
        self.callers = Pool(self.worker_connections)
        self.heads = Heads()
        servers = [self._server(one, one.getsockname()) for one in self.sockets]
        for server in servers:
            if self.cfg.workers > 1:
                server.max_accept = 1  # the other workers take theirs
            server.start()
        vitals = Vitals(self.worker_connections)
        while self.alive:
            self.notify()
            due = time.monotonic() + _STEP
            gevent.sleep(_STEP)
            self.pulse.beat(time.monotonic() - due)
            vitals.look(self.pulse.late, len(self.callers))
        until = time.monotonic() + self.cfg.graceful_timeout
        for server in servers:
            self._close(server, until)
        self._finish(until)

    @abstractmethod
    def answer_known(self, environ: Environ, connection: Connection) -> None:
        """Answer a request whose head was known. Raises StopIteration if no other is to come."""

    def _server(self, listener: Any, name: Any) -> StreamServer:
        """What takes those who come to one address. Metrics have places of their own: asked when all is full."""
        aside = isinstance(name, tuple) and name[1] == self.metrics_port
        spawn = Pool(_SCRAPERS) if aside else self.callers
        return StreamServer(listener, partial(self.handle, name, aside=aside), spawn=spawn)

    def _close(self, server: StreamServer, until: float) -> None:
        """Close a door when those who stand in front of it are in: closing alone would cut them off."""
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
                LOG.debug("no more files", extra={"fields": {"event": "no_more_files"}})
            self.notify()
            gevent.sleep(_STEP)
        server.close()

    def _finish(self, until: float) -> None:
        began = now = time.monotonic()
        while self.callers and now < until:
            self.notify()
            if now - began > _LATE_SECONDS:  # who had just come, or was about to ask again, has asked
                for connection in tuple(self.idle):
                    connection.hang_up()
            gevent.sleep(_STEP)
            now = time.monotonic()
        self.callers.kill(timeout=1)

    def handle(self, listener: Any, client: Any, addr: Any, *, aside: bool = False) -> None:
        """Answer one caller's requests until he or we have enough."""
        connection = Connection.taken_over(client)
        connection.aside = aside
        connection.settimeout(self.stall_seconds)
        connection.taking_seconds = self.stall_seconds
        connection.silent = partial(self._kept, connection, self.streams)
        req = None
        try:
            parser = get_parser(self.cfg, connection, addr)
            while some := self._said(parser, connection):
                head = connection.head = head_of(some)
                if head and (environ := self.heads.environ(head, some, connection.place)):
                    parser.unreader.unread(some[head.end :])
                    self.answer_known(environ, connection)
                    continue
                parser.unreader.unread(some)
                if not (req := self._read(some, parser)):
                    break
                connection.must_have_come = time.monotonic() + self.body_seconds
                connection.begin_answer()
                try:
                    self.handle_request(listener, req, connection, addr)
                finally:
                    connection.end_answer()
                    connection.must_have_come, connection.in_stream = None, False
                    connection.settimeout(self.stall_seconds)  # a stream has more patience; what follows it has not
                connection.unread = True
        except (OSError, StopIteration, NoMoreData):
            LOG.debug("gone", extra={"fields": {"event": "gone"}})
        except Exception as error:
            self.handle_error(req, connection, addr, error)
        finally:
            self._see_off(connection)

    def _see_off(self, connection: Connection) -> None:
        """Let him read what he was told, unless his place is needed."""
        with self._kept(connection, self.leaving):
            connection.see_off()

    @contextmanager
    def _kept(self, connection: Connection, among: dict[Connection, None]) -> Iterator[None]:
        """While it is only kept, it may have to make room; one whose place is no use to others need not."""
        if not connection.aside:
            among[connection] = None
            self._make_room(connection)
        try:
            yield
        finally:
            among.pop(connection, None)

    def _make_room(self, newest: Connection) -> None:
        """Where all places are taken, end one other connection that is only kept.

        Those who are leaving go first, then those between two requests, at last those between two lines of a stream.
        """
        if not self.callers.full():
            return
        for kept in (self.leaving, self.idle, self.streams):
            first = next(iter(kept), newest)
            if first is not newest:
                first.hang_up()
                return

    def _said(self, parser: Any, connection: Connection) -> bytes:
        """What the caller says next, nothing if he is to say no more. Raises OSError when it is not soon enough."""
        if connection.unread:
            connection.unread = False
            if not parser.finish_body(deadline=time.monotonic() + self.stall_seconds):
                return b""
        some: bytes = parser.unreader.take_buffered()
        if some:
            breathe()
            return some
        return self._first_bytes(connection)

    def _read(self, some: bytes, parser: Any) -> Any:
        """The next request, None if its head does not come in time. Raises what reading it raises."""
        if b"\r\n\r\n" in some:  # it is all there, as almost always
            return next(parser)
        with gevent.Timeout(self.head_seconds, False):  # type: ignore[arg-type]  # it takes False
            return next(parser)

    def _first_bytes(self, connection: Connection) -> bytes:
        """What the caller says when he says something. Raises OSError when that is not soon enough."""
        some = connection.at_hand(READ_BYTES)
        if some is not None:
            breathe()  # he whose next request is always there already would never let others have their turn
            return some
        connection.settimeout(self.cfg.keepalive)
        try:
            with self._kept(connection, self.idle):
                return bytes(connection.recv(READ_BYTES))
        finally:
            connection.settimeout(self.stall_seconds)
