"""A caller that is quicker than any server here: one thread, raw sockets, requests made once, answers barely read."""

import re
import selectors
import socket
import time
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager
from dataclasses import dataclass
from itertools import cycle
from random import Random
from typing import Final

_LENGTH: Final = re.compile(rb"\r\ncontent-length: *(\d+)", re.IGNORECASE)
_MOST_AT_ONCE: Final = 1 << 18
_PATIENCE: Final = 20.0


class LoadError(Exception):
    """A server did not answer as it must."""


def request(path: str, body: bytes) -> bytes:
    """The bytes of a POST."""
    head = (
        f"POST {path} HTTP/1.1\r\nHost: bench\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    return head.encode() + body


@dataclass(frozen=True, slots=True)
class Taken:
    """What a closed loop gave: answers a second, and the part of its time in which the caller itself was busy."""

    rate: float
    busy: float


class Line:
    """One kept connection, with at most one request under way."""

    __slots__ = ("_got", "_head", "_poller", "_unsent", "_whole", "_writing", "due", "sock")

    def __init__(self, port: int, poller: selectors.BaseSelector) -> None:
        self.sock = socket.create_connection(("127.0.0.1", port), timeout=_PATIENCE)
        self.sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.sock.setblocking(False)
        self.due = 0.0
        self._poller = poller
        self._writing = False
        poller.register(self.sock, selectors.EVENT_READ, self)

    def send(self, request: bytes) -> None:
        """Begin a request."""
        self._head, self._got, self._whole = b"", 0, 0
        self._unsent = memoryview(request)
        self.send_on()

    def send_on(self) -> None:
        """Send what can be sent, and be told of room if there is more."""
        self._unsent = self._unsent[self.sock.send(self._unsent) :]
        writing = bool(self._unsent)
        if writing != self._writing:
            self._writing = writing
            self._poller.modify(self.sock, selectors.EVENT_READ | (selectors.EVENT_WRITE if writing else 0), self)

    def read_on(self) -> int:
        """Take what came: the length of the answer when it is whole, else 0. Raises LoadError for any but a 200."""
        some = self.sock.recv(_MOST_AT_ONCE)
        if not some:
            raise LoadError("the server closed a kept connection")
        self._got += len(some)
        if not self._whole:
            self._head += some
            self._whole = _length(self._head)
        return self._whole if 0 < self._whole <= self._got else 0


def closed_loop(
    port: int, requests: Sequence[bytes], connections: int, seconds: float, *, most: int | None = None
) -> Taken:
    """Ask again on a connection as soon as it is answered, for so long, or so many times if `most` is given."""
    coming, size, answered = cycle(requests), 0, 0
    with _lines(port, connections) as (poller, lines):
        began, worked = time.perf_counter(), time.thread_time()
        over, last = began + seconds, began
        for line in lines:
            line.send(next(coming))
        while answered < most if most is not None else last < over or not answered:
            for line, writable, readable in _ready(poller, _PATIENCE):
                if writable:
                    line.send_on()
                if readable and (length := line.read_on()):
                    if len(requests) == 1 and length != (size := size or length):
                        raise LoadError(f"one request has answers of {size} and of {length} bytes")
                    answered, last = answered + 1, time.perf_counter()
                    line.send(next(coming))
        return Taken(answered / (last - began), (time.thread_time() - worked) / (last - began))


@dataclass(frozen=True, slots=True, kw_only=True)
class Stream:
    """Requests that come when they come: so many a second on average, as Poisson has it, over so many connections.

    `spin`: this core is ours alone, and a poller's timeout is no finer than a millisecond.
    `warm`: so many connections are open, and have had an answer, before the clock begins, and others come when they are
    needed; None for all.
    """

    rate: float
    seconds: float
    connections: int
    seed: int
    spin: bool
    warm: int | None = None

    def arrivals(self) -> list[float]:
        """When each is due, in seconds from the beginning; one at least."""
        dice, at = Random(self.seed), 0.0
        found: list[float] = []
        while at < self.seconds or not found:
            found.append(at)
            at += dice.expovariate(self.rate)
        return found


def open_loop(
    port: int, request: bytes, stream: Stream, among: AbstractContextManager[None] | None = None
) -> list[float]:
    """Seconds to each answer, from when its request was due, whatever the server makes of the stream.

    A request takes the connection that is free for longest, or waits for one. The clock begins when connections are
    warm, and `among` before it. What is not answered by the end of all patience took until then.
    """
    due = stream.arrivals()
    taken: list[float] = []
    with _lines(port, stream.warm or stream.connections) as (poller, lines), ExitStack() as meanwhile:
        _warm(poller, lines, request)
        if among is not None:
            meanwhile.enter_context(among)
        free, sent, began = deque(lines), 0, time.perf_counter()
        give_up = began + stream.seconds + _PATIENCE
        while len(taken) < len(due):
            now = time.perf_counter()
            if now > give_up:
                busy = [began + due[place] for place in range(sent, len(due))]
                busy += [line.due for line in lines if line not in free]
                return [*taken, *(now - one for one in busy)]
            while (free or len(lines) < stream.connections) and sent < len(due) and began + due[sent] <= now:
                if not free:
                    lines.append(Line(port, poller))
                    free.append(lines[-1])
                line = free.popleft()
                line.due = began + due[sent]
                line.send(request)
                sent += 1
            room = free or len(lines) < stream.connections
            soon = max(0.0, min(0.1, began + due[sent] - now)) if room and sent < len(due) else 0.1
            for line, writable, readable in _ready(poller, 0.0 if stream.spin else soon, may_be_none=True):
                if writable:
                    line.send_on()
                if readable and line.read_on():
                    taken.append(time.perf_counter() - line.due)
                    free.append(line)
    return taken


def length_of_answer(port: int, request: bytes) -> int:
    """The bytes of one answer, head and all."""
    with _lines(port, 1) as (poller, [line]):
        line.send(request)
        while True:
            for _, _, readable in _ready(poller, _PATIENCE):
                if readable and (length := line.read_on()):
                    return length


@contextmanager
def silent(port: int, count: int, half: bytes) -> Iterator[None]:
    """So many connections that say nothing, and as many that stop in the middle of a request."""
    socks = [socket.create_connection(("127.0.0.1", port), timeout=_PATIENCE) for _ in range(2 * count)]
    try:
        for sock in socks[count:]:
            sock.sendall(half)
        yield
    finally:
        for sock in socks:
            sock.close()


def percentile(values: Sequence[float], part: float) -> float:
    """The least value that so large a part of them does not pass."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))]


def _warm(poller: selectors.BaseSelector, lines: Sequence[Line], request: bytes) -> None:
    for line in lines:
        line.send(request)
    answered = 0
    while answered < len(lines):
        for line, writable, readable in _ready(poller, _PATIENCE):
            if writable:
                line.send_on()
            answered += bool(readable and line.read_on())


@contextmanager
def _lines(port: int, count: int) -> Iterator[tuple[selectors.BaseSelector, list[Line]]]:
    lines: list[Line] = []
    with selectors.DefaultSelector() as poller:
        try:
            for _ in range(count):
                lines.append(Line(port, poller))  # noqa: PERF401  # those that are open are closed
            yield poller, lines
        finally:
            for line in lines:
                line.sock.close()


def _ready(
    poller: selectors.BaseSelector, wait: float, *, may_be_none: bool = False
) -> Iterator[tuple[Line, bool, bool]]:
    events = poller.select(wait)
    if not events and not may_be_none:
        raise LoadError(f"no answer in {wait:g} seconds")
    for key, mask in events:
        yield key.data, bool(mask & selectors.EVENT_WRITE), bool(mask & selectors.EVENT_READ)


def _length(answer: bytes) -> int:
    """How long the answer is, head and all; 0 while its head is not whole."""
    end = answer.find(b"\r\n\r\n")
    if end < 0:
        return 0
    if not answer.startswith(b"HTTP/1.1 200"):
        raise LoadError(answer[: end + 400].decode(errors="replace"))
    length = _LENGTH.search(answer, 0, end)
    if length is None:
        raise LoadError("an answer without a length")
    return end + 4 + int(length[1])
