"""The engines of examples/adapters, really asked: they answer as examples/adapters/results.json has it.

What differs is a changed ruling, or a new version of an engine: `make scoreboard` writes the results anew.
"""

import json
import os
from typing import Any, Final

import pytest

from tools.scoreboard import ADAPTERS, HOMES, NODE, PYTHON, RESULTS, runs_of

MODULES: Final = ADAPTERS / "node_modules"
KEPT: Final[list[dict[str, Any]]] = json.loads(RESULTS.read_bytes())["runs"]


def need(what: object, reason: str) -> None:
    """Skip where it is absent; in CI that is a failure."""
    if not what and "CI" not in os.environ:
        pytest.skip(reason)
    assert what, reason


@pytest.mark.parametrize("adapter", HOMES)
def test_an_engine_answers_as_it_did(adapter: str) -> None:
    need(PYTHON.exists(), "make verify-adapters sets up the engines")
    need(adapter.endswith(".py") or (NODE and MODULES.exists()), "make verify-adapters, with Node.js")
    assert runs_of(adapter) == [run for run in KEPT if run["adapter"] == adapter]
