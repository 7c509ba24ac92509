"""examples/library: a table of bots plays on by itself, told nothing but who comes and goes."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.server import LONG, ROOT

HANDS = 400
PROGRAM = ROOT / "examples" / "library" / "cash_table.py"


@pytest.mark.parametrize("rules", [(), ("roberts-11", "moving_button")], ids=["dead_button", "moving_button"])
def test_hundreds_of_hands_are_played(rules: tuple[str, ...], tmp_path: Path) -> None:
    (tmp_path / "floorman").symlink_to(ROOT / "service")  # as it is called once it is installed
    done = subprocess.run(
        [sys.executable, PROGRAM, str(HANDS), *rules],
        env={"PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=LONG,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    *reasons, end = done.stdout.splitlines()
    assert end.startswith(f"{HANDS} hands played, ")
    assert dict(line.split()[::-1] for line in reasons)["table.first_to_act"] == str(HANDS)
