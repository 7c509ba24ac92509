"""Three instances behind a proxy, their rates in a Redis, each on its own disk; and all that can be done to them."""

import json
import os
import re
import shutil
import socket
import subprocess
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from service.key_file import Key, digest, new_secret, to_toml
from service.rate import Rate
from tests.chaos.links import Link, Links
from tests.chaos.questions import EDITIONS, HOUSE_ID
from tests.deploy.fronts import haproxy_in_front_of, nginx_in_front_of
from tests.deploy.instances import Instance
from tests.live.storages import Storage
from tests.live.wire import post, read_answer
from tests.support.server import BODY, Server
from tests.support.waiting import until

INSTANCES: Final = 3
WORKERS: Final = 2
GREEDY: Final = Rate(2, "second")
"""What one may ask of all three together who asks for more."""
DISK_MIB: Final = 1024
LIBRARY: Final = "libfaketime.so.1"
BENT: Final = INSTANCES - 1
"""The instance whose clock can be moved."""
DROPS: Final = ("-p", "tcp", "-m", "statistic", "--mode", "random", "--probability", "0.1", "-j", "DROP")


def ports() -> Iterator[int]:
    """Free ports below those that connections are given: an instance finds its own free when it starts again."""
    for port in range(20000 + os.getpid() % 8000, 32000):
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
        yield port


@dataclass(frozen=True, slots=True)
class Lossy:
    """From when to when an instance may have lost lines of its decision log."""

    instance: int
    began: float
    ended: float


