"""The table: disputes are set up and settled with the mouse alone, and the rulebooks stand side by side."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final, cast

import pytest

from tests.support.rows import table_of
from web.tests.chromium import SCHEMES, WIDTHS, drawn, findings, show_tool, shown
from web.tests.settling import asked, begin, still

pytest.importorskip("playwright", reason="pip install -r requirements/pages.txt")
from playwright.sync_api import expect

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page, Request

MOST_CLICKS: Final = 25
ROBERTS: Final = "Robert's Rules 11"

Click = str | dict[str, str]
"""A button to click, by its name; else a role and a name, `within` a named group, or with an `option` to choose."""
SAY: Final = {"tab": "Say or push chips"}
ASK: Final = "What stands?"
DISPUTES: Final[dict[str, dict[str, Any]]] = {row["id"]: row for row in table_of(__file__, "disputes")}
"""What is clicked from the page's start on (six seats, blinds of 100 and 200, TDA 2024), and what stands: a headline, a
badge, and what some reason begins with."""


def count(clicks: list[Click]) -> int:
    """How often the mouse is pressed: to choose from a list takes two."""
    return sum(2 if isinstance(click, dict) and "option" in click else 1 for click in clicks)


@pytest.fixture(scope="module")
def page(browser: "Browser", address: str) -> Iterator["Page"]:
    with shown(browser, address, "/table") as opened:
        yield opened


def do(page: "Page", *clicks: Click) -> None:
    for click in clicks:
        _press(page, click)
        still(page)


def _press(page: "Page", click: Click) -> None:
    dialog = page.locator("dialog[open]")
    place: Page | Locator = dialog if dialog.count() else page
    how = {"button": click} if isinstance(click, str) else click
    if "within" in how:
        place = place.get_by_role("group", name=how["within"], exact=True)
    role, name = next(iter(how.items()))
    found = (
        place.locator("summary", has_text=name)
        if role == "summary"
        else place.get_by_role(cast("Any", role), name=name, exact=True)
    )
    if "option" in how:
        found.select_option(label=how["option"])
    else:
        if place is page:
            show_tool(page, name)
        found.click()
    if click == "Put it on the table":
        expect(dialog).to_have_count(0)  # once the service has taken it


def ruling(page: "Page") -> "Locator":
    return page.get_by_role("region", name=re.compile("^The ruling by "))


@pytest.mark.parametrize("name", drawn(list(DISPUTES), "disputes by the mouse", 6))
def test_a_dispute_is_settled_with_the_mouse_alone(page: "Page", address: str, name: str) -> None:
    dispute = DISPUTES[name]
    assert count(dispute["clicks"]) <= MOST_CLICKS
    begin(page, address)
    do(page, *dispute["clicks"])
    told = ruling(page)
    expect(told.get_by_role("heading", level=2)).to_have_text(dispute["headline"])
    expect(told.locator(".ruled .badge")).to_have_text(dispute["badge"])
    if reason := dispute.get("reason"):
        expect(told.locator(".reasons > li > p").filter(has_text=reason)).to_have_count(1)


def test_a_step_is_one_call_of_each_rulebook_and_a_choice_of_the_floor_none(page: "Page", address: str) -> None:
    """The pot's size is asked apart, as in pot-limit, and why rulebooks differ in a batch."""
    begin(page, address)
    dispute = DISPUTES["too little against a raise, and the floor says full call"]
    sent: list[Request] = []

    def note(request: "Request") -> None:
        sent.append(request)

    page.on("request", note)
    do(page, *dispute["clicks"], {"tab": "Act"})
    expect(page.get_by_role("button", name="Call 1,000", exact=True)).to_be_visible()
    page.remove_listener("request", note)
    of_it = [one for one in sent if '"round":{"structure":"no_limit"' in (one.post_data or "")]
    played = [one for one in of_it if not one.url.endswith("/batch")]
    calls = [(one.url.removeprefix(address), one.post_data_json["rulebook"]) for one in played]
    decided = Counter(rulebook for path, rulebook in calls if path == "/v1/decisions")
    assert {path for path, _ in calls} == {"/v1/decisions"}
    # a raise, and what seat 4 did, as each book has it from the posts on
    assert decided == {"tda-2024": 2, "roberts-11": 2}


