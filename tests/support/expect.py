"""A request that waits with its body: `Expect: 100-continue`."""

from typing import Final

from tests.live.wire import get

CONTINUE: Final = b"HTTP/1.1 100 Continue\r\n\r\n"
_ASKS: Final = b"Expect: 100-continue"
_TYPE: Final = b"Content-Type: application/json"


def head(length: int, *headers: bytes, path: bytes = b"/v1/decisions") -> bytes:
    """The head of a request that waits with its body."""
    return get(path, _TYPE, _ASKS, b"Content-Length: %d" % length, *headers, method=b"POST")
