"""A request: its head verified, and its body read whole or as it comes, decompressed. Raises the Problem otherwise.

gzip is decompressed a block at a time, and never gives far more in all than was sent. The standard library's reader
also skips any number of zero bytes after its end, one by one; here they are a fault.
"""

import zlib
from collections.abc import Callable
from functools import partial
from typing import Final

from gunicorn.http.errors import NoMoreData, ParseException
from werkzeug.exceptions import ClientDisconnected, RequestEntityTooLarge
from werkzeug.http import parse_options_header
from werkzeug.wsgi import get_input_stream

from ...answers import problems
from ...key_file import KeyRefusal
from ...yielding import Yielder
from ..environ import CONTEXT, TURNED_AWAY, WHY, Environ
from ..observe.metrics import KEYS_REFUSED, METHODS
from .byte_budget import SMALL, HeldBytes
from .responses import CLOSE, Problem

LONGEST_HEADER: Final = 8000  # characters of a value; the server takes lines of up to 8,190 with the name
_READ_HEADERS: Final = ("HTTP_X_REQUEST_ID", "HTTP_IF_NONE_MATCH", "HTTP_TRACEPARENT")
_METHODS: Final = METHODS | {"TRACE", "CONNECT", "QUERY"}  # methods of HTTP that no route takes: 405 and not 501
_TWO_SLASHES: Final = (
    f"{problems.NOT_FOUND.detail} The path begins with two slashes. Remove the slash at the end of the base address."
)
BLOCK: Final = 64 * 1024
MOST_TIMES: Final = 100
"""Hands compress 10 to 30 times. zlib can do a thousand, and data like that was made to do harm."""
MEMBER: Final = 4096
"""What each gzip member counts in addition to its content (bytes): starting one costs time, even an empty one."""
BROKEN: Final = (ParseException, NoMoreData, ClientDisconnected, EOFError, zlib.error)
"""What reading raises when a body is not what its headers say."""
_LEFT_UNREAD: Final = 65536
_IDENTITY: Final = ("", "identity")
_GZIP: Final = "gzip"
_GZIP_BITS: Final = 31


def admit(environ: Environ, *, takes_query: bool) -> None:
    """Let the request in. Raises the Problem that middleware turns it away with, or that of its head.

    Its method may be unknown, its path unclear, query parameters not taken, or headers too long.
    """
    why: KeyRefusal | None = environ.get(WHY)
    if why is not None:
        environ[CONTEXT].facts["refused"] = why
        KEYS_REFUSED.labels(why).inc()
    problem: Problem | None = environ.get(TURNED_AWAY)
    if problem is not None:
        raise problem
    if environ["REQUEST_METHOD"].upper() not in _METHODS:  # Flask takes either case
        raise Problem(problems.NOT_IMPLEMENTED, "Unknown method. Use a method of the API reference.")
    path = str(environ.get("PATH_INFO", ""))
    if not path.startswith("/") or path.startswith("//"):  # Flask routes both; middleware takes a path as it is
        raise Problem(problems.NOT_FOUND, _TWO_SLASHES if path.startswith("//") else None)
    if environ.get("QUERY_STRING") and not takes_query:
        raise Problem(problems.UNKNOWN_PARAMETER)
    for name in _READ_HEADERS:
        if name in environ and len(environ[name]) > LONGEST_HEADER:
            raise Problem(problems.HEADERS_TOO_LARGE)


def verify_type(environ: Environ, taken: tuple[str, ...]) -> str:
    """The content type of the body. Raises Problem if it is not one of `taken`, or not in UTF-8."""
    sent, parameters = parse_options_header(environ.get("CONTENT_TYPE"))
    is_taken = (sent := sent.lower()) in taken
    if not is_taken or parameters.get("charset", "utf-8").lower() != "utf-8":
        detail = (
            "The charset is not supported. Use utf-8."
            if is_taken
            else f"The content type is not supported. Send {' or '.join(taken)}."
        )
        raise Problem(problems.MEDIA_TYPE, detail, {"Accept-Post": ", ".join(taken)})
    return sent


def body_bytes(environ: Environ, most: int, holds: HeldBytes) -> bytes:
    """The whole body of at most `most` bytes, decompressed if it was sent compressed, and held. Raises Problem."""
    packed, length = is_packed(environ, most), announced(environ)
    try:
        if not packed and length is not None and length < SMALL:
            body: bytes = environ["wsgi.input"].read(length)
        else:  # one byte more shows that it is too long
            sent = partial(get_input_stream(environ, max_content_length=most + 1).read, BLOCK)
            next_block, read = Unpacked(sent, BLOCK).block if packed else sent, bytearray()
            while len(read) <= most and (some := next_block()):
                read += some
                holds.body(len(read))
            body = bytes(read)
    except RequestEntityTooLarge:
        raise too_large(most) from None
    except Bomb:
        raise Problem(
            problems.TOO_LARGE,
            f"The body unpacks to more than {MOST_TIMES} times its size. Send it with less compression.",
            CLOSE,
        ) from None
    except (*BROKEN, OSError) as error:
        raise not_whole(error, broken(environ)) from None
    if len(body) > most:  # chunked or compressed, so its length was not known: reading stopped above the limit
        raise too_large(most)
    if not packed and len(body) < (length or 0):
        raise broken(environ)
    return body


