"""`check_engine`: one smallest wrong spot in 4 kB, within bounds; and what a script makes of its answers."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import pytest

from kit import engine_check
from kit.commands.mcp_tools import Answer, answer, tools
from kit.engine_check import MOST_BYTES, Check, guide, starter
from kit.random_search import Fickle
from kit.selection import Selection
from kit.tests.command import engine
from service.rulesets import load_rulebooks

RULEBOOKS: Final = load_rulebooks()
ON_A_BUSY_MACHINE: Final = {"SECONDS": 3600.0, "_SECONDS_EACH": 60.0, "_STARTS_WITHIN": 60.0}
SEEDED: Final = {
    "the big blind has no option to raise": ("offers no raise where one may be made", "43.A"),
    "a check is offered whatever was bet": ("offers a check where it may not", "55"),
    "a folded seat is asked again": ("has another seat to act next", "43.A"),
    "the button is first after the flop": ("has another seat to act next", "55"),
    "an uncalled bet stays in the pot": ("has another /next/uncalled", "43.A"),
    "an ante counts toward the call": ("has another amount to call", "41"),
    "who has folded can win a pot": ("has another /next/pots/N/seats", "43.A"),
    "a short all-in reopens the betting": ("lets other seats raise again", "50.A"),
    "the minimum raise doubles the bet": ("has another smallest raise", "43.A"),
    "a raise by an amount is counted from what the seat has in front": (
        "makes something else of a bet or raise",
        "43.A",
    ),
    "betting goes on after the river": ("has another /next/first_to_act", "50.A"),
    "the seat left of the big blind acts first, though there is a straddle": ("makes something else of a call", "41"),
    "a big blind posted short makes the bet smaller": ("has another amount to call", "41"),
    "several chips of which none can be spared are a raise": ("refuses a declaration that stands", "46.C"),
    "the last statement binds, not the first": ("refuses a declaration that stands", "57"),
    "a fold out of turn does not bind": ("has another /ruling", "53.A"),
    "words bind though the chips came first": ("allows a declaration that does not stand", "40.A"),
    "an announced raise may come in two motions": ("has another /ruling", "40.A"),
    "an undercall heads-up is left to the floor": ("leaves a declaration to the floor", "51.B"),
    "the size of the last raise carries over to the next street": ("refuses a question", "43.A"),
}
"""Faults of tests/cases/kills/faults.toml, and where a spot is theirs: what the engine does, and the clause."""


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
    if request.function is not test_a_script_takes_an_engine_with_twenty_faults_to_green:
        monkeypatch.setattr(engine_check, "_ROUNDS", 2)
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
    assert (found["result"], found["spot"]["found_by"], found["tests"]["failed"]) == (
        "wrong",
        "random rounds, seed 1",
        0,
    )

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


def patch_for(spot: Mapping[str, Any], faults: list[str]) -> str:
    """The fault that the table has for this spot. Raises LookupError if there is none, or it is mended."""
    place = (spot["does"].removeprefix("the engine "), (spot["clause"] or {"id": ""})["id"].partition(":")[2])
    return next(name for name in faults if SEEDED[name] == place)


@pytest.mark.slow
def test_a_script_takes_an_engine_with_twenty_faults_to_green(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CLAIMS", '{"structures": ["no_limit"]}')
    faults, calls = list(SEEDED), 0
    assert len(faults) == 20
    while True:
        monkeypatch.setenv("FAULT", "\n".join(faults))
        found = json.loads(check("python:tests.cases.kills.engine:answer", rulebook="tda-2024").text)
        calls += 1
        if found["result"] == "right":
            break
        faults.remove(patch_for(found["spot"], faults))
    assert (faults, calls <= 25) == ([], True)
