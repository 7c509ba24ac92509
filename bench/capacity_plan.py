"""From costs to cores, machines, money and bytes: arithmetic only, so that a reader can do it again."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from math import ceil
from typing import Final

BUSY: Final = 0.6  # of a core: bench/capacity.md tells what p99 is there
ZONES: Final = 3  # one may be gone
CORES: Final = 8  # of a machine
POD: Final = 2  # cores of a pod, and its workers
PRICE: Final = 0.04  # of a core for an hour: an assumption
HOURS: Final = 730  # of a month
PROXY: Final = 20_000  # requests a second that a core of a proxy takes: an assumption
SCRAPE_SECONDS: Final = 15
RATES: Final = (1_000_000, 10_000_000, 100_000_000)  # decisions a minute


@dataclass(frozen=True, slots=True)
class Cost:
    """One kind of request: its decisions, and for each of them seconds of CPU, bytes sent and bytes answered."""

    name: str
    decisions: float
    cpu: float
    sent: float
    answered: float


@dataclass(frozen=True, slots=True)
class Around:
    """What there is beside: MiB of a worker, bytes of a log line, a pod's series, and what a scrape of it costs."""

    worker_mib: float
    log_line: float
    series: int
    scrape_bytes: int
    scrape_cpu: float


@dataclass(frozen=True, slots=True)
class Measured:
    """All that the plan is made of."""

    costs: list[Cost]
    around: Around


@dataclass(frozen=True, slots=True)
class Need:
    """What so many decisions a minute of one kind want."""

    cores_busy: float
    cores: int
    machines: int
    pods: int
    proxies: int
    price: float
    spare: float
    gbit_in: float
    gbit_out: float
    log_mb: float
    series: int
    scrape_cpu: float


def need(per_minute: int, cost: Cost, around: Around) -> Need:
    """The formula: decisions a second times CPU, at most 60% busy with one zone gone, whole machines a zone."""
    a_second = per_minute / 60
    requests = a_second / cost.decisions
    busy = a_second * cost.cpu
    in_each_zone = ceil(busy / BUSY / (ZONES - 1) / CORES)  # machines: what two zones must bear, three have
    machines = in_each_zone * ZONES
    cores, pods = machines * CORES, machines * CORES // POD
    proxies = ceil(requests / PROXY / BUSY / (ZONES - 1)) * ZONES  # cores
    return Need(
        cores_busy=busy,
        cores=cores,
        machines=machines,
        pods=pods,
        proxies=proxies,
        price=(cores + proxies) * PRICE * HOURS,
        spare=cores / busy,
        gbit_in=a_second * cost.sent * 8 / 1e9,
        gbit_out=a_second * cost.answered * 8 / 1e9,
        log_mb=requests * around.log_line / 1e6,
        series=pods * around.series,
        scrape_cpu=pods * around.scrape_cpu / SCRAPE_SECONDS,
    )


def as_tables(measured: Measured) -> str:
    """What was measured, in Markdown."""
    lines = [
        "| | decisions in it | CPU a decision, µs | decisions a second a core | bytes in | bytes out |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    lines += [
        f"| {one.name} | {one.decisions:,.1f} | {one.cpu * 1e6:,.1f} | {1 / one.cpu:,.0f}"
        f" | {one.sent:,.0f} | {one.answered:,.0f} |"
        for one in measured.costs
    ]
    around = measured.around
    lines += [
        "",
        "| Other figures | |",
        "|---|---:|",
        f"| memory of a worker at its most, MiB | {around.worker_mib:.0f} |",
        f"| a line of log, bytes | {around.log_line:.0f} |",
        f"| series of a pod | {around.series:,} |",
        f"| bytes of a scrape | {around.scrape_bytes:,} |",
        f"| CPU of a scrape, ms | {around.scrape_cpu * 1e3:.1f} |",
    ]
    return "\n".join(lines)


def read(tables: str) -> Measured:
    """The same from its Markdown: what a reader has."""
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in tables.splitlines() if line[:1] == "|"]
    rows = [row for row in rows if re.fullmatch(r"[\d,.]+", row[-1])]
    costs = [
        Cost(row[0], _number(row[1]), _number(row[2]) / 1e6, _number(row[4]), _number(row[5]))
        for row in rows
        if len(row) == 6
    ]
    memory, line, series, size, cpu = (_number(row[1]) for row in rows if len(row) == 2)
    return Measured(costs, Around(memory, line, int(series), int(size), cpu / 1e3))


def _number(text: str) -> float:
    return float(text.replace(",", ""))


_ROWS: Final[tuple[tuple[str, Callable[[Need], str]], ...]] = (
    ("cores that compute", lambda one: f"{one.cores_busy:,.1f}"),
    ("cores to have", lambda one: f"{one.cores:,}"),
    (f"machines of {CORES}, over {ZONES} zones", lambda one: f"{one.machines:,}"),
    (f"pods of {POD} workers", lambda one: f"{one.pods:,}"),
    ("cores of proxies", lambda one: f"{one.proxies:,}"),
    (f"a month at {PRICE} a core-hour", lambda one: f"{one.price:,.0f}"),
    ("headroom: the most it could take", lambda one: f"{one.spare:.1f} times"),
    ("network in, Gbit/s", lambda one: f"{one.gbit_in:,.2f}"),
    ("network out, Gbit/s", lambda one: f"{one.gbit_out:,.2f}"),
    ("log, MB/s", lambda one: f"{one.log_mb:,.2f}"),
    ("series in Prometheus", lambda one: f"{one.series:,}"),
    ("cores that scrapes take", lambda one: f"{one.scrape_cpu:,.2f}"),
)


def as_plan(measured: Measured, kinds: tuple[str, ...] = ("a decision", "a batch of 100")) -> str:
    """What each rate needs, for each of these kinds of request, in Markdown."""
    chosen = [(cost, rate) for cost in measured.costs if cost.name in kinds for rate in RATES]
    needs = [need(rate, cost, measured.around) for cost, rate in chosen]
    lines = [
        "| decisions a minute | " + " | ".join(f"{rate:,}" for _, rate in chosen) + " |",
        "|---|" + "---:|" * len(chosen),
        "| sent as | " + " | ".join(cost.name for cost, _ in chosen) + " |",
    ]
    lines += [f"| {name} | " + " | ".join(told(one) for one in needs) + " |" for name, told in _ROWS]
    return "\n".join(lines)
