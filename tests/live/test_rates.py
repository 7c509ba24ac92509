"""Rates at real servers: right over workers and machines; a storage that is gone or stands still changes no answer."""

import json
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Final

import pytest

from service.api.middleware.request_counters import MOST_ASKING, REST_SECONDS
from tests.live.storages import PROGRAMS, Storage
from tests.live.wire import post as posted
from tests.support.server import BODY, HEAD, PATIENCE, Server, post
from tests.support.waiting import until

ALONE: Final = "floorman_rate_storage_unavailable"
FAILURES: Final = "floorman_rate_storage_failures_total"
DAY: Final = 86400
PATIENT: Final = {"RATE_WAIT_MS": "10000"}
"""Where each count must be in the storage, however slow the machine is that runs the tests."""


@pytest.fixture(autouse=True)
def whole_day() -> None:
    """No test runs over midnight, when all counts begin anew."""
    left = DAY - time.time() % DAY
    if left < 120:
        time.sleep(left)


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """What starts servers, which end with the test."""
    running: list[Server] = []

    def start(**environment: str) -> Server:
        running.append(Server(tmp_path / f"log{len(running)}", **environment))
        return running[-1]

    yield start
    for server in running:
        assert server.stop() == 0
        assert "Traceback" not in server.log.read_text()


@contextmanager
def storing(kind: str, folder: Path) -> Iterator[Storage]:
    storage = Storage(kind, folder)
    try:
        yield storage
    finally:
        storage.kill()


def asked(server: Server, times: int) -> Counter[int]:
    """What so many callers at once are answered, each on a connection of his own."""
    with ThreadPoolExecutor(8) as callers:
        return Counter(callers.map(lambda _: post(server)[0], range(times)))


def events(server: Server) -> Counter[str]:
    lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    return Counter(line["event"] for line in lines if "event" in line)


