"""What the endpoints answer, beyond what the cases say."""

import copy
import json
import re
from pathlib import Path
from typing import Any, Final

import pytest
from flask import Flask
from prometheus_client import REGISTRY

from service.api.app import create_app
from service.rulesets import load_rulebooks
from service.settings import Settings
from tests.conftest import Checked
from tests.support.conformity import AS_WRITTEN
from tests.support.requests import GOOD
from tools.write_spec import CORE_SPEC, SPEC, core

DOCUMENTS: Final = ("/openapi.yaml", "/openapi.json", "/openapi-core.yaml", "/openapi-core.json")
SETTINGS: Final[dict[str, list[Any]]] = {"boolean": [False, True], "integer": list(range(1, 101))}
"""What a parameter that is no choice may be set to."""


def test_the_same_request_gets_the_same_bytes(client: Checked) -> None:
    one = client.post("/v1/decisions", json=GOOD, headers={"X-Request-Id": "one"})
    fresh = Checked(create_app(Settings(log_level="ERROR")))
    two = fresh.post("/v1/decisions", json=dict(reversed(GOOD.items())), headers={"X-Request-Id": "two"})
    assert one.data == two.data


@pytest.mark.slow
def test_a_batch_answers_in_order_and_no_item_spoils_another(client: Checked) -> None:
    items: list[Any] = []
    for place in range(1000):
        item = copy.deepcopy(GOOD)
        item["round"]["players"][0]["stack"] = place
        items.append(item)
    items[13] = {"rulebook": 5}
    items[500] = "nonsense"
    counted = {"endpoint": "/v1/decisions/batch", "type": "invalid-request"}
    before = REGISTRY.get_sample_value("floorman_problems_total", counted) or 0
    answers = client.post("/v1/decisions/batch", json={"items": items}).get_json()["items"]
    assert [answer["status"] for answer in answers].count(422) == 2
    assert REGISTRY.get_sample_value("floorman_problems_total", counted) == before + 2
    assert answers[13]["problem"]["instance"] == "/v1/decisions/batch#/items/13"
    assert answers[500]["problem"]["errors"][0]["pointer"] == ""
    for place, answer in enumerate(answers):
        if place not in (13, 500):
            assert answer["answer"]["round"]["players"][0]["stack"] == place


def test_a_decent_request_id_is_kept_and_any_other_replaced(client: Checked) -> None:
    kept = client.get("/healthz", headers={"X-Request-Id": "hand-7.a_B"})
    assert kept.headers["X-Request-Id"] == "hand-7.a_B"
    for bad in ("", "a b", "a\tb", "x" * 65, "é", "<script>"):
        replaced = client.get("/healthz", headers={"X-Request-Id": bad}).headers["X-Request-Id"]
        assert re.fullmatch(r"[0-9a-f]{32}", replaced), bad


def test_the_shelf_is_answered_with_every_parameter_and_clause(client: Checked) -> None:
    listed = client.get("/v1/rulebooks").get_json()
    settings = {one["key"]: one.get("values") or SETTINGS[one["type"]] for one in listed["parameters"]}
    assert [entry["id"] for entry in listed["rulebooks"]] == list(load_rulebooks())
    for entry in listed["rulebooks"]:
        book = client.get(entry["href"]).get_json()
        assert book["version"] == entry["version"]
        assert book["clauses"]
        assert book["parameters"].keys() == settings.keys()
        for key, value in book["parameters"].items():
            assert (type(value), value) in [(type(one), one) for one in settings[key]], key
        assert book["topics"].keys() <= set(listed["topics"])


def test_a_document_unchanged_is_not_sent_again(client: Checked) -> None:
    for path in ("/v1/rulebooks", "/v1/rulebooks/tda-2019", "/v1/reasons", *DOCUMENTS):
        first = client.get(path)
        again = client.get(path, headers={"If-None-Match": first.headers["ETag"]})
        assert (first.status_code, again.status_code) == (200, 304)


