"""The workers of one machine count together, and a table that is full refuses nobody for others."""

import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from service.rates import here
from service.rates.here import Here

ROOT: Final = Path(__file__).parents[2]
COUNT: Final = """
import sys
from pathlib import Path
from service.rates.here import Here
counting = Here(Path(sys.argv[1]))
print("ready", flush=True)
sys.stdin.read()
print(max(counting.incr("one", 1000) for _ in range(5000)))
"""


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """What time it is, to be set."""
    now = [1_000_000.0]
    monkeypatch.setattr("service.rates.here.time.time", lambda: now[0])
    return now


def test_each_key_has_a_count_of_its_own() -> None:
    counting = Here(None)
    assert [counting.incr("a", 60) for _ in range(3)] == [1, 2, 3]
    assert counting.incr("b", 60) == 1
    assert Here(None).incr("a", 60) == 1


def test_a_count_is_forgotten_when_it_ends(clock: list[float]) -> None:
    counting = Here(None)
    assert [counting.incr("a", 60), counting.incr("a", 60)] == [1, 2]
    clock[0] += 59
    assert counting.incr("a", 60) == 3
    clock[0] += 2
    assert counting.incr("a", 60) == 1


def test_processes_count_together_and_lose_nothing(tmp_path: Path) -> None:
    path = tmp_path / "counts"
    workers = [
        subprocess.Popen(
            [sys.executable, "-c", COUNT, path], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        for _ in range(3)
    ]
    for worker in workers:
        assert worker.stdout
        assert worker.stdout.readline() == "ready\n"
    told = [int(said) for said in [worker.communicate("")[0] for worker in _let_go(workers)]]
    assert max(told) == 15_000
    assert Here(path).incr("one", 1000) == 15_001


def _let_go(workers: list[subprocess.Popen[str]]) -> list[subprocess.Popen[str]]:
    for worker in workers:
        assert worker.stdin
        worker.stdin.close()
        worker.stdin = None
    return workers


def test_where_there_is_no_room_the_count_that_ends_soonest_goes(
    monkeypatch: pytest.MonkeyPatch, clock: list[float]
) -> None:
    monkeypatch.setattr(here, "_BUCKETS", 1)
    counting = Here(None)
    for number in range(8):
        assert [counting.incr(f"long {number}", 1000 + number) for _ in range(2)] == [1, 2]
    assert counting.incr("new", 2000) == 1
    assert [counting.incr(f"long {number}", 1000) for number in range(1, 8)] == [3] * 7
    assert counting.incr("new", 2000) == 2
    assert counting.incr("long 0", 1000) == 1
