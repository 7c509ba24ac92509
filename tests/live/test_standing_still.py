"""Callers who stand still, and work that is long: nobody else waits for them, and they are not waited for for ever."""

import gzip
import json
import select
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from typing import Any, Final, cast

import pytest
from gevent.socket import socketpair

from service.server import connection
from service.server.worker import Worker
from tests.live.processes import is_held
from tests.live.wire import send
from tests.support.requests import GOOD
from tests.support.server import CLOSING, HEAD, PATIENCE, Server, post, served
from tests.support.stream import HEAD as STREAM
from tests.support.stream import chunk, line
from tests.support.waiting import until


@contextmanager
def standing(server: Server, said: tuple[bytes, ...], each: int) -> Iterator[list[socket.socket]]:
    """So many callers for each thing that is said, who say no more."""
    with ExitStack() as lines:
        callers = [lines.enter_context(server.connect()) for _ in range(each * len(said))]
        for place, caller in enumerate(callers):
            caller.sendall(said[place % len(said)])
        yield callers


@contextmanager
def let_go_of(server: Server) -> Iterator[socket.socket]:
    """A caller who was let in; it ends when no worker holds him any more."""
    caller = server.connect()
    until(lambda: is_held(server, caller))
    yield caller
    until(lambda: not is_held(server, caller))


def is_closed(caller: socket.socket) -> bool:
    """Whether the server has closed it."""
    caller.setblocking(False)
    try:
        while caller.recv(65536):
            pass
        return True
    except BlockingIOError:
        return False
    except ConnectionResetError:
        return True


FOR_LONG: Final = {"HEAD_SECONDS": "300", "STALL_SECONDS": "300", "BODY_SECONDS": "300"}
"""Longer than anything is waited for here: who is held up is not answered."""
HALF = (b"", b"GET /healthz HT", HEAD, HEAD + b"Content-Length: 100\r\n\r\n{", STREAM + b"Content-Length: 9\r\n\r\n{")


def test_alive_while_hundreds_are_slow(tmp_path: Path) -> None:
    with served(tmp_path / "log", **FOR_LONG) as server, standing(server, HALF, 100) as callers:
        time.sleep(0.5)
        assert server.raw(CLOSING).endswith(b'{"status":"ok"}')
        assert post(server)[0] == 200
        assert not any(map(is_closed, callers))


def test_the_silent_make_room_where_there_is_none(tmp_path: Path) -> None:
    with served(tmp_path / "log", CONNECTIONS="10") as server, standing(server, (b"",), 40) as callers:
        for _ in range(20):
            assert server.raw(CLOSING).endswith(b'{"status":"ok"}')
        assert sum(map(is_closed, callers)) >= 30


def test_streams_that_say_next_to_nothing_make_room_where_there_is_none(tmp_path: Path) -> None:
    begun = (STREAM + b"Content-Length: 100000\r\n\r\n\n",)
    with served(tmp_path / "log", CONNECTIONS="10") as server, standing(server, begun, 10) as callers:
        for _ in range(5):
            for caller in callers:
                send(caller, b"\n")
            assert server.raw(CLOSING).endswith(b'{"status":"ok"}')
        assert not all(map(is_closed, callers))


@pytest.mark.parametrize("begun", [HEAD, HEAD + b"Content-Length: 100\r\n\r\n{"], ids=["head", "body"])
def test_who_is_slow_to_send_makes_room_where_there_is_none(tmp_path: Path, begun: bytes) -> None:
    with served(tmp_path / "log", CONNECTIONS="10", **FOR_LONG) as server, standing(server, (begun,), 10) as callers:
        assert server.raw(CLOSING).endswith(b'{"status":"ok"}')
        assert sum(map(is_closed, callers)) < 10


def test_who_does_not_read_the_answers_to_his_stream_is_let_go(tmp_path: Path) -> None:
    """He may be silent for longer, but not take nothing for so long."""
    with served(tmp_path / "log", STALL_SECONDS="1") as server, let_go_of(server) as caller:
        caller.sendall(STREAM + b"Transfer-Encoding: chunked\r\n\r\n" + chunk(line(0, detail="full") * 1500))
    caller.close()


def test_a_head_has_its_time_however_busy_the_caller_looks(tmp_path: Path) -> None:
    with served(tmp_path / "log", HEAD_SECONDS="1") as server, server.connect() as caller:
        caller.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\nA: ")

        def closed_after_more() -> bool:
            try:
                caller.sendall(b"x")
            except OSError:
                return True
            return is_closed(caller)

        until(closed_after_more)


@pytest.mark.parametrize(
    "rest",
    [
        b"Content-Length: 9\r\n\r\n{",
        b"Transfer-Encoding: chunked\r\n\r\n9\r\n{",
        b"Content-Encoding: gzip\r\nContent-Length: 90\r\n\r\n" + gzip.compress(b"{}")[:12],
    ],
    ids=["of_known_length", "in_chunks", "packed"],
)
def test_a_body_that_stops_coming_is_refused(tmp_path: Path, rest: bytes) -> None:
    with served(tmp_path / "log", STALL_SECONDS="1") as server:
        answer = server.raw(HEAD + rest)
        assert answer.startswith(b"HTTP/1.1 408 ")
        assert b"\r\nConnection: close\r\n" in answer
        assert b'"type":"/problems/request-timeout"' in answer


