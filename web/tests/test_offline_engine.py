"""/table rules without the service, once the reader has fetched the engine: new spots, disputes, whole hands."""

import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from threading import Event
from typing import TYPE_CHECKING, Any, Final

import pytest

from service import __version__
from service.api.app import create_app
from service.settings import Settings
from tests.support.rows import table_of
from web.tests.chromium import MILLISECONDS, WIDTHS, assert_fits_and_keeps_nobody_out, drawn
from web.tests.settling import Ask, begin, settled, still
from web.tests.test_engine import engine_folder
from web.tests.test_offline import AWAY, KEPT, Service

pytest.importorskip("playwright", reason="pip install -r requirements/pages.txt")
from playwright.sync_api import expect

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Request

FETCH: Final = "Rule without a network"
HERE: Final = f"This page rules without a network, by Floorman {__version__}."
RULED: Final = f"Ruled on this device by Floorman {__version__}."
DISPUTES: Final = Path(__file__).with_name("test_disputes.py")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return engine_folder(tmp_path_factory.mktemp("engine"))


@pytest.fixture(scope="module")
def service(folder: Path) -> Iterator[Service]:
    running = Service()
    running.app = create_app(Settings(log_level="ERROR", engine_dir=folder))
    yield running
    running.stop()


@pytest.fixture(scope="module")
def page(browser: "Browser", service: Service) -> Iterator["Page"]:
    """A phone on which the engine was fetched."""
    context = browser.new_context(viewport={"width": WIDTHS["phone"], "height": 900})
    context.set_default_timeout(60_000)
    page = context.new_page()
    page.goto(f"{service.address}/table")
    still(page)
    expect(page.get_by_text(re.compile(r"Fetches [67]\.\d MB once"))).to_be_visible()
    page.get_by_role("button", name=FETCH).click()
    expect(page.get_by_text(HERE)).to_be_visible()
    page.evaluate(KEPT, ["/table", "/v1/rulebooks", "worker.js", "engine.zip", "pyodide.asm.wasm"])
    yield page
    context.close()


@contextmanager
def alone(page: "Page", service: Service) -> Iterator[None]:
    """Nobody answers, and there is no network."""
    service.stop()
    page.context.set_offline(True)
    try:
        yield
    finally:
        page.context.set_offline(False)
        service.start()


def test_the_engine_stays_on_the_device(page: "Page") -> None:
    page.reload()
    still(page)
    expect(page.get_by_text(HERE)).to_be_visible()
    expect(page.get_by_role("button", name=FETCH)).to_have_count(0)
    expect(page.get_by_text(RULED)).to_have_count(0)


def test_twenty_disputes_are_settled_on_the_device(page: "Page", service: Service) -> None:
    """With the rulings that test_disputes.py expects of the service."""
    with alone(page, service):
        begin(page, service.address)
        for row in drawn(table_of(str(DISPUTES), "first"), "on the device", 5):
            asks = tuple(Ask(**ask) for ask in row["asks"])
            settled(page, row["said"], row["title"], asks)
            if any(ask.under for ask in asks):
                begin(page, service.address)
            else:
                page.get_by_role("button", name="Another dispute").click()
        expect(page.get_by_text(RULED)).to_be_visible()
        expect(page.get_by_text(AWAY)).to_have_count(0)
        assert_fits_and_keeps_nobody_out(page)


def at_rest(page: "Page") -> tuple[str, str]:
    """What the table shows and its link, once the last streets are dealt."""
    seen, before = (page.locator("#table").inner_text(), page.url), ("", "")
    while seen != before:
        page.wait_for_timeout(500)
        still(page)
        seen, before = (page.locator("#table").inner_text(), page.url), seen
    return seen


@pytest.mark.parametrize("seed", drawn([1, 2, 3], "hands"))
def test_a_hand_is_played_on_the_device_as_by_the_service(page: "Page", service: Service, seed: int) -> None:
    """Actions drawn at random, until the hand is over. Afterwards the service rules on the same hand."""
    random = Random(seed)
    buttons = page.locator(".act-buttons")
    offered = buttons.get_by_role("button", name=re.compile(r"^(Check|Call|All-in|Bet|Raise|Deal)\b"), disabled=False)
    ending = buttons.get_by_role("button", name=re.compile(r"^(Fold|Deal)\b"))
    with alone(page, service):
        begin(page, service.address)
        actions = 0
        while count := (offered if actions < 20 else ending).count():
            (offered.nth(random.randrange(count)) if actions < 20 else ending.first).click()
            still(page)
            actions += 1
        expect(page.get_by_text(RULED)).to_be_visible()
        expect(page.locator(".refusal")).to_have_count(0)
        here, link = at_rest(page)
    page.goto("about:blank")
    page.goto(link)
    still(page)
    expect(page.get_by_text(RULED)).to_have_count(0)
    assert actions > 3
    assert at_rest(page) == (here, link)


def test_a_service_that_hangs_is_not_waited_for_twice(page: "Page", service: Service) -> None:
    begin(page, service.address)
    hangs, app = Event(), service.app
    asked: list[str] = []

    def note(request: "Request") -> None:
        asked.append(request.post_data or "")

    def hanging(environ: dict[str, Any], start: Callable[..., Any]) -> Iterable[bytes]:
        hangs.wait(MILLISECONDS / 1000)
        return app(environ, start)

    service.app = hanging
    try:
        page.on("request", note)
        page.locator(".act-raise input[inputmode]").fill("1375")  # in no hand before: no answer to it is kept
        page.get_by_role("button", name="Raise to 1,375").click()
        still(page)
        expect(page.get_by_text("Seat 4 is to act")).to_be_visible()
        page.evaluate("(now => { Date.now = () => now; })(Date.now())")  # the minute of silence does not end meanwhile
        page.get_by_role("button", name="Fold", exact=True).click()
        expect(page.get_by_text("Seat 5 is to act")).to_be_visible()
        expect(page.get_by_text(RULED)).to_be_visible()
        assert [text for text in asked if '"to":1375' in text and '"type":"raise"' in text]
        assert [text for text in asked if '"type":"fold"' in text] == []
    finally:
        page.remove_listener("request", note)
        service.app = app
        hangs.set()
