"""The metrics of the service. Labels come from fixed sets only, and numbers are right across several workers."""

import platform
import time
from collections import defaultdict
from functools import cache
from typing import Final

from flask import Flask, Response, g, request
from prometheus_client import Counter, Gauge, Histogram, values

from ...answers.tally import Tally
from ...log_lines import Lines
from ...multiprocess_metrics import share
from ...process import identifier
from ...rulesets.versions import id_of
from .log import began

if values.ValueClass is not values.MutexValue:  # several workers
    share(identifier)

METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
OTHER: Final = "other"
BUCKETS: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

REQUESTS: Final = Counter("floorman_requests_total", "Requests answered.", ("endpoint", "method", "status"))
SECONDS: Final = Histogram("floorman_request_seconds", "Time to answer.", ("endpoint",), buckets=BUCKETS)
IN_FLIGHT: Final = Gauge("floorman_requests_in_flight", "Requests being answered.", multiprocess_mode="livesum")
DECISIONS: Final = Counter("floorman_decisions_total", "Decisions given.", ("endpoint", "ruleset", "ruling"))
REASONS: Final = Counter("floorman_reasons_total", "Reasons given.", ("ruleset", "code"))
HANDS: Final = Counter("floorman_hands_total", "Hands reported on.", ("ruleset", "outcome"))
PROBLEMS: Final = Counter("floorman_problems_total", "Problems answered.", ("endpoint", "type"))
DROPPED: Final = Counter("floorman_log_lines_dropped_total", "Lines of log that nobody took.")
LINES_WRITTEN: Final = Counter("floorman_decision_log_written_total", "Lines of the decision log written.")
LINES_DROPPED: Final = Counter(
    "floorman_decision_log_dropped_total", "Lines of the decision log dropped: too many waited, or the file took none."
)
ERRORS: Final = Counter("floorman_errors_total", "Bugs met.")
KEYED: Final = Counter("floorman_key_requests_total", "Requests answered that came with a key.", ("key", "status"))
KEYS_REFUSED: Final = Counter("floorman_keys_refused_total", "Requests without a key that may be used.", ("why",))
KEYS_STALE: Final = Gauge(
    "floorman_keys_stale", "1 where the key file was refused and older keys hold.", multiprocess_mode="livemax"
)
RULESETS_STALE: Final = Gauge(
    "floorman_rulesets_stale",
    "1 where the folder of rulebooks was refused and older ones hold.",
    multiprocess_mode="livemax",
)
RATES_FAILED: Final = Counter("floorman_rate_storage_failures_total", "Counts that their storage did not give.")
RATES_ALONE: Final = Gauge(
    "floorman_rates_alone",
    "1 where the storage of rates is lost and this machine counts for itself.",
    multiprocess_mode="livemax",
)
BUILD: Final = Gauge("floorman_build_info", "Which build this is.", ("version", "python"), multiprocess_mode="livemax")
RULEBOOK: Final = Gauge(
    "floorman_ruleset_info",
    "Which rulebooks are served.",
    ("ruleset", "version", "digest"),
    multiprocess_mode="livemax",
)
STARTED: Final = Gauge(
    "floorman_start_time_seconds", "When the server began, in seconds since 1970.", multiprocess_mode="livemax"
)
LOST: Final = Counter("floorman_workers_lost_total", "Workers that ended unasked, and had to be replaced.")
WORKERS: Final = Gauge("floorman_workers", "Workers that serve.", multiprocess_mode="livesum")
PLACES: Final = Gauge("floorman_places", "Connections that there is room for.", multiprocess_mode="livesum")
CONNECTIONS: Final = Gauge("floorman_connections", "Connections that are open.", multiprocess_mode="livesum")
CPU: Final = Counter("floorman_cpu_seconds_total", "CPU time that the workers used.")
MEMORY: Final = Gauge(
    "floorman_resident_memory_bytes",
    "Memory that the workers hold, what they share counted for each.",
    multiprocess_mode="livesum",
)
HELD: Final = Gauge(
    "floorman_held_bytes",
    "Bytes of bodies that wait, and of answers that are made or not sent yet; small ones are not counted.",
    ("what",),
    multiprocess_mode="livesum",
)
TURN: Final = Histogram(
    "floorman_turn_seconds",
    "Event-loop lag: how late work that is ready gets its turn, looked at ten times a second.",
    buckets=(0.001, 0.005, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0),
)

# Looked up once for each set of labels: there are few sets, and every request needs some.
_requests = cache(REQUESTS.labels)
_seconds = cache(SECONDS.labels)
_decisions = cache(DECISIONS.labels)
_reasons = cache(REASONS.labels)
_hands = cache(HANDS.labels)
_problems = cache(PROBLEMS.labels)
_keyed = cache(KEYED.labels)


def endpoint() -> str:
    """The route's template, as `/v1/rulesets/<id>`; `OTHER` if no route matched."""
    return request.url_rule.rule if request.url_rule else OTHER


def count_tally(tally: Tally, endpoint: str) -> None:
    """Count decisions with their reasons, hands, and problems of single items; all versions of a rulebook as one."""
    times: defaultdict[Counter, int] = defaultdict(int)
    for asked, decided in tally.decisions:
        ruleset = id_of(asked)
        times[_decisions(endpoint, ruleset, decided.ruling)] += 1
        for reason in decided.reasons:
            times[_reasons(ruleset, reason.code)] += 1
    for slug in tally.problems:
        times[_problems(endpoint, slug)] += 1
    for asked, outcome in tally.hands:
        times[_hands(id_of(asked), outcome)] += 1
    for counter, more in times.items():
        counter.inc(more)


def count_answer(endpoint: str, method: str, status: int, seconds: float, key: str | None = None) -> None:
    """Count an answered request and the time it took (seconds); `key` is the name of the key that it came with."""
    _requests(endpoint, method, status).inc()
    _seconds(endpoint).observe(seconds)
    if key is not None:
        _keyed(key, status).inc()


def count_problem(slug: str) -> None:
    """Count a problem at the endpoint of the current request."""
    _problems(endpoint(), slug).inc()


def count_error() -> None:
    """Count a bug."""
    ERRORS.inc()


def count_turned_away(method: str, slug: str, status: int) -> None:
    """Count a request that was turned away before it was routed."""
    _requests(OTHER, method if method in METHODS else OTHER, status).inc()
    _problems(OTHER, slug).inc()


def register(app: Flask, version: str) -> None:
    """Measure each request of this app."""
    Lines.on_drop = staticmethod(DROPPED.inc)
    BUILD.labels(version, platform.python_version()).set(1)

    @app.before_request
    def begin() -> None:
        g.in_flight = True
        IN_FLIGHT.inc()

    @app.after_request
    def end(answer: Response) -> Response:
        method = request.method if request.method in METHODS else OTHER
        count_answer(endpoint(), method, answer.status_code, time.perf_counter() - began(), g.get("key"))
        return answer

    @app.teardown_request
    def over(_: BaseException | None) -> None:
        if g.pop("in_flight", False):
            IN_FLIGHT.dec()
