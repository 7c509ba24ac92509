"""openapi.yaml as a judge: does this answer keep the promise?"""

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import yaml
from jsonschema_rs import Draft202012Validator, Registry
from werkzeug.test import TestResponse

from service import __version__
from tests.support.retold import assert_retold

try:
    from yaml import CSafeLoader as Loader  # ten times as fast as its twin
except ImportError:  # a PyYAML without libyaml
    from yaml import SafeLoader as Loader  # type: ignore[assignment]

WRITTEN: Final = (Path(__file__).parents[2] / "openapi.yaml").read_text(encoding="utf-8")
AS_WRITTEN: Final[dict[str, Any]] = yaml.load(WRITTEN, Loader)
HERE: Final = "urn:openapi"
OPEN: Final = "urn:openapi-as-written"
EXTENSIBLE: Final = "x-extensible-enum"
"""Where an answer's words stand that a later version may add to."""
METHODS: Final = ("get", "post")
HTML: Final = "text/html"
JSON: Final = "application/json"
LEFT_OUT: Final[dict[str, tuple[str, ...]]] = {
    "/": (HTML, JSON),
    "/table": (HTML,),
    "/quiz": (HTML,),
    "/quiz/{id}": (HTML,),
    "/help": (HTML,),
    "/service-worker.js": ("text/javascript",),
    "/docs": (HTML,),
    "/problems": (HTML, JSON),
    "/problems/{type}": (HTML, JSON),
    "/reasons": (HTML, JSON),
    "/reasons/{code}": (HTML, JSON),
    "/rulebooks": (HTML,),
    "/rulebooks/{id}": (HTML,),
    "/rulebooks/{id}/clauses/{number}": (HTML,),
    "/rulebooks/{id}/clauses/{number}/card": (HTML,),
    "/rulebooks/{id}/cases/{topic}": (HTML,),
    "/rulebooks/{id}/{other}": (HTML,),
    "/assets/{digest}/{name}": (
        *("text/css", "text/javascript", "text/plain", JSON, "application/manifest+json", "image/png", "font/woff2"),
    ),
    "/table/engine/{path}": ("text/javascript", "application/wasm", "application/zip"),
    "/.well-known/api-catalog": ("application/linkset+json",),
    "/openapi.json": (JSON,),
    "/openapi-core.json": (JSON,),
}
"""The paths that the spec leaves out, and the media types of each: pages, and the JSON form of documents in it."""
OF_PAGES: Final = {
    *("X-Request-Id", "Cache-Control", "Content-Encoding", "Content-Security-Policy", "Cross-Origin-Opener-Policy"),
    *("ETag", "Location", "Referrer-Policy", "Vary", "X-Content-Type-Options"),
}
"""The headers that answers of these paths may have."""
OF_HTTP: Final = {"Content-Type", "Content-Length", "Date", "Connection", "Floorman-Version"}
"""What every answer may have, whatever it is about; docs/reference/http.md has the last one."""


def _closed(node: Any) -> Any:
    """The same with nothing beside what it names: what a later version may add, this one may not answer."""
    if isinstance(node, list):
        return [_closed(below) for below in node]
    if not isinstance(node, dict):
        return node
    closed = {"enum" if key == EXTENSIBLE else key: _closed(below) for key, below in node.items()}
    if node.get("type") == "object" and "properties" in node:
        closed.setdefault("additionalProperties", False)
    return closed


SPEC: Final[dict[str, Any]] = _closed(AS_WRITTEN)
"""openapi.yaml without what it leaves open for later versions."""
_REGISTRY: Final = Registry([(HERE, SPEC), (OPEN, AS_WRITTEN)])


@cache
def validator(pointer: str, of: str = HERE) -> Draft202012Validator:
    """The validator of the schema at a JSON pointer into the spec, or `OPEN`, into the spec as it is written."""
    return Draft202012Validator({"$ref": f"{of}#{pointer}"}, registry=_REGISTRY, offline=True)


def schema(name: str) -> Draft202012Validator:
    """The validator of a named schema."""
    return validator(f"/components/schemas/{name}")


