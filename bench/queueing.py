"""How long callers wait at a load: simulated by discrete events, and measured beside it. `python -m bench.queueing`.

A worker is one thread that takes requests in turn. Work that is longer than a breath goes behind whoever waits by then
(service/yielding.py). Service times are a list that was measured; arrivals are Poisson's, alone or in bursts.
"""

import argparse
import math
import statistics
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from heapq import heappop, heappush
from random import Random
from typing import Final

from bench import load
from bench.cores import Cores
from bench.marked import RESULTS, put
from bench.servers import Server, running

LOADS: Final = (0.1, 0.3, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95)
BREATH: Final = 0.002
_JOBS: Final = 200_000
_CALLERS: Final = 64
_COLD: Final = 0.1
"""The part of the jobs that come first and are not looked at: the queue begins empty."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Queue:
    """What is simulated: `workers` that share one line of callers, or each a line of its own if `apart`.

    `burst` requests come at once; a `batches`th part of all requests takes `batch` seconds.
    """

    services: Sequence[float]
    workers: int = 1
    apart: bool = False
    burst: int = 1
    batches: float = 0.0
    batch: float = 0.0
    breath: float = math.inf
    jobs: int = _JOBS

    @property
    def mean(self) -> float:
        """Seconds of work in a request."""
        return (1 - self.batches) * statistics.fmean(self.services) + self.batches * self.batch

    def simulate(self, load: float, seed: int = 1) -> list[tuple[float, bool]]:
        """Seconds from arrival to answer of each request, and whether it was a batch, with workers busy for `load`."""
        dice = Random(seed)
        gap = self.burst * self.mean / (load * self.workers)
        lines = (
            [_Line(1, self.breath) for _ in range(self.workers)] if self.apart else [_Line(self.workers, self.breath)]
        )
        now, arrivals = 0.0, 0
        cold = int(self.jobs * _COLD)
        while arrivals < self.jobs:
            now += dice.expovariate(1 / gap)
            for _ in range(self.burst):
                long = dice.random() < self.batches
                line = lines[dice.randrange(len(lines))] if len(lines) > 1 else lines[0]
                line.take(now, self.batch if long else dice.choice(self.services), long=long, seen=arrivals >= cold)
                arrivals += 1
        for line in lines:
            line.run_until(math.inf)
        return [one for line in lines for one in line.answered]


@dataclass(slots=True)
class _Job:
    came: float
    left: float
    long: bool
    seen: bool


class _Line:
    """Workers that take from one line, a breath's work at a time."""

    __slots__ = ("_at_work", "_breath", "_free", "_place", "_waiting", "answered")

    def __init__(self, workers: int, breath: float) -> None:
        self._free, self._breath, self._place = workers, breath, 0
        self._waiting: deque[_Job] = deque()
        self._at_work: list[tuple[float, int, _Job]] = []  # when each is done with this piece of work
        self.answered: list[tuple[float, bool]] = []

    def take(self, now: float, work: float, *, long: bool, seen: bool) -> None:
        """A request comes."""
        self.run_until(now)
        self._waiting.append(_Job(now, work, long, seen))
        self._begin(now)

    def run_until(self, until: float) -> None:
        """All that is done by then."""
        while self._at_work and self._at_work[0][0] <= until:
            now, _, job = heappop(self._at_work)
            self._free += 1
            if job.left > 0:
                self._waiting.append(job)
            elif job.seen:
                self.answered.append((now - job.came, job.long))
            self._begin(now)

    def _begin(self, now: float) -> None:
        while self._free and self._waiting:
            job = self._waiting.popleft()
            piece = min(job.left, self._breath)
            job.left = 0.0 if piece == job.left else job.left - piece
            self._free -= 1
            self._place += 1
            heappush(self._at_work, (now + piece, self._place, job))


def erlang_c(workers: int, load: float) -> float:
    """The part of callers who wait at all, where arrivals and work are exponential (M/M/c)."""
    offered = workers * load
    terms = [offered**busy / math.factorial(busy) for busy in range(workers + 1)]
    waits = terms[-1] / (1 - load)
    return waits / (sum(terms[:-1]) + waits)


def mean_wait(services: Sequence[float], load: float) -> float:
    """Seconds before one's turn at one worker, whatever the work (Pollaczek and Khinchine)."""
    mean = statistics.fmean(services)
    return load / (1 - load) * statistics.fmean(one * one for one in services) / (2 * mean)


@dataclass(frozen=True, slots=True)
class Known:
    """What simulating needs of a server: seconds of work in requests, and those spent on the way."""

    services: list[float]
    on_the_way: float

    @property
    def most(self) -> float:
        """Requests a second that it can take."""
        return 1 / statistics.fmean(self.services)


