"""`floorman conform` on engines that are right, wrong and broken."""

import json
import re
import sys
from itertools import chain
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from kit.tests.command import ENGINES, conform, engine
from service.cases.suite import Level, published_tests
from tests.support.drawn import part
from tests.support.rows import rows_of
from tests.support.server import PATIENCE

FEW = ("--run", "tda-2019/reopening.*", "--parallel", "1")


def test_floorman_passes_every_test_of_the_suite() -> None:
    books = part(sorted({test.rulebook for test in published_tests()}), 3)
    asked = [("--rulebook", book) for book in books]
    asked += [("--requirement", kind) for kind in ("required", "disputed", "optional")]
    done = conform(*chain.from_iterable(asked))
    assert done.exit_code == 0, done.output
    count = sum(test.rulebook in books for test in published_tests())
    assert f"{count:,} of {count:,} tests passed" in done.output


@rows_of(__file__)
def test_a_level_is_what_an_engine_must_know(case: str, level: Level) -> None:
    found = [test for test in published_tests() if test.case.id == case]
    assert {test.level for test in found} == {level}
    assert {test.structure for test in found} == {"no_limit"}


@pytest.mark.parametrize("name", ["right", "says_little", "prints"])
def test_an_engine_that_is_right_passes_whatever_it_leaves_out(name: str) -> None:
    done = conform(*engine(name), *FEW)
    assert done.exit_code == 0, done.output
    assert "Test engine 7" in done.output


def test_a_wrong_engine_fails_with_story_clause_and_place(tmp_path: Path) -> None:
    written = {name: tmp_path / f"run.{name}" for name in ("json", "junit")}
    done = conform(*engine("reopens"), *FEW, *(part for name, file in written.items() for part in (f"--{name}", file)))
    assert done.exit_code == 1
    assert "the engine offers a raise where none may be made" in done.output
    alone = f"asked alone: floorman conform --python {ENGINES}:reopens --timeout 60.0 --run tda-2019/reopening."
    assert alone in done.output
    assert "(tda-2019:47.A, text)" in done.output
    assert '/options/raise: expected null, found {"min_to": 998, "max_to": 999}' in done.output
    told = json.loads(written["json"].read_bytes())
    failed = [one for one in told["results"] if one["outcome"] == "failed"]
    assert told["implementation"]["name"] == "Test engine"
    assert len(failed) == told["counts"]["failed"] > 0
    assert all(one["answer"]["options"]["raise"] == {"min_to": 998, "max_to": 999} for one in failed)
    suites = ElementTree.parse(written["junit"]).getroot()  # noqa: S314  # our own
    assert [suite.get("failures") for suite in suites] == [str(len(failed))]
    assert suites.get("failures") == str(len(failed))
    assert float(suites.get("time", "")) > 0
    assert len(suites.findall(".//failure")) == len(failed)
    causes = {f"{cause['cause']}" for cause in told["causes"]}
    assert {one.get("type") for one in suites.findall(".//failure")} == causes
    assert sum(len(cause["tests"]) for cause in told["causes"]) == len(failed)


@rows_of(__file__)
def test_an_engine_that_breaks_is_told_as_such(name: str, what: str) -> None:
    few = ("--run", "tda-2019/reopening.heads_up*", "--run", "tda-2019/blinds.first*")
    done = conform(*engine(name), *few, "--timeout", 1 if name == "hangs" else PATIENCE)
    assert done.exit_code == 3, done.output
    assert "broken" in done.output
    assert what in done.output


def test_an_engine_may_break_once_and_go_on(tmp_path: Path) -> None:
    once = tmp_path / "once.py"
    flag = tmp_path / "flag"
    once.write_text(
        "import os, pathlib\n"
        "from kit.tests.engines import right\n"
        "def answer(question):\n"
        f"    flag = pathlib.Path({str(flag)!r})\n"
        "    if not flag.exists():\n"
        "        flag.touch()\n"
        "        os._exit(1)\n"
        "    return right(question)\n"
    )
    done = conform("--python", f"{once}:answer", *FEW, "--json", tmp_path / "run.json")
    counts = json.loads((tmp_path / "run.json").read_bytes())["counts"]
    assert done.exit_code == 3
    assert counts["broken"] == 1
    assert counts["passed"] > 10


def test_what_is_not_supported_is_no_failure() -> None:
    done = conform(*engine("knows_no_limit_only"), "--rulebook", "tda-2019", "--level", "betting")
    assert done.exit_code == 0, done.output
    assert "unsupported" in done.output.splitlines()[0]


