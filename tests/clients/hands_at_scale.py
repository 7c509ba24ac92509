"""Whole hands on a Dask of several workers, of which one is killed in the midst, against one process.

    python -m tests.clients.hands_at_scale --hands 100000

A scheduler and workers that find each other by addresses judge files of hands by examples/dask. The figures must be
those of `floorman validate` in one process, and each hand must be answered once. The hands are the recorded ones of the
tests and real ones that lie beside the checkout, or the examples' own, again and again under fresh ids.
"""

import argparse
import gzip
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from itertools import cycle, groupby, islice
from pathlib import Path
from typing import Any, Final

from bench.capacity import seconds_of_cpu
from service.reports.hand_outcomes import HandOutcome
from tests.clients.generators import EXAMPLES
from tests.models.recorded.records import SAMPLE, read
from tests.models.recorded.whole import body
from tests.support.server import PATIENCE, ROOT, free_port

Json = dict[str, Any]

DASK: Final = ROOT / ".venv" / "dask" / "bin"
SHARED: Final = ROOT.parent / "shared" / "engines" / "hands.ndjson.gz"
RULEBOOK: Final = "tda-2019"
IN_A_FILE: Final = 1000
_SAID: Final = ("id", "rulebook", "house_rules", "hand", "phh", "ohh")
_SCHEDULER: Final = "127.0.0.1"
FIGURES: Final = len(HandOutcome) + 1
"""A line for each outcome, and one for the actions."""


def hands(many: int) -> Iterator[Json]:
    """So many, each with an id of its own."""
    real = gzip.decompress(SHARED.read_bytes()) if SHARED.exists() else (EXAMPLES / "hands.ndjson").read_bytes()
    real = real.replace(b'"ruleset":', b'"rulebook":')  # as it was called when they were recorded
    recorded = [body(list(rows)) for _, rows in groupby(read(SAMPLE), key=lambda row: str(row["hand"]))]
    for number, hand in enumerate(islice(cycle([*recorded, *map(json.loads, real.splitlines())]), many)):
        yield {name: hand[name] for name in _SAID if name in hand} | {"id": f"{number}"}


def write(folder: Path, many: int, in_a_file: int) -> list[Path]:
    """The hands as files of lines."""
    coming, files = hands(many), list[Path]()
    folder.mkdir()
    while some := [json.dumps(one) for one in islice(coming, in_a_file)]:
        files.append(folder / f"{len(files):06}.ndjson")
        files[-1].write_text("\n".join(some), encoding="utf-8")
    return files


def by_one_process(folder: Path, into: Path) -> list[str]:
    """The figures of `floorman validate`."""
    options = ("--rulebook", RULEBOOK, "--jobs", "1", "--exit-zero", "--out", str(into))
    command = [sys.executable, "-m", "service", "validate", str(folder), *options]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stderr
    return said.splitlines()[:FIGURES]


@dataclass(slots=True)
class Judged:
    """What a cluster said, and how long it took: seconds by the clock, and of CPU of each worker."""

    figures: list[str]
    seconds: float
    cpu: dict[str, float] = field(default_factory=dict)
    killed: str = ""
    ids: list[str] = field(default_factory=list)


