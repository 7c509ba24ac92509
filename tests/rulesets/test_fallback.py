"""A rulebook that names another one for what it leaves out: what is taken from there, what is not, what is refused."""

from pathlib import Path

from kit.engine_difference import other_houses
from service.rulesets import check, load_rulebooks
from tests.rulesets.made import books
from tests.support.rows import table_of
from tests.support.rulebooks import shelve

test_what_is_taken_from_there = books(__file__)


def test_no_engine_is_held_to_what_another_book_says(tmp_path: Path) -> None:
    """A search asks whether a ruling hangs on it as on what is left open."""
    tried = {
        key
        for rules in other_houses(load_rulebooks(shelve(tmp_path, **table_of(__file__, "TOLD")[0]["files"]))["here"])
        for key in rules
    }
    assert {"straddle.min_raise", "string_bet.announced_raise", "ante.short_stack"} <= tried
    assert "undercall.rule" not in tried


def test_it_is_checked_with_what_it_takes(tmp_path: Path) -> None:
    books, told = check([shelve(tmp_path, **table_of(__file__, "TOLD")[0]["files"])])
    assert told == ()
    assert [(book.ruleset.id, book.falls_back_to) for book in books] == [("here", "there"), ("there", None)]