def test_who_never_reads_is_let_go(tmp_path: Path) -> None:
    with served(tmp_path / "log", STALL_SECONDS="1") as server, let_go_of(server) as caller:
        caller.sendall(b"GET /openapi.yaml HTTP/1.1\r\nHost: x\r\n\r\n" * 200)
    answered = 0
    with caller, suppress(ConnectionResetError):
        while part := caller.recv(65536):
            answered += part.count(b"HTTP/1.1 200 OK")
    assert 0 < answered < 200


def test_a_body_has_its_time_however_busy_the_caller_looks(tmp_path: Path) -> None:
    head = HEAD + b"Content-Length: 1000\r\n\r\n"
    with served(tmp_path / "log", BODY_SECONDS="1") as server, server.connect() as caller:
        caller.sendall(head)
        began = time.monotonic()
        while not select.select([caller], [], [], 0.1)[0]:
            caller.sendall(b" ")
            assert time.monotonic() - began < PATIENCE
        assert caller.recv(65536).startswith(b"HTTP/1.1 408 ")


def test_a_body_has_its_time_however_patient_one_is_with_silence(tmp_path: Path) -> None:
    head = HEAD + b"Content-Length: 1000\r\n\r\n{"
    with served(tmp_path / "log", BODY_SECONDS="1", STALL_SECONDS="300") as server, server.connect() as caller:
        caller.sendall(head)
        assert caller.recv(65536).startswith(b"HTTP/1.1 408 ")


def test_a_slow_reader_is_not_one_who_never_reads(tmp_path: Path) -> None:
    """Each pause is much shorter than the bound; those in one answer are longer together."""
    with served(tmp_path / "log", STALL_SECONDS="3") as server, socket.socket() as caller:
        caller.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        caller.connect(("127.0.0.1", server.port))
        body = json.dumps({"items": [GOOD] * 1000}).encode()
        caller.sendall(b"GET /openapi.yaml HTTP/1.1\r\nHost: x\r\n\r\n" * 2 + batch(body) + CLOSING)
        answer = b""
        while part := caller.recv(100_000, socket.MSG_WAITALL):
            answer += part
            time.sleep(0.3)
    assert answer.count(b"HTTP/1.1 200 OK") == 4


def batch(body: bytes) -> bytes:
    """A batch as a request."""
    head = HEAD.replace(b"/decisions ", b"/decisions/batch ")
    return head + b"Content-Length: %d\r\n\r\n" % len(body) + body


def test_others_are_answered_in_the_middle_of_a_batch(tmp_path: Path) -> None:
    """Of one at least: on a busy machine a caller himself is late for most."""
    said = batch(json.dumps({"items": [{**GOOD, "house_rules": {"cap.raises": 4}}] * 1000}).encode())
    between: list[int] = []
    with served(tmp_path / "log") as server:
        while max(between, default=0) < 10 and len(between) < 60:
            between.append(0)
            with server.connect() as caller:
                caller.sendall(said)
                while not select.select([caller], [], [], 0)[0]:
                    between[-1] += server.raw(CLOSING).startswith(b"HTTP/1.1 200")
    assert max(between) >= 10  # 3 in each where nobody breathes, 30 to 40 where each 2 ms


class Full:
    """Places that are all taken."""

    def full(self) -> bool:
        """They are."""
        return True


class Kept:
    """A connection that may be ended, and leaves when it is."""

    def __init__(self, name: str, ended: list[str], worker: Worker) -> None:
        self.name, self.ended, self.worker = name, ended, worker
        self.aside = False

    def hang_up(self) -> None:
        """It is ended."""
        self.ended.append(self.name)

    def see_off(self) -> None:
        """It waits: it is among those who are leaving meanwhile."""
        self.ended.append(f"{self.name} waits, one of {len(self.worker.leaving)}")


def kept(names: str) -> tuple[Worker, list[str], list[Any]]:
    """A worker without a place, the names of those that it has ended, and connections of these names."""
    worker = Worker.__new__(Worker)
    worker.callers = cast(Any, Full())
    ended: list[str] = []
    return worker, ended, [Kept(name, ended, worker) for name in names]


def test_who_was_refused_and_stays_makes_room_before_who_is_silent() -> None:
    worker, ended, (one, two, silent) = kept("abc")
    worker.leaving, worker.idle, worker.streams = {one: None}, {silent: None}, {}
    worker._see_off(two)
    assert ended == ["a", "b waits, one of 2"]
    assert worker.leaving == {one: None}


def test_who_is_between_two_requests_makes_room_before_who_is_between_two_lines() -> None:
    worker, ended, (one, two, three, four) = kept("abcd")
    worker.leaving, worker.idle, worker.streams = {}, {three: None, four: None}, {one: None, two: None}
    for newest in (four, three, two):
        worker._make_room(newest)
    assert ended == ["c", "a", "c"]
    worker.idle = {}
    for newest in (two, one):
        worker._make_room(newest)
    assert ended[3:] == ["a"]


def test_others_have_their_turn_while_a_body_of_many_small_chunks_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    turns: list[None] = []
    monkeypatch.setattr(connection, "yield_now", lambda: turns.append(None))
    client, caller = socketpair()
    with closing(caller), closing(connection.Connection.taken_over(client)) as reader:
        caller.sendall(b"1\r\nx\r\n" * 10_000)
        left = 60_000
        while left:
            left -= len(reader.recv(8192))
    assert len(turns) >= 7
