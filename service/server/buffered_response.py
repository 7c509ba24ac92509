"""An answer that is complete before any of it is sent, so that head and body go out together."""

import time
from functools import lru_cache
from typing import Any, Final

from gunicorn import SERVER
from gunicorn.util import http_date

_CLOSE: Final = ("Connection", "close")


@lru_cache(maxsize=2)
def _date(second: int) -> str:
    return http_date(second)


class BufferedResponse:
    """Collects a WSGI app's answer to one request, and writes it as HTTP/1.1."""

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
        date = _date(int(time.time()))
        head = f"HTTP/1.1 {self._status}\r\nServer: {SERVER}\r\nDate: {date}\r\nConnection: {kept}\r\n{own}\r\n"
        return head.encode("latin-1")
