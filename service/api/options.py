"""POST /v1/options."""

from typing import Any

from flask import Blueprint, Response

from service.api import render
from service.api.asked import options_asked
from service.api.compared import with_compared
from service.api.exchange import answered
from service.api.metrics import Tally
from service.rules.model.round import BettingRound
from service.rules.options import options
from service.rules.ruleset import Ruleset
from service.rulesets import Shelf

bp = Blueprint("options", __name__)


@bp.post("/v1/options")
def post_options() -> Response:
    """What the seat to act may do; both null when the round is over."""
    return answered(what_it_may)


def what_it_may(raw: Any, instance: str, shelf: Shelf, tally: Tally) -> render.Json:
    """The options, and those under the rulebooks to compare them with. Raises Refused."""
    answer = with_compared(raw, instance, lambda raw: _options(raw, shelf))
    tally.record(instance, raw, answer)
    return answer


def _options(raw: Any, shelf: Shelf) -> render.Json:
    asked = options_asked(raw, shelf)
    return {
        "seat": asked.round.to_act,
        "options": offered(asked.round, asked.ruleset),
        "ruleset": render.ruleset_ref(asked.ruleset),
    }


def offered(round: BettingRound, ruleset: Ruleset) -> render.Json | None:
    """The options of the seat to act; None if the round is over."""
    return None if round.to_act is None else render.options(options(round, round.actor, ruleset))
