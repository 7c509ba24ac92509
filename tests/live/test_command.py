"""The command `floorman` as a process: on all cores, from standard input, and without packages of an extra."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from service import __version__
from service.command.extras import COMMANDS
from tests.support.hands import HAND, asked, mixed, results
from tests.support.rows import rows_of

ROOT: Final = Path(__file__).parents[2]
VALIDATE: Final = (sys.executable, "-m", "service", "validate", "--rulebook", "tda-2019")


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
        command = [*VALIDATE, str(hands), "--out", str(outs[-1]), "--jobs", jobs]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, check=False)
        assert done.returncode == 1, done.stderr
    assert outs[0].read_bytes() == outs[1].read_bytes()
    assert len(results(outs[0])) == 356


def test_hands_come_from_standard_input_too(tmp_path: Path) -> None:
    command = [*VALIDATE, "-", "--jobs", "1", "--out", str(tmp_path / "out")]
    sent = json.dumps({"hand": HAND}).encode() + b"\n{\n"
    assert subprocess.run(command, input=sent, cwd=ROOT, capture_output=True, check=False).returncode == 1
    assert [(one["source"], one["status"]) for one in results(tmp_path / "out")] == [("-:1", 200), ("-:2", 400)]


def without(missing: tuple[str, ...], *arguments: str) -> subprocess.CompletedProcess[str]:
    """The command where some packages are not installed."""
    run = "runpy.run_module('service', run_name='__main__')"
    program = f"import sys, runpy; sys.modules.update(dict.fromkeys({missing!r})); {run}"
    command = [sys.executable, "-c", program, *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_without_its_packages_it_says_what_is_missing() -> None:
    told = without(("click",), "--version")
    assert (told.returncode, told.stderr) == (0, "")
    assert told.stdout == f"floorman, version {__version__}\nFor the commands: pip install 'floorman[cli]'\n"
    told = without(("click",), "--help")
    assert (told.returncode, told.stderr) == (0, "")
    assert {line.split("'")[1] for line in told.stdout.splitlines() if "pip install" in line} == {
        *("floorman[cli]", "floorman[kit]", "floorman[mcp]", "floorman[cli,server]")
    }
    assert all(f" {name}" in told.stdout for name in COMMANDS)
    assert without(("rich",), "--help").returncode == 0
    assert (without(("click",)).returncode, without(("click",)).stdout) == (2, "")
    told = without(("click",), "no\x1b[2J")
    assert (told.returncode, told.stderr) == (2, "floorman: no such command or option: 'no\\x1b[2J'\n")


@rows_of(__file__)
def test_a_command_without_its_packages_says_in_one_line_what_to_install(
    missing: str, arguments: tuple[str, ...], extras: str
) -> None:
    told = without((missing,), *arguments)
    line = f"{arguments[0]} needs packages that are not installed: pip install 'floorman[{extras}]'"
    if "--help" in arguments:
        assert told.returncode == 0
        assert line in " ".join(told.stdout.split())
    else:
        assert told.returncode == 2
        assert told.stderr.splitlines()[-1] == f"floorman: {line}"
    assert "Traceback" not in told.stderr


def test_without_the_server_it_does_all_but_serve(hands: Path, tmp_path: Path) -> None:
    server = ("flask", "werkzeug", "gunicorn", "gevent", "httptools", "prometheus_client", "yaml")
    page = tmp_path / "page.html"
    told = without(server, "validate", str(hands), "--rulebook", "tda-2019", "--html", str(page))
    assert told.returncode == 1, told.stderr
    assert page.exists()
    for arguments in (("rulebooks",), ("keys", "--help"), ("replay", "--help")):
        assert without(server, *arguments).returncode == 0
    told = without(server, "serve")
    assert (told.returncode, told.stdout) == (2, "")
    assert "floorman[server]" in told.stderr
