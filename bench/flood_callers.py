"""Callers who all ask for the largest round at once, again and again: `python -m bench.flood_callers PORT COUNT HOW`.

HOW: they `read` and heed Retry-After; `read and ask again at once`; `never read`.
"""

import os
import re
import socket
import sys
import time
from heapq import heappop, heappush
from selectors import EVENT_READ, DefaultSelector
from typing import Any, Final

from bench import bodies, load

_ROUNDS: Final = "/v1/rounds"
_RETRY_SECONDS: Final = 1.0
_LENGTH: Final = re.compile(rb"\r\ncontent-length: *(\d+)", re.IGNORECASE)


def largest_round() -> bytes:
    """The body of a request for a round of 23 seats with 1,000 raises, and the same under another rulebook."""
    players = [{"seat": seat, "stack": 10**9} for seat in range(1, bodies.MOST_SEATS + 1)]
    raises = [{"seat": place % bodies.MOST_SEATS + 1, "type": "raise", "to": 2 + 2 * place} for place in range(1000)]
    opening: dict[str, Any] = {
        "structure": "no_limit",
        "min_bet": 2,
        "street": 2,
        "first_to_act": 1,
        "players": players,
    }
    body = {"rulebook": bodies.RULEBOOK, "opening": opening, "actions": raises, "compare": [bodies.OTHER_RULEBOOK]}
    return bodies.as_bytes(body)


class Callers:
    """So many of them, each with a connection of its own for each request."""

    def __init__(self, port: int, count: int, how: str) -> None:
        self._port, self._how = port, how
        self._request = load.request(_ROUNDS, largest_round())
        self._poller = DefaultSelector()
        self._later = [0.0] * count
        self._unread: list[socket.socket] = []

    def ask(self) -> None:
        """Ask without end."""
        while True:
            while self._later and self._later[0] < time.monotonic():
                heappop(self._later)
                self._begin()
            for key, _ in self._poller.select(0.1):
                self._heard(key.fileobj, key.data)

    def _begin(self) -> None:
        try:
            sock = socket.create_connection(("127.0.0.1", self._port), timeout=5)
            sock.sendall(self._request)
        except OSError:
            self._wait()
            return
        sock.setblocking(False)
        if self._how == "never read":
            self._unread.append(sock)
        else:
            self._poller.register(sock, EVENT_READ, bytearray())

    def _heard(self, sock: Any, got: bytearray) -> None:
        try:
            some = sock.recv(1 << 18)
        except OSError:
            some = b""
        got += some
        if some and len(got) < _whole(got):
            return
        self._poller.unregister(sock)
        sock.close()
        if self._how == "read" and not got.startswith(b"HTTP/1.1 200"):
            self._wait()
        else:
            self._begin()

    def _wait(self) -> None:
        heappush(self._later, time.monotonic() + _RETRY_SECONDS)


def _whole(got: bytearray) -> float:
    """How long the answer is, head and all; without end while its head is not whole."""
    end = got.find(b"\r\n\r\n")
    length = _LENGTH.search(got, 0, end + 2) if end >= 0 else None
    return float("inf") if length is None else end + 4 + int(length[1])


if __name__ == "__main__":
    os.nice(19)  # not in the way of whoever measures
    Callers(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]).ask()
