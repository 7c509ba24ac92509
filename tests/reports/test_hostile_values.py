"""Whatever strangers wrote into a result, or an engine said, is text in Markdown, HTML, a terminal and annotations."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from contextlib import redirect_stdout
from functools import cache
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from markdown_it import MarkdownIt

from kit.commands.conform_output import Reports, run_suite
from kit.engine import Implementation, Json
from kit.reports.scoreboard import badges, markdown, page, rows_of
from kit.run import KnownFailures
from kit.run_files import RunTold
from kit.selection import Selection
from kit.tests.engines import checks_only
from kit.tests.in_process import InProcess
from tests.support.html_read import Read
from tests.support.rows import table_of

PIECES: Final[list[str]] = table_of(__file__, "PIECES")
HOSTILE: Final = st.lists(st.sampled_from(PIECES), min_size=1, max_size=4).map("".join)
CONTROL: Final = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
LINKED: Final = re.compile(r"\w@\w|www\.|://", re.IGNORECASE)
"""Addresses of which GitHub makes links in plain text."""
TEXT: Final = {"text", "text_special"}


def ran(said: str) -> tuple[dict[str, str], str]:
    """The files of a run of an engine that is called and says so, and the words in the terminal."""
    engine = InProcess(
        lambda question: checks_only(question) | {"round": {"to_act": said}}, Implementation(said, said, said, said)
    )
    selection = Selection(run=("tda-2019/reopening.two*",))
    with TemporaryDirectory() as folder, redirect_stdout(StringIO()) as out:
        files = {name: Path(folder) / name for name in ("json", "junit", "html", "annotations")}
        reports: dict[str, Any] = dict(files)
        run_suite(selection.tests(), lambda: engine, 1, KnownFailures(), Reports(**reports, selection=selection))
        return {name: file.read_text(encoding="utf-8") for name, file in files.items()}, out.getvalue()


@cache
def plain() -> tuple[dict[str, str], str]:
    return ran("plain")


def places(tree: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path of each string in a JSON value."""
    if isinstance(tree, str):
        yield path
    for key, value in tree.items() if isinstance(tree, dict) else enumerate(tree) if isinstance(tree, list) else ():
        yield from places(value, (*path, key))


@cache
def result() -> Json:
    """A true result with a cause, in which every list of the head has a member."""
    told: Json = json.loads(plain()[0]["json"])
    told["implementation"] |= {"homepage": "https://example.com", "claims": {"structures": ["no_limit"]}}
    told["results"] = told["results"][:3]
    return told


@st.composite
def hostile_results(draw: Any) -> RunTold:
    """A result in which some strings, or one, are another's; those that a reader refuses stay as they were."""
    told: Json = json.loads(json.dumps(result()))
    every = [path for path in places(told) if path[:1] != ("results",) or path[-1] != "outcome"]
    chosen = every if draw(st.booleans()) else draw(st.lists(st.sampled_from(every), min_size=1, max_size=6))
    for path in chosen:
        if path[0] != "results" or path[-1] != "id":
            at = told
            for key in path[:-1]:
                at = at[key]
            at[path[-1]] = draw(HOSTILE)
    return msgspec.convert(told, RunTold)


def structure(text: str) -> Counter[str]:
    """How many there are of each part of a Markdown document, but for its text."""
    parser = MarkdownIt("commonmark").enable(["table", "strikethrough"])
    tokens = [inner for token in parser.parse(text) for inner in (token, *(token.children or ()))]
    for token in tokens:
        if token.type in TEXT:
            assert not CONTROL.search(token.content)
    words = "".join(token.content for token in tokens if token.type in TEXT)
    assert not LINKED.search(words), words
    return Counter(
        f"{token.type} {token.attrs.get('href', '')}" for token in tokens if token.type not in {*TEXT, "inline"}
    )


def elements(html: str) -> Counter[tuple[str, ...]]:
    """How many there are of each element, by its name and those of its attributes, and where it leads."""
    return Counter((tag, *sorted(attrs), attrs.get("href", "")) for tag, attrs in Read(html).tags)


@pytest.mark.slow
@given(hostile_results())
def test_a_stranger_s_result_has_no_more_structure_than_a_benign_one(run: RunTold) -> None:
    benign = rows_of([msgspec.convert(result(), RunTold)])
    rows = rows_of([run])
    assert structure(markdown(rows)) - structure(markdown(benign)) == Counter()
    assert not CONTROL.search(markdown(rows))
    links = Counter({key: count for key, count in elements(page(rows, "floorman")).items() if key[0] != "bdi"})
    assert links - elements(page(benign, "floorman")) == Counter()
    assert not CONTROL.search(page(rows, "floorman"))
    assert all(json.loads(content)["schemaVersion"] == 1 for _, content in badges(rows))


@pytest.mark.slow
@given(HOSTILE)
def test_an_engine_s_words_have_no_more_structure_than_benign_ones(said: str) -> None:
    files, told = ran(said)
    benign, plainly = plain()
    assert elements(files["html"]) - elements(benign["html"]) == Counter()
    assert not CONTROL.search(files["html"])
    assert not CONTROL.search(told)
    assert len(re.findall(r"^\S", told, re.MULTILINE)) <= len(re.findall(r"^\S", plainly, re.MULTILINE))
    lines = files["annotations"].splitlines()
    assert len(lines) == benign["annotations"].count("\n")
    assert not CONTROL.search(files["annotations"])
    assert all(re.fullmatch(r"::error title=[^:,]*::.*", line) for line in lines)
