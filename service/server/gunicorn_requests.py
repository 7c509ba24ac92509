"""Requests as gunicorn reads them. What is used of its inside to read and answer one is named here; else `next_bytes`.

gunicorn may change any of these names, and some would be missed only when a request needs them: each has a test in
tests/server/test_gunicorn_requests.py.
"""

import time
from typing import Any, Final

from gunicorn.config import Config
from gunicorn.http.body import ChunkedReader
from gunicorn.http.errors import LimitRequestHeaders
from gunicorn.http.message import Request
from gunicorn.http.parser import RequestParser
from gunicorn.http.wsgi import base_environ

from ..api.environ import Environ
from .stock_worker import next_bytes

MOST_HEADER_BYTES: Final = 32 * 1024
READ_BYTES: Final = 8192
_AS_HERE: Final = {
    "limit_request_line": 4094,
    "limit_request_fields": 100,
    "limit_request_field_size": 8190,
    "secure_scheme_headers": {},
    "proxy_protocol": "off",
}
"""What plain requests rest on.

tests/server/test_plain_requests.py holds it against gunicorn_config.py, which is read too early to be asked.
"""


class BoundedRequest(Request):
    """gunicorn bounds each header, which is 800 KB together. All that is there is copied each time that more comes."""

    def parse(self, unreader: Any) -> Any:
        """What comes after the head. Raises LimitRequestHeaders as soon as too much has come without an end."""
        self.max_buffer_headers = MOST_HEADER_BYTES + READ_BYTES  # the last read may bring what follows the head
        return super().parse(unreader)

    def parse_headers(self, data: bytes, from_trailer: bool = False) -> list[tuple[str, str]]:
        """The headers, or the trailers. Raises LimitRequestHeaders before they are split into lines."""
        if len(data) > MOST_HEADER_BYTES:
            raise LimitRequestHeaders("all headers")
        headers: list[tuple[str, str]] = super().parse_headers(data, from_trailer)
        return headers


class _Parser(RequestParser):
    mesg_class = BoundedRequest


class Requests:
    """The requests of one connection, one after the other."""

    def __init__(self, cfg: Config, connection: Any, address: Any) -> None:
        self._parser: Any = _Parser(cfg, connection, address)  # its types are those of an older gunicorn

    def take_ahead(self) -> bytes:
        """What has come beyond the last request's end; it is for the caller to give back what it does not answer."""
        ahead: bytes = self._parser.unreader.take_buffered()
        return ahead

    def give_back(self, some: bytes) -> None:
        """These bytes come first when the next request is read."""
        self._parser.unreader.unread(some)

    def skip_body(self, seconds: float) -> bool:
        """Read what is left of the last request. Whether its end came in time, so that another may follow."""
        ended: bool = self._parser.finish_body(deadline=time.monotonic() + seconds)
        return ended

    def read_head(self) -> Any:
        """The next request. Raises ParseException, NoMoreData or OSError, and StopIteration if there is none."""
        return next(self._parser)


class RequestBody:
    """The body of a request that is being answered."""

    def __init__(self, environ: Environ) -> None:
        self._body: Any = environ["wsgi.input"]

    def is_unfinished(self) -> bool:
        """Whether it is a body in chunks, and its end has not been read."""
        return isinstance(self._body.reader, ChunkedReader) and self._body.reader.parser is not None

    def next_bytes(self) -> bytes:
        """Its next bytes as soon as there are any, b"" at its end. Raises NoMoreData if it is cut short, or OSError."""
        return next_bytes(self._body)


def awaits_continue(req: Any) -> bool:
    """Whether the client waits for `100 Continue` before it sends its body, which from now on is not gunicorn's to say.

    gunicorn would say it at once, before anybody wants the body.
    """
    if not req._expected_100_continue:
        return False
    req._expected_100_continue = False
    req.unreader.unread(come := req.unreader.take_buffered())
    return not come


def response_of(start_response: Any) -> Any:
    """The response that a start_response of gunicorn's begins: it has `force_close()`, and `chunked` once begun."""
    return start_response.__self__


def reads_as_here(cfg: Config) -> bool:
    """Whether requests are read as gunicorn_config.py has it: GUNICORN_CMD_ARGS and SCRIPT_NAME can say otherwise."""
    prefix = {**cfg.env_orig, **cfg.env}.get("SCRIPT_NAME")
    return not prefix and all(getattr(cfg, name) == value for name, value in _AS_HERE.items())


def environ_of_all(cfg: Config) -> Environ:
    """The part of the environ that is the same for all requests."""
    return {**base_environ(cfg), "wsgi.multithread": True, "wsgi.url_scheme": "http", "SCRIPT_NAME": ""}
