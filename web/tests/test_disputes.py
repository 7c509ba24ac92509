"""The disputes of /table: twice twenty that floor people ask are settled on a phone, and taps and amounts are counted.

The second twenty were written by somebody who had not seen the page. `make verify-pages` prints the figures.
"""

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
from web.tests.chromium import MILLISECONDS, WIDTHS, assert_fits_and_keeps_nobody_out, findings, give_modules, shown
from web.tests.settling import Ask, Count, Dispute, begin, figures, settled, still

pytest.importorskip("playwright", reason="pip install -r requirements/pages.txt")
from playwright.sync_api import expect

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page

FLOOR: Final = "This is for the floor to decide."
ROBERTS: Final = "Robert's Rules of Poker, version 11"
WSOP_LIVE: Final = "WSOP live action rules 2024"
WSOP_LIVE_2026: Final = "WSOP live action rules 2026"
TDA_2026: Final = "Poker TDA Rules 2026 (second hand)"
MOST_TAPS: Final = 8
MEDIAN_TAPS: Final = 4
MOST_SECONDS: Final = 30


SETTLED: Final[dict[str, Dispute]] = {
    "1 pushed 600, then 1,000 more": (
        "string bet",
        "String bet: chips in two motions",
        (Ask("It is a bet of 600.", {"First he pushed": 600, "Then he added": 1000}, told=("rule 56",)),),
    ),
    "2 raise, and one 1,000 chip": (
        "raise one chip",
        "“Raise”, and one chip",
        (Ask("The raise stands: to 1,000.", {"Big blind": 200, "The chip": 1000}, told=("rule 44",)),),
    ),
    "3 may I raise after two short all-ins?": (
        "short all-in",
        "A short all-in: may he raise again?",
        (
            Ask(
                "It is a call of 1,400, 400 more.",
                {"Big blind": 200, "He bet or raised to": 1000, "All-in for": 1400},
                told=("rule 47-A",),
            ),
            Ask("The raise stands: to 2,900.", {"Then another all-in for": 1900}, told=("rule 47-A",)),
        ),
    ),
    "4 bet 800 out of turn, both before check": (
        "out of turn",
        "A bet or raise out of turn",
        (Ask("It is a bet of 800.", {"He bet out of turn": 800}, told=("rule 53-A",)),),
    ),
    "5 1,200 against a bet of 2,000": (
        "undercall",
        "Too little for the call",
        (Ask("It is a call of 2,000.", {"The bet": 2000, "He put in": 1200}, told=("rule 51-B",)),),
    ),
    "6 called all-in, and a 5,000 chip came out": (
        "hidden chip",
        "Called all-in, then a hidden chip",
        (Ask(FLOOR, {"All-in for": 3000, "The hidden chips": 5000}, told=("rule 62",)),),
    ),
    "7 one silent 5,000 chip against 1,400": (
        "oversized chip",
        "One big chip, not a word",
        (Ask("It is a call of 1,400.", {"The bet": 1400, "The chip": 5000}, told=("rule 44",)),),
    ),
    "8 raise, and 1,500 against 1,000": (
        "raise too small",
        "“Raise”, and not enough",
        (
            Ask(
                "It is a raise to 2,000.",
                {"Big blind": 200, "The bet": 1000, "He put in": 1500},
                ("later",),
                told=("rule 43-A",),
            ),
        ),
    ),
    "9 call: he had not seen the raise": (
        "did not see the raise",
        "“Call”: he had not seen the raise",
        (
            Ask(
                "It is a call of 2,000.",
                {"The bet he saw": 600, "It had been raised to": 2000},
                told=("rule 49", "otherwise", FLOOR),
            ),
        ),
    ),
    "10 pot-limit, the pot was counted wrong": (
        "dealer counted the pot wrong",
        "Pot-limit: the pot was counted wrong",
        (
            Ask(
                "It is a bet of 1,600.",
                {"Big blind": 200, "The pot really was": 1600, "The dealer said": 1900},
                ("one has called",),
                told=("rule 52-B",),
            ),
        ),
    ),
    "11 limit, bet and three raises, two are left": (
        "bet and three raises",
        "Limit: bet and three raises. One more?",
        (
            Ask(
                "It is a call of 80, 20 more.",
                {"Bets of": 20, "Players left in the event": 9},
                ("two, others have folded",),
                told=("rule 48",),
            ),
        ),
    ),
    "12 a straddle of 400: is 600 a raise?": (
        "straddle",
        "A straddle: how much is a raise?",
        (
            Ask("It is a raise to 800.", {"Big blind": 200, "Straddle": 400, "He raises to": 600}),
            Ask("The raise stands: to 600.", under=WSOP_LIVE, told=("rule 161",)),
        ),
    ),
    "13 the big blind ante, and only 250": (
        "short ante",
        "Big blind ante, and he is short",
        (
            Ask(
                "Of seat 6, 200 are the blind and 50 the ante.",
                {"Big blind": 200, "Ante": 200, "He has only": 250},
                told=("the book says so",),
            ),
        ),
    ),
    "14 told 1,000, called, and it is 3,000": (
        "I thought it was 1,000",
        "He was told a wrong amount, and called",
        (Ask("It is a call of 3,000.", {"The bet": 3000, "He was told": 1000}, told=("rule 49",)),),
    ),
    "15 skipped, and two behind have called": (
        "skipped",
        "A player was skipped",
        (Ask(FLOOR, {"The bet": 600}, ("two have called",), told=("rule 53-B",)),),
    ),
    "16 if you bet I am all-in": (
        "if you bet I'm all-in",
        "“If you bet, I am all-in”",
        (
            Ask(
                "It is a raise to 9,000, all-in.",
                {"He has": 9000, "The other's bet": 300},
                ("bets, and the floor holds him to it",),
                told=("rule 53-A",),
            ),
            Ask("Seat 2 checks.", choose=("checks",)),
        ),
    ),
    "17 lowball: he checked, and now raises": (
        "lowball",
        "Lowball: he checked, and now raises",
        (Ask("It is a call of 20.", {"The bet": 20}, under=ROBERTS, told=("a house rule",)),),
    ),
    "18 antes, and three all-ins": (
        "side pots",
        "Several all-ins: which pots, for whom?",
        (
            Ask(
                "Main pot 3,225, for seats 1, 2, 3.",
                {"In the middle before": 225, "one is all-in for": 1000, "another for": 2500, "and another for": 6000},
                told=("Side pot 3,000, for seats 2, 3.",),
            ),
        ),
    ),
    "19 a kill pot at 10-20": (
        "kill pot",
        "Kill pot: who is first, for how much?",
        (
            Ask("Seat 3 may fold, call 20 or raise to 40.", {"Small blind": 5, "Big blind": 10, "The kill": 20}),
            Ask("Seat 5 may fold, check or raise to 40.", choose=("the killer, called to",)),
        ),
    ),
    "20 stud, and an open pair": (
        "open pair",
        "Stud: an open pair on fourth street",
        (Ask("Seat 1 may fold, check or bet 10 or 20.", {"Small bet": 10, "Large bet": 20}),),
    ),
}


