"""SIGTERM: first not ready, then no new requests, and nothing in flight is lost."""

import http.client
import signal
import threading
import time
from pathlib import Path

from tests.live.conftest import Server
from tests.live.test_over_the_wire import post


def readiness(server: Server) -> int:
    """The status of /readyz."""
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=5)
    try:
        line.request("GET", "/readyz")
        return line.getresponse().status
    finally:
        line.close()


def test_unready_first_and_no_request_lost(tmp_path: Path) -> None:
    server = Server(tmp_path / "log", DRAIN_SECONDS="2")
    statuses: list[int] = []
    stop_calling = threading.Event()

    def call() -> None:
        while not stop_calling.is_set():
            statuses.append(post(server)[0])

    callers = [threading.Thread(target=call) for _ in range(4)]
    for caller in callers:
        caller.start()
    time.sleep(0.3)
    server.process.send_signal(signal.SIGTERM)
    seen_unready = 0
    until = time.monotonic() + 1.2
    while time.monotonic() < until:
        seen_unready += readiness(server) == 503
        time.sleep(0.02)
    stop_calling.set()
    for caller in callers:
        caller.join()
    assert server.process.wait(timeout=30) == 0
    assert seen_unready > 5
    assert len(statuses) > 50
    assert set(statuses) == {200}


def test_a_request_in_flight_is_answered(tmp_path: Path) -> None:
    server = Server(tmp_path / "log")
    body = b'{"items":[]}'
    with server.connect() as line:
        line.sendall(
            b"POST /v1/decisions/batch HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
            b"Content-Length: %d\r\nConnection: close\r\n\r\n" % len(body)
        )
        time.sleep(0.2)
        server.process.send_signal(signal.SIGTERM)
        time.sleep(0.5)
        line.sendall(body)
        assert b" 422 " in line.recv(65536)
    assert server.process.wait(timeout=30) == 0
