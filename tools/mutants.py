"""mutmut, the tests of `make test-all` run in its own processes: a pytest of its own would cost a mutant seconds.

`make mutants` runs it, `make mutants SAMPLE=300` for as many of those that the types let pass, drawn by chance;
`results`, `show NAME`, `browse` and the rest in place of `run` are mutmut's own. BY=suite has the conformance suite in
place of the tests: `make verify-kills`.
"""

import os
import sys
import tomllib
from collections.abc import Iterable
from functools import cached_property
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Final

import mutmut.__main__ as program
import pytest
from _pytest.config import _prepareconfig
from mutmut.mutation import trampoline
from mutmut.runners.harness import ListAllTestsResult, TestRunner
from mutmut.state import state
from mutmut.utils.file_utils import change_cwd
from mutmut.workers import isolation
from mutmut.workers.isolation import run_in_fork, run_in_fork_with_result

COPY: Final = "mutants"
SURVIVED, UNTRIED, NOT_RUN = 0, 33, None


class Outcome:
    """A plugin of pytest's: what became of the test that was run last, and how long it took."""

    def __init__(self) -> None:
        self.failed = False
        self.seconds = 0.0

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Its set-up, its call, or what comes after."""
        self.failed = self.failed or report.failed
        self.seconds += report.duration


class InHere(TestRunner):
    """Finds the checks once; each mutant gets a fork, which runs those that reach its function, quick ones first."""

    @property
    def items(self) -> dict[str, Any]:
        """The checks by their names. Found late: before mutmut has made the mutants, the original would be imported."""
        raise NotImplementedError

    def _run(self, name: str, follows: str | None) -> Outcome:
        """Runs one; `follows` is the one after it."""
        raise NotImplementedError

    def run_stats(self, *, tests: Iterable[str]) -> int:
        """Notes what each test calls and how long it takes; those that fail in a copy of the tree are left out."""
        order = list(tests or self.items)
        called, took = run_in_fork_with_result(self._stats, order)
        for function, names in called.items():
            state().tests_by_mangled_function_name[function] |= names
        state().duration_by_test.update(took)
        return 0

    def _stats(self, order: list[str]) -> tuple[dict[str, set[str]], dict[str, float]]:
        os.chdir(COPY)
        called: dict[str, set[str]] = {}
        took: dict[str, float] = {}
        for name, follows in zip(order, [*order[1:], None], strict=True):
            state()._stats.clear()
            outcome = self._run(name, follows)
            took[name] = outcome.seconds
            if outcome.failed:
                print("left out, as it fails without a mutant:", name, file=sys.__stderr__, flush=True)
                continue
            for function in state()._stats:
                called.setdefault(function, set()).add(name)
        return called, took

    def run_forced_fail(self) -> int:
        """As all tests: mutmut has made every function fail."""
        return run_in_fork(lambda: self.run_tests(mutant_name=None, tests=self._reaching()))

    def _reaching(self) -> list[str]:
        return sorted(set().union(*state().tests_by_mangled_function_name.values()))

    def run_clean_tests(self, tests: Iterable[str]) -> int:
        """Without a mutant every test passes that will be run with one."""
        return run_in_fork(lambda: self.run_tests(mutant_name=None, tests=list(tests) or self._reaching()))

    def run_tests(self, *, mutant_name: str | None, tests: Iterable[str]) -> int:
        """1 as soon as a test fails, 0 if none does. In a fork."""
        os.chdir(COPY)
        if mutant_name is not None:
            trampoline.get_mutant_under_test = lambda: mutant_name  # asked at every call: the environment is slow
        order = list(tests)
        for name, follows in zip(order, [*order[1:], None], strict=True):
            if self._run(name, follows).failed:
                return 1
        return 0

    def list_all_tests(self) -> ListAllTestsResult:
        """The names of the tests."""
        return ListAllTestsResult(ids=set(self.items))


def _rooms() -> list[str]:
    """The rooms of `make test-all` that read no text of the rules, where each mutant stands already; and the lock."""
    options = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["tool"]["pytest"]["ini_options"]
    left_out = {"tests/architecture", *(option.removeprefix("--ignore=") for option in options["addopts"])}
    rooms = sorted(str(room.parent) for room in Path("tests").glob("*/__init__.py"))
    return [*(room for room in rooms if room not in left_out), "tests/release/rulings"]


class Tests(InHere):
    """The tests of `make test-all`, and the lock of rulings."""

    @cached_property
    def items(self) -> dict[str, pytest.Item]:
        """As pytest finds them."""
        with change_cwd(COPY):
            self._outcome = Outcome()
            arguments = [
                "-q",
                *_rooms(),
                "--ignore=tests/cases/kills",
                "--capture=no",
                "-p",
                "no:xdist",
                "-o",
                "faulthandler_timeout=0",
            ]
            config = _prepareconfig([*arguments, f"--rootdir={Path.cwd()}"], [self._outcome])
            config._do_configure()
            session = pytest.Session.from_config(config)
            config.hook.pytest_sessionstart(session=session)
            config.hook.pytest_collection(session=session)
        return {item.nodeid: item for item in session.items}

    def _run(self, name: str, follows: str | None) -> Outcome:
        self._outcome.failed, self._outcome.seconds = False, 0.0
        item, following = self.items[name], None if follows is None else self.items[follows]
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        return self._outcome


class Suite(InHere):
    """The conformance suite, as `floorman conform` asks it."""

    @cached_property
    def items(self) -> dict[str, Any]:
        """Its tests, of every rulebook, level and requirement."""
        sys.path.insert(0, str(Path(COPY).resolve()))
        from kit.expectation import mismatches
        from kit.floorman_engine import FloormanEngine
        from service.cases.suite import published_tests

        self._mismatches, self._engine = mismatches, FloormanEngine()
        return {test.id: test for test in published_tests()}

    def _run(self, name: str, follows: str | None) -> Outcome:  # noqa: ARG002  # no test leaves anything behind
        test, outcome, began = self.items[name], Outcome(), perf_counter()
        try:
            outcome.failed = bool(self._mismatches(test.question, test.expect, self._engine.ask(test.question)))
        except Exception:  # whatever it is, the mutant broke
            outcome.failed = True
        outcome.seconds = perf_counter() - began
        return outcome


class InForks(isolation.ForkRunner):
    """As mutmut's, but for the tests without a mutant: they leave nothing behind in the process that is forked."""

    def run_clean_tests(self, tests: Iterable[str]) -> int:
        """In a fork."""
        runner: Any = self.test_runner
        return int(runner.run_clean_tests(tests))