SETTLED_TOO: Final[dict[str, Dispute]] = {
    "1 three 1,000 chips, silent, against 2,000": (
        "three chips silent",
        "Two or three chips, not a word",
        (
            Ask(
                "It is a raise to 4,000.",
                {"The bet": 2000, "First chip": 1000, "Second chip": 1000, "Third chip": 1000},
                told=("rule 45-B",),
            ),
        ),
    ),
    "2 a number alone, 2,200 over 1,000": (
        "said only a number",
        "Only a number said",
        (Ask("The raise stands: to 2,200.", {"The bet": 1000, "He said": 2200}, told=("rule 40-C",)),),
    ),
    "3 a number alone, 1,400 over 1,000": (
        "said only a number",
        "Only a number said",
        (Ask("It is a call of 1,000.", {"The bet": 1000, "He said": 1400}, told=("rule 43-A",)),),
    ),
    "4 one 1,000 chip against a bet of 5,000": (
        "one chip too little",
        "Too little for the call",
        (Ask("It is a call of 5,000.", {"The bet": 5000, "He put in": 1000}, told=("rule 51-B",)),),
    ),
    "5 his last chip, 1,000 against 600": (
        "last chip silent",
        "One big chip, not a word",
        (
            Ask(
                "It is a call of 600.",
                {"The bet": 600, "The chip": 1000},
                ("nothing: his last chip",),
                told=("rule 44",),
            ),
        ),
    ),
    "6 his last two 500 chips against 650": (
        "last two chips silent",
        "Two or three chips, not a word",
        (
            Ask(
                "It is a call of 650.",
                {"The bet": 650, "First chip": 500, "Second chip": 500},
                ("nothing",),
                told=("rule 45-A",),
            ),
        ),
    ),
    "7 called 3,000 and took it for 300": (
        "I thought it was 300",
        "He was told a wrong amount, and called",
        (Ask("It is a call of 3,000.", {"The bet": 3000, "He was told": 300}, told=("rule 49",)),),
    ),
    "8 raise said, 400 and then 1,200": (
        "said raise then two motions",
        "“Raise”, and chips in two motions",
        (
            Ask(
                "It is a raise to 800.",
                {"The bet": 400, "First he pushed": 400, "Then he added": 1200},
                told=("rule 56",),
            ),
        ),
    ),
    "9 skipped: one called behind, one folded": (
        "skipped",
        "A player was skipped",
        (Ask(FLOOR, {"The bet": 600}, ("one called, one folded",), told=("rule 53-B",)),),
    ),
    "10 he bets fifteen into 12,000": (
        "I bet fifteen",
        "“I bet five”: five what?",
        (
            Ask(
                "The bet stands: 1,500.",
                {"Big blind": 800, "In the pot": 12000, "It could be": 1500, "or": 15000},
                told=("rule 57",),
            ),
        ),
    ),
    "11 limit, all-in for 550 over a bet of 400": (
        "limit short all-in",
        "Limit: a short all-in, may he raise again?",
        (
            Ask("It is a call of 550, 150 more.", {"Bets of": 400, "All-in for": 550}, told=("rule 47-B",)),
            Ask("The raise stands: to 1,000.", {"All-in for": 600}, told=("rule 47-B",)),
        ),
    ),
    "12 the big blind takes his 600 back and folds": (
        "took his blind back",
        "He took back his blind, and folds",
        (Ask("Seat 6 must call or raise.", {"Big blind": 600, "Raised to": 1800}, told=("rule 46-B",)),),
    ),
    "13 pot-limit: pot, and pot again": (
        "pot and repot",
        "Pot-limit: he says “pot”. How much is it?",
        (
            Ask("The bet stands: 3,000.", {"Big blind": 400, "In the pot before": 3000}, told=("rule 54-C",)),
            Ask("The raise stands: to 12,000.", {"The bet, if there was one": 3000}, told=("rule 54-C",)),
        ),
    ),
    "14 call, and there is no bet": (
        "call with no bet",
        "“Call” or “raise” where there is no bet",
        (Ask("Seat 1 checks.", {"Big blind": 200}, told=("rule 55",)),),
    ),
    "15 a 100 chip against 40, Robert's": (
        "one big chip, nothing said",
        "One big chip, not a word",
        (Ask("It is a call of 40.", {"The bet": 40, "The chip": 100}, under=ROBERTS, told=("section 3, rule 15",)),),
    ),
    "16 raise of 60 to 90, Robert's": (
        "raise too small",
        "“Raise”, and not enough",
        (
            Ask(
                "It is a raise to 120.",
                {"Big blind": 10, "The bet": 60, "He put in": 90},
                ("later",),
                under=ROBERTS,
                told=("section 14, rule 8",),
            ),
        ),
    ),
    "17 limit, capped, and then one folds, Robert's": (
        "cap heads-up",
        "Limit: bet and three raises. One more?",
        (
            Ask(
                "It is a call of 40, 10 more.",
                {"Bets of": 10},
                ("two, one folded after the last raise",),
                under=ROBERTS,
                told=("section 3, rule 4",),
            ),
        ),
    ),
    "18 a straddle on the button, who is first": (
        "button straddle",
        "A straddle on the button: who is first?",
        (
            Ask(
                "Seat 5 may fold, call 20 (15 more) or raise to 40 or more.",
                {"Big blind": 10, "The button's straddle": 20},
                under=WSOP_LIVE_2026,
                told=("rule 165",),
            ),
        ),
    ),
    "19 pot-limit, no bet yet, one 500 chip": (
        "first to bet one chip",
        "No bet yet: one big chip, not a word",
        (
            Ask(
                "It is a bet of 100.",
                {"Big blind": 10, "In the pot": 100, "The chip": 500},
                ("pot-limit",),
                under=WSOP_LIVE_2026,
                told=("rule 182",),
            ),
        ),
    ),
    "20 checked before his turn, and raises": (
        "checked out of turn",
        "He checked out of turn, and now raises",
        (
            Ask(
                "It is a call of 800.",
                {"Before him one now bets": 800, "He raises to": 2000},
                under=TDA_2026,
                told=("rule 55-B",),
            ),
        ),
    ),
}
"""Of 18, whose straddle it is if two are posted is not asked: the page says who acts first, by which clause."""


