"""The table: what was typed stays as it was typed, and nothing is ruled from an amount that nobody typed."""

import json
import re
from typing import TYPE_CHECKING, Any, Final

import pytest

from service.pages.disputes import raw
from web.tests.chromium import give_modules, show_tool, shown
from web.tests.settling import begin, still, type_the_examples

pytest.importorskip("playwright", reason="pip install -r requirements/pages.txt")
from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

SHOW: Final = "Show the ruling"


@pytest.fixture(scope="module")
def page(browser: "Browser", address: str) -> "Iterator[Page]":
    with shown(browser, address, "/table", refused=True) as opened:
        yield opened


def ask(page: "Page") -> None:
    page.get_by_role("form").get_by_role("button", name="What stands?").click()
    still(page)


def test_nothing_is_ruled_from_a_bet_that_pot_limit_cuts(page: "Page", address: str) -> None:
    begin(page, address, "/table#dispute=pot_limit_most")
    form = page.get_by_role("form")
    type_the_examples(page)
    form.get_by_label("The bet, if there was one").fill("3000")
    ask(page)
    bet = form.get_by_label("The bet, if there was one")
    expect(bet).to_have_attribute("aria-invalid", "true")
    expect(bet).to_have_value(re.compile("3.?000"))
    expect(page.get_by_role("button", name=SHOW)).to_have_count(0)
    expect(page.locator(".ruling .badge")).to_have_count(0)
    expect(page.locator("#slip")).not_to_contain_text("Ruling")
    bet.fill("900")
    ask(page)
    expect(page.locator(".ruling h2").first).to_have_text("The raise stands: to 3,600.")


def test_no_dispute_is_ruled_on_until_its_amounts_are_typed(page: "Page", address: str) -> None:
    give_modules(page)
    begin(page, address)
    needed: Any = page.evaluate(
        """async () => {
          const {DISPUTES, firstNumbers, missing} = await import("/modules/table/disputes.js");
          return DISPUTES.map((dispute) => [dispute.id, missing(dispute, firstNumbers(dispute)).length]);
        }"""
    )
    assert [one for one, count in needed if not count and any("number" in ask for ask in asks(one))] == []
    begin(page, address, "/table#dispute=undercall")
    ask(page)
    expect(page.get_by_role("form").get_by_role("alert")).to_have_count(2)
    expect(page.get_by_role("button", name=SHOW)).to_have_count(0)


def asks(dispute: str) -> list[dict[str, Any]]:
    return [ask for one in raw()["disputes"] if one["id"] == dispute for ask in one["asks"] if not ask.get("optional")]


def test_what_the_service_does_not_take_shows_no_ruling_of_the_step_before(page: "Page", address: str) -> None:
    begin(page, address, "/table#dispute=bet_too_small")
    form = page.get_by_role("form")
    for label, amount in (("Big blind", "200"), ("The bet", "600"), ("Raised to only", "500")):
        form.get_by_label(label).first.fill(amount)
    ask(page)
    expect(form.locator(".fault").first).to_be_visible()
    expect(page.get_by_role("button", name=SHOW)).to_have_count(0)


@pytest.mark.parametrize(("typed", "kept"), [("2k", "2,000"), ("1.5K", "1,500"), ("half", "half"), ("1.5", "1.5")])
def test_what_was_typed_stays(page: "Page", address: str, typed: str, kept: str) -> None:
    begin(page, address, "/table#dispute=undercall")
    bet = page.get_by_role("form").get_by_label("The bet").first
    bet.fill(typed)
    bet.press("Tab")
    still(page)
    expect(bet).to_have_value(kept)


def test_the_same_once_more_changes_what_the_same_seat_said(page: "Page", address: str) -> None:
    begin(page, address)
    page.get_by_role("tab", name="Say or push chips").click()
    panel = page.get_by_role("tabpanel")
    panel.get_by_role("button", name="Call", exact=True).click()
    panel.get_by_role("button", name="What stands?").click()
    still(page)
    expect(page.get_by_role("button", name="Seat 3 says “call”")).to_have_count(1)
    panel.get_by_role("button", name="Change the last declaration").click()
    still(page)
    expect(panel.get_by_role("button", name="Seat 3")).to_have_attribute("aria-pressed", "true")
    panel.get_by_role("button", name="Take back “call”").click()
    panel.get_by_role("button", name="Fold", exact=True).click()
    panel.get_by_role("button", name="What stands?").click()
    still(page)
    lines = page.locator(".log li:not(.ahead)")
    expect(lines).to_have_count(2)
    expect(lines.last).to_contain_text("Seat 3 says “fold”")


def test_chips_that_nobody_named_do_not_decide(page: "Page", address: str) -> None:
    """1,000 pushed against 400 could be one chip, which is a call; it is only known that it was 1,000."""
    begin(page, address, "/table#dispute=string_bet")
    type_the_examples(page)
    page.get_by_role("form").get_by_label("The bet, if there was one").fill("400")
    page.get_by_role("form").get_by_label("First motion").fill("1000")
    ask(page)
    expect(page.locator(".ruling h2").first).to_have_text("Seat 2 raises to 1,000.")


def test_no_member_is_named_to_a_person(page: "Page", address: str) -> None:
    give_modules(page)
    begin(page, address)
    told: Any = page.evaluate(
        """async () => {
          const {faultInWords} = await import("/modules/table/api.js");
          const {inChips} = await import("/modules/table/in_words.js");
          const message = "Say `actual_pot`, or leave out `incident/quoted_pot`; odd_name is unknown.";
          const fault = {code: "new.fault", message, params: {}};
          return [faultInWords(fault), inChips(fault)];
        }"""
    )
    for text in told:
        assert "_" not in text
        assert "`" not in text
        assert "the pot as it really was" in text


def test_a_step_of_a_replay_shows_as_no_ruling(page: "Page", address: str) -> None:
    begin(page, address)
    hand: dict[str, Any] = {"structure": "fixed_limit", "streets": 4, "min_bet": 4, "button": 3}
    hand["players"] = [{"seat": seat, "stack": 400} for seat in (1, 2, 3)]
    hand["posts"] = [{"seat": 1, "type": "small_blind", "amount": 2}, {"seat": 2, "type": "big_blind", "amount": 4}]
    steps = [{"seat": 3, "type": "call"}, {"seat": 1, "type": "call"}]
    show_tool(page, "Hand histories")
    page.get_by_role("button", name="Hand histories").click()
    record = {"rulebook": "roberts-11", "hand": hand | {"rounds": [{"actions": steps}]}}
    page.get_by_label("Or paste hands here").fill(json.dumps(record))
    page.get_by_role("button", name="Judge these").click()
    page.get_by_role("button", name="Replay at the table").click()
    expect(page.locator(".log li")).to_have_count(3)  # all of it is there to be walked through
    page.keyboard.press("ArrowRight")
    expect(page.locator(".ruling h2")).to_have_text("Seat 3 calls 4.")
    expect(page.locator(".ruling .badge")).to_have_count(0)
    expect(page.get_by_role("button", name=SHOW)).to_have_count(0)
