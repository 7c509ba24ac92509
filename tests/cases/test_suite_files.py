"""The suite described by itself: schemas, manifests, digests, and the folder that `floorman conform copy` writes."""

import hashlib
import json
import os
import subprocess
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from jsonschema_rs import Draft202012Validator, Registry, meta

from kit.suite_copy import SCHEMAS, copy_suite, suite_files
from service.cases import json_schema
from service.cases.suite import SUITE_VERSION, published_summary, published_tests
from tests.support.command import run

TESTS: Final = published_tests()
REGISTRY: Final = Registry([(f"json-schema:///{name}", json_schema(name)) for name in SCHEMAS])


@cache
def published_files() -> dict[str, bytes]:
    """The suite's files by their names: they take too long to be made where no test needs them."""
    return dict(suite_files())


def validator(name: str) -> Draft202012Validator:
    return Draft202012Validator(json_schema(name), registry=REGISTRY, offline=True)


@pytest.mark.parametrize("name", SCHEMAS)
def test_each_schema_is_one(name: str) -> None:
    meta.validate(json_schema(name))


def test_every_test_has_the_shape() -> None:
    fits = validator("test.schema.json")
    faults = [f"{test.id}: {fault.message}" for test in TESTS for fault in fits.iter_errors(test.to_json())]
    assert faults == []
    assert not fits.is_valid({**TESTS[0].to_json(), "expect": {"unheard_of": 1}})
    assert not fits.is_valid({**TESTS[0].to_json(), "level": "other"})


@pytest.mark.slow
@pytest.mark.parametrize(
    "name", [f"manifests/{rulebook}.json" for rulebook in sorted({test.rulebook for test in TESTS})]
)
def test_every_manifest_has_the_shape_and_lists_its_tests(name: str) -> None:
    told = json.loads(published_files()[name])
    assert [fault.message for fault in validator("manifest.schema.json").iter_errors(told)] == []
    tests = [test for test in TESTS if test.rulebook == told["id"]]
    assert told["tests"] == [test.entry() for test in tests]
    assert told["suite"] == SUITE_VERSION
    lines = published_files()[f"tests/{told['id']}.ndjson"]
    assert told["digest"] == "sha256:" + hashlib.sha256(lines).hexdigest()
    assert [json.loads(line)["id"] for line in lines.splitlines()] == [test.id for test in tests]
    assert counted(told) == (len(tests), len(tests), len(tests))


def counted(counts: Any) -> tuple[int, int, int]:
    """How many there are by level and requirement, by topic, by structure."""
    levels = sum(sum(found.values()) for found in counts["levels"].values())
    return levels, sum(counts["topics"].values()), sum(counts["structures"].values())


@pytest.mark.slow
def test_the_summary_adds_up() -> None:
    told = json.loads(published_files()["suite.json"])
    assert told == published_summary()
    assert told["test_count"] == len(TESTS) == sum(one["test_count"] for one in told["rulebooks"])
    assert counted(told) == (len(TESTS), len(TESTS), len(TESTS))
    for level, found in told["levels"].items():
        for requirement, count in found.items():
            assert count == sum((test.level, test.requirement) == (level, requirement) for test in TESTS)


@pytest.mark.slow
def test_the_folder_is_complete_and_a_shell_finds_its_digest(tmp_path: Path) -> None:
    ran = run("conform", "copy", tmp_path / "a" / "suite")
    assert ran.exit_code == 0, ran.output
    root = tmp_path / "a" / "suite"
    written = {str(path.relative_to(root)): path.read_bytes() for path in root.rglob("*") if path.is_file()}
    assert written == published_files()
    assert os.listdir(tmp_path / "a") == ["suite"]  # noqa: PTH208  # hidden ones too
    by_hand = ["sh", "-c", "cat tests/*.ndjson | sha256sum"]
    said = subprocess.run(
        by_hand, cwd=root, env={**os.environ, "LC_ALL": "C"}, capture_output=True, text=True, check=True
    )
    assert "sha256:" + said.stdout.split()[0] == published_summary()["digest"]


@pytest.mark.slow
def test_the_readme_is_short_and_names_what_there_is() -> None:
    text = published_files()["README.md"].decode()
    assert len(text.splitlines()) <= 26
    for name in (*SCHEMAS, "suite.json", "tests/", "manifests/", "cases/"):
        assert name in text


def test_a_folder_with_something_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    ran = run("conform", "copy", tmp_path)
    assert ran.exit_code == 2
    assert "not an empty folder" in ran.output
    assert os.listdir(tmp_path) == ["mine.txt"]  # noqa: PTH208
    assert run("conform", "copy", tmp_path / "mine.txt").exit_code == 2


@pytest.mark.slow
def test_an_empty_folder_is_filled(tmp_path: Path) -> None:
    folder = tmp_path / "empty"
    folder.mkdir()
    assert copy_suite(folder) == len(published_files())
    assert (folder / "suite.json").read_bytes() == published_files()["suite.json"]


def test_a_copy_that_fails_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full() -> Any:
        yield "README.md", b"x"
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("kit.suite_copy.suite_files", full)
    ran = run("conform", "copy", tmp_path / "suite")
    assert ran.exit_code == 2
    assert "No space left on device" in ran.output
    assert os.listdir(tmp_path) == []  # noqa: PTH208
