"""The adapters of examples/adapters, as far as they need nothing that is not here; tests/adapters asks every engine."""

import json
import os
import re
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import pytest

from service.command.conform.exec_engine import ExecEngine
from service.command.conform.results import Outcome, Result
from service.command.conform.runner import run_tests
from service.command.conform.selection import Selection, smoke_tests
from service.conformance.suite import Test
from tools.scoreboard import ADAPTERS, BOARD, HOMES, PAGE, RESULTS, board, page

FILES: Final = sorted(ADAPTERS.glob("*_adapter.*"))
NO_LINE_OF_CODE: Final = re.compile(r'\W*$|\s*(#|//|"""|import |from |const .* = require)')
POKERKIT: Final = [
    sys.executable,
    "-m",
    "service.command.conform.python_engine",
    f"{ADAPTERS / 'pokerkit_adapter.py'}:answer",
]
JQ: Final = pytest.mark.skipif(not shutil.which("jq") and "CI" not in os.environ, reason="jq is needed")
SHELL: Final = ["sh", str(ADAPTERS / "shell_adapter.sh")]


def asked(command: Sequence[str], tests: Sequence[Test]) -> list[Result]:
    return run_tests(tests, lambda: ExecEngine(command, timeout=60), 1, lambda _: None)


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


@JQ
def test_the_shell_adapter_answers_little_and_nothing_wrong() -> None:
    known = Selection(rulesets=["tda-2019"], levels=["betting"], requirements=["required"], run=["*/raise_size.*"])
    outcomes = [result.outcome for result in asked(SHELL, known.tests())]
    assert set(outcomes) == {Outcome.PASSED, Outcome.UNSUPPORTED}
    assert outcomes.count(Outcome.PASSED) > 5


def test_pokerkit_is_asked_and_answers() -> None:
    engine = ExecEngine(POKERKIT, timeout=60)
    engine.close()
    results = asked(POKERKIT, smoke_tests(engine.implementation.claims))
    assert [result.why for result in results if result.outcome is Outcome.BROKEN] == []
    assert sum(result.outcome is Outcome.PASSED for result in results) > 10
