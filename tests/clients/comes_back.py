"""A table that plays at a service which is killed in the middle, and comes back."""

import os
import re
import signal
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

from tests.live.processes import kill, workers
from tests.support.server import LONG, Server
from tests.support.waiting import until

HANDS: Final = 40
PAGE: Final = 4096
"""Bytes that a table may print before they are read: so it is far from its end when the service is killed."""


def played_on(*command: str | Path, cwd: Path, log: Path) -> None:
    """A table that is told an address and HANDS plays them all, though its service is killed in the third."""
    servers = [Server(log, WORKERS="1")]
    told = (*command, f"http://127.0.0.1:{servers[0].port}", str(HANDS))
    lines: list[str] = []
    try:
        with (
            ThreadPoolExecutor(1) as beside,
            subprocess.Popen(told, cwd=cwd, stdout=subprocess.PIPE, text=True, pipesize=PAGE) as program,
        ):
            assert program.stdout
            for line in program.stdout:
                lines.append(line.rstrip())
                if line == "Hand 3\n":
                    killed = beside.submit(_kill_and_start, servers, log)
            assert program.wait(LONG) == 0
            killed.result()
    finally:
        servers[-1].stop()
    assert sum(line.startswith("Hand ") for line in lines) == HANDS
    assert re.match(rf"{HANDS} played: {{ ?'?1'?[:=]", lines[-1])


def _kill_and_start(servers: list[Server], log: Path) -> None:
    """Kill the server when it has a question that it has not answered; another one in its place."""
    [server] = servers
    for one in [server.process.pid, *workers(server)]:
        os.kill(one, signal.SIGSTOP)
    until(lambda: _is_asked(server.port))
    kill(server)
    servers.append(Server(log, PORT=str(server.port), WORKERS="1"))


def _is_asked(port: int) -> bool:
    """Whether bytes wait there to be read."""
    rows = [row.split() for row in Path("/proc/net/tcp").read_text(encoding="ascii").splitlines()[1:]]
    return any(int(row[1][-4:], 16) == port and row[3] == "01" and row[4][-8:] != "0" * 8 for row in rows)