def most(server: Server, seconds: float) -> float:
    """Requests a second that it takes when it is never waited for."""
    server.take(seconds / 2)
    return statistics.median(server.take(seconds / 3).rate for _ in range(3))


def known(server: Server, seconds: float) -> Known:
    """Measured: the mean from what the server takes at most, the shape from requests that come alone."""
    mean = 1 / most(server, seconds)
    alone = load.Stream(rate=0.1 / mean, seconds=seconds, connections=1, seed=99, spin=Cores.here().apart)
    took = load.open_loop(server.port, server.decision, alone)
    on_the_way = max(0.0, statistics.fmean(took) - mean)
    services = [max(one - on_the_way, mean / 4) for one in took]
    scale = mean / statistics.fmean(services)
    return Known([one * scale for one in services], on_the_way)


def measured(server: Server, mean: float, at: float, seconds: float, rounds: int) -> tuple[float, float]:
    """Median p50 and p99 of an open loop at that load: waits count from when a request was due."""
    found = []
    for seed in range(rounds):
        stream = load.Stream(rate=at / mean, seconds=seconds, connections=_CALLERS, seed=seed, spin=Cores.here().apart)
        found.append(load.open_loop(server.port, server.decision, stream))
    return _median(found, 0.5), _median(found, 0.99)


def _median(found: Sequence[Sequence[float]], part: float) -> float:
    return statistics.median(load.percentile(one, part) for one in found)


def singles(queue: Queue, at: float, seed: int = 1) -> tuple[float, float]:
    """p50 and p99 of the requests that are no batches."""
    took = [one for one, long in queue.simulate(at, seed) if not long]
    return load.percentile(took, 0.5), load.percentile(took, 0.99)


def table(server: Server, seconds: float, rounds: int, jobs: int) -> str:
    """p50 and p99 in ms: measured and simulated, one worker; then four workers, and what else may come, simulated."""
    shape = known(server, seconds)
    mean, way = statistics.fmean(shape.services), shape.on_the_way
    queues = (
        Queue(services=shape.services, jobs=jobs),
        Queue(services=shape.services, jobs=jobs, workers=4, apart=True),
        Queue(services=shape.services, jobs=jobs, workers=4),
        Queue(services=shape.services, jobs=jobs, burst=10),
        Queue(services=shape.services, jobs=jobs, batches=0.01, batch=100 * mean / 3, breath=BREATH),
    )
    heads = (
        "measured",
        "simulated",
        "four workers, a line each",
        "four, one line",
        "bursts of 10",
        "1% batches of 100",
    )
    lines = [
        "| busy | " + " | ".join(heads) + " |",
        "|---:|" + "---:|" * len(heads),
    ]
    for at in LOADS:
        pairs = [measured(server, mean, at, seconds, rounds)]
        pairs += [(p50 + way, p99 + way) for p50, p99 in (singles(queue, at) for queue in queues)]
        cells = (f"{p50 * 1e3:.2f}, {p99 * 1e3:.1f}" for p50, p99 in pairs)
        lines.append(f"| {at:.0%} | " + " | ".join(cells) + " |")
    told = (
        f"{mean * 1e6:.0f} µs of work in a decision, {way * 1e6:.0f} µs on the way; "
        f"standard deviation {statistics.pstdev(shape.services) * 1e6:.0f} µs. p50 and p99 in ms. "
        f"The most it took: {shape.most:,.0f} a second before, {most(server, seconds):,.0f} after; "
        "where these differ the machine was not quiet, and what is measured at a high load means nothing.\n"
    )
    return "\n".join((told, *lines))


def main() -> None:
    """Print the table of bench/results.md; with --write put it there."""
    parser = argparse.ArgumentParser(prog="python -m bench.queueing", description=main.__doc__)
    parser.add_argument("--seconds", type=float, default=4.0, help="of each load in each round (4)")
    parser.add_argument("--rounds", type=int, default=3, help="how often each load is measured (3)")
    parser.add_argument("--jobs", type=int, default=60_000, help="requests simulated for each figure")
    parser.add_argument("--short", action="store_true", help="once and tiny: does it run?")
    parser.add_argument("--write", action="store_true", help="into bench/results.md")
    options = parser.parse_args()
    if options.short:
        options.seconds, options.rounds, options.jobs = 0.3, 1, 2000
    cores = Cores.here()
    cores.pin_load()
    with running(cores, "service") as servers:
        made = table(servers["service"], options.seconds, options.rounds, options.jobs)
    print(made)
    if options.write:
        put("queueing", made, RESULTS)


if __name__ == "__main__":
    main()
