"""The engines of examples/adapters, really asked: they answer as examples/adapters/results has it.

What differs is a changed ruling, or a new version of an engine: `make scoreboard` writes the results anew.
"""

import os
from pathlib import Path

import pytest

from kit.run_files import read_run
from kit.tests.adapters.asked import ADAPTERS, ENGINES, NODE, PYTHON, RESULTS, ROOT, ask


def need(what: object, reason: str) -> None:
    """Skip where it is absent; in CI that is a failure."""
    if not what and "CI" not in os.environ:
        pytest.skip(reason)
    assert what, reason


@pytest.mark.parametrize("adapter", ENGINES)
def test_an_engine_answers_as_it_did(adapter: str, tmp_path: Path) -> None:
    need((ROOT / PYTHON).exists(), "make verify-adapters sets up the engines")
    modules = ROOT / ADAPTERS / "node_modules"
    need(adapter.endswith(".py") or (NODE and modules.exists()), "make verify-adapters, with Node.js")
    ask(adapter, tmp_path / "now.json")
    now, kept = read_run(tmp_path / "now.json"), read_run(ROOT / RESULTS / f"{Path(adapter).stem}.json")
    assert now.results == kept.results
    assert (now.causes, now.implementation) == (kept.causes, kept.implementation)
