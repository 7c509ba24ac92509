"""An answer as a later version may give it: with more members, and with words that are not known yet."""

from typing import Any, Final

from jsonschema_rs import Draft202012Validator

from tests.support.conformity import AS_WRITTEN, EXTENSIBLE, resolve, validator

ADDED: Final = "added_later"


def later(schema: dict[str, Any], value: Any) -> Any:
    """The value with all added that its schema, in openapi.yaml as it is written, lets a later version add."""
    if "$ref" in schema:
        return later(resolve(schema, AS_WRITTEN), value)
    for how in ("allOf", "anyOf", "oneOf"):
        if how in schema:
            return later(next(branch for branch in schema[how] if _takes(branch, value)), value)
    if isinstance(value, list):
        return [later(schema.get("items", {}), one) for one in value]
    if isinstance(value, dict):
        properties, rest = schema.get("properties", {}), schema.get("additionalProperties")
        others = rest if isinstance(rest, dict) else {}
        more = {key: later(properties.get(key, others), one) for key, one in value.items()}
        return more | {ADDED: {"to": [1]}} if properties and "additionalProperties" not in schema else more
    if EXTENSIBLE in schema and isinstance(value, str):
        return f"floor.{ADDED}" if value.startswith("floor.") else ADDED
    return value


def _takes(branch: dict[str, Any], value: Any) -> bool:
    known = validator(branch["$ref"].removeprefix("#")) if "$ref" in branch else Draft202012Validator(branch)
    return known.is_valid(value)
