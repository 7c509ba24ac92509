"""An application called as a server calls it, but without one."""

from collections.abc import Callable
from io import BytesIO
from typing import Any

from bench.load import LoadError


def call(app: Callable[..., Any], path: str, body: bytes) -> bytes:
    """The answer to a POST. Raises LoadError for any but a 200."""
    said: list[str] = []

    def start_response(status: str, headers: list[tuple[str, str]], exc_info: Any = None) -> Callable[[bytes], None]:  # noqa: ARG001
        said.append(status)
        return lambda _: None

    environ = {
        "REQUEST_METHOD": "POST",
        "SCRIPT_NAME": "",
        "PATH_INFO": path,
        "QUERY_STRING": "",
        "SERVER_NAME": "127.0.0.1",
        "SERVER_PORT": "80",
        "SERVER_PROTOCOL": "HTTP/1.1",
        "REMOTE_ADDR": "127.0.0.1",
        "HTTP_HOST": "127.0.0.1",
        "CONTENT_TYPE": "application/json",
        "CONTENT_LENGTH": str(len(body)),
        "wsgi.version": (1, 0),
        "wsgi.url_scheme": "http",
        "wsgi.input": BytesIO(body),
        "wsgi.errors": None,
        "wsgi.multithread": True,
        "wsgi.multiprocess": True,
        "wsgi.run_once": False,
    }
    parts = app(environ, start_response)
    try:
        answer = b"".join(parts)
    finally:
        getattr(parts, "close", lambda: None)()
    if not said[0].startswith("200"):
        raise LoadError(f"{said[0]}: {answer[:400].decode(errors='replace')}")
    return answer