class Sample:
    """Some of the mutants that the types let pass, the same ones for the same seed; and what became of them."""

    def __init__(self, size: int, seed: int) -> None:
        self._size, self._seed = size, seed
        self._filter = program.filter_mutants_with_type_checker
        self._collect = program.collect_source_file_mutation_data
        self._by_the_types: frozenset[str] = frozenset()
        self._passed = 0
        self._drawn: list[Any] = []

    def filter(self) -> Any:
        """Those that the types refuse."""
        refused = self._filter()
        self._by_the_types = frozenset(refused)
        return refused

    def collect(self, *, mutant_names: Any) -> Any:
        """Those that are drawn."""
        mutants, data = self._collect(mutant_names=mutant_names)
        passed = sorted((pair for pair in mutants if pair[1] not in self._by_the_types), key=lambda pair: pair[1])
        self._passed = len(passed)
        self._drawn = Random(self._seed).sample(passed, min(self._size, len(passed)))
        return self._drawn, data

    def report(self) -> None:
        """How many are dead, and which are not."""
        ends = {name: data.exit_code_by_key[name] for data, name, _ in self._drawn}
        alive = sorted(name for name, end in ends.items() if end in (SURVIVED, UNTRIED))
        untried = sum(end is NOT_RUN for end in ends.values())
        tried = len(ends) - untried
        print(f"\n{tried} tried of the {self._passed} that the types let pass, {untried} of the sample not tried.")
        print(f"{tried - len(alive)} are dead, {100 * (tried - len(alive)) / tried:.1f}%. Alive:", *alive, sep="\n  ")


def main() -> None:
    """The command of mutmut, with our runner; BY, SAMPLE and SEED in the environment."""
    os.environ.setdefault("HYPOTHESIS_PROFILE", "mutants")
    runner = {"tests": Tests, "suite": Suite}[os.environ.get("BY", "tests")]
    program.get_mutant_runner = lambda most: InForks(max_workers=most, test_runner=runner())
    size = os.environ.get("SAMPLE")
    if not size or sys.argv[1:2] != ["run"]:
        program.cli()
        return
    sample = Sample(int(size), int(os.environ.get("SEED", "1")))
    program.filter_mutants_with_type_checker = sample.filter
    program.collect_source_file_mutation_data = sample.collect
    program.cli(standalone_mode=False)
    sample.report()


if __name__ == "__main__":
    main()
