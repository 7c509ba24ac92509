"""A dispute is settled on /table as a floor person would, and its taps and amounts are counted.

A tap is taken to last 2 seconds, an amount or some words typed 3.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import TYPE_CHECKING, Final

import pytest

pytest.importorskip("playwright", reason="pip install -r requirements/pages.txt")
from playwright.sync_api import expect

if TYPE_CHECKING:
    from playwright.sync_api import Page

A_TAP: Final = 2
AN_AMOUNT: Final = 3


@dataclass(frozen=True, slots=True)
class Ask:
    """What is put in before "What stands?", and what is shown then: the headline, and some text beside it."""

    stands: str
    numbers: dict[str, int] = field(default_factory=dict)
    choose: Sequence[str] = ()
    under: str = ""
    told: Sequence[str] = ()


@dataclass(slots=True)
class Count:
    """What was tapped and typed."""

    taps: int = 0
    amounts: int = 0

    @property
    def seconds(self) -> int:
        """As they are reckoned."""
        return A_TAP * self.taps + AN_AMOUNT * self.amounts


def begin(page: "Page", address: str, at: str = "/table") -> None:
    """The page anew."""
    page.goto("about:blank")  # else only the part behind the # would change
    page.goto(f"{address}{at}")
    still(page)


def still(page: "Page") -> None:
    """Wait until no answer is awaited."""
    expect(page.locator(".room")).to_have_attribute("aria-busy", "false")


def type_the_examples(page: "Page") -> None:
    """Into each field of a dispute that is needed goes the amount that it names as an example."""
    for empty in page.get_by_role("form").get_by_placeholder("e.g. ").all():
        empty.fill((empty.get_attribute("placeholder") or "").removeprefix("e.g. "))


def asked(page: "Page", address: str, dispute: str) -> None:
    """Open the page again, and settle a dispute with its examples as amounts."""
    begin(page, address, f"/table#dispute={dispute}")
    type_the_examples(page)
    page.get_by_role("button", name="What stands?").click()
    still(page)


def settled(page: "Page", said: str, title: str, asks: tuple[Ask, ...]) -> Count:
    """Settles it, holds what is shown against what is to stand, and counts."""
    count = Count(taps=2, amounts=1)  # into the field, the words, and on the picture
    page.get_by_role("searchbox", name="What happened?").fill(said)
    page.get_by_role("button", name=title, exact=True).click()
    form = page.get_by_role("form", name=title)
    for ask in asks:
        if ask.under:
            page.get_by_role("combobox", name="Rulebook", exact=True).select_option(label=ask.under)
            count.taps += 2
        for name in ask.choose:
            form.get_by_role("button", name=name, exact=True).click()
            count.taps += 1
        for name, number in ask.numbers.items():
            form.get_by_label(name).first.fill(str(number))
            count.amounts += 1
        if ask.numbers or ask.choose:
            form.get_by_role("button", name="What stands?").click()
            count.taps += 1
        still(page)
        ruling = page.get_by_role("region", name=re.compile("^The ruling by "))
        expect(ruling.get_by_role("heading", level=2).first).to_have_text(ask.stands)
        for told in ask.told:
            expect(ruling).to_contain_text(told)
        expect(form.locator(".fault")).to_have_count(0)
    return count


def figures(counts: dict[str, Count]) -> str:
    """A line for each, and the median of the taps."""
    lines = [f"{count.taps:4} {count.amounts:6} {count.seconds:8}  {name}" for name, count in counts.items()]
    middle = median(count.taps for count in counts.values())
    return "\n".join(["", "taps  typed  seconds", *lines, f"{middle:4}  the median; all are right by the texts", ""])
