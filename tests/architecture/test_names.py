"""Identifiers are nouns that say what the value is: none is `told`, `found`, `asked`, `said`, `one` or `made`."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from jinja2 import Environment, nodes

from tests.support.rows import rows_of

ROOT: Final = Path(__file__).parents[2]
WORDS: Final = {"told", "found", "asked", "said", "one", "made"}
OF_THE_WIRE: Final = {"told", "found", "said"}
"""Members of requests, of errors and of reasons: fields and keywords may have these names."""
LEFT: Final[dict[str, int]] = {}
"""The rooms that still define such names, each with the most that it may define: a number may only fall."""
FILES: Final = sorted(
    path
    for files in ("kit/**/*.py", "kit/**/*.j2", "service/**/*.py", "service/**/*.j2", "tools/*.py")
    for path in ROOT.glob(files)
    if "tests" not in path.relative_to(ROOT).parts and path.name != "json_types.py"  # a tool writes it
)
_NAMED: Final = {
    **dict.fromkeys((ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef), "name"),
    **dict.fromkeys((ast.ExceptHandler, ast.MatchAs, ast.MatchStar), "name"),
    **dict.fromkeys((ast.arg, ast.keyword), "arg"),
    ast.Name: "id",
    ast.Attribute: "attr",
    ast.alias: "asname",
    ast.MatchMapping: "rest",
}
"""The attribute of each kind of node that holds the name it defines."""
_TEXT: Final = re.compile(rf"\b_*(?:{'|'.join(WORDS)})_*\b", re.IGNORECASE)


def room_of(path: Path) -> str:
    """The file or folder in LEFT that contains this file, or else its own folder."""
    name = path.relative_to(ROOT).as_posix()
    return next((left for left in LEFT if name == left or name.startswith(f"{left}/")), name.rpartition("/")[0])


ROOMS: Final = sorted(set(map(room_of, FILES)))


@pytest.mark.parametrize("room", ROOMS)
def test_names_are_nouns(room: str) -> None:
    defined = [
        f"{path.relative_to(ROOT)}:{line}: {name}"
        for path in FILES
        if room_of(path) == room
        for line, name in sorted(vague_names(path.read_text(encoding="utf-8"), path.suffix))
    ]
    most = LEFT.get(room, 0)
    assert len(defined) <= most, "\n".join([f"{room} defines {len(defined)} such names, of {most} allowed:", *defined])


def vague_names(text: str, suffix: str = ".py") -> set[tuple[int, str]]:
    """The names without a meaning that a module or template defines, each with its line."""
    if not _TEXT.search(text):
        return set()
    names = template_names(text) if suffix == ".j2" else module_names(text)
    return {(line, name) for line, name in names if name.strip("_").lower() in WORDS}


def module_names(text: str) -> Iterator[tuple[int, str]]:
    """Variables, parameters, attributes, functions, classes, and the keywords of calls."""
    of_the_wire: set[ast.AST] = set()
    node: Any  # each kind has its own attributes
    for node in ast.walk(ast.parse(text)):
        kind = type(node)
        if kind is ast.ClassDef:
            of_the_wire |= {part.target for part in node.body if isinstance(part, ast.AnnAssign)}
        if kind not in _NAMED or (kind in (ast.Name, ast.Attribute) and isinstance(node.ctx, ast.Load)):
            continue
        name = getattr(node, _NAMED[kind])
        if name and not (name in OF_THE_WIRE and (kind is ast.keyword or node in of_the_wire)):
            yield node.lineno, name


def template_names(text: str) -> Iterator[tuple[int, str]]:
    """Variables and parameters of a template."""
    for name in Environment(autoescape=True).parse(text).find_all(nodes.Name):
        if name.ctx != "load":
            yield name.lineno, name.name


def test_what_is_left_is_there() -> None:
    assert LEFT.keys() <= set(ROOMS)


@rows_of(__file__)
def test_such_a_name_is_seen(text: str) -> None:
    assert len(vague_names(text)) == 1


def test_a_noun_passes() -> None:
    assert vague_names("class C:\n    told: str\nC(told='one'); x.found; one_line = 'said'; d['one']") == set()
    assert vague_names("{% for one in hands %}{{ one.told }}{% endfor %}", ".j2") == {(1, "one")}