class Place:
    """All of it, and what it was done to it."""

    def __init__(self, folder: Path, stack: ExitStack, seed: int, through: str = "nginx") -> None:
        self.folder, self.missing = folder, list[str]()
        """`missing`: what this machine lacks for some faults."""
        self.lossy: list[Lossy] = []
        self.torn: Counter[int] = Counter()
        """How many lines each instance may have torn, each by a process that was killed or a disk that was full."""
        free = ports()
        self.keys, self.books, self.clock = folder / "keys.toml", folder / "books", folder / "clock"
        self.secrets = {name: new_secret() for name in ("honest", "greedy", "guest")}
        self.books.mkdir()
        self.write_keys()
        self.write_book()
        self.set_clock(0)
        self.redis = Storage("redis", folder, next(free))
        stack.callback(self.redis.kill)
        self.to_redis = [Link(next(free), self.redis.port) for _ in range(INSTANCES)]
        self.to_instances = [Link(next(free), next(free)) for _ in range(INSTANCES)]
        stack.callback(Links(self.to_redis + self.to_instances, seed).close)
        self.metrics = [next(free) for _ in range(INSTANCES)]
        self.disks = [self._disk(number, stack) for number in range(INSTANCES)]
        self.instances = [self._instance(number, stack) for number in range(INSTANCES)]
        for one in self.instances:
            until(one.ready)
        self.front = stack.enter_context(self._in_front(through, next(free)))
        self.watched_at = next(free)
        self.has_loss = self._can_drop()

    def _in_front(self, through: str, port: int) -> AbstractContextManager[Server]:
        folder = self.folder / through
        if through == "nginx":
            return nginx_in_front_of(folder, self.to_instances, port)
        return haproxy_in_front_of(folder, *(f"127.0.0.1:{one.port}" for one in self.to_instances))

    def _disk(self, number: int, stack: ExitStack) -> Path:
        disk = self.folder / f"disk-{number}"
        disk.mkdir()
        mount = ["mount", "-t", "tmpfs", "-o", f"size={DISK_MIB}m", "none", str(disk)]
        if subprocess.run(mount, capture_output=True, check=False).returncode == 0:
            stack.callback(subprocess.run, ["umount", "-l", str(disk)], check=False)
        elif "a disk of its own for each instance (mount)" not in self.missing:
            self.missing.append("a disk of its own for each instance (mount)")
        return disk

    def _instance(self, number: int, stack: ExitStack) -> Instance:
        settings = {
            "PORT": str(self.to_instances[number].to),
            "METRICS_PORT": str(self.metrics[number]),
            "WORKERS": str(WORKERS),
            "SHED_MS": "1000",  # the default: who is late says so
            "RATE_WAIT_MS": "2000",  # a Redis is not lost for being late on a busy machine
            "KEYS_FILE": str(self.keys),
            "RULEBOOKS_DIR": str(self.books),
            "RATE_STORAGE": f"redis://127.0.0.1:{self.to_redis[number].port}/0",
            "DECISION_LOG": str(self.disks[number] / "decisions"),
        }
        if number == BENT:
            settings |= self._bent_clock()
        one = Instance(self.disks[number] / "log", **settings)
        stack.callback(one.clear)
        return one

    def _bent_clock(self) -> dict[str, str]:
        """What makes an instance's clock tell what the file says; what counts time only is left alone."""
        found = next((str(path) for path in Path("/usr/lib").glob(f"**/faketime/{LIBRARY}")), None)
        if found is None:
            self.missing.append("libfaketime (apt-get install faketime)")
            return {}
        return {
            "LD_PRELOAD": found,
            "FAKETIME_TIMESTAMP_FILE": str(self.clock),
            "FAKETIME_CACHE_DURATION": "1",
            "FAKETIME_DONT_FAKE_MONOTONIC": "1",
            "NO_FAKE_STAT": "1",
            "PYTHONPATH": str(Path(__file__).with_name("moved_clock")),
        }

    @property
    def has_disks(self) -> bool:
        """Whether each instance's disk can be filled."""
        return self.disks[0].is_mount()

    @property
    def has_clock(self) -> bool:
        """Whether a clock can be moved."""
        return not any(one.startswith("libfaketime") for one in self.missing)

    def write_keys(self, *, guest: bool = False, broken: bool = False) -> None:
        """Make this the key file."""
        written = [
            Key("honest", digest(self.secrets["honest"]), rate=Rate(1_000_000, "second")),
            Key("greedy", digest(self.secrets["greedy"]), rate=GREEDY),
            *([Key("guest", digest(self.secrets["guest"]))] if guest else []),
        ]
        _replace(self.keys, "[keys.honest" if broken else "".join(to_toml(one) for one in written))

    def write_book(self, version: str = min(EDITIONS), *, broken: bool = False) -> None:
        """Make this the house's rulebook."""
        _replace(self.books / f"{HOUSE_ID}.toml", "no rulebook" if broken else EDITIONS[version])

    def set_clock(self, seconds: int) -> None:
        """Let the bent clock be off by so much, within a second."""
        _replace(self.clock, f"{seconds:+d}\n")

    @contextmanager
    def may_lose(self, *instances: Instance, torn: int) -> Iterator[None]:
        """What these answer meanwhile, or just before, may be missing in a log, and so many lines be torn in each."""
        began = time.time()
        numbers = [self.instances.index(one) for one in instances]
        for number in numbers:
            self.torn[number] += torn
        try:
            yield
        finally:
            self.lossy += [Lossy(number, began, time.time()) for number in numbers]

    def status_of(self, number: int, name: str) -> int:
        """What this instance answers to one with this key."""
        with self.instances[number].connect() as caller, caller.makefile("rb") as coming:
            key = b"Authorization: Bearer " + self.secrets[name].encode()
            caller.sendall(post(BODY, b"/v1/decisions", key, b"Connection: close"))
            return read_answer(coming).status

    def fill(self, number: int) -> None:
        """Leave no room on the disk of this instance."""
        stuffing = self.disks[number] / "stuffing"
        with stuffing.open("ab") as to:
            size = shutil.disk_usage(self.disks[number]).free
            while size:
                try:
                    os.posix_fallocate(to.fileno(), to.seek(0, os.SEEK_END), size)
                except OSError:  # somebody else has written meanwhile
                    size //= 2

    def make_room(self, number: int) -> None:
        """And take it away again."""
        (self.disks[number] / "stuffing").unlink(missing_ok=True)

    def drop(self, number: int, how: str) -> None:
        """Lose a tenth of what is sent to this instance or by it ("-A"), or no more ("-D"). Raises OSError."""
        port = str(self.to_instances[number].to)
        for way in ("--dport", "--sport"):
            rule = ["iptables", how, "INPUT", "-p", "tcp", way, port, *DROPS[2:]]
            told = subprocess.run(rule, capture_output=True, text=True, check=False, env={"PATH": _PATH})
            if told.returncode:
                raise OSError(told.stderr)

    def _can_drop(self) -> bool:
        """Whether packets can be lost here and nowhere else: in a network of its own."""
        try:
            if os.environ.get("CHAOS_APART"):
                self.drop(0, "-A")
                self.drop(0, "-D")
                return True
        except OSError:
            pass
        self.missing.append("packets that are lost (iptables, the kernel's statistic, and a network of its own)")
        return False

    def errors(self) -> list[str]:
        """What the instances' own logs have as an error that no fault explains."""
        return [
            line
            for disk in self.disks
            for line in (disk / "log").read_text(encoding="utf-8", errors="replace").splitlines()
            if is_error(line)
        ]


def is_error(line: str) -> bool:
    """Whether a line of a log tells of an error that is none of those that faults bring about."""
    try:
        told = json.loads(line)
        level, event, message = told["level"], told.get("event"), str(told.get("message"))
    except (ValueError, KeyError, TypeError):  # torn by a kill, or libfaketime's
        return "Traceback" in line
    if level not in ("error", "critical"):
        return False
    return event not in _BROUGHT_ABOUT if event else not _WORKER_GONE.match(message)


_BROUGHT_ABOUT: Final = {"rate_storage_unavailable", "key_file_invalid", "rulebooks_invalid", "decision_log_dropped"}
_WORKER_GONE: Final = re.compile(r"WORKER TIMEOUT|Worker \(pid:\d+\) (was sent SIGKILL|exited with code 1\.)")
"""Of a worker that was killed, or stood still for too long and ends by itself when told so."""
_PATH: Final = os.environ.get("PATH", "") + ":/usr/sbin:/sbin"


def _replace(path: Path, text: str) -> None:
    written = path.with_suffix(".new")
    written.write_text(text, encoding="utf-8")
    written.rename(path)
