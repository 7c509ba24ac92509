"""What servers hold, turn by turn, and whether it is as much at the end as it was in the first tenth."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Final

from bench.rows import Goal, Row, Section, at_most
from tests.live.metrics_folder import folder_of
from tests.live.processes import held, workers
from tests.support.server import Server

MOST: Final = 1.05
JUDGED: Final = 20
"""Fewer turns are not judged: in a tenth of fewer, a worker may not yet hold what it opens and loads on demand."""


@dataclass(frozen=True, slots=True)
class Sample:
    """What one server holds between two turns, when nobody is connected; its workers together."""

    master_rss: float
    master_pss: float
    workers_rss: float
    workers_pss: float
    numbers_kib: float
    """The files in which workers share their numbers: they are in memory too."""
    files: int
    """Those that the processes have open, and those in the folder of numbers."""
    threads: int


def sample(server: Server) -> Sample:
    """What it holds now, in MiB but for the numbers."""
    master = held(server.process.pid)
    all_workers = [held(one) for one in workers(server)]
    numbers = [one.stat().st_size for one in _numbers(folder_of(server))]
    return Sample(
        master_rss=master.mib,
        master_pss=master.pss_mib,
        workers_rss=sum(one.mib for one in all_workers),
        workers_pss=sum(one.pss_mib for one in all_workers),
        numbers_kib=sum(numbers) / 1024,
        files=master.files + sum(one.files for one in all_workers) + len(numbers),
        threads=master.threads + sum(one.threads for one in all_workers),
    )


def _numbers(folder: Path) -> list[Path]:
    return [one for one in folder.iterdir() if one.is_file()]


def judge(name: str, samples: Sequence[Sample]) -> tuple[Section, bool]:
    """Each quantity in the last tenth against the first, and whether all are flat.

    Memory and the folder of numbers: the median of the last tenth is at most 1.05 of that of the first. Files and
    threads: no more than the most of the first tenth, as nobody is connected when they are counted.
    """
    tenth = max(1, len(samples) // 10)
    first, last = samples[:tenth], samples[-tenth:]
    section, flat = Section(f"{name}: {len(samples)} turns"), True
    for quantity, unit in _MEMORY.items():
        begun, ended = ([getattr(one, quantity) for one in some] for some in (first, last))
        section.rows += [Row(f"{quantity}, first tenth", begun, unit), Row(f"{quantity}, last tenth", ended, unit)]
        flat &= _is_kept(section, f"{quantity}, last against first", median(ended) / median(begun), at_most(MOST))
    for quantity in ("files", "threads"):
        begun, ended = ([getattr(one, quantity) for one in some] for some in (first, last))
        flat &= _is_kept(section, f"{quantity}, the most in the last tenth", max(ended), at_most(max(begun)))
    if len(samples) < JUDGED:
        section.notes.append(f"Fewer than {JUDGED} turns are not judged: a worker opens its log at its first decision.")
        flat = True
    return section, flat


_MEMORY: Final = {
    "master_rss": "MiB",
    "master_pss": "MiB",
    "workers_rss": "MiB",
    "workers_pss": "MiB",
    "numbers_kib": "KiB",
}


def _is_kept(section: Section, name: str, value: float, goal: Goal) -> bool:
    section.rows.append(Row(name, [value], "", goal))
    return goal.reached(value)
