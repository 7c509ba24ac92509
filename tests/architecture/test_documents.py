"""What a document names is there: links, with the heading they lead to, files and commands."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import PurePosixPath
from posixpath import normpath
from typing import Final
from urllib.parse import unquote, urlsplit

from markdown_it import MarkdownIt
from markdown_it.token import Token

from tests.support.rows import rows_of
from tests.support.tree import ROOT, files

MAKEFILE: Final = (ROOT / "Makefile").read_text(encoding="utf-8")
MARKDOWN: Final = MarkdownIt("commonmark").enable("table")
FILE: Final = re.compile(r"[\w-]+(?:/[\w-]+)*(?:/|\.(?:py|yaml|md))")


@cache
def places() -> frozenset[PurePosixPath]:
    """Every file of the repository, and every folder that one is in."""
    found = [PurePosixPath(name) for name in files()]
    return frozenset(found) | {folder for path in found for folder in path.parents}


def pages() -> list[PurePosixPath]:
    """The documents of the repository."""
    return sorted(path for path in places() if path.suffix == ".md")


@cache
def text(page: PurePosixPath) -> str:
    """What a document says."""
    return (ROOT / page).read_text(encoding="utf-8")


@cache
def parsed(said: str) -> list[Token]:
    """A document as markdown."""
    return MARKDOWN.parse(said)


def inline(said: str, kind: str) -> Iterator[Token]:
    """The links, or what else is in a line, of a document."""
    yield from (child for token in parsed(said) for child in token.children or () if child.type == kind)


def anchors(said: str) -> set[str]:
    """The ends of addresses that lead to a document's headings, as GitHub makes them."""
    tokens, times = parsed(said), Counter[str]()
    for opening, heading in pairwise(tokens):
        if opening.type == "heading_open":
            words = "".join(child.content for child in heading.children or ())
            times[re.sub(r"[^\w -]", "", words.lower()).replace(" ", "-")] += 1
    return {f"{slug}-{one}" if one else slug for slug, many in times.items() for one in range(many)}


def broken(page: PurePosixPath, said: str) -> list[str]:
    """The relative links of a document that lead nowhere."""
    found = []
    for link in inline(said, "link_open"):
        href = str(link.attrGet("href"))
        split = urlsplit(href)
        if split.scheme:
            continue
        target = PurePosixPath(normpath(page.parent / unquote(split.path))) if split.path else page
        there = target in places() and (
            not split.fragment or split.fragment in anchors(text(target) if split.path else said)
        )
        if not there:
            found.append(href)
    return found


@cache
def endings() -> frozenset[PurePosixPath]:
    """What a file or a folder may be called by one who knows what house he is in: `api/app.py`, `app.py`."""
    return frozenset(PurePosixPath(*path.parts[start:]) for path in places() for start in range(len(path.parts)))


def unknown(page: PurePosixPath, said: str) -> list[str]:
    """The files that a document names and that are not there; README and what stands beside it name them in full."""
    known = endings() if page.parent.parts else places()
    named = {span.content for span in inline(said, "code_inline") if FILE.fullmatch(span.content)}
    return sorted(name for name in named if PurePosixPath(name) not in known)


def commands(said: str) -> set[str]:
    """What a document has make do."""
    lines = [line for token in parsed(said) if token.type == "fence" for line in token.content.splitlines()]
    spans = [*lines, *(span.content for span in inline(said, "code_inline"))]
    return {found[1] for span in spans if (found := re.search(r"(?:^|[ ;&])make ((?!-)[a-z-]+)", span))}


def test_each_relative_link_leads_somewhere() -> None:
    assert len(pages()) > 30
    assert sum(1 for page in pages() for _ in inline(text(page), "link_open")) > 30
    assert {str(page): broken(page, text(page)) for page in pages() if broken(page, text(page))} == {}


def test_the_list_of_pages_has_every_page() -> None:
    index = PurePosixPath("docs/README.md")
    linked = {normpath(index.parent / str(link.attrGet("href"))) for link in inline(text(index), "link_open")}
    assert {str(page) for page in pages() if page.parts[0] == "docs" and page != index} - linked == set()


def test_each_file_that_is_named_is_there() -> None:
    assert {str(page): unknown(page, text(page)) for page in pages() if unknown(page, text(page))} == {}


def test_each_command_that_is_named_is_there() -> None:
    targets = set(re.findall(r"^([a-z-]+):.*## ", MAKEFILE, re.MULTILINE))
    named = {str(page): commands(text(page)) for page in pages()}
    assert named["README.md"] >= {"serve", "test", "help"}
    assert {page: found - targets for page, found in named.items() if found - targets} == {}


@rows_of(__file__)
def test_a_link_that_leads_nowhere_is_found(said: str, found: list[str]) -> None:
    assert broken(PurePosixPath("README.md"), said) == found


def test_a_file_and_a_command_that_are_not_there_are_found() -> None:
    said = "`api/app.py` `api/none.py` `deploy/` `nowhere/` `make fuzz-bites`\n\n```\nmake nothing    # at all\n```\n"
    assert unknown(PurePosixPath("service/README.md"), said) == ["api/none.py", "nowhere/"]
    assert unknown(PurePosixPath("README.md"), said) == ["api/app.py", "api/none.py", "nowhere/"]
    assert commands(said) == {"fuzz-bites", "nothing"}
