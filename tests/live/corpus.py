"""Requests of every kind, from the case suite and the table of bad input, whose answers are the same everywhere."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from http.client import HTTPConnection
from typing import Any, Final

from service.cases import Case, load_cases
from tests.support.hands import REQUEST
from tests.support.rows import table_of

_NAMED: Final = {"X-Request-Id": "same"}


@dataclass(frozen=True, slots=True)
class Request:
    """What is asked."""

    method: str
    path: str
    body: bytes = b""
    type: str = "application/json"


def asked(line: HTTPConnection, request: Request) -> tuple[int, bytes]:
    """The answer to it, under a name that is always the same."""
    headers = _NAMED | ({"Content-Type": request.type} if request.body else {})
    line.request(request.method, request.path, request.body or None, headers)
    answer = line.getresponse()
    return answer.status, answer.read()


def _of(case: Case) -> Iterator[Request]:
    for rulebook in list(case.rulings)[:2]:
        under: dict[str, Any] = {"rulebook": rulebook}
        if case.house_rules:
            under["house_rules"] = dict(case.house_rules)
        if case.hand is not None:
            yield _post("/v1/hands", {**under, "hand": case.hand})
        elif case.table is not None:
            yield _post("/v1/next-hand", {**under, "table": case.table})
        elif case.opening is not None:
            more = {} if case.on_illegal is None else {"on_illegal": case.on_illegal}
            yield _post("/v1/rounds", {**under, "opening": case.opening, "actions": list(case.actions), **more})
        elif case.step:
            yield _post("/v1/decisions", {**under, "round": case.round, **case.step})
        else:
            yield _post("/v1/options", {**under, "round": case.round})


def _post(path: str, body: Any) -> Request:
    return Request("POST", path, json.dumps(body).encode())


def _corpus() -> Iterator[Request]:
    cases = load_cases()
    for case in cases:
        yield from _of(case)
    one = next(one for case in cases for one in _of(case) if one.path == "/v1/decisions")
    good = json.loads(one.body)
    yield _post("/v1/decisions/batch", {"items": [good, {**good, "round": {}}, {**good, "İ": "ı"}]})
    yield _post("/v1/decisions", {**good, "rulebook": "IŞIK", "round": {"players": [{"seat": "x", "q": 1.5}]}})
    yield _post("/v1/decisions", dict.fromkeys(("zeta", "alpha", "ı", "I", "ß"), 1))
    yield _post("/v1/hands", REQUEST)
    yield Request("POST", "/v1/hands", json.dumps(REQUEST).encode() * 2, "application/x-ndjson")
    for body in _NO_JSON:
        yield Request("POST", "/v1/decisions", body)
    for body in _NO_TOML:
        yield Request("POST", "/v1/hands?rulebook=tda-2019", body, "application/toml")
    yield Request("POST", "/v1/decisions", b"x", "text/plain")
    yield from (Request("GET", path) for path in _READ)


_NO_JSON: Final = table_of(__file__, "_NO_JSON")
_NO_TOML: Final = table_of(__file__, "_NO_TOML")
_READ: Final = table_of(__file__, "_READ")

CORPUS: Final = tuple(dict.fromkeys(_corpus()))
