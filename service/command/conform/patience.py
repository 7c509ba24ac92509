"""How often an engine may break before it is asked nothing more."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from .engine import Engine, EngineBroke, Implementation, Json, Skipped, StartEngine

MOST_BREAKS: Final = 10
"""In a row, and of a search in all: each may take as long as an answer may take at most."""


class GaveUp(Exception):  # noqa: N818  # what the engine has earned
    """The engine broke so often that it is asked nothing more."""

    def __init__(self) -> None:
        super().__init__(f"not asked: the engine broke {MOST_BREAKS} times")


@dataclass(slots=True)
class _Count:
    """Of all engines that one start has started."""

    broke_in_a_row: int = 0
    answered: int = 0
    skipped: int = 0


class PatientEngine:
    """An engine that is asked nothing more after it broke too often in a row; it raises GaveUp then."""

    def __init__(self, engine: Engine, count: _Count) -> None:
        self._engine = engine
        self._count = count

    @property
    def implementation(self) -> Implementation:
        """Which engine this is."""
        return self._engine.implementation

    @property
    def answered(self) -> int:
        """How many questions had an answer; to skip one is none."""
        return self._count.answered

    @property
    def skipped(self) -> int:
        """How many questions it skipped."""
        return self._count.skipped

    def ask(self, question: Mapping[str, Any]) -> Json:
        """Its answer. Raises Skipped, EngineBroke and GaveUp."""
        if self._count.broke_in_a_row >= MOST_BREAKS:
            raise GaveUp
        try:
            answer = self._engine.ask(question)
        except EngineBroke:
            self._count.broke_in_a_row += 1
            raise
        except Skipped:
            self._count.broke_in_a_row = 0
            self._count.skipped += 1
            raise
        self._count.broke_in_a_row = 0
        self._count.answered += 1
        return answer

    def close(self) -> None:
        """End it."""
        self._engine.close()


def patient(start: StartEngine) -> Callable[[], PatientEngine]:
    """Starts the same; all that it starts count together."""
    count = _Count()
    return lambda: PatientEngine(start(), count)
