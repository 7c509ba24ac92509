"""Callers who come and go at a real server, alone and many at once."""

import http.client
import socket
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.live.processes import until
from tests.support.server import BODY, HEAD, PATIENCE, Server, post


@pytest.mark.parametrize("start", [b"Content-Length: 100\r\n\r\n{}", b"Transfer-Encoding: chunked\r\n\r\n20\r\n{}"])
def test_a_caller_who_goes_mid_body_is_answered_and_let_go(server: Server, start: bytes) -> None:
    with server.connect() as line:
        line.sendall(HEAD + start)
        line.shutdown(socket.SHUT_WR)
        answer = line.makefile("rb").read()
    assert answer.startswith(b"HTTP/1.1 400 ")
    assert b"\r\nConnection: close\r\n" in answer


def test_options_are_no_html(server: Server) -> None:
    answer = server.raw(b"OPTIONS /v1/decisions HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    assert b"\r\nAllow: OPTIONS, POST\r\n" in answer
    assert b"html" not in answer.lower()


def test_a_connection_is_kept_after_a_refusal(server: Server) -> None:
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
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
        counted = {
            'floorman_requests_total{endpoint="/v1/decisions",method="POST",status="200"}': 120,
            'floorman_decisions_total{endpoint="/v1/decisions",rulebook="tda-2019",ruling="accepted"}': 120,
            'floorman_request_seconds_count{endpoint="/v1/decisions"}': 120,
            "floorman_requests_in_flight": 1,
        }
        until(lambda: counted.items() <= server.metrics().items())
    finally:
        server.stop()
