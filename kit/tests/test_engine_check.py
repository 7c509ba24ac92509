"""`check_engine`: one smallest wrong spot in 4 kB, within bounds; and what a script makes of its answers."""

import json
from pathlib import Path
from typing import Any, Final

import pytest

from kit import engine_check
from kit.commands.mcp_tools import Answer, answer, tools
from kit.engine_check import MOST_BYTES, Check, guide, starter
from kit.exec_engine import start_python_engine
from kit.random_search import Fickle
from kit.run import FAILING, Result, run_tests
from kit.selection import Selection
from kit.tests.command import engine
from service.cases.suite import Test
from service.rulesets import load_rulebooks
from tests.cases.kills.plant import load_faults

RULEBOOKS: Final = load_rulebooks()
ON_A_BUSY_MACHINE: Final = {"SECONDS": 3600.0, "_SECONDS_EACH": 60.0, "_STARTS_WITHIN": 60.0}
SEEDED: Final = {fault.name: fault.spot for fault in load_faults() if fault.spot}


def check(name: str, **arguments: Any) -> Answer:
    """What the tool answers on this engine of engines.py, or of elsewhere."""
    where = name if ":" in name else ":".join(engine(name)).removeprefix("--")
    told = answer(tools(runs_engines=True)["check_engine"], {"engine": where, **arguments}, RULEBOOKS)
    assert len(told.text.encode()) <= MOST_BYTES
    return told


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Time for a busy machine; but for the script, few tests are asked, and 2 rounds played."""
    for name, seconds in ON_A_BUSY_MACHINE.items():
        monkeypatch.setattr(engine_check, name, seconds)
    monkeypatch.setattr(engine_check, "_ROUNDS", 2)
    if request.function is not test_a_script_takes_an_engine_with_twenty_faults_to_green:
        tests = Selection.tests
        few = ("contest", "short_all_in", "button")
        monkeypatch.setattr(Selection, "tests", lambda self: [one for one in tests(self) if one.topic in few])


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "result", "does"),
    [
        ("right", "right", ""),
        ("reopens", "wrong", "the engine offers a raise where none may be made"),
        ("raises", "wrong", "the engine breaks: ZeroDivisionError: no chips"),
        ("ends", "wrong", "the engine breaks: it ended"),
        ("says_nothing", "wrong", "the engine breaks: the answer has no legal: {}"),
        ("says_too_much", "wrong", "the engine breaks: the answer has N,N bytes; at most N,N are read"),
    ],
)
def test_an_engine_is_told_its_smallest_wrong_spot_the_same_each_time(name: str, result: str, does: str) -> None:
    told = check(name, rulebook="tda-2024", seed=3)
    found = json.loads(told.text)
    assert (found["result"], found.get("spot", {}).get("does", "")) == (result, does)
    assert found["next"]
    assert told == check(name, rulebook="tda-2024", seed=3) or name == "ends"
    if name == "reopens":
        assert found["spot"]["clause"]["id"] == "tda-2024:47.A"
        assert len(found["spot"]["question"]["opening"]["players"]) == 2
        assert found["spot"]["right"]["options"]["raise"] is None


@pytest.mark.slow
def test_what_only_random_rounds_show_is_found_and_an_engine_that_changes_its_mind(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tests = Selection.tests
    monkeypatch.setattr(Selection, "tests", lambda self: [one for one in tests(self) if one.level == "next_hand"])
    monkeypatch.setattr(engine_check, "_ROUNDS", 300)
    found = json.loads(check("reopens", rulebook="tda-2024").text)
    assert (found["spot"]["found_by"], found["tests"]["failed"]) == ("random rounds, seed 1", 0)

    def fickle(*_: Any) -> Any:
        raise Fickle

    monkeypatch.setattr("kit.random_search.search", fickle)
    assert "another answer" in json.loads(check("right", rulebook="tda-2024").text)["next"]


@pytest.mark.slow
def test_nothing_is_asked_once_nobody_waits_and_an_engine_that_does_not_start_says_why(tmp_path: Path) -> None:
    off = Check(":".join(engine("right")).removeprefix("--"), RULEBOOKS, is_off=lambda: True).answer()
    assert (off["result"], off["tests"]["not_asked"] > 0) == ("unfinished", True)
    (tmp_path / "bad.py").write_text("def answer(question):\n    return {\n", encoding="utf-8")
    told = check(f"python:{tmp_path}/bad.py:answer")
    assert told.is_error
    assert "SyntaxError: '{' was never closed" in json.loads(told.text)["detail"]
    memory = check(f"python:{engine('takes_memory')[1]}", rulebook="tda-2024")
    assert "MemoryError" in memory.text
    assert json.loads(check("right", rulebook="badugi").text)["rulebook"].startswith("badugi@")


def test_the_guide_s_engine_is_one_and_it_is_short() -> None:
    space: dict[str, Any] = {}
    exec(guide()["python"], space)  # noqa: S102  # the engine that everybody begins with
    assert space["IMPLEMENTATION"]["claims"]["rulebooks"][0] in RULEBOOKS
    assert len(json.dumps(guide(), ensure_ascii=False).encode()) <= MOST_BYTES
    assert starter("engine", 1.0, RULEBOOKS) is None


@pytest.mark.slow
def test_a_script_takes_an_engine_with_twenty_faults_to_green(monkeypatch: pytest.MonkeyPatch) -> None:
    """The engine keeps its process. Tests that passed run again once all others pass."""
    monkeypatch.setenv("CLAIMS", '{"structures": ["no_limit"]}')
    monkeypatch.setenv("FAULT", "")
    faults, calls, failing = list(SEEDED), 0, list[Test]()
    assert len(faults) == 20

    def run(tests: list[Test], *others: Any) -> list[Result]:
        results = run_tests(failing or tests, *others)
        failing[:] = [result.test for result in results if result.outcome in FAILING]
        return results

    running = start_python_engine("tests.cases.kills.engine:answer", 60.0)
    monkeypatch.setattr(engine_check, "run_tests", run)
    monkeypatch.setattr(engine_check, "starter", lambda *_, **__: lambda: running)
    monkeypatch.setattr(running, "close", lambda: None)
    try:
        while True:
            running.ask({"rulebook": "tda-2024", "faults": faults})
            some = bool(failing)
            found = json.loads(check("python:tests.cases.kills.engine:answer", rulebook="tda-2024").text)
            calls += 1
            if found["result"] == "right" and not some:
                break
            if found["result"] == "wrong":
                clause = (found["spot"]["clause"] or {"id": ""})["id"].removeprefix("tda-2024:")
                spot = f"{found['spot']['does'].removeprefix('the engine ')}: {clause}"
                faults.remove(next(name for name in faults if SEEDED[name] == spot))
    finally:
        monkeypatch.undo()
        running.close()
    assert (faults, calls <= 25) == ([], True)
