"""What callers see through deploy/nginx/floorman.conf is what the service says."""

import json
import re
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from service.answers import problems
from tests.live.either_way import answers_alike, answers_line_by_line, answers_once_each, takes_long_streams
from tests.live.nginx import CONF, Front, in_front_of, is_problem
from tests.live.processes import running
from tests.live.wire import get, post, read_answer
from tests.support.server import BODY, PATIENCE, ROOT, Server
from tests.support.stream import HEAD as STREAM
from tests.support.stream import chunk, line

CLOSE: Final = b"Connection: close"


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Front]]:
    """A server, and nginx in front of it."""
    folder = tmp_path_factory.mktemp("front")
    with running(folder / "log", WORKERS="1") as server, in_front_of(server, folder / "nginx") as front:
        yield server, front


def test_an_answer_is_the_same_by_either_way(behind: tuple[Server, Front]) -> None:
    answers_alike(behind)


def test_nobody_gets_anothers_answer(behind: tuple[Server, Front]) -> None:
    answers_once_each(behind[1])


def test_a_line_of_a_stream_is_answered_before_the_next_is_sent(behind: tuple[Server, Front]) -> None:
    answers_line_by_line(behind[1])


def test_a_stream_may_be_longer_than_any_other_body(behind: tuple[Server, Front]) -> None:
    takes_long_streams(behind[1])


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


def test_a_page_keeps_its_own_policy(behind: tuple[Server, Front]) -> None:
    """Two policies hold together, and the one for JSON lets a page load nothing, and its worker ask nothing."""
    page = b"font-src 'self'; manifest-src 'self'; worker-src 'self'"
    for path, own in ((b"/docs", page), (b"/table", page), (b"/service-worker.js", b"connect-src 'self'")):
        head = behind[1].raw(get(path, CLOSE)).partition(b"\r\n\r\n")[0]
        assert head.count(b"Content-Security-Policy: ") == head.count(b"X-Content-Type-Options: ") == 1
        assert own in head


REFUSED: Final = {
    "no_http": (b"GET / HTTX/1.1\r\n\r\n", problems.BAD_REQUEST, ""),
    "no_host": (b"GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n", problems.BAD_REQUEST, "/healthz"),
    "http_3": (b"GET /healthz HTTP/3.0\r\nHost: x\r\n\r\n", problems.BAD_REQUEST, ""),
    "no_length": (get(b"/v1/rounds", b"Content-Length: x", method=b"POST"), problems.BAD_REQUEST, "/v1/rounds"),
    "metrics": (get(b"/metrics", CLOSE), problems.NOT_FOUND, "/metrics"),
    "metrics_with_a_query": (get(b"/metrics?a=%22b", CLOSE), problems.NOT_FOUND, "/metrics"),
    "its_own_address": (get(b"/problem", CLOSE), problems.NOT_FOUND, "/problem"),
    "a_quote": (get(b'/"/../metrics', CLOSE), problems.NOT_FOUND, None),
    "trace": (get(b"/v1/rulebooks", CLOSE, method=b"TRACE"), problems.METHOD, "/v1/rulebooks"),
    "trace_of_what_is_posted": (get(b"/v1/decisions?a", CLOSE, method=b"TRACE"), problems.METHOD, "/v1/decisions"),
    "trace_of_the_next_hand": (get(b"/v1/next-hand", CLOSE, method=b"TRACE"), problems.METHOD, "/v1/next-hand"),
    "body": (get(b"/v1/options", b"Content-Length: 9999999", method=b"POST"), problems.TOO_LARGE, "/v1/options"),
    "line": (get(b"/" + b"a" * 9000), problems.URI_TOO_LONG, ""),
    "header": (get(b"/healthz", b"A: " + b"a" * 9000), problems.HEADERS_TOO_LARGE, "/healthz"),
    "coding": (get(b"/v1/hands", b"Transfer-Encoding: x", method=b"POST"), problems.NOT_IMPLEMENTED, "/v1/hands"),
}


@pytest.mark.parametrize(("said", "kind", "instance"), REFUSED.values(), ids=list(REFUSED))
def test_what_nginx_refuses_itself_is_a_problem(
    behind: tuple[Server, Front], said: bytes, kind: problems.ProblemKind, instance: str | None
) -> None:
    with behind[1].connect() as caller, caller.makefile("rb") as coming:
        caller.sendall(said)
        answer = read_answer(coming)
    is_problem(answer, kind, instance)
    allowed = "GET, HEAD, OPTIONS" if instance == "/v1/rulebooks" else "OPTIONS, POST"
    assert answer.headers["Allow"] == (allowed if kind is problems.METHOD else None)


def test_the_id_of_who_is_refused_is_his_own(behind: tuple[Server, Front]) -> None:
    head = behind[1].raw(get(b"/metrics", b"X-Request-Id: mine", CLOSE))
    assert head.count(b"mine") == 2
    assert b"evil" not in behind[1].raw(get(b"/metrics", b'X-Request-Id: "evil', CLOSE))


def test_too_many_from_one_address_are_told_to_come_again(tmp_path: Path) -> None:
    with (
        running(tmp_path / "log", WORKERS="1") as server,
        in_front_of(server, tmp_path / "nginx", ("floorman_callers 20000", "floorman_callers 1")) as front,
        front.connect() as first,
        front.connect() as second,
        second.makefile("rb") as coming,
    ):
        first.sendall(STREAM + b"Transfer-Encoding: chunked\r\n\r\n" + chunk(line(0)))
        assert first.recv(100)
        second.sendall(get(b"/healthz", CLOSE))
        is_problem(read_answer(coming), problems.QUOTA, "/healthz")


def test_a_stream_that_stands_still_is_told_so_before_nginx_loses_patience() -> None:
    """Each of nginx's own bounds for a stream is above the service's."""
    patience = re.search(r"^keepalive = (\d+)$", (ROOT / "service" / "gunicorn_config.py").read_text(), re.MULTILINE)
    assert patience
    stream = CONF.read_text().partition("location = /v1/hands {")[2].partition("}")[0]
    bounds = re.findall(r"\b\w+_timeout (\d+)s;", stream)
    assert len(bounds) == 3
    assert min(map(int, bounds)) > int(patience[1])


def test_where_nobody_answers_a_caller_is_told_to_come_again(tmp_path: Path) -> None:
    with running(tmp_path / "log", WORKERS="1") as server, in_front_of(server, tmp_path / "nginx") as front:
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait(timeout=PATIENCE) == 0
        with front.connect() as caller, caller.makefile("rb") as coming:
            caller.sendall(post(BODY, b"/v1/decisions", CLOSE))
            is_problem(read_answer(coming), problems.OVERLOADED, "/v1/decisions")
