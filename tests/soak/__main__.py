"""Two real servers asked for an hour: python -m tests.soak [--seconds 3600] [--seed 1] [--keep FOLDER].

Both are asked the same: every endpoint, streams, and what is to be refused. In each turn of a minute the logs of both
are rotated, and one of them is reloaded (SIGHUP). That gives it new workers: they are compared at the same age, at the
end of a turn, and what is gathered is its master's. The other is left alone: its workers live for the hour, and what
they gather stays; for less than twenty minutes it is left out. At the end each decision log is replayed.
"""

import argparse
import gzip
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import asdict
from functools import partial
from pathlib import Path
from random import Random
from threading import Event
from typing import Any, Final

from bench.rows import as_text
from tests.live.processes import held, running, workers
from tests.soak.callers import HOUSE_BOOK, SLOW_SECONDS, Told, Turn
from tests.soak.flat import JUDGED, Sample, judge, sample
from tests.support.rulebooks import HOUSE
from tests.support.server import ROOT, Server
from tests.support.waiting import meanwhile, until

RATE: Final = 40.0
"""Requests a second to each server, about: a soak is to show what is left behind, not how much can be borne."""
CALLERS: Final = (Turn.asks_all, Turn.asks_all, Turn.asks_all, Turn.streams, Turn.refused, Turn.is_slow)
LONGEST_TURN: Final = 60.0
WRITTEN: Final = "floorman_decision_log_written_total"
DROPPED: Final = "floorman_decision_log_dropped_total"
STALE: Final = "floorman_rulebook_reload_failed"
MOST_SHOWN: Final = 20


class Soaked:
    """One of the two servers, its folder, and what was seen of it."""

    def __init__(self, name: str, folder: Path, server: Server) -> None:
        self.name, self.folder, self.server = name, folder, server
        self.samples: list[Sample] = []
        self.faults: list[str] = []

    def rotate(self, number: int) -> None:
        """Move the decision log away, as logrotate does, and pack the one before; empty the log after reading it."""
        current = self.folder / "decisions"
        if current.exists():
            current.rename(self.folder / f"decisions.{number}")
        before = self.folder / f"decisions.{number - 1}"
        if before.exists():
            with before.open("rb") as plain, gzip.open(f"{before}.gz", "wb", compresslevel=1) as packed:
                shutil.copyfileobj(plain, packed)
            before.unlink()
        self.read_log()

    def read_log(self) -> None:
        """Look for what the log should not say, and begin it anew (as logrotate's copytruncate)."""
        lines = self.server.log.read_bytes().splitlines()
        os.truncate(self.server.log, 0)
        for one in lines:
            try:
                said = json.loads(one)
            except ValueError:
                self.faults.append(f"no JSON in the log: {one[:300]!r}")
                continue
            if said["level"] in {"error", "critical"} or said.get("event") == "decision_log_dropped":
                self.faults.append(f"the log says {one[:1000]!r}")

    def reload(self) -> None:
        """Have everything read again that SIGHUP reads, and wait for the new workers, and the end of the old ones."""
        old = set(workers(self.server))
        self.server.process.send_signal(signal.SIGHUP)
        until(lambda: len(new := workers(self.server)) == len(old) and not old & set(new))

    def look(self) -> Sample:
        """Note what it holds, as soon as it has let go of who was connected."""
        counts: list[list[int]] = []

        def still() -> bool:
            counts.append([held(one).files for one in workers(self.server)])
            time.sleep(0.5)
            return len(counts) > 3 and counts[-1] == counts[-2] == counts[-3]

        until(still)
        self.samples.append(sample(self.server))
        return self.samples[-1]

    def ends(self, rulebooks: Path) -> dict[str, Any]:
        """Its counts, stopped; then what the replay of all it has recorded says."""
        until((self.folder / "decisions").exists)
        counts = self.server.metrics()
        if counts[DROPPED] or counts.get(STALE):
            self.faults.append(f"dropped {counts[DROPPED]}, stale {counts.get(STALE)}")
        if (code := self.server.stop()) != 0:
            self.faults.append(f"it ended with {code}")
        self.read_log()
        left = [str(one) for one in (self.folder / "tmp").iterdir()]
        if left:
            self.faults.append(f"temporary files are left: {left[:5]}")
        command = [sys.executable, "-m", "service", "replay", "--json", "--jobs", "2"]
        logs = sorted(map(str, self.folder.glob("decisions*")))
        env = os.environ | {"RULEBOOKS_DIR": str(rulebooks)}
        replay = subprocess.run([*command, *logs], cwd=ROOT, env=env, capture_output=True, check=False)
        found: dict[str, Any] = json.loads(replay.stdout)
        if replay.returncode or found["changed"] or found["unread"]["lines"] or not found["replayed"]:
            self.faults.append(f"the replay ended with {replay.returncode}: {replay.stdout[:2000]!r}")
        if found["replayed"] < counts[WRITTEN]:
            self.faults.append(f"{counts[WRITTEN]:.0f} lines were written, and {found['replayed']} found")
        return found


