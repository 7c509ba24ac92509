"""POST /v1/decisions, its batch, /v1/options and /v1/rounds: a question in JSON, and its answer in JSON."""

from flask import Blueprint, Response, current_app, request

from ...answers.answer_record import AnswerRecord
from ...answers.endpoints import HANDS, PATHS, ask
from ...answers.problems import Reply
from ..http.bodies import body_bytes, verify_type
from ..http.byte_budget import held
from ..http.responses import JSON_TYPE, answer_json, answer_problem
from ..observe import recorder
from ..observe.request_context import current_context
from .documents import rulebooks

bp = Blueprint("decisions", __name__)


def post_question() -> Response:
    """The answer to the request's body."""
    record = new_record()
    verify_type((JSON_TYPE,))
    body = body_bytes()
    held().work(len(body))
    return answered(ask(request.path, body, rulebooks(), record), record)


def answered(replied: Reply, record: AnswerRecord) -> Response:
    """The response to a question: its answer, counted and logged, or the problem in its place."""
    response = answer_json(replied.document) if replied.problem is None else answer_problem(replied)
    held().answer(response.content_length or 0)
    if replied.problem is None:
        record_answer(record)
    return response


def new_record() -> AnswerRecord:
    """A record for one question to this app, whose answer is counted as it grows."""
    record = recorder.new_record(current_app.extensions["recorder"])
    record.grow = held().grow
    return record


def record_answer(record: AnswerRecord) -> None:
    """Count what was answered to the current request, and pass it on to the log."""
    recorder.record_answer(current_context(), record, current_app.extensions["recorder"])


for _path in (path for path in PATHS if path != HANDS):  # its view takes streams and other notations too
    bp.add_url_rule(_path, _path.replace("/", "_"), post_question, methods=["POST"])
