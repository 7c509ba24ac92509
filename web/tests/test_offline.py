"""/table without a network: it opens with what it had, and says so; a newer version of it loses no hand."""

import hashlib
import re
import subprocess
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest
from werkzeug.serving import BaseWSGIServer, make_server

from service.api.app import create_app
from service.pages.assets import assets
from service.settings import Settings
from tests.live.nginx import in_front_of
from tests.live.processes import running
from tests.support.hands import REQUEST as HAND
from tests.support.server import PATIENCE, free_port
from web.tests.chromium import CHROMIUM, FLAGS, MILLISECONDS, WIDTHS, assert_fits_and_keeps_nobody_out, give_modules
from web.tests.settling import begin, still, type_the_examples

pytest.importorskip("playwright", reason="pip install -r requirements/pages.txt")
from playwright.sync_api import expect

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

AWAY: Final = re.compile(r"The service does not answer\. Earlier answers are shown")
NEWER: Final = re.compile("There is a newer version of this page")
NAME: Final = "floorman.test"
OURS: Final = assets()["table.js"].path.split("/")[2]
THEIRS: Final = OURS[::-1]
"""The digest in the addresses of a version that is like ours otherwise."""
KEPT: Final = """async (wanted) => {
  const all = async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    return (await Promise.all(opened.map((one) => one.keys()))).flat().map(({url}) => url);
  };
  let urls = await all();
  while (!wanted.every((one) => urls.some((url) => url.includes(one)))) {
    await new Promise((done) => setTimeout(done, 50));
    urls = await all();
  }
  return urls;
}"""
"""What the worker has kept, once all that is wanted is among it."""
DISPUTES_ASKED: Final = """async () => {
  const names = ["disputes", "new_hand", "play"];
  const modules = await Promise.all(names.map((name) => import(`/modules/table/${name}.js`)));
  const {DISPUTES, exampleNumbers, spotOf, withDispute, newHand, play} = Object.assign({}, ...modules);
  const asked = [false, true].flatMap((is) => DISPUTES.map((one) =>
    spotOf(one, exampleNumbers(one), is, withDispute(one, newHand()))));
  return (await Promise.all(asked.map(play))).flatMap(({problem}) => problem ?? []);
}"""
"""Each dispute in the page's own questions: what was not answered."""
INSTALLED: Final = """const real = matchMedia;
window.matchMedia = (query) => (query.includes("display-mode") ? { matches: true } : real(query));"""
ASKED: Final = ("/table", "/hand_reader.js", "/v1/rulebooks", "/v1/rounds", "/v1/options")


class Service:
    """The service on one port: there or not, and of which version."""

    def __init__(self) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        app = create_app(Settings(log_level="ERROR"))
        self.app: Callable[..., Iterable[bytes]] = app
        page = app.test_client().get("/table").data
        newer = page.replace(OURS.encode(), THEIRS.encode())
        self._digest, self._newer = (hashlib.sha256(content).hexdigest().encode() for content in (page, newer))
        self.is_newer = False
        self._server: BaseWSGIServer | None = None
        self._thread = threading.Thread()
        self.start()

    def start(self) -> None:
        """It answers."""
        self._server = make_server("127.0.0.1", self.port, self._answer, threaded=True)
        self._thread = threading.Thread(target=self._server.serve_forever)
        self._thread.start()

    def stop(self) -> None:
        """Nobody answers."""
        if self._server:
            self._server.shutdown()
            self._server.server_close()
            self._server = None
            self._thread.join(PATIENCE)

    def _answer(self, environ: dict[str, Any], start: Callable[..., Any]) -> Iterable[bytes]:
        """A newer version has other addresses for what its page loads, and none of those before."""
        if not self.is_newer:
            return self.app(environ, start)
        path = environ["PATH_INFO"]
        plain = {
            name: value for name, value in environ.items() if name not in ("HTTP_ACCEPT_ENCODING", "HTTP_IF_NONE_MATCH")
        }
        plain["PATH_INFO"] = path.replace(OURS, "none").replace(THEIRS, OURS)
        plain["RAW_URI"] = plain["REQUEST_URI"] = plain["PATH_INFO"]
        body = b"".join(self.app(plain, start))
        body = body.replace(OURS.encode(), THEIRS.encode())  # of the same length, which is told already
        return [body.replace(self._digest, self._newer)]


@pytest.fixture
def service() -> Iterator[Service]:
    running = Service()
    yield running
    running.stop()