def by_dask(folder: Path, place: Path, files: int, workers: int, *, stopped: bool) -> Judged:
    """The figures of examples/dask, with a worker at each of so many addresses, the first killed when a third is done.

    `stopped`: that one stands still from the beginning, so that it holds work by then however quick the others are.
    Raises AssertionError if it does not end well.
    """
    environment = os.environ | {"PYTHONPATH": str(place)}
    (place / "floorman").symlink_to(ROOT / "service")  # as it is called once it is installed
    scheduler, answers = f"tcp://{_SCHEDULER}:{free_port()}", place / "answers"

    def begin(stack: ExitStack, name: str, *command: str | Path) -> subprocess.Popen[bytes]:
        with (place / f"{name}.log").open("wb") as out:
            process = subprocess.Popen(
                command, cwd=place, env=environment, stdout=out, stderr=subprocess.STDOUT, start_new_session=True
            )
        stack.callback(_end, process)
        return process

    with ExitStack() as stack:
        host, _, port = scheduler.removeprefix("tcp://").partition(":")
        begin(stack, "scheduler", DASK / "dask", "scheduler", "--host", host, "--port", port, "--no-dashboard")
        at: dict[str, subprocess.Popen[bytes]] = {}
        for number in range(workers):
            address = f"127.0.0.{number + 2}"
            alone = ("--nthreads", "1", "--no-nanny", "--no-dashboard", "--local-directory", str(place))
            at[address] = begin(stack, address, DASK / "dask", "worker", scheduler, "--host", address, *alone)
        _until(lambda: all(b"Registered to" in (place / f"{address}.log").read_bytes() for address in at))
        before = {address: seconds_of_cpu(one.pid) for address, one in at.items()}
        killed = next(iter(at))
        if stopped:
            at[killed].send_signal(signal.SIGSTOP)
        began = time.monotonic()
        options = ("--rulebook", RULEBOOK, "--out", str(answers), "--scheduler", scheduler)
        asking = begin(stack, "validate", DASK / "python", EXAMPLES / "dask" / "validate.py", *options, folder)
        _until(lambda: asking.poll() is not None or len(list(answers.glob("*"))) > files // 3, 100)
        assert asking.poll() is None, (place / "validate.log").read_text()
        cpu = {killed: seconds_of_cpu(at[killed].pid) - before[killed]}
        os.killpg(at[killed].pid, signal.SIGKILL)
        assert asking.wait(timeout=60 * PATIENCE) == 0, (place / "validate.log").read_text()
        took = time.monotonic() - began
        cpu |= {address: seconds_of_cpu(one.pid) - before[address] for address, one in at.items() if address != killed}
    figures = (place / "validate.log").read_text(encoding="utf-8").splitlines()[-FIGURES:]
    lines = (json.loads(line) for part in sorted(answers.iterdir()) for line in part.read_text("utf-8").splitlines())
    return Judged(figures, took, cpu, killed, [line["id"] for line in lines])


def _end(process: subprocess.Popen[bytes]) -> None:
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def _until(true: Callable[[], bool], times: int = 1) -> None:
    end = time.monotonic() + times * PATIENCE
    while not true():
        assert time.monotonic() < end, "not in time"
        time.sleep(0.02)


def compared(
    place: Path, many: int, workers: int, in_a_file: int = IN_A_FILE, *, stopped: bool = False
) -> tuple[Judged, float]:
    """What a cluster made of so many hands, and the seconds that one process took; both say the same of them."""
    files = write(place / "hands", many, in_a_file)
    began = time.monotonic()
    alone = by_one_process(place / "hands", place / "results.ndjson")
    took = time.monotonic() - began
    judged = by_dask(place / "hands", place, len(files), workers, stopped=stopped)
    assert [line.split() for line in judged.figures] == [line.split() for line in alone]
    assert sorted(judged.ids, key=int) == [str(number) for number in range(many)]
    return judged, took


def main() -> None:
    """Judge the hands both ways, and print the figures."""
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--hands", type=int, default=100_000)
    ask.add_argument("--workers", type=int, default=3)
    asked = ask.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        judged, alone = compared(Path(folder), asked.hands, asked.workers)
    print("real hands" if SHARED.exists() else "the hands of the examples, again and again: no others are here")
    print("\n".join(judged.figures))
    print(f"\none process: {alone:.0f} s, {asked.hands / alone:,.0f} hands a second, its start and results included")
    print(
        f"{asked.workers} workers, one killed when a third was done: {judged.seconds:.0f} s, "
        f"{asked.hands / judged.seconds:,.0f} hands a second; each hand answered once, the figures the same"
    )
    for address, cpu in judged.cpu.items():
        print(f"  {address}: {cpu:.1f} s of CPU{', then killed' if address == judged.killed else ''}")
    print(f"  {asked.hands / sum(judged.cpu.values()):,.0f} hands for each second of CPU, with what was judged twice")


if __name__ == "__main__":
    main()