def test_known_failures_are_no_failures_until_they_pass(tmp_path: Path) -> None:
    assert conform(*engine("checks_only"), *FEW, "--must-fail", "*").exit_code == 1  # some pass
    known = tmp_path / "known.txt"
    assert conform(*engine("checks_only"), *FEW, "--write-must-fail", known).exit_code == 1
    lines = known.read_text().splitlines()
    failing = [line for line in lines if not line.startswith("#")]
    assert failing
    assert any(line.startswith("# ") and "the engine" in line for line in lines)
    still = conform(*engine("checks_only"), *FEW, "--must-fail", f"@{known}", "--junit", tmp_path / "junit")
    assert still.exit_code == 0
    assert f"{len(failing)} failed; {len(failing)} of these known to fail." in still.output
    assert ElementTree.parse(tmp_path / "junit").getroot().get("failures") == "0"  # noqa: S314  # our own
    mended = conform("--run", failing[0], "--must-fail", f"@{known}", "--junit", tmp_path / "junit")
    assert mended.exit_code == 1
    assert "1 of 1 tests passed; 1 of these known to fail, which is wrong now." in mended.output
    assert "--must-fail says that it does not" in mended.output
    assert ElementTree.parse(tmp_path / "junit").getroot().get("failures") == "1"  # noqa: S314  # our own


def test_a_break_that_is_known_is_no_news() -> None:
    once = ("--run", "tda-2019/blinds.heads_up*")
    assert conform(*engine("raises"), *once).exit_code == 3
    done = conform(*engine("raises"), *once, "--must-fail", "*")
    assert done.exit_code == 0, done.output
    assert "of these known to fail." in done.output


def test_tests_are_chosen_by_clause() -> None:
    def asked(clause: str) -> set[str]:
        lines = [line.split("\t") for line in conform("list", "--clause", clause).output.splitlines()]
        return {cell for line in lines for cell in line[3:4]}

    assert asked("tda-2024:47.A") == {"tda-2024:47.A"}
    assert asked("tda-2024:47") > {"tda-2024:47.A"}
    assert not any(clause.startswith("tda-2024:47") for clause in asked("tda-2024:4"))


def test_only_what_is_claimed_is_in_the_report_and_what_else_there_is_is_said(tmp_path: Path) -> None:
    claiming = tmp_path / "claiming.py"
    claims = {"rulebooks": ["tda-2019"], "levels": ["betting"], "tags": [], "features": ["antes"]}
    claiming.write_text(
        f"from kit.tests.engines import right as answer\nIMPLEMENTATION = {{'name': 'claims', 'claims': {claims!r}}}\n"
    )
    done = conform(
        "--python", f"{claiming}:answer", "--run", "*/blinds.*", "--run", "*/reopening.*", "--json", tmp_path / "r"
    )
    assert done.exit_code == 0, done.output
    told = json.loads((tmp_path / "r").read_bytes())["results"]
    assert {one["id"].partition("/")[0] for one in told} == {"tda-2019"}
    why = {one["why"][0] for one in told if one["outcome"] == "unsupported"}
    assert {"games with dead_posts, straddle", "games with more_blinds"} <= why
    asked = re.search(r"Not asked: ([\d,]+) (optional|disputed)", done.output)
    assert asked
    assert f"--requirement {asked[2]}" in done.output


def test_only_what_passed_before_can_fail(tmp_path: Path) -> None:
    before = tmp_path / "before.json"
    conform(*engine("checks_only"), *FEW, "--json", before)
    assert conform(*engine("checks_only"), *FEW, "--baseline", before).exit_code == 0
    conform(*FEW, "--json", before)
    assert conform(*engine("checks_only"), *FEW, "--baseline", before).exit_code == 1
    before.write_text("[]")
    done = conform(*FEW, "--baseline", before)
    assert done.exit_code == 2
    assert "is no --json of floorman conform" in done.output


def test_smoke_asks_twenty() -> None:
    done = conform("smoke", *engine("right"))
    assert done.exit_code == 0
    assert "20 of 20 tests passed" in done.output


def test_list_tells_each_test_by_line(tmp_path: Path) -> None:
    lines = conform("list", "--rulebook", "badugi", "--level", "floor").output.splitlines()
    assert all(line.startswith("badugi/") and "\tfloor\trequired\t" in line for line in lines)
    whole = [json.loads(line) for line in conform("list", "--json", *FEW[:2]).output.splitlines()]
    assert whole
    assert all(one["question"]["rulebook"] == "tda-2019" and one["expect"] for one in whole)


def test_two_engines_are_compared_without_a_judge() -> None:
    differ = conform("diff", f"python:{ENGINES}:reopens", "floorman", *FEW[:2])
    assert differ.exit_code == 1
    assert '/options/raise: Test engine says {"min_to": 998, "max_to": 999}, Floorman says null' in differ.output
    versions = conform("diff", f"python:{ENGINES}:reopens", f"python:{ENGINES}:right", *FEW[:2])
    assert '/options/raise: A says {"min_to": 998, "max_to": 999}, B says null' in versions.output
    assert conform("diff", f"python:{ENGINES}:right", "floorman", *FEW[:2]).exit_code == 0
    assert conform("diff", f"python:{ENGINES}:raises", "floorman", *FEW[:2]).exit_code == 3


