"""The planted faults fit the rules as they are now, and one that is not caught is told."""

import ast
from typing import Final

import pytest

from service.cases.suite import published_tests
from service.rulesets import load_rulebooks
from tests.cases.kills import by_suite
from tests.cases.kills.__main__ import put_to_the_suite
from tests.cases.kills.plant import Fault, load_faults

FAULTS: Final = load_faults()
NO_FAULT: Final = Fault(name="none at all", file="betting/right_to_raise.py", old="return False", new="return not True")


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_it_is_planted_within_one_function(fault: Fault) -> None:
    text = fault.path.read_text(encoding="utf-8")
    before, _, after = text.partition(fault.old)
    assert fault.old not in after
    ast.parse(before + fault.new + after)
    first = before.count("\n") + 1 + len(fault.old) - len(fault.old.lstrip("\n"))
    last = before.count("\n") + fault.old.rstrip("\n").count("\n") + 1
    functions = [one for one in ast.walk(ast.parse(text)) if isinstance(one, ast.FunctionDef)]
    (inside, *_) = [one.name for one in functions if one.lineno <= first and last <= (one.end_lineno or 0)]
    assert inside != "__init__"  # of an enum: its members are made before anything is planted


def test_each_has_a_name_of_its_own_and_a_rulebook_that_there_is() -> None:
    assert len({fault.name for fault in FAULTS}) == len(FAULTS) >= 150
    searched = [fault.search for fault in FAULTS if fault.search]
    assert set(searched) <= set(load_rulebooks())
    assert len(searched) >= 30


@pytest.mark.slow
def test_one_that_is_not_caught_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    few = tuple(test for test in published_tests() if test.topic in ("reopening", "short_all_in"))
    monkeypatch.setattr(by_suite, "published_tests", lambda: few)
    real = next(fault for fault in FAULTS if fault.name == "a short all-in reopens the betting")
    assert put_to_the_suite([real], jobs=1)
    assert not put_to_the_suite([real, NO_FAULT], jobs=1)
    told = capsys.readouterr().out.splitlines()
    assert told[-3].startswith(f"{real.name}: ")
    assert told[-2:] == ["none at all: NOT CAUGHT", "2 faults: the suite catches 1, its required tests alone 1."]
