"""Callers who go in the middle of a request or an answer, or ask and fall silent: nothing is left of them."""

import json
import socket
import struct
from pathlib import Path
from typing import Final

import pytest

from tests.live.processes import Held, held, running, workers
from tests.live.wire import CLOSING, get, post
from tests.support.requests import GOOD
from tests.support.server import BODY, HEAD, Server
from tests.support.stream import HEAD as STREAM
from tests.support.stream import chunk, line
from tests.support.waiting import until

EXPECTS: Final = HEAD + b"Expect: 100-continue\r\nContent-Length: 500\r\n\r\n"
BATCH: Final = post(json.dumps({"items": [GOOD] * 50}).encode(), b"/v1/decisions/batch")
SAID: Final = {
    "head": HEAD,
    "body": post(BODY)[:-20],
    "chunk": HEAD + b"Transfer-Encoding: chunked\r\n\r\nff\r\n{",
    "answer": get(b"/openapi.yaml") * 4,
    "batch": BATCH,
    "stream": STREAM + b"Transfer-Encoding: chunked\r\n\r\n" + chunk(line(0, detail="full") * 10),
    "expects": EXPECTS,
    "nothing": b"",
}
EACH: Final = 12
AT_ONCE: Final = struct.pack("ii", 1, 0)


def go(server: Server, said: bytes, *, reset: bool) -> None:
    """Say that and go, with or without a farewell."""
    caller = server.connect()
    if reset:
        caller.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
    caller.sendall(said)
    caller.close()


def all_go(server: Server) -> None:
    """Every way to go, some times."""
    for _ in range(EACH):
        for said in SAID.values():
            go(server, said, reset=True)
            go(server, said, reset=False)


@pytest.mark.parametrize("start", [b"Content-Length: 100\r\n\r\n{}", b"Transfer-Encoding: chunked\r\n\r\n20\r\n{}"])
def test_a_caller_who_goes_mid_body_is_answered_and_let_go(server: Server, start: bytes) -> None:
    with server.connect() as caller:
        caller.sendall(HEAD + start)
        caller.shutdown(socket.SHUT_WR)
        answer = caller.makefile("rb").read()
    assert answer.startswith(b"HTTP/1.1 400 ")
    assert b"\r\nConnection: close\r\n" in answer


def test_nothing_is_left_of_callers_who_go(tmp_path: Path) -> None:
    with running(tmp_path / "log", WORKERS="1", STALL_SECONDS="1") as server:
        for _ in range(3):
            all_go(server)  # what so many at once need is made once

        def is_quiet() -> bool:
            return server.metrics()["floorman_requests_in_flight"] == 1

        until(is_quiet)
        before = held(workers(server)[0])
        for _ in range(3):
            all_go(server)
        until(is_quiet)

        def now() -> Held:
            return held(workers(server)[0])

        until(lambda: now().files <= before.files + 2 and now().threads <= before.threads)
        assert now().mib < before.mib + 8
        assert server.raw(CLOSING).endswith(b'{"status":"ok"}')
        assert server.metrics()["floorman_errors_total"] == 0
    lines = [json.loads(one) for one in server.log.read_text(encoding="utf-8").splitlines()]
    assert [one for one in lines if one["level"] in ("error", "critical") or "exception" in one] == []
    asked = 4 * 2 * EACH * sum(said.count(b" HTTP/1.1\r\n") for said in SAID.values())
    assert len([one for one in lines if one.get("route") not in ("/metrics", "/readyz")]) < asked + 50


def test_who_asks_to_be_told_and_falls_silent_keeps_nobody_from_anything(tmp_path: Path) -> None:
    with running(tmp_path / "log", WORKERS="1", STALL_SECONDS="1", CONNECTIONS="100") as server:
        before = held(workers(server)[0])
        callers = [server.connect() for _ in range(60)]
        for caller in callers:
            caller.sendall(EXPECTS)
        assert {caller.recv(12) for caller in callers} == {b"HTTP/1.1 100"}
        assert server.raw(CLOSING).endswith(b'{"status":"ok"}')
        for caller in callers:
            assert b"HTTP/1.1 408 " in b"".join(iter(lambda one=caller: one.recv(65536), b""))  # type: ignore[misc]
            caller.close()
        until(lambda: held(workers(server)[0]).files <= before.files + 2)
    lines = [json.loads(one) for one in server.log.read_text(encoding="utf-8").splitlines()]
    assert len([one for one in lines if one.get("status") == 408]) == len(callers)
    assert [one for one in lines if one["level"] in ("error", "critical") or "exception" in one] == []
