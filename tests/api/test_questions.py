"""A question has one road: middleware answers each POST to its paths, and Flask has no part in it."""

import gc
import gzip
import json
from io import BytesIO
from typing import Any, Final

import pytest
from flask import Flask

from service.answers.endpoints import ENDPOINTS
from service.api.app import create_app
from service.api.views.questions import Questions
from service.settings import Settings
from tests.support.bodies import BODIES
from tests.support.hands import REQUEST as HAND
from tests.support.requests import GOOD

JSON: Final = "application/json"
SENT: Final = json.dumps(GOOD).encode()
ASKED: Final[dict[str, tuple[int, dict[str, Any]]]] = {
    "plain": (200, {"data": SENT, "content_type": JSON}),
    "charset": (200, {"data": SENT, "content_type": f"{JSON}; charset=UTF-8"}),
    "gzip": (200, {"data": gzip.compress(SENT), "content_type": JSON, "headers": {"Content-Encoding": "gzip"}}),
    "chunks": (
        200,
        {
            "input_stream": BytesIO(SENT),
            "content_type": JSON,
            "environ_overrides": {"HTTP_TRANSFER_ENCODING": "chunked", "wsgi.input_terminated": True},
        },
    ),
    "long": (200, {"data": SENT + b" " * 100_000, "content_type": JSON}),
    "prefix": (200, {"data": SENT, "content_type": JSON, "environ_overrides": {"SCRIPT_NAME": "/below"}}),
    "small letters": (200, {"data": SENT, "content_type": JSON, "environ_overrides": {"REQUEST_METHOD": "post"}}),
    "no JSON": (400, {"data": b"{", "content_type": JSON}),
    "short": (400, {"data": SENT[:-9], "content_type": JSON, "environ_overrides": {"CONTENT_LENGTH": str(len(SENT))}}),
    "short and long": (400, {"data": b"{", "content_type": JSON, "environ_overrides": {"CONTENT_LENGTH": "100000"}}),
    "no gzip": (400, {"data": SENT, "content_type": JSON, "headers": {"Content-Encoding": "gzip"}}),
    "query": (400, {"data": SENT, "content_type": JSON, "query_string": "a=1"}),
    "type": (415, {"data": SENT, "content_type": "text/html"}),
    "encoding": (415, {"data": SENT, "content_type": JSON, "headers": {"Content-Encoding": "br"}}),
    "empty": (422, {"data": b"{}", "content_type": JSON}),
    "id": (431, {"data": SENT, "content_type": JSON, "headers": {"X-Request-Id": "x" * 8001}}),
    "hand": (200, {"path": "/v1/hands", "json": HAND, "query_string": "players_left=4"}),
    "stream": (200, {"path": "/v1/hands", "data": b"{}\n{}\n", "content_type": "application/x-ndjson"}),
}


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch) -> Flask:
    """An app whose questions cannot be passed on to Flask."""
    app = create_app(Settings(log_level="ERROR"))
    road: Any = app.wsgi_app
    while not isinstance(road, Questions):
        road = road._behind
    monkeypatch.setattr(road, "_behind", None)
    return app


@pytest.mark.parametrize("name", ASKED)
def test_a_question_is_answered_without_flask(alone: Flask, name: str) -> None:
    status, sent = ASKED[name]
    answer = alone.test_client().post(**{"path": "/v1/decisions", **sent})
    assert answer.status_code == status, answer.data
    assert "Connection" in answer.headers or not name.startswith("short")
    assert alone.extensions["bodies"].held == alone.extensions["answers"].held == 0


def test_so_is_each_example_of_one(alone: Flask) -> None:
    paths = {"DecisionRequest": "/v1/decisions", "OptionsRequest": "/v1/options", "BatchRequest": "/v1/decisions/batch"}
    paths |= {"RoundsRequest": "/v1/rounds", "HandRequest": "/v1/hands"}
    paths |= {"NextStreetRequest": "/v1/next-street", "NextHandRequest": "/v1/next-hand"}
    assert set(paths.values()) == set(ENDPOINTS)
    client = alone.test_client()
    tried = {name: client.post(paths[name], json=body).status_code for name, body in BODIES if name in paths}
    assert tried == dict.fromkeys(paths, 200)


@pytest.mark.parametrize("content_type", [JSON, "text/html"])
def test_an_answer_leaves_no_circle_to_the_garbage_collector(content_type: str) -> None:
    app = create_app(Settings(log_level="ERROR"))

    def answer() -> None:
        asked: dict[str, Any] = {"REQUEST_METHOD": "POST", "PATH_INFO": "/v1/decisions", "CONTENT_TYPE": content_type}
        asked |= {"CONTENT_LENGTH": str(len(SENT)), "wsgi.input": BytesIO(SENT)}
        app.wsgi_app(asked, lambda *_: None)  # type: ignore[arg-type]

    answer()
    gc.collect()
    gc.disable()
    try:
        answer()
        assert gc.collect() == 0
    finally:
        gc.enable()


def test_the_log_tells_the_rulebook_that_was_asked_not_one_compared_with_it(capsys: pytest.CaptureFixture[str]) -> None:
    client = create_app(Settings()).test_client()
    said = {"words": [{"word": "raise"}], "chips": [[5000]], "order": "chips_first"}
    opening = {"structure": "no_limit", "min_bet": 200, "street": 2, "first_to_act": 1, "pot_before_round": 900}
    opening["players"] = [{"seat": seat, "stack": 9000} for seat in (1, 2)]
    actions = [{"type": "bet", "to": 400}, {"declaration": said}]
    body = {"rulebook": "tda-2019", "compare": ["roberts-11"], "opening": opening, "actions": actions}
    capsys.readouterr()
    answer = client.post("/v1/rounds", json=body).json
    line = json.loads(capsys.readouterr().out)
    assert answer is not None
    [ruling, other] = [one["decisions"][-1]["ruling"] for one in (answer, answer["compared"][0]["answer"])]
    assert ruling != other
    assert (line["rulebook"], line["ruling"]) == ("tda-2019", ruling)
