"""A run of the command: start the engine, ask, write the reports, print, and say with the exit code how it went."""

import json
import shlex
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click
from rich.console import Console

from ...conformance.suite import SUITE_VERSION, Test
from ...rules.model.round import Structure
from ...rulesets import Shelf, load_shelf
from ..cli_options import EXIT_WRONG, fail
from ..page_layout.text import harmless
from ..progress_bar import per_second, progress_bar
from .engine import Claims, Engine, EngineAbsent, Implementation, StartEngine
from .patience import GaveUp, PatientEngine, patient
from .results import Outcome, Result, Run
from .runner import run_tests
from .selection import matching
from .summary import summary

if TYPE_CHECKING:
    from .search import Found

EXIT_ENGINE_BROKE: Final = 3
"""The engine crashed, took too long or gave what is no answer, at least once."""

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


@dataclass(frozen=True, slots=True, kw_only=True)
class Known:
    """What is known to fail: by globs, of which no test may pass; or by what passed before (None: not known)."""

    must_fail: Sequence[str] = ()
    passed_before: frozenset[str] | None = None

    def news(self, results: Iterable[Result]) -> list[Result]:
        """The results that make the run fail."""
        results = list(results)
        known = {test.id for test in matching((result.test for result in results), self.must_fail)}
        found = (self._mended(result) if result.test.id in known else self._new(result) for result in results)
        return [result for result in found if result is not None]

    def _mended(self, result: Result) -> Result | None:
        if result.outcome is not Outcome.PASSED:
            return None
        return Result(result.test, Outcome.FAILED, ("it passes, though --must-fail says that it does not",))

    def _new(self, result: Result) -> Result | None:
        if result.outcome not in (Outcome.FAILED, Outcome.BROKEN):
            return None
        return result if self.passed_before is None or result.test.id in self.passed_before else None


def implementation_of(start: StartEngine) -> Implementation:
    """What the engine says of itself; ends the command if it cannot be started."""
    engine = _started(start)
    engine.close()
    return engine.implementation


def conform(tests: Sequence[Test], start: StartEngine, parallel: int, known: Known, reports: Reports) -> int:
    """Ask the engine these tests and tell what came of it. Returns the exit code."""
    if not tests:
        fail(_NO_TESTS)
    implementation = implementation_of(start)
    try:
        run = Run(implementation, _with_progress(tests, start, parallel))
    except EngineAbsent as error:
        fail(_harmless_lines(str(error)))
    wrong = known.news(run.results)
    _write(run, wrong, reports)
    Console(file=sys.stdout).print(summary(run, wrong), highlight=False, soft_wrap=True)
    if any(result.outcome is Outcome.BROKEN for result in run.results):
        return EXIT_ENGINE_BROKE
    if all(result.outcome is Outcome.UNSUPPORTED for result in run.results):
        fail(_NONE_ASKED)
    return EXIT_WRONG if wrong else 0


def compare_engines(tests: Sequence[Test], start_a: StartEngine, start_b: StartEngine) -> int:
    """Print each test that the two answer differently. Returns the exit code."""
    from .two_engines import Compared, compared

    if not tests:
        fail(_NO_TESTS)
    a, b = _started(start_a), _started(start_b)
    counts: Counter[Compared] = Counter()
    try:
        for test, how, why in compared(tests, a, b):
            counts[how] += 1
            if how in (Compared.DIFFERENT, Compared.BROKEN):
                click.echo(
                    "\n".join([f"{how}: {test.id}", f"  {test.case.story}", *(f"  {harmless(one)}" for one in why), ""])
                )
    except GaveUp as gave_up:
        counts[Compared.BROKEN] += 1
        click.echo(gave_up)
    finally:
        a.close()
        b.close()
    told = ", ".join(f"{count:,} {how}" for how, count in counts.items())
    click.echo(harmless(f"{a.implementation.name} and {b.implementation.name}: {told}."))
    if counts[Compared.BROKEN]:
        return EXIT_ENGINE_BROKE
    if set(counts) <= {Compared.UNSUPPORTED}:
        fail(_NONE_ASKED)
    return EXIT_WRONG if counts[Compared.DIFFERENT] else 0


