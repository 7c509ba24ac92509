"""A run of the suite: each of its tests asked of an engine, or of two that are compared."""

import threading
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from enum import StrEnum
from time import monotonic
from typing import Final

from service.cases.suite import Requirement, Test
from service.rulesets import Rulebooks, load_rulebooks

from .causes import Cause, CauseFinder, broke, of_test
from .engine import BeginningRefused, Engine, EngineBroke, GaveUp, Implementation, Json, Skipped, StartEngine, patient
from .expectation import Uncomparable, common_part, mismatches
from .selection import Selection, matching, unclaimed


class Outcome(StrEnum):
    """What came of a test."""

    PASSED = "passed"
    FAILED = "failed"
    UNSUPPORTED = "unsupported"
    """The engine does not claim it, or says that it cannot do it."""
    BROKEN = "broken"
    """The engine crashed, took too long, or answered what is no answer."""
    NOT_ASKED = "not_asked"
    """The engine had broken so often that the run gave up: nothing is known of this test."""

    @property
    def words(self) -> str:
        """The outcome as people read it."""
        return self.value.replace("_", " ")


FAILING: Final = frozenset({Outcome.FAILED, Outcome.BROKEN})
"""What the engine did wrong."""
ANSWERED: Final = FAILING | {Outcome.PASSED}
"""The tests that count as asked."""


@dataclass(frozen=True, slots=True)
class Result:
    """What came of a test: `why` is each mismatch, or what the engine said; `answer` is what it answered.

    `cause` of a failure or a break; `seconds` that the engine took.
    """

    test: Test
    outcome: Outcome
    why: tuple[str, ...] = ()
    answer: Json | None = None
    cause: Cause | None = None
    seconds: float = 0.0

    def to_json(self) -> Json:
        """The result as a line of the report."""
        line: Json = {"id": self.test.id, "outcome": self.outcome.value}
        if self.why:
            line["why"] = list(self.why)
        if self.outcome is Outcome.FAILED:
            line["answer"] = self.answer
        return line


@dataclass(frozen=True, slots=True)
class Run:
    """A whole run: which engine, what was selected, and the results in the order of the suite.

    `alone`: the command that asks one test alone, but for its id. `softer`: so many less firm tests of what the engine
    claims were not selected. `commit`: of the engine, if somebody said.
    """

    implementation: Implementation
    results: Sequence[Result]
    selection: Selection = field(default_factory=Selection)
    alone: str = "floorman conform"
    softer: Mapping[Requirement, int] = field(default_factory=dict)
    ended_at: str = ""
    commit: str = ""

    def counts(self) -> Counter[Outcome]:
        """How many tests came to what."""
        return Counter(result.outcome for result in self.results)

    def failed_required(self) -> int:
        """How many tests failed that the rulebook's words decide."""
        return sum(r.outcome is Outcome.FAILED and r.test.requirement is Requirement.REQUIRED for r in self.results)


@dataclass(frozen=True, slots=True)
class Failures:
    """The failures of one cause, as the `first` has it: the test with the least to tell."""

    cause: Cause
    first: Test
    results: Sequence[Result]

    @property
    def before(self) -> int:
        """How many tests show it before what they ask."""
        return sum(result.cause is not None and result.cause.is_before for result in self.results)

    @property
    def topics(self) -> Counter[str]:
        """How many there are of each topic."""
        return Counter(result.test.topic for result in self.results)

    def headline(self) -> str:
        """How many, and what the engine does."""
        many = f"{len(self.results):,} " + ("failure" if len(self.results) == 1 else "failures")
        begun = f" ({self.before:,} before the question)" if self.before else ""
        return f"{many}{begun}: the engine {self.cause.does}"

    def command(self, alone: str) -> str:
        """The command that asks the first test alone."""
        requirement = self.first.requirement
        softer = "" if requirement is Requirement.REQUIRED else f" --requirement {requirement}"
        return f"{alone}{softer} --run {self.first.id}"


def by_cause(results: Iterable[Result]) -> list[Failures]:
    """What failed or broke, by cause, as the smallest failure shows it: the most first."""
    failures: dict[tuple[str, str], list[tuple[Cause, Result]]] = {}
    for result in results:
        if result.outcome in FAILING:
            cause = result.cause or of_test(result.test, "answers otherwise", result.why)
            failures.setdefault(cause.key, []).append((cause, result))
    causes = []
    for some in failures.values():
        cause, first = min(some, key=lambda failure: (failure[0].is_before, failure[0].size))
        causes.append(Failures(cause, first.test, [result for _, result in some]))
    return sorted(causes, key=lambda failures: -len(failures.results))


