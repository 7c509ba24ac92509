"""The table's looks: one screen, nothing hidden or cut, targets for a thumb, keys, and chips that move."""

import re
from typing import TYPE_CHECKING, Final

import pytest

from web.tests.chromium import SCHEMES, assert_fits_and_keeps_nobody_out, drawn, shown
from web.tests.settling import still

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

TABLE: Final = "/table"
SCREENS: Final = {"phone": (390, 844), "tablet": (820, 1180), "wide": (1440, 900)}
SMALLEST: Final = 320
A_THUMB: Final = 44
HIDDEN: Final = """() => {
  const seen = (one) => { const box = one.getBoundingClientRect(); return box.width > 0 && box.height > 0; };
  const all = ".seat, .dock.acting button, .dock.acting input, .tools > button, [role=search] input";
  return [...document.querySelectorAll(all)]
    .filter(seen)
    .filter((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      return !there || !(one.contains(there) || there.closest("label")?.contains(one));
    }).map((one) => one.textContent || one.ariaLabel);
}"""
"""What is not on the screen, or lies below something else."""
CUT: Final = """() => [...document.querySelectorAll("button, a, h1, h2, h3, b, label")]
  .filter((one) => one.clientWidth > 0 && getComputedStyle(one).clipPath === "none")
  .filter((one) => one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.textContent)"""
SMALL: Final = """(least) => [...document.querySelectorAll("header nav a, .tools button, .dock button")]
  .filter((one) => one.getBoundingClientRect().height > 0)
  .filter((one) => one.getBoundingClientRect().height < least - 0.5)
  .map((one) => `${one.textContent || one.ariaLabel}: ${one.getBoundingClientRect().height}`)"""
MOVING: Final = """() => document.getAnimations().map(({animationName}) => animationName)
  .filter((name) => ["put-in", "swept"].includes(name))"""


@pytest.mark.parametrize("screen", SCREENS.values(), ids=list(SCREENS))
def test_the_felt_and_the_actions_are_on_one_screen(browser: "Browser", address: str, screen: tuple[int, int]) -> None:
    with shown(browser, address, TABLE, screen[0]) as page:
        page.set_viewport_size({"width": screen[0], "height": screen[1]})
        still(page)
        assert page.evaluate(HIDDEN) == []
        for action in ("Fold", "Call 200", "Raise to 400"):
            act(page, action)
            assert page.evaluate("scrollY") == 0
            assert page.evaluate(HIDDEN) == []
            assert page.evaluate(CUT) == []


@pytest.mark.parametrize("scheme", drawn(SCHEMES, "the smallest phone"))
def test_the_smallest_phone_has_nothing_cut(browser: "Browser", address: str, scheme: str) -> None:
    with shown(browser, address, TABLE, SMALLEST, scheme) as page:
        still(page)
        assert page.evaluate(CUT) == []
        assert_fits_and_keeps_nobody_out(page, (SMALLEST, scheme))
        act(page, "Raise to 400")
        assert page.evaluate(CUT) == []
        assert_fits_and_keeps_nobody_out(page, (SMALLEST, scheme))


def test_what_is_tapped_is_large_enough_for_a_thumb(browser: "Browser", address: str) -> None:
    with shown(browser, address, TABLE, SCREENS["phone"][0]) as page:
        still(page)
        assert page.evaluate(SMALL, A_THUMB) == []
        page.get_by_role("tab", name="Say or push chips").click()
        assert page.evaluate(SMALL, A_THUMB) == []


def test_a_hand_is_played_by_keys(browser: "Browser", address: str) -> None:
    with shown(browser, address, TABLE, SCREENS["wide"][0], motion="no-preference") as page:
        still(page)
        for key, done in (("f", "Seat 3 folds"), ("c", "Seat 4 calls 200")):
            press(page, key)
            page.get_by_role("button", name=done).wait_for()
        press(page, "r")
        page.keyboard.type("900")
        page.keyboard.press("Enter")
        page.get_by_role("button", name="Seat 5 raises to 900").wait_for()
        still(page)
        page.locator("body").press("u")
        page.get_by_text("Seat 5 is to act").wait_for()
        still(page)
        page.locator("body").press("y")
        page.get_by_text("Seat 6 is to act").wait_for()
        press(page, "/")
        page.keyboard.type("fff")  # letters in a field are letters
        page.get_by_text("Seat 6 is to act").wait_for()
        assert page.get_by_role("searchbox").input_value() == "fff"


def test_the_keys_are_told_and_can_be_switched_off(browser: "Browser", address: str) -> None:
    with shown(browser, address, TABLE, SCREENS["wide"][0]) as page:
        still(page)
        press(page, "?")
        dialog = page.get_by_role("dialog", name="Keys")
        dialog.get_by_text("Check or call").wait_for()
        press(page, "f")  # it is open: nothing is done behind it
        dialog.get_by_label("Use these keys").uncheck()
        dialog.get_by_role("button", name="Close").click()
        page.locator("body").press("f")
        page.get_by_text("Seat 3 is to act").wait_for()
        page.locator("body").press("?")
        dialog.get_by_label("Use these keys").check()
        dialog.get_by_role("button", name="Close").click()
        page.locator("body").press("f")
        page.get_by_text("Seat 4 is to act").wait_for()


def test_chips_move_but_not_where_motion_is_unwanted(browser: "Browser", address: str) -> None:
    with shown(browser, address, TABLE, SCREENS["wide"][0]) as page:
        page.emulate_media(reduced_motion="reduce")
        still(page)
        act(page, "Call 200")
        assert page.evaluate(MOVING) == []
        page.emulate_media(reduced_motion="no-preference")
        names = page.evaluate(
            """() => [...document.querySelectorAll(".felt-bet")].map((one) => getComputedStyle(one).animationName)"""
        )
        assert set(names) == {"put-in"}


def test_the_typeface_is_ours(browser: "Browser", address: str) -> None:
    with shown(browser, address, TABLE) as page:
        assert page.evaluate("document.fonts.ready.then(() => document.fonts.check('16px Figtree'))")
        assert page.evaluate("[...document.fonts].map(({status}) => status)") == ["loaded"]


def act(page: "Page", name: str) -> None:
    page.get_by_role("button", name=re.compile(f"^{name}")).first.click()
    still(page)


def press(page: "Page", key: str) -> None:
    still(page)
    page.keyboard.press(key)


FAR: Final = """() => [...document.querySelectorAll(".felt-cloth li")].flatMap((place) => {
  const seat = place.querySelector(".seat").getBoundingClientRect();
  return [...place.querySelectorAll(".felt-bet, .felt-button")].filter((one) => {
    const {left, right, top, bottom} = one.getBoundingClientRect();
    const x = Math.max(seat.left - right, left - seat.right, 0);
    const y = Math.max(seat.top - bottom, top - seat.bottom, 0);
    return Math.hypot(x, y) > seat.width / 2;
  }).map((one) => one.className);
})"""


@pytest.mark.parametrize("screen", SCREENS.values(), ids=list(SCREENS))
def test_chips_and_button_lie_within_half_a_seat_of_their_owner(
    browser: "Browser", address: str, screen: tuple[int, int]
) -> None:
    with shown(browser, address, TABLE, screen[0]) as page:
        page.set_viewport_size({"width": screen[0], "height": screen[1]})
        still(page)
        page.locator(".seat").nth(5).click()
        act(page, "All fold to seat 6")
        page.get_by_text("Seat 6 is to act").wait_for()
        assert page.locator(".seat.folded").count() == 3
        act(page, "Raise to 400")
        assert page.locator(".felt-bet").count() == 3
        assert page.evaluate(FAR) == []
