"""What the suite requires of plain actions under the first four rulebooks, the second model rules too.

It stands there by the texts, and not because one program says so.
"""

from typing import Any, Final

import pytest

from service.cases.suite import Level, Requirement, Test, published_tests
from service.rules import deal_in
from service.rules.model.round import BettingRound
from tests.models.compare import Comparison, DisagreementError, engine_opening
from tests.models.generate import Deal, Proposal
from tests.models.naive import BOOKS
from tests.models.perft import naive_opening

FIRST: Final = ("roberts-11", "badugi", "tda-2013", "tda-2019")
UNTOLD: Final = frozenset({"pots_before_round", "dead_small_blind", "house_rules"})
"""Members of a question that the second model has no words for."""


class Played(Comparison):
    """A question of the suite, put to both."""

    def play(self, question: dict[str, Any]) -> list[str]:
        """Where the two differ."""
        try:
            snapshot = deal_in(engine_opening(self.deal.opening), self.ruleset)
            if not isinstance(snapshot, BettingRound):
                self.differs("opening", "no faults", snapshot)
            self.compare_round(snapshot)
            for action in (*question.get("actions", ()), *([question["action"]] if "action" in question else ())):
                ruled, decision = self.compare_ruling(snapshot, proposed(action))
                self.round, snapshot = self.round.then(*ruled.events), decision.round
                self.compare_round(snapshot)
        except DisagreementError:
            pass
        return list(self.record.stories.values())


def proposed(action: dict[str, Any]) -> Proposal:
    """A plain action in the second model's words."""
    size = next(((name, action[name]) for name in ("to", "by", "add") if name in action), None)
    return action["type"], size, action.get("seat")


def asked() -> list[Test]:
    """What is required at the level of plain actions and begins with an opening."""
    return [
        test
        for test in published_tests()
        if test.rulebook in FIRST
        and (test.level, test.requirement) == (Level.BETTING, Requirement.REQUIRED)
        and "opening" in test.question
        and not UNTOLD & {*test.question, *test.question["opening"]}
        and "errors" not in test.tags
    ]


@pytest.mark.slow
@pytest.mark.parametrize("book", FIRST)
def test_the_second_model_rules_as_required(book: str) -> None:
    tests = [test for test in asked() if test.rulebook == book]
    found = {}
    for test in tests:
        deal = Deal(book, {}, naive_opening(test.question["opening"]))
        found[test.id] = Played(deal, test.id).play(dict(test.question))
    assert {id: told for id, told in found.items() if told} == {}
    assert len(tests) > 100, len(tests)


def test_all_first_rulebooks_are_known_to_it() -> None:
    assert set(FIRST) <= set(BOOKS)
