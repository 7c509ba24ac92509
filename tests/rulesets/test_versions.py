"""Versions of a rulebook beside each other: which file is which, which is found by a pin, and what is refused."""

from pathlib import Path

import pytest

from service.rulesets import RulebooksError, load_rulebooks
from service.rulesets.rulebook import LONGEST_ID, LONGEST_NAME
from tests.support.rows import table_of
from tests.support.rulebooks import HOUSE, HOUSE_AFTER, shelve


def as_version(version: str) -> str:
    return HOUSE.replace('"1.0.0"', f'"{version}"')


def test_a_pin_finds_the_newest_version_that_begins_so(tmp_path: Path) -> None:
    files = {"corner_club__1": as_version("1.9.0"), "corner_club__2_0": as_version("2.0.3")}
    rulebooks = load_rulebooks(
        extra=shelve(tmp_path, corner_club=as_version("2.10.0"), corner_club__2_9=as_version("2.9.1"), **files)
    )
    found = {
        name: rulebooks[f"corner-club{name}"].ruleset.version
        for name in ("", "@2", "@2.0", "@2.9", "@2.10", "@2.10.0", "@2.0.3", "@1", "@1.9", "@1.9.0")
    }
    assert found == table_of(__file__, "test_a_pin_finds_the_newest_version_that_begins_so")
    for name in ("corner-club", "corner-club@1"):
        assert rulebooks.versions(name) == ("2.10.0", "2.9.1", "2.0.3", "1.9.0")
    assert list(rulebooks) == sorted([*load_rulebooks(), "corner-club"])
    assert [book.ruleset.id for book in rulebooks.carried].count("corner-club") == 4
    assert rulebooks["tda-2019"] is rulebooks["tda-2019@" + rulebooks["tda-2019"].ruleset.version]


@pytest.mark.parametrize("pin", ["@", "@1.", "@.1", "@01", "@1.0.0.0", "@1.0.1", "@3", "@latest", "@^1", "@1@1", " @1"])
def test_nothing_else_is_a_pin(tmp_path: Path, pin: str) -> None:
    rulebooks = load_rulebooks(extra=shelve(tmp_path, corner_club=HOUSE))
    assert "corner-club@1.0" in rulebooks
    assert f"corner-club{pin}" not in rulebooks


def test_an_older_version_keeps_its_answers_and_those_below_it_can_be_pinned(tmp_path: Path) -> None:
    above = 'extends = "corner-club{pin}"\nid = "annex{name}"\nversion = "1.0.0"\n'
    files = {
        "annex_old": above.format(pin="@1", name="-old"),
        "annex": above.format(pin="", name=""),
        "annex_new": above.format(pin="@2.1", name="-new"),
    }
    rulebooks = load_rulebooks(extra=shelve(tmp_path, corner_club=HOUSE_AFTER, corner_club__1=HOUSE, **files))
    was, now = rulebooks["corner-club@1"].ruleset.raise_size, rulebooks["corner-club"].ruleset.raise_size
    assert was != now
    assert rulebooks["annex-old"].ruleset.raise_size == was
    assert rulebooks["annex"].ruleset.raise_size == rulebooks["annex-new"].ruleset.raise_size == now
    assert rulebooks["annex-old"].extends == "corner-club@1"


def test_a_new_version_may_extend_the_one_before(tmp_path: Path) -> None:
    after = 'extends = "corner-club@1"\nid = "corner-club"\nversion = "2.0.0"\n[cap]\nraises = 4\n'
    rulebooks = load_rulebooks(extra=shelve(tmp_path, corner_club=after, corner_club__1=HOUSE))
    assert rulebooks["corner-club"].ruleset.raise_size == rulebooks["corner-club@1"].ruleset.raise_size
    assert (rulebooks["corner-club"].ruleset.cap.raises, rulebooks["corner-club@1"].ruleset.cap.raises) == (4, 3)


