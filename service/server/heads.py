"""Heads of requests that were read before: a caller's next request differs from his last in little but its body.

A head is known again by all its lines but those that are a request's own, wherever they stood among the others.
What is not known, or not quite plain, gunicorn reads: so nothing is taken here that it would refuse.
"""

import re
from io import BytesIO
from typing import Final, NamedTuple

from service.api.doors.express import Environ
from service.api.exchange import FORCE_CLOSE, READ_SOME

MOST_HEADS: Final = 256
LONGEST_HEAD: Final = 2048
LONGEST_LENGTH: Final = 7
_END: Final = b"\r\n\r\n"
_LENGTH: Final = b"content-length"
_OWN: Final = re.compile(
    rb"\r\n((?i:content-length|x-request-id|authorization|traceparent)): ([!-~](?:[ -~]*[!-~])?)(?=\r\n)"
)
_PLAIN: Final = re.compile(rb"\d\n[A-Z]")
_LIKE_OWN: Final = re.compile(rb"\n[ \t]*(?i:content.length|x.request.id|authorization|traceparent)[ \t]*:")
"""What is written otherwise than `_OWN`: it may be another of the same name, and is gunicorn's to read."""
_NAMED: Final = {
    _LENGTH: "CONTENT_LENGTH",
    b"x-request-id": "HTTP_X_REQUEST_ID",
    b"authorization": "HTTP_AUTHORIZATION",
    b"traceparent": "HTTP_TRACEPARENT",
}
_PLACE: Final = ("REMOTE_ADDR", "REMOTE_PORT", "SERVER_NAME", "SERVER_PORT")
_NOT_KEPT: Final = frozenset(
    {*_NAMED.values(), *_PLACE, "gunicorn.socket", "wsgi.input", "wsgi.early_hints", READ_SOME, FORCE_CLOSE}
)
"""What is one request's or connection's own: kept, it would hold on to what is long closed."""


class Head(NamedTuple):
    """A head whose body has come with it: what it is known by, the lines of its own, where its body is."""

    key: bytes
    own: dict[bytes, bytes]
    begin: int
    end: int


def head_of(some: bytes) -> Head | None:
    """The head that these bytes begin with; None if gunicorn must look at it."""
    end = some.find(_END) + 2
    if not 2 < end <= LONGEST_HEAD:
        return None
    pieces = _OWN.split(some[:end])
    own = dict(zip(map(bytes.lower, pieces[1::3]), pieces[2::3], strict=True))
    length = own.get(_LENGTH, b"")
    if 3 * len(own) + 1 != len(pieces) or not length.isdigit() or len(length) > LONGEST_LENGTH:
        return None  # a line of its own twice, or no length
    begin = end + 2
    after = begin + int(length)
    how_many = b"%d\n" % len(own)  # a head of the most lines that are taken has no room for one more
    return Head(how_many + b"".join(pieces[::3]), own, begin, after) if after <= len(some) else None


class Heads:
    """What gunicorn made of the heads that it read, for WSGI."""

    def __init__(self) -> None:
        self._known: dict[bytes, Environ] = {}

    def learn(self, head: Head, environ: Environ) -> None:
        """Keep what was made of a head, if it is plain and new; when there are many, the oldest is dropped."""
        if head.key in self._known or not _PLAIN.match(head.key) or _LIKE_OWN.search(head.key):
            return
        if len(self._known) >= MOST_HEADS:
            del self._known[next(iter(self._known))]
        self._known[head.key] = {name: value for name, value in environ.items() if name not in _NOT_KEPT}

    def environ(self, head: Head, some: bytes, place: Environ | None) -> Environ | None:
        """The request's environ, if its head is known; `place` is what all requests of the connection share."""
        known = self._known.get(head.key)
        if known is None or place is None:
            return None
        environ = known | place
        for name, value in head.own.items():
            environ[_NAMED[name]] = value.decode("ascii")
        environ["wsgi.input"] = BytesIO(some[head.begin : head.end])
        return environ


def place_of(environ: Environ) -> Environ:
    """What of an environ all requests of its connection share."""
    return {name: environ[name] for name in _PLACE if name in environ}
