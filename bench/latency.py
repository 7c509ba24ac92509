"""How long callers wait when half of what the service can take is asked of it."""

import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from statistics import median
from typing import Final, TypeVar

from bench import load
from bench.plan import Plan
from bench.rows import Row, Section, at_most, quotients
from bench.servers import CONNECTIONS, Server, running

T = TypeVar("T")

_SECONDS: Final = 3.0
_CALLERS: Final = 2 * CONNECTIONS
_SILENT: Final = 32
_SETTLE: Final = 0.3


def half(plan: Plan) -> Section:
    """p99 at half of the service's greatest throughput, and the echo's at the same rate."""
    with running(plan.cores, "service", "bare Flask echo") as servers:
        service, echo = servers["service"], servers["bare Flask echo"]
        rate, echo_most = _most(service, plan) / 2, _most(echo, plan)
        ours: list[float] = []
        theirs: list[float] = []
        for round in range(plan.latency_rounds):
            for server, found in _in_turn((service, ours), (echo, theirs), round):
                found.append(p99(server, rate, round, plan))
    section = Section(f"p99 at {rate:,.0f} requests a second, half of the service's most")
    section.rows = [
        Row("service", ours, "ms"),
        Row("bare Flask echo", theirs, "ms"),
        Row("service against bare Flask echo", quotients(ours, theirs), "x", at_most(1.3)),
    ]
    section.notes.append(f"That is {rate / echo_most:.0%} of the echo's most.")
    return section


def silent(plan: Plan) -> Section:
    """p99 of other callers while 32 connections say nothing and 32 stop in the middle of a request."""
    count = 2 if plan.short else _SILENT
    with running(plan.cores, "service") as servers:
        service = servers["service"]
        rate = _most(service, plan) / 2
        without: list[float] = []
        among: list[float] = []
        for round in range(plan.rounds):
            for silently, found in _in_turn((False, without), (True, among), round):
                quiet = _among(service, count) if silently else None
                found.append(p99(service, rate, round, plan, quiet))
                service.wait()
                time.sleep(_SETTLE)
    section = Section(f"{2 * count} silent and half-sent connections, straight at gunicorn")
    section.rows = [
        Row("p99 of others without them", without, "ms"),
        Row("p99 of others among them", among, "ms"),
        Row("among against without", quotients(among, without), "x", at_most(2)),
    ]
    section.notes.append(f"At {rate:,.0f} requests a second, half of the service's most.")
    return section


def _most(server: Server, plan: Plan) -> float:
    server.take(plan.seconds(0.5))
    return median(server.take(plan.seconds(1.0)).rate for _ in range(3))


def p99(server: Server, rate: float, seed: int, plan: Plan, among: AbstractContextManager[None] | None = None) -> float:
    stream = load.Stream(
        rate=rate, seconds=plan.seconds(_SECONDS), connections=_CALLERS, seed=seed, spin=plan.cores.apart
    )
    return load.percentile(load.open_loop(server.port, server.decision, stream, among), 0.99) * 1000


@contextmanager
def _among(server: Server, count: int) -> Iterator[None]:
    with load.silent(server.port, count, server.decision[: len(server.decision) // 2]):
        time.sleep(_SETTLE)
        yield


def _in_turn(first: T, second: T, round: int) -> tuple[T, T]:
    return (second, first) if round % 2 else (first, second)