@contextmanager
def visitor(browser: "Browser", address: str) -> Iterator["Page"]:
    """Somebody who has not been here, and now is at the table."""
    context = browser.new_context(viewport={"width": WIDTHS["phone"], "height": 900})
    context.set_default_timeout(MILLISECONDS)
    page = context.new_page()
    page.goto(f"{address}/table")
    to_act(page, 3)
    yield page
    context.close()


@contextmanager
def elsewhere(browser: "Browser", *options: str) -> Iterator["Browser"]:
    """A browser that knows this machine by a name, as others do: only HTTPS makes it trust that."""
    named = f"--host-resolver-rules=MAP {NAME} 127.0.0.1"
    other = browser.browser_type.launch(executable_path=CHROMIUM, args=[*FLAGS, named, *options])
    yield other
    other.close()


def to_act(page: "Page", seat: int) -> None:
    """Waits until it is that seat's turn."""
    still(page)
    expect(page.get_by_text(f"Seat {seat} is to act")).to_be_visible()


def test_after_one_visit_it_opens_without_the_service_and_answers_every_dispute(
    browser: "Browser", service: Service
) -> None:
    with visitor(browser, service.address) as page:
        page.evaluate(KEPT, ASKED)
        service.stop()
        page.reload()
        to_act(page, 3)
        expect(page.get_by_role("alert").filter(has_text=AWAY)).to_be_visible()
        assert_fits_and_keeps_nobody_out(page)
        give_modules(page)
        assert page.evaluate(DISPUTES_ASKED) == []
        begin(page, service.address, "/table#dispute=bet_out_of_turn")
        type_the_examples(page)
        page.get_by_role("button", name="What stands?").click()
        ruling = page.get_by_role("region", name=re.compile("^The ruling by "))
        expect(ruling).to_contain_text("Rule ")


def test_a_hand_is_there_again_and_goes_on_when_the_service_is_back(browser: "Browser", service: Service) -> None:
    with visitor(browser, service.address) as page:
        page.evaluate(KEPT, ASKED)
        page.reload()
        to_act(page, 3)
        expect(page.get_by_text(AWAY)).to_have_count(0)
        page.get_by_role("button", name="Call 200").click()
        to_act(page, 4)
        page.evaluate(KEPT, ["/v1/decisions"])
        service.stop()
        page.reload()
        to_act(page, 4)
        expect(page.get_by_text(AWAY)).to_be_visible()
        page.get_by_role("button", name="Fold", exact=True).click()
        refused = page.get_by_role("alert").filter(has_text="The service does not answer. Try again")
        expect(refused).to_be_visible()
        service.start()
        refused.get_by_role("button", name="Try again").click()
        to_act(page, 5)
        expect(page.get_by_text(AWAY)).to_have_count(0)


def test_an_installed_table_opens_with_the_hand_that_lay_there_last(browser: "Browser", service: Service) -> None:
    with visitor(browser, service.address) as page:
        page.get_by_role("button", name="Fold", exact=True).click()
        to_act(page, 4)
        begin(page, service.address)
        to_act(page, 3)  # in a tab it is a new hand
        page.add_init_script(INSTALLED)
        page.reload()
        to_act(page, 3)
        page.get_by_role("button", name="Fold", exact=True).click()
        to_act(page, 4)
        begin(page, service.address)
        to_act(page, 4)


def test_a_newer_version_is_taken_when_the_reader_wants_it_and_the_hand_stays(
    browser: "Browser", service: Service
) -> None:
    with visitor(browser, service.address) as page:
        page.evaluate(KEPT, ASKED)
        page.get_by_role("button", name="Call 200").click()
        to_act(page, 4)
        service.is_newer = True
        page.evaluate("async () => (await navigator.serviceWorker.ready).update()")
        newer = page.get_by_role("alert").filter(has_text=NEWER)
        expect(newer).to_be_visible()
        reader = assets()["hand_reader.js"].path
        assert page.evaluate("async (path) => (await fetch(path, {cache: 'no-store'})).status", reader) == 200, (
            "the open page needs it still"
        )
        page.get_by_role("button", name="Fold", exact=True).click()
        to_act(page, 5)
        newer.get_by_role("button", name="Load it").click()
        expect(page.locator(f"script[src*='{THEIRS}']")).to_have_count(1)
        to_act(page, 5)
        expect(page.get_by_text(NEWER)).to_have_count(0)
        service.stop()
        page.reload()
        to_act(page, 5)
        assert page.locator(f"script[src*='{THEIRS}']").count() == 1


