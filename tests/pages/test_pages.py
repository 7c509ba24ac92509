"""The pages in Debian's chromium: nothing comes from elsewhere, everybody can use them, and a call can be tried."""

import os
from typing import Final

import pytest

try:
    from playwright.sync_api import Browser, expect
except ImportError:
    if "CI" in os.environ:
        raise
    pytest.skip("make verify-pages: playwright is not installed", allow_module_level=True)

from tests.pages.chromium import MILLISECONDS, WIDTHS, grave, shown

PATHS: Final = ("/", "/problems", "/problems/invalid-request", "/reasons", "/reasons/raise.below_minimum")
DECIDE: Final = "/docs#post-/v1/decisions"
OPTIONS: Final = "/docs#post-/v1/options"
CALLS: Final = "rapi-doc api-request"


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
        expect(page.locator(CALLS).first).to_be_visible(timeout=MILLISECONDS)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert grave(page) == []


def test_a_call_is_tried_and_answered(browser: Browser, address: str) -> None:
    with shown(browser, address, DECIDE, 1440) as page:
        expect(page.locator(CALLS).first).to_be_visible(timeout=MILLISECONDS)
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
