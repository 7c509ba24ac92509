"""A head that is known again is read as gunicorn reads it, and nothing is known that gunicorn would refuse."""

from typing import Any, cast

import pytest
from gunicorn.config import Config
from gunicorn.http import wsgi
from gunicorn.http.errors import ParseException
from gunicorn.http.message import Request
from gunicorn.http.unreader import IterUnreader
from hypothesis import given
from hypothesis import strategies as st

from service.api.environ import FORCE_CLOSE, READ_SOME
from service.server.buffered_response import BufferedResponse
from service.server.heads import LONGEST_HEAD, MOST_HEADS, Heads, head_of, place_of

BODY = b'{"a": 1}'
LINES = [b"Host: x", b"Content-Type: application/json", b"Accept: */*"]
OWN = [b"Content-Length: 8", b"X-Request-Id: one", b"Authorization: Bearer two", b"traceparent: 00-3-4-01"]
ODD = [
    b"content-length: 8",
    b"Content-Length: 7",
    b"Content-Length: +8",
    b"Content-Length:8",
    b"Content_Length: 8",
    b"Content-Length : 8",
    b" Content-Length: 8",
    b"Content-Length: 8, 8",
    b"X-REQUEST-ID:   two ",
    b"X-Request-Id: \xc3\xa4",
    b"X-Request-Id: a\x00b",
    b"X-Request-Id: a\rb",
    b"X-Request-Id: a\nb",
    b"X-Request-Id:",
    b"Authorization: Basic x\tz",
    b"Authorization:Bearer three",
    b"Authorization:  Bearer three",
    b"AUTHORIZATION:\tBearer three",
    b"Authorization: Bearer three ",
    b"X-Request-Id:three",
    b"X-Request-Id: three ",
    b"Traceparent:three",
    b"x_request_id: three",
    b" folded: so",
    b"Host: y",
    b"Transfer-Encoding: chunked",
    b"Cookie: a=b",
    b"No colon",
    b"",
]
CFG = Config()
CFG.set("forwarded_allow_ips", "")
COMPARED_NOT = {"wsgi.input", "wsgi.early_hints", "wsgi.errors", "gunicorn.socket"}


def written(lines: list[bytes], body: bytes = BODY, first: bytes = b"POST /v1/decisions HTTP/1.1") -> bytes:
    """A request."""
    return b"\r\n".join([first, *lines, b"", b""]) + body


def read_by_gunicorn(some: bytes) -> dict[str, Any]:
    """What gunicorn makes of it. Raises ParseException."""
    req = Request(CFG, IterUnreader([some]), ("127.0.0.1", 7))
    return dict(wsgi.create(req, cast(Any, None), ("127.0.0.1", 7), ("127.0.0.1", 8000), CFG)[1])


def compared(environ: dict[str, Any]) -> dict[str, Any]:
    """What of it can be held against another."""
    return {name: value for name, value in environ.items() if name not in COMPARED_NOT}


def taught(own: int = len(OWN)) -> tuple[Heads, dict[str, Any]]:
    """What has read one request with so many lines of its own, and what its connection's requests share."""
    heads, some = Heads(), written([*LINES, *OWN[:own]])
    head, environ = head_of(some), read_by_gunicorn(some)
    assert head is not None
    heads.learn(head, environ)
    return heads, place_of(environ)


def test_nothing_of_the_connection_that_taught_it_is_kept() -> None:
    some = written([*LINES, *OWN])
    own = dict.fromkeys(("gunicorn.socket", "wsgi.input", "wsgi.early_hints", READ_SOME, FORCE_CLOSE), object())
    head, environ, heads = head_of(some), read_by_gunicorn(some) | own, Heads()
    assert head is not None
    heads.learn(head, environ)
    known = heads.environ(head, some, place_of(environ))
    assert known is not None
    assert not any(value is own[FORCE_CLOSE] for value in known.values())


@given(st.permutations([*LINES, *OWN]), st.sets(st.sampled_from(OWN[1:])), st.binary(max_size=30))
def test_it_is_known_whatever_its_own_lines_are(lines: list[bytes], left_out: set[bytes], body: bytes) -> None:
    # the other lines are a caller's, always in his order
    rest = iter(LINES)
    lines = [next(rest) if line in LINES else line for line in lines if line not in left_out]
    lines = [b"Content-Length: %d" % len(body) if line == OWN[0] else line for line in lines]
    some = written(lines, body)
    heads, place = taught(len(OWN) - len(left_out))
    head = head_of(some + b"POST")
    assert head is not None
    environ = heads.environ(head, some, place)
    assert environ is not None
    assert compared(environ) == compared(read_by_gunicorn(some))
    assert environ["wsgi.input"].read() == body
    assert head.end == len(some)


