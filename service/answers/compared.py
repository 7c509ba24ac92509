"""`compare`: the same request answered under other rulebooks too, side by side."""

from collections.abc import Callable
from typing import Any

from ..yielding import breathing
from . import problems, render
from .questions import Refused


def with_compared(raw: Any, instance: str, answer: Callable[[Any], render.Json]) -> render.Json:
    """The answer to a body, and under `compared` the answer under each rulebook in its `compare`, house rules included.

    A rulebook may refuse the body (another cap may need another field): then the problem stands in its place.
    Raises Refused if the body's own rulebook refuses it.
    """
    asked = answer(raw)
    if "compare" not in raw:
        return asked
    plain = {key: value for key, value in raw.items() if key != "compare"}
    compared = [
        answered_under(name, f"{instance}#/compare/{place}", lambda name: answer({**plain, "ruleset": name}))
        for place, name in enumerate(breathing(raw["compare"]))
    ]
    return {**asked, "compared": compared}


def answered_under(ruleset: str, instance: str, answer: Callable[[str], render.Json]) -> render.Json:
    """The answer under this rulebook, or the problem document if it refuses the body."""
    try:
        return {"ruleset": ruleset, "status": 200, "answer": answer(ruleset)}
    except Refused as error:
        status = problems.INVALID.status
        return {"ruleset": ruleset, "status": status, "problem": problems.refused(error.faults, instance)}
