"""A Redis or a memcached of a test's own."""

import os
import shutil
import signal
import subprocess
from pathlib import Path
from typing import Final

import pytest

from tests.support.server import PATIENCE, free_port, is_open
from tests.support.waiting import until

PROGRAMS: Final = {"redis": "redis-server", "memcached": "memcached"}


class Storage:
    """One server of this kind; a test that wants one where none is installed is skipped, which CI does not forgive."""

    def __init__(self, kind: str, folder: Path, port: int | None = None) -> None:
        self._program = shutil.which(PROGRAMS[kind])
        if self._program is None:
            pytest.skip(f"{PROGRAMS[kind]} is not installed: rates in it are NOT TRIED")
        self._kind, self._folder = kind, folder
        self.port = port or free_port()
        self.uri = f"{kind}://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        """Start it, empty, and wait until it listens."""
        port = str(self.port)
        redis = [self._program, "--port", port, "--save", "", "--bind", "127.0.0.1", "--dir", str(self._folder)]
        memcached = [self._program, "-l", "127.0.0.1", "-p", port, "-U", "0"]
        if os.geteuid() == 0:
            memcached += ["-u", "root"]  # it asks for it
        self.process = subprocess.Popen(
            [str(part) for part in (redis if self._kind == "redis" else memcached)], stdout=subprocess.DEVNULL
        )
        until(lambda: is_open(self.port))

    def kill(self) -> None:
        """End it at once."""
        self.process.send_signal(signal.SIGCONT)
        self.process.kill()
        self.process.wait(timeout=PATIENCE)

    def stand_still(self) -> None:
        """Let it hold its connections, and say nothing."""
        self.process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        """Let it answer what it was asked meanwhile."""
        self.process.send_signal(signal.SIGCONT)
