"""The metrics of the service. Labels come from fixed sets only, and numbers are right across several workers."""

import platform
from collections import defaultdict
from collections.abc import Callable, Iterable
from functools import cache, partial
from typing import Any, Final

from flask import Flask
from prometheus_client import Counter, Gauge, Histogram, values

from ...answers.answer_record import AnswerRecord
from ...answers.endpoints import DECISIONS as DECISIONS_PATH
from ...answers.problems import OVERLOADED
from ...key_file import Key, KeyRefusal
from ...log_lines import Lines
from ...multiprocess_metrics import share
from ...process import identifier
from ...rules.model.decision import Ruling
from ...rulesets import Rulebooks
from ...rulesets.digest import ruleset_digest
from .log import log_bug
from .request_context import RequestContext

if values.ValueClass is not values.MutexValue:  # several workers
    share(identifier)

METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
OTHER: Final = "other"
"""The endpoint of a request that no route matched."""
_SEEDED_STATUSES: Final = (200, 429, 500)
BUCKETS: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

_summed: Final = partial(Gauge, multiprocess_mode="livesum")
_largest: Final = partial(Gauge, multiprocess_mode="livemax")
"""Gauges whose value is that of all running workers together, and the largest of theirs."""

REQUESTS: Final = Counter("floorman_requests_total", "Requests answered.", ("endpoint", "method", "status"))
SECONDS: Final = Histogram(
    "floorman_request_seconds",
    "Time from when a worker starts on a request until the response is complete.",
    ("endpoint",),
    buckets=BUCKETS,
)
IN_FLIGHT: Final = _summed("floorman_requests_in_flight", "Requests in progress.")
DECISIONS: Final = Counter("floorman_decisions_total", "Decisions returned.", ("endpoint", "rulebook", "ruling"))
REASONS: Final = Counter("floorman_reasons_total", "Reasons returned in decisions.", ("rulebook", "code"))
HANDS: Final = Counter("floorman_hands_total", "Hands checked.", ("rulebook", "outcome"))
PROBLEMS: Final = Counter("floorman_problems_total", "Problems returned.", ("endpoint", "type"))
DROPPED: Final = Counter("floorman_log_lines_dropped_total", "Log lines dropped because the reader was slow or gone.")
LINES_WRITTEN: Final = Counter("floorman_decision_log_written_total", "Decision log lines written.")
LINES_DROPPED: Final = Counter(
    "floorman_decision_log_dropped_total", "Decision log lines dropped because too many waited or a write failed."
)
ERRORS: Final = Counter("floorman_errors_total", "Internal errors.")
KEYED: Final = Counter("floorman_key_requests_total", "Requests with a key.", ("key", "status"))
KEYS_REFUSED: Final = Counter("floorman_keys_refused_total", "Requests without a valid key.", ("why",))
KEY_EXPIRES: Final = _largest(
    "floorman_key_expires_timestamp_seconds",
    "When a key expires, in seconds since 1970. 0: it was removed, or no longer expires.",
    ("file", "key"),
)
KEY_RELOAD_FAILED: Final = _largest(
    "floorman_key_reload_failed", "1 if the key file is invalid and the previous keys stay in force."
)
RULEBOOK_RELOAD_FAILED: Final = _largest(
    "floorman_rulebook_reload_failed", "1 if the rulebooks folder is invalid and the previous rulebooks stay in force."
)
RATES_FAILED: Final = Counter(
    "floorman_rate_storage_failures_total", "Requests whose count the rate storage did not return."
)
RATE_STORAGE_UNAVAILABLE: Final = _largest(
    "floorman_rate_storage_unavailable",
    "1 if the rate storage does not respond and this instance counts rates by itself.",
)
BUILD: Final = _largest("floorman_build_info", "The running build.", ("version", "python"))
RULEBOOK: Final = _largest("floorman_rulebook_info", "Rulebooks served.", ("rulebook", "version", "digest"))
STARTED: Final = _largest("floorman_start_time_seconds", "Start time of the server, in seconds since 1970.")
LOST: Final = Counter("floorman_workers_lost_total", "Workers that ended unexpectedly and were replaced.")
WORKERS: Final = _summed("floorman_workers", "Workers running.")
CONNECTIONS_MAX: Final = _summed("floorman_connections_max", "Maximum number of open connections.")
CONNECTIONS: Final = _summed("floorman_connections", "Open connections.")
CPU: Final = Counter("floorman_cpu_seconds_total", "CPU time of the workers.")
MEMORY: Final = _summed(
    "floorman_resident_memory_bytes", "Resident memory of the workers. Shared memory counts once for each worker."
)
HELD: Final = _summed(
    "floorman_held_bytes", "Bytes of request bodies and responses in memory. Small ones are not counted.", ("what",)
)
LAG: Final = Histogram(
    "floorman_event_loop_lag_seconds",
    "Event-loop lag: how late ready work runs, sampled ten times a second.",
    buckets=(0.001, 0.005, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0),
)


