"""POST /v1/decisions and its batch."""

from typing import Any

from flask import Blueprint, Response, request

from service.api import problems, render
from service.api.asked import Refused, batch_asked, decision_asked
from service.api.compared import with_compared
from service.api.exchange import answer_json, body_json
from service.api.metrics import count_decisions, count_problem
from service.api.rulesets import shelf
from service.rules.decide import decide

bp = Blueprint("decisions", __name__)


def decision(raw: Any) -> render.Json:
    """One decision request's answer. Raises Refused."""
    asked = decision_asked(raw, shelf())
    decided = decide(asked.round, asked.step, asked.ruleset)
    count_decisions((decided,), asked.ruleset.id)
    return render.decision(decided, asked.ruleset)


@bp.post("/v1/decisions")
def post_decision() -> Response:
    """What stands of one action or declaration, or follows from an incident."""
    return answer_json(with_compared(body_json(), request.path, decision))


@bp.post("/v1/decisions/batch")
def post_batch() -> Response:
    """Many decisions, independent of each other, in the order they came."""
    items = batch_asked(body_json())
    return answer_json({"items": [_item(raw, place) for place, raw in enumerate(items)]})


def _item(raw: Any, place: int) -> render.Json:
    instance = f"{request.path}#/items/{place}"
    try:
        return {"status": 200, "decision": with_compared(raw, instance, decision)}
    except Refused as error:
        count_problem(problems.INVALID.slug)
        said = problems.refused(error.faults, instance)
        return {"status": problems.INVALID.status, "problem": said}
