"""haproxy and nginx as deploy/ sets them up, in front of several instances."""

import os
import socket
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tests.deploy.programs import need_program
from tests.live.nginx import Front, Listening, in_front_of
from tests.live.processes import until
from tests.live.wire import CLOSING, get
from tests.support.server import PATIENCE, ROOT, Server, free_port

FOLDER: Final = ROOT / "deploy" / "haproxy"
CHECKED_WITHIN: Final = "timeout check 1s "


class Haproxy(Server):
    """haproxy: what is asked of a server is asked of it."""

    def __init__(self, program: str, folder: Path, servers: str, **environment: str) -> None:
        self.port, self.stats = free_port(), free_port()
        self.log = folder / "log"
        (folder / "servers.cfg").write_text(servers)
        (folder / "floorman.cfg").write_text(patient((FOLDER / "floorman.cfg").read_text(encoding="utf-8")))
        here = {"FLOORMAN_LISTEN": f"127.0.0.1:{self.port}", "FLOORMAN_STATS": f"127.0.0.1:{self.stats}"}
        with self.log.open("wb") as out:
            self.process = subprocess.Popen(
                [program, "-db", "-f", str(folder / "floorman.cfg"), "-f", str(folder / "servers.cfg")],
                env=os.environ | here | environment,
                stdout=out,
                stderr=subprocess.STDOUT,
            )

    def answers(self) -> bool:
        """Whether a request gets through. Raises AssertionError if there is no haproxy any more."""
        assert self.process.poll() is None, self.log.read_text()
        try:
            return b" 200 " in self.raw(CLOSING)
        except OSError:
            return False

    def told_aside(self) -> bytes:
        """Its own numbers."""
        with socket.create_connection(("127.0.0.1", self.stats), timeout=PATIENCE) as caller:
            caller.sendall(get(b"/metrics", b"Connection: close"))
            with caller.makefile("rb") as coming:
                return coming.read()

    def takes(self, server: str) -> bool:
        """Whether it asks this server."""
        status = b'\nhaproxy_server_status{proxy="floorman_answers",server="%b",state="UP"} %d\n'
        told = self.told_aside()
        assert (status % (server.encode(), 0) in told) != (status % (server.encode(), 1) in told)
        return status % (server.encode(), 1) in told


def patient(conf: str) -> str:
    """Haproxy's configuration, but nobody is taken for gone who answers its checks late: the machine may be busy."""
    assert conf.count(CHECKED_WITHIN) == 1
    return conf.replace(CHECKED_WITHIN, f"timeout check {PATIENCE:.0f}s ")


def servers_at(*addresses: str) -> str:
    """deploy/haproxy/servers.cfg with these instances: the first of those that it names."""
    text = (FOLDER / "servers.cfg").read_text(encoding="utf-8")
    for place in range(3):
        told = f" 127.0.0.1:{8000 + place}"
        assert text.count(told) == 2
        if place < len(addresses):
            text = text.replace(told, f" {addresses[place]}")
        else:
            text = "".join(line for line in text.splitlines(keepends=True) if told not in line)
    return text


@contextmanager
def haproxy_in_front_of(folder: Path, *addresses: str) -> Iterator[Haproxy]:
    """One haproxy for as long as it is wanted; skips where there is none."""
    program = need_program("haproxy")
    folder.mkdir()
    front = Haproxy(program, folder, servers_at(*addresses))
    try:
        until(front.answers)
        yield front
    finally:
        front.process.terminate()
        front.process.wait()


@contextmanager
def nginx_in_front_of(folder: Path, servers: Sequence[Listening], port: int | None = None) -> Iterator[Front]:
    """One nginx with all of them in its `upstream`; skips where there is none."""
    need_program("nginx")
    first = f"server 127.0.0.1:{servers[0].port} max_fails=0;"
    others = " ".join(f"server 127.0.0.1:{one.port} max_fails=0;" for one in servers[1:])
    with in_front_of(servers[0], folder, (first, f"{first} {others}"), port=port) as front:
        yield front
