"""POST /v1/options."""

from typing import Any

from flask import Blueprint, Response, request

from service.api import render
from service.api.asked import options_asked
from service.api.compared import with_compared
from service.api.exchange import answer_json, body_json
from service.api.rulesets import shelf
from service.rules.model.round import BettingRound
from service.rules.options import options
from service.rules.ruleset import Ruleset

bp = Blueprint("options", __name__)


@bp.post("/v1/options")
def post_options() -> Response:
    """What the seat to act may do; both null when the round is over."""
    return answer_json(with_compared(body_json(), request.path, _options))


def _options(raw: Any) -> render.Json:
    asked = options_asked(raw, shelf())
    return {
        "seat": asked.round.to_act,
        "options": offered(asked.round, asked.ruleset),
        "ruleset": render.ruleset_ref(asked.ruleset),
    }


def offered(round: BettingRound, ruleset: Ruleset) -> render.Json | None:
    """The options of the seat to act, None when the round is over."""
    return None if round.to_act is None else render.options(options(round, round.actor, ruleset))
