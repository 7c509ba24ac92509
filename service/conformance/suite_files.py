"""The suite as a folder of files, for runners in any language: the same bytes each time."""

import json
from collections.abc import Iterator
from importlib.resources import files
from typing import Any, Final

from ..rulesets import load_shelf
from .cases import case_files
from .manifests import as_lines, manifest, published_summary, tests_by_ruleset
from .suite import published_tests

SCHEMAS: Final = ("case.schema.json", "manifest.schema.json", "test.schema.json")


def suite_files() -> Iterator[tuple[str, bytes]]:
    """Each file of the suite: its path in the folder, and its content."""
    shelf = load_shelf()
    here = files(__package__)
    yield "README.md", here.joinpath("suite_readme.md").read_bytes()
    yield "suite.json", _written(published_summary())
    for name in SCHEMAS:
        yield name, here.joinpath(name).read_bytes()
    for file in case_files():
        yield f"cases/{file.name}", file.read_bytes()
    for ruleset, tests in tests_by_ruleset(published_tests()).items():
        yield f"manifests/{ruleset}.json", _written(manifest(ruleset, tests, shelf))
        yield f"tests/{ruleset}.ndjson", as_lines(tests)


def suite_schema(name: str) -> dict[str, Any]:
    """One of the suite's schemas, by its file's name."""
    schema: dict[str, Any] = json.loads(files(__package__).joinpath(name).read_bytes())
    return schema


def _written(value: object) -> bytes:
    return (json.dumps(value, ensure_ascii=False, indent=1) + "\n").encode()