@rows_of(
    __file__,
    (("--exec", f"{sys.executable} -c pass"), "it ended"),
    (("--python", f"{ENGINES}:no_such_function"), "no_such_function"),
)
def test_what_cannot_be_asked_is_said_in_a_line(arguments: tuple[str, ...], what: str) -> None:
    done = conform(*arguments)
    assert done.exit_code == 2, done.output
    assert what in done.output
    assert "Traceback (most recent call last)" not in done.output


def test_what_an_engine_lacks_is_told_with_the_line_that_asks_for_it(tmp_path: Path) -> None:
    (tmp_path / "engine.py").write_text("import no_such_module\n", encoding="utf-8")
    done = conform("--python", f"{tmp_path / 'engine.py'}:answer")
    assert done.exit_code == 2, done.output
    assert "Traceback (most recent call last)" in done.output
    assert "No module named 'no_such_module'" in done.output


def test_a_search_finds_a_difference_and_shrinks_it_to_a_case_that_runs(tmp_path: Path) -> None:
    file = tmp_path / "cases" / "found.json"
    file.parent.mkdir()
    done = conform(*engine("reopens"), "--random", 80, "--seed", 3, "--found", file)
    assert done.exit_code == 1, done.output
    found: list[dict[str, Any]] = json.loads(file.read_bytes())["cases"]
    assert found
    for case in found:
        assert len(case["opening"]["players"]) <= 4
        assert len(case["actions"]) <= 4
        assert case["rulings"]["tda-2019"]["expect"]["options"]["raise"] is None
        assert case["story"] in done.output
    assert conform("--cases", file.parent).exit_code == 0
    assert conform("--cases", file.parent, *engine("reopens")).exit_code == 1


def test_a_search_finds_nothing_in_an_engine_that_is_right() -> None:
    done = conform(
        "--random", 60, "--requirement", "required", "--requirement", "optional", "--requirement", "disputed"
    )
    assert done.exit_code == 0
    assert "kinds of difference: 0." in done.output


@pytest.mark.parametrize(("name", "what"), [("fickle", "gave another answer"), ("raises", "ZeroDivisionError")])
def test_no_search_goes_on_with_an_engine_that_breaks(name: str, what: str) -> None:
    done = conform(*engine(name), "--random", 20)
    assert done.exit_code == 3, done.output
    assert what in done.output


def test_all_of_a_small_world_is_asked_and_the_smallest_round_of_each_kind_told(tmp_path: Path) -> None:
    assert conform("--world", "2:2", "--requirement", "required", "--requirement", "optional").exit_code == 0
    done = conform(*engine("checks_only"), "--world", "2:1", "--found", tmp_path / "found.json")
    assert done.exit_code == 1, done.output
    first = json.loads((tmp_path / "found.json").read_bytes())["cases"][0]
    assert len(first["opening"]["players"]) == 2
    assert "world 2:1, under tda-2019: " in done.output
    assert "3:5" in conform("--world", "3").output


def test_a_world_that_is_not_asked_whole_says_so() -> None:
    done = conform("--world", "3:3", "--questions", 50)
    assert done.exit_code == 0, done.output
    few = re.search(r"Not all: (\d+) of 2,776 openings", done.output)
    assert few
    assert 0 < int(few[1]) < 50


def test_what_an_engine_skips_leaves_the_rest_of_a_round_to_be_asked() -> None:
    def asked(output: str) -> int:
        answered, skipped = re.findall(r"([\d,]+) questions answered(?:, ([\d,]+) skipped)?", output)[0]
        return sum(int(one.replace(",", "") or 0) for one in (answered, skipped))

    done = conform(*engine("skips_what_it_has_no_word_for"), "--world", "2:1")
    assert done.exit_code == 1, done.output
    assert asked(done.output) == asked(conform("--world", "2:1").output) > 100


def test_perft_finds_an_engine_with_too_many_sequences() -> None:
    assert conform("perft", "--questions", 500).exit_code == 0
    done = conform("perft", "--questions", 500, *engine("checks_only"))
    assert done.exit_code == 1, done.output
    assert "  the engine: 1" in done.output
    assert conform("perft", *engine("raises")).exit_code == 3


@pytest.mark.parametrize("name", ["never_ends", "refuses_what_it_offered"])
def test_perft_follows_no_sequence_after_the_first_other_count(name: str) -> None:
    done = conform("perft", "--questions", 2000, *engine(name))
    assert done.exit_code == 1, done.output
    assert "219 with other counts" in done.output


def test_perft_counts_what_an_engine_does_not_support_and_why() -> None:
    done = conform("perft", "--questions", 500, *engine("knows_no_limit_only"))
    assert done.exit_code == 0, done.output
    assert re.search(r": 0 with other counts\. Unsupported, (\d+): only no-limit \1\.", done.output)
    assert "only no-limit" not in done.output.rpartition("positions under")[0]
