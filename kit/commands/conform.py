"""`floorman conform`: does a poker engine rule as the rulebooks do?"""

import json
import math
import os
import re
import shlex
import sys
from collections.abc import Callable, Collection, Iterator, Sequence
from pathlib import Path
from secrets import randbelow
from typing import Any, Final, TypeVar

import click
from click.core import ParameterSource

from service.cases.suite import Level, Requirement, Test
from service.command.cli_options import RULEBOOKS_DIR_OPTION, fail, fail_unless_writable, full_name, rulebooks_of
from service.command.terminal import one_line, tell, write
from service.process import cores
from service.rulesets import Rulebooks
from service.rulesets.rulebook import id_of

from ..engine import StartEngine
from ..engine_check import starter
from ..engine_difference import Referee
from ..run import KnownFailures
from ..selection import Selection, is_within, smoke_tests
from ..small_worlds import World, openings
from ..suite_copy import NotEmpty, copy_suite, reading_of
from . import conform_output as output

_KINDS: Final = ("exec", "http", "python")
_TOPIC: Final = r"[a-z]+(_[a-z]+)*\.json"

Command = TypeVar("Command", bound=Callable[..., Any])

_FOLDER: Final = click.Path(exists=True, file_okay=False, path_type=Path)
_LEVEL: Final = click.Choice([level.value for level in Level])
_REQUIREMENT: Final = click.Choice([requirement.value for requirement in Requirement])
_SECONDS: Final = 5.0
_OF_THE_SUITE: Final = (
    *("levels", "clauses", "run", "skip", "cases", "parallel"),
    *("must_fail", "write_must_fail", "baseline", "json", "junit", "html"),
)
"""Options that a search would leave unheard; --commit may stand in the environment."""
_NEW_FILE: Final = click.Path(dir_okay=False, path_type=Path)
_OLD_FILE: Final = click.Path(exists=True, dir_okay=False, path_type=Path)


def _together(*options: Callable[[Command], Command]) -> Callable[[Command], Command]:
    def add(command: Command) -> Command:
        for option in reversed(options):
            command = option(command)
        return command

    return add


def _finite(_: click.Context, __: click.Parameter, seconds: float) -> float:
    if math.isnan(seconds):
        raise click.BadParameter("nan is no number of seconds")
    return seconds


_TIMEOUT: Final = click.option("--timeout", type=click.FloatRange(0.01, 3600), default=_SECONDS, show_default=True, callback=_finite, help="Seconds for each answer.")  # noqa: E501  # fmt: skip
_ENGINE: Final = _together(
    click.option("--exec", metavar="CMD", help="A program that speaks the line protocol."),
    click.option("--http", metavar="URL", help="A service with Floorman's API; its key is in FLOORMAN_KEY."),
    click.option("--python", metavar="MODULE:FUNCTION", help="A Python function, or file.py:function."),
    _TIMEOUT,
)  # fmt: skip
_CASES: Final = click.option("--cases", type=_FOLDER, help="A folder of your own cases, instead of the suite.")
_PARALLEL: Final = click.option("--parallel", type=click.IntRange(1, 64), default=cores, show_default="cores", help="The number of engines.")  # noqa: E501  # fmt: skip
_SELECTION: Final = _together(
    click.option("--rulebook", "rulebooks", multiple=True, metavar="ID", help="Tests of this rulebook."),
    click.option("--level", "levels", multiple=True, type=_LEVEL, help="Tests of this level."),
    click.option("--requirement", "requirements", multiple=True, type=_REQUIREMENT, default=("required",), show_default=True, help="The requirement of the tests."),  # noqa: E501
    click.option("--clause", "clauses", multiple=True, metavar="ID", help="Tests of this clause and its parts, such as RULEBOOK:47."),  # noqa: E501
    click.option("--run", multiple=True, metavar="GLOB", help="Tests whose ID matches, such as '*/short_all_in.*'."),
    click.option("--skip", multiple=True, metavar="GLOB", help="Skip tests whose ID matches."),
    _CASES,
    RULEBOOKS_DIR_OPTION,
)  # fmt: skip
_REPORTS: Final = _together(
    click.option("--json", type=_NEW_FILE, help="Write every result."),
    click.option("--junit", type=_NEW_FILE, help="Write JUnit XML, for a CI server."),
    click.option("--html", type=_NEW_FILE, help="Write a report as one self-contained page."),
    click.option(
        "--annotations", type=_NEW_FILE, help="Write each cause as a GitHub workflow command, for annotations."
    ),
    click.option(
        "--commit", default="", envvar=["GITHUB_SHA", "CI_COMMIT_SHA"], help="The engine's commit, for --json."
    ),
)
_KNOWN: Final = _together(
    click.option("--must-fail", multiple=True, metavar="GLOB", help="Tests known to fail; such a test fails if it passes. @FILE is a list."),  # noqa: E501
    click.option("--write-must-fail", "write_must_fail", type=_NEW_FILE, help="Write the failing tests by cause, as a list for --must-fail @FILE."),  # noqa: E501
    click.option("--baseline", type=_OLD_FILE, help="The --json of an earlier run; only what passed there can fail."),
)  # fmt: skip


