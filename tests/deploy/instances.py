"""Instances that are stopped and started again at their ports, as a host's service manager does it."""

import os
import signal
import socket
import time
from pathlib import Path

from tests.live.processes import workers
from tests.live.wire import get
from tests.support.server import PATIENCE, UNHURRIED, Server, free_port, launch
from tests.support.waiting import until

READY = get(b"/readyz", b"Connection: close")


class Instance(Server):
    """One place where a server runs, one after the other; `within` is a command that runs it elsewhere."""

    def __init__(self, log: Path, *within: str, **environment: str) -> None:
        self.port = int(environment.get("PORT") or free_port())
        self.log, self._within = log, within
        self._environment = UNHURRIED | {"PORT": str(self.port), "WORKERS": "1", "DRAIN_SECONDS": "1"} | environment
        self.begin()

    @property
    def address(self) -> str:
        """Where it listens."""
        return f"{self._environment.get('HOST', '127.0.0.1')}:{self.port}"

    def connect(self) -> socket.socket:
        """A connection to it."""
        host, _, port = self.address.rpartition(":")
        return socket.create_connection((host, int(port)), timeout=PATIENCE)

    def begin(self) -> None:
        """Start, and do not wait."""
        with self.log.open("ab") as out:
            self.process = launch(out, self._environment, *self._within, group=True)

    def ready(self) -> bool:
        """Whether it is. Raises AssertionError if it has ended."""
        assert self.process.poll() is None, self.log.read_text()
        try:
            return self.raw(READY).startswith(b"HTTP/1.1 200 ")
        except OSError:
            return False

    def restart(self) -> float:
        """SIGTERM, the exit, a start, ready; the seconds from start to ready."""
        assert self.stop() == 0
        began = time.monotonic()
        self.begin()
        until(self.ready)
        return time.monotonic() - began

    def crash(self) -> None:
        """End all of its processes, in the middle of whatever they do, and start again."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.begin()
        until(self.ready)

    def reload(self) -> None:
        """SIGHUP, and wait for other workers to be all there are."""
        old = set(workers(self))
        self.process.send_signal(signal.SIGHUP)
        until(lambda: bool(now := set(workers(self))) and not now & old and self.ready())

    def clear(self) -> None:
        """Leave nothing of it behind."""
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
