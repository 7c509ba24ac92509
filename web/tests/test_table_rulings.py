"""The table: disputes are set up and settled with the mouse alone, and the rulebooks stand side by side."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

import pytest

from web.tests.chromium import MILLISECONDS, SCHEMES, WIDTHS, drawn, findings, shown
from web.tests.settling import type_the_examples

pytest.importorskip("playwright", reason="pip install -r requirements/pages.txt")
from playwright.sync_api import expect

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page, Request

MOST_CLICKS: Final = 25
ROBERTS: Final = "Robert's Rules 11"
DEBATED: Final = "/table#dispute=chip_then_raise"


class Click(NamedTuple):
    """Something to click, by its role and name; `within` a named group, or with an `option` to choose from a list."""

    role: str
    name: str
    within: str = ""
    option: str = ""


def buttons(*names: str) -> list[Click]:
    return [Click("button", name) for name in names]


def chips(*worths: int) -> list[Click]:
    """Chips that a player puts in."""
    return buttons(*(f"A chip of {worth:,}" for worth in worths))


def plus(*worths: int) -> list[Click]:
    """Chips that an amount is put together of."""
    return buttons(*(f"+{worth:,}" for worth in worths))


def raised(to: int, *worths: int) -> list[Click]:
    return [*buttons("Clear"), *plus(*worths), *buttons(f"Raise to {to:,}")]


def unfold(name: str) -> Click:
    return Click("summary", name)


SAY: Final = [Click("tab", "Say or push chips")]
HAPPENED: Final = [Click("tab", "Mistake found later")]
ASK: Final = buttons("What stands?")
SET_UP: Final = buttons("Set up")
USE: Final = buttons("Put it on the table")
RAISED_TO_1000: Final = raised(1000, 500, 500)
STACK_OF_4: Final = [*SET_UP, Click("textbox", "Seat 4: stack"), *buttons("Clear")]


class Dispute(NamedTuple):
    """What is clicked from the page's start on (six seats, blinds of 100 and 200, TDA 2024), and what stands."""

    clicks: list[Click]
    headline: str
    badge: str
    reason: str
    """What some reason begins with."""


