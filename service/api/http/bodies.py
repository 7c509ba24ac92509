"""The body of a request: read whole or as it comes, decompressed; refused if too large or not what its headers say.

gzip is decompressed a block at a time, and never gives far more in all than was sent. The standard library's reader
also skips any number of zero bytes after its end, one by one; here they are a fault.
"""

import zlib
from collections.abc import Callable
from functools import partial
from typing import Final

from flask import current_app, request
from gunicorn.http.errors import NoMoreData, ParseException
from werkzeug.exceptions import ClientDisconnected

from ...answers.problems import BAD_REQUEST, MEDIA_TYPE, TOO_LARGE, TOO_SLOW
from ...yielding import Yielder
from ..environ import READ_SOME, Environ
from .byte_budget import SMALL, held
from .responses import CLOSE, Problem

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


def verify_type(taken: tuple[str, ...]) -> str:
    """The content type of the body. Raises Problem if it is not one of `taken`, or not in UTF-8."""
    is_taken = request.mimetype in taken
    if not is_taken or request.mimetype_params.get("charset", "utf-8").lower() != "utf-8":
        detail = (
            "The charset is not supported. Use utf-8."
            if is_taken
            else f"The content type is not supported. Send {' or '.join(taken)}."
        )
        raise Problem(MEDIA_TYPE, detail, {"Accept-Post": ", ".join(taken)})
    return request.mimetype


def body_bytes() -> bytes:
    """The whole body, decompressed if it was sent compressed, and counted as held. Raises Problem."""
    most = current_app.extensions["settings"].max_body_bytes
    packed = is_packed(most)
    try:
        body = _unpacked(most) if packed else _plain(most)
    except Bomb:
        raise Problem(
            TOO_LARGE,
            f"The body unpacks to more than {MOST_TIMES} times its size. Send it with less compression.",
            CLOSE,
        ) from None
    except BROKEN as error:
        raise not_whole(error, broken()) from None
    if len(body) > most:  # chunked or compressed, so its length was not known: reading stopped above the limit
        raise too_large(most)
    if not packed and len(body) < (request.content_length or 0):
        raise cut_short()
    return body


def _plain(most: int) -> bytes:
    if (request.content_length or SMALL) < SMALL:
        return request.get_data(cache=False)
    return _whole(partial(request.stream.read, BLOCK), most)


def _unpacked(most: int) -> bytes:
    return _whole(Unpacked(partial(request.stream.read, BLOCK), BLOCK).block, most)


def _whole(next_block: Callable[[], bytes], most: int) -> bytes:
    """All blocks, up to the first that makes the body longer than `most` (bytes)."""
    body, holds = bytearray(), held()
    while len(body) <= most and (some := next_block()):
        body += some
        holds.body(len(body))
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
        detail = "The `Content-Encoding` is not supported. Send the body uncompressed, or with gzip."
        raise Problem(MEDIA_TYPE, detail, {"Accept-Encoding": "gzip, identity"})
    if request.content_length is not None and request.content_length > most:
        raise too_large(most)
    return encoding == _GZIP


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
            return Problem(TOO_SLOW, None, CLOSE)
        cause = cause.__context__
    return otherwise


def broken() -> Problem:
    """The problem of a body that is not what its headers say: no gzip, or no chunks."""
    if request.headers.get("Content-Encoding", "").strip().lower() == _GZIP:
        return Problem(BAD_REQUEST, "The body is not complete gzip. Send a whole gzip stream.", CLOSE)
    return Problem(BAD_REQUEST, "The chunks of the body are malformed.", CLOSE)


def cut_short() -> Problem:
    """The problem of a body that ends too early."""
    return Problem(BAD_REQUEST, "The body ends before its Content-Length.", CLOSE)


def too_large(most: int) -> Problem:
    """The problem of a body of more than `most` bytes."""
    return Problem(TOO_LARGE, f"The body is too large. Send at most {most} bytes.", CLOSE)


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
