"""A question put to Floorman's API: which calls it takes, one after the other."""

from collections.abc import Callable, Mapping
from typing import Any

from .engine import EngineBroke, Json

Post = Callable[[str, Json], Json]
"""Sends a body to a path. Gives the answer's body, or `{"faults": […]}` with the code of every fault."""

_STEPS = ("action", "declaration", "incident")


def asked(question: Mapping[str, Any], post: Post) -> Json:
    """The answer to the question, by as many calls as it takes."""
    under = {name: question[name] for name in ("ruleset", "house_rules") if name in question}
    step = {name: question[name] for name in _STEPS if name in question}
    if "hand" in question:
        how = {name: question[name] for name in ("hand", "on_illegal") if name in question}
        return post("/v1/hands", {**under, **how})
    if "opening" not in question:
        return _about(under, step, question["round"], post)
    told = {name: question[name] for name in ("opening", "actions", "on_illegal") if name in question}
    so_far = post("/v1/rounds", {**under, **told})
    if "faults" in so_far or "on_illegal" in question or not step:
        return so_far
    if so_far.get("stopped_at") is not None:
        raise EngineBroke(f"an action that leads up to the question does not stand: {so_far['stopped_at']}")
    if "round" not in so_far:
        raise EngineBroke(f"the answer of /v1/rounds has no round: {str(so_far)[:200]}")
    return _about(under, step, so_far["round"], post)


def _about(under: Json, step: Json, round: Any, post: Post) -> Json:
    return post("/v1/decisions" if step else "/v1/options", {**under, "round": round, **step})
