"""What holds for the head of every request: its method, path, query and headers."""

from typing import Final

from flask import request

from ...answers.problems import HEADERS_TOO_LARGE, NOT_FOUND, NOT_IMPLEMENTED, UNKNOWN_PARAMETER
from ..observe.metrics import METHODS
from .responses import Problem

LONGEST_HEADER: Final = 8000  # characters of a value; the server takes lines of up to 8,190 with the name
_READ_HEADERS: Final = ("X-Request-Id", "If-None-Match", "Traceparent")
_ASKED_BY_QUERY: Final = (
    "hands.post_hands",
    "documents.get_cases",
    "pages.table",
    "pages.quiz",
    "pages.get_rulebooks",
    "pages.get_rulebook",
)
_METHODS: Final = METHODS | {"TRACE", "CONNECT", "QUERY"}  # methods of HTTP that no route takes: 405 and not 501
_TWO_SLASHES: Final = (
    f"{NOT_FOUND.detail} The path begins with two slashes. Remove the slash at the end of the base address."
)


def verify_head() -> None:
    """Refuse unknown methods, unclear paths, query parameters and headers that are too long. Raises Problem."""
    if request.method not in _METHODS:
        raise Problem(NOT_IMPLEMENTED, "Unknown method. Use a method of the API reference.")
    path = str(request.environ.get("PATH_INFO", ""))
    if not path.startswith("/") or path.startswith("//"):  # Flask routes both; middleware takes a path as it is
        raise Problem(NOT_FOUND, _TWO_SLASHES if path.startswith("//") else None)
    if request.query_string and request.routing_exception is None and request.endpoint not in _ASKED_BY_QUERY:
        raise Problem(UNKNOWN_PARAMETER)
    if any(len(request.headers.get(name, "")) > LONGEST_HEADER for name in _READ_HEADERS):
        raise Problem(HEADERS_TOO_LARGE)
