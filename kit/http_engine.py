"""An engine with Floorman's own API, asked over HTTP."""

import json
import socket
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from threading import Event, Thread
from time import monotonic
from typing import Any, Final

import urllib3

from .engine import EngineAbsent, EngineBroke, Implementation, Json, read_object
from .floorman_engine import api_answer

_ANSWERED: Final = 200
_REFUSED: Final = 422
_LONGEST: Final = 2**23
_AT_ONCE: Final = 2**16
_AGAIN: Final = 0.05
"""Seconds until a connection is cut off once more: at the deadline there may have been none yet."""


class HttpEngine:
    """A service at an address. Raises EngineAbsent if it is not there; `key` is sent as a bearer token."""

    def __init__(self, url: str, timeout: float, key: str | None = None) -> None:
        headers = {"Content-Type": "application/json", "Accept-Encoding": "identity"} | (
            {"Authorization": f"Bearer {key}"} if key else {}
        )
        self._url = url.rstrip("/")
        self._timeout = timeout
        self._connection: Any = None
        try:
            self._path = urllib3.util.parse_url(self._url).path or ""
            self._pool = urllib3.connection_from_url(self._url, headers=headers, timeout=timeout, retries=False)
            self._connection_class, self._pool.ConnectionCls = self._pool.ConnectionCls, self._connect  # type: ignore[assignment]
            status, body = self._call("GET", "/v1/rulebooks")
        except (EngineBroke, ValueError) as error:
            raise EngineAbsent(f"{url} cannot be reached: {error}") from None
        if status != _ANSWERED:
            raise EngineAbsent(f"{url}/v1/rulebooks answers {status}: {_start(body)}")
        self.implementation = Implementation(name=self._url, version=self._version)

    def ask(self, question: Mapping[str, Any]) -> Json:
        """The answer; a 422 is a refusal. Raises EngineBroke."""
        return api_answer(question, self._post)

    def close(self) -> None:
        """Close the connection."""
        self._pool.close()

    def _connect(self, **options: Any) -> Any:
        """A connection as urllib3 makes it, which is cut off if an answer takes too long."""
        self._connection = self._connection_class(**options)
        return self._connection

    def _post(self, path: str, body: Json) -> Json:
        status, sent = self._call("POST", path, json.dumps(body).encode())
        if status not in (_ANSWERED, _REFUSED):
            raise EngineBroke(f"{path} answers {status}: {_start(sent)}")
        try:
            answer = read_object(sent)
            if status == _REFUSED:
                return {"errors": sorted(_text(error["code"]) for error in answer["errors"])}
        except (ValueError, KeyError, TypeError) as error:
            raise EngineBroke(f"{path} answers what cannot be read ({error!r}): {_start(sent)}") from None
        return answer

    def _call(self, method: str, path: str, body: bytes | None = None) -> tuple[int, bytes]:
        """The status, and the body as it was sent: none is asked for compressed. Raises EngineBroke."""
        deadline = monotonic() + self._timeout
        late = EngineBroke(f"{path}: no whole answer within {self._timeout:g} s")
        response: urllib3.BaseHTTPResponse | None = None
        sent = b""
        try:
            with self._cut_off_at(deadline):
                response = self._pool.request(method, self._path + path, body=body, preload_content=False)
                while part := response.read1(_AT_ONCE, decode_content=False):
                    sent += part
                    if len(sent) > _LONGEST:
                        raise EngineBroke(f"{path}: the answer is longer than {_LONGEST:,} bytes")
                    if monotonic() > deadline:
                        break
            if monotonic() > deadline:
                raise late
            self._version = response.headers.get("Floorman-Version", "")
            response.release_conn()
        except urllib3.exceptions.ConnectTimeoutError as error:
            raise EngineBroke(f"{path}: {error}") from None
        except urllib3.exceptions.HTTPError as error:
            raise (late if monotonic() > deadline else EngineBroke(f"{path}: {error}")) from None
        except EngineBroke:
            if response is not None:
                response.close()
            raise
        return response.status, sent

    @contextmanager
    def _cut_off_at(self, deadline: float) -> Iterator[None]:
        """The connection ends at the deadline: urllib3's timeout is of each read, and a head may come by bytes."""
        answered = Event()

        def watch() -> None:
            while not answered.wait(max(deadline - monotonic(), _AGAIN)):
                if self._connection is not None and (sock := self._connection.sock) is not None:
                    with suppress(OSError):  # it is closed already
                        socket.socket.shutdown(
                            sock, socket.SHUT_RDWR
                        )  # not that of TLS, which would wait for the other side

        watching = Thread(target=watch, daemon=True)
        watching.start()
        try:
            yield
        finally:
            answered.set()
            watching.join()


def _text(code: object) -> str:
    if not isinstance(code, str):
        raise TypeError("the code of a fault is no text")
    return code


def _start(body: bytes) -> str:
    return body[:300].decode("utf-8", "replace")
