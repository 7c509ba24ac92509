"""What `floorman conform` prints, with the exit code of each of its parts."""

import shlex
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..conform.engine import (
    Claims,
    Engine,
    EngineAbsent,
    EngineBroke,
    GaveUp,
    Implementation,
    PatientEngine,
    StartEngine,
    patient,
)
from ..conform.floorman_engine import FloormanEngine
from ..conform.run import Compared, KnownFailures, Outcome, Result, Run, compared, run_tests
from ..conform.run_files import cited, junit, passed_in, run_json
from ..conformance import case_files, cases_in
from ..conformance.compare import Uncomparable, mismatches
from ..conformance.suite import Test, tests_of
from ..reports.page_text import counted, harmless
from ..rules.model.round import Structure
from ..rulesets import Shelf, load_shelf
from .cli_options import EXIT_WRONG, fail
from .progress_bar import one_more, progress_bar
from .terminal import tell
from .terminal_console import TerminalConsole

if TYPE_CHECKING:
    from ..conform.engine_difference import EngineDifference

EXIT_ENGINE_BROKE: Final = 3
"""The engine crashed, took too long or gave what is no answer, at least once."""

_FAILURES_SHOWN: Final = 10
_NONE_ASKED: Final = "nothing was asked: the engine supports none of it"
_NO_TESTS: Final = "no test is left to ask: floorman conform list shows what there is"


@dataclass(frozen=True, slots=True, kw_only=True)
class Reports:
    """Where a run is written to, beside the terminal."""

    json: Path | None = None
    junit: Path | None = None
    html: Path | None = None
    shelf: Shelf | None = None
    """Whose clauses `html` tells in words; by default the published rulebooks."""


def implementation_of(start: StartEngine) -> Implementation:
    """What the engine says of itself; ends the command if it cannot be started."""
    engine = _started(start)
    engine.close()
    return engine.implementation


def run_suite(tests: Sequence[Test], start: StartEngine, parallel: int, known: KnownFailures, reports: Reports) -> int:
    """Ask the engine these tests and tell what came of it. Returns the exit code."""
    if not tests:
        fail(_NO_TESTS)
    implementation = implementation_of(start)
    try:
        run = Run(implementation, _with_progress(tests, start, parallel))
    except EngineAbsent as error:
        fail(*map(harmless, str(error).splitlines()))
    wrong = known.news(run.results)
    _write(run, wrong, reports)
    TerminalConsole(file=sys.stdout).print(_summary(run, wrong), highlight=False, soft_wrap=True)
    if any(result.outcome is Outcome.BROKEN for result in run.results):
        return EXIT_ENGINE_BROKE
    if all(result.outcome is Outcome.UNSUPPORTED for result in run.results):
        fail(_NONE_ASKED)
    return EXIT_WRONG if wrong else 0


def compare_engines(tests: Sequence[Test], start_a: StartEngine, start_b: StartEngine) -> int:
    """Print each test that the two answer differently. Returns the exit code."""
    if not tests:
        fail(_NO_TESTS)
    a, b = _started(start_a), _started(start_b)
    counts: Counter[Compared] = Counter()
    try:
        for test, how, why in compared(tests, a, b):
            counts[how] += 1
            if how in (Compared.DIFFERENT, Compared.BROKEN):
                tell(f"{how}: {test.id}", f"  {test.case.story}", *(f"  {harmless(one)}" for one in why), "")
    except GaveUp as gave_up:
        counts[Compared.BROKEN] += 1
        tell(gave_up)
    finally:
        a.close()
        b.close()
    told = ", ".join(f"{count:,} {how}" for how, count in counts.items())
    tell(harmless(f"{a.implementation.name} and {b.implementation.name}: {told}."))
    if counts[Compared.BROKEN]:
        return EXIT_ENGINE_BROKE
    if set(counts) <= {Compared.UNSUPPORTED}:
        fail(_NONE_ASKED)
    return EXIT_WRONG if counts[Compared.DIFFERENT] else 0


