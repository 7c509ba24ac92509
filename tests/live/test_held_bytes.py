"""Callers who ask for the longest answers and do not read them fill no worker's memory, and hold nobody up for long."""

import socket
from contextlib import ExitStack, closing
from pathlib import Path

from bench.flood_callers import largest_round
from tests.live.processes import running
from tests.live.wire import asked, get, post
from tests.support.server import PATIENCE
from tests.support.server import post as decide
from tests.support.stream import HEAD as STREAM
from tests.support.stream import chunk
from tests.support.waiting import until

MOST = 8 * 1024 * 1024
ROUND = post(largest_round(), b"/v1/rounds", b"Connection: close")
BODIES = 'floorman_held_bytes{what="bodies"}'
ANSWERS = 'floorman_held_bytes{what="answers"}'


def test_who_reads_nothing_holds_no_more_than_there_is_room_for(tmp_path: Path) -> None:
    with (
        running(tmp_path / "log", WORKERS="1", MAX_HELD_BYTES=str(MOST), STALL_SECONDS="300") as server,
        ExitStack() as lines,
    ):
        for _ in range(12):
            caller = lines.enter_context(closing(socket.socket()))
            caller.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            caller.settimeout(PATIENCE)
            caller.connect(("127.0.0.1", server.port))
            caller.sendall(ROUND)
        for _ in range(20):
            assert decide(server)[0] == 200
            assert server.metrics().get(ANSWERS, 0.0) <= MOST
        answers = [asked(server, ROUND)[0] for _ in range(6)]
        assert {answer.status for answer in answers} <= {200, 503}
        assert all(answer.headers["Retry-After"] == "1" for answer in answers if answer.status == 503)
        assert any(answer.status == 200 for answer in answers)  # those who read nothing had to give way
        assert asked(server, get(b"/healthz", b"Connection: close"))[0].status == 200


def test_who_reads_nothing_keeps_no_place_that_others_need(tmp_path: Path) -> None:
    with running(tmp_path / "log", WORKERS="1", CONNECTIONS="10", STALL_SECONDS="300") as server, ExitStack() as lines:
        for _ in range(12):
            caller = lines.enter_context(closing(socket.socket()))
            caller.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            caller.connect(("127.0.0.1", server.port))
            caller.sendall(get(b"/openapi.yaml"))
        assert asked(server, get(b"/healthz", b"Connection: close"))[0].status == 200


def test_half_lines_do_not_keep_bodies_out(tmp_path: Path) -> None:
    half = b"{" + b" " * 700_000
    large = post(b"{}".ljust(500_000), b"/v1/decisions", b"Connection: close")
    with (
        running(
            tmp_path / "log", WORKERS="1", MAX_HELD_BYTES=str(2**20), MAX_BODY_BYTES=str(2**20), STALL_SECONDS="300"
        ) as server,
        closing(server.connect()) as caller,
    ):
        caller.sendall(STREAM + b"Transfer-Encoding: chunked\r\n\r\n" + chunk(half))
        until(lambda: server.metrics().get(BODIES, 0.0) > len(half) // 2)
        until(lambda: asked(server, large)[0].status == 422)
        until(lambda: server.metrics()[BODIES] == 0)
