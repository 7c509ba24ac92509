"""Does a random search find a planted fault, within its rounds and in a small one? The engine is a process."""

import os
from dataclasses import dataclass
from resource import RUSAGE_CHILDREN, RUSAGE_SELF, getrusage
from typing import Final

from kit.engine_difference import EngineDifference
from kit.exec_engine import start_python_engine
from kit.random_search import RandomRounds, Rounds, search
from service.cases.suite import Requirement
from service.rules.model.round import Structure
from service.rulesets import load_rulebooks
from tests.cases.kills.plant import Fault

MOST_SEATS: Final = 5
"""Two with chips, and three that are all-in and go to the cap: with four it takes an action more."""
MOST_ACTIONS: Final = 5
"""Bet, short all-in, call, short all-in, call: after the flop it takes so many to show all-ins added up wrongly."""
_PATIENCE: Final = 60.0
"""Seconds for an answer, on a machine that has much else to do."""


@dataclass(frozen=True, slots=True)
class Searched:
    """The first difference that a search tells, None if it finds none; after how many seconds of CPU."""

    found: EngineDifference | None
    seconds: float

    @property
    def seats(self) -> int:
        """At the table of the round that is told."""
        return len(self.found.question["opening"]["players"]) if self.found else 0

    @property
    def actions(self) -> int:
        """In that round: those before the question, and the one that it is about."""
        return len(self.found.question["actions"]) + ("action" in self.found.question) if self.found else 0

    @property
    def is_good(self) -> bool:
        """Whether it was found in a small round. The rounds bound the search, not its seconds: machines differ."""
        return self.found is not None and self.seats <= MOST_SEATS and self.actions <= MOST_ACTIONS


def search_for(fault: Fault, rulebook: str, rounds: Rounds) -> Searched:
    """The first of so many random rounds that shows it, under this rulebook, in all structures.

    Only required rulings count, as they do for a user who says nothing.
    """
    os.environ["FAULT"] = fault.name
    began = _cpu_seconds()
    engine = start_python_engine("tests.cases.kills.engine:answer", _PATIENCE)
    structures = [one.value for one in Structure]
    try:
        referee = RandomRounds(engine, rulebook, load_rulebooks())
        found = next(search(referee, structures, rounds, frozenset({Requirement.REQUIRED})), None)
    finally:
        engine.close()
    return Searched(found, _cpu_seconds() - began)


def _cpu_seconds() -> float:
    used = (getrusage(RUSAGE_SELF), getrusage(RUSAGE_CHILDREN))
    return sum(one.ru_utime + one.ru_stime for one in used)
