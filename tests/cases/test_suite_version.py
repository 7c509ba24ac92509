"""The suite's version keeps its promise: a ruling that changed or went is a major change, a new test a minor one."""

import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest
from msgspec import structs

from service.cases.suite import SUITE_VERSION, published_tests
from tests.cases import changes
from tests.support.tree import git

BEFORE: Final = {"tda-2019/a.b": "1", "badugi/a.b": "2"}


def test_the_version_fits_what_changed_since_the_last_release() -> None:
    found = changes.released()
    if found is not None:
        version, before = found
        after = changes.rulings(published_tests())
        least = changes.needed(version, before, after)
        gone = sorted(id for id, ruling in before.items() if after.get(id) != ruling)
        assert changes.is_enough(SUITE_VERSION, least), f"since {version} these changed or went: {gone[:5]}; {least}"


@pytest.mark.parametrize(
    ("after", "least"),
    [
        (BEFORE, (1, 4)),
        (BEFORE | {"badugi/a.c": "3"}, (1, 5)),
        (BEFORE | {"badugi/a.b": "3"}, (2, 0)),
        ({"tda-2019/a.b": "1"}, (2, 0)),
        ({"tda-2019/a.b": "1", "badugi/a.c": "2"}, (2, 0)),
    ],
    ids=["the same", "new", "changed", "gone", "another id"],
)
def test_what_a_change_asks_for(after: dict[str, str], least: tuple[int, int]) -> None:
    assert changes.needed("1.4.2", BEFORE, after) == least


def test_a_version_is_enough() -> None:
    assert [changes.is_enough(version, (1, 4)) for version in ("1.4.0", "1.10.0", "2.0.0", "1.3.9", "0.9.0")] == [
        *[True] * 3,
        *[False] * 2,
    ]


def test_a_ruling_is_its_question_and_what_is_expected() -> None:
    [test, other] = published_tests()[:2]
    [ruling] = changes.rulings([test]).values()

    def ruled(**changed: Any) -> str:
        return changes.rulings([replace(test, **changed)])[test.id]

    assert ruled(tags=("new",), case=replace(test.case, story="Told otherwise.")) == ruling
    assert ruled(question={**test.question, "house_rules": {"x": 1}}) != ruling
    assert ruled(ruling=structs.replace(test.ruling, expect={"legal": None})) != ruling
    assert ruled(ruling=structs.replace(test.ruling, clause=None)) == ruling
    assert other.id not in changes.rulings([test])


@pytest.mark.slow
def test_a_release_is_read_by_its_tag(tmp_path: Path) -> None:
    cases = tmp_path / changes.CASES
    shutil.copytree(changes.ROOT / changes.CASES, cases)
    shutil.copytree(changes.ROOT / changes.RULEBOOKS, tmp_path / changes.RULEBOOKS)
    (tmp_path / changes.SUITE).write_text('SUITE_VERSION: Final = "3.4.5"\n', encoding="utf-8")
    git(tmp_path, "init")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "-m", "released")
    assert changes.released(tmp_path) is None
    git(tmp_path, "tag", "v1.0.0")
    (cases / "blinds.json").unlink()
    git(tmp_path, "commit", "-a", "-m", "worked on")
    found = changes.released(tmp_path)
    assert found == ("3.4.5", changes.rulings(published_tests()))