FLOOR: Final = "This is for the floor to decide."
DISPUTES: Final = {
    "one chip, and only then the word raise": Dispute(
        [*SAY, *chips(1000), *buttons("Raise"), *ASK],
        "Seat 3 calls 200.",
        "Corrected",
        "The chips of seat 3 count: they came before the words.",
    ),
    "raise, and then one chip": Dispute(
        [*SAY, *buttons("Raise"), *chips(1000), *ASK],
        "The raise stands: to 1,000.",
        "Stands",
        "Seat 3 named no amount: the chips put in make the total 1,000.",
    ),
    "an amount alone, less than half a raise more": Dispute(
        [*RAISED_TO_1000, *SAY, *buttons("Only an amount"), *plus(1000, 100, 100, 100), *ASK],
        "Seat 4 calls 1,000.",
        "Corrected",
        "Seat 4 said only 1,300,",
    ),
    "too little against a raise, and the floor says full call": Dispute(
        [
            *RAISED_TO_1000,
            *SAY,
            *chips(500),
            *ASK,
            *buttons("The action is a full call. Seat 4 calls 1,000. Seat 5 is next."),
        ],
        "The action is a full call.",
        "The floor has ruled",
        "",
    ),
    "a string raise": Dispute(
        [*SAY, *chips(100, 100), *buttons("Then, in another motion"), *chips(500), *ASK],
        "Seat 3 calls 200.",
        "Corrected",
        "String bet: chips added in another motion do not count",
    ),
    "check, against a bet": Dispute(
        [*SAY, *buttons("Check"), *ASK],
        "A check is not possible: seat 3 must call 200 or fold.",
        "Not allowed",
        "Seat 3 checked facing a bet: the player may call or fold, but not raise.",
    ),
    "pot, in pot-limit": Dispute(
        [*SET_UP, Click("radio", "Pot-limit"), *USE, *SAY, *buttons("Pot"), *ASK],
        "The raise stands: to 700.",
        "Stands",
        "Pot means the largest bet allowed: 700 in total.",
    ),
    "a raise out of turn, and then only a call": Dispute(
        [
            *[*SAY, *buttons("Seat 4", "Raise"), *plus(500, 100, 100, 100), *ASK],
            *[*buttons("Call"), *ASK],
            *[*buttons("Call"), *ASK],
        ],
        "Seat 4 raises to 800.",
        "Corrected",
        "The out-of-turn action of seat 4 is binding",
    ),
    "five, into a pot of 5,100": Dispute(
        [
            *[*SET_UP, Click("combobox", "Street", option="Flop"), Click("textbox", "Pot"), *plus(5000, 100), *USE],
            *[*SAY, *buttons("Bet"), *plus(500), unfold("Unclear, or on a condition"), *buttons("5,000"), *ASK],
        ],
        "The bet stands: 5,000.",
        "Stands",
        "The unclear amount is ruled 5,000",
    ),
    "raise, after an all-in that reopens nothing": Dispute(
        [
            *[*STACK_OF_4, *plus(500, 100, 100, 100), *USE],
            *[*raised(600, 500, 100), *buttons("All-in", "Call 800", "Fold", "Fold", "Fold")],
            *[*SAY, *buttons("Raise"), *ASK],
        ],
        "Seat 3 calls 800, 200 more.",
        "Corrected",
        "Seat 3 may not raise: 200 more to call, and only 400 or more in total reopens the betting.",
    ),
    "one chip beside those of the blind": Dispute(
        [
            *[*buttons("Fold", "Fold", "Fold"), *plus(100, 100), *buttons("Raise to 600", "Fold")],
            *[
                *SAY,
                unfold("The 200 already in front"),
                *buttons(*["A 100 chip is still there"] * 2),
                *chips(1000),
                *ASK,
            ],
        ],
        "Seat 2 calls 600, 400 more.",
        "Stands",
        "A single chip of 1,000 is a call",
    ),
    "call, of an amount that was told wrongly": Dispute(
        [
            *[*raised(5000, 5000), *SAY, *buttons("Call"), unfold("Misinformed or unaware")],
            *[Click("button", "+500", within="Was told a wrong amount to call"), *ASK],
        ],
        "Seat 4 calls 5,000.",
        "Stands",
        "Accepted action: seat 4 was told 500",
    ),
    "a raise not noticed, under Robert's": Dispute(
        [
            *[Click("combobox", "Rulebook", option=ROBERTS), *RAISED_TO_1000],
            *[
                *SAY,
                *chips(100, 100),
                unfold("Misinformed or unaware"),
                Click("checkbox", "Had not noticed the raise"),
            ],
            *ASK,
        ],
        FLOOR,
        "Floor",
        "Seat 4 did not notice the raise",
    ),
    "a raise, said in a question": Dispute(
        [*RAISED_TO_1000, *SAY, *buttons("Raise"), Click("checkbox", "In a question or conversation"), *ASK],
        FLOOR,
        "Floor",
        "Seat 4 spoke in a question or in conversation.",
    ),
    "chips moved forward and not let go": Dispute(
        [*RAISED_TO_1000, *SAY, *chips(500, 500), *buttons("Has not let go of the chips"), *ASK],
        FLOOR,
        "Floor",
        "Seat 4 moved chips forward without releasing them",
    ),
    "a player who was skipped": Dispute(
        [
            *plus(100, 100),
            *buttons("Raise to 600"),
            *HAPPENED,
            *buttons("A player was skipped", "called", "folded"),
            *ASK,
        ],
        FLOOR,
        "Floor",
        "2 have acted behind seat 4",
    ),
}


