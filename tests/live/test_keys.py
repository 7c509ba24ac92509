"""Keys at a real server: no start without them beyond loopback, reloaded while it runs, and metrics aside."""

import json
import os
import signal
import subprocess
import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

import pytest

from service.key_file import Key, digest, new_secret, to_toml
from tests.live.processes import change_keys, scraped, workers
from tests.support.server import BODY, HEAD, Server, exchange, free_port, launched, post, start, status
from tests.support.waiting import until

FIRST: Final = new_secret()
SECOND: Final = new_secret()
SHORT: Final = new_secret()
OPEN: Final = "0.0.0.0"  # noqa: S104
COUNTED: Final = 'floorman_requests_total{endpoint="/v1/decisions",method="POST",status="200"}'


@pytest.fixture(scope="module")
def keyed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("keyed")
    path = folder / "keys.toml"
    path.write_text(to_toml(Key("first", digest(FIRST))))
    server = Server(folder / "log", KEYS_FILE=str(path))
    yield server
    assert server.stop() == 0


def test_open_beyond_loopback_without_keys_is_no_start(tmp_path: Path) -> None:
    code, log = start(tmp_path, HOST=OPEN)
    assert code == 1
    assert [
        line for line in log.splitlines() if line.startswith("floorman: Every client that reaches ")
    ] == log.splitlines()[-1:]
    assert "WITHOUT KEYS" in log
    assert "Listening at" not in log


@pytest.mark.parametrize("text", [None, "[keys.a", f"[keys.a]\nsha256 = '{FIRST}'\n"], ids=range(3))
def test_a_key_file_that_cannot_be_used_is_no_start(tmp_path: Path, text: str | None) -> None:
    path = tmp_path / "keys.toml"
    if text is not None:
        path.write_text(text)
    code, log = start(tmp_path, KEYS_FILE=str(path))
    assert code == 1
    assert f"floorman: KEYS_FILE={path}: " in log
    assert FIRST not in log


def test_open_on_purpose_starts_and_warns_once(tmp_path: Path) -> None:
    server = Server(tmp_path / "log", HOST=OPEN, ALLOW_OPEN="1")
    assert post(server)[0] == 200
    server.stop()
    assert server.log.read_text().count("WITHOUT KEYS") == 1


def test_a_unix_socket_is_no_way_in_for_strangers(tmp_path: Path) -> None:
    metrics = free_port()
    socket = f"unix:{tmp_path}/f.sock"
    with launched(subprocess.DEVNULL, HOST=socket, METRICS_HOST=OPEN, METRICS_PORT=str(metrics)):
        assert scraped(metrics)["floorman_errors_total"] == 0


def test_metrics_say_when_a_key_expires_until_it_is_removed(tmp_path: Path) -> None:
    path, metrics, ends = tmp_path / "keys.toml", free_port(), datetime(2100, 1, 1, tzinfo=UTC)
    short, first = to_toml(Key("short", digest(SHORT), ends)), to_toml(Key("first", digest(FIRST)))
    path.write_text(short + first)
    server = Server(tmp_path / "log", KEYS_FILE=str(path), METRICS_PORT=str(metrics))
    series = 'floorman_key_expires_timestamp_seconds{file="keys.toml",key="%s"}'
    until(lambda: scraped(metrics).get(series % "short") == ends.timestamp())
    assert series % "first" not in scraped(metrics)
    change_keys(path, first)
    until(lambda: scraped(metrics)[series % "short"] == 0)
    assert server.stop() == 0


def test_keys_are_reloaded_and_end_and_are_told_nowhere(tmp_path: Path) -> None:
    path = tmp_path / "keys.toml"
    first, second = to_toml(Key("first", digest(FIRST))), to_toml(Key("second", digest(SECOND)))
    path.write_text(first)
    server = Server(tmp_path / "log", HOST=OPEN, KEYS_FILE=str(path), LOG_LEVEL="DEBUG")
    assert post(server)[0] == 401
    assert (status(server, FIRST), status(server, SECOND)) == (200, 401)
    change_keys(path, first + second)
    assert (status(server, FIRST), status(server, SECOND)) == (200, 200)
    change_keys(path, second)
    assert [status(server, FIRST) for _ in range(10)] == [401] * 10
    assert status(server, SECOND) == 200
    change_keys(path, f"[keys.a]\nsha256 = '{FIRST}'\n")
    assert (status(server, FIRST), status(server, SECOND)) == (401, 200)
    server.process.send_signal(signal.SIGHUP)  # workers that have never seen a good file
    until(lambda: server.log.read_text().count("Worker exiting") == 2)
    assert [(status(server, FIRST), status(server, SECOND)) for _ in range(10)] == [(401, 200)] * 10

    for seconds in (3, 10, 30):
        ends = datetime.now(UTC) + timedelta(seconds=seconds)
        change_keys(path, second + to_toml(Key("short", digest(SHORT), ends)))
        told = status(server, SHORT)
        if datetime.now(UTC) < ends:  # else it may have ended before it was asked for
            break
    assert told == 200
    time.sleep(max(0.0, (ends - datetime.now(UTC)).total_seconds()) + 0.1)
    code, body = post(server, Authorization=f"Bearer {SHORT}")
    assert (code, b"expired" in body) == (401, True)

    answer = server.raw(HEAD + b"Content-Length: 2000000\r\nConnection: keep-alive\r\n\r\n")  # no byte of it is sent
    assert answer.startswith(b"HTTP/1.1 401 ")
    assert b"\r\nConnection: close\r\n" in answer
    server.raw(f"GET /v1/rulebooks HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {FIRST}\0\r\n\r\n".encode())
    server.raw(f"GET /v1/rulebooks?key={FIRST} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
    assert server.stop() == 0
    log = server.log.read_text()
    lines = [json.loads(line) for line in log.splitlines()]
    assert {line["key"] for line in lines if line.get("key")} == {"first", "second", "short"}
    assert [line for line in lines if line.get("event") == "key_file_invalid" and line["level"] == "error"]
    for secret in (FIRST, SECOND, SHORT):
        assert secret not in log
        assert digest(secret).hex() not in log


@pytest.mark.parametrize(
    "target", ["v1/rulebooks#://", "http:v1/rulebooks#://", "http://x//v1/rulebooks", "metrics#://"]
)
def test_a_target_without_its_slash_is_no_way_past_the_keys(keyed: Server, target: str) -> None:
    """What has `://` in it gunicorn takes for a whole address, wherever that stands."""
    answer = keyed.raw(f"GET {target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
    assert answer.startswith(b"HTTP/1.1 404 ")


def test_metrics_aside_are_those_of_all_workers_through_reloads_and_deaths(tmp_path: Path) -> None:
    port = free_port()
    server = Server(tmp_path / "log", METRICS_PORT=str(port), CONNECTIONS="10")
    assert exchange(server.port, "GET", "/metrics", Host=f"x:{port}")[0] == 404
    for round_ in range(1, 4):
        for _ in range(20):
            assert post(server, BODY)[0] == 200
        until(lambda round_=round_: scraped(port)[COUNTED] == 20.0 * round_)  # type: ignore[misc]
        assert [scraped(port)[COUNTED] for _ in range(6)] == [20.0 * round_] * 6
        if round_ == 1:
            server.process.send_signal(signal.SIGHUP)
        else:
            os.kill(workers(server)[0], signal.SIGKILL)
        time.sleep(2)
    silent = [server.connect() for _ in range(40)]  # all places are taken, and more wait
    assert scraped(port)[COUNTED] == 60.0
    for one in silent:
        one.close()
    assert server.stop() == 0
