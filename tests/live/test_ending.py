"""SIGTERM, SIGHUP, SIGKILL, SIGSTOP while callers ask: who was let in is answered; a worker's death is its own.

SIGTERM: first not ready, then no new requests, and nothing in flight is lost.
"""

import http.client
import os
import signal
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from typing import Final

import pytest

from tests.live.processes import readiness, running, worker_of, workers
from tests.live.wire import CLOSING, post
from tests.support.server import BODY, NO_CUT, PATIENCE, Server
from tests.support.server import post as ask
from tests.support.stream import HEAD as STREAM
from tests.support.stream import chunk, line
from tests.support.waiting import meanwhile, until

LOST: Final = "lost"
REFUSED: Final = "refused"
CALLERS: Final = 8
HEADERS: Final = {"Content-Type": "application/json"}


@contextmanager
def asking(server: Server, *, kept: bool) -> Iterator[Counter[int | str]]:
    """Callers who ask all the time, and what became of their requests."""
    told: Counter[int | str] = Counter()

    def call(enough: threading.Event) -> None:
        line = HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
        while not enough.is_set():
            try:
                if line.sock is None:
                    line.connect()
            except OSError:  # nobody is there to lose a request
                told[REFUSED] += 1
                break
            try:
                line.request("POST", "/v1/decisions", BODY, HEADERS)
                answer = line.getresponse()
                answer.read()
                told[answer.status] += 1
            except (OSError, http.client.HTTPException):
                told[LOST] += 1
                line.close()
            if not kept:
                line.close()
        line.close()

    with meanwhile(*[call] * CALLERS):
        yield told


@pytest.mark.parametrize("count", [1, 2])
def test_who_waits_at_the_door_when_it_closes_is_let_in(tmp_path: Path, count: int) -> None:
    with running(tmp_path / "log", WORKERS=str(count)) as server:
        working = workers(server)
        with ExitStack() as lines:
            for one in working:
                os.kill(one, signal.SIGSTOP)
            callers = [lines.enter_context(server.connect()) for _ in range(150)]
            for caller in callers:
                caller.sendall(post(BODY))
            server.process.send_signal(signal.SIGTERM)
            time.sleep(0.3)
            for one in working:
                os.kill(one, signal.SIGCONT)
            assert [caller.recv(16) for caller in callers] == [b"HTTP/1.1 200 OK\r"] * len(callers)
        assert server.process.wait(timeout=PATIENCE) == 0


def test_unready_first_and_no_request_lost(tmp_path: Path) -> None:
    drain = "8"  # what is asked of it meanwhile takes a busy machine that long
    with running(tmp_path / "log", DRAIN_SECONDS=drain) as server:
        with asking(server, kept=False) as told:
            until(lambda: told[200] > CALLERS)
            server.process.send_signal(signal.SIGTERM)
            until(lambda: readiness(server) == 503)
            unready = told[200]
            until(lambda: told[200] > unready + 2 * CALLERS)
        assert set(told) == {200}
        assert server.process.wait(timeout=PATIENCE) == 0


def test_old_workers_answer_while_new_ones_load(tmp_path: Path) -> None:
    """SIGHUP: one that is held up in its start leaves no caller waiting for it."""
    with running(tmp_path / "log", WORKERS="1") as server:
        old = workers(server)
        server.process.send_signal(signal.SIGHUP)
        until(lambda: len(workers(server)) == 2)
        [new] = set(workers(server)) - set(old)
        os.kill(new, signal.SIGSTOP)
        try:
            time.sleep(1.5)  # more than a second: by then the master has said twice that the old one is to stop
            for _ in range(20):
                assert ask(server)[0] == readiness(server) == 200
            assert workers(server) == [*old, new]
        finally:
            os.kill(new, signal.SIGCONT)
        until(lambda: workers(server) == [new])
        assert ask(server)[0] == 200


def test_sigterm_loses_no_request_of_those_who_keep_asking(tmp_path: Path) -> None:
    with running(tmp_path / "log") as server:
        with asking(server, kept=True) as told:
            until(lambda: told[200] > CALLERS)
            server.process.send_signal(signal.SIGTERM)
            assert server.process.wait(timeout=PATIENCE) == 0
        assert set(told) == {200, REFUSED}
        assert told[REFUSED] == CALLERS


@pytest.mark.parametrize("kept", [True, False], ids=["kept", "fresh"])
def test_sighup_loses_no_request(tmp_path: Path, kept: bool) -> None:
    with running(tmp_path / "log") as server:
        with asking(server, kept=kept) as told:
            until(lambda: told[200] > CALLERS)
            server.process.send_signal(signal.SIGHUP)
            until(lambda: server.log.read_text().count("Worker exiting") == 2)
            before = told[200]
            until(lambda: told[200] > before + CALLERS)
        assert set(told) == {200}


def test_a_worker_that_has_not_begun_is_not_waited_for(tmp_path: Path) -> None:
    """One takes a dead one's place, and is told to stop before it is there."""
    with running(tmp_path / "log", **NO_CUT) as server:
        gone = workers(server)[0]
        os.kill(gone, signal.SIGKILL)
        until(lambda: gone not in workers(server) and len(workers(server)) == 2)
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait(timeout=PATIENCE) == 0


@pytest.mark.parametrize("kind", [signal.SIGKILL, signal.SIGSTOP], ids=["killed", "stopped"])
def test_a_worker_that_is_gone_costs_what_it_was_asked_and_nothing_else(tmp_path: Path, kind: signal.Signals) -> None:
    with running(tmp_path / "log") as server, ExitStack() as lines:
        callers = [lines.enter_context(server.connect()) for _ in range(12)]
        answers = []
        for caller in callers:
            caller.sendall(STREAM + b"Transfer-Encoding: chunked\r\n\r\n" + chunk(line(0)))
            answers.append(lines.enter_context(HTTPResponse(caller)))
            answers[-1].begin()
            assert b"hand-0" in answers[-1].readline()
        gone = worker_of(server, callers[0])
        its = [worker_of(server, caller) == gone for caller in callers]
        os.kill(gone, kind)
        for _ in range(30):
            assert server.raw(CLOSING).startswith(b"HTTP/1.1 200 ")
        for is_its in (False, True):
            for caller, answer in [one[:2] for one in zip(callers, answers, its, strict=True) if one[2] is is_its]:
                if is_its and kind is signal.SIGKILL:
                    with pytest.raises((ConnectionError, http.client.IncompleteRead)):
                        answer.read()
                else:
                    caller.sendall(chunk(line(1)) + b"0\r\n\r\n")
                    assert b"hand-1" in answer.read()
            if kind is signal.SIGSTOP:
                os.kill(gone, signal.SIGCONT)  # who had asked it waits no longer
        until(lambda: len(workers(server)) == 2)
        for _ in range(30):
            assert server.raw(CLOSING).startswith(b"HTTP/1.1 200 ")