def count(clicks: list[Click]) -> int:
    """How often the mouse is pressed: to choose from a list takes two."""
    return sum(2 if click.option else 1 for click in clicks)


@pytest.fixture(scope="module")
def page(browser: "Browser", address: str) -> Iterator["Page"]:
    with shown(browser, address, "/table") as opened:
        yield opened


def do(page: "Page", clicks: list[Click]) -> None:
    for click in clicks:
        _press(page, click)
        expect(page.locator(".room")).to_have_attribute("aria-busy", "false", timeout=MILLISECONDS)


def _press(page: "Page", click: Click) -> None:
    dialog = page.locator("dialog[open]")
    place: Page | Locator = dialog if dialog.count() else page
    if click.within:
        place = place.get_by_role("group", name=click.within, exact=True)
    if click.role == "summary":
        place.locator("summary", has_text=click.name).click()
        return
    found = place.get_by_role(click.role, name=click.name, exact=True)
    if click.option:
        found.select_option(label=click.option)
    else:
        found.click()
    if click in USE:
        expect(dialog).to_have_count(0, timeout=MILLISECONDS)  # once the service has taken it


def begin(page: "Page", address: str, at: str = "/table") -> None:
    page.goto("about:blank")  # else only what is behind the # would change
    page.goto(f"{address}{at}")
    expect(page.locator(".room")).to_have_attribute("aria-busy", "false", timeout=MILLISECONDS)


def ruling(page: "Page") -> "Locator":
    return page.get_by_role("region", name=re.compile("^The ruling by "))


@pytest.mark.parametrize("name", drawn(list(DISPUTES), "disputes by the mouse", 6))
def test_a_dispute_is_settled_with_the_mouse_alone(page: "Page", address: str, name: str) -> None:
    dispute = DISPUTES[name]
    assert count(dispute.clicks) <= MOST_CLICKS
    begin(page, address)
    do(page, dispute.clicks)
    told = ruling(page)
    expect(told.get_by_role("heading", level=2)).to_have_text(dispute.headline, timeout=MILLISECONDS)
    expect(told.locator(".ruled .badge")).to_have_text(dispute.badge, timeout=MILLISECONDS)
    if dispute.reason:
        expect(told.locator(".reasons > li > p").filter(has_text=dispute.reason)).to_have_count(1, timeout=MILLISECONDS)


def test_a_step_is_one_call_of_each_rulebook_and_a_choice_of_the_floor_none(page: "Page", address: str) -> None:
    """The pot's size is asked apart, as in pot-limit, and why rulebooks differ in a batch."""
    begin(page, address)
    dispute = DISPUTES["too little against a raise, and the floor says full call"]
    asked: list[Request] = []

    def note(request: "Request") -> None:
        asked.append(request)

    page.on("request", note)
    do(page, [*dispute.clicks, Click("tab", "Act")])
    expect(page.get_by_role("button", name="Call 1,000", exact=True)).to_be_visible(timeout=MILLISECONDS)
    page.remove_listener("request", note)
    played = [
        one
        for one in asked
        if '"round":{"structure":"no_limit"' in (one.post_data or "") and not one.url.endswith("/batch")
    ]
    calls = [(one.url.removeprefix(address), one.post_data_json["rulebook"]) for one in played]
    decided = Counter(rulebook for path, rulebook in calls if path == "/v1/decisions")
    assert {path for path, _ in calls} == {"/v1/decisions"}
    # a raise, and what seat 4 did, as each book has it from the posts on
    assert decided == {"tda-2024": 2, "roberts-11": 2}


