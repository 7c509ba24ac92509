"""Whole hands: the report on one, those under other rulebooks, and the answer to a line of a stream."""

from typing import Any

from ..hands.formats import Format
from ..rulesets import Shelf
from ..yielding import yielding
from . import problems, render
from .hand_question import HandQuestion, hand_question, hand_text
from .questions import Refused
from .report import report
from .rounds import answered_under
from .strict_json import NotJson, parse
from .tally import Tally
from .written import written


def hand(raw: Any, instance: str, shelf: Shelf, tally: Tally) -> render.Json:
    """One hand's report, and those under the rulebooks to compare it with. Raises Refused."""
    asked = hand_question(raw, shelf)
    told = _reported(asked, tally)
    if "compare" in raw:
        told["compared"] = [
            answered_under(
                name, f"{instance}#/compare/{place}", lambda name: _compared(asked.under(name, shelf), tally)
            )
            for place, name in enumerate(yielding(raw["compare"]))
        ]
    tally.record(instance, raw, told, asked.hand)
    return told


def hand_line(
    body: bytes, format: Format | None, usual: render.Json, instance: str, shelf: Shelf, tally: Tally
) -> render.Json:
    """The answer to one hand of a stream: its report, or the problem with it.

    `format` is that of the body, None if it is JSON. `usual` is for what the hand does not say itself.
    """
    own: render.Json = {}
    try:
        raw = filled({format.name: hand_text(body, format)} if format else parse(body), usual)
        own = {"id": raw["id"]} if isinstance(raw, dict) and isinstance(raw.get("id"), str) else {}
        return own | {"status": 200, "report": hand(raw, instance, shelf, tally)}
    except NotJson as error:
        return {"status": problems.NOT_JSON.status, "problem": problems.not_json(error, instance)}
    except Refused as error:
        return own | {"status": problems.INVALID.status, "problem": problems.refused(error.faults, instance)}


def filled(raw: Any, usual: render.Json) -> Any:
    """A request with what is usual where it does not say it itself."""
    return usual | raw if isinstance(raw, dict) else raw


def _compared(asked: HandQuestion, tally: Tally) -> render.Json:
    told = _reported(asked, tally)
    told.pop("hand", None)  # the report above has it
    return told


def _reported(asked: HandQuestion, tally: Tally) -> render.Json:
    told = report(asked, lambda decision: written(decision, tally))
    decisions = [one for street in asked.played.streets for one in street.decisions if one is not None]
    tally.decisions += [(asked.sent["ruleset"], decided) for decided in decisions]
    tally.add_hand(asked.sent["ruleset"], legal=told["legal"], complete=told["complete"])
    return told
