"""What holds for the head of every request: its method, path, query and headers."""

from typing import Final

from ...answers.problems import HEADERS_TOO_LARGE, NOT_FOUND, NOT_IMPLEMENTED, UNKNOWN_PARAMETER
from ..environ import Environ
from ..observe.metrics import METHODS
from .responses import Problem

LONGEST_HEADER: Final = 8000  # characters of a value; the server takes lines of up to 8,190 with the name
_READ_HEADERS: Final = ("HTTP_X_REQUEST_ID", "HTTP_IF_NONE_MATCH", "HTTP_TRACEPARENT")
_METHODS: Final = METHODS | {"TRACE", "CONNECT", "QUERY"}  # methods of HTTP that no route takes: 405 and not 501
_TWO_SLASHES: Final = (
    f"{NOT_FOUND.detail} The path begins with two slashes. Remove the slash at the end of the base address."
)


def verify_head(environ: Environ, *, takes_query: bool) -> None:
    """Refuse unknown methods, unclear paths, query parameters and headers that are too long. Raises Problem."""
    if environ["REQUEST_METHOD"] not in _METHODS:
        raise Problem(NOT_IMPLEMENTED, "Unknown method. Use a method of the API reference.")
    path = str(environ.get("PATH_INFO", ""))
    if not path.startswith("/") or path.startswith("//"):  # Flask routes both; middleware takes a path as it is
        raise Problem(NOT_FOUND, _TWO_SLASHES if path.startswith("//") else None)
    if environ.get("QUERY_STRING") and not takes_query:
        raise Problem(UNKNOWN_PARAMETER)
    for name in _READ_HEADERS:
        if name in environ and len(environ[name]) > LONGEST_HEADER:
            raise Problem(HEADERS_TOO_LARGE)
