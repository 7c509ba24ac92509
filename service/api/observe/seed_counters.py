"""Counters that alerts watch start at 0 with the service: Prometheus' rate() does not see a series' first value."""

from typing import Final

from flask import Flask

from ...answers import problems
from ...keys.key import KeyRefusal
from ...rules.model.decision import Ruling
from ...rulesets import Shelf
from ...rulesets.digest import ruleset_digest
from . import metrics

_DECISIONS: Final = "/v1/decisions"
_STATUSES: Final = (200, 429, 500)


def register(app: Flask) -> None:
    """Begin these counters, and the gauge of rulebooks; call it once all routes and the shelf are there."""
    for rule in app.url_map.iter_rules():
        methods = (rule.methods or set()) & {"GET", "POST"} if rule.rule.startswith("/v1/") else ()
        for method in sorted(methods):
            for status in _STATUSES:
                metrics.REQUESTS.labels(rule.rule, method, status)
    metrics.REQUESTS.labels(metrics.OTHER, "POST", problems.OVERLOADED.status)
    metrics.PROBLEMS.labels(metrics.OTHER, problems.OVERLOADED.slug)
    metrics.SECONDS.labels(_DECISIONS)
    for why in KeyRefusal:
        metrics.KEYS_REFUSED.labels(why)
    shelf: Shelf = app.extensions["shelf"]
    for ruleset in (book.ruleset for book in shelf.carried):
        metrics.RULEBOOK.labels(ruleset.id, ruleset.version, ruleset_digest(ruleset)).set(1)
    for id in shelf:
        for ruling in Ruling:
            metrics.DECISIONS.labels(_DECISIONS, id, ruling)
