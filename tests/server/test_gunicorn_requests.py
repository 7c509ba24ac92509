"""What the service uses of gunicorn's inside is still there, and does what the service takes it to do."""

import ast
import inspect
import re
import socket
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import gunicorn
import pytest
from gunicorn import sock
from gunicorn.arbiter import Arbiter
from gunicorn.config import Config
from gunicorn.http import wsgi
from gunicorn.http.errors import LimitRequestHeaders, NoMoreData
from gunicorn.http.message import Request
from gunicorn.http.parser import RequestParser
from gunicorn.http.unreader import Unreader
from packaging.requirements import Requirement

from service.server.gunicorn_requests import MOST_HEADER_BYTES, RequestBody, Requests, awaits_continue, response_of
from tests.live.wire import chunked, get, post

CFG: Final = Config()
CFG.set("http_parser", "python")  # as shipped: else the one in C, wherever it is installed
ADDRESS: Final = ("127.0.0.1", 7)
SOON: Final = 30.0
"""Seconds after which something hangs."""
SILENT: Final = 0.01
ROOT: Final = Path(__file__).parents[2]
REPLACED: Final[dict[str, tuple[Callable[..., Any], list[str]]]] = {
    "Arbiter.stop": (Arbiter.stop, ["self", "graceful"]),
    "BaseSocket._is_listening": (sock.BaseSocket._is_listening, ["sock"]),  # type: ignore[attr-defined]
    "sock.create_sockets": (sock.create_sockets, ["conf", "log", "fds"]),
}
"""What the service puts functions of its own in place of, with the parameters that gunicorn calls them with."""
TIME: Final = "arbiter.time"
"""A module of Python's in whose place something else is put while gunicorn stops."""
CALLED: Final[dict[str, tuple[Callable[..., Any], list[str]]]] = {
    "_sock_type": (sock._sock_type, ["addr"]),  # type: ignore[attr-defined]
    "close_sockets": (sock.close_sockets, ["listeners", "unlink"]),
    "finish_body": (RequestParser.finish_body, ["self", "deadline", "max_bytes"]),
    "parse": (Request.parse, ["self", "unreader"]),
    "parse_headers": (Request.parse_headers, ["self", "data", "from_trailer"]),
    "read": (Unreader.read, ["self", "size", "read_ahead"]),
    "take_buffered": (Unreader.take_buffered, ["self"]),
    "unread": (Unreader.unread, ["self", "data"]),
}
"""What the service calls or overrides though gunicorn documents it nowhere."""
SET: Final = {"_expected_100_continue"}
"""Attributes of a request that are read and set."""


class Wire:
    """A connection, its requests as the service reads them, and what a caller says and hears."""

    def __init__(self) -> None:
        self.caller, self.connection = socket.socketpair()
        self.caller.settimeout(SOON)
        self.connection.settimeout(SOON)
        self.requests = Requests(CFG, self.connection, ADDRESS)

    def read(self, *pieces: bytes) -> Any:
        """The next request, when these have been sent."""
        for piece in pieces:
            self.caller.sendall(piece)
        return self.requests.read_head()

    def answered(self, req: Any) -> tuple[Any, dict[str, Any]]:
        """How gunicorn begins to answer it: its response, and the environ."""
        response, environ = wsgi.create(req, self.connection, ADDRESS, ADDRESS, CFG)
        return response, dict(environ)

    def body(self, *pieces: bytes) -> RequestBody:
        """The body of the next request, when these have been sent."""
        return RequestBody(self.answered(self.read(*pieces))[1])


@pytest.fixture
def wire() -> Iterator[Wire]:
    """A new one."""
    made = Wire()
    yield made
    made.caller.close()
    made.connection.close()


def in_chunks(body: bytes) -> bytes:
    """A request with this body."""
    return get(b"/v1/hands", b"Transfer-Encoding: chunked", method=b"POST") + body


