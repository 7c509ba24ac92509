"""The workers of one machine count together, and a table that is full refuses nobody for others."""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from hashlib import blake2b
from itertools import count
from pathlib import Path
from typing import Final

import pytest

from service.api.middleware import request_counters as counters
from service.api.middleware.request_counters import LocalCounter

ROOT: Final = Path(__file__).parents[2]
COUNT: Final = """
import sys
from pathlib import Path
from service.api.middleware.request_counters import LocalCounter
counting = LocalCounter(Path(sys.argv[1]))
print("ready", flush=True)
sys.stdin.read()
print(max(counting.incr("one", 1000) for _ in range(5000)))
"""


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """What time it is, to be set."""
    now = [1_000_000.0]
    monkeypatch.setattr("service.api.middleware.request_counters.time.time", lambda: now[0])
    return now


def test_each_key_has_a_count_of_its_own() -> None:
    counting = LocalCounter(None)
    assert [counting.incr("a", 60) for _ in range(3)] == [1, 2, 3]
    assert counting.incr("b", 60) == 1
    assert LocalCounter(None).incr("a", 60) == 1


def test_a_count_is_forgotten_when_it_ends(clock: list[float]) -> None:
    counting = LocalCounter(None)
    assert [counting.incr("a", 60), counting.incr("a", 60)] == [1, 2]
    clock[0] += 59
    assert counting.incr("a", 60) == 3
    clock[0] += 2
    assert counting.incr("a", 60) == 1


@pytest.mark.slow
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
    with ThreadPoolExecutor(len(workers)) as at_once:
        told = [int(said) for said, _ in at_once.map(lambda worker: worker.communicate(""), workers)]
    assert max(told) == 15_000
    assert LocalCounter(path).incr("one", 1000) == 15_001


@pytest.fixture
def full(monkeypatch: pytest.MonkeyPatch, clock: list[float]) -> LocalCounter:
    """A table of eight places, taken by counts from 2 to 9; those that are higher end sooner."""
    del clock
    monkeypatch.setattr(counters, "_BUCKETS", 1)
    counting = LocalCounter(None)
    for number in range(8):
        assert [counting.incr(f"old {number}", 1000 - number) for _ in range(number + 2)][-1] == number + 2
    return counting


def test_where_there_is_no_room_the_lowest_count_goes(full: LocalCounter) -> None:
    assert [full.incr("new", 100) for _ in range(3)] == [1, 2, 3]
    assert [full.incr(f"old {number}", 1000) for number in range(1, 8)] == [number + 3 for number in range(1, 8)]
    assert full.incr("old 0", 1000) == 1
    assert full.incr("new", 100) == 1


def test_whoever_had_his_fill_is_not_let_in_for_all_who_come_after(full: LocalCounter) -> None:
    for number in range(1000):
        assert full.incr(f"new {number}", 5000) == 1
    assert full.incr("old 7", 1000) == 10


def test_a_count_that_has_ended_goes_before_all_others_however_high_it_was(
    full: LocalCounter, clock: list[float]
) -> None:
    clock[0] += 994.5
    assert full.incr("new", 1000) == 1
    assert [full.incr(f"old {number}", 1000) for number in range(7)] == [number + 3 for number in range(7)]
    assert full.incr("old 7", 1000) == 1


def test_nobody_can_say_beforehand_whose_counts_share_places() -> None:
    """Nine that would, were places told by a digest that all can make, are held to what each may."""
    alike: dict[int, list[str]] = {}
    for number in count():
        key = f"floorman/address/2001:db8:{number:x}::/86400/20000"
        place = int.from_bytes(blake2b(key.encode(), digest_size=8).digest(), "big") % counters._BUCKETS
        alike.setdefault(place, []).append(key)
        if len(alike[place]) == 9:
            break
    counting = LocalCounter(None)
    asked = [counting.incr(key, 86400) for _ in range(20) for key in alike[place]]
    assert sum(one <= 5 for one in asked) == 45


def test_each_table_has_a_secret_of_its_own_which_outlives_whoever_made_it(tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    made = LocalCounter(one)._secret
    assert len(made) == 32
    assert LocalCounter(one)._secret == made
    assert len({made, LocalCounter(other)._secret, LocalCounter(None)._secret}) == 3
    assert one.stat().st_mode & 0o077 == 0
