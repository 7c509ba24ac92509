"""The suite as it is published: files for runners in any language, the same bytes each time.

Each rulebook has its tests as lines of JSON, and a manifest that lists them; a summary tells of all.
"""

import hashlib
import json
import shutil
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from secrets import token_hex
from typing import Any, Final

import msgspec

from ..rulesets import Rulebooks, load_rulebooks
from ..yielding import yielding
from .case import case_files
from .suite import SUITE_VERSION, Json, Level, Requirement, Test, published_tests

SCHEMAS: Final = ("case.schema.json", "manifest.schema.json", "test.schema.json")


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
    here = files(__package__)
    yield "README.md", here.joinpath("suite_readme.md").read_bytes()
    yield "suite.json", _as_file(published_summary())
    for name in SCHEMAS:
        yield name, here.joinpath(name).read_bytes()
    for file in case_files():
        yield f"cases/{file.name}", file.read_bytes()
    for rulebook, tests in tests_by_rulebook(published_tests()).items():
        yield f"manifests/{rulebook}.json", _as_file(manifest(rulebook, tests, rulebooks))
        yield f"tests/{rulebook}.ndjson", as_lines(tests)


def _as_file(value: object) -> bytes:
    return (json.dumps(value, ensure_ascii=False, indent=1) + "\n").encode()


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
