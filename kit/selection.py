"""Which tests of the suite, or of a user's own cases, an engine is asked."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from fnmatch import fnmatchcase
from pathlib import Path

import msgspec

from service.cases import load_cases
from service.cases.suite import Level, Requirement, Test, published_tests, tests_of
from service.rulesets import load_rulebooks, usual_rulebook

from .engine import Claims

_SMOKE = 20


class Filters(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is selected of a suite; an empty sequence selects all."""

    rulebooks: Sequence[str] = ()
    levels: Sequence[str] = ()
    requirements: Sequence[str] = ()
    clauses: Sequence[str] = ()
    run: Sequence[str] = ()
    skip: Sequence[str] = ()


class Selection(Filters, frozen=True, kw_only=True):
    """What the options of the command select. `cases`: a folder instead of the suite."""

    cases: Path | None = None

    def suite(self) -> Sequence[Test]:
        """All tests of which it selects some."""
        return published_tests() if self.cases is None else tuple(tests_of(load_cases(self.cases)))

    def tests(self) -> list[Test]:
        """The tests."""
        return [
            test
            for test in matching(self.suite(), self.run or ("*",))
            if not _matches(test, self.skip)
            and test.rulebook in (self.rulebooks or (test.rulebook,))
            and test.level in (self.levels or (test.level,))
            and test.requirement in (self.requirements or (test.requirement,))
            and (not self.clauses or any(is_within(test.ruling.clause or "", clause) for clause in self.clauses))
        ]


def is_within(clause: str, other: str) -> bool:
    """Whether a clause is the other one or below it, as 47.A is below 47."""
    return clause == other or clause.startswith(f"{other}.")


def matching(tests: Iterable[Test], globs: Sequence[str]) -> Iterator[Test]:
    """The tests whose id one of the globs matches."""
    return (test for test in tests if _matches(test, globs))


def is_claimed(test: Test, claims: Claims) -> bool:
    """Whether an engine claims the rulebook and the level: what else it lacks is told, as it is of what it claims."""
    return (claims.rulebooks is None or test.rulebook in claims.rulebooks) and (
        claims.levels is None or test.level in claims.levels
    )


def unclaimed(test: Test, claims: Claims) -> str | None:
    """Why an engine with these claims is not asked: what it does not support. None: it is asked."""
    for claimed, what, value in (
        (claims.rulebooks, "the rulebook", test.rulebook),
        (claims.levels, "the level", test.level),
        (claims.structures, "the structure", test.structure),
    ):
        if claimed is not None and value not in claimed:
            return f"{what} {value}"
    if missing := claims.lacks(test.beginning):
        return missing
    lacking = [tag for tag in test.tags if claims.tags is not None and tag not in claims.tags]
    return f"questions with {', '.join(lacking)}" if lacking else None


def smoke_tests(claims: Claims) -> list[Test]:
    """20 plain required tests of as many topics as there are, under one rulebook of those that the engine claims."""
    rulebook = min(claims.rulebooks or {usual_rulebook(load_rulebooks()).ruleset.id})
    of_topic: Counter[str] = Counter()
    ranked = []
    for test in published_tests():
        plain = (Level.BETTING, Requirement.REQUIRED, ())
        if (
            test.rulebook == rulebook
            and (test.level, test.requirement, test.tags) == plain
            and not unclaimed(test, claims)
        ):
            of_topic[test.topic] += 1
            ranked.append((of_topic[test.topic], test))
    return [test for _, test in sorted(ranked, key=lambda pair: pair[0])[:_SMOKE]]


def _matches(test: Test, globs: Sequence[str]) -> bool:
    return any(fnmatchcase(test.id, glob) for glob in globs)
