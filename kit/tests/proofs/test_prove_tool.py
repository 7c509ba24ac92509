"""`floorman rulebooks prove` and the tool `prove` of `floorman mcp`: what they say, and a difference as a request."""

import json
import sys
from importlib.util import find_spec
from typing import Any, Final

import pytest

if find_spec("z3") is None:
    pytest.skip("make verify-proofs installs z3-solver, which these need", allow_module_level=True)

import kit.rulebook_difference as proofs
from kit.commands import mcp_tools
from kit.commands.mcp_tools import answer, tools
from service import library
from service.rules.model.round import Structure
from service.rulesets import load_rulebooks
from tests.support.command import run

RULEBOOKS: Final = load_rulebooks()


def prove(**arguments: Any) -> dict[str, Any]:
    """What the tool answers, or that it refuses."""
    told: dict[str, Any] = json.loads(answer(tools()["prove"], arguments, RULEBOOKS).text)
    return told


def test_a_proof_that_its_time_does_not_allow_says_what_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    question = {"first": "tda-2019", "second": "roberts-11", "structure": "pot_limit"}
    monkeypatch.setattr(mcp_tools, "_PROOF_SECONDS", 0.0)
    told = prove(**question)
    assert (told["differ"], told["rounds"], told["next"]) == (None, [], 0)
    assert prove(**question, offset=100) == {"differ": None, "rounds": [], "next": None}
    assert [one["code"] for one in prove(**question | {"second": "tda"})["errors"]] == ["rulebook.unknown"]
    monkeypatch.setitem(sys.modules, "z3", None)
    monkeypatch.delitem(sys.modules, "kit.rulebook_difference")
    assert "z3-solver" in answer(tools()["prove"], question, RULEBOOKS).text


@pytest.mark.slow
def test_a_proof_shows_a_difference_by_a_request(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proofs, "shapes", lambda *_: [proofs.Shape(Structure.FIXED_LIMIT, 2)])
    told = prove(first="tda-2024", second="roberts-11", structure="fixed_limit")
    [shape] = told["rounds"]
    assert (told["differ"], shape["differences"], told["next"]) == (True, 4, None)
    request = shape["shown"][0]["request"]
    mine, other = (library.decide(request | {"rulebook": book}) for book in ("tda-2024", "roberts-11"))
    assert mine["options_before"] != other["options_before"]


def test_the_command_says_as_text_and_as_json_which_rulebook_has_less(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proofs, "shapes", lambda *_: [proofs.Shape(Structure.NO_LIMIT, 2, street=1, posts="blinds")])
    names = ("tda-2024@1", "wsop-live-2024")
    text, found = (run("rulebooks", "prove", *names, *more) for more in ((), ("--json",)))
    told = json.loads(found.stdout)
    assert (told["first"], told["second"], told["differ"]) == (*names, True)
    [shape] = told["rounds"]
    [way] = shape["differences"]
    assert way["where"] == ["call: less"]
    offered: list[Any] = [library.rounds(body)["options"] for body in way["requests"]]
    assert [options["call"]["to"] for options in offered] == [2, 3]
    first, second, *bodies = text.stdout.splitlines()
    assert first == f"{shape['round']}: different ({shape['paths']} paths)"
    assert second == "  call: lower under tda-2024@1"
    assert [json.loads(body) for body in bodies] == way["requests"]
    assert (text.exit_code, found.exit_code) == (1, 1)
