"""`make site`: what tools/write_site.py makes of pages and docs. web/tests/test_site.py opens the site."""

import json
from pathlib import Path
from typing import Any, Final

import pytest

from service.answers.endpoints import DECISIONS
from tests.support.rows import rows_of
from tools.write_site import SHELVES, Docs, api_page, as_file, file_of, first_sentence, title_of

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = """<meta charset="utf-8"><a href="/rulebooks/tda-2019/clauses/47.A#x">a</a>
<a href="/docs#post-/v1/decisions">b</a>
<form class="s" action="/rulebooks"><input></form><form action="/table"></form><a href="https://elsewhere/">c</a>"""


@pytest.fixture(scope="module")
def docs() -> Docs:
    return Docs(None)


@rows_of(__file__)
def test_an_address_has_a_file(address: str, file: str) -> None:
    assert file_of(address) == file


def test_a_page_leads_to_files_below_any_path() -> None:
    html = as_file(PAGE, "rulebooks/tda-2019.html")
    assert 'href="tda-2019/clauses/47.A.html#x"' in html
    assert 'href="../reference.html#post-/v1/decisions"' in html
    assert 'action="../table.html"' in html
    assert 'src="../site.js"' in html
    assert "https://elsewhere/" in html
    assert "<input>" not in html, "a search needs a service"


def test_every_page_of_the_docs_is_in_the_navigation(docs: Docs) -> None:
    """None is listed by hand."""
    there = {file.relative_to(ROOT / "docs").as_posix() for file in (ROOT / "docs").rglob("*.md")}
    listed = set(_pages(docs.nav()))
    assert there <= listed
    assert {name for name in listed if not name.startswith("repository/")} <= there | {"README.md"}
    assert listed == set(docs.texts)
    assert {name.partition("/")[0] for name in there if "/" in name} <= {*SHELVES}, "a folder that is no shelf"


def _pages(nav: Any) -> list[str]:
    if isinstance(nav, dict):
        nav = list(nav.values())
    return [nav] if isinstance(nav, str) else [page for entry in nav for page in _pages(entry)]


def test_llms_txt_has_every_page_of_a_shelf_with_its_title(docs: Docs) -> None:
    text = docs.llms()
    for shelf in SHELVES:
        for name in docs.shelf(shelf):
            assert f"- [{title_of(docs.texts[name])}](docs/{name}): " in text


def test_a_link_to_a_file_of_the_repository_leads_to_a_copy_or_to_its_source(docs: Docs) -> None:
    name = "how-to/engine.md"
    assert "(../repository/web/engine/README.md)" in docs.texts[name]
    assert "repository/web/engine/README.md" in docs.texts
    elsewhere = Docs("https://code.example/floorman/blob/main").texts[name]
    assert "(https://code.example/floorman/blob/main/web/engine/README.md)" in elsewhere


def test_the_api_begins_with_the_decision_and_lists_each_path() -> None:
    spec = json.loads((ROOT / "service" / "openapi.json").read_bytes())
    page = api_page(spec)
    assert page.index(DECISIONS) < min(page.index(path) for path in spec["paths"] if not path.startswith(DECISIONS))
    assert all(f" {path}</code>" in page for path in spec["paths"])


def test_the_first_sentence_of_a_page() -> None:
    text = "# Title\n\n![picture](a.png)\n\n```\ncode. Here.\n```\n\nSee [the page](b.md). More.\n"
    assert first_sentence(text) == "See the page."
