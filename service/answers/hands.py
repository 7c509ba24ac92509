"""Whole hands: the report on one, and those under other rulebooks."""

from typing import Any

from ..rulesets import Shelf
from ..yielding import yielding
from . import render
from .hand_question import HandQuestion, hand_question
from .report import report
from .rounds import answered_under
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
