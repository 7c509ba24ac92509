"""POST /v1/decisions and its batch."""

from typing import Any, Final

from flask import Blueprint, Response
from msgspec import Raw

from service.api import problems, render
from service.api.asked import Refused, batch_asked, decision_asked
from service.api.breathe import breathing
from service.api.compared import with_compared
from service.api.exchange import answered
from service.api.metrics import Tally
from service.api.pointers import MOST_FAULTS
from service.rules.decide import decide
from service.rulesets import Shelf

bp = Blueprint("decisions", __name__)

FEW_FAULTS: Final = 10
"""So many are told of an item at least, however many were told of those before it."""


@bp.post("/v1/decisions")
def post_decision() -> Response:
    """What stands of one action or declaration, or follows from an incident."""
    return answered(decision)


@bp.post("/v1/decisions/batch")
def post_batch() -> Response:
    """Many decisions, independent of each other, in the order they came."""
    return answered(batch)


def decision(raw: Any, instance: str, shelf: Shelf, tally: Tally) -> render.Json:
    """One decision, with those under the rulebooks that it is compared with. Raises Refused."""
    answer = with_compared(raw, instance, lambda raw: _decided(raw, shelf, tally))
    tally.record(instance, raw, answer)
    return answer


def batch(raw: Any, instance: str, shelf: Shelf, tally: Tally) -> render.Json:
    """A decision or a problem for each item. Raises Refused where there are no items to look at."""
    answers: list[Raw] = []
    faults_left = MOST_FAULTS
    for place, item in enumerate(breathing(batch_asked(raw))):
        answer, told = _item(item, f"{instance}#/items/{place}", shelf, tally, max(faults_left, FEW_FAULTS))
        faults_left -= told
        answers.append(Raw(render.to_bytes(answer)))  # now: all of them at once would be long without a breath
    return {"items": answers}


def _item(raw: Any, instance: str, shelf: Shelf, tally: Tally, most_faults: int) -> tuple[render.Json, int]:
    """The answer to one item, and how many faults it tells."""
    try:
        return {"status": 200, "decision": decision(raw, instance, shelf, tally)}, 0
    except Refused as error:
        tally.problems.append(problems.INVALID.slug)
        problem = problems.refused(error.faults, instance, most_faults)
        return {"status": problems.INVALID.status, "problem": problem}, len(problem["errors"])


def _decided(raw: Any, shelf: Shelf, tally: Tally) -> render.Json:
    asked = decision_asked(raw, shelf)
    decided = decide(asked.round, asked.step, asked.ruleset)
    tally.decisions.append((asked.ruleset.id, decided))
    return render.decision(decided, asked.ruleset)
