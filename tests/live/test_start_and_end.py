"""What an operator sees when it does not start, and what is left when it ends."""

import json
import os
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from itertools import count
from pathlib import Path
from queue import SimpleQueue
from unittest.mock import Mock

import pytest
from gunicorn import arbiter
from gunicorn.arbiter import Arbiter
from gunicorn.config import Config
from gunicorn.errors import HaltServer

from service.key_file import Key, digest, new_secret, to_toml
from service.server.listening import stop_whatever_comes
from tests.live.processes import running, workers
from tests.support.rows import rows_of
from tests.support.server import PATIENCE, Server, children, free_port, is_open, launch, launched, start
from tests.support.stream import HEAD as STREAM
from tests.support.stream import chunk, line
from tests.support.waiting import until


def test_all_that_cannot_be_are_told_in_a_line_each(tmp_path: Path) -> None:
    code, log = start(tmp_path, SHED_MS="soon", MAX_BODY_BYTES="2MB", LOG_LEVEL="loud")
    assert code == 1
    told = [text.split(" must be ")[0] for text in log.splitlines()]
    assert told == ["floorman: SHED_MS", "floorman: MAX_BODY_BYTES", "floorman: LOG_LEVEL"]


def test_files_that_cannot_be_used_are_told_in_a_line_each(tmp_path: Path) -> None:
    """Beside a port in use and being open to all; and beside settings that cannot be."""
    (tmp_path / "keys.toml").write_text("[keys.a")
    (tmp_path / "empty").mkdir()
    files = {
        "RULEBOOKS_DIR": str(tmp_path / "empty"),
        "DECISION_LOG": str(tmp_path / "gone" / "x"),
        "KEYS_FILE": str(tmp_path / "keys.toml"),
    }
    said = [f"floorman: {name}={value}" for name, value in files.items()]
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        code, log = start(tmp_path, **files, PORT=port)
    told = [text for text in log.splitlines() if not text.startswith("{")]
    assert code == 1
    assert [text.partition(": ")[0] + ": " + text.split(": ")[1] for text in told] == [f"floorman: PORT={port}", *said]
    assert "there is no rulebook in it" in told[1]
    assert "Listening at" not in log
    code, log = start(tmp_path, **files, WORKERS="none")
    assert code == 1
    assert [text.split(": ")[1] for text in log.splitlines()[1:]] == [one.removeprefix("floorman: ") for one in said]
    assert log.startswith("floorman: WORKERS must be ")


@rows_of(__file__)
def test_an_address_that_cannot_be_had_is_told_by_its_setting(
    tmp_path: Path, settings: dict[str, str], said: str
) -> None:
    code, log = start(tmp_path, **settings)
    told = [text for text in log.splitlines() if not text.startswith("{")]
    assert code == 1
    assert len(told) == 1
    assert told[0].startswith(f"floorman: {said}")
    assert "Listening at" not in log


def test_a_socket_made_before_the_start_ended_is_gone(tmp_path: Path) -> None:
    code, _ = start(tmp_path, HOST=f"unix:{tmp_path}/f.sock", KEYS_FILE=str(tmp_path / "gone"))
    assert code == 1
    assert not (tmp_path / "f.sock").exists()


def test_a_port_that_becomes_free_is_taken(tmp_path: Path) -> None:
    """The instance that had it may be about to end."""
    log, taken = tmp_path / "log", socket.create_server(("127.0.0.1", 0))
    with taken, log.open("wb") as out, launched(out, PORT=str(taken.getsockname()[1])):
        until(lambda: "Cannot listen at " in log.read_text())
        taken.close()
        until(lambda: "Listening at" in log.read_text())


def messages(server: Server) -> list[tuple[str, str]]:
    """What its log says of itself, each with its level."""
    lines = [json.loads(one) for one in server.log.read_text().splitlines()]
    return [(line["level"], line["message"]) for line in lines if "message" in line]


def test_a_name_that_is_nearly_a_setting_is_told_and_no_error(tmp_path: Path) -> None:
    with running(tmp_path / "log", RATE_LIMT="1/day", HOSTNAME="x", PAGER="less", PAGES="off") as server:
        told = messages(server)
    warned = [text for level, text in told if level == "warning"]
    assert warned == ["Unknown setting RATE_LIMT. Did you mean RATE_LIMIT?"]
    assert not [text for _, text in told if text.startswith("Table: ")]


def test_the_log_says_where_people_can_ask(server: Server) -> None:
    told = messages(server)
    listening = next(place for place, (_, text) in enumerate(told) if text.startswith("Listening at: "))
    here, docs = f"http://127.0.0.1:{server.port}", "Documentation: README.md and docs/ in the source tree"
    assert {f"Table: {here}/table", f"API reference: {here}/docs", docs} < {text for _, text in told[listening:]}


