"""Connections that are answered and closing: they get their time to be read, and nobody waits for it.

gunicorn waits in the worker's own loop, up to two seconds for each caller who keeps his end open; a few dozen of them
would stop the worker.
"""

import selectors
import socket
import time
from collections import OrderedDict
from functools import partial
from typing import Any, Final

from gunicorn.workers.gthread import ThreadWorker

SECONDS: Final = 2.0
MOST_BYTES: Final = 65536
MOST_AT_ONCE: Final = 1000


class LingeringWorker(ThreadWorker):
    """A threaded worker that closes connections from its poller."""

    def init_process(self) -> None:
        """Begin with nobody leaving."""
        self.leaving: OrderedDict[Any, tuple[float, int]] = OrderedDict()  # until when, and the bytes read since
        super().init_process()

    def finish_request(self, conn: Any, fs: Any) -> None:
        """Keep a connection for its next request, or see it off."""
        if fs.cancelled() or fs.exception() is not None or fs.result() is not False:
            super().finish_request(conn, fs)
            return
        self.nr_conns -= 1
        try:
            conn.sock.shutdown(socket.SHUT_WR)
            conn.sock.setblocking(False)
            self.poller.register(conn.sock, selectors.EVENT_READ, partial(self._read_on, conn))
        except OSError:
            conn.close()
            return
        self.leaving[conn] = (time.monotonic() + SECONDS, 0)
        if len(self.leaving) > MOST_AT_ONCE:
            self._see_off(next(iter(self.leaving)))

    def murder_keepalived(self, force: bool = False) -> None:
        """Close what has been idle for too long, and what has had its time to leave."""
        super().murder_keepalived(force)  # type: ignore[call-arg]  # its types are older than it is
        now = time.monotonic()
        while self.leaving and (force or next(iter(self.leaving.values()))[0] <= now):
            self._see_off(next(iter(self.leaving)))

    def _read_on(self, conn: Any, client: socket.socket) -> None:
        """Take what still comes, so that the answer is not cut off by a reset; until the caller closes, or too much."""
        until, read = self.leaving[conn]
        try:
            some = client.recv(MOST_BYTES)
        except OSError:
            some = b""
        self.leaving[conn] = (until, read + len(some))
        if not some or read + len(some) >= MOST_BYTES:
            self._see_off(conn)

    def _see_off(self, conn: Any) -> None:
        del self.leaving[conn]
        self.poller.unregister(conn.sock)
        conn.close()
