"""A real gunicorn on a free port, and how to ask it."""

import http.client
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import IO, Final

from tests.support.requests import GOOD

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
    return free_ports(1)[0]


def free_ports(many: int) -> list[int]:
    """Ports that nobody listens on, no two of them the same."""
    with ExitStack() as held:
        probes = [held.enter_context(socket.socket()) for _ in range(many)]
        for probe in probes:
            probe.bind(("127.0.0.1", 0))
        return [int(probe.getsockname()[1]) for probe in probes]


COMMAND: Final = (sys.executable, "-m", "gunicorn", "-c", "deploy/gunicorn.conf.py", "service.wsgi:app")


def launch(
    out: int | IO[bytes], environment: Mapping[str, str], *within: str, group: bool = False
) -> subprocess.Popen[bytes]:
    """A gunicorn master that begins, if so in a group of its own; of one worker, unless it is told otherwise."""
    env = {**os.environ, "WORKERS": "1", **environment}
    command = (*within, *COMMAND)
    return subprocess.Popen(command, cwd=ROOT, env=env, stdout=out, stderr=subprocess.STDOUT, start_new_session=group)


@contextmanager
def launched(out: int | IO[bytes], **environment: str) -> Iterator[subprocess.Popen[bytes]]:
    """The same, which is asked to stop at the end, and does."""
    process = launch(out, environment)
    try:
        yield process
    finally:
        process.terminate()
        assert process.wait(timeout=PATIENCE) == 0


def listens(connect: Callable[[], socket.socket]) -> bool:
    """Whether somebody takes a connection that is made so."""
    try:
        connect().close()
    except OSError:
        return False
    return True


def is_open(port: int) -> bool:
    """Whether somebody listens there."""
    return listens(lambda: socket.create_connection(("127.0.0.1", port), PATIENCE))


def children(process: int) -> list[int]:
    """The ids of those that it has started."""
    return [int(one) for one in Path(f"/proc/{process}/task/{process}/children").read_text(encoding="ascii").split()]


class Server:
    """One gunicorn master and its workers, all of which are there."""

    def __init__(self, log: Path, **environment: str) -> None:
        self.port = int(environment.get("PORT") or free_port())
        self.log = log
        log.unlink(missing_ok=True)
        with log.open("ab") as out:  # appended to, so that who reads it may empty it
            its = UNHURRIED | {"PORT": str(self.port), "WORKERS": "2"} | environment
            self.process = launch(out, its)
        self._wait_until_it_answers(int(its["WORKERS"]))

    def _wait_until_it_answers(self, workers: int) -> None:
        until = time.monotonic() + PATIENCE
        while self.process.poll() is None and time.monotonic() < until:
            try:
                ready = self.raw(b"GET /readyz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
                if b" 200 " in ready and (workers == 1 or len(children(self.process.pid)) == workers):
                    return
            except OSError:
                pass
            time.sleep(0.02)
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


BODY = json.dumps(GOOD).encode()
HEAD = b"POST /v1/decisions HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"


def exchange(port: int, method: str, path: str, body: bytes | None = None, **headers: str) -> tuple[int, bytes]:
    """The status and the body of an answer, by a connection of its own."""
    with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)) as line:
        line.request(method, path, body, headers)
        answer = line.getresponse()
        return answer.status, answer.read()


def post(server: Server, body: bytes = BODY, **headers: str) -> tuple[int, bytes]:
    """One decision asked for."""
    return exchange(server.port, "POST", "/v1/decisions", body, **{"Content-Type": "application/json"} | headers)


def status(server: Server, secret: str) -> int:
    """That of a decision asked for with a key."""
    return post(server, Authorization=f"Bearer {secret}")[0]


CLOSING = b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"


def start(tmp_path: Path, **environment: str) -> tuple[int, str]:
    """The exit code and the log of a server that is not expected to start."""
    log = tmp_path / "log"
    env = os.environ | {"PORT": str(free_port()), "WORKERS": "1"} | environment
    with log.open("wb") as out:
        told = subprocess.run(
            COMMAND, cwd=ROOT, env=env, stdout=out, stderr=subprocess.STDOUT, timeout=PATIENCE, check=False
        )
    return told.returncode, log.read_text()


@contextmanager
def served(log: Path, **environment: str) -> Iterator[Server]:
    """A server of one worker; nothing it wrote is a bug, or no JSON."""
    server = Server(log, WORKERS="1", **environment)
    try:
        yield server
    finally:
        assert server.stop() == 0
    lines = [json.loads(one) for one in log.read_text(encoding="utf-8").splitlines()]
    assert [one for one in lines if one["level"] in ("error", "critical")] == []
