"""`floorman rulebooks prove` joins `floorman rulebooks`, and says what to install where it cannot run."""

import sys
from functools import partial

import pytest

from service.command import main
from tests.support.command import run

rulebooks = partial(run, "rulebooks")
LINE = "floorman: rulebooks prove needs packages that are not installed: pip install 'floorman[cli]' z3-solver\n"


def test_it_is_listed_beside_the_others() -> None:
    assert {"check", "prove", "show"} <= set(rulebooks("--help").stdout.split())
    assert "--seats" in rulebooks("prove", "--help").stdout


def test_without_the_solver_it_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("kit.rulebook_difference", "kit.symbolic"):
        monkeypatch.delitem(sys.modules, module, raising=False)
    monkeypatch.setitem(sys.modules, "z3", None)
    result = rulebooks("prove", "tda-2019", "tda-2024")
    assert (result.exit_code, result.stderr) == (2, LINE)


def test_without_the_kit_it_says_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(main, "entry_points", lambda **_: ())
    result = rulebooks("prove", "tda-2019", "tda-2024", "--seats", "3")
    assert (result.exit_code, result.stderr) == (2, LINE)
    assert rulebooks("tda-2019").exit_code == 0
