"""What several instances serve behind the shipped haproxy, with rates in one Redis: `python -m bench.instances`.

Each is a container that may use a tenth of a core, so that eight, the proxy, Redis and who asks fit on two cores. The
most is looked for as callers see it: requests come at random times, more of them in each step, until one is answered
otherwise than with 200, or an instance has turned one away that another then took.
"""

import argparse
import math
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from bench import bodies, load
from bench.capacity import seconds_of_cpu
from bench.marked import RESULTS, put
from bench.servers import BATCH, ROOT
from tests.deploy.containers import HARDENED, docker
from tests.deploy.fronts import NAMES, Haproxy, haproxy_in_front_of
from tests.deploy.instances import Instance
from tests.deploy.programs import need_docker
from tests.deploy.steady import Told, answer_of, answered_anew, requests, steady, stream_of
from tests.live.storages import Storage
from tests.support.server import children
from tests.support.waiting import until

CPUS: Final = "0.1"
GOAL: Final = 0.9
PART: Final = 0.6
STEP: Final = 1.5
_CALLERS: Final = 300
"""For each instance: more than it or the proxy lets wait, so that a queue grows there and not at the caller."""
_IMAGE: Final = "floorman:instances"
_IN_A_BATCH: Final = 20
_ASKED: Final = load.request(BATCH, bodies.as_bytes(bodies.batch(_IN_A_BATCH)))
"""Enough work in a request that the instances are the bound, not the proxy, Redis, or who asks."""
_SETTINGS: Final = {"SHED_MS": "", "RATE_LIMIT": "999999999/second", "RATE_WAIT_MS": "2000"}
"""Whoever is late for less than turns callers away still waits for Redis: each request is counted there."""
_REFUSED: Final = 'requests_total{endpoint="/v1/decisions/batch",method="POST",status="503"}'
_UNCOUNTED: Final = "rate_storage_failures_total"
_GONE: Final = re.compile(r"floorman_answers/\w+ is DOWN")
_TICK: Final = os.sysconf("SC_CLK_TCK")
_BUSY: Final = (0, 1, 2, 5, 6, 7)
"""Of /proc/stat's first line: user, nice, system, both kinds of interrupts, stolen."""


class Contained(Instance):
    """An instance in a container of its own, in the machine's network; it ends as its docker command is told to."""

    def begin(self) -> None:
        """Start, and do not wait."""
        self._name = f"floorman-{os.getpid()}-{self.port}"
        settings = [word for pair in self._environment.items() if pair[1] for word in ("--env", "=".join(pair))]
        limits = (*HARDENED, "--cpus", CPUS, "--log-driver", "none")
        named = ("--rm", "--name", self._name, "--network", "host")
        with self.log.open("ab") as out:
            self.process = subprocess.Popen(
                [need_docker(), "run", *named, *limits, *settings, _IMAGE], stdout=out, stderr=subprocess.STDOUT
            )

    def master(self) -> int:
        """The first of its processes, as this machine numbers them."""
        return int(docker("inspect", "--format", "{{.State.Pid}}", self._name))

    def clear(self) -> None:
        """Leave nothing of it behind."""
        docker("rm", "--force", self._name, code=None)
        self.process.wait()


class Uncontained(Instance):
    """One that is but a process, and may use what it can get: to see whether all this runs."""

    def master(self) -> int:
        """The first of its processes."""
        return self.process.pid


Measured = Contained | Uncontained


@dataclass(frozen=True, slots=True)
class Step:
    """What became of requests at one rate, a second: how long each waited, how many were answered, who was busy."""

    asked: float
    waits: Sequence[float]
    rate: float
    cores: Mapping[str, float]
    uncounted: int
    shed: str = ""

    def __str__(self) -> str:
        parts = ", ".join(f"{name} {value:.2f}" for name, value in self.cores.items())
        waited = f"{self.rate:.0f} answered, the last after {max(self.waits):.1f} s" if self.waits else ""
        return f"{waited}{self.shed}; {self.uncounted} not counted in Redis; {parts}"

    def percentile(self, part: float) -> float:
        """Of the waits, in ms."""
        return 1000 * load.percentile(self.waits, part)


@dataclass(slots=True)
class Found:
    """What so many instances did, a value for each round."""

    most: list[Step] = field(default_factory=list)
    stopped: list[str] = field(default_factory=list)
    part: list[Step] = field(default_factory=list)


