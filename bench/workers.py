"""The service's own worker and gunicorn's, each with gunicorn's reader in Python and the one in C."""

from collections.abc import Callable
from dataclasses import replace
from importlib.util import find_spec
from itertools import count
from statistics import median
from typing import Final

from bench import load
from bench.capacity import seconds_of_cpu
from bench.latency import p99
from bench.plan import Plan
from bench.rows import Row, Section, quotients
from bench.servers import CONNECTIONS, KINDS, Server, running

_MANY: Final = 4000
_OWN: Final = "own worker"
_GET: Final = b"GET /healthz HTTP/1.1\r\nHost: bench\r\nAccept: */*\r\nUser-Agent: bench\r\n\r\n"
_FAST: Final = (("HTTP_PARSER", "fast"),)
_STOCK: Final = (("WORKER_CLASS", "gevent"),)


def workers(plan: Plan) -> Section:
    """CPU for a decision and for a GET, decisions a second, and p99 at half of what the own worker can take."""
    kinds: dict[str, tuple[tuple[str, str], ...]] = {_OWN: (), "stock worker": _STOCK}
    if find_spec("gunicorn_h1c"):
        kinds |= {"own worker, reader in C": _FAST, "stock worker, reader in C": _STOCK + _FAST}
    for name, environment in kinds.items():
        KINDS[name] = replace(KINDS["service"], environment=environment)
    many = _MANY // 20 if plan.short else _MANY
    section = Section("Both workers and both readers, 9 seats")

    def cost(server: Server, request: bytes) -> Callable[[], float]:
        def measure() -> float:
            before = seconds_of_cpu(server.worker())
            load.closed_loop(server.port, [request], CONNECTIONS, 0, most=many)
            return (seconds_of_cpu(server.worker()) - before) / many * 1e6

        return measure

    def taken(server: Server) -> Callable[[], float]:
        return lambda: server.take(plan.seconds(2.0)).rate

    def waited(server: Server) -> Callable[[], float]:
        seeds = count()
        return lambda: p99(server, half, next(seeds), plan)

    with running(plan.cores, *kinds) as servers:
        for server in servers.values():
            server.take(plan.seconds(0.5))
        decisions = plan.side_by_side({name: cost(one, one.decision) for name, one in servers.items()})
        gets = plan.side_by_side({name: cost(one, _GET) for name, one in servers.items()})
        rates = plan.side_by_side({name: taken(one) for name, one in servers.items()})
        half = median(rates[_OWN]) / 2
        waits = plan.side_by_side({name: waited(one) for name, one in servers.items()})
    measured = (("CPU of a decision", decisions, "µs"), ("CPU of a GET", gets, "µs"), ("decisions", rates, "/s"))
    for what, found, unit in (*measured, (f"p99 at {half:,.0f} a second", waits, "ms")):
        section.rows += [Row(f"{what}: {name}", values, unit) for name, values in found.items()]
        section.rows += [
            Row(f"{what}: {name} against the {_OWN}", quotients(values, found[_OWN]), "x")
            for name, values in found.items()
            if name != _OWN
        ]
    return section
