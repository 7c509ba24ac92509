"""docs/reference/rulebooks.md: each of its examples does what the page says, and its table is what is there."""

import json
import re
from functools import partial
from pathlib import Path
from typing import Final

import pytest

from service.api.app import create_app
from service.rules.model.reason import Basis
from service.rulesets import PARAMETERS, Inherits, Rulebook, Verdict, by_play, load_rulebooks, newest_seen
from service.rulesets.parameters import parameters
from service.settings import Settings
from tests.support.command import run
from tools.parameter_table import table

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = (ROOT / "docs" / "reference" / "rulebooks.md").read_text(encoding="utf-8")
CLUB: Final = ROOT / "examples" / "rulebooks" / "corner-club.toml"
TEXT: Final = CLUB.read_text(encoding="utf-8")


def inline(start: str) -> str:
    """The one example on the page that begins so and stands within a line."""
    [found] = re.findall(rf"`({re.escape(start)}[^`]*)`", PAGE)
    return str(found)


def instead(good: str, bad: str, text: str = TEXT) -> str:
    """The page's file with something else in one place."""
    assert text.count(good) == 1, good
    return text.replace(good, bad)


checked: Final = partial(run, "rulebooks", "check")
AFTER: Final = instead('version = "1.0.0"', 'version = "2.0.0"', instead('base = "current_bet"', ""))
"""The next version of it, in which a raise is as large as the one before."""


def served(folder: Path, **texts: str) -> Rulebook:
    """The rulebook of these files as a server has it; `check` is content with them."""
    for name, text in texts.items():
        (folder / f"{name.replace('_', '-')}.toml").write_text(text, encoding="utf-8")
    told = checked(folder)
    assert (told.exit_code, told.stderr) == (0, "")
    return load_rulebooks(extra=folder)["corner-club"]


def test_the_file_is_the_one_that_is_served() -> None:
    [told] = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    assert told == CLUB.read_text(encoding="utf-8")


def test_the_check_says_what_is_told(tmp_path: Path) -> None:
    [said] = re.findall(r"\$ floorman rulebooks check corner-club.toml\n(.*?)```", PAGE, re.DOTALL)
    assert checked(CLUB).stdout == said
    text = CLUB.read_text(encoding="utf-8").replace("raises = 4", "rases = 4")
    broken = tmp_path / CLUB.name
    broken.write_text(text.replace('cap = { clause = "corner-club:2"', 'cap = { clause = "corner-club:3"'))
    [faults] = re.findall(r"```\n(corner-club.toml:\d+: .*?)```", PAGE, re.DOTALL)
    assert checked(broken).stderr == faults


def test_the_table_is_what_the_spec_says() -> None:
    """`python tools/parameter_table.py` writes it."""
    assert PAGE.endswith("\n\n" + table())


def test_the_difference_to_another_rulebook_is_shown() -> None:
    asked = inline("GET /v1/rulebooks/corner").removeprefix("GET ")
    client = create_app(Settings(log_level="ERROR", rulebooks_dir=CLUB.parent)).test_client()
    keys = [one["key"] for topic in client.get(asked).get_json()["topics"] for one in topic["parameters"]]
    assert set(keys) == {"raise_size.base", "cap.raises"}


@pytest.mark.parametrize(("base", "play"), [("tda-2019", "tournament"), ("roberts-11", "cash"), ("badugi", "both")])
def test_which_play_it_is_for_and_its_place_are_as_is_told(tmp_path: Path, base: str, play: str) -> None:
    assert re.search(rf"^\| `play` \| .*`{play}`.* \|$", PAGE, re.MULTILINE)
    text = instead('extends = "tda-2019"', f'extends = "{base}"')
    assert served(tmp_path, corner_club=text).play == play
    first = served(tmp_path, corner_club=f'{inline("order = ")}\nplay = "both"\n{text}')
    books = by_play({**load_rulebooks(), "corner-club": first}).values()
    assert [[book.order for book in some][:3] for some in books] == [[1, 10, 20], [1, 30, 100]]


EXAMPLES: Final = {
    "publication": [f"{name} = " for name in ("publisher", "edition", "year", "address", "paraphrased")],
    "open": ["leaves_open = "],
    "changes": ["changes = "],
    "fallback": ["falls_back_to = "],
    "edition": ["numbers = "],
}


