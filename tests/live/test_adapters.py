"""The adapters of examples/adapters that need nothing that is not here: each is started, asked, and answers."""

import os
import shutil
import sys
from collections.abc import Sequence
from typing import Final

import pytest

from kit.exec_engine import ExecEngine
from kit.run import Outcome, Result, run_tests
from kit.selection import Selection, smoke_tests
from kit.tests.adapters.asked import ADAPTERS, ROOT
from service.cases.suite import Test

POKERKIT: Final = [sys.executable, "-m", "kit.python_engine", f"{ROOT / ADAPTERS / 'pokerkit_adapter.py'}:answer"]


JQ: Final = pytest.mark.skipif(not shutil.which("jq") and "CI" not in os.environ, reason="jq is needed")


SHELL: Final = ["sh", str(ROOT / ADAPTERS / "shell_adapter.sh")]


def asked(command: Sequence[str], tests: Sequence[Test]) -> list[Result]:
    return run_tests(tests, lambda: ExecEngine(command, timeout=60), 1, lambda _: None)


@JQ
def test_the_shell_adapter_answers_little_and_nothing_wrong() -> None:
    known = Selection(rulebooks=["tda-2019"], levels=["betting"], requirements=["required"], run=["*/raise_size.*"])
    outcomes = [result.outcome for result in asked(SHELL, known.tests())]
    assert set(outcomes) == {Outcome.PASSED, Outcome.UNSUPPORTED}
    assert outcomes.count(Outcome.PASSED) > 5


def test_pokerkit_is_asked_and_answers() -> None:
    engine = ExecEngine(POKERKIT, timeout=60)
    engine.close()
    results = asked(POKERKIT, smoke_tests(engine.implementation.claims))
    assert [result.why for result in results if result.outcome is Outcome.BROKEN] == []
    assert sum(result.outcome is Outcome.PASSED for result in results) > 10
