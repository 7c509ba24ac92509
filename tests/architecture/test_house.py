"""The house as it was meant: who imports whom, whole chips, clauses that exist, and no trace of the builder."""

import ast
import re
import subprocess
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import pytest

from service.named_games.game import GAMES
from service.rulesets import load_rulebooks, newest_seen
from tests.support.tree import ROOT, files

RULES: Final = sorted((ROOT / "service" / "rules").rglob("*.py"))
MODULES: Final = sorted((ROOT / "service").rglob("*.py"))
KIT: Final = sorted(path for path in (ROOT / "kit").rglob("*.py") if "tests" not in path.parts)
HAND_WRITTEN: Final = [
    path
    for folder in ("service/**/*", "kit/**/*", "web/table/*", "tools/*", "bench/**/*")
    for path in ROOT.glob(folder)
    if path.suffix in {".py", ".js", ".mjs", ".ts", ".css", ".j2", ".sh"}
    and not {"tests", "bundle", "vendor", "json_types.py"} & set(path.parts)
]
CLAUSE: Final = re.compile(r"\b((?:tda-2019|tda-2013|roberts-11|badugi):[0-9]+(?:\.[0-9A-Z]+)*)")


@pytest.mark.slow
def test_nobody_imports_whom_he_must_not() -> None:
    lint = Path(sys.executable).with_name("lint-imports")
    told = subprocess.run([lint, "--no-cache"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stdout


@pytest.mark.parametrize("path", RULES, ids=lambda path: path.name)
def test_the_rules_count_whole_chips(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        assert not isinstance(node, ast.Div), f"{path.name} divides"
        assert not (isinstance(node, ast.Constant) and isinstance(node.value, float)), f"{path.name} has a float"


def test_the_package_does_not_name_itself() -> None:
    """Installed, it is called floorman: its imports are relative."""
    named = re.compile(r"^\s*(?:from|import) (?:service|floorman)\b", re.MULTILINE)
    assert [path for path in MODULES if named.search(path.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize("path", [*MODULES, *KIT], ids=lambda path: "/".join(path.parts[-2:]))
def test_modules_are_small_and_say_what_they_are(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert ast.get_docstring(ast.parse(text)), f"{path.name} has no docstring"
    assert len(text.splitlines()) <= 600 or path.name == "json_types.py"  # a tool writes it


def test_a_package_has_no_logic_of_its_own() -> None:
    """A package's `__init__` names what it offers; the service's own imports that on first use."""
    packages = [path for path in (*MODULES, *KIT) if path.name == "__init__.py" and path.parent.name != "service"]
    for path in packages:
        body = ast.parse(path.read_text(encoding="utf-8")).body
        logic = [node for node in body if not isinstance(node, ast.Expr | ast.ImportFrom | ast.Assign)]
        assert logic == [], path


def test_each_clause_that_the_code_cites_exists() -> None:
    known = {clause.id for book in load_rulebooks().values() for clause in book.clauses}
    cited = {(path.name, clause) for path in RULES for clause in CLAUSE.findall(path.read_text(encoding="utf-8"))}
    assert len(cited) > 20
    assert {(name, clause) for name, clause in cited if clause not in known} == set()


def test_rulebook_ids_stand_in_data_cases_and_tests_alone() -> None:
    """A docstring may cite a clause. What depends on a rulebook is a fact in its file; `badugi` is a game too."""
    ids = "|".join(set(load_rulebooks()) - set(GAMES))
    named = re.compile(rf"\b(?:{ids})\b|[\"'](?:{'|'.join(newest_seen(load_rulebooks()))})[\"']")
    for path in HAND_WRITTEN:
        parts = path.read_text(encoding="utf-8").split('"""')
        parts[1::2] = [re.sub(rf"\b(?:{ids}):[\w.-]+", "", docstring) for docstring in parts[1::2]]
        assert named.findall("".join(parts)) == [], path


# written so that it does not find itself
FORBIDDEN: Final = re.compile(
    r"/[w]ork/|/[r]oot/|/[f]arm/|/[h]ome/\w|[p]ypi\.org|[p]ythonhosted|[n]pmjs\.|[d]ebian\.org|://[^/\s]*@",
    re.IGNORECASE,
)


@pytest.mark.slow
def test_the_repository_names_no_registry_and_no_machine() -> None:
    for name in files():
        text = (ROOT / name).read_text(encoding="utf-8", errors="ignore")
        assert not FORBIDDEN.search(text), f"{name}: {FORBIDDEN.search(text)}"


@pytest.mark.slow
def test_tools_import_what_is_there() -> None:
    """Names of our own packages: mypy leaves tools/ out, as some of them install what they need."""
    ours = ("service", "kit", "tests", "bench", "web", "tools")
    for path in sorted((ROOT / "tools").glob("*.py")):
        for node in ast.walk(ast.parse(path.read_bytes())):
            if isinstance(node, ast.ImportFrom) and (node.module or "").partition(".")[0] in ours:
                module = import_module(str(node.module))
                missing = [name.name for name in node.names if not hasattr(module, name.name)]
                assert not [name for name in missing if find_spec(f"{node.module}.{name}") is None], path
