"""Plain requests: frequent, without anything odd in the head, come whole. They are answered without gunicorn.

llhttp reads them in a tenth of the time. What is taken here gunicorn would take, and make the same environ of it:
whatever is odd is left to it, and every refusal is its own.
"""

import time
from collections.abc import Mapping
from functools import lru_cache
from io import BytesIO
from typing import Any, Final

from gunicorn import SERVER
from gunicorn.config import Config
from gunicorn.util import http_date
from httptools import HttpParserError, HttpParserUpgrade, HttpRequestParser

from ..answers.endpoints import FREQUENT
from ..api.environ import Environ
from .gunicorn_requests import environ_of_all, reads_as_here

LONGEST_HEAD: Final = 4094
"""Not beyond any of gunicorn's limits of size, of which that of the first line is the least."""
MOST_HEADERS: Final = 50
_END: Final = b"\r\n\r\n"
_KEPT: Final = "keep-alive"
_WITHOUT_PREFIX: Final = ("CONTENT_TYPE", "CONTENT_LENGTH")
_DATE: Final = lru_cache(maxsize=2)(http_date)
_LEFT: Final = ""
"""The key of a header that is left to gunicorn."""

_CLOSE: Final = ("Connection", "close")


class _Headers(dict[bytes, bytes]):
    """The headers as llhttp tells them; of several with one name it keeps the last."""

    __slots__ = ()
    on_header = dict.__setitem__


def environs_by_line(cfg: Config) -> dict[bytes, Environ]:
    """What all requests share that begin with one line, for each line that a plain request may begin with.

    None may where gunicorn is told to read requests otherwise than this service has it.
    """
    if not reads_as_here(cfg):
        return {}
    shared = environ_of_all(cfg) | {"REQUEST_METHOD": "POST", "SERVER_PROTOCOL": "HTTP/1.1", "QUERY_STRING": ""}
    return {f"POST {path} HTTP/1.1".encode(): {**shared, "RAW_URI": path, "PATH_INFO": path} for path in FREQUENT}


def environ_of_connection(server: Any, client: Any) -> Environ:
    """What the requests of one connection share; `server` and `client` are the addresses of its ends."""
    if not isinstance(server, tuple):  # a Unix socket
        return {"REMOTE_ADDR": client if isinstance(client, str) else client.decode(errors="replace")}
    name, port, *_ = server
    address, from_port, *_ = client
    return {"SERVER_NAME": name, "SERVER_PORT": str(port), "REMOTE_ADDR": address, "REMOTE_PORT": str(from_port)}


def plain_request(some: bytes, by_line: Mapping[bytes, Environ], place: Environ) -> tuple[Environ, int] | None:
    """The environ of the request that these bytes begin with, and where it ends; None if it is left to gunicorn.

    `by_line` and `place`: what it shares with others, and with those of its connection.
    """
    first, end = some.find(b"\r\n"), some.find(_END, 0, LONGEST_HEAD)
    shared = by_line.get(some[:first])
    if shared is None or end < 0:
        return None
    begin = end + len(_END)
    headers = _Headers()
    try:
        HttpRequestParser(headers).feed_data(some[:begin])
    except (HttpParserError, HttpParserUpgrade):
        return None
    sent = {_key(name): value.decode("latin-1").rstrip(" \t") for name, value in headers.items()}
    lines = some.count(b"\r\n", first, end)
    if len(sent) != lines or lines > MOST_HEADERS or _LEFT in sent:  # no name may come twice
        return None
    if not sent.get("HTTP_HOST") or "CONTENT_LENGTH" not in sent or sent.get("HTTP_CONNECTION", _KEPT).lower() != _KEPT:
        return None
    after = begin + int(sent["CONTENT_LENGTH"])
    if after > len(some):
        return None
    environ = {**shared, **place, **sent, "wsgi.input": BytesIO(some[begin:after])}
    if "SERVER_NAME" not in place:
        environ["SERVER_NAME"], environ["SERVER_PORT"], *_ = *sent["HTTP_HOST"].split(":"), "80"
    return environ, after


@lru_cache(256)
def _key(name: bytes) -> str:
    key = name.decode().upper().replace("-", "_")
    if b"_" in name or key == "EXPECT":
        return _LEFT
    return key if key in _WITHOUT_PREFIX else f"HTTP_{key}"


class BufferedResponse:
    """A WSGI app's answer to one request, complete before any of it is sent: head and body go out together."""

    def __init__(self) -> None:
        self.closes = False
        self._status = ""
        self._headers: list[tuple[str, str]] = []

    def force_close(self) -> None:
        """End the connection after this answer."""
        self.closes = True

    def start_response(self, status: str, headers: list[tuple[str, str]], _exc_info: Any = None) -> None:
        """WSGI's start_response. It may be called again with other headers, as nothing is sent yet."""
        self._status = status
        self.closes = self.closes or _CLOSE in headers
        self._headers = [header for header in headers if header[0] != "Connection"]

    def head(self) -> bytes:
        """The answer's head as it is sent. Raises ValueError for a header with a line break in it."""
        own = "".join([f"{name}: {value}\r\n" for name, value in self._headers])
        if own.count("\r") != len(self._headers) or own.count("\n") != len(self._headers):
            raise ValueError("a header breaks its line")
        kept = "close" if self.closes else "keep-alive"
        date = _DATE(int(time.time()))
        head = f"HTTP/1.1 {self._status}\r\nServer: {SERVER}\r\nDate: {date}\r\nConnection: {kept}\r\n{own}\r\n"
        return head.encode("latin-1")
