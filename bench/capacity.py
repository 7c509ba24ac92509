"""Measure a decision's cost and plan capacity: `python -m bench.capacity` writes bench/capacity.md's tables.

Cost is the worker's own CPU time, so that a shared machine matters less than it does to a rate by the clock.
"""

import argparse
import http.client
import json
import os
import re
import statistics
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bench import bodies, capacity_plan, load
from bench.cores import Cores
from bench.hands import MOST_HANDS, some_hands
from bench.marked import get, put
from bench.servers import BATCH, CONNECTIONS, DECISIONS, OPTIONS, Server, running

_TICK: Final = os.sysconf("SC_CLK_TCK")
_KIND: Final = re.compile(rb"Content-Type: \S+")


@dataclass(frozen=True, slots=True)
class Asked:
    """Requests of one kind: how they are named, what is sent, and how many decisions are in each."""

    name: str
    requests: Sequence[bytes]
    decisions: float
    connections: int
    times: int


def kinds(server: Server, times: int) -> list[Asked]:
    """All that are measured; `times` single decisions, and as many decisions or fewer of each other kind."""
    single = [
        load.request(DECISIONS, bodies.as_bytes(bodies.decision(action, more)))
        for more in range(100)
        for action in bodies.ACTIONS
    ]
    options = bodies.decision()
    del options["action"]
    asked = [
        Asked("a decision", single, 1, CONNECTIONS, times),
        Asked("options", [load.request(OPTIONS, bodies.as_bytes(options))], 1, CONNECTIONS, times),
    ]
    for items in (100, 1000):
        batch = load.request(BATCH, bodies.as_bytes(bodies.batch(items)))
        asked.append(Asked(f"a batch of {items:,}", [batch], items, 1, max(2, 2 * times // items)))
    hands = some_hands(MOST_HANDS)
    own = [load.request("/v1/hands", body) for _, body in hands]
    phh = [
        _KIND.sub(
            b"Content-Type: application/toml",
            load.request(f"/v1/hands?rulebook={bodies.OTHER_RULEBOOK}&detail=brief", text.encode()),
        )
        for text, _ in hands
    ]
    actions = statistics.fmean(_actions(server, body) for _, body in hands)
    asked.append(Asked("a hand, own JSON", own, actions, CONNECTIONS, max(20, times // 5)))
    asked.append(Asked("a hand, PHH", phh, actions, CONNECTIONS, max(20, times // 5)))
    return asked


def _actions(server: Server, body: bytes) -> int:
    told = json.loads(server.ask("/v1/hands", json.loads(body)))
    return int(told["counts"]["actions"])


def seconds_of_cpu(process: int) -> float:
    """What it has used, all its threads, also those that ended."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICK


def cost(server: Server, asked: Asked, rounds: int) -> capacity_plan.Cost:
    """Median over the rounds of CPU seconds in a decision; bytes of a request and of its answer, by decision."""
    worker, found = server.worker(), []
    load.closed_loop(server.port, asked.requests, asked.connections, 0, most=max(1, asked.times // 10))
    for _ in range(rounds):
        before = seconds_of_cpu(worker)
        load.closed_loop(server.port, asked.requests, asked.connections, 0, most=asked.times)
        found.append((seconds_of_cpu(worker) - before) / (asked.times * asked.decisions))
    some = asked.requests[:20]
    return capacity_plan.Cost(
        name=asked.name,
        decisions=asked.decisions,
        cpu=statistics.median(found),
        sent=statistics.fmean(len(one) for one in asked.requests) / asked.decisions,
        answered=statistics.fmean(load.length_of_answer(server.port, one) for one in some) / asked.decisions,
    )


def around(server: Server, log: Path, *, short: bool) -> capacity_plan.Around:
    """What is there beside decisions: memory, a line of log, and what a scrape costs."""
    worker, times = server.worker(), 3 if short else 100
    told = _metrics(server)
    before = seconds_of_cpu(worker)
    for _ in range(times):
        _metrics(server)
    scrape = (seconds_of_cpu(worker) - before) / times
    lines = [line for line in log.read_bytes().splitlines(keepends=True) if b'"request"' in line]
    status = Path(f"/proc/{worker}/status").read_text(encoding="ascii")
    memory = re.findall(r"^VmHWM:\s+(\d+) kB", status, re.MULTILINE)
    return capacity_plan.Around(
        worker_mib=int(memory[0]) / 1024,
        log_line=statistics.fmean(len(line) for line in lines),
        series=sum(bool(line) and line[:1] != "#" for line in told.splitlines()),
        scrape_bytes=len(told),
        scrape_cpu=scrape,
    )


def _metrics(server: Server) -> str:
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
    line.request("GET", "/metrics")
    told = line.getresponse().read().decode()
    line.close()
    return told


def measure(cores: Cores, *, rounds: int, short: bool) -> capacity_plan.Measured:
    """All costs of one worker with its log on, written to a file."""
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        with log.open("wb") as out, running(cores, "service", out=out) as servers:
            server = servers["service"]
            found = [cost(server, asked, rounds) for asked in kinds(server, 100 if short else 5000)]
            return capacity_plan.Measured(found, around(server, log, short=short))


def main() -> None:
    """Print the tables of bench/capacity.md; with --write put them there."""
    parser = argparse.ArgumentParser(prog="python -m bench.capacity", description=main.__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="how often each is measured (5)")
    parser.add_argument("--short", action="store_true", help="once and tiny: does it run?")
    parser.add_argument(
        "--plan", action="store_true", help="measure nothing: the plan from the figures that stand there"
    )
    parser.add_argument("--write", action="store_true", help="into bench/capacity.md")
    options = parser.parse_args()
    if options.plan:
        measured = capacity_plan.read(get("measured"))
    else:
        cores = Cores.here()
        cores.pin_load()
        measured = measure(cores, rounds=1 if options.short else options.rounds, short=options.short)
        measured = capacity_plan.read(capacity_plan.as_tables(measured))  # the plan follows from what is printed
    parts = {"measured": capacity_plan.as_tables(measured), "plan": capacity_plan.as_plan(measured)}
    for name, text in parts.items():
        print(text, end="\n\n")
        if options.write:
            put(name, text)


if __name__ == "__main__":
    main()
