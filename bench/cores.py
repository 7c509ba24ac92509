"""Which core the servers run on, and which the load; and so pinned."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Cores:
    """A core for the measured, and one for the measuring; None where there is but one, or no way to choose."""

    measured: int | None
    load: int | None

    @classmethod
    def here(cls) -> "Cores":
        """The first and the last that this process may use: the least likely to be two halves of one."""
        mine = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
        return cls(mine[0], mine[-1]) if len(mine) > 1 else cls(None, None)

    @property
    def apart(self) -> bool:
        """Whether the two are pinned to cores of their own."""
        return self.measured is not None

    @contextmanager
    def on_measured(self) -> Iterator[None]:
        """Run on the servers' core, and whatever is started meanwhile as well."""
        self._pin(self.measured)
        try:
            yield
        finally:
            self._pin(self.load)

    def pin_load(self) -> None:
        """Keep this process on the load's core."""
        self._pin(self.load)

    @staticmethod
    def _pin(core: int | None) -> None:
        if core is not None:
            os.sched_setaffinity(0, {core})
