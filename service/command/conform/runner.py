"""Asking an engine every test, with several of it side by side."""

import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from ...conformance.compare import Uncomparable, mismatches
from ...conformance.suite import Test
from .engine import Engine, EngineBroke, Skipped, StartEngine
from .patience import GaveUp, patient
from .results import Outcome, Result
from .selection import unclaimed


def run_tests(
    tests: Sequence[Test], start: StartEngine, parallel: int, on_result: Callable[[Result], None]
) -> list[Result]:
    """The result of each test, in order; `on_result` is told each as it comes. Raises EngineAbsent."""
    engines = _EngineOfEachThread(patient(start))
    results = []
    try:
        with ThreadPoolExecutor(parallel) as pool:
            for result in pool.map(partial(_run_one, engines), tests):
                on_result(result)
                results.append(result)
    finally:
        engines.close()
    return results


class _EngineOfEachThread:
    """An engine is asked one question after the other, so each thread has its own."""

    def __init__(self, start: StartEngine) -> None:
        self._start = start
        self._mine = threading.local()
        self._all: list[Engine] = []

    def get(self) -> Engine:
        """The engine of the thread that asks."""
        if not hasattr(self._mine, "engine"):
            self._mine.engine = self._start()
            self._all.append(self._mine.engine)
        engine: Engine = self._mine.engine
        return engine

    def close(self) -> None:
        """End all of them."""
        for engine in self._all:
            engine.close()


def _run_one(engines: _EngineOfEachThread, test: Test) -> Result:
    engine = engines.get()
    if reason := unclaimed(test, engine.implementation.claims):
        return Result(test, Outcome.UNSUPPORTED, (reason,))
    try:
        answer = engine.ask(test.question)
        found = mismatches(test.question, test.expect, answer)
    except Skipped as skipped:
        return Result(test, Outcome.UNSUPPORTED, (str(skipped),))
    except (EngineBroke, GaveUp, Uncomparable) as broke:
        return Result(test, Outcome.BROKEN, (str(broke),))
    return Result(test, Outcome.FAILED, tuple(map(str, found)), answer) if found else Result(test, Outcome.PASSED)
