"""openapi.yaml as a judge: does this answer keep the promise?"""

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import yaml
from jsonschema import Draft202012Validator
from referencing import Registry
from referencing.jsonschema import DRAFT202012
from werkzeug.test import TestResponse

SPEC: Final[dict[str, Any]] = yaml.safe_load((Path(__file__).parents[2] / "openapi.yaml").read_text(encoding="utf-8"))
HERE: Final = "urn:openapi"
METHODS: Final = ("get", "post")
OF_HTTP: Final = {"Content-Type", "Content-Length", "Date", "Connection"}
"""What every answer may have, whatever it is about."""

_REGISTRY: Final[Registry[Any]] = Registry().with_resource(HERE, DRAFT202012.create_resource(SPEC))


@cache
def validator(pointer: str) -> Draft202012Validator:
    """The validator of the schema at a JSON pointer into the spec."""
    return Draft202012Validator({"$ref": f"{HERE}#{pointer}"}, registry=_REGISTRY)


def schema(name: str) -> Draft202012Validator:
    """The validator of a named schema."""
    return validator(f"/components/schemas/{name}")


def operations() -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Every operation: path, method, and what the spec says of it."""
    for path, item in SPEC["paths"].items():
        for method in METHODS:
            if method in item:
                yield path, method, item[method]


def resolve(node: dict[str, Any]) -> dict[str, Any]:
    """What a reference within the spec leads to."""
    while "$ref" in node:
        found: Any = SPEC
        for part in node["$ref"].removeprefix("#/").split("/"):
            found = found[part.replace("~1", "/").replace("~0", "~")]
        node = found
    return node


def operation_of(path: str, method: str) -> tuple[str, dict[str, Any]] | None:
    """The operation that a request meets, None if the spec knows none."""
    for template, known, operation in operations():
        pattern = re.sub(r"\\\{\w+\\\}", "[^/]+", re.escape(template))
        if known == method.lower() and re.fullmatch(pattern, path):
            return template, operation
    return None


def assert_conforms(method: str, path: str, response: TestResponse) -> None:
    """The answer is one that the spec promises: status, type, headers, body."""
    if method == "OPTIONS":
        return
    met = operation_of(path, "get" if method == "HEAD" else method)
    if met is None:
        assert response.status_code in (400, 401, 404, 405, 429), response.status_code
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
    if response.status_code == 304 or method == "HEAD":
        assert response.data == b""
        return
    assert response.mimetype in promised["content"], response.mimetype
    if response.mimetype == "application/problem+json":
        assert_problem(response)
    elif response.mimetype == "application/x-ndjson":
        for line in response.data.splitlines():
            errors = list(schema("HandLine").iter_errors(json.loads(line)))
            assert not errors, errors[0]
    elif response.mimetype == "application/json":
        body = json.loads(response.data)
        content_schema = promised["content"]["application/json"]["schema"]
        name = content_schema.get("$ref", "").rpartition("/")[2]
        errors = list(schema(name).iter_errors(body)) if name else []
        assert not errors, errors[0]


def assert_problem(response: TestResponse) -> None:
    """The answer is a problem document and nothing else."""
    assert response.mimetype == "application/problem+json"
    if response.data:
        body = json.loads(response.data)
        errors = list(schema("Problem").iter_errors(body))
        assert not errors, errors[0]
        assert body["status"] == response.status_code
        assert body["request_id"] == response.headers["X-Request-Id"]