def test_gunicorn_is_pinned_exactly() -> None:
    """What is named below may change with any release of it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    server = {one.name: one for one in map(Requirement, project["optional-dependencies"]["server"])}
    assert str(server["gunicorn"].specifier) == f"=={gunicorn.__version__}"


def test_nothing_else_of_time_is_used_while_gunicorn_stops() -> None:
    assert set(re.findall(r"\btime\.(\w+)", inspect.getsource(Arbiter.stop))) == {"time", "sleep"}


def test_each_private_name_of_gunicorn_is_named_here() -> None:
    replaced, private = set(), set()
    for path in (ROOT / "service" / "server").glob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        theirs = {
            alias.asname or alias.name
            for node in ast.walk(tree)
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("gunicorn")
            for alias in node.names
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and not (isinstance(node.value, ast.Name) and node.value.id == "self"):
                is_theirs = isinstance(node.value, ast.Name) and node.value.id in theirs
                if is_theirs and isinstance(node.ctx, ast.Store):
                    replaced.add(ast.unparse(node))
                elif node.attr.startswith("_") and not node.attr.startswith("__"):
                    private.add(node.attr)
    assert replaced == {*REPLACED, TIME}
    assert private == {name for name in CALLED if name.startswith("_")} | SET


@pytest.mark.parametrize("name", [*REPLACED, *CALLED])
def test_what_is_replaced_or_called_takes_what_it_took(name: str) -> None:
    function, parameters = (REPLACED | CALLED)[name]
    assert list(inspect.signature(function).parameters) == parameters


def test_a_request_has_what_the_worker_asks_of_it(wire: Wire) -> None:
    req = wire.read(post(b"{}", b"/v1/hands?a=b"))
    assert (req.version, req.method, req.path) == ((1, 1), "POST", "/v1/hands")
    assert ("CONTENT-LENGTH", "2") in req.headers
    assert all(hasattr(req, name) for name in SET)
    assert not req.should_close()
    req.force_close()
    assert req.should_close()


def test_all_headers_together_are_bounded(wire: Wire) -> None:
    with pytest.raises(LimitRequestHeaders, match="all headers"):
        wire.read(get(b"/", *[b"A: " + b"x" * 8000] * 4, b"B: " + b"x" * 1000))


def test_headers_without_an_end_are_bounded_as_they_come(wire: Wire) -> None:
    endless = get(b"/", *[b"A: " + b"x" * 8000] * 6)[:-2]
    assert len(endless) > MOST_HEADER_BYTES
    with pytest.raises(LimitRequestHeaders):  # and not a wait for more
        wire.read(endless)


def test_trailers_are_bounded(wire: Wire) -> None:
    body = wire.body(in_chunks(b"0\r\n" + b"".join(b"A%d: %b\r\n" % (one, b"x" * 8000) for one in range(5)) + b"\r\n"))
    with pytest.raises(LimitRequestHeaders):
        body.next_bytes()


def test_what_has_come_beyond_a_request_is_taken_and_given_back(wire: Wire) -> None:
    wire.read(get(b"/one") + get(b"/two") + get(b"/three"))
    assert wire.requests.take_ahead() == get(b"/two") + get(b"/three")
    assert wire.requests.take_ahead() == b""
    wire.requests.give_back(get(b"/three"))
    wire.requests.give_back(get(b"/two"))
    assert [wire.read().path, wire.read().path] == ["/two", "/three"]


def test_a_body_that_nobody_read_is_skipped(wire: Wire) -> None:
    wire.read(post(b"x" * 9000) + get(b"/two"))
    assert wire.requests.skip_body(SOON)
    assert wire.requests.take_ahead() == get(b"/two")


@pytest.mark.parametrize("sent", [post(b"1234567890")[:-1], in_chunks(b"5\r\nhel")], ids=["length", "chunks"])
def test_a_body_whose_end_does_not_come_is_not_waited_for(wire: Wire, sent: bytes) -> None:
    wire.read(sent)
    assert not wire.requests.skip_body(SILENT)


def test_a_long_body_that_nobody_read_is_not_skipped(wire: Wire) -> None:
    wire.read(post(b"x" * 100_000))
    assert not wire.requests.skip_body(SOON)


def test_after_the_last_request_there_is_none(wire: Wire) -> None:
    wire.read(get(b"/one"))
    wire.caller.close()
    with pytest.raises(StopIteration):
        wire.read()


def test_a_client_that_waits_to_be_told_to_go_on_is_told_by_nobody_else(wire: Wire) -> None:
    head = get(b"/v1/hands", b"Expect: 100-continue", b"Content-Length: 2", method=b"POST")
    req = wire.read(head)
    assert awaits_continue(req)
    assert not awaits_continue(req)
    wire.answered(req)
    wire.connection.sendall(b"-")
    assert wire.caller.recv(99) == b"-"


def test_a_client_that_does_not_wait_need_not_be_told(wire: Wire) -> None:
    req = wire.read(get(b"/v1/hands", b"Expect: 100-continue", b"Content-Length: 2", method=b"POST") + b"{")
    assert not awaits_continue(req)
    assert wire.requests.take_ahead() == b"{"


def test_a_client_that_said_nothing_of_it_does_not_wait(wire: Wire) -> None:
    assert not awaits_continue(wire.read(get(b"/healthz")))


def test_a_body_of_known_length_comes_as_it_is_sent_and_no_further(wire: Wire) -> None:
    head, body = post(b"12345")[:-5], b"12345"
    read = wire.body(head + body[:2])
    assert read.next_bytes() == b"12"
    wire.caller.sendall(body[2:] + get(b"/two"))
    assert [read.next_bytes(), read.next_bytes()] == [b"345", b""]
    assert not read.is_unfinished()
    assert wire.requests.take_ahead() == get(b"/two")


def test_a_request_without_a_length_has_no_body(wire: Wire) -> None:
    read = wire.body(b"POST / HTTP/1.0\r\n\r\n")
    wire.connection.settimeout(SILENT)  # it would be over if more were waited for
    assert read.next_bytes() == b""


def test_a_body_in_chunks_comes_as_it_is_sent_and_is_unfinished_until_its_end_was_read(wire: Wire) -> None:
    read = wire.body(in_chunks(b"2\r\n12\r\n"))
    assert read.is_unfinished()
    assert read.next_bytes() == b"12"
    wire.caller.sendall(chunked(b"345") + get(b"/two"))
    assert [read.next_bytes(), read.next_bytes()] == [b"345", b""]
    assert wire.requests.skip_body(SOON)
    assert wire.requests.take_ahead() == get(b"/two")
    assert not read.is_unfinished()


def test_a_body_in_chunks_that_was_read_whole_is_finished(wire: Wire) -> None:
    environ = wire.answered(wire.read(in_chunks(chunked(b"12"))))[1]
    assert environ["wsgi.input"].read() == b"12"
    assert not RequestBody(environ).is_unfinished()


@pytest.mark.parametrize("sent", [post(b"12345")[:-2], in_chunks(b"5\r\n123")], ids=["length", "chunks"])
def test_a_body_that_is_cut_short_is_no_whole_one(wire: Wire, sent: bytes) -> None:
    read = wire.body(sent)
    wire.caller.shutdown(socket.SHUT_WR)
    assert read.next_bytes() == b"123"
    with pytest.raises(NoMoreData):
        read.next_bytes()


@pytest.mark.parametrize(("headers", "in_chunks"), [([], True), ([("Content-Length", "2")], False)])
def test_a_response_says_whether_it_is_in_chunks(wire: Wire, headers: list[tuple[str, str]], in_chunks: bool) -> None:
    made, _ = wire.answered(wire.read(get(b"/")))
    made.start_response("200 OK", headers)
    assert response_of(made.start_response).chunked is in_chunks


def test_a_response_can_be_told_to_close(wire: Wire) -> None:
    made, _ = wire.answered(wire.read(get(b"/")))
    made.start_response("200 OK", [])
    assert not made.should_close()
    response_of(made.start_response).force_close()
    assert made.should_close()
