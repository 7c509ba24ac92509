"""A collector of OpenTelemetry, as far as the tests need one: it takes spans over HTTP and keeps them."""

import gzip
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest


class Collector(ThreadingHTTPServer):
    """Whoever sends spans to its `url`."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Taking)
        self.spans: list[Any] = []
        self.resources: list[dict[str, Any]] = []
        self.url = f"http://127.0.0.1:{self.server_port}"


class _Taking(BaseHTTPRequestHandler):
    server: Collector

    def do_POST(self) -> None:  # as its parent calls it
        """Take some spans."""
        trace_service = pytest.importorskip(
            "opentelemetry.proto.collector.trace.v1.trace_service_pb2", reason="pip install '.[server,otel]'"
        )
        assert self.path == "/v1/traces"
        body = self.rfile.read(int(self.headers["Content-Length"]))
        if self.headers.get("Content-Encoding") == "gzip":
            body = gzip.decompress(body)
        sent = trace_service.ExportTraceServiceRequest.FromString(body)
        for resource in sent.resource_spans:
            self.server.resources.append(attributes(resource.resource))
            for scope in resource.scope_spans:
                self.server.spans += scope.spans
        self.send_response(200)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        """Nothing."""


def attributes(thing: Any) -> dict[str, Any]:
    """The attributes of a span or a resource."""
    return {one.key: getattr(one.value, one.value.WhichOneof("value")) for one in thing.attributes}


@contextmanager
def collecting() -> Iterator[Collector]:
    """A collector that runs meanwhile."""
    with Collector() as collector:
        threading.Thread(target=collector.serve_forever, args=(0.01,), daemon=True).start()
        yield collector
        collector.shutdown()
