"""The app in this process, every answer of it held against the spec; and skips that CI does not forgive."""

import gc
import json
import os
import threading
from collections.abc import Iterator
from typing import Any, Final

import pytest
from flask import Flask
from hypothesis import HealthCheck, Phase, settings
from werkzeug.test import TestResponse

from service.api.app import create_app
from service.settings import Settings
from tests.support.conformity import assert_conforms
from tests.support.pointed import points_at_nothing, schema_of_body

pytest_plugins = ["tests.support.cpu"]
pytest.register_assert_rewrite("tests.support.told")

PATIENCE: Final = 60.0
"""Seconds after which something hangs, however much else the machine has to do."""
UNPROCESSABLE: Final = 422

UNTIMED: Final = [HealthCheck.too_slow]  # goes by the clock: a busy machine would fail
MORE = int(os.environ.get("EXAMPLES", "400"))
settings.register_profile("usual", max_examples=25, deadline=None, derandomize=True, suppress_health_check=UNTIMED)
settings.register_profile(  # make verify-laws
    "more", max_examples=MORE, deadline=None, derandomize=True, suppress_health_check=UNTIMED
)
settings.register_profile(
    "nightly", max_examples=5000, deadline=None, suppress_health_check=[*UNTIMED, HealthCheck.filter_too_much]
)
settings.register_profile(
    "mutants",  # the usual examples: a mutant dies of the first that fails, or of none
    max_examples=25,
    deadline=None,
    derandomize=True,
    database=None,
    phases=(Phase.explicit, Phase.generate),
    suppress_health_check=list(HealthCheck),
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "usual"))


class Checked:
    """A caller whose every answer is held against openapi.yaml."""

    def __init__(self, app: Flask) -> None:
        self._client = app.test_client()

    def open(self, path: str, method: str = "GET", **request: Any) -> TestResponse:
        """Any request."""
        response = self._client.open(path, method=method, buffered=True, **request)  # closed, as by a server
        assert_conforms(method, path.partition("?")[0], response)
        body = schema_of_body(path.partition("?")[0]) if response.status_code == UNPROCESSABLE else None
        if body is not None and "json" in request:
            told = [fault["pointer"] for fault in response.json.get("errors", ())]  # type: ignore[union-attr]
            assert points_at_nothing(json.loads(json.dumps(request["json"])), body, told) == []
        return response

    def get(self, path: str, **request: Any) -> TestResponse:
        """A GET."""
        return self.open(path, "GET", **request)

    def post(self, path: str, **request: Any) -> TestResponse:
        """A POST."""
        return self.open(path, "POST", **request)

    def send(self, path: str, body: bytes, content_type: str = "application/json") -> TestResponse:
        """A POST of just these bytes."""
        return self.open(path, "POST", data=body, headers={"Content-Type": content_type})


@pytest.fixture(scope="session")
def app() -> Flask:
    """The app with the published rulebooks."""
    return create_app(Settings(log_level="ERROR"))


@pytest.fixture(scope="session")
def client(app: Flask) -> Checked:
    """A caller of the app."""
    return Checked(app)


@pytest.fixture(autouse=True)
def _no_thread_is_left() -> Iterator[None]:
    """A thread that a test leaves behind works on in those that follow: it draws chance in Hypothesis's midst, say."""
    before = set(threading.enumerate())
    yield
    for thread in set(threading.enumerate()) - before:
        thread.join(PATIENCE)
        assert not thread.is_alive(), f"{thread.name} works on after the test"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The test that names what is missing comes first: much else fails where something is."""
    items.sort(key=lambda item: item.path.name != "test_complete.py")


def pytest_collection_finish() -> None:
    """What was collected stays to the end: it is not looked through for garbage over and over: a tenth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Any:
    """In CI, where everything optional is installed, a skip is a failure, save for what no registry holds."""
    report: pytest.TestReport = yield
    return _unforgiven(report)


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Any:
    """Also the skip of a whole file."""
    report: pytest.CollectReport = yield
    return _unforgiven(report)


def _unforgiven(report: Any) -> Any:
    forgiven = hasattr(report, "wasxfail") or "beside" in getattr(report, "keywords", ())
    if report.skipped and os.environ.get("CI") and not forgiven:
        report.outcome = "failed"
        report.longrepr = f"skipped in CI: {report.longrepr}"
    return report
