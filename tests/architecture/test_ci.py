"""What .github runs is .ci/run, and all of it. What CI and the action download is fixed by digest."""

import os
import re
import subprocess
from collections import Counter
from fnmatch import fnmatch
from itertools import chain
from pathlib import Path
from typing import Final

import pytest
import yaml

from tests.cases.kills.plant import load_faults
from tests.models.recorded.__main__ import SHARES
from tests.support.drawn import drawn, is_drawn, part
from tests.support.tree import ROOT, files

RUN: Final = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
STEPS: Final = re.findall(r"^ *step (?:make|sh) (?:tools/)?([a-z-]+)", RUN, re.MULTILINE)
PINNED: Final = re.compile(r"[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+")
OURS: Final = "OWNER/floorman@COMMIT # v1.0.0"
"""The action itself, as the documents show it."""
INSTALLED_BY: Final = ("action.yml", "Dockerfile", "Makefile", ".ci/*", ".github/**/*.yml", "tools/*.sh")
STAND_IN: Final = "#!/bin/sh\n" + 'echo "$(basename "$0") $*"\n'


def test_each_step_is_run_by_one_job() -> None:
    workflow = yaml.safe_load((ROOT / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8"))
    job = workflow["jobs"]["run"]
    named = " ".join(job["strategy"]["matrix"]["steps"]).split()
    assert len(STEPS) > 8
    assert sorted(named) == sorted(STEPS)
    assert job["steps"][-1] == {"run": "bash .ci/run $STEPS", "env": {"STEPS": "${{ matrix.steps }}"}}


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
    taken = [line for line in some.stdout.splitlines() if re.match(r"(make (?!ready|--no)|sh tools/(?!node))", line)]
    assert taken == ["make test-live SHORT=", "sh tools/serve-alone.sh", "make verify-clients KOTLIN= CLIENTS="]


def test_short_runs_take_all_in_the_course_of_commits() -> None:
    drawn_parts = {tuple(part(range(20), 3, f"{word:040x}")) for word in range(20)}
    assert sorted(chain.from_iterable(drawn_parts)) == [*part(range(20), 3, "")] == [*range(20)]


def test_a_step_that_is_not_there_is_named_before_anything_is_done(tmp_path: Path) -> None:
    told = run(tmp_path, "lint", "tests")
    assert (told.returncode, told.stdout, told.stderr) == (2, "", ".ci/run: there is no step tests\n")


def test_what_is_drawn_is_all_there_is_and_each_part_comes_up() -> None:
    draws = [(int(many), names.split()) for many, names in re.findall(r"draw (\d+) ([a-z_ ]+)[;)]", RUN)]
    clients = {path.stem.removeprefix("test_") for path in (ROOT / "tests" / "clients").glob("test_*.py")}
    parts = re.findall(r'^    "(\w+)": \(', (ROOT / "bench" / "__main__.py").read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(name for _, names in draws for name in names) == sorted([*(clients - {"kotlin"}), *parts])
    [few] = re.findall(r"FEW=(\d+)", RUN)
    for many, names in [*draws, (int(few), [fault.name for fault in load_faults()])]:
        times = Counter(name for word in range(400) for name in drawn(str(word), many, names))
        assert times.keys() == set(names)
        assert times.total() == 400 * many
    assert sum(is_drawn(str(word), SHARES, "a hand") for word in range(200)) in range(50, 84)


def matching(*patterns: str) -> list[Path]:
    """The files of this repository whose paths match one of these."""
    return [ROOT / name for name in files() if any(fnmatch(name, pattern) for pattern in patterns)]


def test_each_action_is_pinned_by_its_commit() -> None:
    """Also in the workflows that documents show or link: who copies one should not follow a tag that can be moved."""
    used: dict[str, set[str]] = {}
    for path in matching("action.yml", ".github/**.yml", "examples/*.yml", "*.md"):
        for action in re.findall(r"^ *(?:- )?uses: *(.*?) *$", path.read_text(encoding="utf-8"), re.MULTILINE):
            assert action == OURS or PINNED.fullmatch(action), f"{path.name}: {action}"
            used.setdefault(action.partition("@")[0], set()).add(action)
    assert len(used) > 2
    assert all(len(pins) == 1 for pins in used.values()), used


WORKFLOWS: Final = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_each_workflow_begins_with_no_permission_to_write(workflow: Path) -> None:
    told = yaml.safe_load(workflow.read_text(encoding="utf-8"))
    assert told["permissions"] in ({}, {"contents": "read"})


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_nothing_is_published_before_the_owner_says_so(workflow: Path) -> None:
    """Each first job of what publishes has its variable, which its first lines explain; the make targets are there."""
    text = workflow.read_text(encoding="utf-8")
    told = yaml.safe_load(text)
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in re.findall(r"^ *(?:- run: )?make ([a-z-]+)", text, re.MULTILINE):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target
    if workflow.stem in ("ci", "codeql", "vendored"):
        return
    for job in told["jobs"].values():
        variable = re.match(r"vars\.(\w+) (?:!= ''|== 'true')$", job.get("if", ""))
        assert variable or job["needs"] in told["jobs"]
        assert variable is None or variable[1] in text.partition("\nname:")[0]


def test_owners_and_insights_name_what_is_there_and_nobody() -> None:
    """A line of a team that is not there would make the host complain: they are comments until the owner sets them."""
    lines = (ROOT / ".github" / "CODEOWNERS").read_text(encoding="utf-8").splitlines()
    assert all(line.startswith("#") for line in lines)
    named = [line.split()[1] for line in lines if line.startswith("# /")]
    assert len(named) > 5
    assert [path for path in named if not (ROOT / path.strip("/")).exists()] == []
    text = (ROOT / ".github" / "security-insights.yml").read_text(encoding="utf-8")
    told = yaml.safe_load(text)
    assert told["header"]["schema-version"] == "2.1.0"
    paths = re.findall(r"blob/main/([\w./-]+)|\b(tests/[\w./]+\.md)", text)
    assert len(paths) > 5
    assert [path for pair in paths for path in pair if path and not (ROOT / path).is_file()] == []
    assert {one["name"] for one in (*told["project"]["administrators"], *told["repository"]["core-team"])} == {"OWNER"}


def test_each_package_that_pip_installs_has_a_hash() -> None:
    """Or nothing is downloaded: a wheel or a tree of this repository is installed without an index."""
    commands = [
        command
        for path in matching(*INSTALLED_BY)
        for command in path.read_text(encoding="utf-8").replace("\\\n", " ").splitlines()
        if re.search(r"\bpip3?\b.* (install|download)\b", command)
    ]
    assert len(commands) > 5
    for command in commands:
        assert "--require-hashes" in command or {"--no-index", "--no-deps"} <= set(command.split()), command


def test_dependabot_looks_at_each_folder_with_dependencies() -> None:
    there = {("github-actions", ROOT), ("pip", ROOT), ("pip", ROOT / "requirements")}
    named = {"npm": "*package.json", "docker": "*Dockerfile", "docker-compose": "*compose.y*ml"}
    there |= {(ecosystem, path.parent) for ecosystem, name in named.items() for path in matching(name)}
    config = yaml.safe_load((ROOT / ".github" / "dependabot.yml").read_text(encoding="utf-8"))
    looked_at = {
        (update["package-ecosystem"], ROOT / directory.strip("/"))
        for update in config["updates"]
        for directory in update.get("directories") or [update["directory"]]
    }
    assert looked_at == there