def test_the_rulebooks_stand_side_by_side(page: "Page", address: str) -> None:
    """One that rules otherwise says why, and one click makes it the ruling book."""
    begin(page, address, DEBATED)
    type_the_examples(page)
    do(page, ASK)
    page.locator(".beside > button").click()
    do(page, buttons("WSOP tournaments 2024", "Close"))
    told = ruling(page)
    expect(told.get_by_role("heading", level=2)).to_have_text("Seat 2 calls 1,100.", timeout=MILLISECONDS)
    roberts = told.get_by_role("listitem").filter(has_text=ROBERTS)
    expect(roberts).to_contain_text("otherwise", timeout=MILLISECONDS)
    expect(roberts).to_contain_text("The raise stands: to 5,000.", timeout=MILLISECONDS)
    expect(roberts).to_contain_text("A player speaks and moves chips. Which of them counts?", timeout=MILLISECONDS)
    expect(roberts).to_contain_text("The words", timeout=MILLISECONDS)
    wsop = told.get_by_role("listitem").filter(has_text="WSOP tournaments 2024").last
    expect(wsop).to_contain_text("alike", timeout=MILLISECONDS)
    roberts.get_by_role("button", name="Make this the ruling book").click()
    expect(told.get_by_role("heading", level=2)).to_have_text("The raise stands: to 5,000.", timeout=MILLISECONDS)
    expect(told).to_contain_text("May raise again: seat 1", timeout=MILLISECONDS)
    expect(told).to_contain_text(f"The ruling by {ROBERTS}", timeout=MILLISECONDS)


def test_a_ruling_is_told_to_a_screen_reader_and_keeps_the_focus(page: "Page", address: str) -> None:
    begin(page, address)
    do(page, [*SAY, *chips(1000)])
    ask = page.get_by_role("button", name="What stands?", exact=True)
    ask.focus()
    page.keyboard.press("Enter")
    live = ruling(page).locator("[aria-live=polite]")
    expect(live).to_contain_text("Seat 3 calls 200.", timeout=MILLISECONDS)
    assert page.evaluate("document.activeElement === document.body") is False


def test_a_declaration_is_told_as_it_is_put_together_and_can_be_changed(page: "Page", address: str) -> None:
    begin(page, address)
    do(page, [*SAY, *chips(1000), *buttons("Raise", "Raise", "Take back “raise”")][:-1])
    sentence = page.locator(".to-ask p").first
    expect(sentence).to_have_text(
        "Seat 3 throws in one 1,000 chip, then says “raise”, then “raise”.", timeout=MILLISECONDS
    )
    page.get_by_role("button", name="Take back “raise”").last.click()
    expect(sentence).to_have_text("Seat 3 throws in one 1,000 chip, then says “raise”.", timeout=MILLISECONDS)
    do(page, [*ASK, *buttons("Undo", "Seat 3 to act")])
    expect(sentence).to_have_text("Choose the words said or the chips put in.", timeout=MILLISECONDS)


def test_what_cannot_be_is_told_and_stays_in_the_form(browser: "Browser", address: str) -> None:
    with shown(browser, address, "/table", refused=True) as page:
        do(page, [*SAY, *chips(*[5000] * 5), *ASK])
        expect(page.get_by_role("alert")).to_contain_text("in front of seat", timeout=MILLISECONDS)
        do(page, buttons("Clear"))
        expect(page.get_by_role("button", name="What stands?", exact=True)).to_be_disabled(timeout=MILLISECONDS)


@pytest.mark.parametrize("scheme", drawn(SCHEMES, "rulings"))
def test_nothing_overflows_and_nobody_is_kept_out(browser: "Browser", address: str, scheme: str) -> None:
    with shown(browser, address, "/table", WIDTHS["phone"], scheme) as page:
        do(page, [*SAY, *buttons("Raise"), *plus(500), *chips(1000, 500)])
        for panel in ([unfold("Unclear, or on a condition")], [*HAPPENED, *buttons("The pot had been counted wrong")]):
            do(page, panel)
            for width in WIDTHS.values():
                page.set_viewport_size({"width": width, "height": 900})
                assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), width
            assert findings(page) == []
            page.set_viewport_size({"width": WIDTHS["phone"], "height": 900})
