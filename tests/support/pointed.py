"""Where the faults of a refusal point: at something that was sent, or at a member that may stand there."""

from collections.abc import Iterable, Iterator
from typing import Any, Final

from tests.support.conformity import SPEC, operation_of, resolve

Json = dict[str, Any]
_ALTERNATIVES: Final = ("oneOf", "anyOf", "allOf")
_TEXTS: Final = ("phh", "text")
"""Hands as texts: a pointer goes on in what the text says."""


def schema_of_body(path: str) -> Json | None:
    """The schema of the JSON that is posted to a path; None if the spec knows none."""
    met = operation_of(path, "post")
    content = resolve(met[1].get("requestBody", {})).get("content", {}) if met else {}
    found: Json | None = content.get("application/json", {}).get("schema")
    return found


def schema_named(name: str) -> Json:
    """A named schema of the spec."""
    found: Json = SPEC["components"]["schemas"][name]
    return found


def points_at_nothing(sent: Any, schema: Json, pointers: Iterable[str]) -> list[str]:
    """The pointers that are at nothing sent, nor at a member that the schema lets stand in an object that was."""
    return [one for one in pointers if not _is_there(sent, schema, _parts(one))]


def _parts(pointer: str) -> list[str]:
    return [part.replace("~1", "/").replace("~0", "~") for part in pointer.split("/")[1:]]


def _is_there(sent: Any, schema: Json, parts: list[str]) -> bool:
    schemas = [schema]
    for place, part in enumerate(parts):
        kinds = _kinds(schemas, sent)
        if isinstance(sent, list):
            if not part.isdigit() or int(part) >= len(sent):
                return False
            sent, schemas = sent[int(part)], [kind["items"] for kind in kinds if "items" in kind]
        elif isinstance(sent, dict):
            members = [kind["properties"] for kind in kinds if part in kind.get("properties", {})]
            if part not in sent:
                is_open = not any("properties" in kind for kind in kinds)  # an object of another format
                return place == len(parts) - 1 and (is_open or bool(members))
            sent, schemas = sent[part], [one[part] for one in members]
        else:
            return isinstance(sent, str) and parts[0] in _TEXTS
    return True


def _kinds(schemas: list[Json], sent: Any) -> list[Json]:
    """Of all that may stand here, what is most like the object that was sent."""
    found = [kind for schema in schemas for kind in _plain(schema)]
    if not isinstance(sent, dict) or not found:
        return found
    alike = [len(sent.keys() & kind.get("properties", {}).keys()) for kind in found]
    return [kind for kind, count in zip(found, alike, strict=True) if count == max(alike)]


def _plain(schema: Json) -> Iterator[Json]:
    schema = resolve(schema)
    yield schema
    for name in _ALTERNATIVES:
        for one in schema.get(name, ()):
            yield from _plain(one)
