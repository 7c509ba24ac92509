"""A real gunicorn on a free port."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
PATIENCE: Final = 60.0
"""Seconds after which something hangs, however much else the machine has to do."""
LONG: Final = 5 * PATIENCE
"""The same for much at once: a socket's timeout is for all of a `sendall`."""
UNHURRIED: Final = {"SHED_MS": "3600000"}
"""What keeps a server from turning anybody away because the machine is busy with something else."""
NO_CUT: Final = {"GUNICORN_CMD_ARGS": f"--graceful-timeout {10 * PATIENCE:.0f}"}
"""What keeps a server from ending before it is done: who ends within PATIENCE has waited for nobody."""


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """One gunicorn master and its workers."""

    def __init__(self, log: Path, **environment: str) -> None:
        self.port = free_port()
        self.log = log
        with log.open("wb") as out:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "gunicorn", "-c", "deploy/gunicorn.conf.py", "service.wsgi:app"],
                cwd=ROOT,
                env=os.environ | UNHURRIED | {"PORT": str(self.port), "WORKERS": "2"} | environment,
                stdout=out,
                stderr=subprocess.STDOUT,
            )
        self._wait_until_it_answers()

    def _wait_until_it_answers(self) -> None:
        until = time.monotonic() + PATIENCE
        while self.process.poll() is None and time.monotonic() < until:
            try:
                if b" 200 " in self.raw(b"GET /readyz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"):
                    return
            except OSError:
                time.sleep(0.05)
        self.process.kill()
        self.process.wait(timeout=PATIENCE)
        raise RuntimeError(f"no answer: {self.log.read_text()}")

    def connect(self) -> socket.socket:
        """A connection to it."""
        return socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE)

    def raw(self, request: bytes) -> bytes:
        """Everything that comes back for these bytes until the server closes."""
        with self.connect() as line:
            line.sendall(request)
            answer = b""
            while part := line.recv(65536):
                answer += part
            return answer

    def metrics(self) -> dict[str, float]:
        """What it has counted: each series by its name and labels."""
        answer = self.raw(b"GET /metrics HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").decode()
        lines = answer.partition("\r\n\r\n")[2].splitlines()
        return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines if line[:1] != "#")}

    def stop(self) -> int:
        """Ask it to stop, and wait."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=PATIENCE)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests that leave it as it was."""
    running = Server(tmp_path_factory.mktemp("live") / "log")
    yield running
    running.stop()
