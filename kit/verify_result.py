"""Is the JSON of a run true? What it says of itself is added up, and a sample of its tests is asked again."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random

import msgspec

from service import __version__
from service.cases.suite import SUITE_VERSION, Test, suite_digest

from .engine import Implementation
from .run import FAILING, Outcome, Result, by_cause
from .run_files import CauseTold, RunTold
from .selection import Selection


def selection_of(run: RunTold, suite: Selection) -> Selection:
    """What the run selected, of the published suite or of the cases of `suite`."""
    return msgspec.structs.replace(suite, **msgspec.structs.asdict(run.selection))


def wrong_suite(run: RunTold, suite: Selection) -> Iterator[str]:
    """That it was asked another suite than this one, if it was."""
    here = suite_digest(suite.suite())
    if (run.suite_digest, run.suite) != (here, SUITE_VERSION):
        yield f"it is of {run.suite_digest} (suite {run.suite}, Floorman {run.floorman}); here is {here}"


def wrong_engine(run: RunTold, engine: Implementation, *, by_address: bool) -> Iterator[str]:
    """Each member in which the engine is another than the run says; `by_address` its name may differ."""
    there = run.implementation.to_json()
    for name, now in engine.to_json().items():
        if there[name] != now and not (by_address and name == "name"):
            yield f"its {name} is {there[name]!r}; of the engine asked now it is {now!r}"


def wrong_sums(run: RunTold, selected: Sequence[Test]) -> Iterator[str]:
    """Where the run contradicts itself: tests that are left out or not of its selection, wrong counts, wrong causes.

    `selected`: the tests of its selection that the engine claims.
    """
    yield from _different([result.id for result in run.results], [test.id for test in selected], "left out", "there, and not selected")  # noqa: E501  # fmt: skip
    counts = Counter(result.outcome for result in run.results)
    if counts != Counter(run.counts):
        yield f"it counts {_counted(run.counts)}; its results are {_counted(counts)}"
    for name in ("levels", "requirements"):
        there, here = getattr(run, name), sorted({getattr(test, name[:-1]).value for test in selected})
        if there != here:
            yield f"it names the {name} {', '.join(there)}; its tests are of {', '.join(here)}"
    failing = [result.id for result in run.results if result.outcome in FAILING]
    caused = [test for cause in run.causes for test in cause.tests]
    yield from _different(caused, failing, "failing without a cause", "among the causes, though not failing")


def sample_of(selected: Sequence[Test], size: int, seed: int) -> list[Test]:
    """So many of the selected tests, in their order, whatever the run says of them; all for 0."""
    if not 0 < size < len(selected):
        return list(selected)
    drawn = {test.id for test in Random(seed).sample(selected, size)}  # noqa: S311  # nosec B311 - no secret
    return [test for test in selected if test.id in drawn]


def wrong_results(run: RunTold, again: Iterable[Result]) -> Iterator[str]:
    """Each test that comes to something else now, or to the same in another way, and how."""
    was = {result.id: result for result in run.results}
    for result in again:
        recorded = was.get(result.test.id)
        if recorded is None:
            yield f"{result.test.id}: no result there, {result.outcome.words} now"
            continue
        if recorded.outcome is not result.outcome:
            yield f"{recorded.id}: {recorded.outcome.words} there, {result.outcome.words} now"
        elif result.outcome is not Outcome.BROKEN and recorded.why != list(result.why):  # a break may tell of a moment
            yield f"{recorded.id}: {recorded.outcome.words} otherwise now"
        else:
            continue
        yield from (f"  there: {why}" for why in recorded.why)
        yield from (f"  now: {why}" for why in result.why)


def wrong_causes(run: RunTold, again: Iterable[Result]) -> Iterator[str]:
    """Each cause that the run tells otherwise than all of its tests, asked again, show it; not those of breaks."""
    failed = [result for result in again if result.outcome is Outcome.FAILED]
    broken = {result.id for result in run.results if result.outcome is Outcome.BROKEN}
    there = [cause for cause in run.causes if not (cause.tests and broken.issuperset(cause.tests))]
    here = [CauseTold.of(failures, "") for failures in by_cause(failed)]
    there, here = ([msgspec.structs.replace(cause, command="") for cause in causes] for causes in (there, here))
    yield from (f"only there: {cause.cause}" for cause in there if cause not in here)
    yield from (f"only now: {cause.cause}" for cause in here if cause not in there)


def not_verified(run: RunTold, selected: Sequence[Test], claimed: Sequence[Test], *, is_whole: bool) -> Iterator[str]:
    """The parts of the run that nobody has asked again; `claimed`: all tests of the suite that the engine claims."""
    others = len(claimed) - len(selected)
    chosen = msgspec.structs.asdict(run.selection).items()
    selection = "; ".join(f"{name}: {', '.join(names)}" for name, names in chosen if names)
    yield f"not selected: {others:,} of the {len(claimed):,} tests that the engine claims ({selection or 'all'})"
    if run.floorman != __version__:
        yield f"not verified: Floorman is {__version__} here; the result names {run.floorman or 'none'}"
    rest = ("how breaks are described", *(() if is_whole else ("the causes", "tests beyond the sample")))
    yield f"not verified: ended_at, commit, command, answers, {', '.join(rest)}"


def _different(actual: Sequence[str], expected: Sequence[str], missing: str, unexpected: str) -> Iterator[str]:
    there, wanted = Counter(actual), Counter(expected)
    for ids, what in ((wanted - there, missing), (there - wanted, unexpected)):
        if ids:
            yield f"tests {what}: {ids.total():,}, such as {min(ids)}"


def _counted(counts: Mapping[Outcome, int]) -> str:
    return ", ".join(f"{counts[outcome]:,} {outcome}" for outcome in sorted(counts) if counts[outcome]) or "nothing"