Find = Callable[[Engine, str, list[str], Callable[[], None]], "Iterator[Found]"]
"""Looks for differences in an engine, under a rulebook, in the structures that it claims; tells each part asked."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Look:
    """A search: what is looked at, in words; how many `parts` that has, and what these are called; what looks at it."""

    at: str
    parts: int
    called: str
    find: Find


def print_differences(start: StartEngine, rulesets: Sequence[str], look: Look, file: Path | None) -> int:
    """Print each difference that is found, and write them as cases. Returns the exit code."""
    from .found_case import case_file, in_full
    from .search import BROKE, Fickle

    engine = _started(start)
    found, broke = [], False
    try:
        ruleset, structures = _claimed(engine.implementation.claims, rulesets)
        with progress_bar(Console(stderr=True), look.called) as bar:
            task = bar.add_task("", total=look.parts, done=0, rate="")
            done = count(1)

            def on_asked() -> None:
                bar.update(task, advance=1, done=next(done), rate=per_second(bar))

            for one in look.find(engine, ruleset, structures, on_asked):
                bar.stop()  # it would stand in the midst of what is printed
                click.echo(in_full(one))
                bar.start()
                found.append(one)
    except (Fickle, GaveUp) as error:
        broke = True
        click.echo(harmless(f"{engine.implementation.name}: {error}"))
    finally:
        engine.close()
    if file:
        file.write_text(case_file(found, ruleset, file.stem), encoding="utf-8")
    skipped = f", {engine.skipped:,} skipped" if engine.skipped else ""
    asked = f"{engine.answered:,} questions answered{skipped}"
    click.echo(f"{look.at}, under {ruleset}: {asked}; kinds of difference: {len(found)}.")
    if broke or any(one.kind[1] == BROKE for one in found):
        return EXIT_ENGINE_BROKE
    if not engine.answered:
        fail(_NONE_ASKED)
    return EXIT_WRONG if found else 0


def print_counts(start: StartEngine, rulesets: Sequence[str], most: int) -> int:
    """Print each position from which an engine has another number of sequences. Returns the exit code."""
    from .exhaustive import Counted, count_sequences

    engine = _started(start)
    counted, wrong, broken = 0, 0, False
    try:
        ruleset, structures = _claimed(engine.implementation.claims, rulesets)
        for one in count_sequences(engine, ruleset, structures, most):
            if not isinstance(one, Counted):
                click.echo(harmless(one))
                broken = broken or ": broken: " in one
                continue
            counted += 1
            if one.found != one.expected:
                wrong += 1
                lines = ("by length: " + _in_line(one.expected), "the engine: " + _in_line(one.found))
                click.echo("\n  ".join((f"{one.position.id}: {one.position.story}", *lines)) + "\n")
    except GaveUp as gave_up:
        broken = True
        click.echo(gave_up)
    finally:
        engine.close()
    click.echo(f"{counted} positions under {ruleset}: {wrong} with other counts.")
    if not (counted or broken):
        fail(_NONE_ASKED)
    return EXIT_ENGINE_BROKE if broken else EXIT_WRONG if wrong else 0


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
        told = json.loads(baseline.read_bytes())
        return frozenset(one["id"] for one in told["results"] if one["outcome"] == Outcome.PASSED)
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        fail(f"{baseline} is no --json of floorman conform: {error!r}")


def _started(start: StartEngine) -> PatientEngine:
    try:
        return patient(start)()
    except EngineAbsent as error:
        fail(_harmless_lines(str(error)))


def _harmless_lines(text: str) -> str:
    return "\n".join(harmless(line) for line in text.splitlines())


def _with_progress(tests: Sequence[Test], start: StartEngine, parallel: int) -> list[Result]:
    with progress_bar(Console(stderr=True), "tests") as bar:
        task = bar.add_task("", total=len(tests), done=0, rate="")
        done = iter(range(1, len(tests) + 1))

        def on_result(_: Result) -> None:
            bar.update(task, advance=1, done=next(done), rate=per_second(bar))

        return run_tests(tests, start, parallel, on_result)


def _write(run: Run, wrong: Sequence[Result], reports: Reports) -> None:
    if reports.json:
        told = {
            "suite": SUITE_VERSION,
            "implementation": run.implementation.to_json(),
            "counts": {outcome.value: count for outcome, count in run.counts().items()},
            "results": [result.to_json() for result in run.results],
        }
        reports.json.write_bytes(_as_json(told))
    if reports.junit:
        from .junit import junit

        reports.junit.write_bytes(junit(run))
    if reports.html:
        from .report_page import page

        told_page = page(
            run,
            wrong,
            command=shlex.join(["floorman", *sys.argv[1:]]),
            ended_at=datetime.now(UTC).isoformat(timespec="seconds"),
            shelf=reports.shelf,
            results_file=str(reports.json) if reports.json else None,
        )
        reports.html.write_text(told_page, encoding="utf-8")


def _as_json(told: object) -> bytes:
    """Half a surrogate pair, which an engine may send and UTF-8 cannot hold, stays the escape that JSON has for it."""
    return (json.dumps(told, ensure_ascii=False, indent=1) + "\n").encode("utf-8", "backslashreplace")
