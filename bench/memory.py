"""What a worker holds at first, and after many requests."""

import re
from pathlib import Path
from typing import Final

from bench import bodies, load
from bench.plan import Plan
from bench.rows import Row, Section, at_most
from bench.servers import BATCH, CONNECTIONS, DECISIONS, Server, running

_FLAT: Final = at_most(1.05)
_STEPS: Final = 10
_WARM: Final = 2000
_KINDS: Final = 500
_ITEMS: Final = 1000
_KIB: Final = re.compile(r"^(VmRSS|VmHWM):\s+(\d+) kB", re.MULTILINE)


def memory(plan: Plan) -> Section:
    """VmRSS and VmHWM of the worker: decisions of every kind, and a batch with each tenth of them."""
    warm, items = (50, 10) if plan.short else (_WARM, _ITEMS)
    with running(plan.cores, "service") as servers:
        service = servers["service"]
        fresh = _mib(service)
        _ask(service, warm, items)
        first = _mib(service)
        held = []
        for _ in range(_STEPS):
            _ask(service, plan.memory_requests // _STEPS, items)
            held.append(_mib(service))
    section = Section(f"Memory of a worker over {plan.memory_requests:,} requests")
    section.rows = [
        Row("when it has begun, VmRSS", [fresh["VmRSS"]], "MiB"),
        Row(f"after the first {warm:,}, VmRSS", [first["VmRSS"]], "MiB"),
        Row("after each tenth, VmRSS", [one["VmRSS"] for one in held], "MiB"),
        Row("at the end against when it has begun", [held[-1]["VmRSS"] / fresh["VmRSS"]], "x"),
        Row("each later tenth against the first", [one["VmRSS"] / held[0]["VmRSS"] for one in held[1:]], "x"),
        Row("at the end against the first tenth", [held[-1]["VmRSS"] / held[0]["VmRSS"]], "x", _FLAT),
        Row("the most it ever held, VmHWM", [held[-1]["VmHWM"]], "MiB", at_most(80)),
    ]
    return section


def _ask(server: Server, requests: int, items: int) -> None:
    singles = [
        load.request(DECISIONS, bodies.as_bytes(bodies.decision(action, more)))
        for more in range(_KINDS)
        for action in bodies.ACTIONS
    ]
    load.closed_loop(server.port, singles, CONNECTIONS, 0, most=requests)
    load.closed_loop(server.port, [load.request(BATCH, bodies.as_bytes(bodies.batch(items)))], 1, 0, most=1)


def _mib(server: Server) -> dict[str, float]:
    status = Path(f"/proc/{server.worker()}/status").read_text(encoding="ascii")
    return {name: int(kib) / 1024 for name, kib in _KIB.findall(status)}
