"""Heads that are verified before a view is asked, and answers in JSON and as documents."""

from typing import Any, Final

from flask import Response, request

from ...answers import render
from ...answers.problems import HEADERS_TOO_LARGE, NOT_FOUND, NOT_IMPLEMENTED, UNKNOWN_PARAMETER
from ..environ import KEY
from ..observe.metrics import METHODS
from .problems import Problem

LONGEST_HEADER: Final = 8000  # characters of a value; the server takes lines of up to 8,190 with the name
_READ_HEADERS: Final = ("X-Request-Id", "If-None-Match", "Traceparent")
_ASKED_BY_QUERY: Final = (
    "hands.post_hands",
    "conformance.get_cases",
    "rulebooks.get_rulebooks",
    "rulebooks.get_rulebook",
)
_NO_CONDITION: Final = ("HTTP_IF_MODIFIED_SINCE", "HTTP_IF_MATCH")
"""Ignored: documents have no date, which werkzeug may fail to read, and a reader has no use for If-Match."""
_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'{}; img-src 'self' data:; connect-src 'self'; "
    "base-uri 'none'; form-action {}; frame-ancestors 'none'"
)
_METHODS: Final = METHODS | {"TRACE", "CONNECT", "QUERY"}  # methods of HTTP that no route takes: 405 and not 501


def verify_head() -> None:
    """Refuse unknown methods, unclear paths, query parameters and headers that are too long. Raises Problem."""
    if request.method not in _METHODS:
        raise Problem(NOT_IMPLEMENTED, "That method is not known here.")
    path = str(request.environ.get("PATH_INFO", ""))
    if not path.startswith("/") or path.startswith("//"):  # Flask routes both; middleware takes a path as it is
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
    kept_for = "private" if KEY in request.environ else "public"
    return _conditional(Response(content, content_type=content_type), f"{kept_for}, max-age=300")


def answer_page(content: bytes, *, styled_by_script: bool = False, with_form: bool = False) -> Response:
    """A page for a browser, which may load nothing from elsewhere.

    `styled_by_script`: its script sets styles. `with_form`: it has a form, which is sent here.
    """
    answer = Response()
    show_page(answer, content, styled_by_script=styled_by_script, with_form=with_form)
    return _conditional(answer, "no-cache")


def show_page(answer: Response, content: bytes, *, styled_by_script: bool = False, with_form: bool = False) -> None:
    """Make an answer, whatever its status, one that shows this page, as `answer_page` does."""
    answer.set_data(content)
    answer.content_type = "text/html; charset=utf-8"
    answer.headers["Content-Security-Policy"] = _POLICY.format(
        " 'unsafe-inline'" if styled_by_script else "", "'self'" if with_form else "'none'"
    )
    answer.headers["X-Content-Type-Options"] = "nosniff"
    answer.headers["Referrer-Policy"] = "no-referrer"
    answer.headers["Cross-Origin-Opener-Policy"] = "same-origin"


def _conditional(answer: Response, kept: str) -> Response:
    """The answer, or 304 to a caller that has it."""
    answer.headers["Cache-Control"] = kept
    answer.add_etag()
    answer.make_conditional({name: value for name, value in request.environ.items() if name not in _NO_CONDITION})
    return answer
