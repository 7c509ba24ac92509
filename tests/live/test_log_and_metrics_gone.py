"""A log that nobody takes, a disk without room, a metrics folder that is gone: no answer is another for it."""

import json
import os
import resource
import shutil
import signal
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, Final

import pytest

from tests.live.metrics_folder import answers, folder_of
from tests.live.processes import running, workers
from tests.live.wire import get
from tests.support.server import COMMAND, PATIENCE, ROOT, UNHURRIED, Server, exchange, free_port, is_open
from tests.support.waiting import until

SCRAPED: Final = get(b"/metrics", b"Connection: close")
DROPPED: Final = "floorman_log_lines_dropped_total"
ROUNDS: Final = 60
"""Of 120 lines each: several times what a pipe holds."""


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> set[tuple[int, bytes]]:
    """What is said when nothing is wrong."""
    with running(tmp_path_factory.mktemp("usual") / "log", WORKERS="1") as server:
        told = answers(server.port, 1)
        assert sorted(status for status, _ in told) == [200, 400]
        return told


@contextmanager
def logging_to(out: IO[Any] | int | None, **more: Any) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    """A server whose log goes there, None to nothing that is open, and its port."""
    port = free_port()
    command = COMMAND if out is not None else ("sh", "-c", 'exec "$@" >&- 2>&-', "sh", *COMMAND)
    env = os.environ | UNHURRIED | {"PORT": str(port), "WORKERS": "2"}
    process = subprocess.Popen(command, cwd=ROOT, env=env, stdout=out, stderr=out, **more)
    try:
        until(lambda: is_open(port) or process.poll() is not None)
        yield process, port
        process.send_signal(signal.SIGTERM)
        assert process.wait(timeout=PATIENCE) == 0
    finally:
        if process.poll() is None:
            process.kill()
            process.wait()


def dropped(port: int) -> float:
    """How many lines were dropped, as metrics tell it."""
    rows = exchange(port, "GET", "/metrics")[1].decode().splitlines()
    return sum(float(row.split()[1]) for row in rows if row.startswith(DROPPED))


def test_a_full_disk(usual: set[tuple[int, bytes]]) -> None:
    with Path("/dev/full").open("wb") as full, logging_to(full) as (_, port):
        assert answers(port, 10) == usual
        until(lambda: dropped(port) >= 30)


def test_no_output_at_all(usual: set[tuple[int, bytes]]) -> None:
    with logging_to(None) as (_, port):
        assert answers(port, 10) == usual


def test_a_pipe_whose_reader_is_gone(usual: set[tuple[int, bytes]]) -> None:
    reader, writer = os.pipe()
    with logging_to(writer) as (_, port):
        os.close(writer)
        os.close(reader)
        assert answers(port, 10) == usual
        until(lambda: dropped(port) >= 30)


def test_a_pipe_that_nobody_reads_holds_nobody_up_and_what_is_in_it_is_whole(usual: set[tuple[int, bytes]]) -> None:
    reader, writer = os.pipe()
    with logging_to(writer) as (_, port):
        os.close(writer)
        for _ in range(ROUNDS):  # however long they take
            assert answers(port, 40) == usual
            if dropped(port) > 30:
                break
        assert dropped(port) > 30
        os.set_blocking(reader, False)
        there = os.read(reader, 2_000_000)
        assert answers(port, 1) == usual
        there += os.read(reader, 2_000_000)
    os.close(reader)
    lines = [json.loads(one) for one in there.splitlines()]
    assert len(lines) > 100
    assert there.endswith(b"}\n")


def no_room(server: Server, _: Path) -> None:
    """From now on none of its processes can make a file longer than this."""
    for process in (server.process.pid, *workers(server)):
        resource.prlimit(process, resource.RLIMIT_FSIZE, (4000, 4000))


def swept_away(_: Server, folder: Path) -> None:
    """As a cleaner of old files does."""
    shutil.rmtree(folder)


def in_the_way(_: Server, folder: Path) -> None:
    """A file where the folder was: nothing can be written there, whoever one is."""
    shutil.rmtree(folder)
    folder.touch()


@pytest.mark.parametrize("fault", [no_room, swept_away, in_the_way])
def test_numbers_that_cannot_be_kept(
    tmp_path: Path, usual: set[tuple[int, bytes]], fault: Callable[[Server, Path], None]
) -> None:
    """Neither by workers that were there before, nor by those that come after: only those may find a new folder."""
    with running(tmp_path / "log") as server:
        until(lambda: server.metrics()["floorman_workers"] == 2)  # their files are made
        folder = folder_of(server)
        fault(server, folder)
        assert answers(server.port, 10) == usual
        assert fault is no_room or server.raw(SCRAPED).startswith(b"HTTP/1.1 503")  # a file that is there has its room
        first, last = workers(server)
        os.kill(first, signal.SIGKILL)
        until(lambda: first not in workers(server) and len(workers(server)) == 2)
        for one in set(workers(server)) - {last}:
            os.kill(one, signal.SIGSTOP)
        assert fault is no_room or server.raw(SCRAPED).startswith(b"HTTP/1.1 503")  # by who was there before
        gone = workers(server)
        for one in gone:
            os.kill(one, signal.SIGKILL)
        until(lambda: not set(gone) & set(workers(server)))  # which may let in one more
        assert answers(server.port, 10) == usual
        told = server.raw(SCRAPED)
        assert told.startswith(b"HTTP/1.1 200" if fault is swept_away else b"HTTP/1.1 503")
        assert fault is swept_away or b"/problems/no-metrics" in told
    if folder.is_file():
        folder.unlink()
