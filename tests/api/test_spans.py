"""A span for each request goes to a collector; without a setting there is none."""

import json
import time
from collections.abc import Iterator
from typing import Any, Final

import pytest

from service.api.app import create_app
from service.settings import Settings, SettingsError
from tests.api.collector import Collector, attributes, collecting
from tests.support.hands import REQUEST as HAND
from tests.support.requests import GOOD
from tests.support.trace import PARENT, SENT, TRACE

NAME: Final = "OTEL_EXPORTER_OTLP_ENDPOINT"
SERVER: Final = 2
ERROR: Final = 2


@pytest.fixture
def collector() -> Iterator[Collector]:
    with collecting() as running:
        yield running


def spans_of(collector: Collector, *asked: dict[str, Any]) -> list[Any]:
    """The spans of these requests, in their order."""
    app = create_app(Settings(log_level="ERROR", otlp_endpoint=collector.url))
    client = app.test_client()
    for one in asked:
        client.open(**one)
    app.extensions["spans"].close()
    return sorted(collector.spans, key=lambda span: int(span.start_time_unix_nano))


def decision(body: bytes | None = None, headers: dict[str, str] | None = None) -> dict[str, Any]:
    data = json.dumps(GOOD).encode() if body is None else body
    typed = {"data": data, "content_type": "application/json"}
    return {"path": "/v1/decisions", "method": "POST", "headers": headers or {}, **typed}


def test_a_request_makes_a_span_of_its_own(collector: Collector) -> None:
    before = time.time_ns()
    first, second = spans_of(collector, *[decision(headers={"X-Request-Id": "one", "traceparent": SENT})] * 2)
    for span in (first, second):
        assert attributes(span) == {
            "http.request.method": "POST",
            "http.route": "/v1/decisions",
            "http.response.status_code": 200,
            "url.scheme": "http",
            "url.path": "/v1/decisions",
            "floorman.request_id": "one",
            "floorman.rulebook": GOOD["rulebook"],
            "floorman.ruling": "accepted",
        }
        assert (span.name, span.kind) == ("POST /v1/decisions", SERVER)
        assert (span.trace_id.hex(), span.parent_span_id.hex()) == (TRACE, PARENT)
        assert before < span.start_time_unix_nano < span.end_time_unix_nano < time.time_ns()
    assert first.span_id != second.span_id
    assert collector.resources[0]["service.name"] == "floorman"


def test_what_is_refused_what_fails_and_what_is_not_there(
    collector: Collector, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("service.answers.rounds._with_compared", lambda *_: 1 / 0)
    asked = decision(body=b"{")
    refused, failed, lost, hand = spans_of(
        collector,
        asked,
        {**asked, "path": "/v1/rounds", "data": b"{}"},
        {"path": "/v1/rulebooks/a%0D%0Ab", "method": "BREW"},
        {"path": "/v1/hands", "method": "POST", "json": HAND},
    )
    assert attributes(refused)["floorman.problem"] == "not-json"
    assert refused.status.code == 0
    assert refused.parent_span_id == b""
    assert (failed.status.code, attributes(failed)["error.type"]) == (ERROR, "500")
    assert lost.name.startswith("HTTP")
    assert attributes(lost)["http.request.method"] == "_OTHER"
    assert attributes(lost)["url.path"] == "/v1/rulebooks/a??b"
    assert attributes(hand)["floorman.rulebook"] == HAND["rulebook"]


def test_who_asks_to_keep_no_trace_is_heard_and_who_forges_one_is_not(collector: Collector) -> None:
    asked = (decision(headers={"traceparent": sent}) for sent in (SENT[:-2] + "00", "ff" + SENT[2:]))
    [span] = spans_of(collector, *asked)
    assert span.trace_id.hex() != TRACE
    assert span.parent_span_id == b""


def test_a_collector_that_is_gone_changes_no_answer_and_a_bug_none_either(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = create_app(Settings(log_level="ERROR")).test_client()
    with collecting() as gone:
        url = gone.url
    monkeypatch.setenv("OTEL_EXPORTER_OTLP_TIMEOUT", "0.1")  # who sends waits no longer to try again
    app = create_app(Settings(log_level="CRITICAL", otlp_endpoint=url))
    client = app.test_client()
    for broken in (False, True):
        if broken:
            monkeypatch.setattr("service.api.observe.spans._parent", lambda *_: 1 / 0)
        answers = [one.open(**decision()) for one in (plain, client)]
        assert answers[0].data == answers[1].data
        assert [answer.status_code for answer in answers] == [200, 200]
    app.extensions["spans"].close()


def test_where_it_is_not_installed_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("service.settings.find_spec", lambda _: None)
    with pytest.raises(SettingsError, match=r"floorman\[otel\]"):
        Settings.from_environment({NAME: "http://x:4318"})
    assert Settings.from_environment({}).otlp_endpoint is None