@click.group(invoke_without_command=True)
@_ENGINE
@_SELECTION
@_KNOWN
@_REPORTS
@_PARALLEL
@click.option(
    "--random", "rounds", type=click.IntRange(1), metavar="N", help="Run N random rounds instead of the suite."
)
@click.option(
    "--seed", type=int, default=1, show_default=True, help="For --random: the same seed gives the same rounds."
)
@click.option(
    "--world", metavar="S:C", help="Run every round of up to S seats with up to C chips, instead of the suite."
)
@click.option(
    "--questions",
    type=click.IntRange(1),
    metavar="N",
    help="For --world: stop after about N questions for each rulebook.",
)
@click.option("--found", type=_NEW_FILE, help="For --random and --world: write the differences as a file of cases.")
@click.pass_context
def conform(context: click.Context, /, **options: Any) -> None:
    """Test whether your engine rules as the rulebooks do.

    Name the engine with --exec, --http or --python; without them, Floorman tests itself.
    docs/how-to/check-your-engine.md describes the adapters. Exit code: 0 if each test passed, 1 if a test failed, 2 if
    no test could run, 3 if the engine broke.
    """
    if context.invoked_subcommand is not None:
        _refuse_options_ahead(context, context.invoked_subcommand)
        return
    if options["rounds"] or options["world"]:
        unheard = ("world", "questions") if options["rounds"] else ("seed",)
        _refuse_unheard(
            context, (*_OF_THE_SUITE, *unheard), f"--{'random' if options['rounds'] else 'world'} has no such"
        )
        fail_unless_writable(options["found"])
        if options["found"] and not re.fullmatch(_TOPIC, options["found"].name):
            fail(f"{options['found']}: --cases reads files named in small letters and _, such as found.json")
        rulebook = _named(options["rulebooks"], _rulebooks(options))
        sys.exit(output.print_differences(_start_of(options), rulebook, _search(options), options["found"]))
    _refuse_unheard(context, ("seed", "found", "questions"), "that is of a search, --random or --world")
    known = KnownFailures(
        must_fail=[glob for pattern in options["must_fail"] for glob in _globs(pattern)],
        passed_before=output.passed_before(options["baseline"]) if options["baseline"] else None,
    )
    reports = output.Reports(
        **{name: options[name] for name in ("json", "junit", "html", "annotations")},
        must_fail=options["write_must_fail"],
        rulebooks=_rulebooks(options),
        selection=_selection(options),
        alone=_alone(options),
        commit=options["commit"],
    )
    fail_unless_writable(reports.json, reports.junit, reports.html, reports.annotations, reports.must_fail)
    tests = _tests(options)
    others = [
        test for test in _tests({**options, "requirements": ()}) if test.requirement not in options["requirements"]
    ]
    sys.exit(output.run_suite(tests, _start_of(options), options["parallel"], known, reports, others))


@conform.command("list")
@_SELECTION
@click.option(
    "--json", "as_json", is_flag=True, help="Print one JSON line for each test, with question and expectation."
)
def list_(as_json: bool, **options: Any) -> None:
    """List the tests: ID, level, requirement, clause, second reader's verdict. Exit code: 2 if there are none."""
    tests = _tests(options)
    if not tests:
        fail(output.NO_TESTS)
    for test in tests:
        read = reading_of(test)
        shown = (test.id, test.level, test.requirement, test.ruling.clause or "-", read["verdict"] if read else "-")
        if as_json:
            write(json.dumps({**test.to_json(), "reading": read}, ensure_ascii=False))
        else:
            write("\t".join(map(one_line, shown)))


@conform.command()
@_ENGINE
def smoke(**options: Any) -> None:
    """Run 20 tests of many topics, to check the adapter."""
    start = _start_of(options)
    tests = smoke_tests(output.implementation_of(start).claims)
    sys.exit(output.run_suite(tests, start, 1, KnownFailures(), output.Reports(alone=_alone(options))))


