"""The spec is exact: everything described, exemplified and bounded."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.support.conformity import AS_WRITTEN, EXTENSIBLE, SPEC, named, operations, resolve, schema, validator

OPERATIONS = [pytest.param(path, method, said, id=f"{method} {path}") for path, method, said in operations()]
UNBOUNDED_ON_PURPOSE = {"OpenHandHistory", "ClauseCounts", "ConformanceCounts", "WordsInEnglish"}
NEVER_MORE = {
    "Decision/properties/ruling",
    "Health/properties/status",
    "Next/properties/type",
    "NextHandAnswer/properties/ruling",
    "RaiseOption/properties/type",
}
"""The words that only answers have and that a program goes by: a later version adds none."""
SENT = {"NextRound"} | named([[said.get("requestBody"), said.get("parameters")] for _, _, said in operations()])
"""What requests are made of, and what is answered to be sent back."""


@pytest.mark.parametrize(("path", "method", "operation"), OPERATIONS)
def test_each_operation_is_described(path: str, method: str, operation: dict[str, Any]) -> None:
    for part in ("operationId", "summary", "description", "tags"):
        assert operation[part]
    assert operation["security"] == ([{}, {"bearer": []}] if path.startswith("/v1") else [])
    for status, response in operation["responses"].items():
        promised = resolve(response)
        assert promised["description"], status
        for content in promised.get("content", {}).values():
            assert content["examples"], (path, method, status)


@pytest.mark.parametrize(("path", "method", "operation"), OPERATIONS)
def test_each_example_fits_its_schema(path: str, method: str, operation: dict[str, Any]) -> None:
    contents = [operation["requestBody"]["content"]] if "requestBody" in operation else []
    contents += [resolve(response).get("content", {}) for response in operation["responses"].values()]
    checked = 0
    for content in contents:
        for media in content.values():
            name = media["schema"].get("$ref", "").rpartition("/")[2]
            for example in media["examples"].values():
                if name:
                    assert not list(schema(name).iter_errors(example["value"]))
                assert example["summary"]
                checked += 1
    assert checked


def schemas(node: Any, at: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every schema below a node that has a type."""
    if isinstance(node, dict):
        if "type" in node and "example" not in at.rpartition("/")[2]:
            yield at, node
        for key, below in node.items():
            if key not in ("examples", "example", "enum"):
                yield from schemas(below, f"{at}/{key}")
    elif isinstance(node, list):
        for place, below in enumerate(node):
            yield from schemas(below, f"{at}/{place}")


SCHEMAS = [
    pytest.param(found, id=at)
    for name, node in AS_WRITTEN["components"]["schemas"].items()
    if name not in UNBOUNDED_ON_PURPOSE
    for at, found in schemas(node, name)
    if isinstance(found["type"], str | list)
]


@pytest.mark.parametrize("found", SCHEMAS)
def test_everything_is_bounded(found: dict[str, Any]) -> None:
    kinds = found["type"] if isinstance(found["type"], list) else [found["type"]]
    assert kinds == ["null"] or found["description"]
    if "integer" in kinds:
        assert found["minimum"] <= found["maximum"]
        assert ("format" in found) == (found["maximum"] >= 2**31)  # without int64 generators take 32 bits
    if "number" in kinds:
        pytest.fail("amounts are integers")
    if "enum" in found:
        assert EXTENSIBLE not in found
    elif "string" in kinds:
        assert found["minLength"] <= found["maxLength"]
    if "array" in kinds:
        assert found["minItems"] <= found["maxItems"]
        assert found["items"]


@pytest.mark.parametrize("name", sorted(set(AS_WRITTEN["components"]["schemas"]) - UNBOUNDED_ON_PURPOSE))
def test_what_is_only_answered_may_grow_and_what_is_sent_may_not(name: str) -> None:
    for at, found in schemas(AS_WRITTEN["components"]["schemas"][name], name):
        if found["type"] == "object" and "properties" in found:
            assert found.get("additionalProperties") is (False if name in SENT else None), at
        elif found["type"] == "object":  # a map
            assert found["additionalProperties"], at
        assert name not in SENT or EXTENSIBLE not in found, at
        assert name in SENT or at in NEVER_MORE or "enum" not in found, at


def test_no_schema_is_a_choice_between_others() -> None:
    """Generators read such schemas each in its own way, and many wrongly: docs/how-to/clients.md."""
    for at, among in choices(AS_WRITTEN, ""):
        assert len(among) == 1 or (len(among) == 2 and among[1] == {"type": "null"}), at


def test_no_member_has_a_default() -> None:
    """openapi-typescript makes such a member required, also in requests; its description has the default."""
    for name, node in AS_WRITTEN["components"]["schemas"].items():
        assert [at for at, found in schemas(node, name) if "default" in found] == []


def test_no_number_is_one_of_a_list() -> None:
    """Kotlin's generator compares them with words, and the client does not compile."""
    for name, node in AS_WRITTEN["components"]["schemas"].items():
        for at, found in schemas(node, name):
            words = found.get("enum", [found["const"]] if "const" in found else [])
            assert all(isinstance(word, str) for word in words), at


def choices(node: Any, at: str) -> Iterator[tuple[str, list[Any]]]:
    """Every choice among schemas that generators find below a node."""
    if isinstance(node, dict):
        for key, below in node.items():
            if key in ("oneOf", "anyOf", "allOf"):
                yield at, below
            if key not in ("dependentSchemas", "example", "examples"):  # the first is for validators
                yield from choices(below, f"{at}/{key}")
    elif isinstance(node, list):
        for place, below in enumerate(node):
            yield from choices(below, f"{at}/{place}")


def test_no_schema_is_unused() -> None:
    text = str(SPEC)
    for name in SPEC["components"]["schemas"]:
        assert f"#/components/schemas/{name}'" in text, name


def test_the_document_is_its_own_version() -> None:
    assert SPEC["openapi"] == "3.1.0"
    assert validator("/components/schemas/Seat").is_valid(99)
    assert not validator("/components/schemas/Seat").is_valid(100)
