"""POST /v1/decisions, its batch, /v1/options and /v1/rounds: a question in JSON, and its answer in JSON."""

from flask import Blueprint, Response, current_app, request

from ...answers.endpoints import HANDS, PATHS, ask
from ...answers.problems import Reply
from ...answers.tally import Tally
from ..http.bodies import body_bytes, verify_type
from ..http.byte_budget import held
from ..http.responses import JSON_TYPE, answer_json, answer_problem
from ..observe import recorder
from ..observe.exchange import exchange
from .documents import shelf

bp = Blueprint("decisions", __name__)


def post_question() -> Response:
    """The answer to the request's body."""
    tally = new_tally()
    verify_type((JSON_TYPE,))
    body = body_bytes()
    held().work(len(body))
    return answered(ask(request.path, body, shelf(), tally), tally)


def answered(replied: Reply, tally: Tally) -> Response:
    """The response to a question: its answer, counted and logged, or the problem in its place."""
    response = answer_json(replied.document) if replied.problem is None else answer_problem(replied)
    held().answer(response.content_length or 0)
    if replied.problem is None:
        record_answer(tally)
    return response


def new_tally() -> Tally:
    """A tally for one question to this app, whose answer is counted as it grows."""
    tally = recorder.new_tally(current_app.extensions["recorder"])
    tally.grow = held().grow
    return tally


def record_answer(tally: Tally) -> None:
    """Count what was answered to the current request, and pass it on to the log."""
    recorder.record_answer(exchange(), tally, current_app.extensions["recorder"])


for _path in (one for one in PATHS if one != HANDS):  # its view takes streams and other notations too
    bp.add_url_rule(_path, _path.replace("/", "_"), post_question, methods=["POST"])