def test_the_rulebooks_stand_side_by_side(page: "Page", address: str) -> None:
    """One that rules otherwise says why, and one click makes it the ruling book."""
    asked(page, address, "chip_then_raise")
    page.locator(".beside > button").click()
    do(page, "WSOP tournaments 2024", "Close")
    told = ruling(page)
    expect(told.get_by_role("heading", level=2)).to_have_text("Seat 2 calls 1,100.")
    roberts = told.get_by_role("listitem").filter(has_text=ROBERTS)
    expect(roberts).to_contain_text("otherwise")
    expect(roberts).to_contain_text("The raise stands: to 5,000.")
    expect(roberts).to_contain_text("A player speaks and moves chips. Which of them counts?")
    expect(roberts).to_contain_text("The words")
    wsop = told.get_by_role("listitem").filter(has_text="WSOP tournaments 2024").last
    expect(wsop).to_contain_text("alike")
    roberts.get_by_role("button", name="Make this the ruling book").click()
    expect(told.get_by_role("heading", level=2)).to_have_text("The raise stands: to 5,000.")
    expect(told).to_contain_text("May raise again: seat 1")
    expect(told).to_contain_text(f"The ruling by {ROBERTS}")


def test_a_ruling_is_told_to_a_screen_reader_and_keeps_the_focus(page: "Page", address: str) -> None:
    begin(page, address)
    do(page, SAY, "A chip of 1,000")
    ask = page.get_by_role("button", name="What stands?", exact=True)
    ask.focus()
    page.keyboard.press("Enter")
    live = ruling(page).locator("[aria-live=polite]")
    expect(live).to_contain_text("Seat 3 calls 200.")
    assert page.evaluate("document.activeElement === document.body") is False


def test_a_declaration_is_told_as_it_is_put_together_and_can_be_changed(page: "Page", address: str) -> None:
    begin(page, address)
    do(page, SAY, "A chip of 1,000", "Raise", "Raise")
    sentence = page.locator(".to-ask p").first
    expect(sentence).to_have_text("Seat 3 throws in one 1,000 chip, then says “raise”, then “raise”.")
    page.get_by_role("button", name="Take back “raise”").last.click()
    expect(sentence).to_have_text("Seat 3 throws in one 1,000 chip, then says “raise”.")
    do(page, ASK, "Undo", "Seat 3 to act")
    expect(sentence).to_have_text("Choose the words said or the chips put in.")


def test_what_cannot_be_is_told_and_stays_in_the_form(browser: "Browser", address: str) -> None:
    with shown(browser, address, "/table", refused=True) as page:
        do(page, SAY, *["A chip of 5,000"] * 5, ASK)
        expect(page.get_by_role("alert")).to_contain_text("in front of seat")
        do(page, "Clear")
        expect(page.get_by_role("button", name="What stands?", exact=True)).to_be_disabled()


@pytest.mark.parametrize("scheme", drawn(SCHEMES, "rulings"))
def test_nothing_overflows_and_nobody_is_kept_out(browser: "Browser", address: str, scheme: str) -> None:
    with shown(browser, address, "/table", WIDTHS["phone"], scheme) as page:
        do(page, SAY, "Raise", "+500", "A chip of 1,000", "A chip of 500")
        panels: list[list[Click]] = [
            [{"summary": "Unclear, or on a condition"}],
            [{"tab": "Mistake found later"}, "The pot had been counted wrong"],
        ]
        for panel in panels:
            do(page, *panel)
            for width in WIDTHS.values():
                page.set_viewport_size({"width": width, "height": 900})
                assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), width
            assert findings(page) == []
            page.set_viewport_size({"width": WIDTHS["phone"], "height": 900})
