"""`make site` on a plain file server, below a path: the table, the reference and the docs, also without a network."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Final, Literal

import pytest

from web.tests.chromium import SCHEMES, WIDTHS, findings, turn
from web.tests.settling import still
from web.tests.test_engine import ROOT, PlainFiles, engine_folder
from web.tests.test_offline import KEPT

pytest.importorskip("playwright", reason="pip install -r requirements/pages.txt")
from playwright.sync_api import expect

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, ViewportSize

BELOW: Final = "/x/y"
PATIENCE: Final = 60_000
MKDOCS: Final = ROOT / ".venv" / "site" / "bin" / "mkdocs"


class Site:
    """The site's files on a port, while they are served."""

    def __init__(self, folder: Path) -> None:
        self._handler = partial(PlainFiles, directory=str(folder))
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler)
        self.origin = f"http://127.0.0.1:{self._server.server_port}"
        self.address = f"{self.origin}{BELOW}"
        Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        """Nobody answers any more."""
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not MKDOCS.exists():
        pytest.skip("SKIPPED, LOUDLY: no MkDocs here: make site installs it")
    top = tmp_path_factory.mktemp("site")
    engine = engine_folder(tmp_path_factory.mktemp("engine"))
    command: list[str | Path] = [sys.executable, "tools/write_site.py", top / "x" / "y", "--engine", engine, "--few"]
    subprocess.run(command, cwd=ROOT, check=True)
    return top


@pytest.fixture
def site(folder: Path) -> Iterator[Site]:
    served = Site(folder)
    yield served
    served.stop()


@contextmanager
def visitor(
    browser: "Browser",
    site: Site,
    path: str,
    width: int = WIDTHS["wide"],
    worker: Literal["allow", "block"] = "block",
) -> Iterator["Page"]:
    """A visitor of the site. The page may ask no other host, and no file may be missing.

    `worker`: one that is allowed stores the whole site at the first page, which takes seconds of CPU.
    """
    viewport: ViewportSize = {"width": width, "height": 900}
    context = browser.new_context(viewport=viewport, reduced_motion="reduce", service_workers=worker)
    context.set_default_timeout(PATIENCE)
    page, amiss = context.new_page(), list[str]()
    context.on("request", lambda request: None if request.url.startswith(site.address) else amiss.append(request.url))
    context.on("response", lambda got: amiss.append(f"{got.status} {got.url}") if got.status >= 400 else None)
    page.on("pageerror", lambda error: amiss.append(str(error)))
    page.goto(f"{site.address}/{path}")
    yield page
    assert amiss == []
    context.close()


def test_the_table_rules_and_goes_on_without_a_network_after_one_visit(browser: "Browser", site: Site) -> None:
    with visitor(browser, site, "table.html", WIDTHS["phone"], "allow") as page:
        still(page)
        page.get_by_role("button", name="Call 200").click()
        expect(page.get_by_text("Seat 4 is to act")).to_be_visible()
        page.evaluate(KEPT, [f"{BELOW}/table.html", "engine.zip", "pyodide.asm.wasm", "worker.js", "docs/index.html"])
        site.stop()
        page.context.set_offline(True)
        page.reload()
        still(page)
        page.get_by_role("button", name="Fold", exact=True).click()
        expect(page.get_by_text("Seat 5 is to act")).to_be_visible()
        page.goto(f"{site.address}/docs/index.html")
        expect(page.get_by_role("heading", level=1).first).to_be_visible()
        page.goto(f"{site.address}/")
        page.get_by_role("link", name="For programs").click()
        expect(page.get_by_role("link", name="Docs", exact=True)).to_be_visible()


def test_the_quiz_is_drawn_without_a_service(browser: "Browser", site: Site) -> None:
    with visitor(browser, site, "quiz.html?seed=7") as page:
        page.locator("[data-right]:visible").click()
        expect(page.locator(".verdict:visible")).to_have_text("Right.")
        page.goto(f"{site.address}/quiz/roberts-11.html?seed=7")
        expect(page.get_by_role("heading", name="Question 1 of 18")).to_be_visible()


def test_a_call_is_tried_in_the_page(browser: "Browser", site: Site) -> None:
    with visitor(browser, site, "reference.html#post-/v1/decisions") as page:
        page.get_by_role("button", name="TRY").first.click()
        expect(page.get_by_text('"ruling"').first).to_be_visible()
        expect(page.get_by_text('"accepted"').first).to_be_visible()


@pytest.mark.parametrize("path", ["docs/index.html", "docs/reference/api.html", "docs/how-to/engine.html"])
def test_the_docs_keep_nobody_out(browser: "Browser", site: Site, path: str) -> None:
    with visitor(browser, site, path) as page:
        for scheme in SCHEMES:
            turn(page, WIDTHS["wide"], scheme)
            assert findings(page) == [], scheme
        turn(page, WIDTHS["phone"], "light")
        assert page.evaluate("document.documentElement.scrollWidth") <= WIDTHS["phone"]
        markdown = page.locator("link[rel~=alternate][type='text/markdown']").get_attribute("href")
        assert page.evaluate("async (path) => (await (await fetch(path)).text()).slice(0, 2)", markdown) == "# "


def test_the_docs_are_searched(browser: "Browser", site: Site) -> None:
    with visitor(browser, site, "docs/index.html") as page:
        box = page.get_by_role("textbox", name="Search").first
        box.click()
        ready = page.locator(".md-search-result__meta")
        expect(ready).not_to_contain_text("Initializing")
        box.press_sequentially("short all-in")
        expect(page.locator(".md-search-result__item").first).to_be_visible()