@contextmanager
def soaked(name: str, folder: Path, rulebooks: Path) -> Iterator[Soaked]:
    """A server with two workers that does all that it can be set to do without others."""
    (folder / name / "tmp").mkdir(parents=True)
    with running(
        folder / name / "log",
        DECISION_LOG=str(folder / name / "decisions"),
        RULEBOOKS_DIR=str(rulebooks),
        RATE_LIMIT="999999999/minute",
        HEAD_SECONDS=str(SLOW_SECONDS),
        BODY_SECONDS=str(SLOW_SECONDS),
        TMPDIR=str(folder / name / "tmp"),
    ) as server:
        yield Soaked(name, folder / name, server)


def turn(servers: list[Soaked], told: Told, number: int, seed: int, seconds: float, book: Path) -> None:
    """Ask both for so long, and longer if the reload takes longer; a quarter in, rotate, and reload the first."""
    pause = CALLERS.count(Turn.asks_all) / RATE
    until_then = time.monotonic() + seconds

    def ask(one: Soaked, place: int, over: Event) -> None:
        CALLERS[place](Turn(one.server, told, Random(f"{seed} {number} {place}"), over, pause, seconds / 2))

    with meanwhile(*(partial(ask, one, place) for one in servers for place in range(len(CALLERS)))):
        time.sleep(seconds / 4)
        book.write_text(f"{HOUSE}# read again {number} times\n", encoding="utf-8")
        for one in servers:
            one.rotate(number)
        servers[0].reload()
        time.sleep(max(0.0, until_then - time.monotonic()))


def main() -> int:
    """Soak, tell each turn, and be 0 if nothing grew, was wrong, was lost or was ruled otherwise."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--seconds", type=float, default=3600, help="how long (3600)")
    options.add_argument("--seed", type=int, default=1, help="the same seed asks the same (1)")
    options.add_argument("--keep", type=Path, help="an empty folder for the logs (one that is removed)")
    wanted = options.parse_args()
    turns = max(2, round(wanted.seconds / LONGEST_TURN))
    began = time.monotonic()
    with ExitStack() as stack:
        folder = wanted.keep or Path(stack.enter_context(tempfile.TemporaryDirectory()))
        book = folder / "rulebooks" / f"{HOUSE_BOOK}.toml"
        book.parent.mkdir(parents=True)
        book.write_text(HOUSE, encoding="utf-8")
        names = ("reloaded each turn", "left alone")[: 1 if turns < JUDGED else 2]
        servers = [stack.enter_context(soaked(name, folder, book.parent)) for name in names]
        told = Told()
        for number in range(1, turns + 1):
            turn(servers, told, number, wanted.seed, wanted.seconds / turns, book)
            for one in servers:
                seen = {name: round(value, 1) for name, value in asdict(one.look()).items()}
                at = round(time.monotonic() - began)
                print(json.dumps({"seconds": at, "turn": number, "server": one.name, **seen}), flush=True)
        replayed = {one.name: one.ends(book.parent)["replayed"] for one in servers}
    flat = [judge(one.name, one.samples) for one in servers]
    for section, _ in flat:
        print(as_text(section, judged=True))
    print(f"\n{told.answers.total():,} answers: {dict(sorted(told.answers.items()))}")
    print(f"replayed: {replayed}")
    faults = [*told.wrong, *(f"{one.name}: {fault}" for one in servers for fault in one.faults)]
    print(f"{len(faults)} wrong")
    for fault in faults[:MOST_SHOWN]:
        print(f"  {fault}")
    return 0 if not faults and all(is_flat for _, is_flat in flat) else 1


if __name__ == "__main__":
    sys.exit(main())
