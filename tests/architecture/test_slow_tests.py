"""`make test` names the tests that have grown above the line, and fails none of them."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.cpu import FAST, LINE, spent

GROWN = f"""
import pytest
from tests.support.cpu import spent

def burn():
    began = spent()
    while spent() - began < {LINE} + 0.1:
        pass

@pytest.fixture
def dear():
    burn()

def test_burns_in_its_set_up(dear):
    pass

@pytest.mark.slow
def test_may():
    burn()

def test_is_cheap():
    pass
"""


@pytest.mark.slow
@pytest.mark.parametrize("processes", ["0", "1"])
def test_what_has_grown_is_named_and_passes(tmp_path: Path, processes: str) -> None:
    (tmp_path / "test_it.py").write_text(GROWN, encoding="utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = slow\n", encoding="utf-8")
    pytest_with = (sys.executable, "-m", "pytest", "-p", "xdist", "-p", "tests.support.cpu", "-n", processes)

    def printed(*options: str) -> str:
        command = (*pytest_with, "-c", str(tmp_path / "pytest.ini"), *options, str(tmp_path))
        env = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "HYPOTHESIS_"))}
        env["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # they take seconds to be imported
        ran = subprocess.run(command, capture_output=True, text=True, check=True, env=env)
        return ran.stdout.partition(f"above {LINE} s of CPU")[2]

    assert "s  test_it.py::test_burns_in_its_set_up\n" in printed("-m", FAST)
    assert "test_it.py::test_burns" not in printed()


def test_children_count() -> None:
    began = spent()
    subprocess.run([sys.executable, "-c", "sum(range(1_000_000))"], check=True)
    assert spent() - began > 0.001
