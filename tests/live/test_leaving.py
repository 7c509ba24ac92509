"""Callers who were answered and do not leave hold nobody up."""

import socket
from threading import Thread

import pytest

from service.server import connection
from service.server.connection import LEAVING_BYTES, Connection
from tests.live.wire import post, read_answer, send
from tests.support.server import CLOSING, PATIENCE, Server


def test_callers_who_keep_their_end_open_hold_nobody_up(server: Server) -> None:
    """Two seconds for each of eighty would be more than anybody waits."""
    callers = [server.connect() for _ in range(80)]
    try:
        for caller in callers:
            caller.sendall(CLOSING)
        for caller in callers:
            assert caller.recv(65536).startswith(b"HTTP/1.1 200")
        for _ in range(10):
            assert server.raw(CLOSING).startswith(b"HTTP/1.1 200")
    finally:
        for caller in callers:
            caller.close()


def test_a_refusal_reaches_a_caller_who_goes_on_sending(server: Server) -> None:
    head = (
        b"POST /v1/decisions HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9999999\r\n\r\n"
    )
    with server.connect() as caller:
        caller.sendall(head + b" " * 10_000)
        answer = caller.recv(65536)
        assert answer.startswith(b"HTTP/1.1 413")
        caller.sendall(b" " * 10_000)
        while caller.recv(65536):
            pass


def test_a_refusal_reaches_a_caller_who_sends_all_of_it_first(server: Server) -> None:
    body = b" " * (6 * 1024 * 1024)
    with server.connect() as caller, caller.makefile("rb") as coming:
        caller.sendall(post(body))
        assert read_answer(coming).status == 413
        assert not coming.read()


def test_a_caller_who_never_stops_sending_is_seen_off(server: Server) -> None:
    with server.connect() as caller:
        caller.sendall(CLOSING)
        assert caller.recv(65536).startswith(b"HTTP/1.1 200")
        try:
            for _ in range(100_000):
                caller.sendall(b"x" * 65536)
        except OSError:
            return
    raise AssertionError("six gigabytes were taken")


def test_others_have_a_turn_while_much_is_read_of_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reading never waits for who sends as fast as he is read: a worker would be his for all of the 8 MiB."""
    turns: list[None] = []
    monkeypatch.setattr(connection, "yield_now", lambda: turns.append(None), raising=False)
    monkeypatch.setattr(connection, "LEAVING_SECONDS", PATIENCE)
    here, there = socket.socketpair()
    with there:
        sender = Thread(target=send, args=(there, bytes(LEAVING_BYTES)))
        sender.start()
        Connection.taken_over(here).see_off()  # a socket of the standard library will do
        sender.join()
    assert len(turns) >= LEAVING_BYTES // 131072
