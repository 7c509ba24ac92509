"""haproxy and nginx as deploy/ sets them up, in front of several instances."""

import os
import re
import signal
import socket
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from grp import getgrgid
from pathlib import Path
from pwd import getpwuid
from typing import Final

from tests.deploy.programs import need_program
from tests.live.nginx import Front, Listening, in_front_of
from tests.live.wire import CLOSING, get
from tests.support.server import PATIENCE, ROOT, Server, children, free_ports
from tests.support.waiting import until

FOLDER: Final = ROOT / "deploy" / "haproxy"
CHECKED_WITHIN: Final = "timeout check 3s "
BIND: Final = '    bind "${FLOORMAN_LISTEN}" backlog 4096\n'
NAMES: Final = ("one", "two", "three", "four", "five", "six", "seven", "eight")


class Haproxy(Server):
    """haproxy: what is asked of a server is asked of it."""

    def __init__(self, program: str, folder: Path, servers: str, conf: str) -> None:
        self.port, self.stats = free_ports(2)  # at the same one, haproxy would answer for both in turn
        self.log, self._servers = folder / "log", folder / "servers.cfg"
        self._servers.write_text(servers)
        (folder / "floorman.cfg").write_text(conf)
        here = {"FLOORMAN_LISTEN": f"127.0.0.1:{self.port}", "FLOORMAN_STATS": f"127.0.0.1:{self.stats}"}
        if os.getuid():  # only root may become another
            here |= {"FLOORMAN_USER": getpwuid(os.getuid()).pw_name, "FLOORMAN_GROUP": getgrgid(os.getgid()).gr_name}
        with self.log.open("wb") as out:
            self.process = subprocess.Popen(
                [program, "-W", "-f", str(folder / "floorman.cfg"), "-f", str(self._servers)],
                env=os.environ | here,
                stdout=out,
                stderr=subprocess.STDOUT,
            )

    def reload(self, *addresses: str) -> None:
        """Have it ask these instances from now on, and wait until it asks the last of them."""
        before = children(self.process.pid)
        self._servers.write_text(servers_at(*addresses))
        self.process.send_signal(signal.SIGUSR2)
        until(lambda: bool(set(children(self.process.pid)) - set(before)) and self._asks_just(len(addresses)))

    def _asks_just(self, many: int) -> bool:
        """Whether that is how many instances it is told of, and it asks the last of them."""
        try:
            told = self.told_aside()
        except OSError:
            return False
        named = {name for name in NAMES if _status(name) % 1 in told or _status(name) % 0 in told}
        return named == {*NAMES[:many]} and _status(NAMES[many - 1]) % 1 in told

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
        told, status = self.told_aside(), _status(server)
        assert (status % 0 in told) != (status % 1 in told)
        return status % 1 in told


def _status(server: str) -> bytes:
    """The line that says whether it asks this server, but for its 1 or 0."""
    return b'\nhaproxy_server_status{proxy="floorman_answers",server="%b",state="UP"} %%d\n' % server.encode()


def patient(conf: str) -> str:
    """Haproxy's configuration, but nobody is taken for gone who answers its checks late: the machine may be busy."""
    assert conf.count(CHECKED_WITHIN) == 1
    return conf.replace(CHECKED_WITHIN, f"timeout check {PATIENCE:.0f}s ")


def servers_at(*addresses: str) -> str:
    """deploy/haproxy/servers.cfg with these instances, eight at most."""
    text = (FOLDER / "servers.cfg").read_text(encoding="utf-8")
    assert text.count("    server one   127.0.0.1:8000 ") == 2

    def named(block: re.Match[str]) -> str:
        first = block[0].splitlines(keepends=True)[0]
        pairs = zip(NAMES, addresses, strict=False)
        return "".join(first.replace("one", name).replace("127.0.0.1:8000", address) for name, address in pairs)

    return re.sub(r"(?:^    server .*\n)+", named, text, flags=re.MULTILINE)


@contextmanager
def haproxy_in_front_of(folder: Path, *addresses: str, as_shipped: bool = False, more: str = "") -> Iterator[Haproxy]:
    """One haproxy for as long as it is wanted, patient unless it is to be `as_shipped`; skips where there is none.

    `more`: lines after the first `bind`.
    """
    program = need_program("haproxy")
    folder.mkdir()
    conf = (FOLDER / "floorman.cfg").read_text(encoding="utf-8").replace(BIND, BIND + more)
    assert BIND + more in conf
    front = Haproxy(program, folder, servers_at(*addresses), conf if as_shipped else patient(conf))
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