@pytest.fixture(scope="module")
def page(browser: "Browser", address: str) -> Iterator["Page"]:
    with shown(browser, address, "/table", WIDTHS["phone"]) as opened:
        yield opened


@pytest.mark.parametrize("disputes", [SETTLED, SETTLED_TOO], ids=["first", "second"])
def test_twenty_disputes_are_settled_with_few_taps(page: "Page", address: str, disputes: dict[str, Dispute]) -> None:
    counts: dict[str, Count] = {}
    begin(page, address)
    for name, (said, title, asks) in disputes.items():
        counts[name] = settled(page, said, title, asks)
        if any(ask.under for ask in asks):
            begin(page, address)
        else:
            page.get_by_role("button", name="Another dispute").click()
    sys.stdout.write(figures(counts))
    assert median(count.taps for count in counts.values()) <= MEDIAN_TAPS
    assert max(count.taps for count in counts.values()) <= MOST_TAPS
    assert max(count.seconds for count in counts.values()) <= MOST_SECONDS


def shown_card(page: "Page", address: str, dispute: str, *, numbers: dict[str, str] | None = None) -> "Locator":
    """The card of a dispute that has been asked."""
    begin(page, address, f"/table#dispute={dispute}")
    for name, number in (numbers or {}).items():
        page.get_by_label(name).first.fill(number)
    page.get_by_role("button", name="What stands?").click()
    page.get_by_role("button", name="Show the ruling").click()
    return page.get_by_role("dialog")


