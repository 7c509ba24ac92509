"""The pages in Debian's chromium: nothing comes from elsewhere, everybody can use them, and a call can be tried."""

from collections.abc import Iterator
from typing import Final

import pytest

from web.tests.chromium import LOOKS, WIDTHS, assert_fits_and_keeps_nobody_out, drawn, shown, turn

pytest.importorskip("playwright", reason="pip install -r requirements/pages.txt")
from playwright.sync_api import Browser, Page, expect

PATHS: Final = ("/", "/help", "/problems", "/problems/invalid-request", "/reasons", "/reasons/raise.below_minimum")
DECIDE: Final = "/docs#post-/v1/decisions"
OPTIONS: Final = "/docs#post-/v1/options"
CALLS: Final = "rapi-doc api-request"


@pytest.fixture(scope="module")
def reference(browser: Browser, address: str) -> Iterator[Page]:
    """The reference of one call on a wide screen: to open it takes longer than all that is done with it."""
    with shown(browser, address, DECIDE, WIDTHS["wide"]) as page:
        expect(page.locator(CALLS).first).to_be_visible()
        yield page


def test_a_word_draws_the_same_again_and_all_are_drawn_by_some_word_or_without_one() -> None:
    assert drawn(LOOKS, "a page", 2, "one") == drawn(LOOKS, "a page", 2, "one")
    assert {look for number in range(50) for look in drawn(LOOKS, "a page", 1, str(number))} == set(LOOKS)
    assert {look for pages in range(50) for look in drawn(LOOKS, f"page {pages}", 1, "one")} == set(LOOKS)
    assert drawn(LOOKS, "a page", 1, "") == list(LOOKS)


@pytest.mark.parametrize("path", PATHS)
def test_each_page_is_quiet_fits_and_keeps_nobody_out(browser: Browser, address: str, path: str) -> None:
    with shown(browser, address, path, WIDTHS["phone"]) as page:
        assert page.evaluate("document.styleSheets.length") == 2
        assert_fits_and_keeps_nobody_out(page)


def test_the_reference_is_quiet_fits_and_keeps_nobody_out(reference: Page) -> None:
    assert_fits_and_keeps_nobody_out(reference, (WIDTHS["tablet"], "dark"), (WIDTHS["wide"], "light"))


def test_the_reference_on_a_phone_is_a_list_of_calls(browser: Browser, address: str) -> None:
    with shown(browser, address, OPTIONS, WIDTHS["phone"]) as page:
        expect(page.locator(CALLS).first).to_be_visible()
        assert_fits_and_keeps_nobody_out(page, (WIDTHS["phone"], "light"))


def test_a_call_is_tried_and_answered(reference: Page) -> None:
    page = reference
    turn(page, WIDTHS["wide"], "light")
    body = page.locator("textarea[aria-label]").first
    assert '"rulebook": "tda-2019"' in body.input_value()
    with page.expect_response("**/v1/decisions") as answered:
        page.get_by_role("button", name="TRY").first.click()
    assert answered.value.status == 200
    assert answered.value.json()["ruling"] == "accepted"
    expect(page.get_by_text('"ruling"').first).to_be_visible()
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