class Place:
    """Instances that run, their Redis, and one haproxy after the other in front of some of them."""

    def __init__(self, folder: Path, many: int, kind: type[Measured], stack: ExitStack) -> None:
        self._folder, self._kind, self._stack, self._numbers = folder, kind, stack, iter(range(1000))
        self.redis = Storage("redis", folder)
        stack.callback(self.redis.kill)
        self.instances: list[Measured] = [self.another() for _ in range(many)]
        for one in self.instances:
            self.wait_for(one)
        self._masters = [one.master() for one in self.instances]

    def another(self) -> Measured:
        """One more that starts."""
        settings = {**_SETTINGS, "HOST": "127.0.0.1", "RATE_STORAGE": self.redis.uri, "DRAIN_SECONDS": "5"}
        one = self._kind(self._folder / f"log-{next(self._numbers)}", **settings)
        self._stack.callback(one.clear)
        return one

    @staticmethod
    def wait_for(one: Measured) -> float:
        """Until it is ready, and the seconds from now on."""
        began = time.monotonic()
        until(one.ready)
        return time.monotonic() - began

    @contextmanager
    def front_of(self, many: int) -> Iterator[Haproxy]:
        """Haproxy as it is shipped, in front of the first of them."""
        addresses = [one.address for one in self.instances[:many]]
        with haproxy_in_front_of(self._folder / f"front-{next(self._numbers)}", *addresses, as_shipped=True) as front:
            yield front

    def counted(self, series: str) -> int:
        """How often the instances have counted what has this in its name or labels, such as a status."""
        told = (item for one in self.instances for item in one.metrics().items())
        return sum(int(value) for name, value in told if series in name and name.startswith("floorman_"))

    def cpu(self, front: Haproxy) -> dict[str, float]:
        """Seconds that each part of it has been busy, and the machine."""
        busy = Path("/proc/stat").read_text(encoding="ascii").splitlines()[0].split()[1:]
        return {
            "instances": sum(seconds_of_cpu(one) for master in self._masters for one in (master, *children(master))),
            "proxy": sum(seconds_of_cpu(one) for one in children(front.process.pid)),
            "Redis": seconds_of_cpu(self.redis.process.pid),
            "caller": time.process_time(),
            "machine": sum(int(busy[place]) for place in _BUSY) / _TICK,
        }


@contextmanager
def _clock(place: Place, front: Haproxy, cores: dict[str, float]) -> Iterator[None]:
    """Note what each part took of a core, and the seconds themselves."""
    before, began = place.cpu(front), time.perf_counter()
    try:
        yield
    finally:
        took = time.perf_counter() - began
        cores |= {name: (now - before[name]) / took for name, now in place.cpu(front).items()}
        cores["seconds"] = took


def step(place: Place, front: Haproxy, many: int, rate: float, seconds: float, seed: int) -> Step:
    """Ask at this rate for so long; `shed` says what was the first that was not answered as it must be."""
    until(lambda: all(front.takes(name) for name in NAMES[:many]))
    before, uncounted, gone = place.counted(_REFUSED), place.counted(_UNCOUNTED), _taken_for_gone(front)
    cores = dict[str, float]()
    stream = load.Stream(rate=rate, seconds=seconds, connections=_CALLERS * many, seed=seed, spin=False, warm=many)
    try:
        waits = load.open_loop(front.port, _ASKED, stream, _clock(place, front, cores))
        after = place.counted(_REFUSED) - before
        shed = f"{after} turned away by an instance, and taken by another" if after else ""
    except (load.LoadError, OSError) as error:
        what = re.search(r'"detail":"(.*?)"', str(error))
        waits, shed = [], f"{what[1] if what else error} ({_taken_for_gone(front) - gone} instances taken for gone)"
    found = Step(rate, waits, len(waits) / cores.get("seconds", 1), cores, place.counted(_UNCOUNTED) - uncounted, shed)
    print(f"{many} asked {rate:.0f} a second: {found}", file=sys.stderr, flush=True)
    return found


def _taken_for_gone(front: Haproxy) -> int:
    """How often the proxy has found an instance gone: its answer to `/readyz` took too long. Each is named twice."""
    return len(_GONE.findall(front.log.read_text()))


def most(place: Place, many: int, seconds: float, seed: int, found: Found) -> None:
    """Look for the most that the first so many serve, and see what comes at a part of that."""
    with place.front_of(many) as front:
        until(lambda: all(front.takes(name) for name in NAMES[:many]))
        guess = load.closed_loop(front.port, [_ASKED], 2 * many, seconds / 2).rate  # and connected to Redis by then
        steps = [step(place, front, many, STEP * guess, seconds, seed)]
        while steps[-1].shed:
            if steps[-1].asked < 1:
                raise load.LoadError(steps[-1].shed)
            steps.append(step(place, front, many, steps[-1].asked / STEP, seconds, seed))
        while not any(one.shed for one in steps):
            steps.append(step(place, front, many, steps[-1].asked * STEP, seconds, seed))
        least = min((one for one in steps if one.shed), key=lambda one: one.asked)
        steps.append(step(place, front, many, least.asked / math.sqrt(STEP), seconds, seed))
        found.most.append(max((one for one in steps if not one.shed), key=lambda one: one.rate))
        found.stopped.append(f"{least.asked:.0f} a second: {least.shed}")
        time.sleep(1)
        found.part.append(step(place, front, many, PART * found.most[-1].rate, seconds, seed))


