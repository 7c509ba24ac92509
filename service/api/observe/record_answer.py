"""What was answered to the current request: counted, recorded, and told to its log line."""

from flask import current_app, g, request

from ...answers.tally import Tally
from .log import began, request_id
from .metrics import count_tally, endpoint
from .recorder import Asked
from .trace_context import fields


def new_tally() -> Tally:
    """A tally for one request; it keeps the answers too if there is a decision log."""
    return Tally(recorded=None if current_app.extensions["recorder"] is None else [])


def record_answer(tally: Tally) -> None:
    """Count what was answered, and pass it on to the decision log and to the request's log line."""
    count_tally(tally, endpoint())
    if tally.recorded:
        trace_id = fields(request.environ).get("trace_id")
        asked = Asked(endpoint=endpoint(), request_id=request_id(), began=began(), key=g.get("key"), trace_id=trace_id)
        current_app.extensions["recorder"].write(asked, tally.recorded)
    for name, value in tally.last().items():
        setattr(g, name, value)
