"""One server and one browser for all pages."""

import os
from collections.abc import Iterator
from importlib import import_module
from typing import TYPE_CHECKING

import pytest

from tests.support.server import Server

if TYPE_CHECKING:
    from playwright.sync_api import Browser

if "CI" in os.environ:
    import_module("playwright.sync_api")  # CI installs it: where it is missing, no module may be skipped


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the service is."""
    running = Server(tmp_path_factory.mktemp("pages") / "log", WORKERS="1")
    yield f"http://127.0.0.1:{running.port}"
    running.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator["Browser"]:
    """Chromium. It is skipped where there is none; in CI that is a failure."""
    from playwright.sync_api import expect, sync_playwright

    from web.tests.chromium import CHROMIUM, FLAGS, MILLISECONDS

    if CHROMIUM is None and "CI" not in os.environ:
        pytest.skip("SKIPPED, LOUDLY: no chromium here: apt-get install chromium-headless-shell")
    assert CHROMIUM, "no chromium"
    expect.set_options(timeout=MILLISECONDS)  # its own 5 s are too few on a busy machine
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield started
        started.close()
