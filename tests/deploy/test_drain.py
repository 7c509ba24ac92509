"""From SIGTERM to the exit: what is seen from outside, in the order that docs/how-to/operations.md tells."""

import http.client
import json
import signal
from contextlib import ExitStack
from pathlib import Path
from typing import Final

from tests.deploy.instances import READY, Instance
from tests.live.wire import get, post, read_answer
from tests.support.server import BODY, NO_CUT, PATIENCE, ROOT, listens
from tests.support.stream import HEAD as STREAM
from tests.support.stream import chunk, line
from tests.support.waiting import until

SEEN: Final = (
    "`/readyz` answers 503",
    "new callers are answered, and their connections closed",
    "new callers are refused",
    "a silent connection is closed",
    "a half-sent request is answered",
    "a stream ends with its last line",
    "exit 0",
)


def test_the_table_is_in_the_order_of_this_test() -> None:
    text = (ROOT / "docs" / "how-to" / "operations.md").read_text(encoding="utf-8")
    table = text.partition("| seen | because |\n|---|---|\n")[2].partition("\n\n")[0]
    assert tuple(row.split(" | ")[0].removeprefix("| ") for row in table.splitlines()) == SEEN


def test_what_is_seen_from_sigterm_to_the_exit(tmp_path: Path) -> None:
    """Each is waited for, and while it is what comes later has not come yet."""
    one = Instance(tmp_path / "log", DRAIN_SECONDS="15", STALL_SECONDS="600", BODY_SECONDS="600", **NO_CUT)
    seen = []
    try:
        until(one.ready)
        with ExitStack() as open_:
            silent, half, streaming = (open_.enter_context(one.connect()) for _ in range(3))
            silent.sendall(get(b"/healthz"))
            assert silent.recv(65536).startswith(b"HTTP/1.1 200 ")
            said = post(BODY)
            half.sendall(said[:-10])
            streaming.sendall(STREAM + b"Transfer-Encoding: chunked\r\n\r\n" + chunk(line(0)))
            answers = open_.enter_context(http.client.HTTPResponse(streaming))
            answers.begin()
            assert json.loads(answers.readline())["id"] == "hand-0"

            one.process.send_signal(signal.SIGTERM)
            until(lambda: one.raw(READY).startswith(b"HTTP/1.1 503 "))
            seen.append(SEEN[0])

            with one.connect() as caller, caller.makefile("rb") as coming:
                caller.sendall(post(BODY))
                answer = read_answer(coming)
                assert (answer.status, answer.headers["Connection"], coming.read()) == (200, "close", b"")
            seen.append(SEEN[1])

            until(lambda: not listens(one.connect))
            seen.append(SEEN[2])

            assert silent.recv(1) == b""
            seen.append(SEEN[3])

            half.sendall(said[-10:])
            with half.makefile("rb") as coming:
                answer = read_answer(coming)
                assert (answer.status, answer.headers["Connection"]) == (200, "close")
            seen.append(SEEN[4])

            streaming.sendall(chunk(line(1)))
            assert json.loads(answers.readline())["id"] == "hand-1"
            assert one.process.poll() is None
            streaming.sendall(b"0\r\n\r\n")
            assert answers.readline() == b""
            seen.append(SEEN[5])

            assert one.process.wait(timeout=PATIENCE) == 0
            seen.append(SEEN[6])
        assert tuple(seen) == SEEN
    finally:
        one.clear()
