"""Spans of a real server: each worker sends its own; a collector that is gone or stuck holds up nobody."""

import json
import os
import socket
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

from tests.api.collector import collecting
from tests.live.processes import running
from tests.support.server import BODY, NO_CUT, post
from tests.support.trace import SENT, TRACE
from tests.support.waiting import until

NAME: Final = "OTEL_EXPORTER_OTLP_ENDPOINT"
MANY: Final = 400
WAITS_LONGER: Final = """import threading
join = threading.Thread.join
threading.Thread.join = lambda thread, timeout=None: join(thread, None if timeout is None else 100 * timeout)
"""


def test_each_request_of_two_workers_is_a_span(tmp_path: Path) -> None:
    with collecting() as collector:
        with running(tmp_path / "log", **{NAME: collector.url, "OTEL_SERVICE_NAME": "tables"}) as server:
            with ThreadPoolExecutor(8) as callers:
                told = list(callers.map(lambda _: post(server, BODY, traceparent=SENT)[0], range(MANY)))
            assert told == [200] * MANY
            until(lambda: len(collector.spans) > MANY // 2)
            assert post(server, b"{", traceparent=SENT)[0] == 400
        # also those that waited when it ended
        mine = [span for span in collector.spans if span.trace_id.hex() == TRACE]
        assert len(mine) == MANY + 1
        assert len({span.span_id for span in mine}) == MANY + 1
        assert {one["service.name"] for one in collector.resources} == {"tables"}
        assert len({one.get("service.instance.id", "") for one in collector.resources}) <= 2


def test_a_collector_that_is_gone_or_says_nothing_holds_up_nobody(tmp_path: Path) -> None:
    """The library would wait for thirty seconds: here for a hundred times as long, which nobody takes for a delay."""
    (tmp_path / "sitecustomize.py").write_text(WAITS_LONGER)
    path = os.pathsep.join((str(tmp_path), os.environ.get("PYTHONPATH", "")))
    settings = {
        "WORKERS": "1",
        "LOG_LEVEL": "ERROR",
        "OTEL_EXPORTER_OTLP_TIMEOUT": "3000",
        "PYTHONPATH": path,
        **NO_CUT,
    }
    with socket.socket() as gone, socket.create_server(("127.0.0.1", 0)) as stuck:
        gone.bind(("127.0.0.1", 0))  # and nobody listens
        for place, one in enumerate((gone, stuck)):
            url = f"http://127.0.0.1:{one.getsockname()[1]}"
            with running(tmp_path / f"log{place}", **settings, **{NAME: url}) as server:
                usual = post(server, BODY)
                end = time.monotonic() + 3  # it is tried meanwhile
                while time.monotonic() < end:
                    assert post(server, BODY) == usual
                assert usual[0] == 200
                assert server.stop() == 0
            lines = [json.loads(line) for line in (tmp_path / f"log{place}").read_text().splitlines()]
            assert not any("Traceback" in json.dumps(line) for line in lines)
