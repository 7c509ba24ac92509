"""Services that never come to an end: each is told as broken, in time."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

import pytest

from service.conform.engine import EngineAbsent, EngineBroke
from service.conform.http_engine import HttpEngine
from tests.conftest import PATIENCE

QUESTION: Final = {"ruleset": "tda-2019", "opening": {}, "actions": [], "action": {"type": "check"}}
LENGTH: Final = b"HTTP/1.1 200 OK\r\nContent-Length: %d\r\n\r\n"


def whole(body: bytes) -> list[bytes]:
    return [LENGTH % len(body) + body]


@contextmanager
def service(get: list[bytes], post: list[bytes]) -> Iterator[str]:
    """A service that answers so, and sends the last part again and again if there are more."""
    listening = socket.create_server(("127.0.0.1", 0))
    stopped = threading.Event()

    def serve() -> None:
        with suppress(OSError):
            while True:
                connection, _ = listening.accept()
                with connection, suppress(OSError):
                    while head := connection.recv(2**16):
                        parts = get if head.startswith(b"GET") else post
                        connection.sendall(parts[0])
                        while len(parts) > 1 and not stopped.wait(0.02 if len(parts[1]) == 1 else 0):
                            connection.sendall(parts[1])

    thread = threading.Thread(target=serve, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        stopped.set()
        listening.shutdown(socket.SHUT_RDWR)  # accept() returns
        listening.close()


@pytest.mark.parametrize(
    ("post", "timeout", "told"),
    [
        pytest.param([LENGTH % 10**6, b" "], 0.3, "no whole answer within 0.3 s", id="a byte now and then"),
        pytest.param([b"HTTP/1.1 200 OK\r\nX: ", b"y"], 0.3, "no whole answer within 0.3 s", id="a head without end"),
        pytest.param([b"HTTP/1.1 200 OK\r\n\r\n", b" "], 0.3, "no whole answer within 0.3 s", id="a body of no length"),
        pytest.param([b"HTTP/1.1 200 OK\r\n\r\n", b" " * 2**16], PATIENCE, "is longer than 8,388,608", id="endless"),
        pytest.param(whole(b"[" * 20_000), PATIENCE, "cannot be read", id="nested"),
        pytest.param(whole(b'{"round": {}, "x": "\\ud800"}'), PATIENCE, "cannot be read", id="half a surrogate pair"),
        pytest.param(whole(b"{}"), PATIENCE, "has no round", id="nothing"),
    ],
)
def test_an_answer_that_does_not_end_or_is_none_breaks(post: list[bytes], timeout: float, told: str) -> None:
    with service(whole(b"{}"), post) as url:
        engine = HttpEngine(url, timeout)
        with pytest.raises(EngineBroke, match=told):
            engine.ask(QUESTION)
        engine.close()


def test_a_service_that_never_ends_its_first_answer_is_not_there() -> None:
    with service([LENGTH % 10**6, b" "], []) as url, pytest.raises(EngineAbsent, match="no whole answer"):
        HttpEngine(url, 0.3)