def test_what_was_asked_with_a_key_and_hands_of_files_are_not_kept(browser: "Browser", service: Service) -> None:
    with visitor(browser, service.address) as page:
        page.evaluate(KEPT, ASKED)
        answered = page.evaluate(
            """async (hand) => {
              const Accept = "application/json";
              const sent = {method: "POST", headers: {Accept, "Content-Type": Accept}, body: JSON.stringify(hand)};
              const hands = await fetch("/v1/hands", sent);
              const keyed = await fetch("/v1/rulebooks/tda-2019", {headers: {Accept, Authorization: "Bearer one"}});
              const open = await fetch("/v1/rulebooks/roberts-11", {headers: {Accept}});
              return [hands.status, keyed.status, open.status];
            }""",
            HAND,
        )
        assert answered == [200, 200, 200]
        kept = page.evaluate(KEPT, ["/v1/rulebooks/roberts-11"])
        assert not [url for url in kept if "/v1/hands" in url or "/v1/rulebooks/tda-2019" in url]


def test_where_the_pages_are_switched_off_only_caches_of_others_are_left(browser: "Browser", service: Service) -> None:
    with visitor(browser, service.address) as page:
        page.evaluate(KEPT, ASKED)
        page.evaluate("async () => (await caches.open('another app')).put('/table', new Response('theirs'))")
        service.app = create_app(Settings.from_environment({"LOG_LEVEL": "ERROR", "PAGES": "off"}))
        answer = page.reload()
        assert answer
        assert answer.status == 404
        service.app = create_app(Settings(log_level="ERROR"))
        page.goto(f"{service.address}/rulebooks")
        left = page.evaluate(
            "async () => [await caches.keys(), (await navigator.serviceWorker.getRegistrations()).length]"
        )
        assert left == [["another app"], 0]


def test_the_page_of_a_proxy_takes_the_place_of_nothing(browser: "Browser", service: Service) -> None:
    def proxy(status: str, environ: dict[str, Any], start: Callable[..., Any]) -> Iterable[bytes]:
        start(status, [("Content-Type", "text/html"), ("Location", "/maintenance")])
        return [b"<!DOCTYPE html><h1>Maintenance</h1>"]

    ours = service.app
    table = create_app(Settings(log_level="ERROR")).test_client().get("/table").get_data(as_text=True)
    with visitor(browser, service.address) as page:
        stored = set(page.evaluate(KEPT, ASKED))
        for status in ("200 OK", "404 Not Found", "302 Found"):
            service.app = partial(proxy, status)
            page.reload()
            to_act(page, 3)
            expect(page.get_by_role("alert").filter(has_text=AWAY)).to_be_visible()
            assert stored <= set(page.evaluate(KEPT, ASKED)), status
            assert page.evaluate("async (path) => (await caches.match(path)).text()", "/table") == table, status
            service.app = ours
            page.reload()
            to_act(page, 3)
            expect(page.get_by_text(AWAY)).to_have_count(0)


def test_without_https_the_page_says_what_is_missing(browser: "Browser", service: Service) -> None:
    with elsewhere(browser) as other, visitor(other, f"http://{NAME}:{service.port}") as page:
        expect(page.get_by_text("load it by HTTPS")).to_be_visible()
        assert page.evaluate("navigator.serviceWorker === undefined")


def test_it_does_behind_nginx_with_https_too(browser: "Browser", tmp_path: Path) -> None:
    """At a name that is not this machine's own, as at a real table; docs/how-to/go-live.md has these lines."""
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", f"/CN={NAME}"]
    subprocess.run([*made, "-keyout", key, "-out", certificate], check=True, capture_output=True)
    by_https = f"ssl backlog=4096; ssl_certificate {certificate}; ssl_certificate_key {key};"
    with (
        running(tmp_path / "log", WORKERS="1") as server,
        in_front_of(server, tmp_path / "nginx", ("backlog=4096;", by_https)) as front,
        elsewhere(browser, "--ignore-certificate-errors") as other,
        visitor(other, f"https://{NAME}:{front.port}") as page,
    ):
        page.evaluate(KEPT, ASKED)
        front.process.terminate()
        front.process.wait()
        page.reload()
        to_act(page, 3)
        expect(page.get_by_text(AWAY)).to_be_visible()
