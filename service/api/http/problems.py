"""Problems as HTTP answers: every error body is sent from here."""

from http import HTTPStatus
from typing import Any, Final

from flask import Flask, Response, g, request
from werkzeug.exceptions import HTTPException, MethodNotAllowed

from ...answers import render
from ...answers.problems import (
    BAD_REQUEST,
    DRAINING,
    EXPECTATION,
    HEADERS_TOO_LARGE,
    INTERNAL,
    INVALID,
    MEDIA_TYPE,
    METHOD,
    NOT_FOUND,
    NOT_IMPLEMENTED,
    NOT_JSON,
    NOT_TOML,
    QUOTA,
    TOO_LARGE,
    TOO_SLOW,
    UNAUTHORIZED,
    URI_TOO_LONG,
    ProblemKind,
    document,
    not_json,
    not_toml,
    printable,
    refused,
)
from ...answers.questions import Refused
from ...answers.strict_json import NotJson
from ...hands.formats import BY_MEDIA_TYPE
from ..observe.log import request_id
from ..observe.metrics import count_problem
from ..observe.trace_context import trace_of
from ..observe.unexpected import log_unexpected

CONTENT_TYPE: Final = "application/problem+json"
CLOSE: Final = {"Connection": "close"}  # the rest on the connection cannot be understood, or is not wanted
TAKEN_TYPE: Final = "application/json"
LINES_TYPE: Final = "application/x-ndjson"
_BY_QUERY: Final = ("GET", "HEAD")
"""The methods whose requests are in the query alone."""


KINDS: Final = {
    kind.status: kind
    for kind in (
        BAD_REQUEST,
        UNAUTHORIZED,
        NOT_FOUND,
        METHOD,
        TOO_SLOW,
        TOO_LARGE,
        URI_TOO_LONG,
        MEDIA_TYPE,
        EXPECTATION,
        INVALID,
        QUOTA,
        HEADERS_TOO_LARGE,
        INTERNAL,
        NOT_IMPLEMENTED,
        DRAINING,
    )
}


class Problem(Exception):
    """Raised to answer a request with a problem of this kind."""

    def __init__(self, kind: ProblemKind, detail: str | None = None, headers: dict[str, str] | None = None) -> None:
        super().__init__(kind.slug)
        self.kind = kind
        self.detail = detail
        self.headers = headers or {}


def register(app: Flask) -> None:
    """Answer every refusal and every bug of this app with a problem document."""

    @app.errorhandler(NotJson)
    def unparsed(error: NotJson) -> Response:
        return _answer(NOT_JSON, not_json(error, _instance()))

    @app.errorhandler(Refused)
    def unprocessable(error: Refused) -> Response:
        if error.place and request.mimetype in BY_MEDIA_TYPE:
            return _answer(NOT_TOML, not_toml(error, error.place, _instance()))
        within = "query" if request.method in _BY_QUERY else "body"
        return _answer(INVALID, refused(error.faults, _instance(), within=within))

    @app.errorhandler(Problem)
    def problem(error: Problem) -> Response:
        answer = _answer(error.kind, document(error.kind, _instance(), detail=error.detail))
        answer.headers.update(error.headers)
        return answer

    @app.errorhandler(HTTPException)
    def http(error: HTTPException) -> Response:
        kind = KINDS.get(error.code or 500) or _unforeseen(error.code or 500)
        answer = _answer(kind, document(kind, _instance()))
        if isinstance(error, MethodNotAllowed) and error.valid_methods:
            answer.headers["Allow"] = ", ".join(sorted(error.valid_methods))
        if kind is TOO_LARGE:
            answer.headers.update(CLOSE)
        return answer

    @app.errorhandler(Exception)
    def bug(error: Exception) -> Response:
        log_unexpected(error)
        return _answer(INTERNAL, document(INTERNAL, _instance()))


def _unforeseen(status: int) -> ProblemKind:
    phrase = HTTPStatus(status).phrase
    return ProblemKind("bad-request" if status < 500 else "internal-error", status, phrase, phrase + ".")


def of_trace(environ: dict[str, Any]) -> dict[str, str]:
    """The trace id that a problem tells, if its request is part of a trace."""
    trace = trace_of(environ)
    return {"trace_id": trace.trace_id} if trace else {}


def _instance() -> str:
    return printable(request.path)


def _answer(kind: ProblemKind, said: dict[str, Any]) -> Response:
    said["request_id"] = request_id()
    said |= of_trace(request.environ)
    g.problem = kind.slug
    count_problem(kind.slug)
    return Response(render.to_bytes(said), kind.status, content_type=CONTENT_TYPE)
