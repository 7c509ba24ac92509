"""POST /v1/decisions, its batch, /v1/options and /v1/rounds: a question in JSON, and its answer in JSON."""

from flask import Blueprint, Response, current_app, request

from ...answers.endpoints import ENDPOINTS
from ..environ import REFUSED
from ..http.bodies import body_bytes, verify_type
from ..http.byte_budget import held
from ..http.documents import answer_json
from ..http.problems import TAKEN_TYPE
from ..observe.recorder import new_tally, record_answer

bp = Blueprint("questions", __name__)


def answered() -> Response:
    """The answer to the request's body, counted and logged. Raises the exception that refuses the body."""
    refused: Exception | None = request.environ.get(REFUSED)
    if refused is not None:
        raise refused
    tally = new_tally()
    verify_type((TAKEN_TYPE,))
    body = body_bytes()
    held().work(len(body))
    answer = ENDPOINTS[request.path].answer_bytes(body, request.path, current_app.extensions["shelf"], tally)
    response = answer_json(answer)
    held().answer(response.content_length or 0)
    record_answer(tally)
    return response


for _path in ENDPOINTS.keys() - {"/v1/hands"}:  # its view takes streams and other notations too
    bp.add_url_rule(_path, _path.replace("/", "_"), answered, methods=["POST"])