def test_workers_count_together_also_after_a_reload(serving: Callable[..., Server]) -> None:
    server = serving(WORKERS="3", RATE_LIMIT="50/day")
    assert asked(server, 120) == {200: 50, 429: 70}
    server.process.send_signal(signal.SIGHUP)
    until(lambda: server.log.read_text().count("Worker exiting") == 3)
    assert asked(server, 20) == {429: 20}
    assert server.raw(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").startswith(b"HTTP/1.1 200 ")


def test_a_refused_caller_keeps_his_connection_unless_what_he_sends_is_long(serving: Callable[..., Server]) -> None:
    server = serving(RATE_LIMIT="1/day")
    line = HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    told: list[tuple[int, str | None]] = []
    for _ in range(3):
        line.request("POST", "/v1/decisions", BODY, {"Content-Type": "application/json"})
        answer = line.getresponse()
        answer.read()
        told.append((answer.status, answer.headers["RateLimit"].partition(";t=")[0]))
    assert told == [(200, '"default";r=0'), (429, '"default";r=0'), (429, '"default";r=0')]
    line.request("HEAD", "/v1/rulebooks")
    answer = line.getresponse()
    assert (answer.status, answer.read()) == (429, b"")
    assert 0 < int(answer.headers["Retry-After"]) <= DAY
    line.request("GET", "/healthz")
    assert line.getresponse().status == 200
    line.close()
    long = server.raw(HEAD + b"Content-Length: 2000000\r\n\r\n")  # no byte of it is sent
    assert long.startswith(b"HTTP/1.1 429 ")
    assert b"\r\nConnection: close\r\n" in long
    refused = 'floorman_problems_total{endpoint="/v1/decisions",type="quota-exceeded"}'
    until(lambda: server.metrics()[refused] == 3)


@pytest.mark.parametrize("kind", PROGRAMS)
def test_machines_count_together_in_a_storage(kind: str, serving: Callable[..., Server], tmp_path: Path) -> None:
    with storing(kind, tmp_path) as storage:
        one, other = (serving(RATE_LIMIT="60/day", RATE_STORAGE=storage.uri, **PATIENT) for _ in range(2))
        assert asked(one, 40) == {200: 40}
        assert asked(other, 40) == {200: 20, 429: 20}
        assert asked(one, 10) == {429: 10}
        for server in (one, other):
            counted = server.metrics()
            assert (counted[FAILURES], counted.get(ALONE, 0)) == (0, 0)


@pytest.mark.parametrize("kind", PROGRAMS)
def test_a_storage_that_is_killed_changes_no_answer_and_counts_again_when_it_is_back(
    kind: str, serving: Callable[..., Server], tmp_path: Path
) -> None:
    with storing(kind, tmp_path) as storage:
        server = serving(RATE_LIMIT="200/day", RATE_STORAGE=storage.uri, **PATIENT)
        until(lambda: server.metrics()["floorman_workers"] == 2)  # one that begins without a storage is alone at once
        line = HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
        told: list[int] = []

        def ask() -> str:
            line.request("POST", "/v1/decisions", BODY, {"Content-Type": "application/json"})
            answer = line.getresponse()
            answer.read()
            told.append(answer.status)
            return answer.headers["RateLimit"].partition(";t=")[0]

        assert [ask() for _ in range(10)][-1] == '"default";r=190'
        storage.kill()
        assert [ask() for _ in range(10)][-1] == '"default";r=180'  # this machine's own count
        until(lambda: server.metrics()[ALONE] == 1)
        storage.start()

        def is_back() -> bool:
            time.sleep(REST_SECONDS)  # until then nobody tries it, and a minute of asking takes no 180
            ask()
            return server.metrics()[ALONE] == 0

        until(is_back)
        assert set(told) == {200}
        line.close()
        until(lambda: events(server)["rate_storage_restored"] == events(server)["rate_storage_unavailable"] == 1)
        storage.kill()
        assert asked(server, 250)[200] == 200 - len(told)  # nobody begins anew because it is gone, or comes back empty


@pytest.mark.parametrize("kind", PROGRAMS)
def test_more_at_once_than_may_ask_a_storage_at_once_have_no_more_than_their_rate(
    kind: str, serving: Callable[..., Server], tmp_path: Path
) -> None:
    with storing(kind, tmp_path) as storage:
        one, other = (serving(RATE_LIMIT="100/day", RATE_STORAGE=storage.uri, WORKERS="1", **PATIENT) for _ in range(2))
        granted = 0
        for server in (one, other):
            callers = [server.connect() for _ in range(3 * MOST_ASKING)]
            for caller in callers:
                caller.sendall(posted(BODY))
            granted += sum(caller.recv(65536).startswith(b"HTTP/1.1 200 ") for caller in callers)
            for caller in callers:
                caller.close()
        assert granted == 100
        assert one.metrics()[FAILURES] == other.metrics()[FAILURES] == 0


@pytest.mark.parametrize("kind", PROGRAMS)
def test_a_storage_that_stands_still_holds_nobody_up(kind: str, serving: Callable[..., Server], tmp_path: Path) -> None:
    with storing(kind, tmp_path) as storage:
        server = serving(RATE_LIMIT="1000/day", RATE_STORAGE=storage.uri, WORKERS="1")
        assert asked(server, 20) == {200: 20}
        storage.stand_still()
        assert asked(server, 200) == {200: 200}
        assert server.metrics()[ALONE] == 1
        assert server.raw(b"GET /readyz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").startswith(b"HTTP/1.1 200 ")


@pytest.mark.parametrize("kind", PROGRAMS)
def test_a_storage_that_is_not_there_when_it_starts_is_told_once(
    kind: str, serving: Callable[..., Server], tmp_path: Path
) -> None:
    storage = Storage(kind, tmp_path)
    storage.kill()
    uri = storage.uri.replace("127", "user:hidden@127", 1) if kind == "redis" else storage.uri
    server = serving(RATE_LIMIT="10/day", RATE_STORAGE=uri, WORKERS="1")
    assert asked(server, 20) == {200: 10, 429: 10}
    until(lambda: events(server)["rate_storage_unavailable"] == 1)
    assert "hidden" not in server.log.read_text()