@given(st.lists(st.sampled_from([*LINES, *OWN, *ODD]), max_size=9), st.data())
def test_nothing_is_known_that_gunicorn_reads_otherwise(lines: list[bytes], data: st.DataObject) -> None:
    base = [*LINES, *OWN]
    for line in lines:
        base.insert(data.draw(st.integers(0, len(base))), line)
    if data.draw(st.booleans()):
        del base[data.draw(st.integers(0, len(base) - 1))]
    some = written(base)
    heads, place = taught()
    head = head_of(some)
    environ = heads.environ(head, some, place) if head else None
    if environ is None:
        return
    assert compared(environ) == compared(read_by_gunicorn(some))


@pytest.mark.parametrize("odd", ODD, ids=repr)
@pytest.mark.parametrize("place", range(8))
def test_one_odd_line_is_read_as_gunicorn_reads_it(odd: bytes, place: int) -> None:
    lines = [*LINES, *OWN]
    lines.insert(place, odd)
    some = written(lines)
    heads, shared = taught()
    head = head_of(some)
    environ = heads.environ(head, some, shared) if head else None
    try:
        right = read_by_gunicorn(some)
    except ParseException:
        assert environ is None
        return
    if environ is not None:
        assert compared(environ) == compared(right)


@pytest.mark.parametrize(
    "some",
    [
        b"",
        b"\r\n\r\n",
        written([*LINES, *OWN])[:-1],
        written([*LINES, *OWN[1:]]),
        written([*LINES, *OWN, b"X: " + b"y" * LONGEST_HEAD]),
        written([*LINES, b"Content-Length: 00000008"]),
    ],
    ids=["nothing", "no head", "body not all there", "no length", "long", "long length"],
)
def test_what_is_not_plain_is_left_to_gunicorn(some: bytes) -> None:
    assert head_of(some) is None


@pytest.mark.parametrize("before", [b"\r\n", b"\r\n" + OWN[0] + b"\r\n"], ids=["empty line", "a line of its own"])
def test_what_stands_ahead_of_a_request_is_gunicorns_to_read(before: bytes) -> None:
    heads, place = taught()
    head = head_of(b"\r\n" + written([*LINES, *OWN]))
    assert head is not None
    heads.learn(head, read_by_gunicorn(written([*LINES, *OWN])))
    some = before + written([*LINES, *(OWN if before == b"\r\n" else OWN[1:])])
    again = head_of(some)
    assert again is None or heads.environ(again, some, place) is None


def test_a_head_that_is_known_has_as_many_lines() -> None:
    heads, place = taught()
    some = written([*LINES, *OWN[:-1]])
    head = head_of(some)
    assert head is not None
    assert heads.environ(head, some, place) is None


@pytest.mark.parametrize("own", ODD, ids=repr)
@pytest.mark.parametrize("name", [b"authorization", b"x-request-id", b"traceparent"])
def test_a_line_of_its_own_is_not_lost_however_it_is_written(own: bytes, name: bytes) -> None:
    lines = [*LINES, *(line for line in OWN if not line.lower().startswith(name)), own]
    some = written(lines)
    heads = Heads()
    try:
        right = read_by_gunicorn(some)
    except ParseException:
        return
    for _ in range(2):  # learned of itself, as at a server
        head = head_of(some)
        environ = heads.environ(head, some, place_of(right)) if head else None
        if environ is not None:
            assert compared(environ) == compared(right)
        if head is not None:
            heads.learn(head, right)


def test_only_the_heads_read_last_are_kept() -> None:
    heads, place = taught()
    for more in range(MOST_HEADS):
        some = written([*LINES, b"X: %d" % more, *OWN])
        head = head_of(some)
        assert head is not None
        heads.learn(head, read_by_gunicorn(some))
        assert heads.environ(head, some, place) is not None
    first = written([*LINES, *OWN])
    head = head_of(first)
    assert head is not None
    assert heads.environ(head, first, place) is None


def test_who_comes_again_drops_nobody() -> None:
    heads, place = taught()
    first = written([*LINES, *OWN])
    known = head_of(first)
    assert known is not None
    for more in range(1, MOST_HEADS):
        another = head_of(written([*LINES, b"X: %d" % more, *OWN]))
        assert another is not None
        heads.learn(another, read_by_gunicorn(first))
    for _ in range(MOST_HEADS):  # on one new connection after another
        heads.learn(known, read_by_gunicorn(first))
    some = written([*LINES, b"X: 1", *OWN])
    second = head_of(some)
    assert second is not None
    assert heads.environ(second, some, place) is not None


def test_of_a_connection_that_is_new_nothing_is_known() -> None:
    some = written([*LINES, *OWN])
    head = head_of(some)
    assert head is not None
    assert taught()[0].environ(head, some, None) is None


def test_no_secret_is_kept() -> None:
    assert b"two" not in repr(vars(taught()[0])).encode()


@pytest.mark.parametrize("value", ["a\r\nb: c", "a\nb", "a\rb"], ids=repr)
def test_an_answer_with_a_header_that_would_be_two_is_not_sent(value: str) -> None:
    answer = BufferedResponse()
    answer.start_response("200 OK", [("Content-Length", "0"), ("X", value)])
    with pytest.raises(ValueError, match="header"):
        answer.head()
