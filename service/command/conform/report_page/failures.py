"""What failed, topic by topic and case by case, each with what was expected and what the engine said."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from ....conformance.suite import Requirement
from ....rulesets import Clause, Shelf
from ..results import Outcome, Result
from .json_text import json_text

FAILURES_SHOWN: Final = 20
"""So many failures of a topic are told in full; of the others the ids."""
_DIFFERENCES_SHOWN: Final = 12
_REQUIREMENTS: Final = tuple(Requirement)


@dataclass(frozen=True, slots=True)
class FailureShown:
    """A test that failed or broke the engine. `is_known`: it does not make the run fail."""

    result: Result
    clause: Clause | None
    is_known: bool

    @property
    def differences(self) -> tuple[str, ...]:
        """Where the answer differs, as far as there is room."""
        return self.result.why[:_DIFFERENCES_SHOWN]

    @property
    def more_differences(self) -> int:
        """How many more there are."""
        return len(self.result.why) - len(self.differences)

    @property
    def expected(self) -> str:
        """The part of the answer that the rulebook fixes, as JSON."""
        return json_text(self.result.test.expect)

    @property
    def answer(self) -> str | None:
        """What the engine answered, as JSON; None if it gave none."""
        return None if self.result.answer is None else json_text(self.result.answer)


@dataclass(frozen=True, slots=True)
class CaseShown:
    """A case with the failures under each rulebook. The question is the same but for the rulebook."""

    id: str
    story: str
    source: str
    question: str
    failures: list[FailureShown]

    @property
    def outcome(self) -> Outcome:
        """The worse of its outcomes."""
        outcomes = [failure.result.outcome for failure in self.failures]
        return Outcome.BROKEN if Outcome.BROKEN in outcomes else Outcome.FAILED


@dataclass(frozen=True, slots=True)
class TopicShown:
    """A topic: how many failures, the first in full, the others by id."""

    name: str
    count: int
    cases: list[CaseShown]
    others: list[Result]


def failures_by_topic(failed: Iterable[Result], news: set[str], shelf: Shelf) -> list[TopicShown]:
    """The failures of each topic; what the rulebook's words decide comes first. `news`: ids that make the run fail."""
    by_topic: dict[str, list[Result]] = defaultdict(list)
    for result in failed:
        by_topic[result.test.topic].append(result)
    clauses = {clause.id: clause for book in shelf.values() for clause in book.clauses}
    return [_topic(name, results, news, clauses) for name, results in sorted(by_topic.items())]


def _topic(name: str, results: Sequence[Result], news: set[str], clauses: dict[str, Clause]) -> TopicShown:
    ordered = sorted(results, key=lambda result: _REQUIREMENTS.index(result.test.requirement))
    shown = sorted(ordered[:FAILURES_SHOWN], key=lambda result: result.test.case.id)
    cases = [_case(list(group), news, clauses) for _, group in groupby(shown, key=lambda result: result.test.case.id)]
    return TopicShown(name, len(results), cases, ordered[FAILURES_SHOWN:])


def _case(results: list[Result], news: set[str], clauses: dict[str, Clause]) -> CaseShown:
    test = results[0].test
    asked = {name: value for name, value in test.question.items() if name != "ruleset"}
    failures = [
        FailureShown(result, clauses.get(result.test.ruling.clause or ""), result.test.id not in news)
        for result in results
    ]
    return CaseShown(test.case.id, test.case.story, test.case.source, json_text(asked), failures)
