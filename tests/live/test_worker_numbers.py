"""What workers tell of themselves, and what is left of the numbers of one that is gone: all that it counted."""

import os
import signal
import threading
import time
from pathlib import Path
from typing import Final

from service.rulesets import load_rulebooks
from tests.live.metrics_folder import answers, folder_of
from tests.live.processes import running, workers
from tests.support.server import Server, free_port, post
from tests.support.waiting import meanwhile, until

ASKED: Final = 'floorman_requests_total{endpoint="/v1/decisions",method="POST",status="200"}'
TIMED: Final = 'floorman_request_seconds_count{endpoint="/v1/decisions"}'
LOST: Final = "floorman_workers_lost_total"
KILLS: Final = 3


def ask(server: Server, times: int) -> None:
    assert {post(server)[0] for _ in range(times)} == {200}


def reload(server: Server) -> None:
    """New workers in place of the old ones."""
    old = workers(server)
    server.process.send_signal(signal.SIGHUP)
    until(lambda: len(workers(server)) == 2 and not set(old) & set(workers(server)))


def test_what_a_killed_worker_counted_is_kept_and_its_files_are_not(tmp_path: Path) -> None:
    with running(tmp_path / "log") as server:
        until(lambda: server.metrics()["floorman_workers"] == 2)
        folder = folder_of(server)
        names = {one.name.rpartition("_")[0] for one in folder.glob("*.db")}
        for done in range(1, KILLS + 1):
            ask(server, 20)
            until(lambda done=done: server.metrics()[ASKED] == 20 * done)  # type: ignore[misc]  # within 0.1 s
            old = workers(server)
            for one in old:
                os.kill(one, signal.SIGKILL)
            until(lambda old=old: len(workers(server)) == 2 and not set(old) & set(workers(server)))  # type: ignore[misc]
            until(lambda: server.metrics()["floorman_workers"] == 2)
            told = server.metrics()
            assert (told[ASKED], told[TIMED], told[LOST]) == (20 * done, 20 * done, 2 * done)
            until(lambda: server.metrics()["floorman_requests_in_flight"] == 1)
            assert told["floorman_connections_max"] == 2000
        alive = {str(one) for one in (server.process.pid, *workers(server))}
        assert {one.stem.rpartition("_")[2] for one in folder.glob("*.db")} == alive | {"gone"}
        assert {one.name.rpartition("_")[0] for one in folder.glob("*.db")} == names
        assert list(folder.glob("*.fresh")) == []


def test_a_reload_loses_no_count_and_no_worker(tmp_path: Path) -> None:
    """Whoever reads meanwhile never sees fewer than before, nor more than there were."""
    port = free_port()
    before = time.time()
    with running(tmp_path / "log", METRICS_PORT=str(port)) as server:
        aside = object.__new__(Server)
        aside.port = port
        started = aside.metrics()["floorman_start_time_seconds"]
        assert before <= started <= time.time()
        ask(server, 50)
        until(lambda: aside.metrics()[ASKED] == 50)
        seen: list[float] = []

        def watch(done: threading.Event) -> None:
            while not done.is_set():
                try:
                    seen.append(aside.metrics()[ASKED])
                except (OSError, KeyError):  # a worker that just ends hangs up
                    continue

        with meanwhile(watch):
            for _ in range(KILLS):
                reload(server)
        assert len(seen) > KILLS
        assert set(seen) == {50}
        until(lambda: aside.metrics()["floorman_workers"] == 2)
        told = aside.metrics()
        assert (told[LOST], told["floorman_start_time_seconds"]) == (0, started)
        assert sum(name.startswith("floorman_build_info") for name in told) == 1


def test_no_room_for_the_sum_changes_no_answer_and_no_count(tmp_path: Path) -> None:
    """A folder where the sum's file cannot be: what the gone have counted is read where it is."""
    with running(tmp_path / "log") as server:
        folder = folder_of(server)
        for kind in ("counter", "histogram"):
            (folder / f"{kind}_gone.fresh").mkdir()
        ask(server, 20)
        reload(server)
        assert {status for status, _ in answers(server.port, 1)} == {200, 400}
        until(lambda: server.metrics()[ASKED] >= 20 + 2)
        assert list(folder.glob("*_gone.db")) == []


def test_a_worker_tells_how_busy_it_is(tmp_path: Path) -> None:
    with running(tmp_path / "log", WORKERS="1", CONNECTIONS="10") as server:
        until(lambda: server.metrics()["floorman_cpu_seconds_total"] > 0)
        with server.connect(), server.connect():
            until(lambda: server.metrics()["floorman_connections"] in (2, 3))  # the one that asks may be seen
        before = server.metrics()
        assert before["floorman_connections_max"] == 10
        assert 10_000_000 < before["floorman_resident_memory_bytes"] < 1_000_000_000
        ask(server, 200)
        until(lambda: server.metrics()["floorman_cpu_seconds_total"] > before["floorman_cpu_seconds_total"])
        turns = "floorman_event_loop_lag_seconds_count"
        until(lambda: server.metrics()[turns] > before[turns])
        assert sum(name.startswith("floorman_rulebook_info{") for name in before) == len(load_rulebooks())