def test_the_ruling_is_a_card_to_turn_round(page: "Page", address: str) -> None:
    """The very chips, the sum that decides, the clause, and who rules otherwise, at each width."""
    card = shown_card(page, address, "raise_again", numbers={"Then another all-in for": "1900"})
    expect(card).to_contain_text("The raise stands: to 2,900.", timeout=MILLISECONDS)
    expect(card.locator(".card-sum")).to_have_text("400 + 500 = 900: 800 is enough", timeout=MILLISECONDS)
    expect(card).to_contain_text("rule 47-A", timeout=MILLISECONDS)
    card = shown_card(page, address, "side_pots")
    expect(card.locator(".card-sum").first).to_have_text("3 × 1,000 + 225 = 3,225", timeout=MILLISECONDS)
    expect(page.locator("#slip")).to_contain_text("Side pot 3,000, for seats 2, 3.", timeout=MILLISECONDS)
    card = shown_card(page, address, "silent_overchip")
    expect(card.locator(".card-sum")).to_have_text("5,000 − 1,400 = 3,600 back", timeout=MILLISECONDS)
    assert card.locator(".disc").all_inner_texts() == ["1K", "100", "100", "100", "100", "5K"]
    card = shown_card(page, address, "bet_out_of_turn")
    expect(card).to_contain_text("800, out of turn", timeout=MILLISECONDS)
    expect(card.locator(".card-others")).to_contain_text(FLOOR, timeout=MILLISECONDS)
    assert_fits_and_keeps_nobody_out(page)
    card.get_by_role("button", name="Other book").click()
    expect(card).to_contain_text(f"The ruling by {ROBERTS}", timeout=MILLISECONDS)
    expect(card.locator(".card-others")).to_contain_text("It is a bet of 800.", timeout=MILLISECONDS)
    page.evaluate("Object.defineProperty(navigator, 'share', {value: null})")
    page.evaluate("Object.defineProperty(navigator, 'clipboard', {value: null})")  # as without https
    card.get_by_role("button", name="Send").click()
    expect(card.get_by_role("status")).to_have_text("The link is copied.", timeout=MILLISECONDS)
    card.get_by_role("button", name="Turn round").click()
    expect(card.locator(".card-face.turned")).to_be_visible(timeout=MILLISECONDS)
    assert findings(page) == []
    expect(page.locator("#slip")).to_contain_text(FLOOR)
    card.get_by_role("button", name="Close").click()
    expect(card).not_to_be_visible(timeout=MILLISECONDS)


def test_the_other_rulebooks_rule_from_the_posts_on(page: "Page", address: str) -> None:
    """A straddle: what the smallest raise is was made by the posts. And the ante, where nothing is ruled on."""
    begin(page, address, "/table#dispute=straddle")
    page.get_by_role("group", name="Compare with").get_by_role("button", name=WSOP_LIVE).click()
    page.get_by_role("button", name="What stands?").click()
    ruling = page.get_by_role("region", name=re.compile("^The ruling by "))
    live = ruling.get_by_role("listitem").filter(has_text=WSOP_LIVE).last
    expect(live).to_contain_text("The raise stands: to 600.", timeout=MILLISECONDS)
    expect(live).to_contain_text("otherwise", timeout=MILLISECONDS)
    expect(ruling.get_by_role("listitem").filter(has_text=ROBERTS).last).to_contain_text("alike", timeout=MILLISECONDS)


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


