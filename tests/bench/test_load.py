"""The caller of the benchmark: it counts answers, measures from when a request was due, and takes nothing but a 200."""

import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from selectors import BaseSelector
from threading import Thread

import pytest

from bench.load import Line, LoadError, Stream, closed_loop, open_loop, percentile, request

OK = b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}"
REQUEST = request("/", b"{}")


@contextmanager
def serving(*answers: bytes, slow: float = 0.0) -> Iterator[int]:
    """One that gives these answers in turn, the last for ever, on each connection; `slow` seconds after the first."""

    def serve(sock: socket.socket) -> None:
        with sock:
            for place in range(1_000_000):
                try:
                    if not sock.recv(65536):
                        return
                    time.sleep(slow if place else 0)
                    sock.sendall(answers[min(place, len(answers) - 1)])
                except OSError:
                    return

    def accept(listener: socket.socket) -> None:
        while True:
            try:
                sock, _ = listener.accept()
            except OSError:
                return
            Thread(target=serve, args=(sock,), daemon=True).start()

    with socket.create_server(("127.0.0.1", 0)) as listener:
        Thread(target=accept, args=(listener,), daemon=True).start()
        yield listener.getsockname()[1]
        listener.shutdown(socket.SHUT_RDWR)


def test_a_closed_loop_counts_what_is_answered() -> None:
    with serving(OK, slow=0.01) as port:
        taken = closed_loop(port, [REQUEST], 2, 0.3)
    assert 20 < taken.rate < 250
    assert 0 < taken.busy < 1


@pytest.mark.parametrize(
    "answer",
    [
        b"HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\n\r\n",
        b"HTTP/1.1 200 OK\r\n\r\n",
        OK.replace(b"2\r\n", b"3\r\n") + b" ",
    ],
)
def test_an_answer_that_is_another_is_none(answer: bytes) -> None:
    with serving(OK, answer) as port, pytest.raises(LoadError):
        closed_loop(port, [REQUEST], 1, 0.3)


def test_an_open_loop_counts_the_wait_for_a_connection() -> None:
    stream = Stream(rate=100, seconds=0.2, connections=1, seed=1, spin=False)
    with serving(OK, slow=0.03) as port:
        waits = open_loop(port, REQUEST, stream)
    assert len(waits) == len(stream.arrivals())
    assert min(waits) >= 0.03
    assert max(waits) > 0.06


def test_an_open_loop_opens_the_connections_that_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = []

    def line(port: int, poller: BaseSelector) -> Line:
        opened.append(Line(port, poller))
        return opened[-1]

    monkeypatch.setattr("bench.load.Line", line)
    stream = Stream(rate=1000, seconds=0.1, connections=50, seed=1, spin=False, warm=1)
    with serving(OK, slow=0.2) as port:
        waits = open_loop(port, REQUEST, stream)
    assert len(waits) == len(stream.arrivals())
    assert 1 < len(opened) <= 50


def test_a_stream_is_the_same_each_time() -> None:
    one = Stream(rate=1000, seconds=1, connections=1, seed=3, spin=False)
    assert one.arrivals() == one.arrivals()
    assert 850 < len(one.arrivals()) < 1150


def test_percentile() -> None:
    assert percentile(range(1, 101), 0.99) == 100
    assert percentile([5], 0.99) == 5
