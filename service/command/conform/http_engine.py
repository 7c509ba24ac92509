"""An engine with Floorman's own API, asked over HTTP."""

import json
from collections.abc import Mapping
from typing import Any, Final

import urllib3

from .api_flow import asked
from .engine import EngineAbsent, EngineBroke, Implementation, Json

_ANSWERED: Final = 200
_REFUSED: Final = 422


class HttpEngine:
    """A service at an address. Raises EngineAbsent if it is not there; `key` is sent as a bearer token."""

    def __init__(self, url: str, timeout: float, key: str | None = None) -> None:
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {key}"} if key else {})
        self._url = url.rstrip("/")
        self._pool = urllib3.PoolManager(headers=headers, timeout=timeout, retries=False, maxsize=1)
        try:
            told = self._pool.request("GET", f"{self._url}/v1/rulesets")
        except (urllib3.exceptions.HTTPError, ValueError) as error:
            raise EngineAbsent(f"{url} cannot be reached: {error}") from None
        if told.status != _ANSWERED:
            raise EngineAbsent(f"{url}/v1/rulesets answers {told.status}: {_start(told.data)}")
        self.implementation = Implementation(name=self._url, version=told.headers.get("Floorman-Version", ""))

    def ask(self, question: Mapping[str, Any]) -> Json:
        """The answer; a 422 is a refusal. Raises EngineBroke."""
        return asked(question, self._post)

    def close(self) -> None:
        """Close the connection."""
        self._pool.clear()

    def _post(self, path: str, body: Json) -> Json:
        try:
            response = self._pool.request("POST", self._url + path, body=json.dumps(body).encode())
        except urllib3.exceptions.HTTPError as error:
            raise EngineBroke(f"{path}: {error}") from None
        if response.status not in (_ANSWERED, _REFUSED):
            raise EngineBroke(f"{path} answers {response.status}: {_start(response.data)}")
        try:
            answer = json.loads(response.data)
            if response.status == _REFUSED:
                return {"faults": sorted(error["code"] for error in answer["errors"])}
            if not isinstance(answer, dict):
                raise ValueError("it is no object")
        except (ValueError, KeyError, TypeError, RecursionError) as error:
            raise EngineBroke(f"{path} answers what cannot be read ({error!r}): {_start(response.data)}") from None
        return answer


def _start(body: bytes) -> str:
    return body[:300].decode("utf-8", "replace")
