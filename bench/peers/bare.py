"""A bare WSGI callable: what the server itself allows."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIEnvironment

ANSWER: Final = b'{"legal":true,"padding":"'.ljust(598, b".") + b'"}'
_HEADERS: Final = [("Content-Type", "application/json"), ("Content-Length", str(len(ANSWER)))]


def app(environ: "WSGIEnvironment", start_response: "StartResponse") -> Iterable[bytes]:
    """Read the body, and answer 600 bytes."""
    environ["wsgi.input"].read()
    start_response("200 OK", _HEADERS)
    return (ANSWER,)
