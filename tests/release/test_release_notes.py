"""The notes of a release: all of its section of the changelog, changed rulings first."""

import re
from pathlib import Path
from typing import Final

import pytest

from service import __version__
from tests.support.conformity import SPEC
from tests.support.rows import text_beside
from tools.release_notes import CHANGELOG, NoSuchRelease, release_notes

TEXT: Final = CHANGELOG.read_text(encoding="utf-8")
SOME: Final = text_beside(__file__, "some_changelog.txt")


def test_changed_rulings_come_first() -> None:
    assert release_notes(SOME, "2.0.0") == (
        "# Floorman 2.0.0\n\nA word before.\n\n"
        "## Rulings that changed\n\n"
        "Pin what must stay as it is, and replay recorded decisions before you upgrade: "
        "`docs/reference/versions.md`.\n\n"
        "- ★ `tda-2019` 2.0.0: that,\n  at length.\n- ★ Codes are told otherwise.\n\n"
        "## Rulings\n\n- New: this.\n"
    )


@pytest.mark.parametrize(("version", "said"), [("1.10.0", "Later"), ("1.1.0", "Earlier")])
def test_each_release_has_its_own(version: str, said: str) -> None:
    assert release_notes(SOME, version) == f"# Floorman {version}\n\n## Operation\n\n- {said}.\n"


@pytest.mark.parametrize("version", ["", "1.0.0", "1.1", "2.0", "2x0.0", "."])
def test_a_release_that_is_not_there_has_none(version: str) -> None:
    with pytest.raises(NoSuchRelease):
        release_notes(SOME, version)


def test_this_version_has_notes_and_nothing_of_its_section_is_lost() -> None:
    section = re.split(r"^## ", TEXT, flags=re.MULTILINE)[1]
    assert re.match(rf"{re.escape(__version__)} \((?:unreleased|\d{{4}}-\d\d-\d\d)\)\n", section)
    notes = release_notes(TEXT, __version__)
    for line in section.splitlines()[1:]:
        assert line.removeprefix("###").strip() in notes


def test_one_version_is_told_everywhere() -> None:
    assert SPEC["info"]["version"] == __version__
    project = Path(CHANGELOG.parent, "pyproject.toml").read_text(encoding="utf-8")
    assert 'dynamic = ["version"]' in project  # read of service/__init__.py
    assert "\nversion = " not in project
