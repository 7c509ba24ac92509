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


BREAKS: dict[str, Callable[[Path], object]] = {
    "a pipe": lambda folder: os.mkfifo(folder / "pipe.toml"),
    "a link to nowhere": lambda folder: (folder / "link.toml").symlink_to(folder / "nowhere"),
    "a folder": lambda folder: (folder / "folder.toml").mkdir(),
    "no UTF-8": lambda folder: (folder / "latin.toml").write_bytes(b"title = '\xe9'"),
    "a name that is no UTF-8": lambda folder: (folder / os.fsdecode(b"\xe9.toml")).write_text(HOUSE),
    "no TOML": lambda folder: (folder / "corner-club.toml").write_text("title = "),
    "a number longer than Python reads": lambda folder: (folder / "long.toml").write_text(f"cap = {'9' * 5000}"),
    "a published id": lambda folder: (folder / "corner-club.toml").rename(folder / "tda-2019.toml"),
}


def test_a_good_folder_is_served_as_it_is_and_where_nothing_can_be_kept_too(tmp_path: Path) -> None:
    folder, kept = good(tmp_path)
    for where in (kept, tmp_path / "nowhere" / "kept.zip"):
        rulebooks, refused = rulebooks_with(folder, where)
        assert refused is None
        assert list(rulebooks) == list(load_rulebooks(extra=folder)) == sorted([*load_rulebooks(), "corner-club"])
        assert rulebooks["corner-club"] == load_rulebooks(extra=folder)["corner-club"]


@pytest.mark.parametrize("name", BREAKS)
def test_a_broken_folder_is_refused_and_what_was_kept_holds(tmp_path: Path, name: str) -> None:
    folder, kept = good(tmp_path)
    before, _ = rulebooks_with(folder, kept)
    BREAKS[name](folder)
    with pytest.raises(RulebooksError) as caught:
        rulebooks_with(folder, None)
    rulebooks, refused = rulebooks_with(folder, kept)
    assert rulebooks == before
    assert str(refused) == str(caught.value)
    assert ".toml" in str(refused)
    with pytest.raises(RulebooksError):
        rulebooks_with(folder, tmp_path / "never.zip")
