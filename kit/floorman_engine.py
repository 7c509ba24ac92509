"""Floorman as an engine: the calls of its API that answer a question, here without HTTP."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final

import msgspec

from service import __version__
from service.answers.endpoints import DECISIONS, HANDS, NEXT_HAND, OPTIONS, ROUNDS, ask
from service.answers.render import to_bytes
from service.rulesets import Rulebooks, load_rulebooks

from .engine import BeginningRefused, EngineBroke, Implementation, Json

Post = Callable[[str, Json], Json]
"""Sends a body to a path. Gives the answer's body, or `{"errors": […]}` with the code of every fault."""

MANY_KEPT: Final = 512
"""Answers that a search keeps: with more, it asks hardly less."""
_STEPS = ("action", "declaration", "incident")


class FloormanEngine:
    """The answers of the service without HTTP. It keeps the last `kept` of them, as searches repeat most questions."""

    def __init__(self, rulebooks: Rulebooks | None = None, kept: int = 0) -> None:
        self.implementation = Implementation("Floorman", __version__, "Python")
        self._rulebooks = rulebooks or load_rulebooks()
        self._answer = lru_cache(kept)(self._written) if kept else self._written

    def ask(self, question: Mapping[str, Any]) -> Json:
        """The answer, as the service gives it."""
        return api_answer(question, self._post)

    def close(self) -> None:
        """Nothing to end."""

    def _post(self, path: str, body: Json) -> Json:
        answer: Json = msgspec.json.decode(self._answer(path, to_bytes(body)))  # each caller has a copy
        return answer

    def _written(self, path: str, body: bytes) -> bytes:
        replied = ask(path, body, self._rulebooks)
        if replied.problem is not None:
            return to_bytes({"errors": sorted(fault["code"] for fault in replied.document["errors"])})
        return to_bytes(replied.document)


def api_answer(question: Mapping[str, Any], post: Post) -> Json:
    """The answer to the question, by as many calls as it takes."""
    under = {name: question[name] for name in ("rulebook", "house_rules") if name in question}
    step = {name: question[name] for name in _STEPS if name in question}
    if "hand" in question:
        how = {name: question[name] for name in ("hand", "on_illegal") if name in question}
        return post(HANDS, {**under, **how})
    if "table" in question:
        return post(NEXT_HAND, {**under, "table": question["table"]})
    if "opening" not in question:
        return _about(under, step, question["round"], post)
    beginning = {name: question[name] for name in ("opening", "actions", "on_illegal") if name in question}
    so_far = post(ROUNDS, {**under, **beginning})
    if "errors" in so_far or "on_illegal" in question or not step:
        return so_far
    if so_far.get("stopped_at") is not None:
        raise BeginningRefused(f"an action that leads up to the question does not stand: {so_far['stopped_at']}")
    if "round" not in so_far:
        raise EngineBroke(f"the answer of {ROUNDS} has no round: {str(so_far)[:200]}")
    return _about(under, step, so_far["round"], post)


def _about(under: Json, step: Json, round: Any, post: Post) -> Json:
    return post(DECISIONS if step else OPTIONS, {**under, "round": round, **step})
