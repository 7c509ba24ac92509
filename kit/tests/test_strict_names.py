"""Engines that are stricter about the names of actions are not accused."""

from typing import Any, Final

import pytest

from kit.exhaustive_search import search_world
from kit.expectation import mismatches
from kit.floorman_engine import MANY_KEPT, FloormanEngine
from kit.random_search import RandomRounds, Rounds, search
from kit.small_worlds import World, openings, walk
from service.cases.suite import Level, Requirement, published_tests
from service.rules.model.round import Structure
from service.rulesets import load_rulebooks

NAMES: Final = {"call.nothing_owed", "bet.facing_bet", "raise.unopened", "complete.nothing_short"}
"""The reasons that say so of a verb that does not fit."""


class Strict(FloormanEngine):
    """An engine that refuses every verb that does not fit."""

    refused = 0

    def ask(self, question: Any) -> Any:
        """As Floorman, but a misnamed verb is illegal, and nothing comes of it."""
        told = super().ask(question)
        if "action" not in question or not NAMES.intersection(one["code"] for one in told.get("reasons", ())):
            return told
        self.refused += 1
        return {"legal": False, "ruling": "rejected", "action": None}


@pytest.mark.slow
def test_a_strict_engine_is_not_accused() -> None:
    engine, every = Strict(kept=MANY_KEPT), frozenset(Requirement)
    structures = [one.value for one in Structure]
    rounds = RandomRounds(engine, "tda-2019", load_rulebooks())
    assert [*search_world(rounds, structures, World(2, 1), every, lambda: None)] == []
    assert [*search(rounds, structures, Rounds(30, seed=1), every)] == []
    assert engine.refused > 20
    ruled = [one for one in published_tests() if one.rulebook == "tda-2019" and one.level is Level.BETTING]
    plain = [one for one in ruled if "action" in one.question]
    accused = [one.id for one in plain if mismatches(one.question, one.expect, engine.ask(one.question))]
    corrected = {"raise_size.small_raise_into_nothing", "short_all_in.no_completing_in_no_limit"}
    assert {id.partition("/")[2] for id in accused} <= corrected, accused


def test_a_call_of_nothing_is_no_branch_of_a_small_world() -> None:
    rules = load_rulebooks()["tda-2019"].ruleset
    opened = next(one.opening for one in openings(World(2, 2)) if one.name == "no_limit.later_street.2_2")
    asked = [*walk(opened, rules)]
    calls = [one.answer for one in asked if one.question.get("action") == {"type": "call"}]
    assert {"type": "check", "to": 0} in [one["action"] for one in calls]
    assert all(one.question["actions"][:1] != [{"type": "call"}] for one in asked)
