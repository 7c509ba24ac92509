"""The suite as it is published: files for runners in any language, the same bytes each time.

Each rulebook has its tests as lines of JSON, and a manifest that lists them; a summary tells of all.
"""

import hashlib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

import msgspec

from ..rulesets import Rulebooks, load_rulebooks
from ..yielding import yielding
from .suite import SUITE_VERSION, Json, Level, Requirement, Test, published_tests


def tests_by_rulebook(tests: Iterable[Test]) -> dict[str, list[Test]]:
    """The tests of each rulebook, in their order; the rulebooks by id."""
    by_rulebook: dict[str, list[Test]] = {}
    for test in tests:
        by_rulebook.setdefault(test.rulebook, []).append(test)
    return dict(sorted(by_rulebook.items()))


def as_lines(tests: Iterable[Test]) -> bytes:
    """The tests as they are published: a line of JSON each, with all that a runner needs."""
    return b"".join(msgspec.json.encode(test.to_json()) + b"\n" for test in yielding(tests))


def _digest(content: Iterable[bytes]) -> str:
    """`sha256:` and the hash of all of it, one after the other."""
    digest = hashlib.sha256()
    for part in content:
        digest.update(part)
    return f"sha256:{digest.hexdigest()}"


def suite_digest(tests: Iterable[Test]) -> str:
    """The digest over the lines of all rulebooks: the same digest means the same questions and rulings."""
    return _digest(as_lines(some) for some in tests_by_rulebook(tests).values())


def summary(tests: Sequence[Test], rulebooks: Rulebooks) -> Json:
    """The suite: its version, the digest over the lines of all rulebooks, and how many tests there are of what."""
    by_rulebook = tests_by_rulebook(tests)
    lines = {rulebook: as_lines(some) for rulebook, some in by_rulebook.items()}
    return {
        "version": SUITE_VERSION,
        "digest": _digest(lines.values()),
        "test_count": len(tests),
        **_counts(tests),
        "rulebooks": [
            {
                **_head(rulebook, rulebooks),
                "digest": _digest([lines[rulebook]]),
                "test_count": len(some),
                "levels": _counts(some)["levels"],
            }
            for rulebook, some in by_rulebook.items()
        ],
    }


def manifest(rulebook: str, tests: Sequence[Test], rulebooks: Rulebooks) -> Json:
    """The tests of one rulebook: how many there are of what, and for each its id, level, topic and so on."""
    return {
        "suite": SUITE_VERSION,
        **_head(rulebook, rulebooks),
        "digest": _digest([as_lines(tests)]),
        **_counts(tests),
        "tests": [test.entry() for test in tests],
    }


@cache
def published_summary() -> Json:
    """The summary of the published suite under the published rulebooks."""
    return summary(published_tests(), load_rulebooks())


def _head(rulebook: str, rulebooks: Mapping[str, Any]) -> Json:
    book = rulebooks[rulebook]
    return {"id": rulebook, "version": book.ruleset.version, "title": book.title}


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
        "levels": {level: {key.value: count for key, count in counts.items()} for level, counts in levels.items()},
        **{name: dict(sorted(counts.items())) for name, counts in counted.items()},
    }
