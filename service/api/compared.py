"""The same situation under other rulebooks, side by side."""

from collections.abc import Callable
from typing import Any

from service.api import problems, render
from service.api.asked import Refused


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
        _under(name, plain, f"{instance}#/compare/{place}", answer) for place, name in enumerate(raw["compare"])
    ]
    return {**asked, "compared": compared}


def _under(name: str, raw: render.Json, instance: str, answer: Callable[[Any], render.Json]) -> render.Json:
    try:
        return {"ruleset": name, "status": 200, "answer": answer({**raw, "ruleset": name})}
    except Refused as error:
        status = problems.INVALID.status
        return {"ruleset": name, "status": status, "problem": problems.refused(error.faults, instance)}
