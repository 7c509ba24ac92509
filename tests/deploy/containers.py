"""Containers of the image, each gone when its test is over."""

import http.client
import json
import os
import subprocess
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from tests.deploy.programs import need_docker
from tests.support.server import PATIENCE

ROOT: Final = Path(__file__).parents[2]
USER: Final = "65532:65532"
MEMORY: Final = 256 * 2**20
HARDENED: Final = (
    *("--read-only", "--tmpfs", "/tmp"),  # noqa: S108  # a folder in the container
    *("--cap-drop", "ALL", "--security-opt", "no-new-privileges", "--user", USER),
    *("--memory", str(MEMORY), "--memory-swap", str(MEMORY), "--pids-limit", "64"),
)


def docker(*command: str, code: int | None = 0) -> str:
    """What a docker command says, both ways; `code` is how it must end, None for anyhow."""
    told = subprocess.run(
        [need_docker(), *command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False, timeout=600
    )
    assert code is None or told.returncode == code, f"docker {' '.join(command)}: {told.returncode}\n{told.stdout}"
    return told.stdout


class Container:
    """One that runs."""

    def __init__(self, id: str) -> None:
        self.id = id

    def inspect(self) -> dict[str, Any]:
        """All that the daemon knows of it."""
        found: dict[str, Any] = json.loads(docker("container", "inspect", self.id))[0]
        return found

    def state(self) -> dict[str, Any]:
        """Whether it runs, how it ended, its health."""
        found: dict[str, Any] = self.inspect()["State"]
        return found

    def port(self, inside: int = 8000) -> int:
        """Where its port is to be found on loopback."""
        return int(docker("port", self.id, str(inside)).splitlines()[0].rpartition(":")[2])

    def log(self) -> str:
        """What it has said."""
        return docker("logs", self.id)

    def python(self, program: str, *options: str) -> str:
        """What a Python program says that is run in it."""
        return docker("exec", *options, self.id, "python", "-c", program)

    def ask(self, path: str, body: object = None, **headers: str) -> tuple[int, Any]:
        """The status and what came back of a GET, or of a POST of this."""
        line = http.client.HTTPConnection("127.0.0.1", self.port(), timeout=PATIENCE)
        try:
            if body is None:
                line.request("GET", path, headers=headers)
            else:
                line.request("POST", path, json.dumps(body), {"Content-Type": "application/json", **headers})
            answer = line.getresponse()
            return answer.status, json.loads(answer.read())
        finally:
            line.close()

    def ready(self) -> "Container":
        """Wait until it is."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            assert self.state()["Running"], self.log()
            try:
                if self.ask("/readyz")[0] == 200:
                    return self
            except OSError:
                time.sleep(0.05)
        raise AssertionError(f"not ready within a minute: {self.log()}")


@contextmanager
def network() -> Iterator[str]:
    """A network of a test's own."""
    name = f"floorman-{os.getpid()}-{uuid.uuid4().hex[:8]}"
    docker("network", "create", name)
    try:
        yield name
    finally:
        docker("network", "rm", name, code=None)


@contextmanager
def running(image: str, *options: str, command: tuple[str, ...] = ()) -> Iterator[Container]:
    """A container for as long as it is wanted."""
    container = Container(docker("run", "--detach", *options, image, *command).split()[-1])
    try:
        yield container
    finally:
        docker("rm", "--force", "--volumes", container.id)
