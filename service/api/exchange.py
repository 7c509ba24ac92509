"""What every view does around its answer: check the head, ask, count, write."""

from collections.abc import Callable
from typing import Any, Final

from flask import Response, current_app, g, request

from service.api import render
from service.api.bodies import body_json
from service.api.environ import KEY, REFUSED
from service.api.metrics import METHODS, Tally, endpoint
from service.api.problems import HEADERS_TOO_LARGE, NOT_FOUND, NOT_IMPLEMENTED, UNKNOWN_PARAMETER, Problem
from service.api.recorder import Asked
from service.api.requests_log import began, request_id
from service.api.trace_context import fields
from service.rulesets import Shelf

LONGEST_HEADER: Final = 8000  # characters of a value; the server takes lines of up to 8,190 with the name
_READ_HEADERS: Final = ("X-Request-Id", "If-None-Match", "Traceparent")
_ASKED_BY_QUERY: Final = ("hands.post_hands",)
_NO_CONDITION: Final = ("HTTP_IF_MODIFIED_SINCE", "HTTP_IF_MATCH")
"""Ignored: documents have no date, which werkzeug may fail to read, and a reader has no use for If-Match."""
_METHODS: Final = METHODS | {"TRACE", "CONNECT", "QUERY"}  # methods of HTTP that no route takes: 405 and not 501

Ask = Callable[[Any, str, Shelf, Tally], render.Json]
"""Makes the answer to a body: given its JSON, the path, the rulebooks, and a tally to fill in. Raises Refused."""


def answered(ask: Ask) -> Response:
    """The answer to the request's body, counted and logged. Raises the exception that refuses the body."""
    refused: Exception | None = request.environ.get(REFUSED)
    if refused is not None:
        raise refused
    counted = tally()
    answer = answer_json(ask(body_json(), request.path, current_app.extensions["shelf"], counted))
    told(counted)
    return answer


def tally() -> Tally:
    """A tally for one request; it keeps the answers too if there is a decision log."""
    return Tally(recorded=None if current_app.extensions["recorder"] is None else [])


def told(tally: Tally) -> None:
    """Count what was answered, and pass it on to the decision log and to the request's log line."""
    tally.count(endpoint())
    if tally.recorded:
        trace_id = fields(request.environ).get("trace_id")
        asked = Asked(endpoint=endpoint(), request_id=request_id(), began=began(), key=g.get("key"), trace_id=trace_id)
        current_app.extensions["recorder"].write(asked, tally.recorded)
    for name, value in tally.last().items():
        setattr(g, name, value)


def verify_head() -> None:
    """Refuse unknown methods, unclear paths, query parameters and headers that are too long. Raises Problem."""
    if request.method not in _METHODS:
        raise Problem(NOT_IMPLEMENTED, "That method is not known here.")
    path = str(request.environ.get("PATH_INFO", ""))
    if not path.startswith("/") or path.startswith("//"):  # Flask would route both; the doors judge a path as it stands
        raise Problem(NOT_FOUND)
    if request.query_string and request.routing_exception is None and request.endpoint not in _ASKED_BY_QUERY:
        raise Problem(UNKNOWN_PARAMETER)
    if any(len(request.headers.get(name, "")) > LONGEST_HEADER for name in _READ_HEADERS):
        raise Problem(HEADERS_TOO_LARGE)


def answer_json(value: Any) -> Response:
    """A JSON answer to a question; caches are not to keep it."""
    answer = Response(render.to_bytes(value), content_type="application/json")
    answer.headers["Cache-Control"] = "no-store"
    return answer


def answer_document(content: bytes, content_type: str) -> Response:
    """A document that changes only with the service: it may be cached, and asked for again by its ETag.

    If it was asked for with a key, a shared cache must not keep it.
    """
    answer = Response(content, content_type=content_type)
    kept_for = "private" if KEY in request.environ else "public"
    answer.headers["Cache-Control"] = f"{kept_for}, max-age=300"
    answer.add_etag()
    answer.make_conditional({name: value for name, value in request.environ.items() if name not in _NO_CONDITION})
    return answer