def test_house_rules_are_kept_apart_by_version(tmp_path: Path) -> None:
    rulebooks = load_rulebooks(extra=shelve(tmp_path, corner_club=HOUSE_AFTER, corner_club__1=HOUSE))
    rules = {"cap.raises": 4}
    assert rulebooks.ruleset("corner-club", rules) is rulebooks.ruleset("corner-club@2", rules)
    assert rulebooks.ruleset("corner-club", rules) != rulebooks.ruleset("corner-club@1", rules)


def told(*changes: tuple[str, str]) -> str:
    """The rulebook with these changes: a version, and the topics."""
    line = '{{ version = "{}", note = "So.", topics = [{}] }}'
    entries = ", ".join(line.format(*change) for change in changes)
    return HOUSE.replace('title = "The', f'changes = [{entries}]\ntitle = "The').replace('"1.0.0"', '"2.1.0"', 1)


def test_what_a_version_changed_is_read_with_whether_rulings_changed(tmp_path: Path) -> None:
    text = told(("2.1.0", '"cap"'), ("2.0.0", '"raise_size", "cap"'), ("1.1.7", ""), ("1.0.0", ""))
    book = load_rulebooks(extra=shelve(tmp_path, corner_club=text))["corner-club"]
    assert [(one.version, one.rulings, one.topics) for one in book.changes] == [
        ("2.1.0", False, ("cap",)),
        ("2.0.0", True, ("raise_size", "cap")),
        ("1.1.7", False, ()),
        ("1.0.0", False, ()),
    ]
    assert [one.version for one in book.changes_since("1.1.7")] == ["2.1.0", "2.0.0"]
    assert [one.version for one in book.changes_since("1.10.0")] == ["2.1.0", "2.0.0"]


@pytest.mark.parametrize(
    ("version", "rulings"),
    [("0.9.0", False), ("1.0.0", False), ("1.4.0", False), ("2.0.0", True), ("11.0.0", True), ("2.0.1", False)],
)
def test_the_oldest_version_that_is_told_of_changed_rulings_if_it_is_a_new_major(
    tmp_path: Path, version: str, rulings: bool
) -> None:
    text = told((version, '"raise_size"')).replace("2.1.0", version)
    [change] = load_rulebooks(extra=shelve(tmp_path, corner_club=text))["corner-club"].changes
    assert (change.version, change.rulings) == (version, rulings)
    if rulings:
        with pytest.raises(RulebooksError, match=r"changes\.0\.topics: is missing"):
            load_rulebooks(extra=shelve(tmp_path, corner_club=told((version, "")).replace("2.1.0", version)))


def test_each_published_rulebook_tells_what_its_version_changed() -> None:
    assert [book.ruleset.id for book in load_rulebooks().carried if not book.changes] == []


def test_an_older_version_of_a_published_rulebook_can_be_carried_beside(tmp_path: Path) -> None:
    before = 'id = "badugi"\nversion = "0.9.0"\ntitle = "Badugi, as it was"\nsource = "Ours"\n'
    rulebooks = load_rulebooks(extra=shelve(tmp_path, badugi__0=before))
    assert rulebooks["badugi"] == load_rulebooks()["badugi"]
    assert rulebooks["badugi@0"].title == "Badugi, as it was"


def test_the_longest_name_is_the_longest_id_with_the_longest_version(tmp_path: Path) -> None:
    id, version = "a" * LONGEST_ID, "123456789.123456789.123456789"
    text = f'id = "{id}"\nversion = "{version}"\ntitle = "A"\nsource = "A"\n'
    (tmp_path / f"{id}.toml").write_text(text)
    name = f"{id}@{version}"
    assert len(name) == LONGEST_NAME
    assert name in load_rulebooks(extra=tmp_path)
    (tmp_path / f"{id}.toml").write_text(text.replace(version, "1234567890.0.0"))
    with pytest.raises(RulebooksError, match="three numbers, each of at most nine digits"):
        load_rulebooks(extra=tmp_path)
