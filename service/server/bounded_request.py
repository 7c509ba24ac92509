"""A request as gunicorn parses it, with a bound on all of its headers together."""

from typing import Any, Final

from gunicorn.http.errors import LimitRequestHeaders
from gunicorn.http.message import Request

MOST_HEADER_BYTES: Final = 32 * 1024
READ_BYTES: Final = 8192


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
        found: list[tuple[str, str]] = super().parse_headers(data, from_trailer)
        return found
