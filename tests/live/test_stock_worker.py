"""The service on gunicorn's own worker: keys, the port for metrics, streams, the drain and the decision log."""

import http.client
import signal
from contextlib import closing
from pathlib import Path
from typing import Final

from service.keys import Key, digest, new_secret
from service.keys.key_file import to_toml
from tests.live.processes import change_keys, readiness, scraped, until
from tests.support.server import PATIENCE, Server, free_port, post, start

FIRST: Final = new_secret()
SECOND: Final = new_secret()


def status(server: Server, secret: str) -> int:
    return post(server, Authorization=f"Bearer {secret}")[0]


def answered(
    port: int, method: str, path: str, body: bytes = b"", headers: dict[str, str] | None = None
) -> tuple[int, bytes]:
    """The status and the body of an answer."""
    with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)) as line:
        line.request(method, path, body, headers or {})
        answer = line.getresponse()
        return answer.status, answer.read()


def test_the_app_has_what_it_needs_of_its_server(tmp_path: Path) -> None:
    keys, decisions, metrics = tmp_path / "keys.toml", tmp_path / "decisions", free_port()
    keys.write_text(to_toml(Key("first", digest(FIRST))))
    settings = {"KEYS_FILE": str(keys), "METRICS_PORT": str(metrics), "DECISION_LOG": str(decisions)}
    server = Server(tmp_path / "log", WORKER_CLASS="gevent", DRAIN_SECONDS="8", **settings)
    assert (status(server, FIRST), status(server, SECOND)) == (200, 401)
    change_keys(keys, to_toml(Key("second", digest(SECOND))))
    assert (status(server, FIRST), status(server, SECOND)) == (401, 200)
    decided = 'floorman_requests_total{endpoint="/v1/decisions",method="POST",status="200"}'
    until(lambda: scraped(metrics)[decided] == 2)
    assert scraped(metrics)["floorman_workers"] == 2
    assert answered(metrics, "GET", "/v1/rulebooks")[0] == 404
    sent = {"Content-Type": "application/x-ndjson", "Authorization": f"Bearer {SECOND}"}
    stream = answered(server.port, "POST", "/v1/hands", b"{}\n{}\n", sent)[1]
    assert stream.count(b"\n") == 2
    server.process.send_signal(signal.SIGTERM)
    until(lambda: readiness(server) == 503)
    assert post(server, Authorization=f"Bearer {SECOND}")[0] == 200
    assert server.process.wait(timeout=PATIENCE) == 0
    assert len(decisions.read_text(encoding="utf-8").splitlines()) == 3


def test_another_class_of_worker_is_no_start(tmp_path: Path) -> None:
    code, log = start(tmp_path, WORKER_CLASS="gthread")
    assert code == 1
    assert log.strip().endswith("WORKER_CLASS must be one of floorman, gevent, not 'gthread'")
