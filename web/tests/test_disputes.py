"""The disputes of /table: twice twenty that floor people ask are settled on a phone, and taps and amounts are counted.

The second twenty were written by somebody who had not seen the page; the others are what later strangers did not get
right. `make verify-pages` prints the figures.
"""

import json
import re
import sys
from collections.abc import Iterator
from statistics import median
from typing import TYPE_CHECKING, Any, Final

import pytest

from service.pages.disputes import disputes_for, raw
from service.rulesets import load_rulebooks
from tests.support.disputes import PHRASES
from tests.support.requests import GOOD
from tests.support.rows import table_of
from tests.support.server import ROOT
from web.tests.chromium import (
    WIDTHS,
    assert_fits_and_keeps_nobody_out,
    drawn,
    findings,
    give_modules,
    shown,
)
from web.tests.settling import Ask, Count, asked, begin, figures, settled, still, type_the_examples

pytest.importorskip("playwright", reason="pip install -r requirements/pages.txt")
from playwright.sync_api import expect

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page

FLOOR: Final = "This is for the floor to decide."
ROBERTS: Final = "Robert's Rules 11"
WSOP_LIVE: Final = "WSOP cash 2024"
MOST_TAPS: Final = 8
MEDIAN_TAPS: Final = 4
MOST_SECONDS: Final = 30


@pytest.fixture(scope="module")
def page(browser: "Browser", address: str) -> Iterator["Page"]:
    with shown(browser, address, "/table", WIDTHS["phone"]) as opened:
        yield opened


@pytest.mark.parametrize("twenty", drawn(["first", "second", "third", "fourth"], "disputes"))
def test_twenty_disputes_are_settled_with_few_taps(page: "Page", address: str, twenty: str) -> None:
    counts: dict[str, Count] = {}
    begin(page, address)
    for row in table_of(__file__, twenty):
        asks = tuple(Ask(**ask) for ask in row["asks"])
        counts[row["id"]] = settled(page, row["said"], row["title"], asks)
        if any(ask.under for ask in asks):
            begin(page, address)
        else:
            page.get_by_role("button", name="Another dispute").click()
    sys.stdout.write(figures(counts))
    assert median(count.taps for count in counts.values()) <= MEDIAN_TAPS
    assert max(count.taps for count in counts.values()) <= MOST_TAPS
    assert max(count.seconds for count in counts.values()) <= MOST_SECONDS


def test_a_settled_dispute_leaves_a_clean_table(page: "Page", address: str) -> None:
    begin(page, address)
    still(page)
    left = "[document.querySelector('#table').innerText, JSON.stringify(history.state), scrollY]"
    parts_of_the_pot = page.get_by_text("Half pot")  # another answer, which comes after the hand
    expect(parts_of_the_pot).to_be_visible()
    clean = page.evaluate(left)
    for leave in ("Another dispute", "New hand"):
        page.locator(".pictured button").nth(1).click()
        assert {field.input_value() for field in page.locator(".dispute input").all()} == {""}
        type_the_examples(page)
        page.get_by_role("button", name="What stands?").click()
        page.get_by_text("Go on from here").click()
        page.get_by_role("tab", name="Say or push chips").click()
        page.locator(".says").get_by_role("button", name="Call").click()
        page.get_by_role("button", name=leave).click()
        still(page)
        expect(parts_of_the_pot).to_be_visible()
        assert page.evaluate(left) == clean


def test_the_first_field_is_not_gone_to_by_who_types_in_another(page: "Page", address: str) -> None:
    begin(page, address)
    typed = page.evaluate("""async () => {
      document.querySelectorAll(".pictured button")[1].click();
      while (!document.querySelector(".dispute")) await null;
      const [, second] = document.querySelectorAll(".dispute input");
      second.focus();  // before the page goes to the first, which it does after it has drawn
      await new Promise((drawn) => setTimeout(() => requestAnimationFrame(() => setTimeout(drawn, 200)), 200));
      return document.activeElement === second;
    }""")
    assert typed


def shown_card(page: "Page", address: str, dispute: str, *, numbers: dict[str, str] | None = None) -> "Locator":
    """The card of a dispute that has been asked, with the examples as its amounts."""
    begin(page, address, f"/table#dispute={dispute}")
    type_the_examples(page)
    for name, number in (numbers or {}).items():
        page.get_by_label(name).first.fill(number)
    page.get_by_role("button", name="What stands?").click()
    still(page)  # the ruling before it has such a button too
    page.get_by_role("button", name="Show the ruling").click()
    return page.get_by_role("dialog")


