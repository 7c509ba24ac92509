"""Services that never come to an end: each is told as broken, in time."""

import gzip
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

import pytest

from kit.engine import EngineAbsent, EngineBroke
from kit.http_engine import HttpEngine
from tests.conftest import PATIENCE

QUESTION: Final = {"rulebook": "tda-2019", "opening": {}, "actions": [], "action": {"type": "check"}}
LENGTH: Final = b"HTTP/1.1 200 OK\r\nContent-Length: %d\r\n\r\n"


CONTINUE: Final = b"HTTP/1.1 100 Continue\r\n\r\n"
CHUNKS: Final = b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"
REDIRECT: Final = b"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 9\r\n\r\nelsewhere"
PACKED: Final = b"HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: %d\r\n\r\n"
ENDLESS: Final = [b"HTTP/1.1 200 OK\r\n\r\n", b" " * 2**16]
BOMB: Final = gzip.compress(b" " * 2**20) * 2**6


def whole(body: bytes) -> list[bytes]:
    return [LENGTH % len(body) + body]


def refusal(body: bytes) -> list[bytes]:
    return [b"HTTP/1.1 422 No\r\nContent-Length: %d\r\n\r\n" % len(body) + body]


@contextmanager
def service(get: list[bytes], post: list[bytes]) -> Iterator[str]:
    """A service that answers so, and sends the last part again and again if there are more."""
    listening = socket.create_server(("127.0.0.1", 0))
    stopped = threading.Event()
    taken: list[socket.socket] = []

    def serve() -> None:
        with suppress(OSError):
            while True:
                connection, _ = listening.accept()
                taken.append(connection)
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
        for one in (*taken, listening):  # sendall() and accept() return
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
        listening.close()


@pytest.mark.parametrize(
    ("post", "timeout", "told"),
    [
        pytest.param([LENGTH % 10**6, b" "], 0.3, "no whole answer within 0.3 s", id="a byte now and then"),
        pytest.param([b"HTTP/1.1 200 OK\r\nX: ", b"y"], 0.3, "no whole answer within 0.3 s", id="a head without end"),
        pytest.param([b"HTTP/1.1 200 OK\r\n\r\n", b" "], 0.3, "no whole answer within 0.3 s", id="a body of no length"),
        pytest.param(ENDLESS, PATIENCE, "is longer than 8,388,608", id="endless", marks=pytest.mark.slow),
        pytest.param(whole(b"[" * 20_000), PATIENCE, "cannot be read", id="nested"),
        pytest.param(whole(b'{"round": {}, "x": "\\ud800"}'), PATIENCE, "cannot be read", id="half a surrogate pair"),
        pytest.param(whole(b"{}"), PATIENCE, "has no round", id="nothing"),
        pytest.param([b"", CONTINUE * 2**9], 0.3, "no whole answer within 0.3 s", id="100 Continue, and again"),
        pytest.param([CHUNKS + b"0\r\n", b"A: b\r\n" * 2**9], 0.3, "no whole answer", id="trailers without end"),
        pytest.param([CHUNKS, b"5" * 2**16], PATIENCE, "/v1/rounds", id="the length of a chunk without end"),
        pytest.param([b"HTTP/1.1 200 OK\r\nX: ", b"y" * 2**16], PATIENCE, "/v1/rounds", id="a header without end"),
        pytest.param([b"HTTP/1.1 200 OK\r\n", b"X: y\r\n" * 2**9], PATIENCE, "/v1/rounds", id="headers without end"),
        pytest.param([b"", b"\x00\xff" * 2**9], PATIENCE, "/v1/rounds", id="no HTTP"),
        pytest.param([b"HTTP/1.1 200 OK\r\nContent-Length: 2, 3\r\n\r\n{}"], PATIENCE, "unmatching", id="two lengths"),
        pytest.param([b"HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n{}", b""], 0.3, "no whole", id="less than it says"),
        pytest.param([REDIRECT], PATIENCE, "answers 302: elsewhere", id="a redirect"),
        pytest.param([PACKED % len(BOMB) + BOMB], PATIENCE, "cannot be read", id="packed, unasked"),
        pytest.param(whole(b'{"round": NaN}'), PATIENCE, "cannot be read", id="NaN"),
        pytest.param(whole(b'{"round": {}, "x": 1e999}'), PATIENCE, "cannot be read", id="a number without a size"),
        pytest.param(whole(b'{"round": {}, "x": {"a": 1, "a": 2}}'), PATIENCE, "cannot be read", id="one key twice"),
        pytest.param(whole(b'{"x": 1' + b"0" * 5000 + b"}"), PATIENCE, "cannot be read", id="5,001 digits"),
        pytest.param(whole(b'{"round": {}}{}'), PATIENCE, "cannot be read", id="two documents"),
        pytest.param(whole(b"[]"), PATIENCE, "cannot be read", id="a list"),
        pytest.param(refusal(b"{}"), PATIENCE, "cannot be read", id="a refusal without faults"),
        pytest.param(refusal(b'{"errors": 1}'), PATIENCE, "cannot be read", id="faults that are none"),
        pytest.param(refusal(b'{"errors": [{"code": 1}]}'), PATIENCE, "cannot be read", id="a code that is a number"),
        pytest.param(refusal(b'{"errors": [{"code": {}}]}'), PATIENCE, "cannot be read", id="a code that is an object"),
    ],
)
def test_an_answer_that_does_not_end_or_is_none_breaks(post: list[bytes], timeout: float, told: str) -> None:
    with service(whole(b"{}"), post) as url:
        engine = HttpEngine(url, PATIENCE)  # its first answer may take long on a busy machine
        engine._timeout = timeout
        with pytest.raises(EngineBroke, match=told):
            engine.ask(QUESTION)
        engine.close()


def test_a_service_that_never_ends_its_first_answer_is_not_there() -> None:
    with service([LENGTH % 10**6, b" "], []) as url, pytest.raises(EngineAbsent, match="no whole answer"):
        HttpEngine(url, 0.3)
