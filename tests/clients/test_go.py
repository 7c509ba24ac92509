"""Go, by openapi-generator: one call of each kind."""

import os
from pathlib import Path

import pytest

from tests.clients.generators import BIN, DONE, made, need, run


@pytest.fixture(scope="module")
def go(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program, compiled with the client: all of it is one package. Neither needs more than Go itself has."""
    need((BIN / "go").exists(), "make verify-clients")
    folder = made("go", "calls.go", tmp_path_factory.mktemp("go"))
    (folder / "go.mod").write_text("module calls\n\ngo 1.23\n")
    plain, cache = "-gcflags=all=-N -l", str(folder / ".cache")  # to optimise takes a third longer
    run(BIN / "go", "build", plain, "-o", "calls", ".", cwd=folder, GOCACHE=cache, GOPROXY="off", HOME=os.devnull)
    return folder / "calls"


def test_each_call(go: Path, either: str) -> None:
    assert run(go, either, cwd=go.parent) == DONE
