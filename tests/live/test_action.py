"""action.yml: its steps are run by bash, as a runner of GitHub's does it, on engines that are right and wrong."""

import json
import os
import re
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any, Final

import pytest
import yaml

from tests.support.server import LONG, ROOT

ACTION: Final = yaml.safe_load((ROOT / "action.yml").read_text(encoding="utf-8"))
INSTALL, ASK, KEEP = ACTION["runs"]["steps"]
PAGE: Final = (ROOT / "docs" / "how-to" / "check-your-engine.md").read_text(encoding="utf-8")
WORKFLOWS: Final = [one for one in re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL) if "uses:" in one]
RIGHT: Final = """
from floorman_kit.floorman_engine import FloormanEngine
IMPLEMENTATION = {"name": "Right", "claims": {"levels": ["betting"]}}
answer = FloormanEngine().ask
"""
CHECKS_ONLY: Final = """
import json, sys
claims = {"rulebooks": ["tda-2019", "wsop-2024"], "levels": ["betting"], "structures": ["no_limit"], "features": []}
for line in sys.stdin:
    told = json.loads(line)
    if told["cmd"] == "start":
        answer = {"version": 1, "implementation": {"name": "::error::100%, checks only", "claims": claims}}
    elif told["cmd"] == "run":
        asked = told["question"]
        says = {"legal": asked["action"]["type"] == "check"} if "action" in asked else {"options": {"check": True}}
        answer = {"seq": told["seq"], "answer": says}
    elif told["cmd"] == "stop":
        break
    else:
        answer = {"ok": True}
    print(json.dumps(answer), flush=True)
"""
ENGINE: Final = {"exec": f"{sys.executable} engine.py", "options": "--run\ntda-2019/reopening.*\n--parallel\n1\n"}


