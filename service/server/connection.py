"""A connection that never waits for its caller without a limit."""

import time
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext, suppress
from socket import AF_INET, AF_INET6, IPPROTO_TCP, MSG_MORE, TCP_NOTSENT_LOWAT
from typing import Any, Final

import gevent
from gevent.exceptions import ConcurrentObjectUseError
from gevent.socket import SHUT_RDWR, SHUT_WR, socket, wait_write

from ..yielding import yield_now

LEAVING_SECONDS: Final = 2.0
LEAVING_BYTES: Final = 8 * 1024 * 1024
"""What a caller may still send after an answer that closes the connection: four bodies of the default limit."""
_PIECE: Final = 65536
_TURN_BYTES: Final = 8192
"""How much is read before others have a turn: of chunks of a byte each, 64 KiB would take 50 ms to put together."""
HURRIED_SECONDS: Final = 2.0
"""How long it may read nothing of an answer, or take to send a request, if others wait for what it holds."""
HURRIED_BYTES: Final = 256 * 1024
"""How much of an answer it must read each second, from then on."""
_LOOK_SECONDS: Final = 0.5
UNSENT_BYTES: Final = 131072
_CONTINUE: Final = b"HTTP/1.1 100 Continue\r\n\r\n"


class Connection(socket):
    """A client's socket; its timeout is how long the client may be silent."""

    taking_seconds = 20.0
    """How long the client may read nothing of an answer."""
    must_have_come: float | None = None
    """When the whole body must have come (`time.monotonic()`): a byte now and then is not enough. None: no limit."""
    aside = False
    """Whether it came in by the port for metrics."""
    unread = False
    """Whether some of the last request may still be unread."""
    asks_head = False
    """Whether the current request begins as a HEAD: even a refusal of it has no body."""
    awaits_word = False
    """Whether the client waits for `100 Continue` before it sends its body."""
    in_stream = False
    """Whether the body is read as a stream."""
    silent: Callable[[], AbstractContextManager[None]] = nullcontext
    """A context that is entered while a stream's next bytes are waited for."""
    slow: Callable[[], AbstractContextManager[None]] = nullcontext
    """The same for the rest of any other request."""
    began: float | None = None
    """When the request began that is being read (`time.monotonic()`); None between two, and while it has come whole."""
    hurried: Callable[[], bool] = staticmethod(lambda: False)
    """Whether others wait for the memory that unread answers take, or for a place."""
    _joins = False
    _head = b""
    _taken = 0
    """How many bytes were read since others had a turn: less than `_TURN_BYTES`."""

    @classmethod
    def taken_over(cls, client: socket) -> "Connection":
        """The same connection."""
        connection = cls(client.family, client.type, client.proto, client.detach())
        if connection.family in (AF_INET, AF_INET6):
            # else megabytes of an answer are buffered by the system, and a slow reader looks stuck
            connection.setsockopt(IPPROTO_TCP, TCP_NOTSENT_LOWAT, UNSENT_BYTES)
        return connection

    def recv(self, bufsize: int, flags: int = 0) -> bytes:
        """As socket.recv. Raises TimeoutError if the caller is silent for too long, or past `must_have_come`.

        A client that sends as fast as it is read never makes it wait: so others have a turn after each `_TURN_BYTES`.
        """
        some = self._next(bufsize, flags)
        self._taken += len(some)
        if self._taken >= _TURN_BYTES:
            self._taken = 0
            yield_now()
        return some

    def _next(self, bufsize: int, flags: int) -> bytes:
        if self.must_have_come is not None and time.monotonic() > self.must_have_come:
            raise TimeoutError
        if self.awaits_word:
            self.awaits_word = False
            super().sendall(_CONTINUE)
        if self.began is None:
            return bytes(super().recv(bufsize, flags))
        some = self.at_hand(bufsize)
        if some is None:
            left = None if self.must_have_come is None else max(0.0, self.must_have_come - time.monotonic())
            with self.silent() if self.in_stream else self.slow(), gevent.Timeout(left, TimeoutError):
                some = bytes(super().recv(bufsize, flags))
        return some

    def is_slow(self, now: float) -> bool:
        """Whether its request has been coming for longer than others should wait for the place."""
        return self.began is not None and now > self.began + HURRIED_SECONDS

    def at_hand(self, bufsize: int) -> bytes | None:
        """What has come already, without waiting: None if nothing has, b"" if the caller has closed."""
        try:
            return bytes(self._sock.recv(bufsize))  # type: ignore[attr-defined]
        except BlockingIOError:
            return None

    def begin_answer(self) -> None:
        """Hold back the next data sent, which is the head of an answer, to send it together with what follows."""
        self._joins = True

    def end_answer(self) -> None:
        """The answer is complete: send its head if no body followed."""
        self._joins = False
        if self._head:
            self.sendall(b"")

    def sendall(self, data: Any, _: int = 0) -> None:
        """Send it all. Raises TimeoutError if the caller reads nothing for `taking_seconds`, or too slowly if hurried.

        gevent's own limits the time for all of the data, which would cut off clients that are merely slow.
        """
        if self._joins:
            self._joins, self._head = False, bytes(data)
            return
        self.awaits_word = False  # within an answer "100 Continue" would be taken for a part of it
        head, self._head = self._head, b""
        self.send_answer(head, data)

    def send_answer(self, head: bytes, body: Any) -> None:
        """As sendall, for a head and what follows it; a long body is not copied for that."""
        if len(body) <= _PIECE:
            self._send(head + bytes(body))
            return
        self._send(head, MSG_MORE)
        self._send(body)

    def _send(self, data: Any, flags: int = 0) -> None:
        left, began = memoryview(data), time.monotonic()
        while left:
            try:
                left = left[self._sock.send(left, flags) :]  # type: ignore[attr-defined]
            except BlockingIOError:
                self._wait_until_read(began + HURRIED_SECONDS + (len(data) - len(left)) / HURRIED_BYTES)

    def _wait_until_read(self, hurried_until: float) -> None:
        """Wait until the caller has read some of what was sent, or, if hurried, until then. Raises TimeoutError."""
        until = time.monotonic() + self.taking_seconds
        while True:
            now = time.monotonic()
            if now >= until or (now >= hurried_until and self.hurried()):
                raise TimeoutError
            with suppress(TimeoutError):
                wait_write(self.fileno(), min(_LOOK_SECONDS, self.taking_seconds))
                return

    def hang_up(self) -> None:
        """End the connection from another greenlet: the one that serves it then finds the caller gone."""
        try:
            self.shutdown(SHUT_RDWR)
        except OSError:
            return  # the client is gone already

    def see_off(self) -> None:
        """Close the connection, but first read what the client still sends: else it might never get its answer."""
        try:
            self.shutdown(SHUT_WR)
            with gevent.Timeout(LEAVING_SECONDS, False):  # type: ignore[arg-type]  # it takes False
                left = LEAVING_BYTES
                while left > 0 and (some := self._recv_after_others()):
                    left -= len(some)
        except OSError:
            return  # the client is gone already
        finally:
            self.close()

    def _recv_after_others(self) -> bytes:
        """As recv, but wait for the reader of a stream that was given up, if it is still waiting here."""
        while True:
            try:
                return bytes(self.recv(_PIECE))
            except ConcurrentObjectUseError:
                gevent.sleep(0.02)
