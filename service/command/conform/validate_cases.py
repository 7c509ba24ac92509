"""`floorman conform validate`: cases of a user's own, looked through; and where Floorman rules otherwise."""

from collections.abc import Iterable, Iterator, Sequence
from importlib.resources.abc import Traversable
from pathlib import Path

import click

from ...conformance import case_files, cases_in
from ...conformance.case_faults import case_faults
from ...conformance.compare import Uncomparable, mismatches
from ...conformance.suite import Test, tests_of
from ...rulesets import Shelf
from ..cli_options import EXIT_WRONG, fail
from ..page_layout.text import counted, harmless
from .engine import EngineBroke
from .floorman_engine import FloormanEngine


def validate_cases(paths: Sequence[Path], strict: bool, shelf: Shelf) -> int:
    """Print every fault, and if there is none where Floorman rules otherwise. Returns the exit code."""
    files = _files(paths)
    faults = case_faults(files, shelf)
    for fault in faults:
        click.echo(harmless(str(fault)))
    if faults:
        click.echo(f"{counted(len(faults), 'fault')} in {counted(len(files), 'file')}.")
        return EXIT_WRONG
    tests = list(tests_of(cases_in(files)))
    differing = 0
    for test, why in _ruled_otherwise(tests, shelf):
        differing += 1
        click.echo("\n".join([f"{test.id}: Floorman rules otherwise", *(f"  {harmless(one)}" for one in why)]))
    told = f"{counted(len(tests), 'test')} in {counted(len(files), 'file')}: no fault"
    click.echo(f"{told}; Floorman rules otherwise on {differing:,}." if differing else f"{told}.")
    return EXIT_WRONG if differing and strict else 0


def fail_if_faulty(folder: Path, shelf: Shelf) -> None:
    """End the command with every fault in the files of the folder, if there is one."""
    if faults := case_faults(_files([folder]), shelf):
        for fault in faults:
            click.echo(harmless(str(fault)), err=True)
        fail(f"{counted(len(faults), 'fault')} in the cases of {folder}")


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
