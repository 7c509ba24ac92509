"""The suite as files in a folder, for runners in any language."""

import json
import shutil
from collections.abc import Iterator, Mapping
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from secrets import token_hex
from typing import Any, Final

from service import cases
from service.cases.case import case_files
from service.cases.suite import Test, as_lines, manifest, published_summary, published_tests, tests_by_rulebook
from service.rulesets import load_rulebooks

SCHEMAS: Final = ("case.schema.json", "manifest.schema.json", "test.schema.json")
BESIDE: Final = ("comparison.json", "comparison.schema.json", "errata.json", "readings.json")
"""Vectors for a comparator in another language, and their schema; mistakes of the suite; its tests as readers read."""


class NotEmpty(Exception):  # noqa: N818  # what the folder is
    """There is something in the folder already."""


def copy_suite(folder: Path) -> int:
    """Write the suite into a folder that is empty or not there, and say how many files. Raises NotEmpty and OSError."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise NotEmpty(f"{folder} is there already, and not an empty folder: name another")
    folder.absolute().parent.mkdir(parents=True, exist_ok=True)
    beside = folder.absolute().with_name(f".{folder.name}.{token_hex(8)}")
    try:
        beside.mkdir()
        written = 0
        for name, content in suite_files():
            (beside / name).parent.mkdir(exist_ok=True)
            (beside / name).write_bytes(content)
            written += 1
        if folder.exists():
            folder.rmdir()
        beside.rename(folder)
    except OSError:
        shutil.rmtree(beside, ignore_errors=True)
        raise
    return written


def suite_files() -> Iterator[tuple[str, bytes]]:
    """Each file of the suite: its path in the folder, and its content."""
    rulebooks = load_rulebooks()
    here = files(cases)
    yield "README.md", here.joinpath("suite_readme.md").read_bytes()
    yield "suite.json", _as_file(published_summary())
    for name in SCHEMAS:
        yield name, here.joinpath(name).read_bytes()
    for name in BESIDE:
        yield name, files(__package__).joinpath("suite", name).read_bytes()
    for file in case_files():
        yield f"cases/{file.name}", file.read_bytes()
    for rulebook, tests in tests_by_rulebook(published_tests()).items():
        yield f"manifests/{rulebook}.json", _as_file(manifest(rulebook, tests, rulebooks))
        yield f"tests/{rulebook}.ndjson", as_lines(tests)


def ruling_digest(test: Test) -> str:
    """A digest of the clause, the question and what is expected: a reading of the test holds while it stays."""
    ruling = json.dumps([test.ruling.clause, test.question, test.expect], sort_keys=True)
    return sha256(ruling.encode()).hexdigest()[:16]


def reading_of(test: Test) -> dict[str, Any] | None:
    """How a second reader held the test, as it is, against the words of its clause: `verdict`, `date`, `note`."""
    read = _readings().get(test.id, {})
    return read if read.get("ruling") == ruling_digest(test) else None


@cache
def _readings() -> Mapping[str, dict[str, Any]]:
    rows = json.loads(files(__package__).joinpath("suite", "readings.json").read_bytes())
    return {row["test"]: row for row in rows}


def _as_file(value: object) -> bytes:
    return (json.dumps(value, ensure_ascii=False, indent=1) + "\n").encode()