@dataclass(frozen=True, slots=True, kw_only=True)
class KnownFailures:
    """What is known to fail: by globs, of which no test may pass; or by what passed before (None: not known)."""

    must_fail: Sequence[str] = ()
    passed_before: frozenset[str] | None = None

    def news(self, results: Iterable[Result]) -> list[Result]:
        """The results that make the run fail."""
        results = list(results)
        known = {test.id for test in matching((result.test for result in results), self.must_fail)}
        unexpected = (self._mended(result) if result.test.id in known else self._new(result) for result in results)
        return [result for result in unexpected if result is not None]

    def _mended(self, result: Result) -> Result | None:
        if result.outcome is not Outcome.PASSED:
            return None
        why = "it passes, though --must-fail says that it does not"
        return Result(result.test, Outcome.FAILED, (why,), cause=of_test(result.test, _MENDED, (why,)))

    def _new(self, result: Result) -> Result | None:
        if result.outcome in (Outcome.PASSED, Outcome.UNSUPPORTED):
            return None
        return result if self.passed_before is None or result.test.id in self.passed_before else None


def as_judged(results: Iterable[Result], wrong: Iterable[Result]) -> list[Result]:
    """The results as the exit code has them: a known failure as unsupported, a test that passes against it as failed.

    `wrong`: the results that make the run fail.
    """
    news = {result.test.id: result for result in wrong}
    return [news.get(result.test.id) or _excused(result) for result in results]


def _excused(result: Result) -> Result:
    if result.outcome in (Outcome.PASSED, Outcome.UNSUPPORTED):
        return result
    return replace(result, outcome=Outcome.UNSUPPORTED, why=("known to fail", *result.why))


_MENDED: Final = "passes what --must-fail says that it does not"


class Compared(StrEnum):
    """How the answers of two engines compare."""

    THE_SAME = "the same"
    DIFFERENT = "different"
    UNSUPPORTED = "unsupported by one"
    BROKEN = "broken"


def run_tests(
    tests: Sequence[Test],
    start: StartEngine,
    parallel: int,
    on_result: Callable[[Result], None],
    rulebooks: Rulebooks | None = None,
) -> list[Result]:
    """The result of each test, in order; `on_result` is told each as it comes. Raises EngineAbsent.

    `rulebooks`: the rulebooks by which causes are found; by default the published ones.
    """
    start_one, books = patient(start), rulebooks or load_rulebooks()
    mine, engines, results = threading.local(), list[Engine](), []

    def run_one(test: Test) -> Result:
        if not hasattr(mine, "engine"):  # an engine is asked one question after the other, so each thread has its own
            mine.engine = start_one()
            engines.append(mine.engine)
            mine.causes = CauseFinder(mine.engine, books)
        if reason := unclaimed(test, mine.engine.implementation.claims):
            return Result(test, Outcome.UNSUPPORTED, (reason,))
        began = monotonic()
        result = _result_of(mine.engine, mine.causes, test)
        return replace(result, seconds=monotonic() - began)

    try:
        with ThreadPoolExecutor(parallel) as pool:
            for result in pool.map(run_one, tests):
                on_result(result)
                results.append(result)
    finally:
        for engine in engines:
            engine.close()
    return results


def compared(tests: Iterable[Test], a: Engine, b: Engine) -> Iterator[tuple[Test, Compared, tuple[str, ...]]]:
    """Each test, how the answers compare, and why: what is unsupported or broke, or where they differ."""
    names = (a.implementation.name, b.implementation.name)
    if names[0] == names[1]:  # two versions of one engine
        names = ("A", "B")
    claims = (a.implementation.claims, b.implementation.claims)
    for test in tests:
        if reason := next(filter(None, (unclaimed(test, claim) for claim in claims)), None):
            yield test, Compared.UNSUPPORTED, (reason,)
            continue
        try:
            diffs = mismatches(test.question, common_part(a.ask(test.question)), b.ask(test.question))
        except Skipped as skipped:
            yield test, Compared.UNSUPPORTED, (str(skipped),)
        except (EngineBroke, Uncomparable) as broke:
            yield test, Compared.BROKEN, (str(broke),)
        else:
            why = tuple(f"{gap.place}: {names[0]} says {gap.expected}, {names[1]} says {gap.actual}" for gap in diffs)
            yield test, Compared.DIFFERENT if diffs else Compared.THE_SAME, why


def _result_of(engine: Engine, causes: CauseFinder, test: Test) -> Result:
    try:
        answer = engine.ask(test.question)
        differences = mismatches(test.question, test.expect, answer)
    except Skipped as skipped:
        return Result(test, Outcome.UNSUPPORTED, (str(skipped),))
    except BeginningRefused as refused:
        return Result(test, Outcome.FAILED, (str(refused),), cause=causes.of(test, ()))
    except GaveUp as gave_up:
        return Result(test, Outcome.NOT_ASKED, (str(gave_up),))
    except (EngineBroke, Uncomparable) as error:
        return Result(test, Outcome.BROKEN, (str(error),), cause=broke(test, str(error)))
    if not differences:
        return Result(test, Outcome.PASSED)
    return Result(test, Outcome.FAILED, tuple(map(str, differences)), answer, causes.of(test, differences))


def softer_in_words(counts: Mapping[Requirement, int]) -> str:
    """How many tests of which requirement were not asked, and the options that ask them."""
    tests = " and ".join(f"{count:,} {requirement}" for requirement, count in counts.items())
    return f"Not asked: {tests} tests of what the engine claims; " + " ".join(
        f"--requirement {requirement}" for requirement in counts
    )
