"""What came of each test, and of all of them."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from ...conformance.suite import Requirement, Test
from .engine import Implementation, Json


class Outcome(StrEnum):
    """What came of a test."""

    PASSED = "passed"
    FAILED = "failed"
    UNSUPPORTED = "unsupported"
    """The engine does not claim it, or says that it cannot do it."""
    BROKEN = "broken"
    """The engine crashed, took too long, or answered what is no answer."""


@dataclass(frozen=True, slots=True)
class Result:
    """What came of a test: `why` is each mismatch, or what the engine said; `answer` is what it answered."""

    test: Test
    outcome: Outcome
    why: tuple[str, ...] = ()
    answer: Json | None = None

    def to_json(self) -> Json:
        """The result as a line of the report."""
        told: Json = {"id": self.test.id, "outcome": self.outcome.value}
        if self.why:
            told["why"] = list(self.why)
        if self.outcome is Outcome.FAILED:
            told["answer"] = self.answer
        return told


@dataclass(frozen=True, slots=True)
class Run:
    """A whole run: which engine, and the results in the order of the suite."""

    implementation: Implementation
    results: Sequence[Result]

    def counts(self) -> Counter[Outcome]:
        """How many tests came to what."""
        return Counter(result.outcome for result in self.results)

    def failed_required(self) -> int:
        """How many tests failed that the rulebook's words decide."""
        return sum(r.outcome is Outcome.FAILED and r.test.requirement is Requirement.REQUIRED for r in self.results)
