"""Problem documents (RFC 9457): every error body is made here."""

import re
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any, Final

from flask import Flask, Response, g, request
from werkzeug.exceptions import HTTPException, MethodNotAllowed

from service.api import bugs, render
from service.api.asked import Refused
from service.api.metrics import count_problem
from service.api.pointers import MOST_FAULTS
from service.api.requests_log import request_id
from service.api.strict_json import NotJson, Position
from service.api.trace_context import trace_of
from service.hands.unreadable import Place
from service.rules.model.fault import Fault

CONTENT_TYPE: Final = "application/problem+json"
CLOSE: Final = {"Connection": "close"}  # the rest on the connection cannot be understood, or is not wanted
TAKEN_TYPE: Final = "application/json"
LINES_TYPE: Final = "application/x-ndjson"
PHH_TYPE: Final = "application/toml"

_UNPRINTABLE: Final = re.compile(r"[^\x20-\x7e]")


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of problem: the slug in its `type`, its status and title, and its `detail` if nothing else is said."""

    slug: str
    status: int
    title: str
    detail: str


BAD_REQUEST: Final = Kind("bad-request", 400, "Bad request", "The request cannot be understood as HTTP.")
NOT_JSON: Final = Kind("not-json", 400, "Not JSON", "The body is no JSON that is taken here.")
NOT_TOML: Final = Kind("not-toml", 400, "Not TOML", "The body is no TOML that is taken here.")
UNKNOWN_PARAMETER: Final = Kind(
    "unknown-parameter", 400, "Query parameter not taken", "No query parameter is known here."
)
UNAUTHORIZED: Final = Kind(
    "unauthorized", 401, "Unauthorized", "Send Authorization: Bearer and a key that may be used here."
)
NOT_FOUND: Final = Kind("not-found", 404, "Not found", "There is nothing at this address.")
METHOD: Final = Kind("method-not-allowed", 405, "Method not allowed", "This address does not take that method.")
TOO_SLOW: Final = Kind("request-timeout", 408, "Request timeout", "The body did not come in the time that it has.")
TOO_LARGE: Final = Kind("too-large", 413, "Body too large", "The body is larger than is taken here.")
URI_TOO_LONG: Final = Kind("uri-too-long", 414, "URI too long", "The request line is longer than is taken here.")
MEDIA_TYPE: Final = Kind("unsupported-media-type", 415, "Unsupported media type", f"Send {TAKEN_TYPE}.")
EXPECTATION: Final = Kind("expectation-failed", 417, "Expectation failed", "That expectation is not met here.")
INVALID: Final = Kind("invalid-request", 422, "Invalid request", "The body is JSON, but no request that makes sense.")
HEADERS_TOO_LARGE: Final = Kind("headers-too-large", 431, "Headers too large", "The headers are larger than is taken.")
QUOTA: Final = Kind(
    "quota-exceeded", 429, "Quota exceeded", "More was asked here than your rate allows: try again after Retry-After."
)
INTERNAL: Final = Kind("internal-error", 500, "Internal error", "The fault is ours. It is logged under the request id.")
NOT_IMPLEMENTED: Final = Kind("not-implemented", 501, "Not implemented", "That is not spoken here.")
OVERLOADED: Final = Kind("overloaded", 503, "Overloaded", "More is asked here than can be done in time: try again.")
NO_METRICS: Final = Kind(
    "no-metrics", 503, "No metrics", "The workers' numbers cannot be told: their folder is full or gone."
)
DRAINING: Final = Kind("draining", 503, "Draining", "This instance is shutting down: send to another.")

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

    def __init__(self, kind: Kind, detail: str | None = None, headers: dict[str, str] | None = None) -> None:
        super().__init__(kind.slug)
        self.kind = kind
        self.detail = detail
        self.headers = headers or {}


def document(kind: Kind, instance: str, *, detail: str | None = None, faults: tuple[Fault, ...] = ()) -> dict[str, Any]:
    """The body of a problem; `faults` are those of the request's body."""
    said: dict[str, Any] = {
        "type": f"/problems/{kind.slug}",
        "title": kind.title,
        "status": kind.status,
        "detail": detail or kind.detail,
        "instance": instance,
    }
    if faults:
        said["errors"] = [render.fault(fault) for fault in faults]
    return said


def refused(faults: tuple[Fault, ...], instance: str, most: int = MOST_FAULTS) -> dict[str, Any]:
    """The problem of a body that is JSON but makes no sense; at most `most` of its faults are listed."""
    count = f"more than {MOST_FAULTS}" if len(faults) > MOST_FAULTS else str(len(faults))
    told = "each is" if len(faults) <= most else f"the first {most} are"
    detail = f"{count} fault{'' if len(faults) == 1 else 's'} in the body: {told} pointed at in errors."
    return document(INVALID, instance, detail=detail[0].upper() + detail[1:], faults=faults[:most])


def not_json(error: NotJson, instance: str) -> dict[str, Any]:
    """The problem of a body that is not JSON, or JSON of a kind that is not taken."""
    detail = error.faults[0].message if len(error.faults) == 1 else None
    said = document(NOT_JSON, instance, detail=detail, faults=error.faults)
    if error.position:
        said["position"] = _position(error.position)
    return said


def not_toml(error: Refused, place: Place, instance: str) -> dict[str, Any]:
    """The problem of a text that is not TOML."""
    said = document(NOT_TOML, instance, detail=error.faults[0].message, faults=error.faults)
    return said | {"position": {"line": place.line, "column": place.column}}


def register(app: Flask) -> None:
    """Answer every refusal and every bug of this app with a problem document."""

    @app.errorhandler(NotJson)
    def unparsed(error: NotJson) -> Response:
        return _answer(NOT_JSON, not_json(error, _instance()))

    @app.errorhandler(Refused)
    def unprocessable(error: Refused) -> Response:
        if error.place and request.mimetype == PHH_TYPE:
            return _answer(NOT_TOML, not_toml(error, error.place, _instance()))
        return _answer(INVALID, refused(error.faults, _instance()))

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
        bugs.met(error)
        return _answer(INTERNAL, document(INTERNAL, _instance()))


def _unforeseen(status: int) -> Kind:
    phrase = HTTPStatus(status).phrase
    return Kind("bad-request" if status < 500 else "internal-error", status, phrase, phrase + ".")


def of_trace(environ: dict[str, Any]) -> dict[str, str]:
    """The trace id that a problem tells, if its request is part of a trace."""
    trace = trace_of(environ)
    return {"trace_id": trace.trace_id} if trace else {}


def _instance() -> str:
    return printable(request.path)


def printable(path: str) -> str:
    """A path made safe to be repeated in an answer: short, and in printable ASCII."""
    return _UNPRINTABLE.sub("?", path)[:256]


def _position(position: Position) -> dict[str, int]:
    return {"offset": position.offset, "line": position.line, "column": position.column}


def _answer(kind: Kind, said: dict[str, Any]) -> Response:
    said["request_id"] = request_id()
    said |= of_trace(request.environ)
    g.problem = kind.slug
    count_problem(kind.slug)
    return Response(render.to_bytes(said), kind.status, content_type=CONTENT_TYPE)
