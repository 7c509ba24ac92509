"""A span for each request, sent to an OpenTelemetry collector. Off unless one is named.

A span is made whole when its request is answered. The library sends spans in batches of its own accord, and drops
what the collector does not take: no answer waits for it.
"""

import time
from typing import TYPE_CHECKING, Final

import gevent
from flask import Flask

from ... import __version__
from ...answers.problems import printable
from ...settings import Settings
from .metrics import METHODS, count_bug
from .request_context import RequestContext, Trace

if TYPE_CHECKING:
    from opentelemetry.context import Context
    from opentelemetry.sdk.trace import TracerProvider

CLOSING_SECONDS: Final = 1.0
MOST_WAITING: Final = 4096
MOST_AT_ONCE: Final = 128
"""How many spans are serialized in one piece: no request is answered meanwhile."""
EACH_MS: Final = 1000
_OTHER: Final = "_OTHER"  # OpenTelemetry's word for an unknown method
_FAILED: Final = 500
_FACTS: Final = ("rulebook", "ruling", "problem")
"""The facts of a request that its span has too: no key."""


class Spans:
    """Makes the spans of one worker."""

    def __init__(self, provider: "TracerProvider") -> None:
        from opentelemetry.trace import SpanKind, Status, StatusCode

        self._provider = provider
        self._tracer = provider.get_tracer("floorman", __version__)
        self._kind, self._error = SpanKind.SERVER, Status(StatusCode.ERROR)

    def end(self, context: RequestContext, status: int, seconds: float) -> None:
        """Make the span of an answered request, which took so long (seconds)."""
        try:
            ended = time.time_ns()
            method, route = context.method, context.route
            method = method if method in METHODS else _OTHER
            attributes: dict[str, str | int] = {
                "http.request.method": method,
                "http.response.status_code": status,
                "url.scheme": "http",
                "url.path": printable(context.path),
            }
            if route is not None:
                attributes["http.route"] = route
            attributes["floorman.request_id"] = context.request_id
            for name in _FACTS:
                if name in context.facts:
                    attributes[f"floorman.{name}"] = str(context.facts[name])
            if status >= _FAILED:
                attributes["error.type"] = str(status)
            span = self._tracer.start_span(
                f"{'HTTP' if method == _OTHER else method}{f' {route}' if route else ''}",
                context=_parent(context.trace),
                kind=self._kind,
                attributes=attributes,
                start_time=ended - int(seconds * 1e9),
            )
            if status >= _FAILED:
                span.set_status(self._error)
            span.end(ended)
        except Exception as error:  # a bug of ours or of the library; the client gets its answer
            count_bug(error, context)

    def close(self) -> None:
        """Send what is queued, for `CLOSING_SECONDS` at most."""
        with gevent.Timeout(CLOSING_SECONDS, False):  # type: ignore[arg-type]  # it takes False
            self._provider.shutdown()


def _parent(trace: Trace | None) -> "Context":
    """The context of the span: the caller's trace, or none."""
    from opentelemetry.context import Context
    from opentelemetry.trace import NonRecordingSpan, SpanContext, TraceFlags, set_span_in_context

    if trace is None:
        return Context()
    flags = TraceFlags(TraceFlags.SAMPLED if trace.sampled else TraceFlags.DEFAULT)
    asks = SpanContext(int(trace.trace_id, 16), int(trace.parent_id, 16), is_remote=True, trace_flags=flags)
    return set_span_in_context(NonRecordingSpan(asks), Context())


def register(app: Flask) -> None:
    """Make spans of this app's requests, if a collector is named.

    The library reads from OTEL_ variables how to sample and send.
    """
    app.extensions["spans"] = None
    settings: Settings = app.extensions["settings"]
    if settings.otlp_endpoint is None:
        return
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
            exporter, max_queue_size=MOST_WAITING, schedule_delay_millis=EACH_MS, max_export_batch_size=MOST_AT_ONCE
        )
    )
    app.extensions["spans"] = Spans(provider)