@pytest.mark.parametrize(
    ("header", "value"),
    [("If-Modified-Since", "Mon, 1 Jan 99999999999999999999 00:00:00 GMT"), ("If-Match", '"another"')],
)
def test_other_conditions_change_nothing(client: Checked, header: str, value: str) -> None:
    for path in ("/v1/rulebooks", "/openapi.json"):
        answer = client.get(path, headers={header: value})
        assert (answer.status_code, answer.data) == (200, client.get(path).data)


@pytest.mark.parametrize(
    ("name", "file", "tree"), [("openapi", SPEC, AS_WRITTEN), ("openapi-core", CORE_SPEC, core(AS_WRITTEN))]
)
def test_the_spec_and_its_core_are_served_as_they_are_written(
    client: Checked, name: str, file: Path, tree: dict[str, Any]
) -> None:
    written = file.read_bytes()
    answers = [client.get(f"/{name}.{kind}") for kind in ("yaml", "json")]
    assert answers[0].data == written
    assert answers[1].get_json() == tree
    for answer, kind in zip(answers, ("yaml", "json"), strict=True):
        assert answer.mimetype == f"application/{kind}"
        assert answer.headers["Cache-Control"] == "public, max-age=300"


def test_head_and_options_are_answered(client: Checked) -> None:
    assert client.open("/v1/rulebooks", "HEAD").status_code == 200
    assert "POST" in client.open("/v1/decisions", "OPTIONS").headers["Allow"]


def test_not_ready_while_draining() -> None:
    app = create_app(Settings(log_level="ERROR"))
    caller = Checked(app)
    assert caller.get("/readyz").status_code == 200
    app.extensions["draining"].set()
    assert caller.get("/readyz").status_code == 503
    assert caller.get("/healthz").status_code == 200
    assert caller.post("/v1/decisions", json=GOOD).status_code == 200


def test_each_request_is_one_line_of_json(capsys: pytest.CaptureFixture[str]) -> None:
    caller = Checked(create_app(Settings()))
    caller.post("/v1/decisions", json=GOOD, headers={"X-Request-Id": "abc"})
    caller.open("/nope\x1b[31m\r\n\u202e", "GET")
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert len(lines) == 2
    assert lines[0]["request_id"] == "abc"
    assert (lines[0]["status"], lines[0]["rulebook"], lines[0]["ruling"]) == (200, "tda-2019", "accepted")
    assert (lines[1]["status"], lines[1]["route"], lines[1]["problem"]) == (404, None, "not-found")


def test_metrics_count_with_bounded_labels(client: Checked, app: Flask) -> None:
    client.post("/v1/decisions", json=GOOD)
    for path in ("/a", "/b", "/v1/rulebooks/nope"):
        client.get(path)
    app.test_client().open("/healthz", method="FOO")
    text = client.get("/metrics").get_data(as_text=True)
    assert 'floorman_decisions_total{endpoint="/v1/decisions",rulebook="tda-2019",ruling="accepted"}' in text
    assert 'floorman_reasons_total{code="call.accepted",rulebook="tda-2019"}' in text
    assert 'floorman_requests_total{endpoint="other",method="GET",status="404"}' in text
    assert 'floorman_requests_total{endpoint="other",method="other",status="501"}' in text
    assert "floorman_build_info{python=" in text
    assert "FOO" not in text
    assert "/nope" not in text
    assert 'endpoint="/a"' not in text


def test_who_is_late_turns_callers_away_but_tells_how_it_is() -> None:
    app = create_app(Settings(log_level="ERROR", shed_ms=100))
    caller = Checked(app)
    app.extensions["pulse"].late = 0.1
    assert caller.get("/v1/rulebooks").status_code == 200
    app.extensions["pulse"].late = 0.11
    for answer in (caller.get("/v1/rulebooks"), caller.send("/v1/decisions", b"{}")):
        assert (answer.status_code, answer.headers["Retry-After"]) == (503, "1")
        assert answer.get_json()["type"] == "/problems/overloaded"
        assert "Connection" not in answer.headers
    assert caller.get("/healthz").status_code == 200
    assert caller.get("/readyz").status_code == 200
    app.extensions["pulse"].late = 0.0
    assert caller.get("/v1/rulebooks").status_code == 200
