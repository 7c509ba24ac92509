"""The quiz in Debian's chromium: played to the end by keyboard, for everybody, and the same for who has the link."""

import os

import pytest

try:
    from playwright.sync_api import Browser, Page, expect
except ImportError:
    if "CI" in os.environ:
        raise
    pytest.skip("make verify-pages: playwright is not installed", allow_module_level=True)

from web.tests.chromium import WIDTHS, assert_fits_and_keeps_nobody_out, shown

LOOKS = ((WIDTHS["phone"], "light"), (WIDTHS["wide"], "dark"))
DRAWN = "[...document.querySelectorAll('.asked h2')].map(one => [one.textContent, one.parentElement.id]).toSorted()"


def _drawn(page: Page) -> list[list[str]]:
    return [pair for pair in page.evaluate(DRAWN) if pair[0].startswith("Question")]


def test_it_is_played_by_keyboard_and_missed_clauses_are_listed(browser: Browser, address: str) -> None:
    with shown(browser, address, "/quiz?seed=7", WIDTHS["phone"]) as page:
        assert_fits_and_keeps_nobody_out(page, *LOOKS)
        for number in range(1, 19):
            asked = page.locator(".asked:visible")
            expect(asked.get_by_role("heading")).to_contain_text(f"Question {number} of 18")
            chosen = "button:not([data-right])" if number in (2, 9) else "[data-right]"
            asked.locator(chosen).first.focus()
            page.keyboard.press("Enter")
            verdict = asked.locator(".verdict")
            expect(verdict).to_be_focused()
            expect(verdict).to_contain_text("Wrong. The right answer: " if number in (2, 9) else "Right.")
            if number == 2:
                assert_fits_and_keeps_nobody_out(page, *LOOKS)
            for _ in range(4):  # past the clause and the table, to the next question
                page.keyboard.press("Tab")
                if page.evaluate("document.activeElement.classList.contains('next')"):
                    break
            page.keyboard.press("Enter")
        expect(page.get_by_role("heading", name="16 of 18 right")).to_be_focused()
        expect(page.locator("#levels")).to_have_text("Dealer: 5 of 6Floor: 5 of 6Director: 6 of 6")
        expect(page.locator("#missed li")).to_have_count(2)
        expect(page.locator("#missed li .chip")).to_have_count(2)
        expect(page.locator("#link")).to_have_text(f"{address}/quiz/tda-2024?seed=7")
        assert_fits_and_keeps_nobody_out(page, *LOOKS)
        page.get_by_role("link", name="Another quiz").click()
        expect(page).to_have_url(f"{address}/quiz/tda-2024?seed=8")


def test_a_link_gives_the_same_questions_and_another_seed_others(browser: Browser, address: str) -> None:
    drawn = []
    for path in ("/quiz/roberts-11?seed=7", "/quiz/roberts-11?seed=7", "/quiz/roberts-11?seed=8"):
        with shown(browser, address, path) as page:
            drawn.append(_drawn(page))
            assert page.url == address + path
    assert drawn[0] == drawn[1] != drawn[2]
    assert len(drawn[0]) == 18
