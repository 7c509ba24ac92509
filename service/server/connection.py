"""A connection whose every wait for its caller has an end."""

import time
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from socket import AF_INET, AF_INET6, IPPROTO_TCP, TCP_NOTSENT_LOWAT
from typing import Any, Final

import gevent
from gevent.exceptions import ConcurrentObjectUseError
from gevent.socket import SHUT_RDWR, SHUT_WR, socket, wait_write

from service.api.doors.express import Environ
from service.server.heads import Head

LEAVING_SECONDS: Final = 2.0
LEAVING_BYTES: Final = 8 * 1024 * 1024
"""What a caller may still send behind an answer that closes: four bodies of the default limit."""
_PIECE: Final = 65536
UNSENT_BYTES: Final = 131072
_CONTINUE: Final = b"HTTP/1.1 100 Continue\r\n\r\n"


class Connection(socket):
    """A caller's socket: its timeout says how long he may be silent."""

    taking_seconds = 20.0
    """How long he may take nothing of what is sent."""
    must_have_come: float | None = None
    """When all of what is being read must have come (monotonic seconds): a byte now and then is not enough."""
    aside = False
    """Whether it came in by the port for metrics."""
    unread = False
    """Whether something of the last request may be left to read."""
    head: Head | None = None
    """The head of the request in hand, where it could be known again."""
    place: Environ | None = None
    """What its requests have in common, once it is known."""
    awaits_word = False
    """Whether the caller will send his body when he is told to (`Expect: 100-continue`), and has not been."""
    in_stream = False
    """Whether a stream is read."""
    silent: Callable[[], AbstractContextManager[None]] = nullcontext
    """What holds while a stream's next bytes are waited for."""
    _joins = False
    _head = b""

    @classmethod
    def taken_over(cls, client: socket) -> "Connection":
        """The same connection."""
        connection = cls(client.family, client.type, client.proto, client.detach())
        if connection.family in (AF_INET, AF_INET6):
            # else megabytes of an answer wait in the system, and who reads them slowly looks stuck
            connection.setsockopt(IPPROTO_TCP, TCP_NOTSENT_LOWAT, UNSENT_BYTES)
        return connection

    def recv(self, bufsize: int, flags: int = 0) -> bytes:
        """What comes. Raises TimeoutError if it should have come before."""
        if self.must_have_come is not None and time.monotonic() > self.must_have_come:
            raise TimeoutError
        if self.awaits_word:
            self.awaits_word = False
            super().sendall(_CONTINUE)
        if not self.in_stream:
            return bytes(super().recv(bufsize, flags))
        some = self.at_hand(bufsize)
        if some is None:
            with self.silent():
                some = bytes(super().recv(bufsize, flags))
        return some

    def at_hand(self, bufsize: int) -> bytes | None:
        """What has come already, None if that is nothing; no bytes if the caller has ended."""
        try:
            return bytes(self._sock.recv(bufsize))  # type: ignore[attr-defined]
        except BlockingIOError:
            return None

    def begin_answer(self) -> None:
        """What is sent next is the head of an answer: gunicorn sends it alone, and it goes with what follows it."""
        self._joins = True

    def end_answer(self) -> None:
        """The answer is whole; one without a body is a head alone."""
        self._joins = False
        if self._head:
            self.sendall(b"")

    def sendall(self, data: Any, flags: int = 0) -> None:
        """Send it all. gevent's own would bound the whole of it, and a slow caller is not a stuck one.

        Raises TimeoutError when he takes nothing for too long, however long he may be silent.
        """
        if self._joins:
            self._joins, self._head = False, bytes(data)
            return
        if self._head:
            data, self._head = self._head + data, b""
        self.awaits_word = False  # in the midst of an answer it would be part of it
        left = memoryview(data)
        while left:
            try:
                left = left[self._sock.send(left, flags) :]  # type: ignore[attr-defined]
            except BlockingIOError:
                wait_write(self.fileno(), self.taking_seconds)

    def hang_up(self) -> None:
        """End it from elsewhere: whoever waits for the caller finds that he is gone."""
        try:
            self.shutdown(SHUT_RDWR)
        except OSError:
            return  # he is

    def see_off(self) -> None:
        """Close, with time for the caller to read: were it at once, what he still sends would cut his answer off."""
        try:
            self.shutdown(SHUT_WR)
            with gevent.Timeout(LEAVING_SECONDS, False):  # type: ignore[arg-type]  # it takes False
                left = LEAVING_BYTES
                while left > 0 and (some := self._recv_after_others()):
                    left -= len(some)
        except OSError:
            return  # he is gone already
        finally:
            self.close()

    def _recv_after_others(self) -> bytes:
        """What comes, though a stream that was given up may have its reader here until something does."""
        while True:
            try:
                return bytes(self.recv(_PIECE))
            except ConcurrentObjectUseError:
                gevent.sleep(0.02)
