"""What makes /table open without a network, and lets it be installed. What it does is tried in tests/browser."""

import hashlib
import json
import re
import struct
from typing import Any, Final

import pytest
from werkzeug.test import Client

from service.api.app import create_app
from service.pages.assets import assets
from service.pages.disputes import disputes
from service.pages.html import Pages
from service.rulesets import load_rulebooks
from service.settings import Settings
from tests.conftest import Checked

WORKER: Final = "/service-worker.js"
PNG: Final = b"\x89PNG\r\n\x1a\n"


def told(script: str, name: str) -> Any:
    """What the service puts into the script."""
    found = re.search(rf"^const {name} = (.*);$", script, re.MULTILINE)
    assert found
    return json.loads(found[1])


def test_it_lies_at_the_top_and_may_ask_the_service_and_no_one_else(client: Checked) -> None:
    answer = client.get(WORKER)
    assert answer.content_type == "text/javascript; charset=utf-8"
    assert answer.headers["Content-Security-Policy"] == "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert answer.headers["Cache-Control"] == "no-cache"
    again = client.get(WORKER, headers={"If-None-Match": answer.headers["ETag"]})
    assert (again.status_code, again.data) == (304, b"")


def test_it_keeps_all_that_the_table_loads(client: Checked) -> None:
    files = told(client.get(WORKER).get_data(as_text=True), "FILES")
    page = client.get("/table").get_data(as_text=True)
    loaded = r'<link rel="(?:stylesheet|preload)"[^>]* href="([^"]+)"|<script type="module" src="([^"]+)"'
    loads = set(re.findall(loaded, page))
    assert {one or other for one, other in loads} | {"/table"} <= set(files)
    for path, kept in files.items():
        answer = client.get(path)
        sent = (answer.mimetype, hashlib.sha256(answer.data).hexdigest())
        assert (answer.status_code, *sent) == (200, kept["type"], kept["sha256"]), path
    script = assets()["table.js"].content.decode()
    others = set(re.findall(r'new URL\("\./([^"]+)"', script))
    assert {assets()[name].path for name in others} <= set(files)


def test_the_answers_to_disputes_that_come_with_the_page_are_those_of_this_version() -> None:
    """Else: make bundle."""
    brought = json.loads(assets()["disputes.answers"].content)
    assert len(brought) > len(disputes())
    plain = Client(create_app(Settings(log_level="ERROR")))  # other tests hold such answers to the spec
    for question, answer in brought.items():
        path, _, body = question.partition(" ")
        given = plain.post(path, data=body, content_type="application/json") if body else plain.get(path)
        assert given.json == answer, question


def test_another_page_has_another_worker_and_the_same_page_the_same(client: Checked) -> None:
    other = Checked(create_app(Settings(log_level="ERROR")))
    assert client.get(WORKER).data == other.get(WORKER).data
    scripts = [Pages(version, load_rulebooks()).service_worker().decode() for version in ("1.0.0", "1.0.1")]
    first, second = (told(script, "FILES")["/table"] for script in scripts)
    assert first != second


def test_the_manifest_names_what_is_there(client: Checked) -> None:
    page = client.get("/table").get_data(as_text=True)
    linked = re.search(r'<link rel="manifest" href="([^"]+)">', page)
    assert linked
    answer = client.get(linked[1])
    assert answer.mimetype == "application/manifest+json"
    manifest = json.loads(answer.data)
    assert (manifest["id"], manifest["start_url"], manifest["scope"]) == ("/table", "/table", "/table")
    icons = {icon["src"]: icon for icon in manifest["icons"]}
    for name, icon in icons.items():
        content = client.get(f"{linked[1].rpartition('/')[0]}/{name}").data
        assert f"{icon['sizes']}" == "{}x{}".format(*size(content)), name
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in icons.values()}
    assert "maskable" in {icon.get("purpose") for icon in icons.values()}


@pytest.mark.parametrize("name", sorted(name for name in assets() if name.endswith(".png")))
def test_each_icon_is_a_small_square(name: str) -> None:
    content = assets()[name].content
    width, height = size(content)
    assert width == height == int(re.findall(r"\d+", name)[0])
    assert len(content) < 20_000


def size(content: bytes) -> tuple[int, int]:
    """The width and height of a PNG."""
    assert content.startswith(PNG)
    width, height = struct.unpack(">II", content[16:24])
    return width, height
