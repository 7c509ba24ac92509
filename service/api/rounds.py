"""POST /v1/rounds."""

from dataclasses import replace

from flask import Blueprint, Response

from service.api import render
from service.api.asked import Refused, rounds_asked
from service.api.exchange import answer_json, body_json
from service.api.metrics import count_decisions
from service.api.options import offered
from service.api.rulesets import shelf
from service.rules.replay import Replayed, replay

bp = Blueprint("rounds", __name__)


@bp.post("/v1/rounds")
def post_rounds() -> Response:
    """Where a round stands after its actions, and a decision for each of them."""
    asked = rounds_asked(body_json(), shelf())
    replayed = replay(asked.round, asked.proposals, asked.ruleset, asked.on_illegal)
    if not isinstance(replayed, Replayed):
        raise Refused(tuple(replace(fault, pointer="/actions" + fault.pointer) for fault in replayed))
    count_decisions(replayed.decisions, asked.ruleset.id)
    return answer_json(
        {
            "decisions": [render.decision(decided, asked.ruleset) for decided in replayed.decisions],
            "round": render.round_(replayed.round),
            "options": offered(replayed.round, asked.ruleset),
            "stopped_at": replayed.stopped_at,
            "ruleset": render.ruleset_ref(asked.ruleset),
        }
    )
