"""The folder of an operator's rulebooks: read as it is, kept as it was."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from service.rulesets import RulebooksError, load_rulebooks, rulebooks_with
from tests.support.rulebooks import HOUSE


def good(tmp_path: Path) -> tuple[Path, Path]:
    """A folder with one rulebook and a file that is none, and where it is kept."""
    folder = tmp_path / "books"
    folder.mkdir()
    (folder / "corner-club.toml").write_text(HOUSE)
    (folder / "notes.txt").write_bytes(b"\xff")
    return folder, tmp_path / "kept.zip"


def a_pipe(folder: Path) -> None:
    os.mkfifo(folder / "pipe.toml")


def a_link_to_nowhere(folder: Path) -> None:
    (folder / "link.toml").symlink_to(folder / "nowhere")


def a_folder(folder: Path) -> None:
    (folder / "folder.toml").mkdir()


def no_utf_8(folder: Path) -> None:
    (folder / "latin.toml").write_bytes(b"title = '\xe9'")


def a_name_that_is_no_utf_8(folder: Path) -> None:
    Path(os.fsdecode(os.fsencode(folder) + b"/\xe9.toml")).write_text(HOUSE)


def no_toml(folder: Path) -> None:
    (folder / "corner-club.toml").write_text("title = ")


def a_number_longer_than_python_reads(folder: Path) -> None:
    (folder / "long.toml").write_text(f"cap = {'9' * 5000}")


def a_published_id(folder: Path) -> None:
    (folder / "corner-club.toml").rename(folder / "tda-2019.toml")


BREAKS = (
    a_pipe,
    a_link_to_nowhere,
    a_folder,
    no_utf_8,
    a_name_that_is_no_utf_8,
    no_toml,
    a_number_longer_than_python_reads,
    a_published_id,
)


def test_a_good_folder_is_served_as_it_is(tmp_path: Path) -> None:
    folder, kept = good(tmp_path)
    rulebooks, refused = rulebooks_with(folder, kept)
    assert refused is None
    assert list(rulebooks) == list(load_rulebooks(extra=folder)) == sorted([*load_rulebooks(), "corner-club"])
    assert rulebooks["corner-club"] == load_rulebooks(extra=folder)["corner-club"]


@pytest.mark.parametrize("breaks", BREAKS, ids=lambda one: one.__name__)
def test_a_broken_folder_is_refused_and_what_was_kept_holds(tmp_path: Path, breaks: Callable[[Path], None]) -> None:
    folder, kept = good(tmp_path)
    before, _ = rulebooks_with(folder, kept)
    breaks(folder)
    with pytest.raises(RulebooksError) as caught:
        rulebooks_with(folder, None)
    rulebooks, refused = rulebooks_with(folder, kept)
    assert rulebooks == before
    assert str(refused) == str(caught.value)
    assert ".toml" in str(refused)
    with pytest.raises(RulebooksError):
        rulebooks_with(folder, tmp_path / "never.zip")


def test_where_nothing_can_be_kept_a_good_folder_is_served(tmp_path: Path) -> None:
    folder, _ = good(tmp_path)
    rulebooks, refused = rulebooks_with(folder, tmp_path / "nowhere" / "kept.zip")
    assert refused is None
    assert "corner-club" in rulebooks
