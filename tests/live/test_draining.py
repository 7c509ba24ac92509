"""SIGTERM: first not ready, then no new requests, and nothing in flight is lost."""

import http.client
import os
import signal
import tempfile
import threading
import time
from pathlib import Path
from typing import Final

from tests.live.processes import readiness, running, until, workers
from tests.support.server import PATIENCE, Server, post

METRICS_BASES: Final = (Path("/dev/shm"), Path(tempfile.gettempdir()))  # noqa: S108  # where the settings put it


def test_unready_first_and_no_request_lost(tmp_path: Path) -> None:
    server = Server(tmp_path / "log", DRAIN_SECONDS="8")  # what is asked of it meanwhile takes a busy machine that long
    statuses: list[int] = []
    stop_calling = threading.Event()

    def call() -> None:
        while not stop_calling.is_set():
            statuses.append(post(server)[0])

    callers = [threading.Thread(target=call) for _ in range(4)]
    for caller in callers:
        caller.start()
    until(lambda: len(statuses) > len(callers))
    server.process.send_signal(signal.SIGTERM)
    until(lambda: readiness(server) == 503)
    unready = len(statuses)
    until(lambda: len(statuses) > unready + 2 * len(callers))  # asked since
    stop_calling.set()
    for caller in callers:
        caller.join()
    assert set(statuses) == {200}
    assert server.process.wait(timeout=PATIENCE) == 0


def test_draining_answers_ask_the_caller_to_go_elsewhere(tmp_path: Path) -> None:
    server = Server(tmp_path / "log", DRAIN_SECONDS="8", WORKERS="1")
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    line.request("GET", "/healthz")
    before = line.getresponse()
    before.read()
    server.process.send_signal(signal.SIGTERM)
    until(lambda: readiness(server) == 503)
    line.request("GET", "/healthz")
    after = line.getresponse()
    assert (before.status, before.headers["Connection"]) == (200, "keep-alive")
    assert (after.status, after.headers["Connection"]) == (200, "close")
    line.close()
    assert server.process.wait(timeout=PATIENCE) == 0


def test_new_workers_take_over_unnoticed(tmp_path: Path) -> None:
    """SIGHUP: ready throughout, no request lost, the numbers kept, no folder left behind."""
    server = Server(tmp_path / "log", DRAIN_SECONDS="2", WORKERS="1")
    statuses: list[int] = []
    readinesses: list[int] = []
    stop_calling = threading.Event()

    def call() -> None:
        while not stop_calling.is_set():
            statuses.append(post(server)[0])
            readinesses.append(readiness(server))

    callers = [threading.Thread(target=call) for _ in range(2)]
    for caller in callers:
        caller.start()
    until(lambda: len(statuses) > len(callers))
    [old] = workers(server)
    server.process.send_signal(signal.SIGHUP)
    until(lambda: bool(now := workers(server)) and old not in now)
    taken_over = len(statuses)
    until(lambda: len(statuses) > taken_over + len(callers))
    stop_calling.set()
    for caller in callers:
        caller.join()
    assert server.log.read_text().count("Booting worker") == 2
    assert set(statuses) == set(readinesses) == {200}
    counted = 'floorman_requests_total{endpoint="/v1/decisions",method="POST",status="200"}'
    until(lambda: server.metrics()[counted] == len(statuses))  # also what the old one had counted
    folders = [found for base in METRICS_BASES for found in base.glob(f"floorman-metrics-{server.process.pid}-*")]
    assert len(folders) == 1
    assert server.stop() == 0
    assert not folders[0].exists()


def test_old_workers_answer_while_new_ones_load(tmp_path: Path) -> None:
    """SIGHUP: one that is held up in its start leaves no caller waiting for it."""
    with running(tmp_path / "log", WORKERS="1") as server:
        old = workers(server)
        server.process.send_signal(signal.SIGHUP)
        until(lambda: len(workers(server)) == 2)
        [new] = set(workers(server)) - set(old)
        os.kill(new, signal.SIGSTOP)
        try:
            time.sleep(1.5)  # more than a second: by then the master has said twice that the old one is to stop
            for _ in range(20):
                assert post(server)[0] == readiness(server) == 200
            assert workers(server) == [*old, new]
        finally:
            os.kill(new, signal.SIGCONT)
        until(lambda: workers(server) == [new])
        assert post(server)[0] == 200


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
    assert server.process.wait(timeout=PATIENCE) == 0
