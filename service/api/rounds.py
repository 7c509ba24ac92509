"""POST /v1/rounds."""

from typing import Any

from flask import Blueprint, Response
from msgspec.structs import replace

from service.api import render
from service.api.asked import Refused, rounds_asked
from service.api.breathe import breathing
from service.api.compared import with_compared
from service.api.exchange import answered
from service.api.metrics import Tally
from service.api.options import offered
from service.api.pointers import pointer_to
from service.api.schemas.requests import STEPS
from service.rules.model.fault import Fault
from service.rules.replay import Replayed, replay
from service.rulesets import Shelf

bp = Blueprint("rounds", __name__)


@bp.post("/v1/rounds")
def post_rounds() -> Response:
    """A whole round from its opening: a decision for each step, and the round after them."""
    return answered(whole_round)


def whole_round(raw: Any, instance: str, shelf: Shelf, tally: Tally) -> render.Json:
    """The round as played, and as played under the rulebooks to compare it with. Raises Refused."""
    answer = with_compared(raw, instance, lambda raw: _round(raw, shelf, tally))
    tally.record(instance, raw, answer)
    return answer


def _round(raw: Any, shelf: Shelf, tally: Tally) -> render.Json:
    asked = rounds_asked(raw, shelf)
    replayed = replay(asked.round, breathing(asked.steps), asked.ruleset, asked.on_illegal)
    if replayed.faults:
        raise Refused(steps_refused(raw["actions"], replayed))
    tally.decisions += [(asked.ruleset.id, decided) for decided in replayed.decisions]
    return {
        "decisions": [render.decision(decided, asked.ruleset) for decided in breathing(replayed.decisions)],
        "round": render.round_(replayed.round),
        "options": offered(replayed.round, asked.ruleset),
        "stopped_at": replayed.stopped_at,
        "ruleset": render.ruleset_ref(asked.ruleset),
    }


def steps_refused(actions: list[render.Json], replayed: Replayed) -> tuple[Fault, ...]:
    """The faults of the step that makes no sense, with pointers into the body."""
    place = replayed.stopped_at or 0
    above = pointer_to(("actions", place, *inside(actions[place])))
    return tuple(replace(fault, pointer=above + fault.pointer) for fault in replayed.faults)


def inside(step: render.Json) -> tuple[str, ...]:
    """The path to a step's own members: those of a declaration and of an incident are one level down."""
    return tuple(member for member in STEPS if member in step)
