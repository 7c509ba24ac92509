"""The rulebook pages in Debian's chromium: quiet, fitting, for everybody, and usable without a script."""

import re
from typing import Final

import pytest

from web.tests.chromium import assert_fits_and_keeps_nobody_out, shown

pytest.importorskip("playwright", reason="pip install -r requirements/pages.txt")
from playwright.sync_api import Browser, expect

ROOT: Final = "/rulebooks"
BOOK: Final = f"{ROOT}/tda-2019"
PATHS: Final = (
    ROOT,
    BOOK,
    f"{BOOK}?q=overchip",
    f"{BOOK}?q=zebra",
    f"{BOOK}/clauses/44",
    f"{BOOK}/cases/undercall",
    f"{BOOK}/roberts-11",
    f"{ROOT}/tda-2013/tda-2019",
)


@pytest.mark.parametrize("path", PATHS)
def test_each_page_is_quiet_fits_and_keeps_nobody_out(browser: Browser, address: str, path: str) -> None:
    with shown(browser, address, path) as page:
        page.evaluate("document.querySelectorAll('details').forEach(one => one.open = true)")
        assert page.evaluate("document.styleSheets.length") == 3
        assert page.evaluate("document.scripts.length") == 0
        assert_fits_and_keeps_nobody_out(page)


def test_two_books_are_chosen_and_put_side_by_side(browser: Browser, address: str) -> None:
    with shown(browser, address, ROOT, 390) as page:
        page.get_by_label("One book").select_option("tda-2013")
        page.get_by_label("The other").select_option("wsop-2024")
        page.get_by_role("button", name="Put side by side").click()
        expect(page).to_have_url(f"{address}{ROOT}/tda-2013/wsop-2024")
        expect(page.get_by_role("heading", level=1)).to_contain_text("Poker TDA Rules 2013")
        alike = page.locator("details").filter(has_text="What both say alike")
        expect(alike.locator("dl")).not_to_be_visible()
        alike.locator("summary").click()
        expect(alike.locator("dl")).to_be_visible()


def test_what_a_new_edition_changed_is_a_link_away(browser: Browser, address: str) -> None:
    with shown(browser, address, ROOT, 390) as page:
        page.get_by_role("link", name="What changed since 2019").click()
        expect(page).to_have_url(f"{address}{ROOT}/tda-2019/tda-2024")
        expect(page.get_by_role("heading", level=1)).to_contain_text("what changed since 2019")
        first = page.locator("details").filter(has_text="Spoken to for the first time")
        first.locator("summary").click()
        expect(first).to_contain_text("The big blind ante")
        page.get_by_role("link", name="Open at the table").first.click()
        expect(page).to_have_url(re.compile("/table#"))


def test_a_search_and_a_clause_by_keyboard_alone(browser: Browser, address: str) -> None:
    with shown(browser, address, BOOK, 1440) as page:
        field = page.get_by_role("searchbox")
        while not field.evaluate("one => one === document.activeElement"):
            page.keyboard.press("Tab")
        page.keyboard.type("overchip")
        page.keyboard.press("Enter")
        expect(page).to_have_url(f"{address}{BOOK}?q=overchip")
        clause = page.get_by_role("link", name="44", exact=True).first
        while not clause.evaluate("one => one === document.activeElement"):
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        expect(page).to_have_url(f"{address}{BOOK}/clauses/44")


def test_a_quiz_is_played_by_keyboard_and_its_link_gives_the_same_questions(browser: Browser, address: str) -> None:
    looks, headings = ((390, "light"), (1440, "dark")), ".asked h2"
    with shown(browser, address, "/quiz?seed=7", 390) as page:
        for number in range(1, 19):
            asked = page.locator(".asked:visible")
            expect(asked.get_by_role("heading")).to_contain_text(f"Question {number} of 18")
            asked.locator("button:not([data-right])" if number == 2 else "[data-right]").first.press("Enter")
            expect(asked.locator(".verdict")).to_be_focused()
            expect(asked.locator(".verdict")).to_contain_text("The right answer: " if number == 2 else "Right.")
            if number == 2:
                assert_fits_and_keeps_nobody_out(page, *looks)
            asked.locator(".next").press("Enter")
        expect(page.get_by_role("heading", name="17 of 18 right")).to_be_focused()
        expect(page.locator("#levels")).to_have_text("Dealer: 5 of 6Floor: 6 of 6Director: 6 of 6")
        expect(page.locator("#missed li .chip")).to_have_count(1)
        assert_fits_and_keeps_nobody_out(page, *looks)
        drawn = page.locator(headings).all_text_contents()
        page.locator("#link").click()
        expect(page).to_have_url(f"{address}/quiz/tda-2024?seed=7")
        expect(page.locator(headings)).to_have_text(drawn)
        page.goto(f"{address}/quiz/tda-2024?seed=8")
        expect(page.locator(headings)).not_to_have_text(drawn)


def test_a_case_is_opened_at_the_table_under_its_book(browser: Browser, address: str) -> None:
    with shown(browser, address, f"{BOOK}/clauses/44", 820) as page:
        link = page.get_by_role("link", name="Open at the table").first
        link.click()
        expect(page.get_by_role("heading", name="The hand so far")).to_be_visible()
        expect(page.get_by_role("combobox", name="Rulebook")).to_have_value("tda-2019")


def test_a_clause_prints_in_black_without_what_only_a_screen_needs(browser: Browser, address: str) -> None:
    with shown(browser, address, f"{BOOK}/clauses/44", 820, "dark") as page:
        page.emulate_media(media="print")
        for gone in (page.get_by_role("banner"), page.get_by_text("Open at the table").first):
            expect(gone).not_to_be_visible()
        expect(page.get_by_text("one chip that is too big calls")).to_be_visible()
        for shown_one in (page.locator(".says"), page.locator(".badge").first, page.locator(".sure").first):
            assert shown_one.evaluate("one => getComputedStyle(one).color") == "rgb(0, 0, 0)"
