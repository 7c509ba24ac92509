"""No ruling changes unsaid: the tree rules as its lock has it, and as the last release does under the same version."""

import copy
from pathlib import Path
from typing import Final

import pytest

from tests.release.rulings import __main__
from tests.release.rulings.lock import FILE, Lock, faults, locked, made, released
from tests.support.drawn import part
from tests.support.rows import rows_of, table_of

THEN: Final[Lock] = table_of(__file__, "THEN")


def test_what_is_ruled_is_what_is_locked() -> None:
    then = locked()
    topics = part(sorted(then["cases"]), 3)
    for book in then["rulebooks"].values():
        book["rulings"] = {topic: book["rulings"][topic] for topic in topics}
    assert made(topics) == then, "make rulings"


def test_what_was_released_is_ruled_as_it_was() -> None:
    then = released()
    assert then is None or faults(locked(), then) == []


def changed(version: str = "1.0.0", **changes: str) -> Lock:
    """The lock with the club's rulebook changed, under this version."""
    now = copy.deepcopy(THEN)
    book = now["rulebooks"].pop("club@1.0.0")
    for name, value in changes.items():
        target = book if name in book else book["rulings"]
        target[name] = value
    now["rulebooks"][f"club@{version}"] = book
    return now


RULED: Final = {"cap": "aaaaaa.1111 eeeeee.1111"}


@rows_of(__file__)
def test_a_change_needs_the_version_that_says_so(now: Lock, found: list[str]) -> None:
    assert faults(now, THEN) == found


def test_a_case_more_is_no_change_and_a_case_that_is_gone_is_one() -> None:
    more = changed(cap="aaaaaa.1111 ffffff.1111 bbbbbb.1111")
    more["cases"]["cap"] = "one one_more two"
    more["rulebooks"]["badugi@1.2.0"]["rulings"]["cap"] = "- - dddddd.1111"
    assert faults(more, THEN) == []
    less = changed(cap="bbbbbb.1111")
    less["cases"]["cap"] = "two"
    less["rulebooks"]["badugi@1.2.0"]["rulings"]["cap"] = "dddddd.1111"
    assert faults(less, THEN) == ["club@1.0.0 rules otherwise on cap.one: raise the version"]


def test_an_older_version_that_is_still_carried_rules_as_it_did() -> None:
    now = changed("2.0.0", **RULED)
    now["rulebooks"]["club@1.0.0"] = copy.deepcopy(THEN["rulebooks"]["club@1.0.0"])
    assert faults(now, THEN) == []
    now["rulebooks"]["club@1.0.0"]["rulings"]["cap"] = "aaaaaa.1111 eeeeee.1111"
    assert faults(now, THEN) == ["club@1.0.0 rules otherwise on cap.two: raise the version"]


def test_what_was_released_is_not_written_over(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    then = locked()
    book = then["rulebooks"]["badugi@1.0.0"]
    first = book["rulings"]["all_in"].partition(" ")[0]
    book["rulings"]["all_in"] = book["rulings"]["all_in"].replace(first, "000000.0000", 1)
    monkeypatch.setattr(__main__, "FILE", tmp_path / "lock")
    monkeypatch.setattr(__main__, "made", locked)
    monkeypatch.setattr(__main__, "released", lambda: then)
    with pytest.raises(SystemExit, match=r"badugi@1\.0\.0 rules otherwise on all_in\..*: raise the version"):
        __main__.main()
    assert not (tmp_path / "lock").exists()
    monkeypatch.setattr(__main__, "released", locked)
    __main__.main()
    assert (tmp_path / "lock").read_bytes() == FILE.read_bytes()


def test_a_rulebook_that_is_gone_is_told() -> None:
    now = copy.deepcopy(THEN)
    del now["rulebooks"]["badugi@1.2.0"]
    assert faults(now, THEN) == ["badugi is gone"]
