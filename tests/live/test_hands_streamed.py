"""Streams of hands over a real socket: answered as they come, whoever reads first or last."""

import http.client
import json
import socket
import zlib
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.live.either_way import answers_line_by_line
from tests.live.nginx import in_front_of
from tests.live.processes import running
from tests.support.server import LONG, Server
from tests.support.stream import HEAD, chunk, line


@pytest.mark.parametrize("pack", [False, True])
def test_a_line_is_answered_before_the_next_is_sent(server: Server, pack: bool) -> None:
    answers_line_by_line(server, pack=pack)


def test_a_line_of_a_known_length_is_answered_at_once_too(server: Server) -> None:
    with server.connect() as caller:
        caller.sendall(HEAD + b"Content-Length: %d\r\n\r\n" % (2 * len(line(0))) + line(0))
        with http.client.HTTPResponse(caller) as answers:
            answers.begin()
            assert json.loads(answers.readline())["id"] == "hand-0"
            caller.sendall(line(1))
            assert json.loads(answers.readline())["id"] == "hand-1"
            assert answers.readline() == b""


def test_a_caller_who_sends_everything_before_he_reads_is_not_stuck(server: Server) -> None:
    """Ten megabytes of answers are more than the sockets between the two can hold."""
    lines = [line(number, detail="full") for number in range(700)]
    body = b"".join(lines)
    with server.connect() as caller:
        caller.settimeout(LONG)
        caller.sendall(HEAD + b"Content-Length: %d\r\n\r\n" % len(body) + body)
        with http.client.HTTPResponse(caller) as answers:
            answers.begin()
            told = [json.loads(one) for one in answers]
    assert [one["id"] for one in told] == [f"hand-{number}" for number in range(700)]
    assert sum(len(json.dumps(one)) for one in told) > 5_000_000


def test_what_was_answered_stays_answered_when_the_caller_breaks_off(server: Server) -> None:
    bugs = server.metrics()["floorman_errors_total"]
    with server.connect() as caller:
        caller.sendall(HEAD + b"Content-Length: 1000000\r\n\r\n" + b"".join(map(line, range(20))) + b'{"half')
        with http.client.HTTPResponse(caller) as answers:
            answers.begin()
            told = [json.loads(answers.readline()) for _ in range(20)]
            caller.shutdown(socket.SHUT_WR)
            told += [json.loads(one) for one in answers]
    assert [one["line"] for one in told] == list(range(1, len(told) + 1))
    assert [one["status"] for one in told] == [200] * (len(told) - 1) + [400]
    assert len(told) == 21
    assert server.metrics()["floorman_errors_total"] == bugs


def test_a_connection_is_kept_after_a_stream_and_closed_after_one_that_was_given_up(server: Server) -> None:
    good, other = line(0), b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
    answer = server.raw(HEAD + b"Content-Length: %d\r\n\r\n%s" % (len(good), good) + other)
    assert answer.count(b"HTTP/1.1 200") == 2
    long = b" " * 3_000_000 + b"\n"
    answer = server.raw(HEAD + b"Content-Length: %d\r\n\r\n%s" % (len(long), long) + other)
    assert answer.count(b"HTTP/1.1 ") == 1
    assert b'"status":413' in answer


@pytest.mark.parametrize("cut", [3, 600])
def test_a_chunk_that_breaks_off_is_the_callers_and_costs_no_line_before_it(server: Server, cut: int) -> None:
    bugs = server.metrics()["floorman_errors_total"]
    with server.connect() as caller:
        caller.sendall(HEAD + b"Transfer-Encoding: chunked\r\n\r\n" + chunk(line(0) + line(1)) + chunk(line(2))[:cut])
        caller.shutdown(socket.SHUT_WR)
        with http.client.HTTPResponse(caller) as answers:
            answers.begin()
            told = [json.loads(one) for one in answers]
    assert [one["status"] for one in told] == [200, 200, 400]
    assert server.metrics()["floorman_errors_total"] == bugs


def test_chunks_that_are_none_end_the_stream_with_a_problem(server: Server) -> None:
    answer = server.raw(HEAD + b"Transfer-Encoding: chunked\r\n\r\n" + chunk(line(0) * 5) + b"zz\r\n")
    body = answer.partition(b"\r\n\r\n")[2]
    assert body.count(b'"status":200') == 5
    assert body.count(b'"line":') == body.count(b'"status":200') + 1
    assert b'"problem":{"type":"/problems/bad-request"' in body


@pytest.mark.parametrize("way", ["direct", "nginx"])
def test_a_stream_that_stands_still_ends_with_a_line_that_says_so(tmp_path: Path, way: str) -> None:
    packer = zlib.compressobj(wbits=31)
    packed = packer.compress(line(0)) + packer.flush(zlib.Z_SYNC_FLUSH)
    long = b"Content-Length: 100000\r\n\r\n"
    begun = {
        b"Transfer-Encoding: chunked\r\n\r\n" + chunk(line(0)): 2,
        b"Transfer-Encoding: chunked\r\n\r\n" + chunk(line(0)) + chunk(line(1))[:99]: 2,
        long + line(0) + b'{"half': 2,
        b"Content-Encoding: gzip\r\n" + long + packed: 2,
        long + b"{": 1,
    }
    with ExitStack() as open_:
        door = server = open_.enter_context(running(tmp_path / "log", GUNICORN_CMD_ARGS="--keep-alive 1"))
        if way == "nginx":
            door = open_.enter_context(in_front_of(server, tmp_path / "nginx"))
        for said, lines in begun.items():
            answer = door.raw(HEAD + said)
            assert answer.endswith(b"\r\n0\r\n\r\n")
            told = answer.rpartition(b'{"line":')[2].partition(b"\n")[0]
            assert json.loads(b'{"line":' + told)["problem"]["type"] == "/problems/request-timeout"
            assert json.loads(b'{"line":' + told)["line"] == lines
