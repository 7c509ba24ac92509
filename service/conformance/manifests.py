"""The suite described by itself: a manifest for each rulebook, and a summary of all of it."""

import hashlib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

import msgspec

from ..rulesets import Shelf, load_shelf
from ..yielding import yielding
from .suite import SUITE_VERSION, Json, Level, Requirement, Test, published_tests


def tests_by_ruleset(tests: Iterable[Test]) -> dict[str, list[Test]]:
    """The tests of each rulebook, in their order; the rulebooks by id."""
    found: dict[str, list[Test]] = {}
    for test in tests:
        found.setdefault(test.ruleset, []).append(test)
    return dict(sorted(found.items()))


def as_lines(tests: Iterable[Test]) -> bytes:
    """The tests as they are published: a line of JSON each, with all that a runner needs."""
    return b"".join(msgspec.json.encode(test.to_json()) + b"\n" for test in yielding(tests))


def digest(content: Iterable[bytes]) -> str:
    """`sha256:` and the hash of all of it, one after the other."""
    found = hashlib.sha256()
    for part in content:
        found.update(part)
    return f"sha256:{found.hexdigest()}"


def summary(tests: Sequence[Test], shelf: Shelf) -> Json:
    """The suite: its version, the digest over the lines of all rulebooks, and how many tests there are of what."""
    by_ruleset = tests_by_ruleset(tests)
    lines = {ruleset: as_lines(some) for ruleset, some in by_ruleset.items()}
    return {
        "version": SUITE_VERSION,
        "digest": digest(lines.values()),
        "tests": len(tests),
        **_counts(tests),
        "rulesets": [
            {
                **_head(ruleset, shelf),
                "digest": digest([lines[ruleset]]),
                "tests": len(some),
                "levels": _counts(some)["levels"],
            }
            for ruleset, some in by_ruleset.items()
        ],
    }


def manifest(ruleset: str, tests: Sequence[Test], shelf: Shelf) -> Json:
    """The tests of one rulebook: how many there are of what, and for each its id, level, topic and so on."""
    return {
        "suite": SUITE_VERSION,
        **_head(ruleset, shelf),
        "digest": digest([as_lines(tests)]),
        **_counts(tests),
        "tests": [test.entry() for test in tests],
    }


@cache
def published_summary() -> Json:
    """The summary of the published suite under the published rulebooks."""
    return summary(published_tests(), load_shelf())


def _head(ruleset: str, shelf: Mapping[str, Any]) -> Json:
    book = shelf[ruleset]
    return {"id": ruleset, "version": book.ruleset.version, "title": book.title}


def _counts(tests: Iterable[Test]) -> Json:
    """How many tests, by level and requirement, by topic, by structure and by tag."""
    levels: Json = {level.value: dict.fromkeys(Requirement, 0) for level in Level}
    counted: dict[str, Counter[str]] = {name: Counter() for name in ("topics", "structures", "tags")}
    for test in yielding(tests):
        levels[test.level.value][test.requirement] += 1
        counted["topics"][test.topic] += 1
        counted["structures"][test.structure] += 1
        counted["tags"].update(test.tags)
    return {
        "levels": {level: {one.value: count for one, count in found.items()} for level, found in levels.items()},
        **{name: dict(sorted(found.items())) for name, found in counted.items()},
    }
