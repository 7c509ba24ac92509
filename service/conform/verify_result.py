"""Is the JSON of a run true? What it says of itself is added up, and a sample of its tests is asked again."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from random import Random

import msgspec

from ..conformance.suite import Test
from ..conformance.suite_files import suite_digest
from .engine import GaveUp, Implementation
from .run import Outcome, Result
from .run_files import RunTold
from .selection import Selection, is_claimed

_NOT_ASKED = str(GaveUp())


def selection_of(told: RunTold, suite: Selection) -> Selection:
    """What the run selected, of the published suite or of the cases of `suite`."""
    return replace(suite, **msgspec.structs.asdict(told.selection))


def wrong_suite(told: RunTold, suite: Selection) -> Iterator[str]:
    """That it was asked another suite than this one, if it was."""
    here = suite_digest(suite.suite())
    if told.suite_digest != here:
        yield f"it is of {told.suite_digest} (suite {told.suite}, Floorman {told.floorman}); here is {here}"


def wrong_engine(told: RunTold, engine: Implementation, *, by_address: bool) -> Iterator[str]:
    """Where the engine is another than the run says: by name and version, or `by_address` by version alone."""
    names = ("version",) if by_address else ("name", "version")
    for name in names:
        was, now = getattr(told.implementation, name), getattr(engine, name)
        if was != now:
            yield f"its {name} is {was!r}; of the engine asked now it is {now!r}"


def wrong_sums(told: RunTold, selected: Iterable[Test]) -> Iterator[str]:
    """Where the run contradicts itself: tests that are left out or not of its selection, wrong counts, wrong causes.

    Raises ValueError if its claims cannot be read.
    """
    claims = Implementation.from_json(msgspec.to_builtins(told.implementation)).claims
    ids = [one.id for one in told.results]
    expected = [test.id for test in selected if is_claimed(test, claims)]
    yield from _different(ids, expected, "left out", "there, and not selected")
    counts = Counter(one.outcome.value for one in told.results)
    if counts != Counter(told.counts):
        yield f"it counts {_counted(told.counts)}; its results are {_counted(counts)}"
    failing = [one.id for one in told.results if one.outcome in (Outcome.FAILED, Outcome.BROKEN)]
    caused = [test for cause in told.causes for test in cause.tests]
    yield from _different(caused, failing, "failing without a cause", "among the causes, though not failing")


def sample_of(told: RunTold, selected: Iterable[Test], size: int, seed: int) -> list[Test]:
    """So many of the tests that were asked, in their order; all of them for 0."""
    asked = {one.id for one in told.results if one.why != [_NOT_ASKED]}
    tests = [test for test in selected if test.id in asked]
    if not 0 < size < len(tests):
        return tests
    drawn = {test.id for test in Random(seed).sample(tests, size)}  # noqa: S311  # nosec B311 - no secret
    return [test for test in tests if test.id in drawn]


def wrong_results(told: RunTold, again: Sequence[Result]) -> Iterator[str]:
    """Each test that comes to something else now, or fails in another way, and how."""
    was = {one.id: one for one in told.results}
    for result in again:
        one = was[result.test.id]
        if one.outcome is not result.outcome:
            yield f"{one.id}: {one.outcome} there, {result.outcome} now"
        elif result.outcome is Outcome.FAILED and one.why != list(result.why):
            yield f"{one.id}: it fails otherwise now"
        else:
            continue
        yield from (f"  there: {why}" for why in one.why)
        yield from (f"  now: {why}" for why in result.why)


def _different(found: Sequence[str], expected: Sequence[str], missing: str, unexpected: str) -> Iterator[str]:
    there, wanted = Counter(found), Counter(expected)
    for ids, what in ((wanted - there, missing), (there - wanted, unexpected)):
        if ids:
            yield f"tests {what}: {ids.total():,}, such as {min(ids)}"


def _counted(counts: Mapping[str, int]) -> str:
    return ", ".join(f"{counts[one]:,} {one}" for one in sorted(counts) if counts[one]) or "nothing"
