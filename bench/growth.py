"""What more seats and more items cost: a line, and how far from it the costs lie."""

from collections.abc import Callable, Sequence
from statistics import median
from typing import Final

from flask import Flask
from werkzeug.test import create_environ, run_wsgi_app

from bench import bodies
from bench.load import LoadError
from bench.plan import Plan
from bench.rows import Row, Section, at_most
from bench.servers import BATCH, DECISIONS
from service.api.app import create_app
from service.settings import Settings

_SEATS: Final = (2, 3, 4, 6, 9, 12, 16, 20, 23)
_ITEMS: Final = (1, 2, 5, 10, 30, 100, 300, 1000)
_MOST_OFF: Final = 0.2


def seats(plan: Plan) -> Section:
    """One decision in rounds of 2 to 23 seats."""
    return _grown(plan, "seats", DECISIONS, bodies.of_seats, _SEATS)


def items(plan: Plan) -> Section:
    """Batches of 1 to 1,000 decisions."""
    return _grown(plan, "items", BATCH, bodies.batch, _ITEMS)


def _grown(plan: Plan, what: str, path: str, body: Callable[[int], bodies.Json], sizes: Sequence[int]) -> Section:
    sizes = (sizes[0], sizes[1], sizes[3]) if plan.short else sizes
    app = create_app(Settings(log_level="ERROR"))
    sent = {size: bodies.as_bytes(body(size)) for size in sizes}

    def asked(size: int) -> Callable[[], object]:
        return lambda: _call(app, path, sent[size])

    costs = plan.costs({str(size): asked(size) for size in sizes})
    rounds = [dict(zip(sizes, found, strict=True)) for found in zip(*costs.values(), strict=True)]
    medians = {size: median(costs[str(size)]) for size in sizes}
    base, each = line(medians)
    section = Section(f"Growth in {what}: the whole application in this process, no server")
    section.rows = [Row(f"{size} {what}", costs[str(size)], "µs") for size in sizes]
    section.rows += [
        Row("largest deviation from a line, round by round", [_off(found) for found in rounds]),
        Row("largest deviation of the medians from a line", [_off(medians)], "", at_most(_MOST_OFF)),
    ]
    section.notes.append(f"The line: {base:.1f} µs, and {each:.2f} µs for each of the {what}.")
    return section


def _call(app: Flask, path: str, body: bytes) -> None:
    """Ask the application. Raises LoadError for any answer but a 200."""
    environ = create_environ(path, method="POST", data=body, content_type="application/json")
    parts, status, _ = run_wsgi_app(app, environ, buffered=True)
    if not status.startswith("200"):
        raise LoadError(f"{status}: {b''.join(parts)[:400].decode(errors='replace')}")


def line(costs: dict[int, float]) -> tuple[float, float]:
    """The line nearest to the costs, each deviation taken as a part of its cost: where it begins, and its slope."""
    weights = {size: 1 / cost**2 for size, cost in costs.items()}
    total = sum(weights.values())
    middle = sum(weight * size for size, weight in weights.items()) / total
    cost = sum(weight * costs[size] for size, weight in weights.items()) / total
    slope = sum(weight * (size - middle) * (costs[size] - cost) for size, weight in weights.items()) / sum(
        weight * (size - middle) ** 2 for size, weight in weights.items()
    )
    return cost - slope * middle, slope


def _off(costs: dict[int, float]) -> float:
    base, each = line(costs)
    return max(abs(cost - base - each * size) / cost for size, cost in costs.items())
