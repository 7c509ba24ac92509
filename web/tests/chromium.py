"""Debian's chromium, and what every page must be in it: quiet, ours alone, and nobody kept out.

    def test_…(browser: Browser, address: str) -> None:  # the fixtures of conftest.py: one of each for all tests
        with shown(browser, address, "/problems", WIDTHS["wide"]) as page:
            turn(page, WIDTHS["phone"], "dark")
            assert findings(page) == []

What is done on a page is done on a wide screen in light colours, or as AT says: `AT=phone-dark`. .ci/run draws it.

To open a page takes long, the reference most of all: a test that looks at several widths opens it once and turns it.

With `SHORT=word`, long loops run on a part of their rows, drawn by the word. .ci/run sets it to the commit.
"""

import os
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from itertools import chain, product
from pathlib import Path
from typing import Any, Final, Literal, TypeVar

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, Route

from tests.support import drawn as by_word
from tests.support.server import LONG

CHROMIUM: Final = shutil.which("chromium-headless-shell") or shutil.which("chromium")
"""The shell has no window to draw: a page opens in it with a third of the CPU."""
FLAGS: Final = ("--no-sandbox", "--renderer-process-limit=1")
"""With the limit no process is started for a page that may come."""
MILLISECONDS: Final = LONG * 1000
WIDTHS: Final = {"phone": 390, "tablet": 820, "wide": 1440}
SCHEMES: Final = ("light", "dark")
LOOKS: Final = tuple(product(WIDTHS.values(), SCHEMES))
_TOOLS: Final = ("New hand", "Set up", "Situations", "Hand histories", "Keep and send", "House rules")
_OPEN_MENU: Final = """() => {
  const menu = document.querySelector('.tools > .menu[aria-expanded="false"]');
  if (menu?.checkVisibility()) menu.click();
}"""
"""In one step: between two, a link that is followed may replace the page."""
_Part = TypeVar("_Part")
_WEB: Final = Path(__file__).parents[1]
_ESBUILD: Final = _WEB.parent / "tools" / "node_modules" / ".bin" / "esbuild"
_AT: Final = (os.environ.get("AT") or "wide-light").split("-")
_BLOCKED: Final = "Service Worker registration blocked by Playwright"

