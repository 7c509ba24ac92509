"""`floorman conform` where nothing can be asked, where an engine breaks again and again, where options are wrong."""

import json
import os
import re
import sys
from pathlib import Path

import pytest

from kit.expectation import mismatches
from kit.tests.command import conform, engine
from tests.support.rows import rows_of

_PROGRAM = """
import json, sys
for line in sys.stdin:
    told = json.loads(line)
    if told["cmd"] == "start":
        answer = {"version": 1, "implementation": {"name": "e", "claims": CLAIMS}}
    elif told["cmd"] == "rulebook":
        answer = {"ok": True}
    else:
        answer = {"seq": told.get("seq"), **SAID}
    print(json.dumps(answer), flush=True)
"""
SKIPS = {"skipped": "all"}


@pytest.fixture
def program(tmp_path: Path) -> object:
    def written(claims: object, said: object = SKIPS) -> tuple[str, str]:
        text = _PROGRAM.replace("CLAIMS", repr(claims)).replace("SAID", repr(said))
        (tmp_path / "engine.py").write_text(text)
        return "--exec", f"{sys.executable} -S {tmp_path / 'engine.py'}"

    return written


LOOKS = [("--random", "3"), ("--world", "2:1"), ("perft",), ("--run", "tda-2019/reopening.*")]


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("claims", [{}, {"rulebooks": ["nope"]}, {"structures": []}])
def test_where_nothing_was_asked_nothing_is_right(look: tuple[str, ...], claims: object, program: object) -> None:
    done = conform(*look, *program(claims))  # type: ignore[operator]
    assert done.exit_code == 2, done.output
    assert "nothing was asked" in done.output


@pytest.mark.parametrize("look", LOOKS)
def test_there_must_be_such_a_rulebook(look: tuple[str, ...]) -> None:
    done = conform(*look, "--rulebook", "nope")
    assert done.exit_code == 2, done.output
    assert "there is no rulebook nope; there are badugi" in done.output


@pytest.mark.parametrize("member", ["levels", "structures", "tags", "features"])
def test_what_an_engine_claims_is_of_a_closed_vocabulary(member: str, program: object) -> None:
    done = conform("--random", 3, *program({member: ["nonsense"]}))  # type: ignore[operator]
    assert done.exit_code == 2, done.output
    assert f"its claimed {member} are of " in done.output


def test_a_pin_of_the_newest_version_is_its_id() -> None:
    assert conform("--rulebook", "tda-2019@1", "--run", "*/reopening.*").exit_code == 0
    assert conform("--rulebook", "tda-2019@1", "--random", 2).exit_code == 0


@pytest.mark.parametrize("look", [("--random", "500"), ("--world", "2:2"), ("perft",)])
def test_what_breaks_ten_times_is_asked_nothing_more(look: tuple[str, ...], tmp_path: Path) -> None:
    counted = tmp_path / "asked"
    (tmp_path / "counts.py").write_text(
        f"def answer(_):\n    open({str(counted)!r}, 'a').write('x')\n    raise ValueError('broke it')\n"
    )
    done = conform(*look, "--python", f"{tmp_path / 'counts.py'}:answer")
    assert done.exit_code == 3, done.output
    assert "the engine broke 10 times" in done.output
    assert ("found ValueError: broke it" in done.output) == (look[0] != "perft")
    assert len(counted.read_text()) == 10


def test_what_is_not_asked_any_more_is_counted_and_is_no_cause() -> None:
    done = conform(*engine("raises"), "--run", "tda-2019/*", "--parallel", 1)
    told = [line for line in done.output.splitlines() if "failures: the engine" in line]
    assert [line.partition("the engine ")[2] for line in told] == ["breaks: ZeroDivisionError: no chips"]
    assert re.search(r"10 broken; [1-9],\d{3} not asked\.", done.output)


def test_two_engines_of_which_one_breaks_are_asked_no_further() -> None:
    done = conform("diff", "floorman", f"python:{engine('raises')[1]}", "--run", "tda-2019/*")
    assert done.exit_code == 3
    assert done.output.count("broken: ") == 10


def test_what_was_found_is_kept_though_the_engine_is_fickle(tmp_path: Path) -> None:
    done = conform(*engine("fickle"), "--random", 20, "--found", tmp_path / "kept.json")
    assert done.exit_code == 3, done.output
    assert json.loads((tmp_path / "kept.json").read_bytes())["topic"] == "kept"


def test_what_was_found_is_told_though_the_engine_breaks_when_it_is_asked_again(tmp_path: Path) -> None:
    (tmp_path / "once.py").write_text(
        "asked = []\n"
        "def answer(question):\n"
        "    asked.append(question)\n"
        "    if len(asked) > 1:\n"
        "        raise ValueError('gone')\n"
        "    return {'options': {'check': False}}\n"
    )
    done = conform("--python", f"{tmp_path / 'once.py'}:answer", "--random", 3, "--found", tmp_path / "kept.json")
    assert done.exit_code == 3, done.output
    assert "ValueError: gone" in done.output
    assert "/options/check: expected true, found false" in done.output


def test_what_was_found_can_be_asked_again_whatever_the_file_is_called(tmp_path: Path) -> None:
    conform(*engine("checks_only"), "--world", "2:1", "--found", tmp_path / "mine.json")
    assert conform("--cases", tmp_path).exit_code == 0
    assert conform("--world", "2:1", "--found", tmp_path / "Mine 1.txt").exit_code == 2


def test_seats_that_are_no_list_differ() -> None:
    told = {"legal": True, "reopened_seats": [1]}
    found = mismatches({"action": {}}, {**told, "reopened_seats": None}, told)
    assert [one.pointer for one in found] == ["/reopened_seats"]


@pytest.mark.parametrize(
    "options", [[], {"raise": {"min_to": "x", "max_to": 2}}, {"raise": {"min_to": 1, "max_to": 10**12}}]
)
def test_options_that_cannot_be_counted_break(options: object, program: object) -> None:
    done = conform("perft", *program({}, {"answer": {"options": options}}))  # type: ignore[operator]
    assert done.exit_code == 3, done.output
    assert "not as the protocol has them" in done.output


@rows_of(__file__)
def test_an_option_that_cannot_be_is_said_before_the_run(arguments: tuple[str, ...]) -> None:
    done = conform(*arguments)
    assert done.exit_code == 2, done.output
    assert isinstance(done.exception, SystemExit)


def test_a_baseline_nested_too_deep_is_none(tmp_path: Path) -> None:
    (tmp_path / "before.json").write_text("[" * 100_000)
    assert conform("--baseline", tmp_path / "before.json").exit_code == 2


def test_what_is_no_file_of_cases_is_told_and_not_waited_for(tmp_path: Path) -> None:
    (tmp_path / "folder.json").mkdir()
    (tmp_path / "loop.json").symlink_to(tmp_path / "loop.json")
    os.mkfifo(tmp_path / "pipe.json")
    (tmp_path / "half.json").write_text('{"topic": "half", "cases": [{"id": "half.x", "story": "\\ud800"}]}')
    done = conform("--cases", tmp_path)
    assert done.exit_code == 2, done.output
    for what in (*(f"{name}.json: it is no file" for name in ("folder", "loop", "pipe")), "half a surrogate"):
        assert what in done.output
