"""What every view does at its two ends: read and check what was sent, write the answer."""

import zlib
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from flask import Response, current_app, g, request
from gunicorn.http.errors import NoMoreData, ParseException
from werkzeug.exceptions import ClientDisconnected

from service.api import render
from service.api.metrics import METHODS, Tally, endpoint
from service.api.problems import (
    BAD_REQUEST,
    CLOSE,
    HEADERS_TOO_LARGE,
    MEDIA_TYPE,
    NOT_FOUND,
    NOT_IMPLEMENTED,
    TAKEN_TYPE,
    TOO_LARGE,
    TOO_SLOW,
    UNKNOWN_PARAMETER,
    Problem,
)
from service.api.recorder import Asked
from service.api.requests_log import began, request_id
from service.api.strict_json import parse
from service.api.trace_context import fields
from service.api.unpacked import BLOCK, MOST_TIMES, Bomb, Unpacked
from service.rulesets import Shelf

LONGEST_HEADER: Final = 8000  # characters of a value; the server takes lines of up to 8,190 with the name
_READ_HEADERS: Final = ("X-Request-Id", "If-None-Match", "Traceparent")
# Keys of the WSGI environ:
READ_SOME: Final = "floorman.read_some"
"""From the server: a function that returns the next bytes of the body as soon as there are any."""
FORCE_CLOSE: Final = "floorman.force_close"
"""From the server: a function that has the connection closed after the answer, even if the answer has begun."""
REFUSED: Final = "floorman.refused"
"""From the express door: the exception that the body caused there; the view raises it again."""
KEY: Final = "floorman.key"
"""From the admission door: the key that the request came with."""
TURNED_AWAY: Final = "floorman.turned_away"
"""From the doors: the problem that refuses the request, so that nothing else is done for it."""
ASIDE: Final = "floorman.aside"
"""From the server: whether the request came in by the port for metrics."""
BROKEN: Final = (ParseException, NoMoreData, ClientDisconnected, EOFError, zlib.error)
"""What reading raises when a body is not what its headers say."""
_ASKED_BY_QUERY: Final = ("hands.post_hands",)
_LEFT_UNREAD: Final = 65536
_IDENTITY: Final = ("", "identity")
_GZIP: Final = "gzip"
_METHODS: Final = METHODS | {"TRACE", "CONNECT", "QUERY"}  # methods of HTTP that no route takes: 405 and not 501


def body_json() -> Any:
    """The body as JSON. Raises Problem if it is sent as something else, NotJson if it cannot be parsed."""
    verify_type((TAKEN_TYPE,))
    return parse(body_bytes())


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


def verify_type(taken: tuple[str, ...]) -> str:
    """The content type of the body. Raises Problem if it is not one of `taken`, or not in UTF-8."""
    if request.mimetype not in taken or request.mimetype_params.get("charset", "utf-8").lower() != "utf-8":
        said = f"Send {' or '.join(taken)}."
        raise Problem(MEDIA_TYPE, said, {"Accept-Post": ", ".join(taken)})
    return request.mimetype


def body_bytes() -> bytes:
    """The whole body, decompressed if it was sent compressed. Raises Problem."""
    most = current_app.extensions["settings"].max_body_bytes
    packed = is_packed(most)
    try:
        body = _unpacked(most) if packed else request.get_data(cache=False)
    except Bomb:
        raise Problem(TOO_LARGE, f"A packed body holds at most {MOST_TIMES} times what was sent.", CLOSE) from None
    except BROKEN as error:
        raise not_whole(error, broken()) from None
    if len(body) > most:  # chunked or compressed, so its length was not known: reading stopped above the limit
        raise too_large(most)
    if not packed and len(body) < (request.content_length or 0):
        raise cut_short()
    return body


def _unpacked(most: int) -> bytes:
    """The body decompressed, up to the first block that makes it longer than `most` (bytes)."""
    body, unpacked = bytearray(), Unpacked(partial(request.stream.read, BLOCK), BLOCK)
    while len(body) <= most and (some := unpacked.block()):
        body += some
    return bytes(body)


def body_as_it_comes() -> Callable[[], bytes]:
    """A function that returns the next part of the body as sent, at the latest at the end of a line."""
    a_line = partial(request.environ["wsgi.input"].readline, BLOCK)
    read: Callable[[], bytes] = request.environ.get(READ_SOME, a_line)
    return read


def is_packed(most: int) -> bool:
    """Whether the body is gzip. Raises Problem for any other compression, and for a Content-Length above `most`."""
    encoding = request.headers.get("Content-Encoding", "").strip().lower()
    if encoding not in (*_IDENTITY, _GZIP):
        said = "That Content-Encoding is not taken: send the body as it is, or packed with gzip."
        raise Problem(MEDIA_TYPE, said, {"Accept-Encoding": "gzip, identity"})
    if request.content_length is not None and request.content_length > most:
        raise too_large(most)
    return encoding == _GZIP


def announced(environ: dict[str, Any]) -> int | None:
    """The length of the body by its headers (bytes), 0 if there is none; None if they do not tell."""
    length = environ.get("CONTENT_LENGTH") or "0"
    known = "HTTP_TRANSFER_ENCODING" not in environ and length.isascii() and length.isdigit() and len(length) < 20
    return int(length) if known else None


def leaves_much(environ: dict[str, Any]) -> bool:
    """Whether the unread body is long, or of unknown length: closing the connection is better than reading it."""
    length = announced(environ)
    return length is None or length > _LEFT_UNREAD


def not_whole(error: BaseException, otherwise: Problem) -> Problem:
    """The problem to answer when reading a body failed: a timeout if one was the cause, else `otherwise`."""
    cause: BaseException | None = error
    while cause is not None:
        if isinstance(cause, TimeoutError):
            return Problem(TOO_SLOW, None, CLOSE)
        cause = cause.__context__
    return otherwise


def broken() -> Problem:
    """The problem of a body that is not what its headers say: no gzip, or no chunks."""
    if request.headers.get("Content-Encoding", "").strip().lower() == _GZIP:
        return Problem(BAD_REQUEST, "The body cannot be unpacked: it is no whole gzip.", CLOSE)
    return Problem(BAD_REQUEST, "The body is not framed as HTTP says: its chunks cannot be read.", CLOSE)


def cut_short() -> Problem:
    """The problem of a body that ends too early."""
    return Problem(BAD_REQUEST, "The body ends before its Content-Length.", CLOSE)


def too_large(most: int) -> Problem:
    """The problem of a body of more than `most` bytes."""
    return Problem(TOO_LARGE, f"At most {most} bytes are taken.", CLOSE)


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
    answer.make_conditional(request)
    return answer
