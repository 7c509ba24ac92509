"""Prints deploy/monitoring/grafana/floorman.json: change what is here, and write it there."""

import json
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

Panel = tuple[str, str, dict[str, str]]
"""A title, the unit of what is shown, and expressions by their legends."""

# In an expression ALL stands for whichever installation is chosen, ONE for whichever of its instances.
_SHORT: Final = {
    "ALL": 'namespace=~"$namespace",job=~"$job"',
    "ONE": 'namespace=~"$namespace",job=~"$job",instance=~"$instance"',
    "[]": "[$__rate_interval]",
}

NOW: Final[tuple[Panel, ...]] = (
    ("Instances", "none", {"": "sum(up{ALL})"}),
    ("Requests", "reqps", {"": "sum(floorman:requests:rate5m{ALL})"}),
    ("Bad answers, 1 h", "percentunit", {"": "max(floorman:requests_bad:ratio_rate1h{ALL})"}),
    ("Slow decisions, 1 h", "percentunit", {"": "max(floorman:decisions_slow:ratio_rate1h{ALL})"}),
    ("Busiest instance", "percentunit", {"": "max(floorman:workers_busy:ratio_rate5m{ONE})"}),
    ("Alerts", "none", {"": 'count(ALERTS{alertname=~"Floorman.+",alertstate="firing"}) or vector(0)'}),
)

