"""The summary of a run by site and cause, in terminal, JSON and page; files without a hand; exit codes."""

import json
import re
import zipfile
from pathlib import Path
from typing import Any, Final

import pytest

from service.command.hand_files import Recorded
from service.command.judge import Judge
from service.hands.text_header import names_of, origin_of
from service.reports.hand_outcomes import blanked, refusal
from service.rulesets import load_rulebooks
from tests.support.command import run
from tests.support.hands import PHH, SHORT_RAISE, asked, log_of, played
from tests.support.html_read import Read
from tests.support.rows import rows_of, table_of, text_beside

Json = dict[str, Any]

STARS: Final = """PokerStars Hand #{number}: Hold'em No Limit ($1/$2 USD) - 2024/05/31 20:15:00 ET
Table 'Alder' 6-max Seat #1 is the button
Seat 1: Ann ($20000 in chips)
Seat 2: Bo ($200 in chips)
Bo: posts big blind $2
Ann: posts small blind $1
*** HOLE CARDS ***
{line}
Ann: folds
Uncalled bet ($1) returned to Bo
Bo collected $2 from pot
*** SUMMARY ***
"""
PACIFIC: Final = """***** 888poker Hand History for Game {number} *****
{stakes} Blinds No Limit Holdem - *** 31 05 2024 20:15:00
"""
SHORT: Final[Json] = table_of(__file__, "SHORT")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Hands of several sites, some of which are not read, and files without any."""
    place = tmp_path / "hands"
    place.mkdir()
    lines = [(101, "Bo: waves 4000"), (102, "Ann: waves 7.50"), (103, "Bo: sings"), (104, 'Bo said, "hi"')]
    (place / "stars.txt").write_text("\n".join(STARS.format(number=n, line=line) for n, line in lines))
    every = [(1331476319 + n, "0,0x §/0,02 §") for n in range(4)] + [(7, "5§/1x §")]
    (place / "pacific.txt").write_text("".join(PACIFIC.format(number=n, stakes=stakes) for n, stakes in every))
    (place / "README.txt").write_text("My hands.\n")
    (place / "b.phh").write_text(PHH)
    (place / "picture.png").write_text("")
    with zipfile.ZipFile(place / "club.zip", "w") as archive:
        archive.writestr("may.ndjson", json.dumps(SHORT) + "\n")
        archive.writestr("empty.txt", "")
    return place


SAID: Final = text_beside(__file__, "said.txt")


def test_an_option_that_says_what_hands_lack_is_named(tmp_path: Path) -> None:
    limit = {"structure": "fixed_limit", "streets": 4, "min_bet": 4, "button": 1}
    posts = [{"seat": 1, "type": "small_blind", "amount": 2}, {"seat": 2, "type": "big_blind", "amount": 4}]
    raises = [{"seat": seat, "type": "raise"} for seat in (1, 2, 1, 2, 1)]
    players = [{"seat": seat, "stack": 400} for seat in (1, 2)]
    hand = limit | {"players": players, "posts": posts, "rounds": [{"actions": raises}]}
    (tmp_path / "two.ndjson").write_text(
        "".join(json.dumps(book | {"hand": hand}) + "\n" for book in ({}, {"rulebook": "tda-2019"}))
    )
    said = run("validate", tmp_path, "--jobs", "1").stderr
    for option in ("--rulebook", "--players-left"):
        assert f"Say it for all hands that lack it: {option}\n" in said


def test_sites_and_causes_are_summed_up_alike_in_terminal_json_and_page(folder: Path, tmp_path: Path) -> None:
    summary, html, usual = tmp_path / "s.json", tmp_path / "p.html", ("--rulebook", "roberts-11", "--jobs", "1")
    ran = run("validate", folder, *usual, "--json", summary, "--html", html, "--out", tmp_path / "all")
    assert ran.exit_code == 1, ran.output
    text = re.sub(r"\S*/hands/", "hands/", ran.stderr)
    page = re.sub(r"\S*/hands/", "hands/", Read(html.read_text("utf-8")).text)
    for line in filter(None, SAID.split("\n")):
        assert line in text, line
        words = re.sub(r"^ +(\d+ +\S+: )?", "", line)
        assert words.rstrip(":") in page, words
    assert "1,331" not in text + page
    assert "2,024" not in text + page
    found = json.loads(summary.read_text("utf-8"))
    assert {format: sum(row.values()) for format, row in found["formats"].items()} == {
        "888": 5, "JSON": 1, "PHH": 1, "PokerStars": 4,
    }  # fmt: skip
    first = found["causes"][0]
    assert [first[name] for name in ("format", "outcome", "code", "hands", "legal_with")] == [
        "888", "unreadable", "text.header", 4, [],
    ]  # fmt: skip
    assert [example["hand"] for example in first["examples"]] == ["1331476319", "1331476320", "1331476321"]
    assert found["files_without_hand"]["count"] == len(found["files_without_hand"]["first"]) == 2
    assert found["files_not_read"] == {".png": 1}
    for index in (0, 1):
        run("validate", folder, *usual, "--shard", f"{index}/2", "--out", tmp_path / str(index))
    assert run("merge", tmp_path / "0", tmp_path / "1", "--json", tmp_path / "m.json").exit_code == 1
    assert json.loads((tmp_path / "m.json").read_text()) == found | {"files_not_read": {}}


def test_the_house_rules_of_a_site_are_counted_and_named(tmp_path: Path) -> None:
    logs, summary, html = [tmp_path / f"{n}.csv" for n in (1, 2)], tmp_path / "s.json", tmp_path / "p.html"
    short = [row.replace("raises to 20", "raises to 18") for row in SHORT_RAISE]
    for log in logs:
        log.write_text(log_of(SHORT_RAISE))
    usual = ("--rulebook", "tda-2019", "--jobs", "1")
    ran = run("validate", *logs, *usual, "--json", summary, "--html", html)
    rules = {"raise_size.may_be_short": "opponents_all_in"}
    words = f"PokerNow: 2 of 2 hands judged with the site's own house rule {json.dumps(rules)}"
    assert ran.exit_code == 0, ran.output
    assert words in ran.stderr
    assert words in Read(html.read_text("utf-8")).text
    found = json.loads(summary.read_text("utf-8"))
    assert found["site_house_rules"] == [{"format": "PokerNow", "house_rules": rules, "hands": 2}]
    logs[0].write_text(log_of(short))
    assert "own house rule" not in run("validate", logs[0], *usual).stderr


@pytest.mark.parametrize(
    ("files", "options", "code"),
    [
        ({"a.phh": PHH}, (), 0),
        ({"a.phh": PHH, "README.txt": "x"}, (), 1),
        ({"a.phh": PHH, "README.txt": "x"}, ("--skip-unknown",), 0),
        ({"a.phh": PHH, "README.txt": "x"}, ("--exit-zero",), 0),
        ({"a.phh": "x", "README.txt": "x"}, ("--skip-unknown",), 1),
        ({"a.phh": PHH, "README.md": "x"}, (), 0),
        ({"README.txt": "x"}, ("--skip-unknown",), 2),
    ],
)
def test_the_exit_code_says_whether_each_file_has_a_hand(
    tmp_path: Path, files: dict[str, str], options: tuple[str, ...], code: int
) -> None:
    for name, text in files.items():
        (tmp_path / name).write_text(text)
    assert run("validate", tmp_path, "--rulebook", "roberts-11", "--jobs", "1", *options).exit_code == code


def test_every_site_has_a_cause_and_further_ones_are_counted(tmp_path: Path) -> None:
    lines = [json.dumps(asked(house_rules={"x" * number: 1})) for number in range(1, 40)]
    lines.append(json.dumps(played(1, 2, to=500)))
    (tmp_path / "a.ndjson").write_text("\n".join(lines))
    said = run("validate", tmp_path, "--jobs", "1").stderr
    assert "JSON: 39 of 40 hands not read, 39 causes\n" in said
    assert "     34  with other causes\nJSON: 1 of 40 hands illegal, one cause\n" in said


@rows_of(__file__)
def test_alike_causes_have_one_form(text: str, names: tuple[str, ...], form: str) -> None:
    assert blanked(text, names) == form


@rows_of(__file__)
def test_a_refusal_is_about_the_line_at_which_it_points(
    pointer: str, message: str, text: str, cause: tuple[str, str]
) -> None:
    told = refusal({"errors": [{"pointer": pointer, "code": "x", "message": message}]}, text)
    assert told == {"code": "x", "line": cause[0], "form": cause[1]}


@rows_of(
    __file__,
    (STARS.format(number=101, line=""), ("PokerStars", "101")),
    (PACIFIC.format(number=9, stakes="?"), ("888", "9")),
)
def test_the_site_and_the_number_are_known_of_a_hand_that_cannot_be_read(text: str, origin: list[str]) -> None:
    assert origin_of(text) == tuple(origin)


def test_the_names_are_those_in_the_rows_of_seats() -> None:
    rows = "Seat 1: Bo ($2 in chips)\nSeat 2: Ann (x) ( 5$ )\nSeat 3: Cy (7).\nSeat 1: Bo (button) folded\nSeat 4"
    assert names_of(rows) == ["Ann (x)", "Bo", "Cy"]


def test_the_line_of_a_refused_hand_names_format_number_and_cause() -> None:
    judge = Judge(load_rulebooks(), {"rulebook": "tda-2019"})
    text = STARS.format(number=5, line="Bo: waves 4000")
    line = judge.line(Recorded("a.txt:1", "text", text.encode()))
    assert {name: line[name] for name in ("format", "hand_number", "cause")} == {
        "format": "PokerStars",
        "hand_number": "5",
        "cause": {"code": "text.line_unknown", "line": "Bo: waves 4000", "form": "…: waves …"},
    }
    named = Recorded("b", None, json.dumps({"id": "mine", "text": text}).encode())
    assert [judge.line(named)[name] for name in ("format", "hand_number", "id")] == ["PokerStars", "5", "mine"]
    assert judge.line(Recorded("c", None, b'{"id": 5}'))["format"] == "JSON"
    assert judge.line(Recorded("d", "phh", b"\xff"))["format"] == "PHH"


def test_a_file_that_cannot_be_read_is_counted_as_one(tmp_path: Path) -> None:
    (tmp_path / "broken.zip").write_bytes(b"PK\3\4 broken")
    (tmp_path / "a.ndjson").write_text("{}\n")
    ran = run("validate", "--rulebook", "tda-2019", "--jobs", "1", "--skip-unknown", tmp_path)
    assert ran.exit_code == 1
    assert "\n1 file not read, one cause\n      1  file.unreadable: The file cannot be read: File is not" in ran.stderr
    assert "\nJSON: 1 of 1 hand not read, one cause\n" in ran.stderr
