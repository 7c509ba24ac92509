"""Whose a rulebook is: each published one says so, NOTICE has what its publisher asks for, and one's own may say it."""

import re
from pathlib import Path
from typing import Final

import pytest

from service.rulesets import load_rulebooks
from service.rulesets.rulebook import Publication
from tests.support.rulebooks import HOUSE

NOTICE: Final = (Path(__file__).parents[2] / "NOTICE").read_text(encoding="utf-8")
UNDATED: Final = {"roberts-11": ("version 11", None), "badugi": (None, None)}
"""Edition and year of the books that do not bear both."""


def test_each_published_rulebook_says_whose_it_is() -> None:
    for id, book in load_rulebooks().items():
        told = book.publication
        assert told, id
        assert (told.address, told.paraphrased) != (None, False), id
        if id in UNDATED:
            assert (told.edition, told.year) == UNDATED[id]
        else:
            assert told.year, id
            assert str(told.year) == id[-4:], id
            assert str(told.year) in (told.edition or ""), id


def test_the_notice_has_each_rulebook_under_its_publisher() -> None:
    named = {
        id: part.partition(",")[0]
        for part in NOTICE.split("\n\n")
        for line in re.findall(r"^Rulebooks: (.*)$", part, re.MULTILINE)
        for id in re.findall(r"[a-z]+(?:-[a-z0-9]+)*", line)
        if id in load_rulebooks()
    }
    assert set(named) == set(load_rulebooks())
    for id, book in load_rulebooks().items():
        assert book.publication
        assert named[id].startswith(book.publication.publisher), id


def test_what_the_tda_asks_for_is_no_permission_that_was_given() -> None:
    asked = (
        "TDA rules used by permission of the Poker TDA, Copyright 2026, http://www.pokertda.com, All rights reserved"
    )
    assert NOTICE.count(f"\n    {asked}\n") == 1
    assert "does not say that a permission was given" in " ".join(NOTICE.split())


@pytest.mark.parametrize("inherits", ["clauses", "wording", "numbering", "answers"])
def test_a_rulebook_of_one_s_own_says_its_own_or_nothing(tmp_path: Path, inherits: str) -> None:
    path = tmp_path / "corner-club.toml"
    path.write_text(f'inherits = "{inherits}"\n{HOUSE}', encoding="utf-8")
    assert load_rulebooks(extra=tmp_path)["corner-club"].publication is None
    path.write_text(f'publisher = "The Club"\ninherits = "{inherits}"\n{HOUSE}', encoding="utf-8")
    told = load_rulebooks(extra=tmp_path)["corner-club"].publication
    assert told == Publication(publisher="The Club", edition=None, year=None, address=None, paraphrased=True)