def folders(process: int) -> list[Path]:
    """The folders for numbers that a process has made."""
    places = (Path("/dev/shm"), Path(tempfile.gettempdir()))  # noqa: S108
    return [one for place in places if place.is_dir() for one in place.glob(f"floorman-metrics-{process}-*")]


def test_a_port_in_use_leaves_nothing_behind(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        process = launch(subprocess.DEVNULL, {"PORT": str(taken.getsockname()[1])})
        until(lambda: bool(folders(process.pid)))
        assert process.wait(timeout=PATIENCE) == 1
    assert folders(process.pid) == []


def test_what_a_killed_server_left_is_swept_by_the_next_and_what_is_in_use_is_not(tmp_path: Path) -> None:
    """It is memory: in a pod that is killed again and again nothing else would give it back."""
    with running(tmp_path / "other", WORKERS="1") as other:
        killed = Server(tmp_path / "killed", WORKERS="1")
        worker = workers(killed)[0]
        os.kill(worker, signal.SIGSTOP)
        killed.process.kill()
        killed.process.wait()
        try:
            with running(tmp_path / "beside", WORKERS="1"):
                assert len(folders(killed.process.pid)) == 1  # its worker is still there
        finally:
            os.kill(worker, signal.SIGKILL)
        until(lambda: not Path(f"/proc/{worker}/maps").exists() or not Path(f"/proc/{worker}/maps").read_text())
        with running(tmp_path / "next", WORKERS="1"):
            assert folders(killed.process.pid) == []
            assert len(folders(other.process.pid)) == 1
            assert b" 200 " in other.raw(b"GET /metrics HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")


@contextmanager
def still_loading(folder: Path, **environment: str) -> Iterator[tuple[subprocess.Popen[bytes], Path]]:
    """A master whose one worker waits for its keys, and the pipe that it waits at."""
    keys = folder / "keys.toml"
    os.mkfifo(keys)
    process = launch(subprocess.PIPE, {"KEYS_FILE": str(keys)} | environment, group=True)
    try:
        until(lambda: said_to(keys))  # the master, who is first
        until(lambda: bool(children(process.pid)))
        yield process, keys
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def said_to(pipe: Path) -> bool:
    """Whether somebody was there to be told a key."""
    try:
        said = os.open(pipe, os.O_WRONLY | os.O_NONBLOCK)
    except OSError:
        return False
    with os.fdopen(said, "w") as out:
        out.write(to_toml(Key("one", digest(new_secret()))))
    return True


def test_nobody_is_let_in_before_somebody_can_answer(tmp_path: Path) -> None:
    """Who waited at an open door could have been answered elsewhere."""
    ports = free_port(), free_port()
    with still_loading(tmp_path, PORT=str(ports[0]), METRICS_PORT=str(ports[1])) as (_, keys):
        assert not any(map(is_open, ports))
        until(lambda: said_to(keys))
        until(lambda: all(map(is_open, ports)))


def test_who_finds_the_door_taken_when_it_has_loaded_ends(tmp_path: Path) -> None:
    """Another may have begun to listen since the port was bound."""
    port = free_port()
    with still_loading(tmp_path, PORT=str(port)) as (process, keys), socket.socket() as other:
        other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        other.bind(("127.0.0.1", port))
        other.listen()
        until(lambda: said_to(keys))
        log, _ = process.communicate(timeout=PATIENCE)
        assert process.returncode == 3
        assert b"nobody can be let in: Address already in use" in log


@pytest.mark.parametrize("whom", ["told", "orphan"])
def test_who_was_to_end_when_it_has_loaded_opens_nothing(tmp_path: Path, whom: str) -> None:
    """Another instance may have the port by then, or may be about to open it: it is not made to end."""
    port = free_port()
    with still_loading(tmp_path, PORT=str(port)) as (process, keys), socket.socket() as other:
        [worker] = children(process.pid)
        reader = held_up(keys)
        if whom == "told":
            os.kill(worker, signal.SIGSTOP)
            until(lambda: "State:\tT" in status_of(worker))
            process.send_signal(signal.SIGTERM)
            until(lambda: is_told(worker))
            os.kill(worker, signal.SIGCONT)
        else:
            process.kill()
            process.wait(timeout=PATIENCE)
        other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        other.bind(("127.0.0.1", port))
        other.listen()
        with os.fdopen(reader, "w") as out:
            out.write(to_toml(Key("one", digest(new_secret()))))
        log, _ = process.communicate(timeout=PATIENCE)
        until(lambda: not Path(f"/proc/{worker}").exists())
        assert process.returncode == (0 if whom == "told" else -signal.SIGKILL)
        assert b"nobody can be let in" not in log


def status_of(process: int) -> str:
    """What Linux says of it."""
    return Path(f"/proc/{process}/status").read_text(encoding="ascii")


def is_told(process: int) -> bool:
    """Whether a process that is stopped will be asked to end when it goes on."""
    pending = int(status_of(process).partition("ShdPnd:")[2].split()[0], 16)
    return bool(pending & 1 << signal.SIGTERM - 1)


def held_up(pipe: Path) -> int:
    """The end at which to tell a reader of the pipe, who waits for it meanwhile."""
    ends: list[int] = []

    def there() -> bool:
        with suppress(OSError):
            ends.append(os.open(pipe, os.O_WRONLY | os.O_NONBLOCK))
        return bool(ends)

    until(there)
    return ends[0]


def test_workers_that_fail_one_after_the_other_end_it_in_good_order(monkeypatch: pytest.MonkeyPatch) -> None:
    failing = [HaltServer("no boot", 3), HaltServer("no boot", 3)]

    def plain(_: object, graceful: bool) -> None:
        assert graceful
        if failing:
            raise failing.pop()

    monkeypatch.setattr(Arbiter, "stop", plain)
    monkeypatch.setattr(arbiter, "time", time)
    stop_whatever_comes()
    Arbiter.stop(object())  # type: ignore[arg-type]
    assert not failing


def test_a_clock_that_is_set_forward_cuts_nobody_off(monkeypatch: pytest.MonkeyPatch) -> None:
    hours = count(step=3600)
    monkeypatch.setattr(time, "time", lambda: float(next(hours)))
    monkeypatch.setattr(arbiter, "time", time)
    monkeypatch.setattr(Arbiter, "stop", Arbiter.stop)
    stop_whatever_comes()
    master = Mock(cfg=Config(), WORKERS={1: "busy"}, LISTENERS=[], SIG_QUEUE=SimpleQueue(), dirty_arbiter_pid=0)
    left = [1, 0]
    master.reap_workers.side_effect = lambda: left.pop() or master.WORKERS.clear()
    killed = []
    master.kill_workers.side_effect = lambda sent: killed.append((sent, len(master.WORKERS)))
    Arbiter.stop(master)
    assert killed == [(signal.SIGTERM, 1), (signal.SIGKILL, 0)]


def test_a_worker_that_ends_takes_no_numbers_with_it(tmp_path: Path) -> None:
    with running(tmp_path / "log") as server:
        old = workers(server)
        server.process.send_signal(signal.SIGHUP)
        until(lambda: len(workers(server)) == 2 and not set(old) & set(workers(server)))
        assert len(folders(server.process.pid)) == 1
        assert server.metrics()["floorman_errors_total"] == 0
    assert folders(server.process.pid) == []


@pytest.mark.parametrize(("host", "times"), [("0.0.0.0", 1), ("127.0.0.1", 0)])  # noqa: S104
def test_metrics_beyond_loopback_are_warned_of(tmp_path: Path, host: str, times: int) -> None:
    with running(tmp_path / "log", METRICS_HOST=host, METRICS_PORT=str(free_port())) as server:
        told = [json.loads(one) for one in server.log.read_text().splitlines()]
    warned = [one for one in told if one["level"] == "warning" and "Metrics are open to" in one["message"]]
    assert len(warned) == times


@pytest.mark.parametrize("whom", ["master", "all"])  # a kill of one process, and Ctrl-C
def test_an_interrupt_under_load_is_quiet(tmp_path: Path, whom: str) -> None:
    with running(tmp_path / "log") as server, ExitStack() as callers:
        for place in range(40):
            caller = callers.enter_context(server.connect())
            caller.sendall(STREAM + b"Transfer-Encoding: chunked\r\n\r\n" + chunk(line(place)))
            assert caller.recv(10)
        until(lambda: server.log.read_text().count("Booting worker") == 2)
        before = server.log.read_text()
        to = [(one, signal.SIGINT) for one in workers(server)] if whom == "all" else []
        master = server.process.pid
        # Ctrl-C comes to all at once: the master may not see a worker end before its own signal is there
        for one, sent in ((master, signal.SIGSTOP), *to, (master, signal.SIGINT), (master, signal.SIGCONT)):
            os.kill(one, sent)
        assert server.process.wait(timeout=PATIENCE) == 0
        said = [json.loads(one) for one in server.log.read_text()[len(before) :].splitlines()]
        messages = [one["message"] for one in said if one.get("event") != "request"]
        assert messages == ["Handling signal: int", "Shutting down: Master"]
