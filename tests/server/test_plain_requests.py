"""A plain request is read as gunicorn reads it, and nothing is taken for one that gunicorn would refuse."""

from itertools import islice
from typing import Final

import pytest
from gunicorn.config import Config
from hypothesis import given
from hypothesis import strategies as st

from service import gunicorn_config
from service.answers.endpoints import FREQUENT
from service.server.plain_requests import LONGEST_HEAD, MOST_HEADERS, BufferedResponse, environs_by_line
from tests.fuzz.plain_requests import cases
from tests.support.plain_requests import read_as_plain, read_by_gunicorn
from tests.support.rows import rows_of, table_of

BODY = b'{"a": 1}'
FIRST = b"POST /v1/decisions HTTP/1.1"
LINES = [
    b"Host: x",
    b"Content-Type: application/json",
    b"Accept: */*",
    b"Content-Length: 8",
    b"X-Request-Id: one",
    b"Authorization: Bearer two",
    b"traceparent: 00-3-4-01",
]
PLAIN = table_of(__file__, "PLAIN")
ODD = table_of(__file__, "ODD")
FIRST_LINES = [*table_of(__file__, "FIRST_LINES"), b"\r\n" + FIRST, b"\r\n\r\n" + FIRST, b"\n" + FIRST]
UNIX: Final = "/run/floorman.sock"
CASES: Final = 2000


def written(lines: list[bytes], body: bytes = BODY, first: bytes = FIRST) -> bytes:
    """A request."""
    return b"\r\n".join([first, *lines, b"", b""]) + body


def verify_alike(some: bytes) -> bool:
    """Whether it is taken as plain; if so, gunicorn reads it alike."""
    read = read_as_plain(some)
    if read is not None:
        assert read == read_by_gunicorn(some)
    return read is not None


@pytest.mark.parametrize("path", FREQUENT)
def test_what_is_asked_for_every_action_is_plain(path: str) -> None:
    assert verify_alike(written(LINES, first=f"POST {path} HTTP/1.1".encode()))


@given(st.permutations(LINES + PLAIN[:8]), st.binary(max_size=30), st.sampled_from([b"", b"POST", written(LINES)]))
def test_it_is_plain_in_any_order_and_ends_where_its_body_does(lines: list[bytes], body: bytes, more: bytes) -> None:
    lines = [b"Content-Length: %d" % len(body) if b"Length" in line else line for line in lines if line[:2] != b"A:"]
    some = written(lines, body)
    assert verify_alike(some + more)
    read = read_as_plain(some + more)
    assert read is not None
    assert read[1:] == (body, len(some))


@pytest.mark.parametrize("line", PLAIN, ids=repr)
@pytest.mark.parametrize("place", range(len(LINES) + 1))
def test_one_more_plain_line_is_read_as_gunicorn_reads_it(line: bytes, place: int) -> None:
    assert verify_alike(written([*LINES[:place], line, *LINES[place:]]))


@pytest.mark.parametrize("odd", ODD, ids=repr)
@pytest.mark.parametrize("place", range(len(LINES) + 1))
def test_with_one_odd_line_it_is_left_to_gunicorn_or_read_alike(odd: bytes, place: int) -> None:
    verify_alike(written([*LINES[:place], odd, *LINES[place:]]))
    verify_alike(written([*LINES[:place], odd, *LINES[place + 1 :]]))


@given(st.lists(st.sampled_from([*LINES, *PLAIN, *ODD]), max_size=9), st.data())
def test_nothing_is_taken_that_gunicorn_refuses_or_reads_otherwise(lines: list[bytes], data: st.DataObject) -> None:
    base = list(LINES)
    for line in lines:
        base.insert(data.draw(st.integers(0, len(base))), line)
    if data.draw(st.booleans()):
        del base[data.draw(st.integers(0, len(base) - 1))]
    verify_alike(written(base))


def test_of_bytes_changed_anywhere_none_are_read_otherwise() -> None:
    taken = sum(map(verify_alike, islice(cases(1), CASES)))
    assert CASES // 5 < taken < CASES


@pytest.mark.parametrize("first", FIRST_LINES, ids=repr)
def test_another_first_line_is_gunicorns_to_read(first: bytes) -> None:
    assert read_as_plain(written(LINES, first=first)) is None


NOT_PLAIN: Final = {
    "nothing": b"",
    "first_line": FIRST,
    "no_head": b"\r\n\r\n",
    "body_not_all_there": written(LINES)[:-1],
    "head_not_all_there": written(LINES, b"")[:-1],
    "no_length": written([line for line in LINES if b"Length" not in line]),
    "no_host": written([line for line in LINES if b"Host" not in line]),
    "empty_host": written([b"Host:", *LINES[1:]]),
    "long": written([*LINES, b"X: " + b"y" * LONGEST_HEAD]),
    "many_lines": written([*LINES, *(b"X-%d: y" % count for count in range(MOST_HEADERS))]),
    "underscore": written([*LINES, b"x_y: z"]),
    "name_twice": written([*LINES, b"A: b", b"a: c"]),
    "closing": written([*LINES, b"Connection: close"]),
    "expectation": written([*LINES, b"Expect: 100-continue"]),
    "two_lengths": written([*LINES[1:], b"Transfer-Encoding: chunked"]),
}


@pytest.mark.parametrize("name", NOT_PLAIN)
def test_what_is_not_plain_is_left_to_gunicorn(name: str) -> None:
    assert read_as_plain(NOT_PLAIN[name]) is None


def test_what_is_plain_is_within_gunicorns_limits() -> None:
    assert min(gunicorn_config.limit_request_line, gunicorn_config.limit_request_field_size) >= LONGEST_HEAD
    assert gunicorn_config.limit_request_fields >= MOST_HEADERS


def as_shipped() -> Config:
    """What the service's own file tells gunicorn."""
    told = vars(gunicorn_config)
    cfg = Config()
    for name in cfg.settings.keys() & told.keys():
        cfg.set(name, told[name])
    return cfg


def test_as_shipped_plain_requests_are_read_by_us() -> None:
    assert len(environs_by_line(as_shipped())) == len(FREQUENT)


@rows_of(__file__)
def test_where_gunicorn_is_set_otherwise_it_reads_all(name: str, value: object) -> None:
    cfg = as_shipped()
    cfg.set(name, value)
    assert environs_by_line(cfg) == {}


def test_under_a_prefix_gunicorn_reads_all(monkeypatch: pytest.MonkeyPatch) -> None:
    told = as_shipped()
    told.set("raw_env", ["SCRIPT_NAME=/poker"])
    assert environs_by_line(told) == {}
    monkeypatch.setenv("SCRIPT_NAME", "/poker")
    assert environs_by_line(as_shipped()) == {}


@pytest.mark.parametrize("host", [b"x", b"x:81", b"[::1]:81", b":", b"x:"])
@pytest.mark.parametrize("client", ["", b"\0abstract"])
def test_by_a_unix_socket_the_server_is_called_as_the_caller_calls_it(host: bytes, client: str | bytes) -> None:
    some = written([b"Host: " + host, *LINES[1:]])
    read = read_as_plain(some, UNIX, client)
    assert read is not None
    assert read == read_by_gunicorn(some, UNIX, client)


@pytest.mark.parametrize("value", ["a\r\nb: c", "a\nb", "a\rb"], ids=repr)
def test_an_answer_with_a_header_that_would_be_two_is_not_sent(value: str) -> None:
    answer = BufferedResponse()
    answer.start_response("200 OK", [("Content-Length", "0"), ("X", value)])
    with pytest.raises(ValueError, match="header"):
        answer.head()
