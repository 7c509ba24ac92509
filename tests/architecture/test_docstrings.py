"""Docstrings are true: what they name between backticks, and each file that they name, is there."""

import ast
import importlib
import re
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import pytest

ROOT: Final = Path(__file__).parents[2]
SERVICE: Final = ROOT / "service"
KIT: Final = ROOT / "kit"
MODULES: Final = [
    *sorted(path for path in SERVICE.rglob("*.py") if path.name != "json_types.py"),  # a tool writes it
    *sorted(path for path in KIT.rglob("*.py") if "tests" not in path.relative_to(KIT).parts),
]
_TICKED: Final = re.compile(r"`([A-Za-z_][\w.]*)(?:\(\))?`")
_WORD: Final = re.compile(r"\w+")
_FILE: Final = re.compile(r"(?<![\w./-])(?:[\w-]+/)*[\w.-]+\.py\b")
_OF_OTHERS: Final = {"Authorization", "traceparent", "path/to/file.py"}
"""Headers of HTTP, and what stands for a file of the user's."""


@pytest.mark.slow
@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_what_a_docstring_names_is_there(path: Path) -> None:
    told = "\n".join(docstrings(tree_of(path)))
    assert [name for name in _TICKED.findall(told) if not (is_file(name, path) or is_name(name, path))] == []
    assert [name for name in _FILE.findall(told) if not is_file(name, path)] == []


def is_file(name: str, path: Path) -> bool:
    """Whether there is such a file: in the service, or from the root of the tree."""
    return name in file_names() | _OF_OTHERS or any(
        (base / name).is_file() for base in path.parents if base.is_relative_to(ROOT)
    )


@cache
def file_names() -> frozenset[str]:
    """What the service's own files are called."""
    return frozenset(path.name for house in (SERVICE, KIT) for path in house.rglob("*") if path.is_file())


def is_name(name: str, path: Path) -> bool:
    """Whether a name stands for something in this module, or in all of the service."""
    first, *below = name.split(".")
    if not below:
        return (
            first in names_of(path) | everywhere() | members() | _OF_OTHERS
            or any(first in names_of(beside) for beside in beside_of(path))
            or any(hasattr(one, first) for one in vars(importlib.import_module(dotted(path))).values())
            or find_spec(first) is not None
        )
    return any(has(one, below) for one in meant_by(first, path))


def has(one: Any, below: list[str]) -> bool:
    """Whether an object has this attribute, and that the next one."""
    for name in below:
        if not hasattr(one, name):
            return False
        one = getattr(one, name)
    return True


def meant_by(first: str, path: Path) -> Iterator[Any]:
    """What the first part of a dotted name may be: something that the module has, or a module."""
    module = importlib.import_module(dotted(path))
    if hasattr(module, first):
        yield getattr(module, first)
    for other in MODULES:
        if first == (other.parent.name if other.name == "__init__.py" else other.stem):
            yield importlib.import_module(dotted(other))
    try:
        yield importlib.import_module(first)
    except ImportError:
        return


def dotted(path: Path) -> str:
    """The name by which a module is imported."""
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def beside_of(path: Path) -> list[Path]:
    """The modules of the same package, and those below."""
    return [one for one in MODULES if path.parent in one.parents] if path.parent != SERVICE else []


@cache
def tree_of(path: Path) -> ast.Module:
    """The module as a tree."""
    return ast.parse(path.read_text(encoding="utf-8"))


def docstrings(tree: ast.Module) -> Iterator[str]:
    """The texts that stand alone: of the module, its classes, functions, attributes and constants."""
    for node in ast.walk(tree):
        for one in getattr(node, "body", ()) if not isinstance(node, ast.Lambda | ast.IfExp) else ():
            if isinstance(one, ast.Expr) and isinstance(one.value, ast.Constant) and isinstance(one.value.value, str):
                yield one.value.value


@cache
def names_of(path: Path) -> frozenset[str]:
    """Every name in a module's code, and every word of its texts that are no docstrings."""
    tree = tree_of(path)
    told = set(docstrings(tree))
    found: set[str] = set()
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name):
                found.add(name)
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name) | ast.keyword(arg=str(name)):
                found.add(name)
            case ast.alias(name=name):
                found |= set(name.split("."))
            case ast.Constant(value=str(text)) if text not in told:
                found |= set(_WORD.findall(text))
    return frozenset(found)


@cache
def everywhere() -> frozenset[str]:
    """What may be named in any module: the modules, and what stands at the top of each."""
    found = {path.parent.name if path.name == "__init__.py" else path.stem for path in MODULES}
    for path in MODULES:
        for node in tree_of(path).body:
            match node:
                case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                    found.add(name)
                case ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]):
                    found.add(name)
    return frozenset(found)


@cache
def members() -> frozenset[str]:
    """The members of what is sent and answered."""
    text = (ROOT / "openapi.yaml").read_text(encoding="utf-8")
    return frozenset(re.findall(r"^ +([a-z_]+):", text, re.MULTILINE))


@pytest.mark.slow
def test_a_name_that_is_gone_is_found() -> None:
    path = SERVICE / "server" / "worker.py"
    assert is_name("answers.endpoints", path)
    assert is_name("time.monotonic", path)
    assert is_name("some_of", path)
    assert not is_name("paths.ENDPOINTS", path)
    assert not is_name("seed_counters", path)
    assert is_file("api/environ.py", path)
    assert not is_file("api/context.py", path)