_STILL: Final = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const below = one => one.shadowRoot ? all(one.shadowRoot) : [];
  const all = root => [root, ...[...root.querySelectorAll("*")].flatMap(below)];
  const ends = one => Number.isFinite(one.effect.getComputedTiming().endTime);
  await frame();
  await frame(); // what the change sets moving moves by now
  await Promise.allSettled(all(document).flatMap(root => root.getAnimations()).filter(ends).map(one => one.finished));
}"""
"""Wait for colours that fade, as RapiDoc has them whatever is asked for: on the way they have any contrast."""

_QUICK: Final = """(() => {
  class WeakMap {
    at = Symbol();
    has = (key) => this.at in key;
    get = (key) => key[this.at];
    set = (key, value) => { key[this.at] = value; };
  }
  const WeakSet = class extends WeakMap { add = (key) => { key[this.at] = true; }; };
  %s
})()"""
"""axe itself, whose colours hold each of their fields in a WeakMap: a property takes a quarter off all it does."""

_VIOLATIONS: Final = """async () => {
  const { violations } = await axe.run({ resultTypes: ["violations"] });
  return violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)]);
}"""
"""What axe finds, without the rest of its report: megabytes on their way for each of hundreds of looks."""


def drawn(parts: Sequence[_Part], name: str, many: int = 1, word: str = by_word.WORD) -> list[_Part]:
    """So many of these parts, drawn by the word and a name of what they are parts of; without a word all of them."""
    places = by_word.drawn(f"{word} {name}", many, map(str, range(len(parts))))
    return [parts[int(place)] for place in places] if word else list(parts)


@contextmanager
def shown(
    browser: Browser,
    address: str,
    path: str,
    width: int = WIDTHS[_AT[0]],
    scheme: str = _AT[1],
    *,
    refused: bool = False,
    locale: str | None = None,
    motion: Literal["reduce", "no-preference"] = "reduce",
) -> Iterator[Page]:
    """A page that is being loaded. In the end it may have said nothing on the console, and asked nobody but us.

    `refused`: whether the service may refuse what it asks, which browsers tell on the console.
    `motion`: what moves costs a fifth of a page's CPU.
    """
    said: list[str] = []
    context = browser.new_context(
        viewport={"width": width, "height": 900},
        color_scheme=scheme,
        locale=locale,
        reduced_motion=motion,
        service_workers="block",
    )  # what a worker asks no test could see or answer: test_offline.py has it
    context.set_default_timeout(MILLISECONDS)
    page = context.new_page()
    page.on("console", lambda message: said.append(message.text))
    page.on("pageerror", lambda error: said.append(str(error)))
    page.on("request", lambda request: said.append(request.url) if not _is_ours(request.url, address) else None)
    page.on("response", lambda answer: said.append(f"{answer.status} {answer.url}") if answer.status > 399 else None)
    page.goto(address + path)
    try:
        yield page
    except BaseException as error:
        error.add_note("\n".join(["The page said:", *said]))
        raise
    said = [line for line in said if line != _BLOCKED]
    assert [line for line in said if not (refused and (line.startswith("4") or "status of 4" in line))] == []
    context.close()


def show_tool(page: Page, name: str) -> None:
    """Open the menu that the table's tools are in on a phone, if `name` is one of them."""
    if name in _TOOLS:
        undo, tool = page.get_by_role("button", name="Undo"), page.get_by_role("button", name=name, exact=True)
        undo.or_(tool).first.wait_for()  # where nothing can be shown, a new hand is all that there is
        page.evaluate(_OPEN_MENU)


def give_modules(page: Page) -> None:
    """From now on the modules that the page's script is made of can be imported one by one, at /modules/table."""

    def give(route: Route) -> None:
        route.fulfill(body=_module(route.request.url.partition("/modules/")[2]), content_type="text/javascript")

    page.route("**/modules/**", give)


@cache
def _module(name: str) -> bytes:
    """A module as browsers take it: without its types. `sh tools/node-modules.sh` has esbuild."""
    written = (_WEB / name).with_suffix(".ts")
    if not written.exists():
        return (_WEB / name).read_bytes()
    return subprocess.run([_ESBUILD, "--format=esm", written], stdout=subprocess.PIPE, check=True).stdout


def turn(page: Page, width: int, scheme: str) -> None:
    """Another width and colour scheme for a page that is shown, once nothing moves any more."""
    page.set_viewport_size({"width": width, "height": 900})
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light", reduced_motion="reduce")
    page.evaluate(_STILL)


def assert_fits_and_keeps_nobody_out(page: Page, *looks: tuple[int, str]) -> None:
    """At each width, in each scheme, or as said: nothing is cut off, and axe finds nothing.

    In short: in one look of those said, or in two that have neither the width nor the scheme in common.
    """
    parts: list[tuple[tuple[int, str], ...]] = [(look,) for look in looks] or [LOOKS[first::3] for first in range(3)]
    for width, scheme in chain(*drawn(parts, os.environ["PYTEST_CURRENT_TEST"])):
        turn(page, width, scheme)
        assert page.evaluate("document.documentElement.scrollWidth") <= width, (width, scheme)
        assert findings(page) == [], (width, scheme)


def _is_ours(url: str, address: str) -> bool:
    return url.startswith((f"{address}/", "data:", f"blob:{address}/"))


def findings(page: Page) -> list[Any]:
    """What axe finds, however slight."""
    if not page.evaluate("'axe' in window"):  # once a page: to read it takes as long as many a page's examination
        page.evaluate(_QUICK % Axe().axe_script)
    found: list[Any] = page.evaluate(_VIOLATIONS)
    return found
