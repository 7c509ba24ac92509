"""What is answered ahead of Flask is answered as Flask's own views answer it: same bytes, same headers, same counts."""

import gc
import json
from io import BytesIO
from typing import Any, Final

import pytest
from flask.testing import FlaskClient
from hypothesis import given
from hypothesis import strategies as st

from service.answers.endpoints import FREQUENT
from service.api.app import create_app
from service.api.middleware.fast_path import FastPath
from service.rates.rate import Rate
from service.settings import Settings
from tests.support.bodies import BODIES, bodies

PATHS: Final = {
    "DecisionRequest": "/v1/decisions",
    "OptionsRequest": "/v1/options",
    "BatchRequest": "/v1/decisions/batch",
}
TYPES: Final = ("application/json", "application/json; charset=utf-8")
"""What is asked in the first way is answered ahead of Flask, in the second by Flask."""
CLIENT: Final[FlaskClient] = create_app(Settings(log_level="ERROR")).test_client()
OURS: Final = [(PATHS[name], json.dumps(body).encode()) for name, body in BODIES if name in PATHS]


def asked(path: str, body: bytes, content_type: str) -> tuple[int, list[tuple[str, str]], bytes]:
    answer = CLIENT.post(path, data=body, content_type=content_type, headers={"X-Request-Id": "same"})
    return answer.status_code, sorted(answer.headers), answer.data


def both(path: str, body: bytes) -> None:
    assert asked(path, body, TYPES[0]) == asked(path, body, TYPES[1])


def test_every_path_that_is_answered_ahead_is_tried_here() -> None:
    assert set(FREQUENT) == set(PATHS.values())


@pytest.mark.parametrize(("path", "body"), OURS)
def test_every_example_is_answered_alike(path: str, body: bytes) -> None:
    both(path, body)


@given(bodies().filter(lambda one: one[0] in PATHS))
def test_odd_bodies_are_answered_alike(changed: tuple[str, Any]) -> None:
    both(PATHS[changed[0]], json.dumps(changed[1]).encode())


@given(st.sampled_from(OURS), st.binary(max_size=4), st.integers(0, 2000))
def test_broken_bodies_are_answered_alike(good: tuple[str, bytes], odd: bytes, at: int) -> None:
    path, body = good
    both(path, body[:at] + odd + body[at + len(odd) :])


def test_a_body_that_ends_too_early_is_answered_alike() -> None:
    path, body = OURS[0]
    answers = []
    for content_type in TYPES:
        headers = {"Content-Length": str(len(body)), "X-Request-Id": "same"}
        answer = CLIENT.post(path, data=body[:-10], content_type=content_type, headers=headers)
        answers.append((answer.status_code, answer.data))
    assert answers[0] == answers[1]
    assert answers[0][0] == 400


def test_an_ordinary_question_is_answered_ahead_of_flask_and_so_is_its_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    path, body = OURS[0]
    app = create_app(Settings(log_level="ERROR"))
    door: Any = app.wsgi_app
    while not isinstance(door, FastPath):
        door = door._behind
    monkeypatch.setattr(door, "_behind", None)
    for sent, status in ((body, 200), (b"{", 400), (b"{}", 422)):
        assert app.test_client().post(path, data=sent, content_type=TYPES[0]).status_code == status


def test_an_answer_ahead_of_flask_leaves_no_circle_to_the_garbage_collector() -> None:
    path, body = OURS[0]
    app = create_app(Settings(log_level="ERROR"))

    def answer() -> None:
        asked: dict[str, Any] = {"REQUEST_METHOD": "POST", "PATH_INFO": path, "CONTENT_TYPE": TYPES[0]}
        asked |= {"CONTENT_LENGTH": str(len(body)), "wsgi.input": BytesIO(body)}
        app.wsgi_app(asked, lambda *_: None)  # type: ignore[arg-type]

    answer()
    gc.collect()
    gc.disable()
    try:
        answer()
        assert gc.collect() == 0
    finally:
        gc.enable()


