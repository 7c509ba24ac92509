"""What callers see through deploy/nginx/floorman.conf is what the service says."""

import http.client
import json
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.live.conftest import Server
from tests.live.nginx import Front, in_front_of
from tests.live.processes import running
from tests.live.test_hands_streamed import HEAD as STREAM
from tests.live.test_hands_streamed import chunk, line
from tests.live.test_over_the_wire import BODY
from tests.live.wire import get, post, read_answer

CLOSE: Final = b"Connection: close"


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Front]]:
    """A server, and nginx in front of it."""
    folder = tmp_path_factory.mktemp("front")
    with running(folder / "log", WORKERS="1") as server, in_front_of(server, folder / "nginx") as front:
        yield server, front


def test_an_answer_is_the_same_by_either_way(behind: tuple[Server, Front]) -> None:
    told = []
    for way in behind:
        with way.connect() as caller, caller.makefile("rb") as coming:
            caller.sendall(post(BODY, b"/v1/decisions", b"X-Request-Id: mine") + post(b"{", b"/v1/options"))
            good, bad = read_answer(coming), read_answer(coming)
            assert good.headers["X-Request-Id"] == "mine"
            document = json.loads(bad.body)
            assert document.pop("request_id") == bad.headers["X-Request-Id"]
            told.append((good.status, good.body, bad.status, document))
    assert told[0] == told[1]


def test_a_line_of_a_stream_is_answered_before_the_next_is_sent(behind: tuple[Server, Front]) -> None:
    with behind[1].connect() as caller:
        caller.sendall(STREAM + b"Transfer-Encoding: chunked\r\n\r\n" + chunk(line(0)))
        with http.client.HTTPResponse(caller) as answers:
            answers.begin()
            for number in range(5):
                assert json.loads(answers.readline())["id"] == f"hand-{number}"
                caller.sendall(chunk(line(number + 1)))
            caller.sendall(b"0\r\n\r\n")
            assert json.loads(answers.readline())["id"] == "hand-5"
            assert answers.readline() == b""


def test_a_stream_may_be_longer_than_any_other_body(behind: tuple[Server, Front]) -> None:
    body = b"".join(line(number) for number in range(3000))
    assert len(body) > 2 * 1024 * 1024
    with behind[1].connect() as caller:
        caller.settimeout(60)
        caller.sendall(STREAM + b"Content-Length: %d\r\n\r\n" % len(body) + body)
        with http.client.HTTPResponse(caller) as answers:
            answers.begin()
            assert [json.loads(one)["id"] for one in answers] == [f"hand-{number}" for number in range(3000)]


def test_a_body_that_is_too_large_is_told_so_as_a_problem(behind: tuple[Server, Front]) -> None:
    too_large = b" " * (2 * 1024 * 1024 + 1)
    for way in behind:
        with way.connect() as caller, caller.makefile("rb") as coming:
            caller.sendall(post(too_large, b"/v1/decisions")[:200])
            answer = read_answer(coming)
        assert (answer.status, answer.headers["Content-Type"]) == (413, "application/problem+json")
        assert json.loads(answer.body)["type"] == "/problems/too-large"


def test_a_browser_is_told_to_make_nothing_of_an_answer(behind: tuple[Server, Front]) -> None:
    for said in (get(b"/healthz", CLOSE), get(b"/nope", CLOSE), post(b"{", b"/v1/decisions", CLOSE)):
        head = behind[1].raw(said).partition(b"\r\n\r\n")[0]
        assert b"\r\nX-Content-Type-Options: nosniff" in head
        assert b"\r\nContent-Security-Policy: default-src 'none'; frame-ancestors 'none'" in head


def test_metrics_are_not_for_callers(behind: tuple[Server, Front]) -> None:
    assert behind[1].raw(get(b"/metrics", CLOSE)).startswith(b"HTTP/1.1 404 ")


def test_where_nobody_answers_a_caller_is_told_to_come_again(tmp_path: Path) -> None:
    with running(tmp_path / "log", WORKERS="1") as server, in_front_of(server, tmp_path / "nginx") as front:
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait(timeout=30) == 0
        head, _, body = front.raw(post(BODY, b"/v1/decisions", CLOSE)).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 503 ")
    assert b"\r\nRetry-After: 1" in head
    assert json.loads(body)["status"] == 503
