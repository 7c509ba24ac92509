"""examples/dask tells the figures of `floorman validate`, and its answers are those of the service."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import service
from tests.clients.generators import EXAMPLES, need, run
from tests.clients.hands_at_scale import compared
from tests.support.server import LONG, ROOT

PYTHON = ROOT / ".venv" / "dask" / "bin" / "python"
HAND_FILES = ROOT / "tests" / "hands"
TIMES = 1000
ODD = [b"", b"{", b"5", b'{"id": "x", "id": "y"}', b"\xff", b'{"id": "h", "hand": {}}']


def test_a_folder_of_hands_has_the_figures_of_validate(tmp_path: Path) -> None:
    need(PYTHON.exists(), "make verify-clients")
    hands = [json.loads(line) for line in (EXAMPLES / "hands.ndjson").read_text("utf-8").splitlines()]
    hands += [{"text": file.read_text("utf-8")} for file in sorted((HAND_FILES / "pokerstars").glob("*.txt"))[:1]]
    lines = [json.dumps(hand | {"id": f"{time}-{n}"}).encode() for time in range(TIMES) for n, hand in enumerate(hands)]
    folder = tmp_path / "hands"
    shutil.copytree(HAND_FILES / "phh", folder / "phh", ignore=shutil.ignore_patterns("*.phhs"))  # several hands
    (folder / "phh" / "odd.phh").write_bytes(b"\xff")
    (folder / "a.ndjson").write_bytes(b"\n".join(lines))
    (folder / "b.ndjson").write_bytes(b"\n".join([*ODD, *lines[:3], b""]))
    (tmp_path / "floorman").symlink_to(ROOT / "service")  # as it is called once it is installed

    options = ("--rulebook", "tda-2019", "--out")
    program = EXAMPLES / "dask" / "validate.py"
    told = run(PYTHON, program, *options, "answers", folder, cwd=tmp_path, PYTHONPATH=str(tmp_path))
    command = (sys.executable, "-m", "service", "validate", folder)
    validate = (*command, "--exit-zero", *options, tmp_path / "results.ndjson")
    said = subprocess.run(validate, cwd=ROOT, capture_output=True, text=True, timeout=LONG, check=True).stderr
    figures = [line.split() for line in told.splitlines()]
    assert figures == [line.split() for line in said.splitlines()[: len(figures)]]
    assert {name for name, count in figures if len(count) > 3} >= {"legal", "illegal", "unreadable", "actions"}

    parts = [part.read_text("utf-8").splitlines() for part in sorted((tmp_path / "answers").iterdir())]
    assert len(parts) == 3
    assert sum(map(len, parts)) == len((tmp_path / "results.ndjson").read_text("utf-8").splitlines())
    usual = {"rulebook": "tda-2019", "detail": "brief"}
    assert [json.loads(line) for line in parts[1]] == list(service.hand_lines(lines, usual))


def test_a_folder_without_hands_is_told(tmp_path: Path) -> None:
    need(PYTHON.exists(), "make verify-clients")
    (tmp_path / "floorman").symlink_to(ROOT / "service")
    program = EXAMPLES / "dask" / "validate.py"
    run(PYTHON, program, "--rulebook", "tda-2019", tmp_path, cwd=tmp_path, ends=2, PYTHONPATH=str(tmp_path))


def test_a_worker_that_is_killed_loses_no_hand(tmp_path: Path) -> None:
    """`make verify-hands-at-scale` does it with 100,000 hands."""
    need(PYTHON.exists(), "make verify-clients")
    judged, _ = compared(tmp_path, 600, 3, 50, stopped=True)
    assert {line.split()[0] for line in judged.figures if line.split()[1] != "0"} >= {"legal", "illegal", "actions"}
