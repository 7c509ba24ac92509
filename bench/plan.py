"""How much is measured."""

import os
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from bench.cores import Cores

_LEAST_TIMED: Final = 0.05


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """What the options ask for; `short` runs everything once, tiny, and times nothing that counts."""

    cores: Cores
    all_cores: tuple[int, ...]
    rounds: int
    short: bool
    memory_requests: int
    hands: int

    @property
    def latency_rounds(self) -> int:
        """A p99 is noisier than a median: more rounds, never fewer than ten."""
        return 1 if self.short else max(self.rounds, 10)

    @contextmanager
    def unpinned(self) -> Iterator[None]:
        """Let what is started meanwhile have every core."""
        if self.cores.apart:
            os.sched_setaffinity(0, self.all_cores)
        try:
            yield
        finally:
            self.cores.pin_load()

    def seconds(self, usual: float) -> float:
        """How long a server is asked in a round."""
        return 0.1 if self.short else usual

    def cost(self, step: Callable[[], object]) -> float:
        """Seconds of CPU that a step takes in this thread, over as many repeats as fill a moment."""
        repeats = 1
        while True:
            began = time.thread_time()
            for _ in range(repeats):
                step()
            took = time.thread_time() - began
            if self.short or took >= _LEAST_TIMED:
                return took / repeats
            repeats = max(repeats * 2, int(repeats * _LEAST_TIMED * 1.2 / max(took, 1e-9)))

    def side_by_side(self, steps: dict[str, Callable[[], float]]) -> dict[str, list[float]]:
        """What each gives, round by round; each round begins with the next of them."""
        found: dict[str, list[float]] = {name: [] for name in steps}
        for round in range(self.rounds):
            for name in turned(list(steps), round):
                found[name].append(steps[name]())
        return found

    def costs(self, steps: dict[str, Callable[[], object]]) -> dict[str, list[float]]:
        """Microseconds of CPU that each step takes, side by side on the servers' core."""

        def timed(step: Callable[[], object]) -> Callable[[], float]:
            return lambda: self.cost(step) * 1e6

        with self.cores.on_measured():
            for step in steps.values():
                step()
            return self.side_by_side({name: timed(step) for name, step in steps.items()})


def turned(items: Sequence[str], by: int) -> list[str]:
    """The items, beginning with another one."""
    by %= len(items)
    return [*items[by:], *items[:by]]
