"""The command `floorman` as a process: on all cores, from standard input, and without packages of an extra."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest

from tests.support.hands import HAND, asked, mixed

Json = dict[str, Any]

ROOT: Final = Path(__file__).parents[2]


def results(path: Path) -> list[Json]:
    """The lines of a results file."""
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


@pytest.fixture
def hands(tmp_path: Path) -> Path:
    """A folder of hands of all sorts."""
    return mixed(tmp_path / "hands")


def test_all_cores_write_the_same_bytes(hands: Path, tmp_path: Path) -> None:
    many = hands / "d.ndjson"
    many.write_text("".join(json.dumps(asked(id=str(number))) + "\n" for number in range(350)))
    outs = []
    for jobs in ("1", "2"):
        outs.append(tmp_path / f"{jobs}.ndjson")
        command = [
            sys.executable,
            "-m",
            "service",
            "validate",
            str(hands),
            "--ruleset",
            "tda-2019",
            "--out",
            str(outs[-1]),
            "--jobs",
            jobs,
        ]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, check=False)
        assert done.returncode == 1, done.stderr
    assert outs[0].read_bytes() == outs[1].read_bytes()
    assert len(results(outs[0])) == 356


def test_hands_come_from_standard_input_too(tmp_path: Path) -> None:
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "service",
            "validate",
            "-",
            "--ruleset",
            "tda-2019",
            "--jobs",
            "1",
            "--out",
            tmp_path / "out",
        ],
        input=json.dumps({"hand": HAND}).encode() + b"\n{\n",
        cwd=ROOT,
        capture_output=True,
        check=False,
    )
    assert done.returncode == 1
    assert [(one["source"], one["status"]) for one in results(tmp_path / "out")] == [("-:1", 200), ("-:2", 400)]


def without(missing: tuple[str, ...], *arguments: str) -> subprocess.CompletedProcess[str]:
    """The command where some packages are not installed."""
    program = f"import sys, runpy; sys.modules.update(dict.fromkeys({missing!r})); runpy.run_module('service')"
    command = [sys.executable, "-c", program, *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_without_its_packages_it_says_what_is_missing() -> None:
    told = without(("click",), "--version")
    assert (told.returncode, told.stdout) == (1, "")
    assert told.stderr.splitlines() == [
        "floorman: the command needs what comes with floorman[cli], which is not installed"
    ]


def test_without_the_server_it_does_all_but_serve(hands: Path, tmp_path: Path) -> None:
    server = ("flask", "werkzeug", "gunicorn", "gevent", "httptools", "prometheus_client", "yaml")
    page = tmp_path / "page.html"
    told = without(server, "validate", str(hands), "--ruleset", "tda-2019", "--html", str(page))
    assert told.returncode == 1, told.stderr
    assert page.exists()
    for arguments in (("rulesets",), ("keys", "--help"), ("replay", "--help")):
        assert without(server, *arguments).returncode == 0
    told = without(server, "serve")
    assert (told.returncode, told.stdout) == (2, "")
    assert "floorman[server]" in told.stderr