def operations() -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Every operation: path, method, and what the spec says of it."""
    for path, item in SPEC["paths"].items():
        for method in METHODS:
            if method in item:
                yield path, method, item[method]


def named(node: Any) -> set[str]:
    """The schemas that are named in a part of the spec, and in these."""
    found = set(re.findall(r"'#/components/schemas/(\w+)'", str(node)))
    return found.union(*(named(SPEC["components"]["schemas"][name]) for name in found))


def resolve(node: dict[str, Any], of: dict[str, Any] = SPEC) -> dict[str, Any]:
    """What a reference within the spec leads to."""
    while "$ref" in node:
        found: Any = of
        for part in node["$ref"].removeprefix("#/").split("/"):
            found = found[part.replace("~1", "/").replace("~0", "~")]
        node = found
    return node


def _pattern(path: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\\\{\w+\\\}", "[^/]+", re.escape(path).replace(r"\{path\}", ".+")))


_OPERATIONS: Final = [(_pattern(path), path, method, said) for path, method, said in operations()]
_LEFT_OUT: Final = {_pattern(path): types for path, types in LEFT_OUT.items()}


def operation_of(path: str, method: str) -> tuple[str, dict[str, Any]] | None:
    """The operation that a request meets, None if the spec knows none."""
    for pattern, template, known, operation in _OPERATIONS:
        if known == method.lower() and pattern.fullmatch(path):
            return template, operation
    return None


def assert_conforms(method: str, path: str, response: TestResponse) -> None:
    """The answer is one that the spec promises: status, type, headers, body."""
    assert response.headers["Floorman-Version"] == __version__
    if method == "OPTIONS":
        return
    met = operation_of(path, "get" if method == "HEAD" else method)
    if met is None and response.status_code < 400:
        _assert_left_out(path, response)
        return
    if met is None:
        assert response.status_code in (400, 401, 404, 405, 429), response.status_code
        if not (response.mimetype == HTML and path.split("/")[1] in ("rulebooks", "quiz")):  # a page, to a browser
            assert_problem(response)
        return
    responses = met[1]["responses"]
    promised = resolve(responses.get(str(response.status_code), responses["default"]))
    assert str(response.status_code) in responses or response.status_code >= 400
    for name, header in promised.get("headers", {}).items():
        if resolve(header).get("required"):
            assert name in response.headers, f"{name} is missing"
    told = set(response.headers.keys()) - OF_HTTP
    assert told <= set(promised.get("headers", {})), f"{told} are not promised"
    if "content" not in promised or method == "HEAD":
        assert response.data == b""
        return
    assert response.mimetype in promised["content"], response.mimetype
    _assert_body(promised["content"], response)


def _assert_left_out(path: str, response: TestResponse) -> None:
    """The answer is one of a path that the spec leaves out: of its media types, with headers of pages."""
    types = next(types for pattern, types in _LEFT_OUT.items() if pattern.fullmatch(path))
    assert response.status_code in (200, 303, 304)
    assert response.headers["X-Request-Id"]
    assert set(response.headers.keys()) - OF_HTTP <= OF_PAGES
    assert response.mimetype in types or response.status_code != 200
    if response.mimetype == JSON and response.data and not path.startswith(("/openapi", "/assets/")):
        assert_retold(json.loads(response.data))


def _assert_body(promised: dict[str, Any], response: TestResponse) -> None:
    """The body is of the schema that is promised for its type, if it is JSON."""
    if response.mimetype == "application/problem+json":
        assert_problem(response)
    elif response.mimetype == "application/x-ndjson":
        for line in response.data.splitlines():
            assert_fits("#/components/schemas/HandReply", json.loads(line))
            assert_retold(json.loads(line))
    elif response.mimetype == "application/json":
        assert_fits(promised["application/json"]["schema"]["$ref"], json.loads(response.data))
        assert_retold(json.loads(response.data))


def assert_fits(reference: str, body: Any) -> None:
    """The body is what the schema at a reference within the spec describes."""
    error = next(validator(reference.removeprefix("#")).iter_errors(body), None)
    assert error is None, str(error)


def assert_problem(response: TestResponse) -> None:
    """The answer is a problem document and nothing else."""
    assert response.mimetype == "application/problem+json"
    if response.data:
        body = json.loads(response.data)
        assert_fits("#/components/schemas/Problem", body)
        assert_retold(body)
        assert body["status"] == response.status_code
        assert body["request_id"] == response.headers["X-Request-Id"]
