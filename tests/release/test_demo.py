"""`make demo` prints what README shows."""

import subprocess
import sys

from tests.support.server import ROOT


def test_the_demo_says_what_readme_shows() -> None:
    said = subprocess.run([sys.executable, "tools/demo.py"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stderr
    assert f"```\n{said.stdout}```" in (ROOT / "README.md").read_text(encoding="utf-8")
