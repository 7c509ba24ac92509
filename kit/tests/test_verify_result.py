"""`floorman conform verify`: a result is true, or it is told what is not."""

import json
import shutil
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, Final

import pytest

from kit.run_files import read_run
from kit.selection import Selection
from kit.tests.command import conform, engine
from kit.verify_result import sample_of, selection_of
from service import __version__
from service.cases.suite import published_summary, published_tests, suite_digest

Run = dict[str, Any]
FEW: Final = ("--run", "tda-2019/reopening.*", "--run", "roberts-11/reopening_limit.*", "--parallel", "1")
ALL: Final = ("--sample", "0", "--parallel", "1")


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What --json wrote of an engine that fails some."""
    file = tmp_path_factory.mktemp("run") / "result.json"
    assert conform(*engine("checks_only"), *FEW, "--json", file).exit_code == 1
    return file.read_text()


@pytest.mark.slow
def test_it_says_of_which_suite_and_engine_it_is_and_what_was_selected(written: str) -> None:
    told = json.loads(written)
    assert told["suite_digest"] == published_summary()["digest"] == suite_digest(published_tests())
    assert told["floorman"] == __version__
    assert told["command"] == " ".join(["floorman conform", *engine("checks_only"), "--timeout 60.0"])
    assert told["selection"]["run"] == ["tda-2019/reopening.*", "roberts-11/reopening_limit.*"]
    assert told["selection"]["requirements"] == ["required"]


@pytest.mark.slow
@pytest.mark.parametrize("sample", [(), ("--sample", "7"), ("--sample", "0")])
def test_a_true_result_is_so(written: str, tmp_path: Path, sample: tuple[str, ...]) -> None:
    (tmp_path / "r.json").write_text(written)
    done = conform("verify", tmp_path / "r.json", *engine("checks_only"), *sample, "--parallel", "1")
    assert done.exit_code == 0, done.output
    assert "NOT" not in done.output


@pytest.mark.slow
def test_another_suite_is_told_and_nothing_asked(written: str, tmp_path: Path) -> None:
    run = json.loads(written) | {"suite": "9.9.9", "suite_digest": "sha256:0"}
    (tmp_path / "r.json").write_text(json.dumps(run))
    done = conform("verify", tmp_path / "r.json", *engine("checks_only"), *ALL)
    assert done.exit_code == 1
    assert f"it is of sha256:0 (suite 9.9.9, Floorman {__version__}); here is sha256:" in done.output
    assert "asked again (--seed" not in done.output


@pytest.mark.parametrize(
    "text", ["[]", "{", "", '{"suite": "1.0.0"}', '{"suite":"1.0.0","implementation":{"name":"x"},"results":[]}']
)
def test_what_is_no_result_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "r.json").write_text(text)
    done = conform("verify", tmp_path / "r.json", *engine("checks_only"), *ALL)
    assert done.exit_code == 2
    assert str(tmp_path / "r.json") in done.output


@pytest.mark.slow
def test_a_result_of_own_cases_is_held_to_these(tmp_path: Path) -> None:
    cases = tmp_path / "cases"
    cases.mkdir()
    with as_file(files("service.cases") / "data" / "reopening.json") as published:
        shutil.copy(published, cases)
    assert conform(*engine("checks_only"), "--cases", cases, "--json", tmp_path / "r.json").exit_code == 1
    assert conform("verify", tmp_path / "r.json", *engine("checks_only"), "--cases", cases).exit_code == 0
    assert "suite: NOT the same" in conform("verify", tmp_path / "r.json", *engine("checks_only")).output


@pytest.mark.slow
def test_a_sample_is_of_all_selected_tests_and_the_same_for_the_same_seed(written: str, tmp_path: Path) -> None:
    (tmp_path / "r.json").write_text(written)
    tests = selection_of(read_run(tmp_path / "r.json"), Selection()).tests()
    assert sample_of(tests, 0, 1) == tests
    some = sample_of(tests, 5, 1)
    assert some == sample_of(tests, 5, 1) != sample_of(tests, 5, 2)
    assert len(some) == 5
    assert sample_of(tests, len(tests) + 1, 1) == tests


@pytest.mark.slow
def test_a_run_that_gave_up_counts_the_tests_that_it_did_not_ask(tmp_path: Path) -> None:
    files = {name: tmp_path / f"r.{name}" for name in ("json", "junit", "html", "annotations")}
    options = [one for name, file in files.items() for one in (f"--{name}", file)]
    done = conform(*engine("raises"), *FEW, *options, "--write-must-fail", tmp_path / "known")
    assert done.exit_code == 3, done.output
    run: Run = json.loads(files["json"].read_text())
    unasked = [one["id"] for one in run["results"] if one["outcome"] == "not_asked"]
    assert run["counts"] == {"broken": 10, "not_asked": len(unasked)}
    assert not set(unasked) & {test for cause in run["causes"] for test in cause["tests"]}
    assert not set(unasked) & set((tmp_path / "known").read_text().splitlines())
    assert f"0 of 10 tests passed; 10 broken; {len(unasked)} not asked." in done.output
    assert f'errors="{len(run["results"])}"' in files["junit"].read_text()
    assert f"{len(unasked)} tests were not asked: the engine broke so often" in files["html"].read_text()
    assert files["annotations"].read_text().startswith(f"::error title={len(unasked)} tests not asked::")
    rows = [
        line.split("|") for line in conform("report", files["json"]).output.splitlines() if line.startswith("| Test")
    ]
    assert sum(int(row[9]) for row in rows) == len(unasked)
    verified = conform("verify", files["json"], *engine("raises"), *ALL)
    assert verified.exit_code == 1
    assert "asked again (--seed" in verified.output
    assert f"{len(unasked)} of {len(run['results'])} tests were NOT asked" in verified.output
    assert "NOT the same" not in verified.output


@pytest.mark.slow
def test_the_parts_that_nobody_asked_again_are_named(written: str, tmp_path: Path) -> None:
    (tmp_path / "r.json").write_text(written)
    told = conform("verify", tmp_path / "r.json", *engine("checks_only"), "--sample", "3", "--parallel", "1").output
    assert "not selected: " in told
    assert "run: tda-2019/reopening.*, roberts-11/reopening_limit.*" in told
    assert "not verified: ended_at, commit, command, answers, how breaks are described, the causes" in told


@pytest.mark.slow
def test_a_result_with_a_member_twice_is_refused(written: str, tmp_path: Path) -> None:
    (tmp_path / "r.json").write_text(written.replace('"outcome": "failed"', '"outcome": "passed", "outcome": "failed"'))
    done = conform("verify", tmp_path / "r.json", *engine("checks_only"), *ALL)
    assert done.exit_code == 2
    assert "stands twice in one object" in done.output