def test_the_ruling_is_a_card_to_turn_round(page: "Page", address: str) -> None:
    """The very chips, the sum that decides, the clause, and who rules otherwise, at each width."""
    card = shown_card(page, address, "raise_again", numbers={"Then another all-in for": "1900"})
    expect(card).to_contain_text("Seat 1 may fold, call 1,900 (900 more) or raise to 2,700")
    expect(card.locator(".card-sum")).to_have_text("400 + 500 = 900: 800 is enough")
    expect(card).to_contain_text("rule 47-A")
    card = shown_card(page, address, "side_pots")
    expect(card.locator(".card-sum").first).to_have_text("3 × 1,000 + 225 = 3,225")
    expect(page.locator("#slip")).to_contain_text("Side pot 3,000, for seats 2, 3.")
    card = shown_card(page, address, "cash_button")
    expect(card).to_contain_text("seats 6 and 1 the big blind")
    expect(card.locator(".card-seats")).to_have_count(0)  # nobody has acted: it is about the posts
    card = shown_card(page, address, "silent_overchip")
    expect(card.locator(".card-sum")).to_have_text("5,000 − 1,400 = 3,600 back")
    assert card.locator(".disc").all_inner_texts() == ["1K", "100", "100", "100", "100", "5K"]
    card = shown_card(page, address, "bet_out_of_turn")
    expect(card).to_contain_text("800, out of turn")
    expect(card.locator(".card-others")).to_contain_text(FLOOR)
    assert_fits_and_keeps_nobody_out(page)
    card.get_by_role("button", name="Other book").click()
    expect(card).to_contain_text(f"The ruling by {ROBERTS}")
    expect(card.locator(".card-others")).to_contain_text("Seat 4 bets 800.")
    page.evaluate("Object.defineProperty(navigator, 'share', {value: null})")
    page.evaluate("Object.defineProperty(navigator, 'clipboard', {value: null})")  # as without https
    card.get_by_role("button", name="Send").click()
    expect(card.get_by_role("status")).to_have_text("The link is copied.")
    card.get_by_role("button", name="Turn round").click()
    expect(card.locator(".card-face.turned")).to_be_visible()
    assert findings(page) == []
    expect(page.locator("#slip")).to_contain_text(FLOOR)
    card.get_by_role("button", name="Close").click()
    expect(card).not_to_be_visible()


def test_the_card_argues_with_the_numbers_that_decide(page: "Page", address: str) -> None:
    """The ruling, one sentence, and a line for each seat; on a phone the verdict is on the screen before that."""
    page.set_viewport_size({"width": WIDTHS["phone"], "height": 844})
    for row in drawn(table_of(__file__, "argued"), "argued", 4):
        begin(page, address, f"/table#dispute={row['id']}")
        form = page.get_by_role("form")
        for name in row["choose"]:
            form.get_by_role("button", name=name, exact=True).click()
        for name, number in row["numbers"].items():
            form.get_by_label(name).first.fill(str(number))
        loud = form.get_by_role("button", name="What stands?")
        expect(loud).to_have_class("first")
        loud.click()
        still(page)
        show = page.get_by_role("button", name="Show the ruling")
        expect(show).to_be_in_viewport()
        expect(page.locator(".pinned")).to_be_in_viewport()
        expect(loud).not_to_have_class("first")
        show.click()
        card = page.get_by_role("dialog")
        expect(card.locator(".card-why")).to_have_text(row["sentence"])
        expect(card.locator(".card-seats li").first).to_contain_text("Seat ")


def test_how_many_books_differ_is_told_and_which(page: "Page", address: str) -> None:
    asked(page, address, "bet_out_of_turn")
    differ = page.get_by_role("button", name=re.compile("^[1-9] of [1-9] books differ"))
    differ.click()
    sheet = page.get_by_role("dialog", name="Compare with")
    expect(sheet.get_by_role("button", name=ROBERTS)).to_contain_text("otherwise")
    assert_fits_and_keeps_nobody_out(page, (WIDTHS["phone"], "light"))


def test_a_book_that_is_silent_is_not_said_to_rule_alike(page: "Page", address: str) -> None:
    begin(page, address, "/table#dispute=string_bet")
    page.get_by_label("The bet, if there was one").fill("600")
    for name in ("First motion", "Second motion"):
        page.get_by_label(name).fill("700")
    page.get_by_role("button", name="What stands?").click()
    expect(page.locator(".beside > button")).to_have_text("8 of 9 rule alike, 1 is silent")


