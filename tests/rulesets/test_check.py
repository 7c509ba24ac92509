"""Checking rulebooks before they are served: every fault at once, in its line, as the service tells it."""

import re
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import pytest

from service.rules.model.reason import Topic
from service.rulesets import RulebooksError, check, load_rulebooks
from service.rulesets.load import rulebooks_with
from service.rulesets.rulebook import LONGEST_NAME
from service.rulesets.rulebook_file import LONGEST_FILE, LONGEST_LINE, MOST_FAULTS, MOST_PARTS, EntryLines
from tests.support.rows import rows_of, table_of, text_beside
from tests.support.rulebooks import shelve

ROOT: Final = Path(__file__).parents[2]
CLUB: Final = (ROOT / "examples" / "rulebooks" / "corner-club.toml").read_text(encoding="utf-8")
CHANGES: Final = table_of(__file__, "CHANGES")
TOLD: Final = table_of(__file__, "TOLD")


def broken() -> str:
    text = CLUB
    for good, bad in CHANGES.items():
        assert text.count(good) == 1, good
        text = text.replace(good, bad)
    return text


def told(folder: Path, **texts: str) -> list[str]:
    """What is told of these files; a server that starts with them tells the same."""
    folder.mkdir(exist_ok=True)
    _, faults = check([shelve(folder, **texts)])
    if faults:
        with pytest.raises(RulebooksError) as refused:
            load_rulebooks(extra=folder)
        assert refused.value.faults == faults
    else:
        load_rulebooks(extra=folder)
    return [str(fault) for fault in faults]


def test_the_examples_can_be_served() -> None:
    books, faults = check([ROOT / "examples" / "rulebooks"])
    assert ([book.ruleset.id for book in books], faults) == (["corner-club", "online-room", "washington"], ())


def test_every_fault_is_told_at_once_in_its_line(tmp_path: Path) -> None:
    lines = broken().splitlines()
    found = told(tmp_path, corner_club=broken())
    for one, what in zip(found, TOLD, strict=True):
        assert what in one
        place = one.partition(": ")[0].removeprefix("corner-club.toml:")
        assert what.split(".")[-1].split(":")[0] in lines[int(place) - 1] or what.startswith("topics.cap.")


def test_the_faults_of_all_files_are_told(tmp_path: Path) -> None:
    found = told(
        tmp_path,
        above='extends = "corner-club"\nid = "above"\nversion = "1"\n',  # what it extends cannot be used
        corner_club=broken(),
        first='id = "first"\nversion = "1.0.0"\nextends = "second"\n[cap]\nraizes = 2\n',
        nothing="id = \n",
        orphan='id = "orphan"\nversion = "1.0.0"\nextends = "tda-2091"\n[capp]\n',
        second='id = "second"\nversion = "1.0.0"\nextends = "first"\n',
        tda_2019='id = "tda-2019"\nversion = "1.0.0"\ntitle = "T"\nsource = "S"\n',
        under_nothing='id = "under-nothing"\nversion = "1.0.0"\nextends = "nothing"\n',
    )
    assert [one for one in found if not one.startswith("corner-club")] == [
        "above.toml:3: version: must be three numbers, each of at most nine digits, as 1.0.0",
        "first.toml:5: cap.raizes: is not known here: did you mean raises?",
        "nothing.toml:1: is no TOML: Invalid value (at line 1, column 6): a text stands in double quotes",
        "orphan.toml:3: extends: there is no rulebook tda-2091: did you mean tda-2019?",
        "orphan.toml:4: capp: is not known here: did you mean cap?",
        "second.toml:3: extends: goes round in a circle: first > second > first",
        "tda-2019.toml:1: id: tda-2019 is loaded already: choose another id",
    ]
    assert len(found) == 7 + len(TOLD)


def test_one_fault_is_one_fault(tmp_path: Path) -> None:
    """What follows from a fault that is told is not told as another."""
    for number, (good, bad) in enumerate(CHANGES.items()):
        folder = tmp_path / str(number)
        found = told(folder, corner_club=CLUB.replace(good, bad))
        assert len(found) == 1, found
    assert told(tmp_path, corner_club="\ufeff" + CLUB) == []
    assert len(told(tmp_path, corner_club=CLUB.replace("extends", "extend"))) == 1


