"""`Expect: 100-continue`: who is refused is told so before he sends his body, who is not is told to send it."""

import select
import time
from pathlib import Path
from typing import Final

import pytest

from tests.live.table import to_json
from tests.live.wire import CLOSING, post, read_answer
from tests.support.expect import CONTINUE, head
from tests.support.requests import GOOD
from tests.support.server import PATIENCE, Server, served

ASKS: Final = b"Expect: 100-continue"
BODY: Final = to_json(GOOD)


def test_a_body_that_is_wanted_is_asked_for_once(server: Server) -> None:
    with server.connect() as caller, caller.makefile("rb") as coming:
        for _ in range(2):
            caller.sendall(head(len(BODY)))
            assert coming.read(len(CONTINUE)) == CONTINUE
            caller.sendall(BODY[:100])
            time.sleep(0.05)
            caller.sendall(BODY[100:])
            assert read_answer(coming).status == 200


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        (head(9_999_999), 413),
        (head(9_999_999, path=b"/v1/hands").replace(b"application/json", b"text/html"), 415),
        (head(len(BODY), path=b"/v1/nothing"), 404),
        (head(len(BODY), b"Content-Encoding: br"), 415),
    ],
    ids=["too-large", "type", "nowhere", "packed"],
)
def test_a_body_that_is_not_wanted_is_never_asked_for(server: Server, sent: bytes, status: int) -> None:
    with server.connect() as caller, caller.makefile("rb") as coming:
        caller.sendall(sent)
        answer = read_answer(coming)  # whose first line would be that of the 100
        assert (answer.status, answer.headers["Connection"]) == (status, "close")
        assert coming.read() == b""


def test_who_does_not_wait_for_the_word_is_answered_as_ever(server: Server) -> None:
    assert server.raw(post(BODY, b"/v1/decisions", ASKS) + CLOSING).count(b"HTTP/1.1 200 OK") == 2


def test_who_is_told_to_send_and_says_nothing_is_let_go(tmp_path: Path) -> None:
    with served(tmp_path / "log", STALL_SECONDS="1") as server, server.connect() as caller:
        caller.sendall(head(len(BODY)))
        assert caller.recv(len(CONTINUE)) == CONTINUE
        assert select.select([caller], [], [], PATIENCE)[0]
        answer = caller.recv(65536)
        assert answer.startswith(b"HTTP/1.1 408 ")
        assert b"\r\nConnection: close\r\n" in answer