ROWS: Final[dict[str, tuple[Panel, ...]]] = {
    "Traffic": (
        ("Requests by endpoint", "reqps", {"{{endpoint}}": "sum by (endpoint) (rate(floorman_requests_total{ONE}[]))"}),
        ("Answers by status", "reqps", {"{{status}}": "sum by (status) (rate(floorman_requests_total{ONE}[]))"}),
        ("Hands by outcome", "ops", {"{{outcome}}": "sum by (outcome) (rate(floorman_hands_total{ONE}[]))"}),
    ),
    "Errors": (
        (
            "Bad answers (goal: 0.1%)",
            "percentunit",
            {"5 min": "floorman:requests_bad:ratio_rate5m{ALL}", "6 h": "floorman:requests_bad:ratio_rate6h{ALL}"},
        ),
        ("Problems by type", "reqps", {"{{type}}": "sum by (type) (rate(floorman_problems_total{ONE}[]))"}),
        (
            "Internal errors and lost workers",
            "none",
            {
                "errors {{instance}}": "increase(floorman_errors_total{ONE}[5m])",
                "workers {{instance}}": "increase(floorman_workers_lost_total{ONE}[5m])",
            },
        ),
    ),
    "Latency": (
        ("Request duration, p50", "s", {"{{endpoint}}": "floorman:request_seconds:p50_rate5m{ALL}"}),
        ("Request duration, p99", "s", {"{{endpoint}}": "floorman:request_seconds:p99_rate5m{ALL}"}),
        (
            "Single decisions slower than 25 ms (goal: 1%)",
            "percentunit",
            {"5 min": "floorman:decisions_slow:ratio_rate5m{ALL}", "6 h": "floorman:decisions_slow:ratio_rate6h{ALL}"},
        ),
    ),
    "Saturation": (
        ("Workers busy", "percentunit", {"{{instance}}": "floorman:workers_busy:ratio_rate5m{ONE}"}),
        ("Event-loop lag, p99", "s", {"{{instance}}": "floorman:event_loop_lag_seconds:p99_rate5m{ONE}"}),
        (
            "Overloaded (503) and rate limited (429)",
            "percentunit",
            {
                "503 overloaded": "floorman:requests_shed:ratio_rate5m{ALL}",
                "429": "floorman:requests_rate_limited:ratio_rate5m{ALL}",
            },
        ),
        ("Requests in flight", "none", {"{{instance}}": "floorman_requests_in_flight{ONE}"}),
        ("Connections", "none", {"{{instance}}": "floorman_connections{ONE}"}),
        ("Connections used", "percentunit", {"{{instance}}": "floorman:connections_used:ratio{ONE}"}),
    ),
    "Rulings": (
        ("Decisions by ruling", "ops", {"{{ruling}}": "sum by (ruling) (floorman:decisions:rate5m{ALL})"}),
        ("Decisions by rulebook", "ops", {"{{rulebook}}": "sum by (rulebook) (floorman:decisions:rate5m{ALL})"}),
        (
            "Illegal actions in single decisions",
            "percentunit",
            {
                "{{rulebook}}": "floorman:decisions_illegal:ratio_rate1h{ALL}",
                "{{rulebook}}, past week": "floorman:decisions_illegal:avg1w{ALL}",
            },
        ),
    ),
    "Reasons": (
        (
            "Most frequent reasons",
            "ops",
            {"{{code}}": "topk(10, sum by (code) (rate(floorman_reasons_total{ONE}[])))"},
        ),
        (
            "Fastest-growing reasons, 1 h",
            "ops",
            {
                "{{code}}": "topk(10, sum by (code) (rate(floorman_reasons_total{ONE}[]))"
                " - sum by (code) (rate(floorman_reasons_total{ONE}[1h])))"
            },
        ),
    ),
    "Keys and rates": (
        (
            "Requests by key, top ten",
            "reqps",
            {"{{key}}": "topk(10, sum by (key) (rate(floorman_key_requests_total{ONE}[])))"},
        ),
        (
            "Requests refused for their key",
            "reqps",
            {"{{why}}": "sum by (why) (rate(floorman_keys_refused_total{ONE}[]))"},
        ),
        (
            "Time until keys expire, next ten",
            "s",
            {
                "{{key}} ({{file}})": "bottomk(10, min by (file, key) "
                "(floorman_key_expires_timestamp_seconds{ONE} > time()) - time())"
            },
        ),
        (
            "Failed reloads and rate storage",
            "none",
            {
                "keys {{instance}}": "floorman_key_reload_failed{ONE}",
                "rulebooks {{instance}}": "floorman_rulebook_reload_failed{ONE}",
                "rates {{instance}}": "floorman_rate_storage_unavailable{ONE}",
                "storage failures {{instance}}": "rate(floorman_rate_storage_failures_total{ONE}[])",
            },
        ),
    ),
    "Versions": (
        (
            "Instances by version",
            "none",
            {"{{version}}, Python {{python}}": "count by (version, python) (floorman_build_info{ONE})"},
        ),
        (
            "Instances by rulebook",
            "none",
            {
                "{{rulebook}} {{version}} {{digest}}": "count by (rulebook, version, digest) "
                "(floorman_rulebook_info{ONE})",
            },
        ),
        ("Uptime", "s", {"{{instance}}": "time() - floorman_start_time_seconds{ONE}"}),
    ),
    "Workers": (
        ("Workers", "none", {"{{instance}}": "floorman_workers{ONE}"}),
        ("CPU", "none", {"{{instance}}": "rate(floorman_cpu_seconds_total{ONE}[])"}),
        ("Memory", "bytes", {"{{instance}}": "floorman_resident_memory_bytes{ONE}"}),
        ("Buffered bodies and responses", "bytes", {"{{what}} {{instance}}": "floorman_held_bytes{ONE}"}),
        ("Log lines dropped", "ops", {"{{instance}}": "rate(floorman_log_lines_dropped_total{ONE}[])"}),
        (
            "Decision log",
            "ops",
            {
                "written {{instance}}": "rate(floorman_decision_log_written_total{ONE}[])",
                "dropped {{instance}}": "rate(floorman_decision_log_dropped_total{ONE}[])",
            },
        ),
    ),
}

DESCRIPTIONS: Final[dict[str, str]] = {
    "Instances": "Instances that answer Prometheus.",
    "Requests": "Requests answered per second, by all instances together.",
    "Bad answers, 1 h": "The share of v1 answers in the last hour that were 5xx. The goal is 0.1% over 30 days.",
    "Slow decisions, 1 h": (
        "The share of single decisions in the last hour that took a worker longer than 25 ms. The goal is 1% "
        "over 30 days."
    ),
    "Busiest instance": ("How busy the workers of the busiest instance are. At 1, requests wait."),
    "Alerts": "Alerts of deploy/monitoring that are firing. Each has a section in docs/how-to/runbooks.md.",
    "Bad answers (goal: 0.1%)": (
        "The share of v1 answers that were 5xx. A 503 `overloaded` counts as bad; 501 and 4xx do not."
    ),
    "Request duration, p50": (
        "The median time from when a worker starts on a request until its answer is made. The wait until a "
        "worker starts is not included."
    ),
    "Request duration, p99": (
        "One request in a hundred takes longer, from when a worker starts on it until its answer is made."
    ),
    "Single decisions slower than 25 ms (goal: 1%)": "The share of single decisions that took longer than 25 ms.",
    "Workers busy": "CPU time of the workers, as a share of what they could use: each is one thread.",
    "Event-loop lag, p99": (
        "How late ready work runs. One sample in a hundred is later. Beyond `SHED_MS`, the service refuses requests."
    ),
    "Overloaded (503) and rate limited (429)": (
        "The share of requests answered 503 `overloaded`, because workers were late, and 429, because a "
        "caller exceeded its rate."
    ),
    "Connections used": (
        "The share of the maximum number of connections that is in use. At 1, the service closes the "
        "connection that has been idle longest."
    ),
    "Decisions by ruling": (
        "An action that was illegal as proposed is `corrected` or `rejected`; `discretion` leaves it to the floor."
    ),
    "Decisions by rulebook": "Decisions by the rulebook of the request.",
    "Illegal actions in single decisions": (
        "The share of single decisions that were illegal as proposed, and that share in the past week. A jump "
        "is a bug, in a client or in the service."
    ),
    "Fastest-growing reasons, 1 h": "Reasons whose rate is furthest above that of the past hour.",
}
"""What a panel shows, by its title, where docs/reference/metrics.md does not say it of the metrics on it."""

