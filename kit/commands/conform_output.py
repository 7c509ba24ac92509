"""What `floorman conform` prints, with the exit code of each of its parts."""

import shlex
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from importlib.resources.abc import Traversable
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Final

import msgspec
from rich.console import Group, RenderableType
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from service.cases import case_files, cases_in
from service.cases.suite import Test, tests_of
from service.command.cli_options import EXIT_WRONG, fail, fail_unless_writable
from service.command.terminal import one_line, tell, write
from service.command.terminal_console import TerminalConsole, per_second, progress_bar
from service.fault_text import cut
from service.reports.one_file_page import counted, harmless
from service.rules.model.round import Structure
from service.rulesets import Rulebooks, load_rulebooks, usual_rulebook

from .. import verify_result
from ..engine import (
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
from ..expectation import Uncomparable, mismatches
from ..floorman_engine import FloormanEngine
from ..run import (
    ANSWERED,
    Compared,
    Failures,
    KnownFailures,
    Outcome,
    Result,
    Run,
    as_judged,
    by_cause,
    compared,
    run_tests,
    softer_in_words,
)
from ..run_files import RunTold, junit, read_run, run_json
from ..selection import Selection, is_claimed, unclaimed

if TYPE_CHECKING:
    from ..engine_difference import EngineDifference
    from ..exhaustive_search import Counted

EXIT_ENGINE_BROKE: Final = 3
"""The engine crashed, took too long or gave what is no answer, at least once."""

_CAUSES_SHOWN: Final = 10
_TOPICS_SHOWN: Final = 4
_REASONS_SHOWN: Final = 5
_NONE_ASKED: Final = "nothing was asked: the engine claims or supports none of the tests; see its claims"
NO_TESTS: Final = "no test is left: floorman conform list shows what there is"
_EVERY: Final = 10.0
"""Seconds between two lines where there is no terminal."""


def one_more(bar: Progress, total: int, what: str, clock: Callable[[], float] = monotonic) -> Callable[[], None]:
    """What counts one more of so many, as the one task of the bar. `what` they are."""
    bar.add_task("", total=total, done=0, rate="")
    [task] = bar.tasks
    told_at = clock()

    def count() -> None:
        nonlocal told_at
        done = int(task.completed) + 1
        bar.update(task.id, advance=1, done=done, rate=per_second(bar))
        if bar.disable and clock() - told_at >= _EVERY:
            told_at = clock()
            tell(f"{done:,} of {total:,} {what}", err=True)

    return count


@dataclass(frozen=True, slots=True, kw_only=True)
class Reports:
    """Where a run is written to, beside the terminal."""

    json: Path | None = None
    junit: Path | None = None
    html: Path | None = None
    annotations: Path | None = None
    """The causes that make the run fail, as GitHub's workflow commands."""
    must_fail: Path | None = None
    """What fails, as --must-fail reads it."""
    rulebooks: Rulebooks | None = None
    """By which causes are found and clauses told; by default the published rulebooks."""
    selection: Selection = field(default_factory=Selection)
    """What was selected of the suite, or of which cases."""
    alone: str = "floorman conform"
    """The command that asks one test alone, but for its id."""
    commit: str = ""


def implementation_of(start: StartEngine) -> Implementation:
    """What the engine says of itself; ends the command if it cannot be started."""
    engine = _started(start)
    engine.close()
    return engine.implementation


def run_suite(
    tests: Sequence[Test],
    start: StartEngine,
    parallel: int,
    known: KnownFailures,
    reports: Reports,
    left_out: Sequence[Test] = (),
) -> int:
    """Ask the engine these tests and tell what came of it. Returns the exit code.

    Tests of rulebooks and levels that it does not claim are no part of the run. `left_out`: less firm ones.
    """
    if not tests:
        fail(NO_TESTS)
    implementation = implementation_of(start)
    claims = implementation.claims
    tests = [test for test in tests if is_claimed(test, claims)]
    if not tests:
        fail(_NONE_ASKED)
    left = Counter(test.requirement for test in left_out if not unclaimed(test, claims))
    results = _with_progress(tests, start, parallel, reports.rulebooks)
    now = datetime.now(UTC).isoformat(timespec="seconds")
    run = Run(implementation, results, reports.selection, reports.alone, left, now, reports.commit)
    wrong = known.news(run.results)
    _write(run, wrong, reports)
    TerminalConsole(file=sys.stdout).print(_summary(run, wrong), highlight=False, soft_wrap=True)
    if any(result.outcome in (Outcome.BROKEN, Outcome.NOT_ASKED) for result in wrong):
        return EXIT_ENGINE_BROKE
    if all(result.outcome is Outcome.UNSUPPORTED for result in run.results):
        fail(_NONE_ASKED)
    return EXIT_WRONG if wrong else 0


def compare_engines(tests: Sequence[Test], start_a: StartEngine, start_b: StartEngine) -> int:
    """Print each test that the two answer differently. Returns the exit code."""
    if not tests:
        fail(NO_TESTS)
    a, b = _started(start_a), _started(start_b)
    claims = (a.implementation.claims, b.implementation.claims)
    tests = [test for test in tests if all(is_claimed(test, claim) for claim in claims)]
    counts: Counter[Compared] = Counter()
    try:
        for test, how, why in compared(tests, a, b):
            counts[how] += 1
            if how in (Compared.DIFFERENT, Compared.BROKEN):
                tell(f"{how}: {test.id}", f"  {test.case.story}", *(f"  {harmless(line)}" for line in why), "")
    except GaveUp as gave_up:
        counts[Compared.BROKEN] += 1
        tell(gave_up)
    finally:
        a.close()
        b.close()
    totals = ", ".join(f"{count:,} {how}" for how, count in counts.items())
    tell(harmless(f"{a.implementation.name} and {b.implementation.name}: {totals}."))
    if counts[Compared.BROKEN]:
        return EXIT_ENGINE_BROKE
    if set(counts) <= {Compared.UNSUPPORTED}:
        fail(_NONE_ASKED)
    return EXIT_WRONG if counts[Compared.DIFFERENT] else 0


Find = Callable[[Engine, str, list[str], Callable[[], None]], "Iterator[EngineDifference]"]
"""Looks for differences in an engine, under a rulebook, in the structures that it claims; tells each part asked."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Search:
    """A search: what is looked at, in words; how many `parts` that has, and what these are called; what looks at it.

    It may stop before it has looked at all parts.
    """

    at: str
    parts: int
    called: str
    find: Find


def print_differences(start: StartEngine, rulebooks: Sequence[str], search: Search, file: Path | None) -> int:
    """Print each difference that is found, and write them as cases. Returns the exit code."""
    from ..engine_difference import BROKE, case_file
    from ..random_search import Fickle

    engine = _started(start)
    differences: list[EngineDifference] = []
    broke = False
    try:
        books, structures = _claimed(engine.implementation.claims, rulebooks)
        tell(f"{search.at}, under {', '.join(books)}; {', '.join(structures)}.", err=True)
        with progress_bar(TerminalConsole(stderr=True), search.called) as bar:
            advance = one_more(bar, search.parts * len(books), search.called)
            for rulebook in books:
                for difference in search.find(engine, rulebook, structures, advance):
                    bar.stop()  # it would stand in the midst of what is printed
                    tell(*_difference(difference))
                    bar.start()
                    differences.append(difference)
            [task] = bar.tasks
            if task.completed < search.parts * len(books):
                tell(f"Not all: {int(task.completed):,} of {task.total:,} {search.called}.")
    except (Fickle, GaveUp) as error:
        broke = True
        tell(harmless(f"{engine.implementation.name}: {error}"))
    finally:
        engine.close()
    if file:
        file.write_text(case_file(differences, file.stem), encoding="utf-8")
    skipped = f", {engine.count.skipped:,} skipped" if engine.count.skipped else ""
    answered = f"{engine.count.answered:,} questions answered{skipped}"
    tell(f"{search.at}, under {', '.join(books)}: {answered}; kinds of difference: {len(differences)}.")
    if broke or any(difference.kind[1] == BROKE for difference in differences):
        return EXIT_ENGINE_BROKE
    if not engine.count.answered:
        fail(_NONE_ASKED)
    return EXIT_WRONG if differences else 0


def print_counts(start: StartEngine, rulebooks: Sequence[str], questions: int) -> int:
    """Print each position from which an engine has another number of sequences. Returns the exit code.

    Under each rulebook it is asked about as many `questions`.
    """
    from ..exhaustive_search import count_sequences, plan_counts, questions_of

    engine = _started(start)
    counted, wrong, broken = 0, 0, False
    unsupported = Counter[str]()
    try:
        books, structures = _claimed(engine.implementation.claims, rulebooks)
        plans = {book: plan_counts(book, structures, questions) for book in books}
        positions = sum(map(len, plans.values()))
        tell(f"{positions:,} positions, {sum(map(questions_of, plans.values())):,} questions.", err=True)
        with progress_bar(TerminalConsole(stderr=True), "positions") as bar:
            advance = one_more(bar, positions, "positions")
            for rulebook, row in ((book, row) for book in books for row in count_sequences(engine, book, plans[book])):
                advance()
                if row.actual is not None:
                    counted += 1
                    wrong += row.actual != row.expected
                elif row.broke:
                    broken = True
                else:
                    unsupported[row.why] += 1
                if lines := _counts_told(row, rulebook):
                    bar.stop()  # it would stand in the midst of what is printed
                    tell(*lines)
                    bar.start()
    except GaveUp as gave_up:
        broken = True
        tell(gave_up)
    finally:
        engine.close()
    reasons = ", ".join(f"{why} {row:,}" for why, row in unsupported.most_common(_REASONS_SHOWN))
    skipped = (
        f" Unsupported, {unsupported.total():,}: {reasons}{', …' * (len(unsupported) > _REASONS_SHOWN)}."
        if reasons
        else ""
    )
    tell(harmless(f"{counted} positions under {', '.join(books)}: {wrong} with other counts.{skipped}"))
    if not (counted or broken):
        fail(_NONE_ASKED)
    return EXIT_ENGINE_BROKE if broken else EXIT_WRONG if wrong else 0


def validate_cases(paths: Sequence[Path], strict: bool, rulebooks: Rulebooks) -> int:
    """Print every fault, and if there is none where Floorman rules otherwise. Returns the exit code."""
    from ..case_faults import case_faults

    files = _files(paths)
    faults = case_faults(files, rulebooks)
    for fault in faults:
        tell(harmless(str(fault)))
    if faults:
        tell(f"{counted(len(faults), 'fault')} in {counted(len(files), 'file')}.")
        return EXIT_WRONG
    tests = list(tests_of(cases_in(files)))
    differing = 0
    for test, why in _ruled_otherwise(tests, rulebooks):
        differing += 1
        tell(f"{test.id}: Floorman rules otherwise", *(f"  {harmless(line)}" for line in why))
    summary = f"{counted(len(tests), 'test')} in {counted(len(files), 'file')}: no fault"
    tell(f"{summary}; Floorman rules otherwise on {differing:,}." if differing else f"{summary}.")
    return EXIT_WRONG if differing and strict else 0


def fail_if_faulty(folder: Path, rulebooks: Rulebooks) -> None:
    """End the command with every fault in the files of the folder, if there is one."""
    from ..case_faults import case_faults

    if faults := case_faults(_files([folder]), rulebooks):
        for fault in faults:
            tell(harmless(str(fault)), err=True)
        fail(f"{counted(len(faults), 'fault')} in the cases of {folder}")


def report_runs(
    results: Sequence[Path], html: Path | None, markdown: Path | None, badges: Path | None, history: Path | None
) -> None:
    """Write these runs beside each other; with no place to write to, say them as Markdown."""
    from ..reports import scoreboard

    fail_unless_writable(html, markdown, history)
    rows = scoreboard.rows_of([_run_of(file) for file in results])
    try:
        past = scoreboard.with_history(history, rows) if history else []
    except (OSError, ValueError) as error:
        fail(f"{history} is no --history of floorman conform report: {cut(str(error))}")
    files = dict(scoreboard.badges(rows)) if badges else {}
    if badges and len(files) < len(rows):
        fail("two of these runs are of one engine under one rulebook: give the engines two names, or leave out --badge")
    try:
        if html:
            html.write_text(scoreboard.page(rows, shlex.join(["floorman", *sys.argv[1:]]), past), encoding="utf-8")
        if history:
            history.write_bytes(b"".join(msgspec.json.encode(run) + b"\n" for run in past))
        if markdown:
            markdown.write_text(scoreboard.markdown(rows), encoding="utf-8")
        if badges:
            badges.mkdir(parents=True, exist_ok=True)
            for name, content in files.items():
                (badges / name).write_bytes(content)
    except OSError as error:
        fail(f"{error.filename or 'the report'}: {error.strerror}")
    if not (html or markdown or badges or history):
        write(scoreboard.markdown(rows))


@dataclass(frozen=True, slots=True)
class Sample:
    """How many of a run's tests are asked again (0: all), which of them, by so many engines beside each other."""

    size: int
    seed: int
    parallel: int


def verify_run(file: Path, suite: Selection, start: StartEngine, sample: Sample, *, by_address: bool) -> int:
    """Print what is not so in a run whose --json this is. Returns the exit code.

    `suite`: all of the published suite, or of the cases that it is of. `by_address`: the engine's name is its address.
    """
    run = _run_of(file)
    if not run.suite_digest:
        fail(f"{file} has no digest of its suite: it was written before results had one")
    engine = implementation_of(start)
    claimed = [test for test in suite.suite() if is_claimed(test, engine.claims)]
    selected = [test for test in verify_result.selection_of(run, suite).tests() if is_claimed(test, engine.claims)]
    parts = [
        _is_so("suite", verify_result.wrong_suite(run, suite)),
        _is_so("engine", verify_result.wrong_engine(run, engine, by_address=by_address)),
        _is_so("its tests and sums", verify_result.wrong_sums(run, selected)),
    ]
    if not parts[0]:
        tell("nothing was asked again: the questions are others")
        return EXIT_WRONG
    tests = verify_result.sample_of(selected, sample.size, sample.seed)
    if not tests:
        fail(NO_TESTS)
    again = _with_progress(tests, start, sample.parallel, None)
    sample_words = f"{len(tests):,} of {len(selected):,} tests, asked again (--seed {sample.seed})"
    parts.append(_is_so(sample_words, verify_result.wrong_results(run, again)))
    if len(tests) == len(selected):
        parts.append(_is_so("causes", verify_result.wrong_causes(run, again)))
    if unasked := sum(result.outcome is Outcome.NOT_ASKED for result in run.results):
        tell(f"{unasked:,} of {counted(len(run.results), 'test')} were NOT asked: it says nothing of these")
        parts.append(False)
    tell(*map(harmless, verify_result.not_verified(run, selected, claimed, is_whole=len(tests) == len(selected))))
    return 0 if all(parts) else EXIT_WRONG


def _is_so(what: str, faults: Iterable[str]) -> bool:
    wrong = list(faults)
    tell(f"{what}: NOT the same" if wrong else f"{what}: the same", *(f"  {harmless(fault)}" for fault in wrong))
    return not wrong


def passed_before(baseline: Path) -> frozenset[str]:
    """The ids of what passed in a run whose --json this is; ends the command if it is none."""
    return frozenset(result.id for result in _run_of(baseline).results if result.outcome is Outcome.PASSED)


def _run_of(file: Path) -> RunTold:
    try:
        return read_run(file)
    except ValueError as error:
        fail(f"{file} is no --json of floorman conform: {error}")


def _claimed(claims: Claims, rulebooks: Sequence[str]) -> tuple[list[str], list[str]]:
    """The rulebooks that are asked for, or all that the engine claims, and the structures that it claims.

    Where neither names a rulebook, that is the usual one alone.
    """
    published = load_rulebooks()
    usual = {usual_rulebook(published).ruleset.id}
    named = rulebooks or sorted(set(published) & (claims.rulebooks if claims.rulebooks is not None else usual))
    books = [book for book in named if claims.rulebooks is None or book in claims.rulebooks]
    structures = [kind.value for kind in Structure if claims.structures is None or kind.value in claims.structures]
    if not (books and structures):
        fail(_NONE_ASKED)
    return books, structures


def _counts_told(count: "Counted", rulebook: str) -> list[str]:
    """The position and both counts, if they differ; or how the engine broke."""
    if count.actual is None:
        return [harmless(f"{count.position.id}, {rulebook}: broken: {count.why}")] if count.broke else []
    if count.actual == count.expected:
        return []
    lines = ("by length: " + _in_line(count.expected), "the engine: " + _in_line(count.actual))
    return [f"{count.position.id}, {rulebook}: {count.position.story}", *(f"  {line}" for line in lines), ""]


def _in_line(counts: Sequence[int]) -> str:
    return ", ".join(f"{count:,}" for count in counts)


def _started(start: StartEngine) -> PatientEngine:
    try:
        return patient(start)()
    except EngineAbsent as error:
        fail(*map(harmless, str(error).splitlines()))


def _with_progress(
    tests: Sequence[Test], start: StartEngine, parallel: int, rulebooks: Rulebooks | None
) -> list[Result]:
    try:
        with progress_bar(TerminalConsole(stderr=True), "tests") as bar:
            advance = one_more(bar, len(tests), "tests")
            return run_tests(tests, start, parallel, lambda _: advance(), rulebooks)
    except EngineAbsent as error:
        fail(*map(harmless, str(error).splitlines()))


def _write(run: Run, wrong: Sequence[Result], reports: Reports) -> None:
    if reports.json:
        reports.json.write_bytes(run_json(run))
    if reports.junit:
        reports.junit.write_bytes(junit(replace(run, results=as_judged(run.results, wrong))))
    if reports.annotations:
        shown = [_annotation(failures, run.alone) for failures in by_cause(wrong)]
        if unasked := sum(result.outcome is Outcome.NOT_ASKED for result in wrong):
            shown.insert(0, f"::error title={counted(unasked, 'test')} not asked::The engine broke so often.")
        reports.annotations.write_text("".join(f"{line}\n" for line in shown[:_CAUSES_SHOWN]), encoding="utf-8")
    if reports.must_fail:
        lines = [
            line
            for failures in by_cause(run.results)
            for line in (f"# {one_line(failures.headline())}", *(result.test.id for result in failures.results))
        ]
        reports.must_fail.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    if reports.html:
        from ..reports.engine_page import page

        html = page(
            run,
            wrong,
            command=shlex.join(["floorman", *sys.argv[1:]]),
            ended_at=run.ended_at,
            rulebooks=reports.rulebooks,
            results_file=str(reports.json) if reports.json else None,
        )
        reports.html.write_text(html, encoding="utf-8")


def _summary(run: Run, wrong: Sequence[Result]) -> RenderableType:
    """The run for a manager first, for who mends it after.

    A sentence, a table by rulebook and level, what was not asked, and the causes. `wrong`: the results that make the
    run fail.
    """
    counts = run.counts()
    answered = sum(counts[kind] for kind in ANSWERED)
    named = harmless(" ".join(part for part in (run.implementation.name, run.implementation.version) if part))
    summary = f"{named}: {counts[Outcome.PASSED]:,} of {answered:,} tests passed"
    rest = [f"{counts[kind]:,} {kind.words}" for kind in Outcome if kind is not Outcome.PASSED and counts[kind]]
    mended = len({result.test.id for result in wrong} & {r.test.id for r in run.results if r.outcome is Outcome.PASSED})
    failing = sum(result.outcome is not Outcome.NOT_ASKED for result in wrong) - mended
    if known := counts[Outcome.FAILED] + counts[Outcome.BROKEN] - failing:
        rest.append(f"{known:,} of these known to fail")
    if mended:
        rest.insert(0, f"{mended:,} of these known to fail, which is wrong now")
    parts: list[RenderableType] = [Text("; ".join([summary, *rest]) + ".", style="bold"), _by_level(run.results)]
    if run.softer:
        parts.append(Text(f"\n{softer_in_words(run.softer)} asks them."))
    if causes := by_cause(wrong):
        more = len(causes) - _CAUSES_SHOWN
        parts.append(Text(f"\nWhat failed, by cause: {counted(len(causes), 'cause')}.\n"))
        parts += [Text("\n".join([*_cause(failures, run.alone), ""])) for failures in causes[:_CAUSES_SHOWN]]
        if more > 0:
            parts.append(Text(f"{counted(more, 'more cause')}: --json, --html and --junit have all."))
    return Group(*parts)


def _cause(failures: Failures, alone: str) -> list[str]:
    """How many fail for it, the story of the first with what is right there, where it differs, and how to ask it."""
    cause = failures.cause
    lines = [cause.story, *cause.ruling, *(line for why in cause.why for line in why.splitlines())]
    topics = ", ".join(f"{topic} {count:,}" for topic, count in failures.topics.most_common(_TOPICS_SHOWN))
    more = "" if len(failures.topics) <= _TOPICS_SHOWN else ", …"
    ends = [f"in {topics}{more}", f"asked alone: {failures.command(alone)}"]
    return [harmless(failures.headline()), *(f"  {harmless(line)}" for line in [*lines, *ends])]


def _annotation(failures: Failures, alone: str) -> str:
    """The cause as an error that GitHub shows at the run; it shows ten of a step."""
    title, *lines = (line.strip().replace("%", "%25") for line in _cause(failures, alone))
    return f"::error title={title.replace(':', '%3A').replace(',', '%2C')}::{'%0A'.join(lines)}"


def _by_level(results: Iterable[Result]) -> Table:
    table = Table("rulebook", "level", *(outcome.words for outcome in Outcome), box=None)
    for column in table.columns[2:]:
        column.justify = "right"
    counts_of: dict[tuple[str, str, str], Counter[Outcome]] = defaultdict(Counter)
    for result in results:
        test = result.test
        counts_of[test.rulebook, test.level, test.requirement][result.outcome] += 1
    for (rulebook, level, requirement), counts in sorted(counts_of.items()):
        if set(counts) == {Outcome.UNSUPPORTED}:
            continue  # nothing of it was asked: the sentence above has the number
        table.add_row(rulebook, f"{level}, {requirement}", *(f"{counts[outcome]:,}" for outcome in Outcome))
    return table


def _difference(difference: "EngineDifference") -> list[str]:
    """The story, what is right and by which clause, and where the engine differs."""
    from ..engine_difference import ruling_lines, story

    lines = [*ruling_lines(difference), *(f"the engine: {harmless(str(why))}" for why in difference.why)]
    return [story(difference), *(f"  {line}" for line in lines), ""]


def _files(paths: Iterable[Path]) -> list[Traversable]:
    """The files that are named, and those in the folders that are."""
    files: list[Traversable] = []
    for path in paths:
        files += case_files(path) if path.is_dir() else [path]
    if not files:
        fail("there are no cases, files that end in .json, in " + ", ".join(map(str, paths)))
    return list(dict.fromkeys(files))


def _ruled_otherwise(tests: Iterable[Test], rulebooks: Rulebooks) -> Iterator[tuple[Test, list[str]]]:
    """Each test on which Floorman's own answer is another, and where."""
    engine = FloormanEngine(rulebooks)
    for test in tests:
        try:
            diffs = [str(diff) for diff in mismatches(test.question, test.expect, engine.ask(test.question))]
        except (EngineBroke, Uncomparable) as error:
            diffs = [str(error)]
        if diffs:
            yield test, diffs
