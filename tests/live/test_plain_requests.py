"""Plain requests, which gunicorn does not read: what comes after them is answered as on a connection of its own."""

import json
from typing import Any, Final

import pytest

from tests.live.table import BODY, TABLE, Entry
from tests.live.wire import JSON, Answer, get, post, read_answer, send
from tests.support.server import Server

GOOD_ONES: Final = 3
A_REQUESTS_OWN: Final = ("Date", "X-Request-Id")


def compared(answer: Answer) -> tuple[int, list[tuple[str, str]], Any]:
    """What of an answer is the same each time."""
    said = json.loads(answer.body) if answer.body else {}
    headers = [(name, value) for name, value in answer.headers.items() if name not in A_REQUESTS_OWN]
    return answer.status, headers, said | {"request_id": None} if isinstance(said, dict) else said


def asked_after(server: Server, good: int, sent: bytes) -> Answer:
    """What is answered after so many good requests on the connection."""
    with server.connect() as caller, caller.makefile("rb") as coming:
        for _ in range(good):
            send(caller, post(BODY))
            assert read_answer(coming).status == 200
        send(caller, sent)
        return read_answer(coming)


@pytest.mark.parametrize("entry", TABLE, ids=lambda entry: f"{entry.row}-{entry.name}")
def test_it_is_answered_as_on_a_new_connection(server: Server, entry: Entry) -> None:
    assert compared(asked_after(server, GOOD_ONES, entry.sent)) == compared(asked_after(server, 0, entry.sent))


def test_requests_in_one_piece_are_answered_in_their_order(server: Server) -> None:
    bodies = [BODY, b"{", BODY, b"[]", BODY]
    sent = b"".join(post(body, b"/v1/decisions", b"X-Request-Id: %d" % place) for place, body in enumerate(bodies))
    with server.connect() as caller, caller.makefile("rb") as coming:
        send(caller, sent + sent)
        answers = [read_answer(coming) for _ in bodies * 2]
    assert [answer.status for answer in answers] == [200, 400, 200, 422, 200] * 2
    assert [answer.headers["X-Request-Id"] for answer in answers] == list("01234") * 2


def test_the_body_of_one_is_no_head_of_the_next(server: Server) -> None:
    inner = post(BODY, b"/v1/decisions", b"X-Request-Id: inner")
    with server.connect() as caller, caller.makefile("rb") as coming:
        for sent in (post(BODY), post(inner), post(inner), get(b"/healthz")):
            send(caller, sent)
        answers = [read_answer(coming) for _ in range(4)]
        assert [answer.status for answer in answers] == [200, 400, 400, 200]
        assert "inner" not in [answer.headers["X-Request-Id"] for answer in answers]


def test_a_caller_who_closes_is_let_go_after_plain_requests(server: Server) -> None:
    last = b"POST /v1/decisions HTTP/1.1\r\nHost: x\r\nConnection: close\r\n%b\r\nContent-Length: %d\r\n\r\n%b"
    with server.connect() as caller, caller.makefile("rb") as coming:
        for _ in range(GOOD_ONES):
            send(caller, post(BODY))
            read_answer(coming)
        send(caller, last % (JSON, len(BODY), BODY) * 2)
        answer = read_answer(coming)
        assert answer.headers["Connection"] == "close"
        assert coming.read() == b""