_SOURCE: Final = {"type": "prometheus", "uid": "${datasource}"}


def _expression(text: str) -> str:
    for short, long in _SHORT.items():
        text = text.replace(short, long) if short == "[]" else text.replace(f"{{{short}}}", f"{{{long}}}")
    return text


def _described(title: str, expressions: Iterable[str]) -> str:
    """What the panel shows: the words above, or those of docs/reference/metrics.md for each metric on it."""
    if title in DESCRIPTIONS:
        return DESCRIPTIONS[title]
    table = (Path(__file__).parents[1] / "docs" / "reference" / "metrics.md").read_text(encoding="utf-8")
    meanings = dict(re.findall(r"^\| `(\w+)` \| \w+ \| .*?\| (.*) \|$", table, re.MULTILINE))
    named = dict.fromkeys(re.findall(r"\bfloorman_\w+", " ".join(expressions)))
    return "\n\n".join(f"`{name}`: {meanings[name]}" for name in named)


def _drawn(kind: str, panel: Panel, id: int, at: dict[str, int]) -> dict[str, Any]:
    title, unit, expressions = panel
    targets = [
        {"refId": chr(ord("A") + place), "expr": _expression(text), "legendFormat": legend or title}
        for place, (legend, text) in enumerate(expressions.items())
    ]
    return {
        "id": id,
        "type": kind,
        "title": title,
        "description": _described(title, expressions.values()),
        "datasource": _SOURCE,
        "gridPos": at,
        "fieldConfig": {"defaults": {"unit": unit, "min": 0}, "overrides": []},
        "targets": targets,
    }


def _variable(name: str) -> dict[str, Any]:
    query = f"label_values(floorman_build_info, {name})"
    every = {"includeAll": True, "allValue": ".*", "multi": True, "current": {"text": "All", "value": "$__all"}}
    return {"name": name, "type": "query", "datasource": _SOURCE, "query": query, "refresh": 2, **every}


def dashboard() -> dict[str, Any]:
    """The whole, as Grafana reads it."""
    panels = [
        _drawn("stat", panel, place + 1, {"x": 4 * place, "y": 0, "w": 4, "h": 4}) for place, panel in enumerate(NOW)
    ]
    y = 4
    for title, drawn in ROWS.items():
        panels.append(
            {"id": len(panels) + 1, "type": "row", "title": title, "gridPos": {"x": 0, "y": y, "w": 24, "h": 1}}
        )
        for place, panel in enumerate(drawn):
            at = {"x": 8 * (place % 3), "y": y + 1 + 8 * (place // 3), "w": 8, "h": 8}
            panels.append(_drawn("timeseries", panel, len(panels) + 1, at))
        y += 1 + 8 * -(-len(drawn) // 3)
    source = {"name": "datasource", "type": "datasource", "query": "prometheus", "current": {}}
    return {
        "uid": "floorman",
        "title": "Floorman",
        "tags": ["floorman"],
        "schemaVersion": 39,
        "editable": True,
        "refresh": "30s",
        "time": {"from": "now-3h", "to": "now"},
        "templating": {"list": [source, *(_variable(name) for name in ("namespace", "job", "instance"))]},
        "panels": panels,
    }


if __name__ == "__main__":
    print(json.dumps(dashboard(), indent=1))  # noqa: T201
