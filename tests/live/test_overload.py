"""Ten times what can be borne: some are turned away with a time to come again, and soon after all are answered."""

import json
import threading
import time
from collections import Counter
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

from tests.live.wire import CLOSING
from tests.support.requests import GOOD
from tests.support.server import PATIENCE, Server
from tests.support.waiting import meanwhile, until

BATCH = json.dumps({"items": [GOOD] * 200}).encode()
ONE = json.dumps(GOOD).encode()
SHED = (503, "1", "/problems/overloaded")
CALLERS = 60
"""One keeps a worker busy: this is more than ten times what it can bear."""


def ask(line: HTTPConnection, path: str, body: bytes) -> tuple[int, str | None, dict[str, Any]]:
    line.request("POST", path, body, {"Content-Type": "application/json"})
    answer = line.getresponse()
    return answer.status, answer.headers["Retry-After"], json.loads(answer.read())


def some(server: Server) -> list[tuple[int, str | None, dict[str, Any]]]:
    """What twenty small requests get, one after the other."""
    with closing(HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)) as line:
        return [ask(line, "/v1/decisions", ONE) for _ in range(20)]


def test_what_cannot_be_borne_is_turned_away_and_what_is_taken_is_answered(tmp_path: Path) -> None:
    room = str(2**30)  # so that nobody waits for memory ahead of his turn
    server = Server(tmp_path / "log", WORKERS="1", SHED_MS="100", MAX_HELD_BYTES=room)
    told: Counter[tuple[int, str | None, str | None]] = Counter()
    waited: list[float] = []

    def call(enough: threading.Event) -> None:
        with closing(HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)) as line:
            while not enough.is_set():
                began = time.monotonic()
                status, retry_after, said = ask(line, "/v1/decisions/batch", BATCH)
                waited.append(time.monotonic() - began)
                told[status, retry_after, said.get("type")] += 1
                if status == 503:
                    time.sleep(0.05)

    with meanwhile(*[call] * CALLERS):
        time.sleep(2)
        until(lambda: told[200, None, None] > CALLERS // 10 and told[SHED] > 0)
        assert server.raw(CLOSING).startswith(b"HTTP/1.1 200 ")  # in the midst of it
    waited.sort()
    print(f"{len(waited)} answers, p99 {waited[len(waited) * 99 // 100]:.2f} s, most {waited[-1]:.2f} s")  # noqa: T201
    assert set(told) == {(200, None, None), SHED}
    until(lambda: {status for status, _, _ in some(server)} == {200})

    def are_counted() -> bool:
        counted = server.metrics()
        counts = [
            sum(count for name, count in counted.items() if name.startswith(family) and kind in name)
            for family, kind in (("floorman_problems_total", 'type="overloaded"'), ("floorman_requests_total", '"503"'))
        ]
        return counts[0] == counts[1] >= told[SHED]  # more where recovering took more than one look

    until(are_counted)
    assert server.stop() == 0
    assert "Traceback" not in (tmp_path / "log").read_text()
