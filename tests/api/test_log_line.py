"""When a line of the log says that it was."""

import io
import json
import logging
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from service.api.observe.log import LOG, JsonLine, log_answer
from service.api.observe.request_context import RequestContext
from service.log_lines import Lines


@pytest.fixture
def in_tokyo(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with monkeypatch.context() as elsewhere:
        elsewhere.setenv("TZ", "Asia/Tokyo")
        time.tzset()
        yield
    time.tzset()


@pytest.mark.usefixtures("in_tokyo")
def test_it_is_utc_wherever_the_server_stands() -> None:
    record = logging.makeLogRecord({"msg": "x", "created": 1_000_000_123.25, "msecs": 250.0})
    assert time.localtime(0).tm_hour == 9
    assert json.loads(JsonLine().format(record))["time"] == "2001-09-09T01:48:43.250Z"


def test_a_request_is_told_alike_in_a_file_and_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = []
    for stream in ((tmp_path / "log").open("w+"), io.StringIO()):
        handler = Lines(stream)
        handler.setFormatter(JsonLine())
        monkeypatch.setattr(LOG, "handlers", [handler])
        monkeypatch.setattr(LOG, "level", logging.INFO)
        LOG.manager._clear_cache()  # type: ignore[attr-defined]  # of which levels are told
        asked = RequestContext({"REQUEST_METHOD": "POST", "HTTP_X_REQUEST_ID": "one"})
        asked.facts["rulebook"] = "\u202e\ud800"
        log_answer(asked, 200, 0.0)
        stream.seek(0)
        (line,) = stream.read().splitlines()
        told.append(json.loads(line) | {"time": None, "duration_ms": None})
        stream.close()
    assert told[0] == told[1]
    assert told[0]["event"] == "request"


def test_where_there_are_others_who_hear_a_request_is_told_to_all(monkeypatch: pytest.MonkeyPatch) -> None:
    heard = [io.StringIO(), io.StringIO()]
    monkeypatch.setattr(LOG, "handlers", [Lines(one) for one in heard])
    monkeypatch.setattr(LOG, "level", logging.INFO)
    LOG.manager._clear_cache()  # type: ignore[attr-defined]
    log_answer(RequestContext({"REQUEST_METHOD": "POST"}), 200, 0.0)
    assert [len(one.getvalue().splitlines()) for one in heard] == [1, 1]


@pytest.mark.parametrize(
    ("path", "status", "level"),
    [(path, 200, "debug") for path in ("/healthz", "/readyz", "/metrics")]
    + [("/readyz", 503, "warning"), ("/metrics", 503, "warning"), ("/v1/decisions", 503, "info"), (None, 503, "info")],
)
def test_probes_and_scrapes_are_debug_lines_and_their_503_a_warning(
    path: str | None, status: int, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    context = RequestContext({"REQUEST_METHOD": "GET"})
    context.route = path
    for lowest, levels in ((logging.DEBUG, [level]), (logging.INFO, [level] if level != "debug" else [])):
        handler = Lines(io.StringIO())
        handler.setFormatter(JsonLine())
        monkeypatch.setattr(LOG, "handlers", [handler])
        monkeypatch.setattr(LOG, "level", lowest)
        LOG.manager._clear_cache()  # type: ignore[attr-defined]
        log_answer(context, status, 0.0)
        assert [json.loads(line)["level"] for line in handler.stream.getvalue().splitlines()] == levels
