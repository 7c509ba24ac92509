"""What Linux tells of a server's processes."""

import os
import re
import signal
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from service.key_file import LOOK_SECONDS
from tests.support.server import PATIENCE, Server, children, exchange

_RSS: Final = re.compile(r"^VmRSS:\s+(\d+) kB", re.MULTILINE)
_PSS: Final = re.compile(r"^Pss:\s+(\d+) kB", re.MULTILINE)


@contextmanager
def running(log: Path, **environment: str) -> Iterator[Server]:
    """A server that is gone afterwards, whatever comes; stopped, if nobody else has stopped it."""
    server = Server(log, **environment)
    try:
        yield server
        if server.process.poll() is None:
            assert server.stop() == 0
    finally:
        if server.process.poll() is None:
            server.process.kill()
            server.process.wait()


def workers(server: Server) -> list[int]:
    """The ids of its workers."""
    return children(server.process.pid)


def kill(server: Server) -> None:
    """End it at once, and its workers, which would answer for a moment longer."""
    for one in [server.process.pid, *workers(server)]:
        os.kill(one, signal.SIGKILL)
    server.process.wait(PATIENCE)


def worker_of(server: Server, caller: socket.socket) -> int:
    """The id of the worker that holds the other end."""
    mine, theirs = caller.getsockname()[1], caller.getpeername()[1]
    rows = [row.split() for row in Path("/proc/net/tcp").read_text(encoding="ascii").splitlines()[1:]]
    ends = {(int(row[1][-4:], 16), int(row[2][-4:], 16)): row[9] for row in rows}
    wanted = f"socket:[{ends[theirs, mine]}]"
    return next(one for one in workers(server) if wanted in _files(one))


def is_held(server: Server, caller: socket.socket) -> bool:
    """Whether a worker holds the other end."""
    try:
        worker_of(server, caller)
    except (KeyError, StopIteration):
        return False
    return True


def _files(process: int) -> list[str]:
    found = []
    for one in Path(f"/proc/{process}/fd").iterdir():
        try:
            found.append(str(one.readlink()))
        except FileNotFoundError:  # closed since
            continue
    return found


@dataclass(frozen=True, slots=True)
class Held:
    """What a process holds."""

    files: int
    threads: int
    mib: float
    pss_mib: float
    """Of what it shares with other processes, its part."""


def held(process: int) -> Held:
    """What it holds now."""
    rss = _RSS.search(Path(f"/proc/{process}/status").read_text(encoding="ascii"))
    pss = _PSS.search(Path(f"/proc/{process}/smaps_rollup").read_text(encoding="ascii"))
    assert rss
    assert pss
    threads = len(list(Path(f"/proc/{process}/task").iterdir()))
    return Held(len(_files(process)), threads, int(rss[1]) / 1024, int(pss[1]) / 1024)


def readiness(server: Server) -> int:
    """The status of /readyz."""
    return exchange(server.port, "GET", "/readyz")[0]


def scraped(port: int) -> dict[str, float]:
    """What is told at the port for metrics, by one that may still start."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            status, told = exchange(port, "GET", "/metrics")
            assert status == 200
            rows = told.decode().splitlines()
            return {name: float(value) for name, _, value in (row.rpartition(" ") for row in rows if row[:1] != "#")}
        except OSError:
            time.sleep(0.05)
    raise AssertionError("nobody tells metrics")


def change_keys(path: Path, text: str) -> None:
    """Write a key file, and wait until whoever asks is told by what it says now."""
    path.write_text(text)
    time.sleep(LOOK_SECONDS + 0.2)
