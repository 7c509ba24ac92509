"""What .github runs is .ci/run, and all of it."""

import os
import re
import subprocess
from pathlib import Path
from typing import Final

import pytest
import yaml

ROOT: Final = Path(__file__).parents[2]
RUN: Final = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
STEPS: Final = re.findall(r"^ *step (?:make|sh) (?:tools/)?([a-z-]+)", RUN, re.MULTILINE)
STAND_IN: Final = "#!/bin/sh\n" + 'echo "$(basename "$0") $*"\n'


def test_each_step_is_run_by_one_job() -> None:
    workflow = yaml.safe_load((ROOT / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8"))
    job = workflow["jobs"]["run"]
    named = " ".join(job["strategy"]["matrix"]["steps"]).split()
    assert len(STEPS) > 8
    assert sorted(named) == sorted(STEPS)
    assert job["steps"][-1] == {"run": "bash .ci/run ${{ matrix.steps }}"}


def run(folder: Path, *steps: str) -> subprocess.CompletedProcess[str]:
    """.ci/run with a make and a sh that only say what they were asked for, and nothing left to install."""
    needed = re.findall(r"^ *need \S+ (\S+)", RUN, re.MULTILINE)
    for name in {"make", "sh", "apt-get", "sudo", *needed} - {"python3"}:
        path = folder / name
        path.write_text(STAND_IN, encoding="utf-8")
        path.chmod(0o755)
    bash = ["bash", str(ROOT / ".ci" / "run"), *steps]
    env = os.environ | {"PATH": f"{folder}{os.pathsep}{os.environ['PATH']}"}
    return subprocess.run(bash, capture_output=True, text=True, check=False, env=env)


@pytest.mark.slow
def test_all_steps_are_taken_or_those_that_are_named(tmp_path: Path) -> None:
    assert {
        f"make {step}"
        for step in STEPS
        if step not in ("serve-alone", "verify-clients", "verify-pages", "spec-since-release")
    } <= {" ".join(line.split()[:2]) for line in run(tmp_path).stdout.splitlines()}
    some = run(tmp_path, "serve-alone", "test-live", "verify-clients")
    assert some.returncode == 0, some.stderr
    taken = [line for line in some.stdout.splitlines() if re.match(r"(make (?!\.|--no)|sh tools)", line)]
    assert taken == ["make test-live", "sh tools/serve-alone.sh", "make verify-clients KOTLIN="]


def test_a_step_that_is_not_there_is_named_before_anything_is_done(tmp_path: Path) -> None:
    told = run(tmp_path, "lint", "tests")
    assert (told.returncode, told.stdout, told.stderr) == (2, "", ".ci/run: there is no step tests\n")
