"""The table in other languages: by the link, a button of the page, and the browser; the card is whole at 390 px."""

import re
from typing import TYPE_CHECKING, Final

import pytest

from service.languages.language import languages
from web.tests.chromium import WIDTHS, assert_fits_and_keeps_nobody_out, shown
from web.tests.settling import begin, still

pytest.importorskip("playwright", reason="pip install -r requirements/pages.txt")
from playwright.sync_api import expect

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page

CARDS: Final = ("silent_overchip", "bet_out_of_turn", "raise_again", "in_question")
TEXTS: Final = """card => [...card.querySelectorAll("p, b, li, button")]
  .filter((part) => !part.closest(".citation") && !part.querySelector("span")).map((part) => part.innerText)"""
"""The texts of a card without the clause and the names of rulebooks."""
ENGLISH: Final = re.compile(r"\b(the|seats?|of|to|is|are|and|with|chips?|may|from|player)\b", re.I)
"""Words that no text in these languages has."""


def card_of(page: "Page") -> "Locator":
    """The card of the dispute on the page, with the examples as its amounts."""
    form = page.get_by_role("form")
    for empty in form.locator("input").all():
        if number := re.search(r"\d[\d.]*$", empty.get_attribute("placeholder") or ""):
            empty.fill(number[0])
    form.locator(".ask button").click()
    still(page)
    page.locator(".to-card button").click()
    return page.get_by_role("dialog")


@pytest.mark.parametrize("tag", languages())
def test_the_card_is_whole_in_each_language(browser: "Browser", address: str, tag: str) -> None:
    """Only the names of rulebooks and what their clauses say are in English."""
    with shown(browser, address, f"/table?language={tag}", WIDTHS["phone"]) as page:
        page.set_viewport_size({"width": WIDTHS["phone"], "height": 844})
        for dispute in CARDS:
            begin(page, address, f"/table?language={tag}#dispute={dispute}")
            expect(page.locator("html")).to_have_attribute("lang", tag)
            card = card_of(page)
            expect(card.locator(".card-stands").first).to_be_in_viewport()
            texts = card.evaluate(TEXTS)
            assert len(texts) > len(CARDS)
            assert [text for text in texts if ENGLISH.search(text)] == [], dispute
        assert_fits_and_keeps_nobody_out(page)


def test_the_language_is_that_of_the_browser_until_another_is_chosen(browser: "Browser", address: str) -> None:
    with shown(browser, address, "/table", locale="pt-PT") as page:
        still(page)
        expect(page.locator("html")).to_have_attribute("lang", "pt-BR")
        expect(page.get_by_text("Esta tradução ainda não foi lida por um diretor de torneios.")).to_be_visible()
        page.get_by_role("button", name="Español").click()
        page.wait_for_url("**?language=es**")
        expect(page.locator("html")).to_have_attribute("lang", "es")
        page.get_by_role("searchbox").fill("tiró una ficha grande sin decir nada")
        expect(page.locator(".pictured button").first).to_have_text(re.compile("Overchip: una ficha mayor"))
        page.get_by_role("button", name="English").click()
        page.wait_for_url("**?language=en**")
        expect(page.get_by_role("heading", name="What happened?")).to_be_visible()


def test_the_quiz_asks_in_the_language_of_its_link(browser: "Browser", address: str) -> None:
    with shown(browser, address, "/quiz?seed=7&language=es", WIDTHS["phone"]) as page:
        expect(page.get_by_role("heading", name="Pregunta 1 de 18: Crupier")).to_be_visible()
        expect(page).to_have_url(re.compile(r"\?seed=7&language=es$"))
        asked = page.locator(".asked:not([hidden])")
        texts = asked.locator(".story, .ask, .answers button").all_inner_texts()
        assert [text for text in texts if ENGLISH.search(text)] == []
        asked.locator(".answers button").first.click()
        expect(asked.locator(".verdict")).to_have_text(
            re.compile(r"^(Correcto|Incorrecto\. La respuesta correcta: .+)\.")
        )
        ruled = page.locator(".stands, .why, .choices, .foot, .about").all_text_contents()
        assert [text for text in ruled if ENGLISH.search(text)] == []