def once(place: Place, many: int) -> None:
    """Whether it runs: a few requests through the proxy, all answered and counted in Redis."""
    with place.front_of(many) as front:
        few = step(place, front, many, 20, 0.3, 1)
    assert not few.shed, few


def added_and_taken_away(place: Place, many: int) -> tuple[Told, float]:
    """What callers were told while one was added to so many and taken away again; the seconds that its start took."""
    allowed = {kind: {answer_of(place.instances[0], kind)} for kind in requests()}
    with place.front_of(many) as front:
        few = [one.address for one in place.instances[:many]]
        with steady({"haproxy": front}, allowed, stream_of(place.instances[0])) as told:
            answered_anew(told)
            more = place.another()
            took = place.wait_for(more)
            front.reload(*few, more.address)
            answered_anew(told)
            until(lambda: '"route":"/v1/decisions"' in more.log.read_text())
            assert more.stop() == 0
            front.reload(*few)
            answered_anew(told)
    return told["haproxy"], took


def table(found: Mapping[int, Found]) -> list[str]:
    """The figures, a line for each number of instances: medians, and least to most where that tells."""
    lines = [
        f"| instances | the most, a second | of so many times one | cores: instances, proxy, Redis, caller, all "
        f"| at {PART:.0%}: asked | not answered, or turned away | p50, p99, ms |",
        "|---:|---:|---:|---:|---:|---:|---:|",
    ]
    ones = [one.rate for one in found[1].most]
    for many, so in found.items():
        rates = [one.rate for one in so.most]
        ratios = [rate / (many * one) for rate, one in zip(rates, ones, strict=True)]
        cores = (
            statistics.median(one.cores[name] for one in so.most)
            for name in ("instances", "proxy", "Redis", "caller", "machine")
        )
        cells = (
            f"{many}",
            _spread(rates, ",.0f"),
            _spread(ratios, ".2f"),
            ", ".join(f"{one:.2f}" for one in cores),
            f"{sum(len(one.waits) for one in so.part):,}",
            "; ".join(one.shed for one in so.part if one.shed) or "0",
            ", ".join(f"{statistics.median(one.percentile(part) for one in so.part):.0f}" for part in (0.5, 0.99)),
        )
        lines.append("| " + " | ".join(cells) + " |")
    return lines


def _spread(values: Sequence[float], form: str) -> str:
    told = f"{statistics.median(values):{form}}"
    return told if len(values) == 1 else f"{told} ({min(values):{form}} to {max(values):{form}})"


def main() -> None:
    """Print the table of bench/results.md; with --write put it there."""
    parser = argparse.ArgumentParser(prog="python -m bench.instances", description=main.__doc__)
    parser.add_argument("--instances", type=int, nargs="+", default=[1, 2, 4, 8], help="how many (1 2 4 8)")
    parser.add_argument("--seconds", type=float, default=4.0, help="of each step (4)")
    parser.add_argument("--rounds", type=int, default=2, help="how often each is measured (2)")
    parser.add_argument("--short", action="store_true", help="a few requests to two without containers: does it run?")
    parser.add_argument("--write", action="store_true", help="into bench/results.md")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        if options.short:
            once(Place(Path(folder), 2, Uncontained, stack), 2)
            return
    environment = os.environ | {"PYTHON": sys.executable}
    subprocess.run(["sh", "tools/image.sh", _IMAGE], cwd=ROOT, env=environment, stdout=sys.stderr, check=True)
    found = {many: Found() for many in sorted({1, *options.instances})}
    before = os.getloadavg()[0]
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        place = Place(Path(folder), max(found), Contained, stack)
        for seed in range(options.rounds):
            for many, so in found.items():
                most(place, many, options.seconds, seed, so)
        told, took = added_and_taken_away(place, min(2, max(found)))
    stops = "\n".join(f"- {many}: {' | '.join(so.stopped)}" for many, so in found.items())
    made = "\n".join(
        (
            *table(found),
            f"\nWhat was shed first, and at how many asked a second:\n\n{stops}",
            f"\nOne added to two and taken away again, its start {took:.0f} s: {told}.",
            f"\nThe machine's load before: {before:.0f}.",
        )
    )
    print(made)
    if options.write:
        put("instances", made, RESULTS)


if __name__ == "__main__":
    main()