def is_packed(environ: Environ, most: int) -> bool:
    """Whether the body is gzip. Raises Problem for any other compression, and for a Content-Length above `most`."""
    encoding = environ.get("HTTP_CONTENT_ENCODING", "").strip().lower()
    if encoding not in (*_IDENTITY, _GZIP):
        detail = "The `Content-Encoding` is not supported. Send the body uncompressed, or with gzip."
        raise Problem(problems.MEDIA_TYPE, detail, {"Accept-Encoding": "gzip, identity"})
    if (announced(environ) or 0) > most:
        raise too_large(most)
    return bool(encoding == _GZIP)


def announced(environ: Environ) -> int | None:
    """The length of the body by its headers (bytes), 0 if there is none; None if they do not tell."""
    length = environ.get("CONTENT_LENGTH") or "0"
    known = "HTTP_TRANSFER_ENCODING" not in environ and length.isascii() and length.isdigit() and len(length) < 20
    return int(length) if known else None


def leaves_much(environ: Environ) -> bool:
    """Whether the unread body is long, or of unknown length: closing the connection is better than reading it."""
    length = announced(environ)
    return length is None or length > _LEFT_UNREAD


def not_whole(error: BaseException, otherwise: Problem) -> Problem:
    """The problem to answer when reading a body failed: a timeout if one was the cause, else `otherwise`."""
    cause: BaseException | None = error
    while cause is not None:
        if isinstance(cause, TimeoutError):
            return Problem(problems.TOO_SLOW, None, CLOSE)
        cause = cause.__context__
    return otherwise


def broken(environ: Environ) -> Problem:
    """The problem of a body that is not what its headers say: no gzip, too short, or no chunks."""
    if environ.get("HTTP_CONTENT_ENCODING", "").strip().lower() == _GZIP:
        return Problem(problems.BAD_REQUEST, "The body is not complete gzip. Send a whole gzip stream.", CLOSE)
    if announced(environ):
        return Problem(problems.BAD_REQUEST, "The body ends before its Content-Length.", CLOSE)
    return Problem(problems.BAD_REQUEST, "The chunks of the body are malformed.", CLOSE)


def too_large(most: int) -> Problem:
    """The problem of a body of more than `most` bytes."""
    return Problem(problems.TOO_LARGE, f"The body is too large. Send at most {most} bytes.", CLOSE)


class Bomb(Exception):
    """The gzip holds far more than was sent."""


class Unpacked:
    """The content of a gzip; `read` gives the next piece of it, b"" at its end. It may have several members.

    It may hold `freely` bytes plus `MOST_TIMES` what was sent; each member counts as `MEMBER` bytes more.
    """

    def __init__(self, read: Callable[[], bytes], freely: int) -> None:
        self._read = read
        self._freely = freely
        self._packed = b""
        self._member = zlib.decompressobj(_GZIP_BITS)
        self._is_within = False
        self._more = False
        self._sent = self._given = 0
        self._yielder = Yielder()

    @property
    def pending(self) -> bool:
        """Whether `block` may have more to give without reading on."""
        return bool(self._packed) or self._more

    def block(self) -> bytes:
        """The next part of the content, b"" at its end. Raises EOFError, zlib.error, Bomb, and what `read` raises."""
        while self.pending or self._take_in():
            self._yielder.yield_if_due()  # there may be many empty members
            some = self._member.decompress(self._packed, BLOCK)
            self._packed, self._more = self._member.unconsumed_tail, len(some) == BLOCK
            self._is_within = True
            if self._member.eof:
                self._packed, self._more, self._is_within = self._member.unused_data, False, False
                self._member = zlib.decompressobj(_GZIP_BITS)
                self._given += MEMBER
            self._given += len(some)
            if self._given > self._freely + MOST_TIMES * self._sent:
                raise Bomb
            if some:
                return some
        return b""

    def _take_in(self) -> bool:
        """Read on; False at the end. Raises EOFError if it ends within a member."""
        self._packed = self._read()
        self._sent += len(self._packed)
        if not self._packed and self._is_within:
            raise EOFError
        return bool(self._packed)
