"""Hundreds of slow callers and thousands of idle ones, directly and behind nginx: healthy ones are answered."""

import resource
import socket
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager
from http.client import HTTPConnection
from typing import Final

import pytest

from tests.live.nginx import in_front_of
from tests.live.processes import running
from tests.live.wire import CLOSING, get, post
from tests.support.server import BODY, HEAD, PATIENCE, Server
from tests.support.waiting import meanwhile

SLOW: Final = 500
IDLE: Final = 10_000
BEGINNINGS: Final = (
    b"GET /healthz HTTP/1.1\r\nHost: x\r\nA: ",
    HEAD + b"Content-Length: 100000\r\n\r\n{",
    get(b"/openapi.yaml") * 4,
)


@pytest.fixture(scope="module", params=["direct", "nginx", "nginx, gevent"])
def door(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Where callers come in."""
    folder = tmp_path_factory.mktemp("door")
    with running(folder / "log", WORKER_CLASS="gevent" if "gevent" in request.param else "floorman") as server:
        if request.param == "direct":
            yield server
        else:
            with in_front_of(server, folder / "nginx") as front:
                yield front


@contextmanager
def slow(door: Server, many: int) -> Iterator[list[socket.socket]]:
    """So many who send a byte now and then, of a head or of a body, or read one."""
    with ExitStack() as lines:
        callers = []
        for place in range(many):
            callers.append(lines.enter_context(closing(socket.socket())))
            callers[-1].setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            callers[-1].settimeout(PATIENCE)
            callers[-1].connect(("127.0.0.1", door.port))
            callers[-1].sendall(BEGINNINGS[place % len(BEGINNINGS)])

        def go_on(enough: threading.Event) -> None:
            while not enough.wait(0.5):
                for place, caller in enumerate(callers):
                    try:
                        if place % len(BEGINNINGS) == len(BEGINNINGS) - 1:
                            caller.recv(1)
                        else:
                            caller.send(b" ")
                    except OSError:
                        continue  # let go: it is what others are served for

        with meanwhile(go_on):
            yield callers


@contextmanager
def idle(door: Server, many: int) -> Iterator[int]:
    """As many who say nothing as there may be files, and how many they are."""
    files, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = many + 1000
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(files, min(wanted, most)), most))
    there = min(many, max(files, min(wanted, most)) - 1000)
    try:
        with ExitStack() as lines:
            for _ in range(there):
                lines.enter_context(closing(socket.create_connection(("127.0.0.1", door.port), PATIENCE)))
            yield there
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (files, most))


def waits(door: Server) -> list[float]:
    """How long healthy callers wait (seconds), least first; each of them is answered rightly."""

    def ask(_: int) -> list[float]:
        waited = []
        with closing(HTTPConnection("127.0.0.1", door.port, timeout=PATIENCE)) as line:
            for _ in range(100):
                began = time.monotonic()
                line.request("POST", "/v1/decisions", BODY, {"Content-Type": "application/json"})
                answer = line.getresponse()
                assert (answer.status, answer.read()[:14]) == (200, b'{"legal":true,')
                waited.append(time.monotonic() - began)
        return waited

    with ThreadPoolExecutor(4) as callers:
        return sorted(one for some in callers.map(ask, range(4)) for one in some)


def tell(said: str, waited: list[float]) -> None:
    """Print the 99th of a hundred waits, for who wants to know (pytest -s)."""
    print(f"{said}: p99 {waited[len(waited) * 99 // 100] * 1000:.0f} ms")  # noqa: T201


def test_healthy_callers_are_answered_beside_slow_ones(door: Server) -> None:
    before = waits(door)
    with slow(door, SLOW):
        time.sleep(2)  # what they ask for is made by then
        tell(f"alone, {type(door).__name__}", before)
        tell(f"beside {SLOW} slow callers", waits(door))
        assert door.raw(CLOSING).endswith(b'{"status":"ok"}')


def test_healthy_callers_are_answered_beside_idle_ones(door: Server) -> None:
    with idle(door, IDLE) as there:
        tell(f"beside {there} idle callers, {type(door).__name__}", waits(door))
        assert door.raw(CLOSING).endswith(b'{"status":"ok"}')
        assert there >= min(IDLE, resource.getrlimit(resource.RLIMIT_NOFILE)[1] - 1000)


def test_nobody_who_begins_anew_is_kept_waiting(door: Server) -> None:
    with slow(door, SLOW):
        for _ in range(20):
            assert b"HTTP/1.1 200" in door.raw(post(BODY, b"/v1/decisions", b"Connection: close"))
