"""Python, by openapi-python-client: one call of each kind, and the example."""

import os
import shutil
import sys
from pathlib import Path

import pytest

from tests.clients.comes_back import played_on
from tests.clients.generators import BIN, DONE, PROGRAMS, copied, need, run, said


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The client and the programs, with types that hold."""
    need(BIN.exists(), "make verify-clients")
    folder = copied("python", tmp_path_factory.mktemp("python"))
    run(BIN / "openapi-python-client", *said("openapi-python-client"), cwd=folder)
    shutil.copy(PROGRAMS / "python_client.py", folder / "calls.py")
    its = ("--python-executable", BIN / "python", "--config-file", os.devnull, "--cache-dir", os.devnull)
    run(sys.executable, "-m", "mypy", "--strict", *its, "calls.py", "table.py", cwd=folder)
    return folder


def test_each_call(python: Path, either: str) -> None:
    assert run(BIN / "python", "calls.py", either, cwd=python) == DONE


def test_the_table_plays_on_though_the_service_is_killed(python: Path, tmp_path: Path) -> None:
    played_on(BIN / "python", "-u", "table.py", cwd=python, log=tmp_path / "log")
