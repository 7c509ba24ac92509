"""openapi.yaml against that of the last release, as CI compares them: with specshift, in a repository with a tag."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.support.tree import git

ROOT: Final = Path(__file__).parents[2]
SPECSHIFT: Final = shutil.which("specshift", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
HARMLESS: Final = ("  /v1/rulebooks:\n    get:\n", "  /v1/rulebooks:\n    get:\n      deprecated: true\n")
BREAKING: Final = ("  /v1/rulebooks/{id}:\n", "  /v1/books/{id}:\n")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A repository with what is compared, and no release yet."""
    for name in ("openapi.yaml", "service/__init__.py", "tools/spec-since-release.sh"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    git(tmp_path, "init", "-q")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "-qm", "All of it")
    return tmp_path


def release(folder: Path, version: str) -> None:
    as_version(folder, version)
    git(folder, "commit", "-qam", version, "--allow-empty")
    git(folder, "tag", f"v{version}")


def as_version(folder: Path, version: str) -> None:
    named = folder / "service" / "__init__.py"
    text = re.sub(r'(?m)^__version__ = ".*"$', f'__version__ = "{version}"', named.read_text(encoding="utf-8"))
    named.write_text(text, encoding="utf-8")


def change(folder: Path, was: str, then: str) -> None:
    spec = folder / "openapi.yaml"
    text = spec.read_text(encoding="utf-8")
    assert was in text
    spec.write_text(text.replace(was, then), encoding="utf-8")


def compared(folder: Path) -> tuple[int, str]:
    if SPECSHIFT is None:
        pytest.skip("specshift is not installed: make .venv/.tests")
    told = subprocess.run(
        ["sh", "tools/spec-since-release.sh"],
        cwd=folder,
        env=os.environ | {"SPECSHIFT": SPECSHIFT},
        capture_output=True,
        text=True,
        check=False,
    )
    return told.returncode, told.stdout + told.stderr


def test_before_the_first_release_there_is_nothing_to_compare(checkout: Path) -> None:
    git(checkout, "tag", "nightly")
    code, said = compared(checkout)
    assert (code, said) == (0, "openapi.yaml: there is no release yet to compare it with\n")


def test_what_only_adds_may_come_with_any_version(checkout: Path) -> None:
    release(checkout, "1.0.0")
    change(checkout, *HARMLESS)
    as_version(checkout, "1.0.1")
    code, said = compared(checkout)
    assert code == 0, said
    assert "openapi.yaml of 1.0.1 compared with that of v1.0.0" in said


def test_what_breaks_callers_needs_another_major(checkout: Path) -> None:
    release(checkout, "1.0.0")
    release(checkout, "1.10.0")
    change(checkout, *BREAKING)
    as_version(checkout, "1.11.0")
    code, said = compared(checkout)
    assert code == 1
    assert "/v1/rulebooks/{id}" in said
    assert "what breaks callers of v1.10.0 needs another major version than 1.11.0" in said
    as_version(checkout, "2.0.0")
    code, said = compared(checkout)
    assert code == 0, said
    assert "/v1/rulebooks/{id}" in said
