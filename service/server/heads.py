"""A cache of parsed request heads: a client's next request differs from its last in little but its body.

A head is recognized by all its lines except those that change with each request (`_OWN`), wherever these stand.
gunicorn reads what is not recognized or not quite plain: so nothing is accepted here that it would refuse.
"""

import re
from io import BytesIO
from typing import Final, NamedTuple

from ..api.environ import FORCE_CLOSE, READ_SOME, Environ

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
"""Lines with the same names that are written in another way than `_OWN` takes: left to gunicorn."""
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
"""What belongs to one request or connection: if it were kept, it would hold on to closed connections."""


class Head(NamedTuple):
    """A head whose body came with it: its `key` in the cache, the values of its own lines, and where the body is."""

    key: bytes
    own: dict[bytes, bytes]
    begin: int
    end: int


def head_of(some: bytes) -> Head | None:
    """The head that these bytes begin with; None if it is left to gunicorn."""
    end = some.find(_END) + 2
    if not 2 < end <= LONGEST_HEAD:
        return None
    pieces = _OWN.split(some[:end])
    own = dict(zip(map(bytes.lower, pieces[1::3]), pieces[2::3], strict=True))
    length = own.get(_LENGTH, b"")
    if 3 * len(own) + 1 != len(pieces) or not length.isdigit() or len(length) > LONGEST_LENGTH:
        return None  # one of its own lines came twice, or there is no length
    begin = end + 2
    after = begin + int(length)
    how_many = b"%d\n" % len(own)  # part of the key, as gunicorn limits the number of lines
    return Head(how_many + b"".join(pieces[::3]), own, begin, after) if after <= len(some) else None


class Heads:
    """The WSGI environ that gunicorn made for each of the last heads."""

    def __init__(self) -> None:
        self._known: dict[bytes, Environ] = {}

    def learn(self, head: Head, environ: Environ) -> None:
        """Keep the environ of a head, if it is plain and new; with `MOST_HEADS` kept, the oldest is dropped."""
        if head.key in self._known or not _PLAIN.match(head.key) or _LIKE_OWN.search(head.key):
            return
        if len(self._known) >= MOST_HEADS:
            del self._known[next(iter(self._known))]
        self._known[head.key] = {name: value for name, value in environ.items() if name not in _NOT_KEPT}

    def environ(self, head: Head, some: bytes, place: Environ | None) -> Environ | None:
        """The request's environ if its head is known, else None; `place` is what the connection's requests share."""
        known = self._known.get(head.key)
        if known is None or place is None:
            return None
        environ = known | place
        for name, value in head.own.items():
            environ[_NAMED[name]] = value.decode("ascii")
        environ["wsgi.input"] = BytesIO(some[head.begin : head.end])
        return environ


def place_of(environ: Environ) -> Environ:
    """The part of an environ that all requests of its connection share."""
    return {name: environ[name] for name in _PLACE if name in environ}
