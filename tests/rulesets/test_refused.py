"""Files that cannot be served as rulebooks: the fault is told by its file and its key, and in words."""

from pathlib import Path
from typing import Final

import pytest

from service.rules.model.reason import Topic
from service.rulesets import RulebooksError, load_rulebooks
from tests.support.rows import rows_of, text_beside
from tests.support.rulebooks import HOUSE, HOUSE_AFTER

TEXTS: Final = {
    "{ALONE}": text_beside(__file__, "books/alone.toml"),
    "{FIRST}": text_beside(__file__, "books/first.toml"),
    "{HOUSE}": HOUSE,
    "{HOUSE_AFTER}": HOUSE_AFTER,
    "{TOPICS}": ", ".join(Topic),
}


def written_out(said: str | list[str]) -> str:
    """A text with those that it names; or the first of a list, with the old words replaced by the new."""
    text, *change = [said] if isinstance(said, str) else said
    for name, named in TEXTS.items():
        text = text.replace(name, named)
    return text.replace(change[0], change[1]) if change else text


@rows_of(__file__)
def test_what_cannot_be_a_rulebook_is_refused_by_file_and_key(
    tmp_path: Path, files: dict[str, str | list[str]], file: str, key: str, what: str
) -> None:
    for stem, said in files.items():
        (tmp_path / f"{stem}.toml").write_text(written_out(said), encoding="utf-8")
    with pytest.raises(RulebooksError) as caught:
        load_rulebooks(extra=tmp_path)
    [fault] = caught.value.faults
    assert (fault.file, fault.key, fault.what) == (file, key, written_out(what))
    assert str(caught.value).startswith(f"{file}:")