Find = Callable[[Engine, str, list[str], Callable[[], None]], "Iterator[EngineDifference]"]
"""Looks for differences in an engine, under a rulebook, in the structures that it claims; tells each part asked."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Search:
    """A search: what is looked at, in words; how many `parts` that has, and what these are called; what looks at it."""

    at: str
    parts: int
    called: str
    find: Find


def print_differences(start: StartEngine, rulesets: Sequence[str], search: Search, file: Path | None) -> int:
    """Print each difference that is found, and write them as cases. Returns the exit code."""
    from ..conform.engine_difference import BROKE, case_file
    from ..conform.random_search import Fickle

    engine = _started(start)
    found, broke = [], False
    try:
        ruleset, structures = _claimed(engine.implementation.claims, rulesets)
        with progress_bar(TerminalConsole(stderr=True), search.called) as bar:
            for one in search.find(engine, ruleset, structures, one_more(bar, search.parts)):
                bar.stop()  # it would stand in the midst of what is printed
                tell(*_difference(one))
                bar.start()
                found.append(one)
    except (Fickle, GaveUp) as error:
        broke = True
        tell(harmless(f"{engine.implementation.name}: {error}"))
    finally:
        engine.close()
    if file:
        file.write_text(case_file(found, ruleset, file.stem), encoding="utf-8")
    skipped = f", {engine.skipped:,} skipped" if engine.skipped else ""
    asked = f"{engine.answered:,} questions answered{skipped}"
    tell(f"{search.at}, under {ruleset}: {asked}; kinds of difference: {len(found)}.")
    if broke or any(one.kind[1] == BROKE for one in found):
        return EXIT_ENGINE_BROKE
    if not engine.answered:
        fail(_NONE_ASKED)
    return EXIT_WRONG if found else 0


def print_counts(start: StartEngine, rulesets: Sequence[str], most: int) -> int:
    """Print each position from which an engine has another number of sequences. Returns the exit code."""
    from ..conform.exhaustive_search import Counted, count_sequences

    engine = _started(start)
    counted, wrong, broken = 0, 0, False
    try:
        ruleset, structures = _claimed(engine.implementation.claims, rulesets)
        for one in count_sequences(engine, ruleset, structures, most):
            if not isinstance(one, Counted):
                tell(harmless(one))
                broken = broken or ": broken: " in one
                continue
            counted += 1
            if one.found != one.expected:
                wrong += 1
                lines = ("by length: " + _in_line(one.expected), "the engine: " + _in_line(one.found))
                tell(f"{one.position.id}: {one.position.story}", *(f"  {line}" for line in lines), "")
    except GaveUp as gave_up:
        broken = True
        tell(gave_up)
    finally:
        engine.close()
    tell(f"{counted} positions under {ruleset}: {wrong} with other counts.")
    if not (counted or broken):
        fail(_NONE_ASKED)
    return EXIT_ENGINE_BROKE if broken else EXIT_WRONG if wrong else 0


def validate_cases(paths: Sequence[Path], strict: bool, shelf: Shelf) -> int:
    """Print every fault, and if there is none where Floorman rules otherwise. Returns the exit code."""
    from ..conformance.case_faults import case_faults

    files = _files(paths)
    faults = case_faults(files, shelf)
    for fault in faults:
        tell(harmless(str(fault)))
    if faults:
        tell(f"{counted(len(faults), 'fault')} in {counted(len(files), 'file')}.")
        return EXIT_WRONG
    tests = list(tests_of(cases_in(files)))
    differing = 0
    for test, why in _ruled_otherwise(tests, shelf):
        differing += 1
        tell(f"{test.id}: Floorman rules otherwise", *(f"  {harmless(one)}" for one in why))
    told = f"{counted(len(tests), 'test')} in {counted(len(files), 'file')}: no fault"
    tell(f"{told}; Floorman rules otherwise on {differing:,}." if differing else f"{told}.")
    return EXIT_WRONG if differing and strict else 0


def fail_if_faulty(folder: Path, shelf: Shelf) -> None:
    """End the command with every fault in the files of the folder, if there is one."""
    from ..conformance.case_faults import case_faults

    if faults := case_faults(_files([folder]), shelf):
        for fault in faults:
            tell(harmless(str(fault)), err=True)
        fail(f"{counted(len(faults), 'fault')} in the cases of {folder}")


def _claimed(claims: Claims, rulesets: Sequence[str]) -> tuple[str, list[str]]:
    """The rulebook that is asked for, or the first that the engine claims; and the structures that it claims."""
    if rulesets:
        ruleset = rulesets[0]
    else:
        known = set(load_shelf()) & (claims.rulesets if claims.rulesets is not None else {"tda-2019"})
        ruleset = min(known, default="")
    structures = [one.value for one in Structure if claims.structures is None or one.value in claims.structures]
    if not (ruleset and structures and (claims.rulesets is None or ruleset in claims.rulesets)):
        fail(_NONE_ASKED)
    return ruleset, structures


def _in_line(counts: Sequence[int]) -> str:
    return ", ".join(f"{count:,}" for count in counts)


def passed_before(baseline: Path) -> frozenset[str]:
    """The ids of what passed in a run whose --json this is; ends the command if it is none."""
    try:
        return passed_in(baseline)
    except ValueError as error:
        fail(f"{baseline} is no --json of floorman conform: {error}")


def _started(start: StartEngine) -> PatientEngine:
    try:
        return patient(start)()
    except EngineAbsent as error:
        fail(*map(harmless, str(error).splitlines()))


def _with_progress(tests: Sequence[Test], start: StartEngine, parallel: int) -> list[Result]:
    with progress_bar(TerminalConsole(stderr=True), "tests") as bar:
        advance = one_more(bar, len(tests))
        return run_tests(tests, start, parallel, lambda _: advance())


def _write(run: Run, wrong: Sequence[Result], reports: Reports) -> None:
    if reports.json:
        reports.json.write_bytes(run_json(run))
    if reports.junit:
        reports.junit.write_bytes(junit(run))
    if reports.html:
        from ..reports.conform_page import page

        html = page(
            run,
            wrong,
            command=shlex.join(["floorman", *sys.argv[1:]]),
            ended_at=datetime.now(UTC).isoformat(timespec="seconds"),
            shelf=reports.shelf,
            results_file=str(reports.json) if reports.json else None,
        )
        reports.html.write_text(html, encoding="utf-8")


def _summary(run: Run, wrong: Sequence[Result]) -> RenderableType:
    """The run for a manager first, for who mends it after.

    A sentence, a table by rulebook and level, the topics that fail, and the first failures in full. `wrong`: the
    results that make the run fail.
    """
    counts = run.counts()
    asked = len(run.results) - counts[Outcome.UNSUPPORTED]
    named = harmless(" ".join(part for part in (run.implementation.name, run.implementation.version) if part))
    told = f"{named}: {counts[Outcome.PASSED]:,} of {asked:,} tests passed"
    rest = [f"{counts[one]:,} {one}" for one in Outcome if one is not Outcome.PASSED and counts[one]]
    parts: list[RenderableType] = [Text("; ".join([told, *rest]) + ".", style="bold"), _by_level(run.results)]
    if wrong:
        parts += [Text("\nWhat failed, by topic:"), _by_topic(wrong)]
        parts.append(Text("\nOne of each topic (--json, --html and --junit have all):\n"))
        parts += [Text(_result(result)) for result in _one_of_each_topic(wrong)[:_FAILURES_SHOWN]]
    return Group(*parts)


def _result(result: Result) -> str:
    """One result: which test, its story and clause, and where the answer differs."""
    test = result.test
    lines = [f"{result.outcome}: {test.id} ({cited(test)})", f"  {test.case.story}"]
    return "\n".join(lines + [f"  {harmless(line)}" for why in result.why for line in why.splitlines()]) + "\n"


def _by_level(results: Iterable[Result]) -> Table:
    table = Table("rulebook", "level", *(outcome.value for outcome in Outcome), box=None)
    for column in table.columns[2:]:
        column.justify = "right"
    found: dict[tuple[str, str, str], Counter[Outcome]] = defaultdict(Counter)
    for result in results:
        test = result.test
        found[test.ruleset, test.level, test.requirement][result.outcome] += 1
    for (ruleset, level, requirement), counts in sorted(found.items()):
        if set(counts) == {Outcome.UNSUPPORTED}:
            continue  # nothing of it was asked: the sentence above has the number
        table.add_row(ruleset, f"{level}, {requirement}", *(f"{counts[outcome]:,}" for outcome in Outcome))
    return table


def _by_topic(results: Iterable[Result]) -> Table:
    table = Table("topic", "tests", box=None)
    table.columns[1].justify = "right"
    for topic, tests in Counter(result.test.topic for result in results).most_common():
        table.add_row(topic, f"{tests:,}")
    return table


def _one_of_each_topic(results: Iterable[Result]) -> list[Result]:
    return list({result.test.topic: result for result in reversed(list(results))}.values())[::-1]


def _difference(one: "EngineDifference") -> list[str]:
    """The story, what is right and by which clause, and where the engine differs."""
    from ..conform.engine_difference import story

    ruling = [f"  {why['message']} ({why['clause'] or 'no clause'}, {why['standing']})" for why in one.reasons]
    return [story(one), *ruling, *(f"  the engine: {harmless(why)}" for why in one.why), ""]


def _files(paths: Iterable[Path]) -> list[Traversable]:
    """The files that are named, and those in the folders that are."""
    found: list[Traversable] = []
    for path in paths:
        found += case_files(path) if path.is_dir() else [path]
    if not found:
        fail("there are no cases, files that end in .json, in " + ", ".join(map(str, paths)))
    return list(dict.fromkeys(found))


def _ruled_otherwise(tests: Iterable[Test], shelf: Shelf) -> Iterator[tuple[Test, list[str]]]:
    """Each test on which Floorman's own answer is another, and where."""
    engine = FloormanEngine(shelf)
    for test in tests:
        try:
            found = [str(one) for one in mismatches(test.question, test.expect, engine.ask(test.question))]
        except (EngineBroke, Uncomparable) as error:
            found = [str(error)]
        if found:
            yield test, found
