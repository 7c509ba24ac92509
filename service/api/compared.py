"""The same situation under other rulebooks, side by side."""

from collections.abc import Callable
from typing import Any

from service.api import problems, render
from service.api.asked import Refused
from service.api.breathe import breathing


def with_compared(raw: Any, instance: str, answer: Callable[[Any], render.Json]) -> render.Json:
    """The answer to a body, with the answers under the rulebooks that its `compare` names, house rules included.

    A body that is no question under one of those (another cap may need another field) has its problem there.
    Raises Refused where it is none under its own.
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
    """What `answer` says under a rulebook, or its problem there."""
    try:
        return {"ruleset": ruleset, "status": 200, "answer": answer(ruleset)}
    except Refused as error:
        status = problems.INVALID.status
        return {"ruleset": ruleset, "status": status, "problem": problems.refused(error.faults, instance)}
