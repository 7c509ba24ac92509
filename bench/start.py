"""From the exec to the first 200 of /readyz."""

import os
import socket
import time
from pathlib import Path
from typing import Final

from bench import load
from bench.plan import Plan
from bench.rows import Row, Section, at_most
from bench.servers import Server

_GOAL: Final = at_most(2)
_READY: Final = b"GET /readyz HTTP/1.1\r\nHost: bench\r\nConnection: close\r\n\r\n"
_STEP: Final = 0.005
_TICKS: Final = os.sysconf("SC_CLK_TCK")


def start(plan: Plan) -> Section:
    """How long a start takes, one at a time, with one worker; and how much of that the processor works for it."""
    took, worked = [], []
    for _ in range(1 if plan.short else max(plan.rounds, 10)):
        began = time.perf_counter()
        server = Server("service", plan.cores)
        try:
            while not _is_ready(server):
                if server.process.poll() is not None:
                    raise load.LoadError("the service does not start")
                time.sleep(_STEP)
            took.append(time.perf_counter() - began)
            worked.append(sum(_seconds(one) for one in {server.process.pid, server.worker()}))
        finally:
            server.stop()
    section = Section("From exec to ready, one worker")
    section.rows = [Row("exec to the first 200 of /readyz", took, "s", _GOAL), Row("processor time in it", worked, "s")]
    section.notes = ["On a busy machine the first is longer than the second: what is between them is waiting."]
    return section


def _is_ready(server: Server) -> bool:
    try:
        with socket.create_connection(("127.0.0.1", server.port), timeout=30) as line:
            line.sendall(_READY)
            return line.recv(4096).startswith(b"HTTP/1.1 200 ")
    except OSError:
        return False


def _seconds(process: int) -> float:
    """The processor time of a process so far."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICKS
