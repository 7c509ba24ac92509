"""Every decision on a hand that the page shows. Its line of results has only the first that does not stand."""

from typing import Any

from ...answers.hand_question import hand_asked
from ...answers.questions import Refused
from ...answers.report import report
from ..judge import Judge

Json = dict[str, Any]
Decisions = list[list[Json | None]]


def decisions_of(line: Json, judge: Judge) -> Decisions | None:
    """The decisions street by street; None if the hand, judged again, does not come to the result of its line."""
    told = line["report"]
    if "rounds" not in told:
        found = _again(line, judge)
        if found is None or any(found[name] != told[name] for name in ("counts", "clauses", "legal")):
            return None
        if found["receipt"]["ruleset"] != told.get("receipt", {}).get("ruleset"):
            return None
        told = found
    return [street["decisions"] for street in told["rounds"]]


def _again(line: Json, judge: Judge) -> Json | None:
    asked = {"ruleset": line["report"]["ruleset"]["id"], "hand": line["hand"], "detail": "full"}
    try:
        return report(hand_asked(judge.usual | asked, judge.shelf))
    except Refused:
        return None
