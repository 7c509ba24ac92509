"""A server of a later version: it answers what this one does, with members and words that no client knows yet."""

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer

from service.api.app import create_app
from service.settings import Settings
from tests.support.conformity import AS_WRITTEN, operation_of, resolve
from tests.support.later import later


class _Handler(BaseHTTPRequestHandler):
    service = create_app(Settings(log_level="ERROR")).test_client()

    def do_GET(self) -> None:
        self._answer(b"")

    def do_POST(self) -> None:
        self._answer(self.rfile.read(int(self.headers["Content-Length"])))

    def _answer(self, sent: bytes) -> None:
        answer = self.service.open(
            self.path, method=self.command, data=sent, content_type=self.headers.get("Content-Type")
        )
        met = operation_of(self.path.partition("?")[0], self.command)
        assert met is not None
        kind = answer.mimetype or ""
        said = resolve(met[1]["responses"][str(answer.status_code)], AS_WRITTEN)["content"][kind]["schema"]
        body = json.dumps(later(said, answer.get_json(force=True))).encode()
        self.send_response(answer.status_code)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Connection", "close")  # Java's client would use the connection again, though this is HTTP/1.0
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Say nothing: pytest would show it."""


@contextmanager
def later_version() -> Iterator[str]:
    """Its address."""
    server = HTTPServer(("127.0.0.1", 0), _Handler)
    listening = threading.Thread(target=server.serve_forever)
    listening.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()
        server.server_close()
        listening.join()
