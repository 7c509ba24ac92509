"""A trace is told of where a request is part of one, by every door alike; what is none is as if it were not there."""

import json
from typing import Any, Final

import pytest
from flask import Flask

from service.api.app import create_app
from service.api.observe.request_context import LONGEST, Trace, trace_of
from service.settings import Settings
from tests.conftest import Checked
from tests.support.requests import GOOD
from tests.support.trace import PARENT, SENT, TRACE

NONE: Final = {
    "empty": "",
    "no trace": f"00-{'0' * 32}-{PARENT}-01",
    "no parent": f"00-{TRACE}-{'0' * 16}-01",
    "capitals": SENT.upper(),
    "one capital": f"00-{TRACE[:-1]}C-{PARENT}-01",
    "version ff": f"ff-{TRACE}-{PARENT}-01",
    "version in capitals": f"0A-{TRACE}-{PARENT}-01",
    "more than version 00 has": SENT + "-more",
    "more without a hyphen": f"01-{TRACE}-{PARENT}-01more",
    "too short": SENT[:-1],
    "no flags": SENT[:-3],
    "flags that are none": f"00-{TRACE}-{PARENT}-0g",
    "underscores": SENT.replace("-", "_"),
    "two": f"{SENT},{SENT}",
    "a space": f"{SENT} ",
    "a line": f"{SENT}\n",
    "other digits": SENT.replace("0", "\u0660"),
    "not of ASCII": "\xff\xff",
    "long": f"01-{TRACE}-{PARENT}-01-" + "x" * LONGEST,
}


@pytest.mark.parametrize("sent", NONE.values(), ids=NONE)
def test_what_is_no_trace_is_ignored(sent: str) -> None:
    assert trace_of({"HTTP_TRACEPARENT": sent}) is None


@pytest.mark.parametrize(
    "sent", [SENT, f"01-{TRACE}-{PARENT}-01", f"cc-{TRACE}-{PARENT}-01-what-comes.later", f"01-{TRACE}-{PARENT}-09-"]
)
def test_later_versions_are_read_by_what_is_known_of_them(sent: str) -> None:
    assert trace_of({"HTTP_TRACEPARENT": sent}) == Trace(TRACE, PARENT, True)


@pytest.mark.parametrize(("flags", "sampled"), [("00", False), ("01", True), ("02", False), ("03", True), ("ff", True)])
def test_the_last_bit_of_the_flags_says_whether_it_is_kept(flags: str, sampled: bool) -> None:
    assert trace_of({"HTTP_TRACEPARENT": f"00-{TRACE}-{PARENT}-{flags}"}) == Trace(TRACE, PARENT, sampled)


def lines_of(capsys: pytest.CaptureFixture[str], headers: dict[str, str]) -> list[dict[str, Any]]:
    """What the log says of a good request, of one that is refused, and of one that Flask answers."""
    client = create_app(Settings(log_level="DEBUG")).test_client()
    capsys.readouterr()
    answer = client.post("/v1/decisions", json=GOOD, headers=headers)
    assert "trace_id" not in answer.get_json()
    client.post("/v1/decisions", data=b"{", content_type="application/json", headers=headers)
    client.get("/healthz", headers=headers)
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_each_line_of_log_tells_it(capsys: pytest.CaptureFixture[str]) -> None:
    lines = lines_of(capsys, {"traceparent": SENT})
    assert [(line["trace_id"], line["parent_id"]) for line in lines] == [(TRACE, PARENT)] * 3
    for headers in ({}, {"traceparent": NONE["version ff"]}):
        lines = lines_of(capsys, headers)
        assert len(lines) == 3
        assert not any({"trace_id", "parent_id"} & line.keys() for line in lines)


def test_a_problem_tells_it(client: Checked) -> None:
    for path, body in (("/v1/decisions", b"{"), ("/v1/decisions", b"[]"), ("/v1/rounds", b"[]"), ("/v1/nowhere", b"")):
        headers = {"Content-Type": "application/json", "traceparent": SENT}
        assert client.post(path, data=body, headers=headers).get_json()["trace_id"] == TRACE
        headers["traceparent"] = NONE["capitals"]
        assert "trace_id" not in client.post(path, data=body, headers=headers).get_json()


def test_so_does_one_who_is_turned_away(app: Flask) -> None:
    pulse = app.extensions["pulse"]
    pulse.late = 100.0
    try:
        answer = app.test_client().post("/v1/decisions", json=GOOD, headers={"traceparent": SENT})
    finally:
        pulse.late = 0.0
    assert answer.status_code == 503
    assert answer.get_json()["trace_id"] == TRACE


@pytest.mark.parametrize("sent", [SENT, NONE["two"], NONE["long"]])
def test_no_answer_is_another_for_it(client: Checked, sent: str) -> None:
    plain = client.post("/v1/decisions", json=GOOD)
    traced = client.post("/v1/decisions", json=GOOD, headers={"traceparent": sent})
    assert (traced.status_code, traced.data) == (200, plain.data)


def test_a_header_beyond_what_is_taken_is_refused(client: Checked) -> None:
    assert client.post("/v1/decisions", json=GOOD, headers={"traceparent": "x" * 8001}).status_code == 431
    assert client.get("/v1/rulebooks", headers={"traceparent": "x" * 8001}).status_code == 431
