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


@pytest.mark.parametrize("folder", sorted({path.parent.relative_to(ROOT).as_posix() for path in FILES}))
def test_names_are_nouns(folder: str) -> None:
    defined = [
        f"{path.relative_to(ROOT)}:{line}: {name}"
        for path in FILES
        if path.parent == ROOT / folder
        for line, name in sorted(vague_names(path.read_text(encoding="utf-8"), path.suffix))
    ]
    assert defined == []


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


@rows_of(__file__)
def test_such_a_name_is_seen(text: str) -> None:
    assert len(vague_names(text)) == 1


def test_a_noun_passes() -> None:
    assert vague_names("class C:\n    told: str\nC(told='one'); x.found; one_line = 'said'; d['one']") == set()
    assert vague_names("{% for one in hands %}{{ one.told }}{% endfor %}", ".j2") == {(1, "one")}
