"""The service on gunicorn's own worker: keys, the port for metrics, streams, the drain and the decision log."""

import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from service.key_file import Key, digest, new_secret, to_toml
from tests.live import wire
from tests.live.either_way import answers_line_by_line, answers_once_each
from tests.live.nginx import in_front_of
from tests.live.processes import change_keys, readiness, running, scraped
from tests.support import stream
from tests.support.server import BODY, PATIENCE, ROOT, Server, exchange, free_port, served, start, status
from tests.support.waiting import until

FIRST: Final = new_secret()
SECOND: Final = new_secret()


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
    assert exchange(metrics, "GET", "/v1/rulebooks")[0] == 404
    sent = {"Content-Type": "application/x-ndjson", "Authorization": f"Bearer {SECOND}"}
    told = exchange(server.port, "POST", "/v1/hands", b"{}\n{}\n", **sent)[1]
    assert told.count(b"\n") == 2
    server.process.send_signal(signal.SIGTERM)
    until(lambda: readiness(server) == 503)
    key = f"Authorization: Bearer {SECOND}".encode()
    assert b"\r\nConnection: close\r\n" in server.raw(wire.post(BODY, b"/v1/decisions", key))
    assert server.process.wait(timeout=PATIENCE) == 0
    assert len(decisions.read_text(encoding="utf-8").splitlines()) == 3


def test_behind_nginx_it_answers_as_the_other_does(tmp_path: Path) -> None:
    with running(tmp_path / "log", WORKER_CLASS="gevent") as server, in_front_of(server, tmp_path / "nginx") as front:
        answers_line_by_line(front)
        answers_once_each(front)


def test_no_error_page_is_written_into_a_stream_that_is_given_up(tmp_path: Path) -> None:
    """Gunicorn would read what is left of the body, which a thread of the stream's is reading."""
    with (
        served(tmp_path / "log", WORKER_CLASS="gevent", MAX_STREAM_LINES="2") as server,
        server.connect() as caller,
        suppress(ConnectionResetError),  # what the caller has sent beyond the limit is not read
    ):
        caller.sendall(stream.HEAD + b"Transfer-Encoding: chunked\r\n\r\n" + stream.chunk(stream.line(0) * 3))
        while some := caller.recv(65536):
            assert b"<html>" not in some


def test_nothing_is_loaded_that_relies_on_the_pinned_gunicorn() -> None:
    """So another release can be installed."""
    needs = "importlib.import_module('service.wsgi'); importlib.import_module(conf['logger_class'].rpartition('.')[0])"
    code = f"conf = runpy.run_path('deploy/gunicorn.conf.py'); {needs}; conf['on_reload'](0); conf['on_exit'](0)"
    command = [sys.executable, "-c", f"import importlib, runpy, sys; {code}; print(*sys.modules)"]
    loaded = subprocess.check_output(command, cwd=ROOT, env=os.environ | {"WORKER_CLASS": "gevent"}, text=True).split()
    assert [name for name in loaded if name.startswith("service.server.")] == ["service.server.stock_worker"]


def test_another_class_of_worker_is_no_start(tmp_path: Path) -> None:
    code, log = start(tmp_path, WORKER_CLASS="gthread")
    assert code == 1
    assert log.strip().endswith("WORKER_CLASS must be one of floorman, gevent, not 'gthread'")