def test_the_hand_is_walked_back_and_gone_on_with(page: "Page", address: str) -> None:
    asked(page, address, "bet_out_of_turn")
    for _ in range(3):
        page.get_by_role("button", name="Back one step").click()
        still(page)
    page.get_by_role("button", name="Forward one step").click()
    still(page)
    expect(page.locator(".log [aria-current]")).to_contain_text("Seat 2 checks")
    page.get_by_role("button", name="Go on from here").click()
    page.get_by_role("tab", name="Act", exact=True).click()
    expect(page.get_by_text("Seat 3 is to act")).to_be_in_viewport()
    page.get_by_role("button", name="New hand").click()
    still(page)
    page.locator(".felt").get_by_role("button", name="Seat 6").click()
    page.get_by_role("button", name="Raise to 400").click()
    still(page)
    expect(page.locator(".ruled .badge")).to_have_text("Out of turn")


def test_a_dispute_of_cash_games_is_ruled_by_a_book_for_them_until_it_is_left(page: "Page", address: str) -> None:
    book = page.get_by_role("combobox", name="Rulebook", exact=True)
    for chosen, rules in (("tda-2024", "roberts-11"), ("wsop-2024", "wsop-2024")):
        begin(page, address, f"/table#rulebook={chosen}")
        page.get_by_role("searchbox", name="What happened?").fill("moving button")
        page.get_by_role("button", name="Cash game: a blind left, who has the button?").click()
        expect(book).to_have_value(rules)
        page.get_by_role("button", name="What stands?").click()
        still(page)
        page.get_by_role("button", name="Another dispute").click()
        expect(book).to_have_value(chosen)


def test_amounts_are_typed_one_after_the_other(page: "Page", address: str) -> None:
    """The first field has the focus, Enter goes on to the next that is needed, and at the last one asks."""
    begin(page, address)
    page.get_by_role("searchbox", name="What happened?").fill("overchip")
    page.get_by_role("button", name="Overchip, no words", exact=True).click()
    expect(page.get_by_label("The bet")).to_be_focused()
    page.keyboard.type("1400\n5000\n")
    ruling = page.get_by_role("region", name=re.compile("^The ruling by "))
    expect(ruling.get_by_role("heading", level=2).first).to_have_text("Seat 2 calls 1,400.")
    begin(page, address, "/table#dispute=silent_overchip")
    page.get_by_label("The bet").fill("1400")
    page.get_by_role("button", name="What stands?").click()
    expect(page.get_by_label("The chip")).to_be_focused()


def test_the_other_rulebooks_rule_from_the_posts_on(page: "Page", address: str) -> None:
    """A straddle: what the smallest raise is was made by the posts. And the ante, where nothing is ruled on."""
    begin(page, address, "/table#dispute=straddle")
    page.locator(".beside > button").click()
    page.get_by_role("group", name="Compare with").get_by_role("button", name=WSOP_LIVE).click()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    type_the_examples(page)
    page.get_by_role("button", name="What stands?").click()
    ruling = page.get_by_role("region", name=re.compile("^The ruling by "))
    live = ruling.get_by_role("listitem").filter(has_text=WSOP_LIVE).last
    expect(live).to_contain_text("The raise stands: to 600.")
    expect(live).to_contain_text("otherwise")
    expect(ruling.get_by_role("listitem").filter(has_text=ROBERTS).last).to_contain_text("alike")


WITHOUT_A_BEGINNING: Final = """async (round) => {
  const {play} = await import("/modules/table/play.js");
  const {caseFile} = await import("/modules/table/export.js");
  const late = {declaration: {words: [{word: "raise"}], chips: [[5000]], order: "chips_first"}};
  const spot = {rulebooks: ["tda-2019", "roberts-11"], house: {}, start: {round}, steps: [late]};
  const {positions} = await play(spot);
  const [, {decision, others}] = positions;
  const {cases: [one]} = await caseFile({spot, positions});
  const found = others.map(({decision: {action}, stands}) => [action.type, stands]);
  return [decision.action.type, found, Object.keys(one.rulings)];
}"""


def test_a_hand_without_a_beginning_is_decided_by_the_others_as_it_stands(page: "Page", address: str) -> None:
    give_modules(page)
    begin(page, address)
    told = page.evaluate(WITHOUT_A_BEGINNING, GOOD["round"])
    assert told == ["call", [["raise", None]], ["tda-2019", "roberts-11"]]


