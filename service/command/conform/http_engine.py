"""An engine with Floorman's own API, asked over HTTP."""

import json
from collections.abc import Mapping
from time import monotonic
from typing import Any, Final

import urllib3

from .api_flow import asked
from .engine import EngineAbsent, EngineBroke, Implementation, Json
from .engine_json import read_object

_ANSWERED: Final = 200
_REFUSED: Final = 422
_LONGEST: Final = 2**23
_AT_ONCE: Final = 2**16


class HttpEngine:
    """A service at an address. Raises EngineAbsent if it is not there; `key` is sent as a bearer token."""

    def __init__(self, url: str, timeout: float, key: str | None = None) -> None:
        headers = {"Content-Type": "application/json", "Accept-Encoding": "identity"} | (
            {"Authorization": f"Bearer {key}"} if key else {}
        )
        self._url = url.rstrip("/")
        self._pool = urllib3.PoolManager(headers=headers, timeout=timeout, retries=False, maxsize=1)
        self._timeout = timeout
        try:
            status, told = self._call("GET", "/v1/rulesets")
        except (EngineBroke, ValueError) as error:
            raise EngineAbsent(f"{url} cannot be reached: {error}") from None
        if status != _ANSWERED:
            raise EngineAbsent(f"{url}/v1/rulesets answers {status}: {_start(told)}")
        self.implementation = Implementation(name=self._url, version=self._version)

    def ask(self, question: Mapping[str, Any]) -> Json:
        """The answer; a 422 is a refusal. Raises EngineBroke."""
        return asked(question, self._post)

    def close(self) -> None:
        """Close the connection."""
        self._pool.clear()

    def _post(self, path: str, body: Json) -> Json:
        status, sent = self._call("POST", path, json.dumps(body).encode())
        if status not in (_ANSWERED, _REFUSED):
            raise EngineBroke(f"{path} answers {status}: {_start(sent)}")
        try:
            answer = read_object(sent)
            if status == _REFUSED:
                return {"faults": sorted(error["code"] for error in answer["errors"])}
        except (ValueError, KeyError, TypeError) as error:
            raise EngineBroke(f"{path} answers what cannot be read ({error!r}): {_start(sent)}") from None
        return answer

    def _call(self, method: str, path: str, body: bytes | None = None) -> tuple[int, bytes]:
        """The status, and the body as it was sent: none is asked for compressed. Raises EngineBroke."""
        deadline = monotonic() + self._timeout
        response: urllib3.BaseHTTPResponse | None = None
        sent = b""
        try:
            response = self._pool.request(method, self._url + path, body=body, preload_content=False)
            while part := response.read1(_AT_ONCE, decode_content=False):
                sent += part
                if len(sent) > _LONGEST:
                    raise EngineBroke(f"{path}: the answer is longer than {_LONGEST:,} bytes")
                if monotonic() > deadline:
                    raise EngineBroke(f"{path}: no whole answer within {self._timeout:g} s")
            self._version = response.headers.get("Floorman-Version", "")
            response.release_conn()
        except urllib3.exceptions.HTTPError as error:
            raise EngineBroke(f"{path}: {error}") from None
        except EngineBroke:
            if response is not None:
                response.close()
            raise
        return response.status, sent


def _start(body: bytes) -> str:
    return body[:300].decode("utf-8", "replace")