@rows_of(__file__)
def test_what_is_no_toml_is_told_with_what_is_often_behind_it(tmp_path: Path, good: str, bad: str, hint: str) -> None:
    text = CLUB.replace(good, bad)
    [fault] = told(tmp_path, corner_club=text)
    line = next(number for number, line in enumerate(text.splitlines(), start=1) if bad in line)
    assert fault.startswith(f"corner-club.toml:{line}: is no TOML: ")
    assert fault.endswith(hint)


def test_files_are_checked_by_themselves(tmp_path: Path) -> None:
    (tmp_path / "corner-club.toml").write_text(CLUB, encoding="utf-8")
    (tmp_path / "broken.toml").write_text("id =", encoding="utf-8")
    annex = tmp_path / "annex.toml"
    annex.write_text('id = "annex"\nversion = "1.0.0"\nextends = "corner-club"\n', encoding="utf-8")
    assert [str(one) for one in check([annex])[1]] == ["annex.toml:3: extends: there is no rulebook corner-club"]
    books, faults = check([annex, tmp_path / "corner-club.toml"])
    assert ([book.ruleset.id for book in books], faults) == (["annex", "corner-club"], ())
    text = tmp_path / "club.toml.txt"
    text.write_text(CLUB, encoding="utf-8")
    assert [str(one) for one in check([text])[1]] == ["club.toml.txt: must be named by the rulebook's id and .toml"]


def paths(found: Any, above: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    for key, value in found.items() if isinstance(found, dict) else ():
        yield (*above, key)
        yield from paths(value, (*above, key))


@pytest.mark.slow
@pytest.mark.parametrize("ending", ["\n", "\r\n"])
def test_each_entry_is_found_in_the_line_that_names_it(ending: str) -> None:
    published = files("service.rulesets").joinpath("data", "roberts-11.toml").read_text(encoding="utf-8")
    several = '\n[a]\nb = """\nc = 1\n"""\nlist = [\n  1,\n  2]\nc = 2\n\n[a."d:1"]\nx = {y = 1, z = 2}\n'
    for text in (published, several, "a.b = 1\na.c = 2\n"):
        lines = EntryLines(text.replace("\n", ending))
        every = list(paths(tomllib.loads(text)))
        assert len(every) > 2
        for path in every:
            line = lines.of(path)
            assert line is not None
            assert path[-1] in text.split("\n")[line - 1], path
    assert EntryLines(several.replace("\n", ending)).of(("a", "c")) == 9
    assert EntryLines(several).of(("a", "no", "such")) == 2
    assert EntryLines(several).of(("no",)) is None


STRANGE: Final = text_beside(__file__, "books/strange.toml")


def line_by_prefixes(text: str, path: tuple[str, ...]) -> int:
    """The line after the longest beginning of the text, in whole lines, that is TOML and lacks the entry."""
    lines = text.split("\n")
    sound = 0
    for count in range(1, len(lines) + 1):
        try:
            read = tomllib.loads("\n".join(lines[:count]))
        except tomllib.TOMLDecodeError:
            continue
        if path in paths(read):
            return sound + 1
        sound = count
    raise LookupError(path)


def test_strings_comments_and_arrays_of_tables_move_no_line() -> None:
    every = list(paths(tomllib.loads(STRANGE)))
    assert len(every) > 15
    assert {path: EntryLines(STRANGE).of(path) for path in every} == {
        path: line_by_prefixes(STRANGE, path) for path in every
    }


@rows_of(__file__)
def test_faults_in_a_file_cost_no_more_than_reading_it_twice(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, entry: str
) -> None:
    read: list[int] = []
    loads = tomllib.loads

    def counted(text: str) -> Any:
        read.append(len(text))
        return loads(text)

    monkeypatch.setattr(tomllib, "loads", counted)
    text = CLUB.partition("[")[0] + "".join(entry.format(number) for number in range(100))
    file = tmp_path / "corner-club.toml"
    file.write_text(text, encoding="utf-8")
    check(())
    published = sum(read)
    _, faults = check([file])
    assert len(faults) >= 100
    assert all(fault.line for fault in faults)
    assert sum(read) - 2 * published <= 2 * len(text) + 100


def test_what_is_too_long_to_be_a_rulebook_is_not_read(tmp_path: Path) -> None:
    start = CLUB.index("[raise_size]")
    fits = f"# {'x' * (LONGEST_LINE - 2)}\n"
    enough = CLUB + "#" + "\n" * (LONGEST_FILE - len(CLUB.encode()) - 1)
    assert told(tmp_path / "fits", corner_club=fits + CLUB) == []
    assert told(tmp_path / "enough", corner_club=enough) == []
    assert told(tmp_path / "large", corner_club=enough + "\n") == ["corner-club.toml: must have at most 131,072 bytes"]
    dots = "a." * LONGEST_LINE + "a = 1\n"
    assert told(tmp_path / "dots", corner_club=CLUB[:start] + dots + CLUB[start:]) == [
        f"corner-club.toml:{CLUB[:start].count(chr(10)) + 1}: must have at most 2,000 characters in a line"
    ]


@pytest.mark.parametrize("key", ["{}", "[{}]", "[[{}]]", "x = {{ y = 1, {} = 1 }}"])
@pytest.mark.parametrize("part", ["b", '"b.b"', "'b'"])
def test_a_key_of_too_many_parts_does_not_reach_the_parser(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, key: str, part: str
) -> None:
    """It needs the square of the parts in time and memory."""
    start = CLUB + '# "\nleaves_out = """\n' + "b." * (MOST_PARTS + 1) + '"""  # \'\n'
    fits, long = (start + key.format(" . ".join([part] * parts)) + " = 1\n" for parts in (MOST_PARTS, MOST_PARTS + 1))
    assert not any("parts" in fault for fault in told(tmp_path, corner_club=fits))
    published = load_rulebooks()
    read: list[str] = []
    monkeypatch.setattr(tomllib, "loads", read.append)
    (tmp_path / "corner-club.toml").write_text(long, encoding="utf-8")
    _, faults = check([tmp_path])
    line = start.count("\n") + 1
    assert [str(fault) for fault in faults] == [f"corner-club.toml:{line}: must have at most 16 parts in a key"]
    assert (read, "corner-club" in published) == ([], False)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["", "n" * 1900])