def _numbers(metric: Counter) -> Callable[..., Any]:
    """Finds the number for a set of labels, once each: there are few sets, and the library verifies at each count."""
    return cache(lambda *labels: metric.labels(*labels)._value)


_requests = _numbers(REQUESTS)
_seconds = cache(SECONDS.labels)
_decisions = _numbers(DECISIONS)
_reasons = _numbers(REASONS)
_hands = _numbers(HANDS)
_problems = _numbers(PROBLEMS)
_keyed = _numbers(KEYED)
_keys_with_end: Final = defaultdict[str, set[str]](set)


def count_record(record: AnswerRecord, endpoint: str) -> None:
    """Count decisions with their reasons, hands, and problems of single items; all versions of a rulebook as one."""
    for _, rulebook, decided in record.decisions:
        _decisions(endpoint, rulebook, decided.ruling).inc(1)
        for reason in decided.reasons:
            _reasons(rulebook, reason.code).inc(1)
    for slug in record.problems:
        _problems(endpoint, slug).inc(1)
    for rulebook, outcome in record.hands:
        _hands(rulebook, outcome).inc(1)


def count_answer(context: RequestContext, status: int, seconds: float | None) -> None:
    """Count an answered request, and the time it took (seconds); None if it was turned away before it was asked."""
    route, method = context.route or OTHER, context.method
    _requests(route, method if method in METHODS else OTHER, status).inc(1)
    if seconds is None:
        return
    _seconds(route).observe(seconds)
    if "key" in context.facts:
        _keyed(context.facts["key"], status).inc(1)


def count_problem(context: RequestContext, slug: str) -> None:
    """Count a problem of this type, answered to a request or a part of it."""
    _problems(context.route or OTHER, slug).inc(1)


def count_bug(error: Exception, context: RequestContext) -> None:
    """Count a bug and log it: the alert on bugs watches the count, and the log tells where to look."""
    log_bug(error, context)
    ERRORS.inc()


def set_key_expiry(file: str, keys: Iterable[Key]) -> None:
    """Say when each key of that file expires. Series cannot be removed where several processes share them."""
    ends = {key.name: key.expires.timestamp() for key in keys if key.expires}
    _keys_with_end[file] |= ends.keys()
    for name in _keys_with_end[file]:
        KEY_EXPIRES.labels(file, name).set(ends.get(name, 0))


def register(app: Flask, version: str) -> None:
    """Tell which build this is and which rulebooks it serves; call it once all routes and the rulebooks are there."""
    Lines.on_drop = staticmethod(DROPPED.inc)
    BUILD.labels(version, platform.python_version()).set(1)
    rulebooks: Rulebooks = app.extensions["rulebooks"]
    for ruleset in (book.ruleset for book in rulebooks.carried):
        RULEBOOK.labels(ruleset.id, ruleset.version, ruleset_digest(ruleset)).set(1)
    # the counters that alerts watch begin at 0: Prometheus' rate() does not see a series' first value
    for rule in app.url_map.iter_rules():
        methods = (rule.methods or set()) & {"GET", "POST"} if rule.rule.startswith("/v1/") else ()
        for method in sorted(methods):
            for status in _SEEDED_STATUSES:
                REQUESTS.labels(rule.rule, method, status)
    REQUESTS.labels(OTHER, "POST", OVERLOADED.status)
    PROBLEMS.labels(OTHER, OVERLOADED.slug)
    SECONDS.labels(DECISIONS_PATH)
    for why in KeyRefusal:
        KEYS_REFUSED.labels(why)
    for id in rulebooks:
        for ruling in Ruling:
            DECISIONS.labels(DECISIONS_PATH, id, ruling)
