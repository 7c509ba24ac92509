"""A span for each request, sent to an OpenTelemetry collector. Off unless one is named.

A span is made whole when its request is answered. The library sends spans in batches of its own accord, and drops
what the collector does not take: no answer waits for it.
"""

import time
from typing import TYPE_CHECKING, Any, Final

import gevent
from flask import Flask, Response, g, request

from ... import __version__
from ...answers.problems import printable
from .log import began, request_id
from .metrics import METHODS
from .trace_context import trace_of
from .unexpected import log_unexpected

if TYPE_CHECKING:
    from opentelemetry.context import Context
    from opentelemetry.sdk.trace import TracerProvider

    from ...settings import Settings

CLOSING_SECONDS: Final = 1.0
MOST_WAITING: Final = 4096
MOST_AT_ONCE: Final = 128
"""How many spans are serialized in one piece: no request is answered meanwhile."""
EACH_MS: Final = 1000
_OTHER: Final = "_OTHER"  # OpenTelemetry's word for an unknown method
_FAILED: Final = 500


class Spans:
    """Makes the spans of one worker."""

    def __init__(self, provider: "TracerProvider") -> None:
        from opentelemetry.trace import SpanKind, Status, StatusCode

        self._provider = provider
        self._tracer = provider.get_tracer("floorman", __version__)
        self._kind, self._error = SpanKind.SERVER, Status(StatusCode.ERROR)

    def end(self, environ: dict[str, Any], status: int, began: float, route: str | None, **known: str) -> None:
        """Make the span of an answered request; `began` is a `time.perf_counter()`."""
        try:
            self._end(environ, status, began, route, known)
        except Exception as error:  # a bug of ours or of the library; the client gets its answer
            log_unexpected(error)

    def _end(
        self, environ: dict[str, Any], status: int, began: float, route: str | None, known: dict[str, str]
    ) -> None:
        ended = time.time_ns()
        method = environ["REQUEST_METHOD"]
        method = method if method in METHODS else _OTHER
        attributes: dict[str, str | int] = {
            "http.request.method": method,
            "http.response.status_code": status,
            "url.scheme": "http",
            "url.path": printable(environ.get("PATH_INFO", "")),
        }
        if route is not None:
            attributes["http.route"] = route
        for name, value in known.items():
            attributes[f"floorman.{name}"] = value
        if status >= _FAILED:
            attributes["error.type"] = str(status)
        span = self._tracer.start_span(
            f"{'HTTP' if method == _OTHER else method}{f' {route}' if route else ''}",
            context=_parent(environ),
            kind=self._kind,
            attributes=attributes,
            start_time=ended - int((time.perf_counter() - began) * 1e9),
        )
        if status >= _FAILED:
            span.set_status(self._error)
        span.end(ended)

    def close(self) -> None:
        """Send what is queued, for `CLOSING_SECONDS` at most."""
        with gevent.Timeout(CLOSING_SECONDS, False):  # type: ignore[arg-type]  # it takes False
            self._provider.shutdown()


def _parent(environ: dict[str, Any]) -> "Context":
    """The context of the span: the caller's trace, or none."""
    from opentelemetry.context import Context
    from opentelemetry.trace import NonRecordingSpan, SpanContext, TraceFlags, set_span_in_context

    trace = trace_of(environ)
    if trace is None:
        return Context()
    flags = TraceFlags(TraceFlags.SAMPLED if trace.sampled else TraceFlags.DEFAULT)
    asks = SpanContext(int(trace.trace_id, 16), int(trace.parent_id, 16), is_remote=True, trace_flags=flags)
    return set_span_in_context(NonRecordingSpan(asks), Context())


def spans_of(settings: "Settings") -> Spans | None:
    """The maker of spans, if a collector is named. The library reads from OTEL_ variables how to sample and send."""
    if settings.otlp_endpoint is None:
        return None
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
    from opentelemetry.sdk.resources import OTELResourceDetector, Resource
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.sdk.trace.export import BatchSpanProcessor

    ours = Resource({"service.name": "floorman", "service.version": __version__})
    resource = Resource.create().merge(ours).merge(OTELResourceDetector().detect())
    provider = TracerProvider(resource=resource, shutdown_on_exit=False)
    exporter = OTLPSpanExporter(endpoint=f"{settings.otlp_endpoint.rstrip('/')}/v1/traces")
    provider.add_span_processor(
        BatchSpanProcessor(
            exporter,
            max_queue_size=MOST_WAITING,
            schedule_delay_millis=EACH_MS,
            max_export_batch_size=MOST_AT_ONCE,
        )
    )
    return Spans(provider)


def register(app: Flask) -> None:
    """Make a span of each request of this app, if its settings say so."""
    app.extensions["spans"] = spans = spans_of(app.extensions["settings"])
    if spans is None:
        return

    @app.after_request
    def end(answer: Response) -> Response:
        known = {name: str(g.get(name)) for name in ("ruleset", "ruling", "problem") if g.get(name) is not None}
        route = request.url_rule.rule if request.url_rule else None
        spans.end(request.environ, answer.status_code, began(), route, request_id=request_id(), **known)
        return answer
