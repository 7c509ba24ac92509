"""The two ends of a view: the JSON that came, the JSON that goes."""

from typing import Any, Final

from flask import Response, current_app, request
from gunicorn.http.errors import ParseException
from werkzeug.exceptions import ClientDisconnected

from service.api import render
from service.api.metrics import METHODS
from service.api.problems import (
    BAD_REQUEST,
    CLOSE,
    HEADERS_TOO_LARGE,
    MEDIA_TYPE,
    NOT_FOUND,
    NOT_IMPLEMENTED,
    TAKEN_TYPE,
    TOO_LARGE,
    UNKNOWN_PARAMETER,
    Problem,
)
from service.api.strict_json import parse

LONGEST_HEADER: Final = 8190
_READ_HEADERS: Final = ("X-Request-Id", "If-None-Match")
_IDENTITY: Final = ("", "identity")
_METHODS: Final = METHODS | {"TRACE", "CONNECT", "QUERY"}  # known here, if only to be refused


def body_json() -> Any:
    """The body as JSON. Raises Problem for what is not sent as such, NotJson for what is none."""
    if request.mimetype != TAKEN_TYPE or request.mimetype_params.get("charset", "utf-8").lower() != "utf-8":
        raise Problem(MEDIA_TYPE, headers={"Accept-Post": TAKEN_TYPE})
    if request.headers.get("Content-Encoding", "").strip().lower() not in _IDENTITY:
        raise Problem(
            MEDIA_TYPE, "Content-Encoding is not taken: send the body as it is.", {"Accept-Encoding": "identity"}
        )
    most = current_app.extensions["settings"].max_body_bytes
    if request.content_length is not None and request.content_length > most:
        raise _too_large(most)
    try:
        body = request.get_data(cache=False)
    except (ParseException, ClientDisconnected):
        raise Problem(BAD_REQUEST, "The body is not framed as HTTP says: its chunks cannot be read.", CLOSE) from None
    if len(body) > most:  # sent in chunks: reading stopped one byte above
        raise _too_large(most)
    if len(body) < (request.content_length or 0):
        raise Problem(BAD_REQUEST, "The body ends before its Content-Length.", CLOSE)
    return parse(body)


def _too_large(most: int) -> Problem:
    return Problem(TOO_LARGE, f"At most {most} bytes are taken.", CLOSE)


def verify_head() -> None:
    """Refuse methods that are none, query parameters, of which none is known, and long headers. Raises Problem."""
    if request.method not in _METHODS:
        raise Problem(NOT_IMPLEMENTED, "That method is not known here.")
    if str(request.environ.get("PATH_INFO", "")).startswith("//"):
        raise Problem(NOT_FOUND)
    if request.query_string:
        raise Problem(UNKNOWN_PARAMETER)
    if any(len(request.headers.get(name, "")) > LONGEST_HEADER for name in _READ_HEADERS):
        raise Problem(HEADERS_TOO_LARGE)


def answer_json(value: Any) -> Response:
    """An answer that nobody keeps: it is a pure function of its request."""
    answer = Response(render.to_bytes(value), content_type="application/json")
    answer.headers["Cache-Control"] = "no-store"
    return answer


def answer_document(content: bytes, content_type: str) -> Response:
    """A document that changes only with the service; asked for again, it may be unchanged."""
    answer = Response(content, content_type=content_type)
    answer.headers["Cache-Control"] = "public, max-age=300"
    answer.add_etag()
    answer.make_conditional(request)
    return answer
