"""A search tells how far it is, and asks an engine nothing that it need not."""

from typing import Any, Final

from service.conform.engine import EngineBroke, Implementation
from service.conform.engine_difference import BROKE
from service.conform.floorman_engine import FloormanEngine
from service.conform.random_search import RandomRounds, Rounds, search
from service.conformance.suite import Requirement
from service.rulesets import load_shelf
from tests.conform.engines import reopens

ALL: Final = frozenset(Requirement)


class Breaks:
    """Reopens what is closed, and breaks at a raise that it would not offer: it never had that round."""

    def __init__(self) -> None:
        self.implementation = Implementation("Breaks")

    def ask(self, question: Any) -> Any:
        """As `reopens`, for a while."""
        answer = reopens(question)
        if "action" in question and answer.get("options", {}).get("raise") == {"min_to": 998, "max_to": 999}:
            raise EngineBroke("no such round")
        return answer

    def close(self) -> None:
        """Nothing to end."""


class AnotherHouse:
    """Floorman under house rules that fill what the TDA's rules leave open."""

    def __init__(self) -> None:
        self.implementation = Implementation("Another house")
        self._floorman = FloormanEngine()

    def ask(self, question: Any) -> Any:
        """With a bet and four raises, and one raise in games of two rounds."""
        return self._floorman.ask({**question, "house_rules": {"cap.raises": 4, "cap.raises_two_streets": 1}})

    def close(self) -> None:
        """Nothing to end."""


def test_a_house_that_keeps_to_the_text_is_not_accused() -> None:
    rounds = Rounds(40, seed=2)
    limit = ["fixed_limit", "spread_limit"]
    found = [*search(RandomRounds(AnotherHouse(), "tda-2019", load_shelf()), limit, rounds, ALL)]
    assert found
    assert {one.requirement for one in found} == {Requirement.OPTIONAL}


def test_each_round_is_told_as_it_is_asked() -> None:
    asked: list[None] = []
    rounds = Rounds(7, seed=1)
    assert not list(
        search(
            RandomRounds(FloormanEngine(), "tda-2019", load_shelf()),
            ["no_limit"],
            rounds,
            ALL,
            lambda: asked.append(None),
        )
    )
    assert len(asked) == rounds.count


def test_what_was_found_before_an_engine_broke_is_told_in_a_small_round_all_the_same() -> None:
    found = search(RandomRounds(Breaks(), "tda-2019", load_shelf()), ["no_limit"], Rounds(400, seed=3), ALL)
    told = next(one for one in found if one.kind[1] != BROKE)
    assert told.kind[1] == "/options/raise"
    assert len(told.question["opening"]["players"]) <= 3
    assert len(told.question["actions"]) <= 3
