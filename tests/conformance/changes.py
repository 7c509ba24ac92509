"""What became of the suite's rulings since they were last published, and what version that asks for.

`python -m tests.conformance.changes` writes them down as published: part of a release, and no way to mend a test.
"""

import hashlib
import json
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from service.conformance.suite import SUITE_VERSION, Test, published_tests

PUBLISHED: Final = Path(__file__).with_name("published_rulings.json")
"""The version that was published, and for each case the digest of its ruling under each rulebook."""

Rulings = Mapping[str, str]
"""By a test's id the digest of its question and of what is expected."""


def rulings(tests: Iterable[Test]) -> dict[str, str]:
    """What the tests rule; their stories, sources, clauses and tags are not part of it."""
    found = {}
    for test in tests:
        ruled = json.dumps([test.question, test.expect], sort_keys=True, ensure_ascii=False)
        found[test.id] = hashlib.sha256(ruled.encode()).hexdigest()[:12]
    return found


def published() -> tuple[str, dict[str, str]]:
    """The version that was published last, and its rulings."""
    told = json.loads(PUBLISHED.read_text(encoding="utf-8"))
    by_case: dict[str, dict[str, str]] = told["rulings"]
    found = {f"{ruleset}/{case}": one for case, some in by_case.items() for ruleset, one in some.items()}
    return told["version"], found


def needed(version: str, before: Rulings, after: Rulings) -> tuple[int, int]:
    """The least major and minor version of `after`, if `before` was published as this version."""
    major, minor, _ = map(int, version.split("."))
    if any(after.get(id) != ruling for id, ruling in before.items()):
        return major + 1, 0
    return (major, minor + 1) if len(after) > len(before) else (major, minor)


def as_published(version: str, found: Rulings) -> str:
    """The file: a line for each case."""
    by_case: dict[str, dict[str, str]] = {}
    for id, ruling in sorted(found.items()):
        ruleset, _, case = id.partition("/")
        by_case.setdefault(case, {})[ruleset] = ruling
    lines = [f"{json.dumps(case)}: {json.dumps(some)}" for case, some in sorted(by_case.items())]
    return f'{{"version": "{version}", "rulings": {{\n' + ",\n".join(lines) + "\n}}\n"


def is_enough(version: str, least: tuple[int, int]) -> bool:
    """Whether a version is at least that one."""
    major, minor, _ = map(int, version.split("."))
    return (major, minor) >= least


def main() -> None:
    """Write down what the suite rules now as published under its version."""
    found = rulings(published_tests())
    if PUBLISHED.exists() and not is_enough(SUITE_VERSION, needed(*published(), found)):
        sys.exit(f"{SUITE_VERSION} is too low for what changed: raise SUITE_VERSION in service/conformance/suite.py")
    PUBLISHED.write_text(as_published(SUITE_VERSION, found), encoding="utf-8")


if __name__ == "__main__":
    main()