def test_the_faults_of_a_file_are_not_much_longer_than_the_file(tmp_path: Path, name: str) -> None:
    head = 'id = "corner-club"\nversion = "1.0.0"\n[clauses]\n'
    line = f'"{name}{{}}".topics=["x","y","z","p"]\n'
    text = head + "".join(line.format(number) for number in range((LONGEST_FILE - 100) // (len(line) + 2)))
    (tmp_path / "corner-club.toml").write_text(text, encoding="utf-8")
    faults = [str(fault) for fault in check([tmp_path])[1]]
    assert sum(map(len, faults)) < 4 * len(text)
    if not name:
        assert len(faults) == MOST_FAULTS + 1
        assert re.fullmatch("1[0-9],[0-9]{3} faults more are not listed", faults[-1])
    assert sum(list(Topic)[-1].value in fault for fault in faults) == 1


def test_a_file_is_read_no_further_than_it_may_be_long(tmp_path: Path) -> None:
    with (tmp_path / "endless.toml").open("wb") as file:
        file.truncate(2**40)  # more than any memory holds; it takes no room on the disk
    with pytest.raises(RulebooksError, match="at most 131,072 bytes"):
        rulebooks_with(tmp_path, None)


@pytest.mark.slow
@pytest.mark.parametrize("written", ['extends = "tda-2019"', 'cap = { clause = "corner-club:2"'])
def test_a_fault_repeats_no_more_of_a_text_than_a_name_may_have(tmp_path: Path, written: str) -> None:
    assert CLUB.count(written) == 1
    key = written.partition('"')[0]
    lines = ("x" * 1000 + "\n") * 100
    faults = told(tmp_path, corner_club=CLUB.replace(written, f'{key}"""{lines}"""'))
    assert any(f"{'x' * LONGEST_NAME}…" in fault for fault in faults)
    assert max(map(len, faults)) < 1000
