"""One request read twice, by the worker's own reader of plain requests and by gunicorn."""

from typing import Any, Final, cast

from gunicorn.config import Config
from gunicorn.http import wsgi
from gunicorn.http.errors import ParseException
from gunicorn.http.unreader import IterUnreader

from service.server.gunicorn_requests import BoundedRequest
from service.server.plain_requests import environ_of_connection, environs_by_line, plain_request

CLIENT: Final = ("127.0.0.1", 7)
SERVER: Final = ("127.0.0.1", 8000)
_CFG: Final = Config()
_CFG.set("forwarded_allow_ips", "")
_CFG.set("forwarder_headers", "")
_CFG.set("secure_scheme_headers", {})
_CFG.set("http_parser", "python")
_BY_LINE: Final = environs_by_line(_CFG)
_COMPARED_NOT: Final = {"wsgi.input", "wsgi.early_hints", "wsgi.errors", "gunicorn.socket"}
Read = tuple[dict[str, Any], bytes, int]
"""An environ, the body, and where the request ends."""


def read_by_gunicorn(some: bytes, server: Any = SERVER, client: Any = CLIENT) -> Read | None:
    """What gunicorn makes of it; None if it refuses it, has not all of it, or would close the connection after it."""
    coming = IterUnreader([some])
    try:
        req: Any = BoundedRequest(_CFG, coming, client)
        body = req.body.read()
    except (ParseException, StopIteration):
        return None
    length = dict(req.headers).get("CONTENT-LENGTH", "0")
    if req.should_close() or len(body) < int(length):
        return None
    environ = dict(wsgi.create(req, cast(Any, None), client, server, _CFG)[1])
    environ["wsgi.multithread"] = True  # as gunicorn's worker says next
    return _compared(environ), body, len(some) - len(coming.take_buffered())


def read_as_plain(some: bytes, server: Any = SERVER, client: Any = CLIENT) -> Read | None:
    """The same as the worker reads it; None if it is left to gunicorn."""
    found = plain_request(some, _BY_LINE, environ_of_connection(server, client))
    if found is None:
        return None
    environ, end = found
    return _compared(environ), environ["wsgi.input"].read(), end


def _compared(environ: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in environ.items() if name not in _COMPARED_NOT}