@conform.command()
@click.argument("a")
@click.argument("b")
@_SELECTION
@_TIMEOUT
def diff(a: str, b: str, timeout: float, **options: Any) -> None:
    """List the questions that engines A and B answer differently.

    An engine is exec:CMD, http://…, python:MODULE:FUNCTION, or floorman. Exit code: 0 if they agree, 1 if not, 2 if
    no test could run, 3 if one of them broke.
    """
    sys.exit(
        output.compare_engines(
            _tests(options), _start(a, timeout, _rulebooks(options)), _start(b, timeout, _rulebooks(options))
        )
    )


@conform.command()
@click.argument("results", nargs=-1, required=True, type=_OLD_FILE)
@click.option("--html", type=_NEW_FILE, help="Write the table as a page.")
@click.option("--markdown", type=_NEW_FILE, help="Write the table as Markdown.")
@click.option(
    "--badge",
    type=click.Path(file_okay=False, path_type=Path),
    help="Write a shields.io badge for each engine and rulebook into this folder.",
)
@click.option("--history", type=_NEW_FILE, help="Add the runs to this file; the page draws all runs that it keeps.")
def report(results: tuple[Path, ...], badge: Path | None, **files: Path | None) -> None:
    """Compare several engines in one table. RESULTS are --json files, one for each run.

    The table goes to standard output, or to the file of an option. No engine runs.
    """
    output.report_runs(results, badges=badge, **files)


@conform.command()
@click.argument("result", type=_OLD_FILE)
@_ENGINE
@click.option("--sample", type=click.IntRange(0), default=100, show_default=True, help="The number of tests to run again; 0: all.")  # noqa: E501  # fmt: skip
@click.option("--seed", type=int, help="The seed of the sample; random by default.")
@_PARALLEL
@_CASES
@RULEBOOKS_DIR_OPTION
def verify(result: Path, sample: int, seed: int | None, parallel: int, **options: Any) -> None:
    """Check that RESULT, a --json file, is the result of this engine.

    It must be a whole run of this suite and this engine. A sample of its tests runs again and must give the same
    results. Exit code: 0 if all this is true, 1 if not, 2 if it cannot be checked.
    """
    if options["cases"]:
        output.fail_if_faulty(options["cases"], _rulebooks(options))
    drawn = randbelow(2**32) if seed is None else seed
    suite = Selection(cases=options["cases"])
    asked_again = output.Sample(sample, drawn, parallel)
    sys.exit(output.verify_run(result, suite, _start_of(options), asked_again, by_address=options["http"]))


@conform.command()
@click.argument("folder", type=click.Path(path_type=Path))
def copy(folder: Path) -> None:
    """Write the suite into FOLDER, which must be empty or missing: tests, manifests, schemas, cases.

    Its README.md describes how to compare answers, for a runner in any language.
    """
    try:
        written = copy_suite(folder)
    except NotEmpty as error:
        fail(str(error))
    except OSError as error:
        fail(f"{folder}: nothing can be written there: {error.strerror}")
    tell(f"{written} files in {folder}; {folder / 'README.md'} says how to use them.")


@conform.command()
@click.argument("paths", nargs=-1, required=True, type=click.Path(exists=True, path_type=Path))
@click.option("--strict", is_flag=True, help="Exit with 1 also if Floorman itself rules differently.")
@RULEBOOKS_DIR_OPTION
def validate(paths: tuple[Path, ...], strict: bool, **options: Any) -> None:
    """Check files of cases. PATHS are files, or folders of them.

    Tells every fault with its place and what to do; if there is none, where Floorman itself rules otherwise. Exit code:
    0 if there is no fault, 1 if there is one, 2 if there is nothing to look at.
    """
    sys.exit(output.validate_cases(paths, strict, _rulebooks(options)))


def _refuse_options_ahead(context: click.Context, part: str) -> None:
    """An option ahead of a part of the command would go unheard, and Floorman be asked instead of the engine."""
    for option in _given_options(context):
        name = option.opts[0]
        fail(f"{name} stands ahead of {part}; it belongs after it: floorman conform {part} {name} …")


def _refuse_unheard(context: click.Context, names: Collection[str], why: str) -> None:
    """Ends the command if one of these options was given: nothing would come of it."""
    for option in _given_options(context):
        if option.name in names:
            fail(f"{option.opts[0]}: {why}")


def _given_options(context: click.Context) -> Iterator[click.Parameter]:
    """The options that stand in the command line."""
    for option in context.command.params:
        if option.name and context.get_parameter_source(option.name) is ParameterSource.COMMANDLINE:
            yield option


@conform.command()
@_ENGINE
@click.option("--rulebook", "rulebooks", multiple=True, metavar="ID", help="The rulebook.")
@click.option(
    "--questions",
    type=click.IntRange(1),
    default=25_000,
    show_default=True,
    help="About N questions for each rulebook; always one of each position.",
)
def perft(rulebooks: tuple[str, ...], questions: int, **options: Any) -> None:
    """Count the betting sequences from 219 positions: a wrong count shows an action too many or too few."""
    sys.exit(output.print_counts(_start_of(options), _named(rulebooks, _rulebooks(options)), questions))


