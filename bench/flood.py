"""What callers who ask for the largest answers can do to a worker's memory, and to callers beside them."""

import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Thread
from typing import Final

from bench import load
from bench.cores import Cores
from bench.plan import Plan
from bench.rows import Row, Section, at_most
from bench.servers import KINDS, ROOT, Kind, Server, running

_CALLERS: Final = 200
_SECONDS: Final = 20.0
_RATE: Final = 100.0
_SETTLE: Final = 1.0
_LOOK: Final = 0.02
_RSS: Final = re.compile(r"^VmRSS:\s+(\d+) kB", re.MULTILINE)
_TWO: Final = "service, two workers"
_ANY: Final = Cores(None, None)
"""As a pod has them: a core for each worker, and none left for those who ask."""


def flood(plan: Plan) -> Section:
    """Two workers' memory, and p99 of others, among callers who ask for the largest round and read it or do not."""
    KINDS[_TWO] = Kind(KINDS["service"].command, KINDS["service"].right, (("WORKERS", "2"),))
    callers = 10 if plan.short else _CALLERS
    section = Section(f"{callers} callers who ask for a round of 23 seats and 1,000 raises, compared; two workers")
    for kind in ("read", "read and ask again at once", "never read"):
        with plan.unpinned(), running(_ANY, _TWO) as servers:
            server = servers[_TWO]
            time.sleep(_SETTLE)
            before = _mib(server)
            with _watched(server) as most, _flooding(server, callers, kind):
                time.sleep(0 if plan.short else _SETTLE)
                stream = load.Stream(rate=_RATE, seconds=plan.seconds(_SECONDS), connections=16, seed=1, spin=False)
                waits = load.open_loop(server.port, server.decision, stream)
        section.rows += [
            Row(f"they {kind}: both workers at most, together", [max(most)], "MiB", at_most(200)),
            Row(f"they {kind}: that is more than before by", [max(most) - before], "MiB"),
            Row(f"they {kind}: p99 of others", [load.percentile(waits, 0.99) * 1000], "ms", at_most(100)),
        ]
    return section


@contextmanager
def _flooding(server: Server, callers: int, kind: str) -> Iterator[None]:
    command = [sys.executable, "-m", "bench.flood_callers", str(server.port), str(callers), kind]
    process = subprocess.Popen(command, cwd=ROOT)
    try:
        yield
    finally:
        process.kill()
        process.wait()


@contextmanager
def _watched(server: Server) -> Iterator[list[float]]:
    found, over = [0.0], Event()

    def look() -> None:
        while not over.wait(_LOOK):
            found[0] = max(found[0], _mib(server))

    watcher = Thread(target=look)
    watcher.start()
    try:
        yield found
    finally:
        over.set()
        watcher.join()


def _mib(server: Server) -> float:
    """What all workers hold together, VmRSS."""
    here = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
    found = 0
    for child in here:
        match = _RSS.search(Path(f"/proc/{child}/status").read_text(encoding="ascii"))
        found += int(match[1]) if match else 0
    return found / 1024
