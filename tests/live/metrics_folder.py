"""Where workers share their numbers, and whether answers are the same without it."""

from http.client import HTTPConnection
from pathlib import Path
from typing import Final

from tests.live.processes import workers
from tests.support.server import BODY, PATIENCE, Server

TYPED: Final = {"Content-Type": "application/json"}


def answers(port: int, times: int) -> set[tuple[int, bytes]]:
    """What is said to a good request, a bad one and one that names its encoding, so many times."""
    told = set()
    for _ in range(times):
        line = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
        for body, kind in ((BODY, {}), (b"{", {}), (BODY, {"Content-Encoding": "identity"})):
            line.request("POST", "/v1/decisions", body, {**TYPED, **kind, "X-Request-Id": "same"})
            answer = line.getresponse()
            told.add((answer.status, answer.read()))
        line.close()
    return told


def folder_of(server: Server) -> Path:
    """Where the workers share their numbers."""
    maps = Path(f"/proc/{workers(server)[0]}/maps").read_text(encoding="ascii")
    return Path(next(row.split()[-1] for row in maps.splitlines() if "floorman-metrics-" in row)).parent
