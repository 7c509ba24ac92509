"""What is JSON is taken, what is none is refused with 400, at a real server."""

import json
from typing import Final

import pytest

from tests.live.json_texts import EITHER, REFUSED, TAKEN, Either
from tests.live.table import BODY
from tests.live.wire import CLOSING, Answer, asked, post
from tests.support.server import Server


def answers(server: Server, text: bytes) -> Answer:
    """What is answered to a text, on a connection that goes on."""
    answer, more = asked(server, post(text), CLOSING)
    assert more.startswith(b"HTTP/1.1 200 OK")
    return answer


def verify_refused(answer: Answer, code: str) -> None:
    """It is refused as no JSON that is taken, with nothing but this code."""
    assert answer.status == 400
    said = json.loads(answer.body)
    assert said["type"] == "/problems/not-json"
    assert {fault["code"] for fault in said["errors"]} == {code}


def verify_taken(answer: Answer) -> None:
    """It is JSON, though no request."""
    assert answer.status == 422
    said = json.loads(answer.body)
    assert said["type"] == "/problems/invalid-request"
    assert not any(fault["code"].startswith("json.") for fault in said["errors"])


@pytest.mark.parametrize("name", TAKEN)
def test_what_is_json_is_taken(server: Server, name: str) -> None:
    json.loads(TAKEN[name])
    verify_taken(answers(server, TAKEN[name]))


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_no_json_is_refused(server: Server, name: str) -> None:
    text, code = REFUSED[name]
    verify_refused(answers(server, text), code)


@pytest.mark.parametrize("name", EITHER)
def test_what_may_be_either_goes_the_way_that_is_written(server: Server, name: str) -> None:
    either: Either = EITHER[name]
    assert either.why
    if either.code:
        verify_refused(answers(server, either.text), either.code)
    else:
        verify_taken(answers(server, either.text))


SAME: Final[dict[str, bytes]] = {
    "spread_out": json.dumps(json.loads(BODY), indent=4).encode(),
    "packed": json.dumps(json.loads(BODY), separators=(",", ":")).encode(),
    "between_white_space": b"\r\n\t " + BODY + b" \t\r\n",
    "members_the_other_way_round": json.dumps(dict(reversed(json.loads(BODY).items()))).encode(),
    "escaped_names": BODY.replace(b'"rulebook"', rb'"\u0072ulebook"').replace(b'"stack"', rb'"stac\u006B"'),
    "escaped_values": BODY.replace(b"tda-2019", rb"tda\u002d2019").replace(b'"call"', rb'"c\u0061ll"'),
    "minus_nought": BODY.replace(b'"committed": 0', b'"committed":-0'),
}


@pytest.mark.parametrize("name", SAME)
def test_a_request_is_the_same_however_it_is_written(server: Server, name: str) -> None:
    plain = answers(server, BODY)
    assert plain.status == 200
    assert SAME[name] != BODY
    assert answers(server, SAME[name]).body == plain.body


def test_no_text_is_in_two_classes() -> None:
    texts = [*TAKEN.values(), *(text for text, _ in REFUSED.values()), *(either.text for either in EITHER.values())]
    assert len(set(texts)) == len(texts)
    assert len(texts) > 150
