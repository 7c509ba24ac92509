"""The soak: what it would tell as growth, and all of it for some seconds (an hour of it: make verify-soak)."""

import subprocess
import sys
from dataclasses import replace
from typing import Final

import pytest

from tests.soak.flat import JUDGED, Sample, judge
from tests.support.server import LONG, ROOT

HELD: Final = Sample(50, 30, 200, 170, 2000, 70, 5)
TURNS: Final = 60


def judged(quantity: str, more: float, turns: int = TURNS) -> bool:
    """Whether it is flat when so much more of it is there after each turn."""
    first = getattr(HELD, quantity)
    return judge("a server", [replace(HELD, **{quantity: first + more * turn}) for turn in range(turns)])[1]


def test_what_stays_is_flat_and_so_is_what_is_once_taken() -> None:
    assert judge("a server", [HELD] * TURNS)[1]
    loading = [replace(HELD, workers_rss=100 + 50 * min(turn, 2)) for turn in range(TURNS)]
    assert judge("a server", loading)[1]


@pytest.mark.parametrize(
    ("quantity", "more"),
    [("master_rss", 0.1), ("master_pss", 0.1), ("workers_rss", 0.5), ("workers_pss", 0.5), ("numbers_kib", 4)],
)
def test_memory_that_grows_in_each_turn_is_told(quantity: str, more: float) -> None:
    assert not judged(quantity, more)
    assert judged(quantity, more / 10)
    assert judged(quantity, more, JUDGED - 1)  # too few to tell it from what is loaded at first


@pytest.mark.parametrize("quantity", ["files", "threads"])
def test_one_file_or_thread_that_is_left_in_ten_turns_is_told(quantity: str) -> None:
    assert not judged(quantity, 0.1)
    assert judged(quantity, 1, JUDGED - 1)  # a worker that was sent nothing yet has not opened its log


def test_some_seconds_of_it() -> None:
    """Answers, logs, a reload, files, threads and the replay, as in the hour; growth is not judged by so few turns."""
    command = [sys.executable, "-m", "tests.soak", "--seconds", "4"]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=2 * LONG, check=False)
    assert told.returncode == 0, told.stdout[-5000:] + told.stderr[-5000:]
    assert "\n0 wrong\n" in told.stdout
