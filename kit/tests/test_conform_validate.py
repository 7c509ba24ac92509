"""`floorman conform validate`: every fault in a user's own cases, each with its place and what to do."""

import copy
import json
import shutil
from pathlib import Path
from typing import Any, Final

import pytest

from kit.tests.command import conform
from tests.support.rows import rows_of, table_of

Json = dict[str, Any]

LAW: Final = Path(__file__).parents[2] / "examples" / "rulebooks"

CASE: Final[Json] = table_of(__file__, "CASE")


def written(folder: Path, *cases: Json, name: str = "mine.json", topic: str = "mine") -> Path:
    """A file of these cases."""
    path = folder / name
    path.write_text(json.dumps({"topic": topic, "cases": cases}), encoding="utf-8")
    return path


def changed(path: str, value: Any = None, *, gone: bool = False) -> Json:
    """The case with one member set, or gone."""
    case = copy.deepcopy(CASE)
    *above, last = path.split(".")
    inside = case
    for step in above:
        inside = inside[step]
    if gone:
        del inside[last]
    else:
        inside[last] = value
    return case


def test_cases_without_a_fault(tmp_path: Path) -> None:
    ran = conform("validate", written(tmp_path, CASE))
    assert (ran.exit_code, ran.output) == (0, "2 tests in 1 file: no fault.\n")
    assert conform("validate", tmp_path, tmp_path).output == "2 tests in 1 file: no fault.\n"


def test_arithmetic_from_the_question_alone_needs_no_clause(tmp_path: Path) -> None:
    ruling = {**CASE["rulings"]["tda-2019"], "clause": None, "basis": "derived"}
    ran = conform("validate", written(tmp_path, changed("rulings.tda-2019", ruling)))
    assert (ran.exit_code, ran.output) == (0, "2 tests in 1 file: no fault.\n")


def test_the_suite_itself_has_no_fault() -> None:
    ran = conform("validate", "service/cases/data/raise_size.json", "service/cases/data/snapshot_faults.json")
    assert ran.exit_code == 0
    assert "no fault.\n" in ran.output


@rows_of(__file__)
def test_a_fault_is_told_with_its_place(case: Json, told: str, tmp_path: Path) -> None:
    ran = conform("validate", written(tmp_path, case))
    assert ran.exit_code == 1, ran.output
    assert told in ran.output


@rows_of(
    __file__,
    (b"[" * 100_000, "mine.json: it is nested too deep"),
    (b'{"topic": ' + b"1" * 5000 + b"}", "mine.json: a number has more than 100 digits"),
)
def test_a_file_that_is_none_is_told(text: bytes, told: str, tmp_path: Path) -> None:
    (tmp_path / "mine.json").write_bytes(text)
    ran = conform("validate", tmp_path)
    assert ran.exit_code == 1, ran.output
    assert told in ran.output
    assert "\x1b" not in ran.output


def test_every_fault_is_told_at_once(tmp_path: Path) -> None:
    written(tmp_path, changed("action.type", "flod"), CASE)
    written(tmp_path, changed("id", "more.x") | {"story": "?"}, CASE, name="more.json", topic="more")
    (tmp_path / "broken.json").write_text("{")
    ran = conform("validate", tmp_path)
    assert ran.exit_code == 1
    for told in (
        "broken.json: no JSON",
        '"flod" is none of',
        "mine.json: mine.opening_bet: /id: this id stands in",
        "more.x: /story",
    ):
        assert told in ran.output
    assert ran.output.endswith(f"{len(ran.output.splitlines()) - 1} faults in 3 files.\n")


def test_where_floorman_rules_otherwise_is_a_notice(tmp_path: Path) -> None:
    path = written(tmp_path, changed("rulings.tda-2019.expect.legal", False))
    ran = conform("validate", path)
    assert ran.exit_code == 0
    assert "tda-2019/mine.opening_bet: Floorman rules otherwise\n  /legal: expected" in ran.output
    assert "Floorman rules otherwise on 2." in ran.output
    assert conform("validate", "--strict", path).exit_code == 1


def test_what_floorman_cannot_be_asked_is_a_notice_too(tmp_path: Path) -> None:
    opening = {"structure": "no_limit", "min_bet": 200, "players": [{"seat": seat, "stack": 900} for seat in (1, 2)]}
    posts = [{"seat": 1, "type": "small_blind", "amount": 100}, {"seat": 2, "type": "big_blind", "amount": 200}]
    case = changed("round", gone=True) | {"opening": opening | {"posts": posts}, "actions": [{"type": "check"}]}
    ran = conform("validate", written(tmp_path, case))
    assert "an action that leads up to the question does not stand" in ran.output
    refused = changed("round.to_act", 7)
    assert "expected an answer, found a refusal" in conform("validate", written(tmp_path, refused)).output


def test_nothing_to_look_at(tmp_path: Path) -> None:
    assert conform("validate", tmp_path).exit_code == 2
    assert conform("validate", tmp_path / "none.json").exit_code == 2


def test_cases_of_ones_own_are_looked_through_before_they_are_asked(tmp_path: Path) -> None:
    written(tmp_path, changed("action.type", "flod"), changed("rulings.tda-2031", CASE["rulings"]["tda-2019"]))
    ran = conform("--cases", tmp_path)
    assert ran.exit_code == 2
    assert '"flod" is none of' in ran.output
    assert "there is no rulebook tda-2031" in ran.output
    written(tmp_path, CASE)
    assert conform("--cases", tmp_path).exit_code == 0


@pytest.mark.slow
def test_rulebooks_of_a_user_s_own_are_known(tmp_path: Path) -> None:
    books, cases = tmp_path / "books", tmp_path / "cases"
    books.mkdir()
    cases.mkdir()
    (books / "ours.toml").write_text(
        'extends = "tda-2019"\ninherits = "clauses"\nid = "ours"\nversion = "1.0.0"\ntitle = "Ours"\nsource = "Ours"\n'
    )
    written(cases, changed("rulings", {"ours": CASE["rulings"]["tda-2019"]}))
    known = ("--rulebooks-dir", books)
    assert "there is no rulebook ours" in conform("validate", cases).output
    done = conform("validate", cases, "--strict", *known)
    assert (done.exit_code, done.output) == (0, "1 test in 1 file: no fault.\n")
    assert conform("--cases", cases).exit_code == 2
    page = tmp_path / "run.html"
    assert conform("--cases", cases, "--html", page, *known).exit_code == 0
    for look in (("--random", "2"), ("--world", "2:1")):
        done = conform(*look, "--rulebook", "ours", *known)
        assert done.exit_code == 0, done.output
        assert "kinds of difference: 0." in done.output
    told = conform("diff", "floorman", "floorman", "--cases", cases, *known).output
    assert told == "Floorman and Floorman: 1 the same.\n"


@pytest.mark.parametrize("setting", ["raises_two_streets = 3", 'heads_up = "always_capped"'])
def test_the_law_s_cases_hold_and_hang_on_what_its_file_says(tmp_path: Path, setting: str) -> None:
    cases = ("--cases", LAW / "cases", "--requirement", "required", "--requirement", "disputed")
    done = conform(*cases, "--rulebooks-dir", LAW)
    assert done.exit_code == 0, done.output
    assert "12 of 12 tests passed" in done.output
    text = (LAW / "washington.toml").read_text(encoding="utf-8")
    assert text.count(setting) == 1
    (tmp_path / "washington.toml").write_text(text.replace(setting, ""), encoding="utf-8")
    shutil.copy(LAW / "online-room.toml", tmp_path)
    assert conform(*cases, "--rulebooks-dir", tmp_path).exit_code != 0
