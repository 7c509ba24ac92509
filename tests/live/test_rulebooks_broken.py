"""A folder of rulebooks that breaks while it is served: what was good before answers, whoever starts or dies."""

import json
import os
import re
import signal
import time
from pathlib import Path

import pytest

from tests.live.processes import running, workers
from tests.live.wire import CLOSING, get
from tests.support.rulebooks import HOUSE
from tests.support.server import Server, start
from tests.support.waiting import until

BROKEN = HOUSE.replace("current_bet", "whatever")
STALE = "floorman_rulebook_reload_failed"


def served(server: Server, id: str) -> bool:
    """Whether there is such a rulebook."""
    answer = server.raw(get(b"/v1/rulebooks/" + id.encode(), b"Connection: close"))
    return answer.startswith(b"HTTP/1.1 200 ")


def renewed(server: Server, old: list[int]) -> bool:
    """Whether all workers are others than these, and each has begun."""
    now = workers(server)
    booted = server.log.read_text().count('"event":"rulebooks_invalid"')
    return len(now) == 2 and not set(now) & set(old) and booted >= 2


@pytest.mark.parametrize("how", ["broken", "gone", "empty"])
def test_a_folder_that_breaks_leaves_what_was_good(tmp_path: Path, how: str) -> None:
    folder = tmp_path / "books"
    folder.mkdir()
    book = folder / "corner-club.toml"
    book.write_text(HOUSE)
    with running(tmp_path / "log", RULEBOOKS_DIR=str(folder)) as server:
        assert served(server, "corner-club")
        assert server.metrics()[STALE] == 0
        book.write_text(BROKEN)
        if how == "gone":
            folder.rename(tmp_path / "elsewhere")
        if how == "empty":
            book.rename(tmp_path / book.name)
        old = workers(server)
        server.process.send_signal(signal.SIGHUP)
        until(lambda: renewed(server, old))
        os.kill(workers(server)[0], signal.SIGKILL)
        until(lambda: server.log.read_text().count('"event":"rulebooks_invalid"') == 3)
        for _ in range(10):
            assert served(server, "corner-club")
            assert server.raw(CLOSING).startswith(b"HTTP/1.1 200 ")
        assert server.metrics()[STALE] == 1
        told = [json.loads(one) for one in server.log.read_text().splitlines()]
        faults = {one["errors"][0] for one in told if one.get("event") == "rulebooks_invalid"}
        assert [one["level"] for one in told if one.get("event") == "rulebooks_invalid"] == ["error"] * 3
        assert len(faults) == 1
        said = {"gone": "is no folder", "empty": "there is no rulebook in it"}
        assert said.get(how, "corner-club.toml:8: raise_size.base") in faults.pop()

        if how == "gone":
            (tmp_path / "elsewhere").rename(folder)
        book.write_text(HOUSE.replace("corner-club", "other-club"))
        book.rename(folder / "other-club.toml")
        server.process.send_signal(signal.SIGHUP)
        until(lambda: server.metrics()[STALE] == 0)
        until(lambda: all(served(server, "other-club") and not served(server, "corner-club") for _ in range(5)))
        book.write_text(BROKEN)  # what is kept is what was good last
        os.kill(workers(server)[0], signal.SIGKILL)
        until(lambda: server.metrics()[STALE] == 1)
        time.sleep(0.5)
        assert [served(server, "other-club") for _ in range(10)] == [True] * 10


def test_a_folder_that_is_broken_at_the_start_is_no_start(tmp_path: Path) -> None:
    (tmp_path / "corner-club.toml").write_text(BROKEN)
    code, log = start(tmp_path, RULEBOOKS_DIR=str(tmp_path))
    assert code == 1
    assert re.search(rf"floorman: RULEBOOKS_DIR={tmp_path}: corner-club\.toml:\d+: raise_size\.base", log)
    assert "Traceback" not in log
    assert "Listening at" not in log
