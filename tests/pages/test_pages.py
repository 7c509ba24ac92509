"""The pages in Debian's chromium: nothing comes from elsewhere, everybody can use them, and a call can be tried."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import pytest

from tests.support.server import LONG, Server

try:
    from axe_playwright_python.sync_playwright import Axe
    from playwright.sync_api import Browser, Page, expect, sync_playwright
except ImportError:
    if "CI" in os.environ:
        raise
    pytest.skip("make verify-pages: playwright is not installed", allow_module_level=True)

CHROMIUM: Final = shutil.which("chromium")
MILLISECONDS: Final = LONG * 1000
PATHS: Final = ("/", "/problems", "/problems/invalid-request", "/reasons", "/reasons/raise.below_minimum")
DECIDE: Final = "/docs#post-/v1/decisions"
OPTIONS: Final = "/docs#post-/v1/options"
WIDTHS: Final = {"phone": 390, "tablet": 820, "wide": 1440}
GRAVE: Final = ("serious", "critical")


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    running = Server(tmp_path_factory.mktemp("pages") / "log", WORKERS="1")
    yield f"http://127.0.0.1:{running.port}"
    running.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None and "CI" not in os.environ:
        pytest.skip("SKIPPED, LOUDLY: no chromium here: apt-get install chromium")
    assert CHROMIUM, "no chromium"
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield started
        started.close()


@contextmanager
def shown(browser: Browser, address: str, path: str, width: int, scheme: str = "light") -> Iterator[Page]:
    """A page that has loaded. It may have said nothing on the console, and asked nobody but the service."""
    said: list[str] = []
    context = browser.new_context(viewport={"width": width, "height": 900}, color_scheme=scheme)
    context.set_default_timeout(MILLISECONDS)
    page = context.new_page()
    page.on("console", lambda message: said.append(message.text))
    page.on("pageerror", lambda error: said.append(str(error)))
    page.on("request", lambda request: said.append(request.url) if not _is_ours(request.url, address) else None)
    page.on("response", lambda answer: said.append(f"{answer.status} {answer.url}") if answer.status > 399 else None)
    page.goto(address + path)
    if path.startswith("/docs"):
        expect(page.locator("rapi-doc api-request").first).to_be_visible(timeout=MILLISECONDS)
    yield page
    assert said == []
    context.close()


def _is_ours(url: str, address: str) -> bool:
    return url.startswith((f"{address}/", "data:", f"blob:{address}/"))


def grave(page: Page) -> list[Any]:
    """What axe finds that keeps somebody out."""
    found = Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
    return [(one["id"], [node["target"] for node in one["nodes"]]) for one in found if one["impact"] in GRAVE]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", WIDTHS.values(), ids=list(WIDTHS))
@pytest.mark.parametrize("path", PATHS)
def test_each_page_is_quiet_fits_and_keeps_nobody_out(
    browser: Browser, address: str, path: str, width: int, scheme: str
) -> None:
    with shown(browser, address, path, width, scheme) as page:
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert page.evaluate("document.styleSheets.length") == 2
        assert grave(page) == []


@pytest.mark.parametrize(("width", "scheme"), [(390, "light"), (820, "dark"), (1440, "light")])
def test_the_reference_is_quiet_fits_and_keeps_nobody_out(
    browser: Browser, address: str, width: int, scheme: str
) -> None:
    with shown(browser, address, OPTIONS, width, scheme) as page:
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert grave(page) == []


def test_a_call_is_tried_and_answered(browser: Browser, address: str) -> None:
    with shown(browser, address, DECIDE, 1440) as page:
        body = page.locator("textarea[aria-label]").first
        assert '"ruleset": "tda-2019"' in body.input_value()
        with page.expect_response("**/v1/decisions") as answered:
            page.get_by_role("button", name="TRY").first.click()
        assert answered.value.status == 200
        assert answered.value.json()["ruling"] == "accepted"
        expect(page.get_by_text('"ruling"').first).to_be_visible(timeout=MILLISECONDS)
        kept = page.evaluate("[localStorage.length, sessionStorage.length, document.cookie]")
        assert kept == [0, 0, ""]


def test_the_keyboard_reaches_the_content_first(browser: Browser, address: str) -> None:
    with shown(browser, address, "/problems", 1440) as page:
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.textContent") == "Skip to the content"
        page.keyboard.press("Enter")
        assert page.evaluate("document.activeElement.id") == "main"


def test_the_policy_stops_what_is_not_ours(browser: Browser, address: str) -> None:
    """The browser heeds the header: neither a script in the page nor a call to elsewhere goes through."""
    context = browser.new_context()
    page = context.new_page()
    page.goto(f"{address}/")
    page.evaluate(
        "document.body.append(Object.assign(document.createElement('script'), {textContent: 'window.ran = 1'}))"
    )
    assert page.evaluate("window.ran") is None
    assert page.evaluate("fetch('http://127.0.0.1:1/').catch(error => error.name)") == "TypeError"
    context.close()
