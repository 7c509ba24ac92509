"""Floorman itself, asked in this process."""

from collections.abc import Mapping
from typing import Any

from ... import __version__
from ...answers.endpoints import ENDPOINTS
from ...answers.questions import Refused
from ...answers.render import plain
from ...answers.tally import Tally
from ...rulesets import Shelf, load_shelf
from .api_flow import asked
from .engine import Implementation, Json


class FloormanEngine:
    """The answers of the service without HTTP."""

    def __init__(self, shelf: Shelf | None = None) -> None:
        self.implementation = Implementation("Floorman", __version__, "Python")
        self._shelf = shelf or load_shelf()

    def ask(self, question: Mapping[str, Any]) -> Json:
        """The answer, as the service gives it."""
        return asked(question, self._post)

    def close(self) -> None:
        """Nothing to end."""

    def _post(self, path: str, body: Json) -> Json:
        try:
            answer: Json = plain(ENDPOINTS[path].answer(body, path, self._shelf, Tally()))
        except Refused as refused:
            return {"faults": sorted(fault.code for fault in refused.faults)}
        return answer