@pytest.mark.parametrize("body", [OURS[0][1], b"{", b"{}", b'{"rulebook": 1}'])
def test_both_doors_count_and_log_alike(body: bytes, capsys: pytest.CaptureFixture[str]) -> None:
    client = create_app(Settings()).test_client()
    path = OURS[0][0]
    lines, counts = [], []
    for content_type in TYPES:
        before = counted(client)
        capsys.readouterr()
        client.post(path, data=body, content_type=content_type, headers={"X-Request-Id": "same"})
        line = json.loads(capsys.readouterr().out)
        lines.append({key: value for key, value in line.items() if key not in ("time", "duration_ms")})
        counts.append({name: value - before.get(name, 0) for name, value in counted(client).items()})
    assert lines[0] == lines[1]
    assert counts[0] == counts[1]
    assert any(counts[0].values())


def test_a_bug_is_told_alike(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    client = create_app(Settings()).test_client()
    path, body = OURS[0]
    monkeypatch.setattr("service.answers.rounds.decide", lambda *_: 1 // 0)
    told = []
    for content_type in TYPES:
        before = counted(client)
        capsys.readouterr()
        answer = client.post(path, data=body, content_type=content_type, headers={"X-Request-Id": "same"})
        lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
        assert lines[0].pop("exception").endswith("ZeroDivisionError: integer division or modulo by zero\n")
        for line in lines:
            assert line.pop("time")
            line.pop("duration_ms", None)
        counts = {name: value - before.get(name, 0) for name, value in counted(client).items()}
        told.append((answer.status_code, sorted(answer.headers), answer.data, lines, counts))
    assert told[0] == told[1]
    assert told[0][0] == 500


@pytest.mark.parametrize("content_type", TYPES)
def test_the_log_tells_the_rulebook_that_was_asked_not_one_compared_with_it(
    content_type: str, capsys: pytest.CaptureFixture[str]
) -> None:
    client = create_app(Settings()).test_client()
    said = {"words": [{"word": "raise"}], "chips": [[5000]], "order": "chips_first"}
    opening = {"structure": "no_limit", "min_bet": 200, "street": 2, "first_to_act": 1, "pot_before_round": 900}
    opening["players"] = [{"seat": seat, "stack": 9000} for seat in (1, 2)]
    actions = [{"type": "bet", "to": 400}, {"declaration": said}]
    body = {"rulebook": "tda-2019", "compare": ["roberts-11"], "opening": opening, "actions": actions}
    capsys.readouterr()
    answer = client.post("/v1/rounds", data=json.dumps(body), content_type=content_type).json
    line = json.loads(capsys.readouterr().out)
    assert answer is not None
    [ruling, other] = [one["decisions"][-1]["ruling"] for one in (answer, answer["compared"][0]["answer"])]
    assert ruling != other
    assert (line["rulebook"], line["ruling"]) == ("tda-2019", ruling)


def test_a_rate_is_told_and_held_to_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("service.api.middleware.rates._now", lambda: 1e9)
    path, body = OURS[0]
    answers = []
    for content_type in TYPES:
        client = create_app(Settings(log_level="ERROR", rate_limit=Rate(1, "day"))).test_client()
        asked = {"data": body, "content_type": content_type, "headers": {"X-Request-Id": "same"}}
        told = [client.post(path, **asked) for _ in range(2)]
        assert [(answer.status_code, "RateLimit" in answer.headers) for answer in told] == [(200, True), (429, True)]
        answers.append([(answer.status_code, sorted(answer.headers), answer.data) for answer in told])
    assert answers[0] == answers[1]


def counted(client: FlaskClient) -> dict[str, float]:
    """What is counted of decisions, but for how long they took."""
    rows = [row.rpartition(" ") for row in client.get("/metrics").text.splitlines() if not row.startswith("#")]
    named = (
        "floorman_decisions_total",
        "floorman_errors_total",
        "floorman_problems_total",
        "floorman_reasons_total",
        'floorman_requests_total{endpoint="/v1',
        'floorman_request_seconds_count{endpoint="/v1',
    )
    return {name: float(value) for name, _, value in rows if name.startswith(named)}
