"""The tests as a whole: each is run by a command that CI runs, and none is made of another."""

import ast
import re
import tomllib
from pathlib import Path
from typing import Final

import pytest

from tests.support.cpu import FAST

ROOT: Final = Path(__file__).parents[2]
OPTIONS: Final = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["pytest"]["ini_options"]
RECIPES: Final = dict(
    re.findall(r"^([a-z-]+):.*\n((?:\t.*\n)+)", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
)
CI: Final = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
MODULES: Final = sorted((ROOT / "tests").rglob("*.py"))


def commands_of(folder: str) -> list[str]:
    """What makes the tests of a folder run."""
    return [name for name, recipe in RECIPES.items() if re.search(rf"\s{folder}(?=\s)", recipe)]


def test_what_make_test_leaves_out_is_run_by_another_command_and_by_ci() -> None:
    left_out = [option.removeprefix("--ignore=") for option in OPTIONS["addopts"] if option.startswith("--ignore=")]
    assert "tests/live" in left_out
    for folder in left_out:
        assert [name for name in commands_of(folder) if re.search(rf"^ *step make {name}\b", CI, re.MULTILINE)], folder
    assert re.search(r"^step make test( |$)", CI, re.MULTILINE)


def test_make_test_leaves_the_slow_ones_to_make_test_all_and_ci_runs_each_once() -> None:
    assert f"-m '{FAST}'" in RECIPES["test"]
    assert re.findall(r"-m \S+", RECIPES["test-all"]) == ["-m '$(ONLY)')"]
    assert re.search(r"^ *step make test-all ONLY=slow\b", CI, re.MULTILINE)


@pytest.mark.slow
def test_no_test_is_made_of_another() -> None:
    """What two modules need is in neither: a module of tests is imported by nobody."""
    found = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in MODULES
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom)
        for name in (*(node.module or "").split("."), *(alias.name for alias in node.names))
        if name.startswith("test_")
    ]
    assert found == []
