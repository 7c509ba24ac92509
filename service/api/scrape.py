"""What Prometheus scrapes: GET /metrics."""

from collections.abc import Iterable

from flask import Blueprint, Response, current_app
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, Metric, generate_latest
from prometheus_client.registry import Collector

from service.api.problems import NO_METRICS, Problem
from service.shared_numbers import are_shared, together

bp = Blueprint("scrape", __name__)


class _Read(Collector):
    """Numbers that were read already."""

    def __init__(self, numbers: Iterable[Metric]) -> None:
        self._numbers = numbers

    def collect(self) -> Iterable[Metric]:
        """All of them."""
        return self._numbers


@bp.get("/metrics")
def metrics() -> Response:
    """Every worker's numbers together. Raises Problem where they cannot be: one's own would look like those of all."""
    registry: CollectorRegistry = REGISTRY
    folder = current_app.extensions["settings"].metrics_dir
    if folder is not None:
        numbers = together(folder) if folder.is_dir() and are_shared() else None
        if numbers is None:
            raise Problem(NO_METRICS, headers={"Cache-Control": "no-store"})
        registry = CollectorRegistry()
        registry.register(_Read(numbers))
    return Response(generate_latest(registry), content_type=CONTENT_TYPE_LATEST)
