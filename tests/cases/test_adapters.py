"""The adapters of examples/adapters, as far as they need nothing that is not here.

kit/tests/adapters asks every engine.
"""

import re
from pathlib import Path
from typing import Final

import pytest

from kit.reports.scoreboard import markdown, rows_of
from kit.run_files import read_run
from kit.tests.adapters.asked import ADAPTERS, ENGINES, RESULTS, ROOT

FILES: Final = sorted((ROOT / ADAPTERS).glob("*_adapter.*"))
NO_LINE_OF_CODE: Final = re.compile(r'\W*$|\s*(#|//|"""|import |from |HOME = |const .* = require)')


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_an_adapter_has_forty_lines_of_code_or_fewer(file: Path) -> None:
    lines = [line for line in file.read_text(encoding="utf-8").splitlines() if not NO_LINE_OF_CODE.match(line)]
    assert 10 < len(lines) <= 40, len(lines)


SCORES: Final = sorted((ROOT / RESULTS).glob("*.json"))


def test_every_engine_is_on_the_scoreboard() -> None:
    assert {file.name for file in FILES} == {*ENGINES, "shell_adapter.sh"}
    assert [file.stem for file in SCORES] == [Path(engine).stem for engine in ENGINES]


def test_the_scoreboard_is_that_of_the_results() -> None:
    """`make scoreboard` writes it."""
    rows = rows_of([read_run(file) for file in SCORES])
    board = ROOT / "bench" / "scoreboard.md"
    assert board.read_text(encoding="utf-8") == markdown(rows)