PLAYED: Final = """async (books) => {
  const spots = await import("/modules/table/disputes.js");
  const {play} = await import("/modules/table/play.js");
  const each = (dispute) => [
    spots.firstNumbers(dispute),
    ...dispute.asks.flatMap(({name, choices = {}}) =>
      Object.keys(choices).map((to) => ({...spots.firstNumbers(dispute), [name]: to}))),
  ];
  const wrongs = (dispute, book) => each(dispute).map(async (numbers) => {
    const spot = spots.spotOf(dispute, numbers, true, {rulebooks: [book], house: {}, start: {round: {}}, steps: []});
    const {positions, problem} = await play(spot);
    const steps = spots.stepsOf(dispute, numbers);
    const played = positions.slice(1, dispute.answer ? undefined : steps.length);
    const amiss = played.some(({decision}, i) => decision && decision.ruling !== "accepted" && !steps[i].early);
    return problem || amiss ? [[dispute.id, book, numbers, problem]] : [];
  });
  const wrong = [];
  for (const dispute of spots.DISPUTES) // all books at once, and one dispute after the other: more would wait too long
    wrong.push(...(await Promise.all(books.flatMap((book) => wrongs(dispute, book)))).flat());
  return wrong;
}"""


def test_each_dispute_can_be_played_under_each_rulebook(page: "Page", address: str) -> None:
    """With the numbers that it begins with, and each choice: what leads up to the dispute stands."""
    give_modules(page)
    begin(page, address)
    assert page.evaluate(PLAYED, list(load_rulebooks())) == []


def test_the_page_finds_what_the_rulebooks_find(page: "Page", address: str) -> None:
    give_modules(page)
    begin(page, address)
    found: Any = page.evaluate(
        """async (phrases) => {
          const {disputesFor} = await import("/modules/table/disputes.js");
          return phrases.map((said) => disputesFor(said).map(({id}) => id));
        }""",
        list(PHRASES),
    )
    assert found == [[one.id for one in disputes_for(said)] for said in PHRASES]


def test_what_is_wrong_stands_at_its_number_and_nothing_is_lost(browser: "Browser", address: str) -> None:
    with shown(browser, address, "/table", WIDTHS["phone"], refused=True) as page:
        page.get_by_role("searchbox", name="What happened?").fill("too small raise")
        page.get_by_role("button", name="“Raise”, and not enough").click()
        form = page.get_by_role("form", name="“Raise”, and not enough")
        form.get_by_label("The bet").fill("300")
        form.get_by_role("button", name="What stands?").click()
        wrong = form.get_by_label("The bet")
        expect(wrong).to_have_attribute("aria-invalid", "true", timeout=MILLISECONDS)
        expect(form.get_by_role("alert")).to_contain_text("300 is below the minimum", timeout=MILLISECONDS)
        form.get_by_label("Big blind").fill("")
        form.get_by_role("button", name="What stands?").click()
        expect(form.get_by_role("alert")).to_contain_text("This is needed.", timeout=MILLISECONDS)
        form.get_by_label("Big blind").fill("100")
        form.get_by_label("He put in").fill("450")
        page.goto(f"{address}/rulebooks")  # with the focus still in the field
        page.go_back()
        expect(form.get_by_label("He put in")).to_have_value("450", timeout=MILLISECONDS)
        form.get_by_role("button", name="What stands?").click()
        ruling = page.get_by_role("region", name=re.compile("^The ruling by "))
        expect(ruling.get_by_role("heading", level=2).first).to_have_text("It is a raise to 500.", timeout=MILLISECONDS)
        page.get_by_role("button", name="New hand").click()
        page.get_by_role("tab", name="Say or push chips").click()
        page.get_by_role("button", name="Raise", exact=True).click()
        page.get_by_role("link", name="Rulebooks", exact=True).click()
        page.go_back()
        expect(page.get_by_role("button", name="Take back “raise”")).to_be_visible(timeout=MILLISECONDS)


def test_all_disputes_have_their_pictures_and_nobody_is_kept_out(browser: "Browser", address: str) -> None:
    with shown(browser, address, "/table", WIDTHS["phone"]) as page:
        page.get_by_role("button", name=f"All {len(raw()['disputes'])}").click()
        drawn = page.evaluate(
            "[...document.querySelectorAll('.pictured use')].map((one) => one.getBoundingClientRect().width > 40)"
        )
        assert drawn == [True] * len(raw()["disputes"])
        assert_fits_and_keeps_nobody_out(page)
        page.get_by_role("button", name="A player was skipped").click()
        page.get_by_role("button", name="What stands?").click()
        still(page)
        assert_fits_and_keeps_nobody_out(page)
