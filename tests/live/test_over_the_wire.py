"""Odd bytes at a real server: an answer that is no HTML, and the next caller is served."""

import http.client
import json
import socket
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.api.test_strict_json import GOOD
from tests.live.conftest import Server

BODY = json.dumps(GOOD).encode()
HEAD = b"POST /v1/decisions HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"


def post(server: Server, body: bytes = BODY, **headers: str) -> tuple[int, bytes]:
    """One decision asked for."""
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
    line.request("POST", "/v1/decisions", body, {"Content-Type": "application/json", **headers})
    answer = line.getresponse()
    try:
        return answer.status, answer.read()
    finally:
        line.close()


ODD = [
    (b"GARBAGE\r\n\r\n", 400),
    (b"GET /\r\n\r\n", 400),
    (b"GET /healthz HTTP/9.9\r\nHost: x\r\n\r\n", 400),
    (b"GET /healthz HTTP/1.1\r\nBad Header: x\r\n\r\n", 400),
    (b"GET /healthz HTTP/1.1\r\nHost: x\r\nA: " + b"x" * 65536 + b"\r\n\r\n", 431),
    (b"GET /" + b"x" * 10000 + b" HTTP/1.1\r\nHost: x\r\n\r\n", 414),
    (b"GET /healthz HTTP/1.1\r\nHost: x\r\n" + b"A: b\r\n" * 200 + b"\r\n", 431),
    (HEAD + b"Content-Length: 5\r\nContent-Length: 6\r\n\r\n{}", 400),
    (HEAD + b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400),
    (HEAD + b"Transfer-Encoding: nonsense\r\n\r\n{}", 501),
    (HEAD + b"Content-Length: -1\r\n\r\n{}", 400),
    (HEAD + b"Content-Length: 99999999\r\n\r\n", 413),
    (HEAD + b"Content-Length: " + b"9" * 4000 + b"\r\n\r\n", 413),
    (HEAD + b"Expect: 200-ok\r\nContent-Length: 2\r\n\r\n{}", 417),
    (HEAD + b"Content-Type: text/plain\r\nContent-Length: 2\r\n\r\n{}", 400),
    (HEAD + b"Transfer-Encoding: chunked\r\n\r\nZZ\r\n{}\r\n0\r\n\r\n", 400),
    (HEAD + b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}XX0\r\n\r\n", 400),
    (HEAD + b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nHost: y\r\n\r\n", 400),
    (b"GET /healthz HTTP/1.1\r\n\r\n", 400),
    (b"GET /healthz HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n", 400),
    (b"GET /healthz HTTP/1.1\nHost: x\n\n", 400),
    (b"get /healthz HTTP/1.1\r\nHost: x\r\n\r\n", 400),
    (b"CONNECT x:80 HTTP/1.1\r\nHost: x\r\n\r\n", 404),
    (b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400),
    (b"FOO /v1/decisions HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", 501),
    (b"TRACE /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", 405),
    (b"GET //healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", 404),
    (b"GET /%00 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", 404),
    (b"GET /v1/../../etc/passwd HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", 404),
]


@pytest.mark.parametrize(("request_", "status"), ODD, ids=lambda value: repr(value)[:40])
def test_odd_bytes_get_a_problem(server: Server, request_: bytes, status: int) -> None:
    began = time.monotonic()
    answer = server.raw(request_)
    assert time.monotonic() - began < 2  # closed at once: nobody waits for a body that is not wanted
    head, _, body = answer.partition(b"\r\n\r\n")
    assert b"\r\nConnection: close\r\n" in head
    assert answer.count(b"HTTP/1.1 ") == 1
    assert head.startswith(b"HTTP/1.1 %d " % status), answer[:200]
    assert b"application/problem+json" in head
    assert b"<html" not in answer.lower()
    assert json.loads(body)["status"] == status
    assert post(server)[0] == 200


def test_odd_bytes_are_no_bugs_of_ours(server: Server) -> None:
    before = server.metrics()["floorman_errors_total"]
    for request_, _ in ODD:
        server.raw(request_)
    assert server.metrics()["floorman_errors_total"] == before


@pytest.mark.parametrize("start", [b"Content-Length: 100\r\n\r\n{}", b"Transfer-Encoding: chunked\r\n\r\n20\r\n{}"])
def test_a_caller_who_goes_mid_body_is_answered_and_let_go(server: Server, start: bytes) -> None:
    with server.connect() as line:
        line.sendall(HEAD + start)
        line.shutdown(socket.SHUT_WR)
        answer = line.makefile("rb").read()
    assert answer.startswith(b"HTTP/1.1 400 ")
    assert b"\r\nConnection: close\r\n" in answer


@pytest.mark.parametrize(
    "name", ["SCRIPT_NAME", "PATH_INFO", "X-Forwarded-Proto", "X-Forwarded-For", "X-Forwarded-Host"]
)
def test_nobody_is_believed_who_speaks_for_another(server: Server, name: str) -> None:
    forged = b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Forwarded-Ssl: on\r\n%b: /nope\r\nConnection: close\r\n\r\n"
    answer = server.raw(forged % name.encode())
    assert answer.endswith(b'{"status":"ok"}')


def test_options_are_no_html(server: Server) -> None:
    answer = server.raw(b"OPTIONS /v1/decisions HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    assert b"\r\nAllow: OPTIONS, POST\r\n" in answer
    assert b"html" not in answer.lower()


def test_a_chunked_body_too_large_is_refused(server: Server) -> None:
    chunk = b"10000\r\n" + b" " * 0x10000 + b"\r\n"
    with server.connect() as line:
        line.sendall(HEAD + b"Transfer-Encoding: chunked\r\n\r\n")
        try:
            for _ in range(40):
                line.sendall(chunk)
            line.sendall(b"0\r\n\r\n")
        except OSError:
            pass  # it may close before all is sent
        answer = line.recv(65536)
    assert b" 413 " in answer.split(b"\r\n")[0]
    assert b"\r\nConnection: close\r\n" in answer


def test_a_connection_is_kept_after_a_refusal(server: Server) -> None:
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
    for body, status in ((b"{", 400), (BODY, 200), (b"[]", 422), (BODY, 200)):
        line.request("POST", "/v1/decisions", body, {"Content-Type": "application/json"})
        answer = line.getresponse()
        assert answer.status == status
        answer.read()
    line.close()


def test_many_at_once_get_what_one_gets(server: Server) -> None:
    alone = post(server)[1]
    with ThreadPoolExecutor(16) as callers:
        answers = list(callers.map(lambda _: post(server), range(200)))
    assert {status for status, _ in answers} == {200}
    assert {body for _, body in answers} == {alone}


def test_metrics_are_right_across_workers(tmp_path: Path) -> None:
    server = Server(tmp_path / "log", WORKERS="3")
    try:
        with ThreadPoolExecutor(8) as callers:
            assert {status for status, _ in callers.map(lambda _: post(server), range(120))} == {200}
        text = server.raw(b"GET /metrics HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").decode()
        counted = 'floorman_requests_total{endpoint="/v1/decisions",method="POST",status="200"} 120.0'
        assert counted in text
        assert 'floorman_decisions_total{endpoint="/v1/decisions",ruleset="tda-2019",ruling="accepted"} 120.0' in text
        assert 'floorman_request_seconds_count{endpoint="/v1/decisions"} 120.0' in text
        assert "floorman_requests_in_flight 1.0" in text
    finally:
        server.stop()


def test_the_log_is_json_whatever_comes(tmp_path: Path) -> None:
    server = Server(tmp_path / "log")
    post(server, b"\xff\xfe", **{"X-Request-Id": "evil\x1b"})
    server.raw(b"GET /\xe2\x80\xae%0d%0aX HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    server.raw(b"\x00\x01\x02\r\n\r\n")
    server.stop()
    lines = server.log.read_text(encoding="utf-8").splitlines()
    assert len(lines) >= 3
    for line in lines:
        json.loads(line)
