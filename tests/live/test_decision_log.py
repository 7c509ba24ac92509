"""The decision log of a real server: two workers, one file, every line whole and none lost."""

import json
import os
import resource
import stat
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

from bench.bodies import batch, decision
from tests.live.processes import running, workers
from tests.support.hands import REQUEST as HAND
from tests.support.rulebooks import HOUSE
from tests.support.server import ROOT, Server, exchange
from tests.support.waiting import until

CALLERS: Final = 8
EACH: Final = 60
ITEMS: Final = 10
WRITTEN: Final = "floorman_decision_log_written_total"
DROPPED: Final = "floorman_decision_log_dropped_total"


def ask(server: Server, path: str, body: Any) -> tuple[int, bytes]:
    """One request, by a connection of its own."""
    return exchange(server.port, "POST", path, json.dumps(body).encode(), **{"Content-Type": "application/json"})


def load(server: Server, caller: int) -> set[int]:
    """Decisions, batches and hands, no two alike."""
    told = set()
    for number in range(EACH):
        more = caller * EACH + number
        told.add(ask(server, "/v1/decisions", decision(more=more))[0])
        if number % 10 == 0:
            told.add(ask(server, "/v1/decisions/batch", batch(ITEMS))[0])
            told.add(ask(server, "/v1/hands", HAND)[0])
    return told


def under_load(server: Server) -> int:
    """Ask from many sides at once; how many lines that makes."""
    with ThreadPoolExecutor(CALLERS) as callers:
        assert set.union(*callers.map(lambda one: load(server, one), range(CALLERS))) == {200}
    return CALLERS * (EACH + EACH // 10 * (ITEMS + 1))


def read(*paths: Path) -> Iterator[dict[str, Any]]:
    for path in paths:
        for line in path.read_bytes().splitlines():
            yield json.loads(line)


def is_whole(line: bytes) -> bool:
    try:
        return bool(json.loads(line))
    except ValueError:
        return False


def test_two_workers_under_load_write_whole_lines_and_lose_none(tmp_path: Path) -> None:
    path = tmp_path / "decisions"
    with running(tmp_path / "log", DECISION_LOG=str(path)) as server:
        many = under_load(server)
        until(lambda: server.metrics()[WRITTEN] == many)
        assert server.metrics()[DROPPED] == 0
        path.rename(tmp_path / "decisions.1")  # as logrotate does
        many += under_load(server)
    lines = list(read(path, tmp_path / "decisions.1"))
    assert len(lines) == many  # also those that waited when it ended
    assert {line["answer"]["rulebook"].partition("@")[0] for line in lines} == {"tda-2019"}
    stacks = {line["request"]["round"]["players"][0]["stack"] for line in lines if line["endpoint"] == "/v1/decisions"}
    assert len(stacks) == CALLERS * EACH
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_a_disk_that_is_full_changes_no_answer(tmp_path: Path) -> None:
    path = tmp_path / "decisions"
    with running(tmp_path / "log", DECISION_LOG=str(path), LOG_LEVEL="ERROR") as server:
        usual = ask(server, "/v1/decisions", decision())
        for process in workers(server):
            resource.prlimit(process, resource.RLIMIT_FSIZE, (100_000, 100_000))
        assert {ask(server, "/v1/decisions", decision()) for _ in range(100)} == {usual}
        until(lambda: server.metrics()[WRITTEN] + server.metrics()[DROPPED] == 101)
        assert server.metrics()[DROPPED] > 50
        assert server.metrics()[WRITTEN] == sum(map(is_whole, path.read_bytes().splitlines()))
    assert '"event":"decision_log_dropped"' in server.log.read_text()


def test_what_a_server_has_recorded_under_load_is_replayed_and_nothing_changed(tmp_path: Path) -> None:
    path, folder = tmp_path / "decisions", tmp_path / "rulebooks"
    folder.mkdir()
    (folder / "corner-club.toml").write_text(HOUSE)
    with running(tmp_path / "log", DECISION_LOG=str(path), RULEBOOKS_DIR=str(folder)) as server:
        many = under_load(server)
        for number in range(5):
            ask(server, "/v1/decisions", {**decision(more=number), "rulebook": "corner-club"})
    with path.open("ab") as log:
        log.write(path.read_bytes()[:1000].splitlines()[0])  # torn, as by the end of a machine
    assert replayed(path, folder) == (2, many + 5, 0, 1)
    (folder / "corner-club.toml").write_text(HOUSE.replace('base = "current_bet"', 'base = "last_full_raise"'))
    assert replayed(path, folder) == (1, many + 5, 5, 1)


def replayed(log: Path, rulebooks: Path) -> tuple[int, int, int, int]:
    """The exit code of a replay, and how many lines it read, found changed, and could not read."""
    command = [sys.executable, "-m", "service", "replay", "--json", "--jobs", "2", str(log)]
    env = {**os.environ, "RULEBOOKS_DIR": str(rulebooks)}
    told = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, timeout=120, check=False)
    found = json.loads(told.stdout)
    return told.returncode, found["replayed"], found["changed"], found["unread"]["lines"]
