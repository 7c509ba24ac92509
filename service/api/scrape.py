"""What Prometheus scrapes: GET /metrics."""

from flask import Blueprint, Response, current_app
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from service.api.problems import NO_METRICS, Problem
from service.shared_numbers import are_shared

bp = Blueprint("scrape", __name__)


@bp.get("/metrics")
def metrics() -> Response:
    """Every worker's numbers together. Raises Problem where they cannot be: one's own would look like those of all."""
    registry: CollectorRegistry = REGISTRY
    folder = current_app.extensions["settings"].metrics_dir
    if folder is not None:
        if not (folder.is_dir() and are_shared()):
            raise Problem(NO_METRICS, headers={"Cache-Control": "no-store"})
        registry = CollectorRegistry()
        MultiProcessCollector(registry, path=str(folder))  # type: ignore[no-untyped-call]  # the library is typed but for this
    return Response(generate_latest(registry), content_type=CONTENT_TYPE_LATEST)