@pytest.mark.parametrize("entries", EXAMPLES.values(), ids=list(EXAMPLES))
def test_each_example_of_an_entry_is_taken(tmp_path: Path, entries: list[str]) -> None:
    """Tests in tests/rulesets hold each entry to its meaning."""
    above = "\n".join(inline(entry) for entry in entries)
    if entries == ["numbers = "]:
        above += '\ninherits = "wording"'
        above += "\n" + instead('extends = "tda-2019"', 'extends = "tda-2024"')
    else:
        above += "\n" + (AFTER if entries == ["changes = "] else TEXT)
    served(tmp_path, corner_club=above)


def test_each_choice_is_named() -> None:
    [named] = re.findall(r"^\| `inherits` \| use \|.*\n\|.*\n((?:\|.*\n)+)", PAGE, re.MULTILINE)
    assert set(re.findall(r"^\| `(\w+)`", named, re.MULTILINE)) == set(Inherits)
    [named] = re.findall(r"^The optional `verdict` of a clause is .*$", PAGE, re.MULTILINE)
    assert re.findall(r"`(\w+)`", named)[1:] == list(Verdict)
    bases = re.findall(r"^\| `(\w+)` \| (?:the clause|it follows|the text)", PAGE, re.MULTILINE)
    assert bases == [Basis.TEXT, Basis.DERIVED, Basis.READING]


def test_files_and_folders_are_checked_with_the_codes_that_are_told(tmp_path: Path) -> None:
    above = tmp_path / "annex.toml"
    above.write_text('id = "annex"\nversion = "1.0.0"\nextends = "corner-club"\n', encoding="utf-8")
    assert (checked(above).exit_code, checked(above, CLUB).exit_code, checked(CLUB.parent).exit_code) == (1, 0, 0)
    (tmp_path / "none").mkdir()
    assert checked(tmp_path / "none").exit_code == 2


@pytest.mark.slow
def test_each_setting_of_the_table_can_be_set(tmp_path: Path) -> None:
    rows = re.findall(r"^\| `(\w+)\.(\w+)` \| ([^|]+) \|", PAGE, re.MULTILINE)
    assert [f"{name}.{key}" for name, key, _ in rows] == list(PARAMETERS)
    goes_with = {("limit", "full_bet"): "cumulative = false", ("cumulative", False): 'limit = "full_bet"'}
    wanted: dict[str, tuple[str, object]] = {}
    for name, key, settings in rows:
        said: list[object] = [*re.findall(r"`(\w+)`", settings)]
        said = said or ([True, False] if settings == "true, false" else [int(one) for one in settings.split(" to ")])
        assert len(said) > 1
        for setting in said:
            id = f"house-{len(wanted)}"
            beside = goes_with.get((key, setting), "")
            (tmp_path / f"{id}.toml").write_text(
                f'id = "{id}"\nversion = "1.0.0"\nextends = "tda-2019"\n'
                f"[{name}]\n{key} = {json.dumps(setting)}\n{beside}\n"
            )
            wanted[id] = f"{name}.{key}", setting
    rulebooks = load_rulebooks(extra=tmp_path)
    for id, (parameter, setting) in wanted.items():
        assert parameters(rulebooks[id].ruleset)[parameter] == setting


def test_the_law_s_cases_are_run_as_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    [said] = re.findall(r"\$ floorman (conform --cases .*)\n", PAGE)
    monkeypatch.chdir(ROOT)
    told = run(*said.split())
    assert told.exit_code == 0, told.output
    assert re.search(r" washington +betting, required +[1-9]", told.output)
    law = load_rulebooks(extra=CLUB.parent)["washington"]
    assert inline("cap.heads_up = ") == f'cap.heads_up = "{law.ruleset.cap.heads_up}"'


def test_the_names_that_are_taken_are_told() -> None:
    [told] = re.findall(r"^\| `id` \| .*$", PAGE, re.MULTILINE)
    taken = re.findall(r"`([a-z-]+)`", told.partition("Reserved: ")[2])
    assert sorted(taken) == list(newest_seen(load_rulebooks()))
