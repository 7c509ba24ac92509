"""The npm package in a browser: the web view's page, with the policy that it names, and a worker's answers."""

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any, Final

import pytest

from service import __version__, library
from tests.support.requests import GOOD

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

ROOT: Final = Path(__file__).parents[2]
PACKAGE: Final = ROOT / "web" / "engine"
BRIDGE: Final = "window.floormanApp = {got: {}, answer(id, status, body) { this.got[id] = [status, body]; }}"


class PlainFiles(SimpleHTTPRequestHandler):
    """A plain file server."""

    extensions_map = {  # noqa: RUF012
        ".html": "text/html",
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
        "": "application/octet-stream",
    }

    def log_message(self, format: str, *values: Any) -> None:
        """Nothing."""


def engine_folder(folder: Path) -> Path:
    """The package's files in a folder, as a browser loads them. The test is skipped without Node.js, except in CI."""
    if not (PACKAGE / "dist" / "manifest.json").exists():
        subprocess.run(["sh", "tools/engine.sh"], cwd=ROOT, check=True)  # in CI it installs node, if need be
    node = shutil.which("node", path=f"{ROOT / '.venv' / 'bin'}{os.pathsep}{os.environ['PATH']}")
    if node is None and "CI" not in os.environ:
        pytest.skip("SKIPPED, LOUDLY: no node here")
    assert node, "no node"
    subprocess.run([node, PACKAGE / "copy_files.mjs", folder], check=True)
    return folder


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The web view's page and the package's files on a plain file server."""
    folder = tmp_path_factory.mktemp("site")
    for name in ("index.html", "bridge.js"):
        (folder / name).write_bytes((ROOT / "examples" / "web-view" / name).read_bytes())
    engine_folder(folder / "floorman")
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(PlainFiles, directory=str(folder)))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="module")
def page(site: str, browser: "Browser") -> Iterator["Page"]:
    """The page, with an app around it that keeps what it is answered."""
    page = browser.new_page()
    page.add_init_script(BRIDGE)
    page.goto(f"{site}/index.html")
    yield page
    page.close()


def answer(page: "Page", id: str) -> tuple[int, Any]:
    """What the app got under an id."""
    while (got := page.evaluate("id => floormanApp.got[id]", id)) is None:
        page.wait_for_timeout(50)
    return got[0], json.loads(got[1])


def test_the_app_gets_what_the_library_answers_and_nothing_is_loaded_from_elsewhere(site: str, page: "Page") -> None:
    assert answer(page, "ready") == (200, {"version": __version__})
    page.evaluate("body => { decide('good', body); decide('bad', '{'); }", json.dumps(GOOD))
    assert answer(page, "good") == (200, library.decide(GOOD))
    assert answer(page, "bad")[0] == 400
    loaded = page.evaluate("performance.getEntriesByType('resource').map(({name}) => name)")
    assert loaded
    assert all(address.startswith(site) for address in loaded)


def test_the_page_stays_responsive_while_the_engine_works(page: "Page") -> None:
    """Its own clock goes on: no step of it waits for the 1,000 decisions."""
    body = json.dumps({"items": [GOOD] * 1000})
    page.evaluate(
        "body => { window.steps = 0; window.ticking = setInterval(() => { steps += 1; }, 5);"
        " decide('many', body, '/v1/decisions/batch'); }",
        body,
    )
    assert len(answer(page, "many")[1]["items"]) == 1000
    assert page.evaluate("clearInterval(ticking), steps") > 3