PLAYED: Final = """async (booksOf) => {
  const spots = await import("/modules/table/disputes.js");
  const {play} = await import("/modules/table/play.js");
  const each = (dispute) => [
    spots.exampleNumbers(dispute),
    ...dispute.asks.flatMap(({name, choices = {}}) =>
      Object.keys(choices).map((to) => ({...spots.exampleNumbers(dispute), [name]: to}))),
  ];
  const wrongs = (dispute, book) => each(dispute).map(async (numbers) => {
    const spot = spots.spotOf(dispute, numbers, true, {rulebooks: [book], house: {}, start: {round: {}}, steps: []});
    const {positions, problem} = await play(spot);
    const steps = spots.stepsOf(dispute, numbers);
    const played = positions.slice(1, spots.answerTo(dispute, numbers) ? undefined : steps.length);
    const amiss = played.some(({decision}, i) => decision && decision.ruling !== "accepted" && !steps[i].early);
    return problem || amiss ? [[dispute.id, book, numbers, problem]] : [];
  });
  const wrong = [];
  for (const dispute of spots.DISPUTES) // all books at once, and one dispute after the other: more would wait too long
    wrong.push(...(await Promise.all(booksOf[dispute.id].flatMap((book) => wrongs(dispute, book)))).flat());
  return wrong;
}"""


def test_each_dispute_can_be_played_under_each_rulebook(page: "Page", address: str) -> None:
    """With the numbers that it begins with, and each choice: what leads up to the dispute stands."""
    give_modules(page)
    begin(page, address)
    books = list(load_rulebooks())
    assert page.evaluate(PLAYED, {one["id"]: drawn(books, one["id"], 2) for one in raw()["disputes"]}) == []


def test_the_page_finds_what_the_rulebooks_find(page: "Page", address: str) -> None:
    give_modules(page)
    begin(page, address)
    searches = json.loads((ROOT / "tests/pages/test_searches.json").read_text(encoding="utf-8"))
    phrases = [*PHRASES, *(row["said"] for rows in searches.values() for row in rows)]
    found: Any = page.evaluate(
        """async (phrases) => {
          const {disputesFor} = await import("/modules/table/disputes.js");
          return phrases.map((said) => disputesFor(said).map(({id}) => id));
        }""",
        phrases,
    )
    assert found == [[one.id for one in disputes_for(said)] for said in phrases]


def test_what_is_not_ruled_on_is_named(page: "Page", address: str) -> None:
    begin(page, address, "/table?q=flop+dealt+too+early+big+blind+didnt+act")
    expect(page.locator(".happened")).to_contain_text("not rule on cards dealt too soon")
    expect(page.locator(".pictured button")).to_have_count(0)


def test_what_is_wrong_stands_at_its_number_and_nothing_is_lost(browser: "Browser", address: str) -> None:
    with shown(browser, address, "/table", WIDTHS["phone"], refused=True) as page:
        page.get_by_role("searchbox", name="What happened?").fill("too small raise")
        page.get_by_role("button", name="Underraise: “raise”, not enough chips").click()
        form = page.get_by_role("form", name="Underraise: “raise”, not enough chips")
        type_the_examples(page)
        form.get_by_label("The bet").fill("300")
        form.get_by_role("button", name="What stands?").click()
        wrong = form.get_by_label("The bet")
        expect(page.get_by_role("button", name="Show the ruling")).to_have_count(0)
        expect(wrong).to_have_attribute("aria-invalid", "true")
        expect(form.get_by_role("alert")).to_contain_text("300 is below the minimum")
        form.get_by_label("Big blind").fill("")
        form.get_by_role("button", name="What stands?").click()
        expect(form.get_by_role("alert")).to_contain_text("This is needed.")
        form.get_by_label("Big blind").fill("100")
        form.get_by_label("Put in").fill("450")
        page.goto(f"{address}/rulebooks")  # with the focus still in the field
        page.go_back()
        expect(form.get_by_label("Put in")).to_have_value("450")
        form.get_by_role("button", name="What stands?").click()
        ruling = page.get_by_role("region", name=re.compile("^The ruling by "))
        expect(ruling.get_by_role("heading", level=2).first).to_have_text("Seat 2 raises to 500.")
        page.get_by_role("button", name="New hand").click()
        page.get_by_role("tab", name="Say or push chips").click()
        page.get_by_role("button", name="Raise", exact=True).click()
        page.get_by_role("link", name="Rulebooks", exact=True).click()
        page.go_back()
        expect(page.get_by_role("button", name="Take back “raise”")).to_be_visible()


def test_all_disputes_have_their_pictures_and_nobody_is_kept_out(browser: "Browser", address: str) -> None:
    with shown(browser, address, "/table", WIDTHS["phone"]) as page:
        page.get_by_role("button", name=f"All {len(raw()['disputes'])}").click()
        are_wide = page.evaluate(
            "[...document.querySelectorAll('.pictured use')].map((one) => one.getBoundingClientRect().width > 40)"
        )
        assert are_wide == [True] * len(raw()["disputes"])
        assert_fits_and_keeps_nobody_out(page)
        page.get_by_role("button", name="Skipped player: others have acted").click()
        type_the_examples(page)
        page.get_by_role("button", name="What stands?").click()
        still(page)
        assert_fits_and_keeps_nobody_out(page)
