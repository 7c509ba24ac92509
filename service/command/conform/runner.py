"""Asking an engine every test, with several of it side by side."""

import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final

from ...conformance.compare import Uncomparable, mismatches
from ...conformance.suite import Test
from .engine import Engine, EngineBroke, Skipped, StartEngine
from .results import Outcome, Result
from .selection import unclaimed

_MOST_BREAKS: Final = 10
"""After so many in a row an engine is asked nothing more: each may take as long as an answer may take at most."""


def run_tests(
    tests: Sequence[Test], start: StartEngine, parallel: int, on_result: Callable[[Result], None]
) -> list[Result]:
    """The result of each test, in order; `on_result` is told each as it comes. Raises EngineAbsent."""
    engines = _EngineOfEachThread(start)
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
    """An engine is asked one question after the other, so each thread has its own.

    `broke_in_a_row`: how often they broke since the last answer.
    """

    def __init__(self, start: StartEngine) -> None:
        self.broke_in_a_row = 0
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
    if engines.broke_in_a_row >= _MOST_BREAKS:
        return Result(test, Outcome.BROKEN, (f"not asked: the engine broke {_MOST_BREAKS} times in a row",))
    try:
        answer = engine.ask(test.question)
        engines.broke_in_a_row = 0
        found = mismatches(test.question, test.expect, answer)
    except Skipped as skipped:
        return Result(test, Outcome.UNSUPPORTED, (str(skipped),))
    except EngineBroke as broke:
        engines.broke_in_a_row += 1
        return Result(test, Outcome.BROKEN, (str(broke),))
    except Uncomparable as broke:
        return Result(test, Outcome.BROKEN, (str(broke),))
    return Result(test, Outcome.FAILED, tuple(map(str, found)), answer) if found else Result(test, Outcome.PASSED)
