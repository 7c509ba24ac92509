"""POST /v1/decisions and its batch."""

from typing import Any

from flask import Blueprint, Response

from service.api import problems, render
from service.api.asked import Refused, batch_asked, decision_asked
from service.api.breathe import breathing
from service.api.compared import with_compared
from service.api.exchange import answered
from service.api.metrics import Tally
from service.rules.decide import decide
from service.rulesets import Shelf

bp = Blueprint("decisions", __name__)


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
    return with_compared(raw, instance, lambda raw: _decided(raw, shelf, tally))


def batch(raw: Any, instance: str, shelf: Shelf, tally: Tally) -> render.Json:
    """A decision or a problem for each item. Raises Refused where there are no items to look at."""
    places = enumerate(breathing(batch_asked(raw)))
    return {"items": [_item(item, f"{instance}#/items/{place}", shelf, tally) for place, item in places]}


def _item(raw: Any, instance: str, shelf: Shelf, tally: Tally) -> render.Json:
    try:
        return {"status": 200, "decision": decision(raw, instance, shelf, tally)}
    except Refused as error:
        tally.problems.append(problems.INVALID.slug)
        return {"status": problems.INVALID.status, "problem": problems.refused(error.faults, instance)}


def _decided(raw: Any, shelf: Shelf, tally: Tally) -> render.Json:
    asked = decision_asked(raw, shelf)
    decided = decide(asked.round, asked.step, asked.ruleset)
    tally.decisions.append((asked.ruleset.id, decided))
    return render.decision(decided, asked.ruleset)