@pytest.fixture(scope="module")
def runner(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What is there after the first step: Floorman, installed from this checkout beside what its tests have."""
    temp = tmp_path_factory.mktemp("runner")
    done = step(INSTALL, {}, temp, temp, PIP_NO_INDEX="1")  # what requirements/dev.txt has is installed already
    assert done.returncode == 0, done.stdout + done.stderr
    return temp


def step(
    one: dict[str, Any], inputs: dict[str, str], temp: Path, folder: Path, **env: str
) -> subprocess.CompletedProcess[str]:
    """A step with these inputs, in a folder: what the runner gives it, and nothing of ours but Python's packages."""
    given = {name: said["default"] for name, said in ACTION["inputs"].items()} | inputs

    def value(expression: str) -> str:
        name = re.sub(r"^\$\{\{ (.*) \}\}$", r"\1", expression)
        return str(ROOT) if name == "github.action_path" else given[name.removeprefix("inputs.")]

    told = {name: value(said) for name, said in one["env"].items()} | env
    told |= {"RUNNER_TEMP": str(temp), "GITHUB_SHA": "0123456789abcdef", "PATH": os.environ["PATH"]}
    told |= {"PYTHONPATH": sysconfig.get_path("purelib"), "HOME": str(temp)}
    for name in ("GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY"):
        (folder / name).touch()
        told[name] = str(folder / name)
    script = folder / "step.sh"
    script.write_text(one["run"], encoding="utf-8")
    bash = ["bash", "--noprofile", "--norc", "-eo", "pipefail", str(script)]
    where = folder / value(one.get("working-directory", "${{ inputs.working-directory }}"))
    return subprocess.run(bash, cwd=where, env=told, capture_output=True, text=True, timeout=LONG, check=False)


def ask(runner: Path, folder: Path, **inputs: str) -> subprocess.CompletedProcess[str]:
    """The second step, where engine.py is one that only checks."""
    (folder / "engine.py").write_text(CHECKS_ONLY, encoding="utf-8")
    return step(ASK, {name.replace("_", "-"): said for name, said in inputs.items()}, runner, folder)


def test_an_engine_that_is_right_is_green(runner: Path, tmp_path: Path) -> None:
    (tmp_path / "right.py").write_text(RIGHT, encoding="utf-8")
    done = ask(runner, tmp_path, python="right.py:answer", rulebooks="tda-2019 wsop-2024", options="--run\n*/blinds.*")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "::error" not in done.stdout
    outputs = dict(line.split("=", 1) for line in (tmp_path / "GITHUB_OUTPUT").read_text().splitlines())
    assert set(outputs) == set(ACTION["outputs"])
    assert "<html" in Path(outputs["page"]).read_text(encoding="utf-8")
    told = json.loads(Path(outputs["result"]).read_bytes())
    assert told["commit"] == "0123456789abcdef"
    assert {one["id"].partition("/")[0] for one in told["results"]} == {"tda-2019", "wsop-2024"}
    assert "| Right |" in (tmp_path / "GITHUB_STEP_SUMMARY").read_text()
    assert sorted(one.name for one in (runner / "conform").iterdir()) == ["conform.html", "conform.json", "conform.xml"]


def test_an_engine_that_is_wrong_is_red_and_told_by_cause(runner: Path, tmp_path: Path) -> None:
    done = ask(runner, tmp_path, **ENGINE)
    assert done.returncode == 1, done.stdout + done.stderr
    lines = done.stdout.splitlines()
    stop, resume = (
        place for place, line in enumerate(lines) if re.fullmatch(r"::(stop-commands::)?[0-9a-f]{32}(::)?", line)
    )
    assert lines[stop].partition("stop-commands::")[2] == lines[resume].strip(":")
    assert stop < next(place for place, line in enumerate(lines) if "checks only" in line) < resume
    annotations = lines[resume + 1 :]
    causes = json.loads((runner / "conform" / "conform.json").read_bytes())["causes"]
    assert 0 < len(annotations) == min(len(causes), 10)
    for line, cause in zip(annotations, causes, strict=False):
        assert re.match(rf"::error title={len(cause['tests'])} failures?[^:]*%3A the engine [^:]*::", line), line
        assert "%0Aasked alone: floorman conform --exec" in line
    assert "checks only" in (tmp_path / "GITHUB_STEP_SUMMARY").read_text()


def test_what_failed_before_is_no_failure(runner: Path, tmp_path: Path) -> None:
    write = ENGINE | {"options": f"{ENGINE['options']}--write-must-fail\nknown\n"}
    ask(runner, tmp_path, **write)
    (tmp_path / "before.json").write_bytes((runner / "conform" / "conform.json").read_bytes())
    assert ask(runner, tmp_path, **ENGINE, baseline="before.json").returncode == 0
    assert ask(runner, tmp_path, **ENGINE, must_fail="known").returncode == 0
    gone = ask(runner, tmp_path, **ENGINE, baseline="gone.json")
    assert (gone.returncode, "gone.json" in gone.stderr) == (2, True)
    assert "::error" not in gone.stdout


def test_no_engine_is_no_green_run(runner: Path, tmp_path: Path) -> None:
    done = ask(runner, tmp_path, rulebooks="tda-2019")
    assert (done.returncode, done.stdout) == (2, "::error::name the engine: exec, http or python\n")


def test_no_input_reaches_the_shell_as_text() -> None:
    for one in (INSTALL, ASK):
        assert "${{" not in one["run"]
    used = "\n".join([*ASK["env"].values(), ASK["working-directory"], KEEP["if"], *KEEP["with"].values()])
    assert {name for name in ACTION["inputs"] if f"inputs.{name}" in used} == set(ACTION["inputs"])


@pytest.mark.parametrize("name", ["exec", "http", "python", "rulebooks", "baseline", "must-fail", "options"])
def test_no_input_is_run(runner: Path, tmp_path: Path, name: str) -> None:
    hostile = "$(touch made)`touch made`';touch made;\" * \n;touch made\n"
    done = ask(runner, tmp_path, **({} if name in ("http", "python") else ENGINE) | {name: hostile})
    assert done.returncode in (1, 2), done.stdout
    assert not (tmp_path / "made").exists()


def test_the_page_is_kept_also_of_a_run_that_failed() -> None:
    assert KEEP["if"].startswith("${{ !cancelled() && ")
    assert KEEP["uses"].startswith("actions/upload-artifact@")
    assert KEEP["with"]["path"] == "${{ runner.temp }}/conform"


def test_the_example_is_a_workflow_and_says_what_there_is(tmp_path: Path) -> None:
    assert WORKFLOWS
    for place, text in enumerate(WORKFLOWS):
        (tmp_path / f"{place}.yml").write_text(text, encoding="utf-8")
        job = next(iter(yaml.safe_load(text)["jobs"].values()))
        ours = [one for one in job["steps"] if "floorman" in one.get("uses", "")]
        assert ours
        assert all(set(one["with"]) <= set(ACTION["inputs"]) for one in ours)
    check = [str(Path(sys.executable).with_name("check-jsonschema")), "--builtin-schema", "vendor.github-workflows"]
    done = subprocess.run(
        [*check, *map(str, tmp_path.iterdir())], capture_output=True, text=True, timeout=LONG, check=False
    )
    assert done.returncode == 0, done.stdout
