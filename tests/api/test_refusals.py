"""Every refusal is a problem document that tells all that is wrong."""

import copy
import gc
import json
from io import BytesIO
from types import TracebackType
from typing import Any

import pytest
from flask import Flask

from service.answers.schemas import strict_fields
from service.answers.schemas.request_schema import RoundsRequestSchema
from service.answers.schemas.strict_schema import load
from service.api.app import create_app
from service.settings import Settings
from tests.conftest import Checked
from tests.support.conformity import assert_problem
from tests.support.requests import GOOD, RAISED, faults
from tests.support.rows import rows_of
from tests.support.told import answers
from tests.support.trace import SENT, TRACE

test_what_is_told = answers(__file__, "/v1/decisions", {"good": GOOD, "raised": {"rulebook": "tda-2019", **RAISED}})


def changed(**parts: Any) -> dict[str, Any]:
    """The good request with some of its parts changed; None takes one away."""
    body = copy.deepcopy(GOOD) | parts
    return {key: value for key, value in body.items() if value is not None}


def test_a_place_too_long_to_name_is_told_by_the_one_above(client: Checked) -> None:
    body = changed(**{"x" * 5000: 1})
    body["house_rules"] = {"y" * 5000: 1}
    assert faults(client, body) == [("", "field.unknown"), ("/house_rules", "house_rules.unknown")]


def test_of_very_many_faults_the_first_thousand_are_told(client: Checked) -> None:
    body = {"rulebook": "badugi", "opening": {}, "actions": [{"a": 1, "b": 2}] * 1000}
    said = client.post("/v1/rounds", json=body).get_json()
    assert len(said["errors"]) == 1000
    assert said["detail"] == f"More than 1000 errors in the body. The first: {said['errors'][0]['message']}"


def test_nobody_looks_for_more_faults_than_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """All are of one kind, so that each costs a call of `wrong`."""
    made: list[str] = []

    def counting(code: str, **params: Any) -> Any:
        made.append(code)
        return wrong(code, **params)

    wrong = strict_fields.wrong
    monkeypatch.setattr(strict_fields, "wrong", counting)
    steps: list[Any] = [{"declaration": {"chips": [[]] * 10}}] * 1000
    assert len(load(RoundsRequestSchema(), {"actions": steps})[1]) > 1000
    assert len(made) < 1200


def test_an_array_too_long_has_no_other_fault(client: Checked) -> None:
    body = {"rulebook": "tda-2019", **RAISED, "compare": ["x"] * 1000}
    assert faults(client, body, "/v1/rounds") == [("/compare", "array.too_long")]


@pytest.mark.parametrize(("count", "code"), [(0, "array.too_short"), (1001, "array.too_long")])
def test_a_batch_has_one_to_a_thousand_items(client: Checked, count: int, code: str) -> None:
    assert faults(client, {"items": [{}] * count}, "/v1/decisions/batch") == [("/items", code)]


def test_a_replay_has_at_most_a_thousand_actions(client: Checked) -> None:
    body = {"rulebook": "badugi", "opening": {}, "actions": [{"type": "check"}] * 1001}
    assert ("/actions", "array.too_long") in faults(client, body, "/v1/rounds")


@rows_of(__file__)
def test_each_wrong_address_is_a_problem(client: Checked, method: str, path: str, status: int, slug: str) -> None:
    answer = client.open(path, method)
    assert answer.status_code == status
    assert answer.get_json()["type"] == f"/problems/{slug}"
    assert ("Allow" in answer.headers) == (status == 405)


@pytest.mark.parametrize("path", ["//v1/decisions", "///healthz"])
def test_a_base_address_with_a_slash_at_its_end_is_told(client: Checked, path: str) -> None:
    told = client.open("/", "POST", environ_overrides={"PATH_INFO": path}).get_json()
    assert told["detail"].endswith("Remove the slash at the end of the base address.")


def test_a_method_that_is_none_is_not_implemented(app: Flask) -> None:
    for path in ("/v1/decisions", "/nope"):
        answer = app.test_client().open(path, method="FOO")
        assert answer.status_code == 501
        assert_problem(answer)


def test_nothing_is_said_to_be_html(app: Flask) -> None:
    for path in ("/v1/decisions", "/healthz", "/nope"):
        for method in ("OPTIONS", "GET", "HEAD", "DELETE"):
            assert "html" not in app.test_client().open(path, method=method).headers.get("Content-Type", "")


@rows_of(__file__)
def test_what_is_not_sent_as_json_is_refused(client: Checked, headers: dict[str, str]) -> None:
    answer = client.open("/v1/decisions", "POST", data=json.dumps(GOOD), headers=headers)
    assert answer.status_code == 415
    assert answer.headers.get("Accept-Post") == "application/json" or "Content-Encoding" in headers
    assert ("charset" in answer.get_json()["detail"]) == ("charset" in headers.get("Content-Type", ""))


@pytest.mark.parametrize("content_type", ["application/json", "application/json; charset=UTF-8", "Application/JSON"])
def test_what_is_sent_as_json_is_taken(client: Checked, content_type: str) -> None:
    assert client.send("/v1/decisions", json.dumps(GOOD).encode(), content_type).status_code == 200


def test_a_body_too_large_is_refused() -> None:
    small = Checked(create_app(Settings(log_level="ERROR", max_body_bytes=2000)))
    assert small.send("/v1/decisions", b" " * 2001).status_code == 413


def test_a_body_that_ends_early_is_refused(client: Checked) -> None:
    body = json.dumps(GOOD).encode()
    environ = {"CONTENT_LENGTH": str(len(body) + 1), "wsgi.input_terminated": True}
    answer = client.open(
        "/v1/decisions", "POST", input_stream=BytesIO(body), content_type="application/json", environ_overrides=environ
    )
    assert (answer.status_code, answer.get_json()["type"]) == (400, "/problems/bad-request")
    assert answer.headers["Connection"] == "close"


def test_a_bug_is_a_problem_without_its_text(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = Checked(create_app(Settings()))
    monkeypatch.setattr("service.answers.rounds.decide", lambda *_: 1 // 0)
    answer = broken.post("/v1/decisions", json=GOOD, headers={"traceparent": SENT})
    assert answer.status_code == 500
    assert "division" not in answer.get_data(as_text=True)
    bug, line = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert bug["event"] == "internal_error"
    assert "ZeroDivisionError" in bug["exception"]
    assert bug["request_id"] == answer.get_json()["request_id"]
    assert bug["trace_id"] == line["trace_id"] == answer.get_json()["trace_id"] == TRACE


def test_a_refusal_leaves_nothing_behind(client: Checked) -> None:
    """Whatever was raised on the way to it is gone with it; an exception that is raised again keeps its frames."""
    bodies = [changed(round=round) for round in (None, 5, {}, {"players": 5}, {"players": [{"seat": "1"}]})]
    kept = []
    for _ in range(3):
        for body in bodies:
            faults(client, body)
        gc.collect()
        kept.append(sum(isinstance(one, TracebackType) for one in gc.get_objects()))
    assert kept[1] == kept[2]
