"""The adapters of examples/adapters, as far as they need nothing that is not here; tests/adapters asks every engine."""

import json
import os
import re
import shutil
from pathlib import Path
from typing import Final

import pytest

from tools.scoreboard import ADAPTERS, BOARD, HOMES, PAGE, RESULTS, board, page

FILES: Final = sorted(ADAPTERS.glob("*_adapter.*"))
NO_LINE_OF_CODE: Final = re.compile(r'\W*$|\s*(#|//|"""|import |from |const .* = require)')
JQ: Final = pytest.mark.skipif(not shutil.which("jq") and "CI" not in os.environ, reason="jq is needed")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_an_adapter_has_forty_lines_of_code_or_fewer(file: Path) -> None:
    lines = [line for line in file.read_text(encoding="utf-8").splitlines() if not NO_LINE_OF_CODE.match(line)]
    assert 10 < len(lines) <= 40, len(lines)


def test_every_engine_is_on_the_scoreboard() -> None:
    assert {file.name for file in FILES} == {*HOMES, "shell_adapter.sh"}


def test_the_scoreboard_is_that_of_the_results() -> None:
    """`python tools/scoreboard.py --again` writes it."""
    runs = json.loads(RESULTS.read_bytes())["runs"]
    assert BOARD.read_text(encoding="utf-8") == board(runs)
    assert PAGE.read_text(encoding="utf-8") == page(runs)
