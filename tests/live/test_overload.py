"""Ten times what can be borne: some are turned away with a time to come again, and soon after all are answered."""

import json
import threading
import time
from collections import Counter
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

from tests.api.test_strict_json import GOOD
from tests.live.conftest import Server

BATCH = json.dumps({"items": [GOOD] * 200}).encode()
ONE = json.dumps(GOOD).encode()
CALLERS = 60


def ask(line: HTTPConnection, path: str, body: bytes) -> tuple[int, str | None, dict[str, Any]]:
    line.request("POST", path, body, {"Content-Type": "application/json"})
    answer = line.getresponse()
    return answer.status, answer.headers["Retry-After"], json.loads(answer.read())


def test_what_cannot_be_borne_is_turned_away_and_what_is_taken_is_answered(tmp_path: Path) -> None:
    server = Server(tmp_path / "log", WORKERS="1", SHED_MS="100")
    told: Counter[tuple[int, str | None, str | None]] = Counter()
    until = time.monotonic() + 4

    def call() -> None:
        with closing(HTTPConnection("127.0.0.1", server.port, timeout=30)) as line:
            while time.monotonic() < until:
                status, retry_after, said = ask(line, "/v1/decisions/batch", BATCH)
                told[status, retry_after, said.get("type")] += 1
                if status == 503:
                    time.sleep(0.05)

    callers = [threading.Thread(target=call) for _ in range(CALLERS)]
    for caller in callers:
        caller.start()
    for caller in callers:
        caller.join()
    shed = (503, "1", "/problems/overloaded")
    assert set(told) == {(200, None, None), shed}
    assert told[200, None, None] > 5
    assert server.raw(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").startswith(b"HTTP/1.1 200 ")
    time.sleep(1)
    with closing(HTTPConnection("127.0.0.1", server.port, timeout=30)) as line:
        assert {ask(line, "/v1/decisions", ONE)[0] for _ in range(20)} == {200}
    counted = server.metrics()
    assert counted['floorman_problems_total{endpoint="other",type="overloaded"}'] == told[shed]
    assert counted['floorman_requests_total{endpoint="other",method="POST",status="503"}'] == told[shed]
    assert server.stop() == 0
    assert "Traceback" not in (tmp_path / "log").read_text()
