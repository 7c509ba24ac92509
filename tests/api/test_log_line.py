"""When a line of the log says that it was."""

import json
import logging
import time
from collections.abc import Iterator

import pytest

from service.api.requests_log import JsonLine


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
