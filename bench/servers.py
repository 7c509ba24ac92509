"""The servers that are measured: each one worker, on the measured core."""

import http.client
import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, Final

from bench import bodies, load
from bench.cores import Cores

ROOT: Final = Path(__file__).parents[1]
DECISIONS: Final = "/v1/decisions"
BATCH: Final = "/v1/decisions/batch"
OPTIONS: Final = "/v1/options"
CONNECTIONS: Final = 16

_GUNICORN: Final = ("gunicorn", "-c")
_SERVICE: Final = (*_GUNICORN, "deploy/gunicorn.conf.py", "service.wsgi:app")
_PLAIN: Final = (*_GUNICORN, "bench/peers/gunicorn_plain.py")
_UVICORN: Final = ("uvicorn", "--no-access-log", "--log-level", "warning", "--port", "{port}")


@dataclass(frozen=True, slots=True)
class Kind:
    """How a server is started, what else its environment holds, and what it must say to the raise."""

    command: tuple[str, ...]
    right: Callable[[bytes], bool]
    environment: tuple[tuple[str, str], ...] = ()


def _json_says(**expected: Any) -> Callable[[bytes], bool]:
    return lambda answer: expected.items() <= json.loads(answer).items()


_ruled = _json_says(legal=True, ruling="accepted")
_kit_ruled = _json_says(legal=True, min_to=1000, max_to=8300)

KINDS: Final[dict[str, Kind]] = {
    "service": Kind(_SERVICE, _ruled),
    "service, no request log": Kind(_SERVICE, _ruled, (("LOG_LEVEL", "ERROR"),)),
    "bare Flask echo": Kind((*_PLAIN, "bench.peers.echo:app"), lambda answer: b"'to': 1800" in answer),
    "bare WSGI": Kind((*_PLAIN, "bench.peers.bare:app"), lambda answer: len(answer) == 600),
    "FastAPI + pydantic + PokerKit": Kind((*_UVICORN, "bench.peers.fastapi_pokerkit:threaded"), _kit_ruled),
    "FastAPI + pydantic + PokerKit, async": Kind((*_UVICORN, "bench.peers.fastapi_pokerkit:asynchronous"), _kit_ruled),
    "FastAPI + pydantic, constant": Kind(
        (*_UVICORN, "bench.peers.fastapi_constant:app"), lambda answer: len(answer) == 600
    ),
}


class Server:
    """One that runs."""

    def __init__(self, name: str, cores: Cores, out: int | IO[bytes] = subprocess.DEVNULL) -> None:
        kind = KINDS[name]
        self.name = name
        self.decision = load.request(DECISIONS, bodies.as_bytes(bodies.decision()))
        self._right = kind.right
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        environment = {**os.environ, "PYTHONWARNINGS": "ignore", "WORKERS": "1", "PORT": str(self.port)}
        for unwanted in ("LOG_LEVEL", "PROMETHEUS_MULTIPROC_DIR"):
            environment.pop(unwanted, None)
        command = [sys.executable, "-m", *(part.format(port=self.port) for part in kind.command)]
        with cores.on_measured():
            self.process = subprocess.Popen(command, cwd=ROOT, env=environment | dict(kind.environment), stdout=out)

    def wait(self) -> None:
        """Until it answers, and answers rightly. Raises LoadError if it does not."""
        for _ in range(600):
            if self.process.poll() is not None:
                break
            try:
                answer = self.ask(DECISIONS, bodies.decision())
            except OSError:
                time.sleep(0.05)
                continue
            if not self._right(answer):
                raise load.LoadError(f"{self.name} answers wrongly: {answer[:400].decode(errors='replace')}")
            return
        raise load.LoadError(f"{self.name} does not answer")

    def ask(self, path: str, body: bodies.Json) -> bytes:
        """One answer, slowly. Raises LoadError for any but a 200."""
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        try:
            line.request("POST", path, bodies.as_bytes(body), {"Content-Type": "application/json"})
            answer = line.getresponse()
            content = answer.read()
        finally:
            line.close()
        if answer.status != 200:
            raise load.LoadError(f"{self.name}: {answer.status} {content[:400].decode(errors='replace')}")
        return content

    def take(self, seconds: float) -> load.Taken:
        """Decisions for so long, as many as it can."""
        return load.closed_loop(self.port, [self.decision], CONNECTIONS, seconds)

    def worker(self) -> int:
        """The process that answers: gunicorn's child, or uvicorn itself."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return int(children[0]) if children else self.process.pid

    def stop(self) -> None:
        """Let it go."""
        self.process.terminate()
        try:
            self.process.wait(timeout=30)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


@contextmanager
def running(cores: Cores, *names: str, out: int | IO[bytes] = subprocess.DEVNULL) -> Iterator[dict[str, Server]]:
    """Those servers, each answering rightly; what they say goes to `out`."""
    with ExitStack() as stack:
        servers = {}
        for name in names:
            servers[name] = Server(name, cores, out)
            stack.callback(servers[name].stop)
        for server in servers.values():
            server.wait()
        yield servers
