"""mutmut, with the checks of the rules called in its own processes: by way of pytest each mutant would take seconds.

`make mutants` runs it; `results`, `show NAME`, `browse` and the rest in place of `run` are mutmut's own.
"""

import os
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from time import perf_counter

from mutmut.__main__ import cli
from mutmut.mutation import trampoline
from mutmut.runners.harness import ListAllTestsResult, TestRunner
from mutmut.state import state
from mutmut.workers import isolation


class Quick(TestRunner):
    """Calls the checks of `tests/mutants/quick.py` by their names."""

    @cached_property
    def checks(self) -> Mapping[str, Callable[[], None]]:
        """Imported late: before mutmut has made the mutants, the original would be found."""
        from tests.mutants.quick import checks

        return checks()

    def run_stats(self, *, tests: Iterable[str]) -> int:
        """Notes how long each check takes, and which functions it calls."""
        for name in tests or self.checks:
            began = perf_counter()
            self.checks[name]()
            state().duration_by_test[name] = perf_counter() - began
            for function in state()._stats:
                state().tests_by_mangled_function_name[function].add(name)
            state()._stats.clear()
        return 0

    def run_forced_fail(self) -> int:
        """As all checks: mutmut has made every function fail."""
        return self.run_tests(mutant_name=None, tests=())

    def run_tests(self, *, mutant_name: str | None, tests: Iterable[str]) -> int:
        """1 as soon as a check fails, 0 if none does; without `tests` every check is made."""
        if mutant_name is not None:
            trampoline.get_mutant_under_test = lambda: mutant_name  # asked at every call: the environment is slow
        for name in tests or self.checks:
            try:
                self.checks[name]()
            except Exception:
                return 1
        return 0

    def list_all_tests(self) -> ListAllTestsResult:
        """The names of the checks."""
        return ListAllTestsResult(ids=set(self.checks))


if __name__ == "__main__":
    os.environ.setdefault("HYPOTHESIS_PROFILE", "brief")
    isolation.PytestRunner = Quick
    cli()
