"""What became of the suite's rulings since the last release, and what version that asks for."""

import io
import json
import re
import subprocess
import tarfile
from collections.abc import Iterable, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from service.cases import case_files, cases_in
from service.cases.suite import Test, tests_of
from service.rulesets import load_rulebooks

ROOT: Final = Path(__file__).parents[2]
CASES: Final = "service/cases/data"
RULEBOOKS: Final = "service/rulesets/data"
SUITE: Final = "service/cases/suite.py"

Rulings = Mapping[str, str]
"""By a test's id its question and what is expected, as JSON."""


def rulings(tests: Iterable[Test]) -> dict[str, str]:
    """What the tests rule; their stories, sources, clauses and tags are not part of it."""
    return {test.id: json.dumps([test.question, test.expect], sort_keys=True) for test in tests}


def released(root: Path = ROOT) -> tuple[str, dict[str, str]] | None:
    """The suite's version in the last release, by the last tag, and its rulings; None if nothing was released."""
    tag = _git(root, "describe", "--tags", "--match", "v[0-9]*", "--abbrev=0").decode().strip()
    packed = _git(root, "archive", "--format=tar", tag, CASES, RULEBOOKS, SUITE) if tag else b""
    if not packed:
        return None
    with TemporaryDirectory() as folder, tarfile.open(fileobj=io.BytesIO(packed)) as files:
        safely: Any = {"filter": "data"} if hasattr(tarfile, "data_filter") else {}  # 3.11.2 has none
        files.extractall(folder, **safely)  # noqa: S202  # git's own archive
        version = re.search(r'^SUITE_VERSION.* = "(.+)"$', (Path(folder) / SUITE).read_text("utf-8"), re.MULTILINE)
        assert version
        cases = cases_in(case_files(Path(folder) / CASES), load_rulebooks(Path(folder) / RULEBOOKS))
        return version[1], rulings(tests_of(cases))


def needed(version: str, before: Rulings, after: Rulings) -> tuple[int, int]:
    """The least major and minor version of `after`, if `before` was released as this version."""
    major, minor, _ = map(int, version.split("."))
    if any(after.get(id) != ruling for id, ruling in before.items()):
        return major + 1, 0
    return (major, minor + 1) if len(after) > len(before) else (major, minor)


def is_enough(version: str, least: tuple[int, int]) -> bool:
    """Whether a version is at least that one."""
    major, minor, _ = map(int, version.split("."))
    return (major, minor) >= least


def _git(root: Path, *arguments: str) -> bytes:
    told = subprocess.run(["git", *arguments], cwd=root, capture_output=True, check=False)
    return told.stdout if told.returncode == 0 else b""