def _search(options: dict[str, Any]) -> output.Search:
    """The search that --random or --world asks for."""
    from ..exhaustive_search import search_world
    from ..random_search import RandomRounds, Rounds, search

    firm = frozenset(map(Requirement, options["requirements"]))
    rulebooks = _rulebooks(options)
    if options["rounds"]:
        rounds = Rounds(options["rounds"], options["seed"])
        return output.Search(
            at=f"{rounds.count:,} rounds, seed {rounds.seed}",
            parts=rounds.count,
            called="rounds",
            find=lambda engine, rulebook, structures, on_asked: search(
                RandomRounds(engine, rulebook, rulebooks), structures, rounds, firm, on_asked
            ),
        )
    try:
        world = World.named(options["world"])
    except ValueError as error:
        fail(str(error))
    return output.Search(
        at=f"world {options['world']}",
        parts=sum(1 for _ in openings(world)),
        called="openings",
        find=lambda engine, rulebook, structures, on_asked: search_world(
            Referee(engine, rulebook, rulebooks), structures, world, firm, on_asked, options["questions"]
        ),
    )


def _tests(options: dict[str, Any]) -> list[Test]:
    """The tests that the options select; ends the command if a file of cases cannot be used."""
    if options["cases"]:
        output.fail_if_faulty(options["cases"], _rulebooks(options))
    rulebooks = _rulebooks(options)
    known = {clause.id for book in rulebooks.values() for clause in book.clauses}
    for clause in options["clauses"]:
        if not any(is_within(ruling_clause, clause) for ruling_clause in known):
            fail(f"there is no clause {clause}: GET /v1/rulebooks/ID, and the page /rulebooks, list them")
    return _selection(options).tests()


def _selection(options: dict[str, Any]) -> Selection:
    names = ("levels", "requirements", "clauses", "run", "skip", "cases")
    return Selection(
        **{name: options[name] for name in names}, rulebooks=_named(options["rulebooks"], _rulebooks(options))
    )


def _globs(pattern: str) -> list[str]:
    """What --must-fail names: a glob, or those of a file, a line each; # begins what is not read."""
    if not pattern.startswith("@"):
        return [pattern]
    try:
        lines = Path(pattern[1:]).read_text(encoding="utf-8").splitlines()
    except (OSError, ValueError) as error:
        fail(f"{pattern[1:]} cannot be read: {error}")
    return [glob for line in lines if (glob := line.partition("#")[0].strip())]


def _alone(options: dict[str, Any]) -> str:
    """The command that asks this engine one test, but for the test's id."""
    parts = [f"--{kind} {shlex.quote(options[kind])}" for kind in _KINDS if options.get(kind)]
    parts += [
        f"--{name.replace('_', '-')} {shlex.quote(str(options[name]))}"
        for name in ("cases", "rulebooks_dir", "timeout")
        if options.get(name) not in (None, _SECONDS)
    ]
    return " ".join(["floorman conform", *parts])


def _named(rulebook_ids: Sequence[str], rulebooks: Rulebooks) -> list[str]:
    """The rulebooks by id; ends the command if there is no such, or a pin is of an older version."""
    names = [full_name(name) for name in rulebook_ids]
    for name in names:
        if name not in rulebooks:
            fail(f"there is no rulebook {name}; there are {', '.join(rulebooks)}")
        if rulebooks[name] is not rulebooks[id_of(name)]:
            fail(f"{name} is an older version: the suite is of the newest, {id_of(name)}")
    return [id_of(name) for name in names]


def _start_of(options: dict[str, Any]) -> StartEngine:
    """What starts the engine that the options name."""
    named = [f"{kind}:{options[kind]}" for kind in _KINDS if options.get(kind) is not None]
    if len(named) > 1:
        fail("one engine at a time: --exec, --http or --python; floorman conform diff compares two")
    return _start(named[0] if named else "floorman", options["timeout"], _rulebooks(options))


def _start(engine: str, timeout: float, rulebooks: Rulebooks) -> StartEngine:
    """What starts the engine of this name; ends the command if it names none."""
    start = starter(engine, timeout, rulebooks, os.environ.get("FLOORMAN_KEY"))
    if start is None:
        fail(f"{engine} names no engine: write exec:CMD, http://…, python:MODULE:FUNCTION, or floorman")
    return start


def _rulebooks(options: dict[str, Any]) -> Rulebooks:
    """The published rulebooks, and those of --rulebooks-dir where the command has it."""
    return rulebooks_of(options.get("rulebooks_dir"))
