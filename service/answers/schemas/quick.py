"""A quick way to load what has no fault; it is derived from each marshmallow schema once, when that is made.

If types and bounds say all that a schema checks, msgspec checks them and makes the model's object. Otherwise the
schema's own fields and hooks are called. Whatever is refused here goes to marshmallow, which reports the errors.
"""

from collections.abc import Callable
from typing import Any

import msgspec
from marshmallow import Schema, ValidationError


class Doubtful(ValidationError):
    """A value is not plainly right. Make a new one each time: an instance raised again collects tracebacks."""

    def __init__(self) -> None:
        super().__init__("")


class Quick:
    """Does what `Schema.load` does, for one schema; `noun` is the class to make, None if the schema's hook makes it."""

    def __init__(self, schema: Schema, noun: type[Any] | None) -> None:
        fields: dict[str, Any] = schema.load_fields
        verify, make = schema._hooks["validates_schema"], schema._hooks["post_load"]
        self.shape = None if verify or noun is None else _shape(type(schema).__name__, fields)
        self.accepted = self._by_fields if self.shape is None else self._by_shape
        """The value loaded. Raises ValidationError if it is not plainly right; marshmallow tells why."""
        self._noun = noun
        self._take: dict[str, Callable[[Any], Any]] = {name: field.accepted for name, field in fields.items()}
        self._nullable = frozenset(name for name, field in fields.items() if field.allow_none)
        self._required = frozenset(name for name, field in fields.items() if field.required)
        self._verify = [getattr(schema, name) for name, _, _ in verify]
        (self._make,) = [getattr(schema, name) for name, _, _ in make]

    def _by_shape(self, raw: Any) -> Any:
        try:
            msgspec.convert(raw, self.shape)
            return msgspec.convert(raw, self._noun)
        except msgspec.ValidationError:
            raise Doubtful from None

    def _by_fields(self, raw: Any) -> Any:
        if type(raw) is not dict or not self._required <= raw.keys():
            raise Doubtful
        data = {}
        for name, value in raw.items():
            take = self._take.get(name)
            if take is None or (value is None and name not in self._nullable):
                raise Doubtful
            data[name] = value if value is None else take(value)
        for verify in self._verify:
            verify(data, raw)
        return self._make(data)


def _shape(name: str, fields: dict[str, Any]) -> Any:
    """The msgspec type for an object with exactly these members; None if a member needs more than a type."""
    members: list[Any] = []
    for member, field in fields.items():
        if field.shape is None:
            return None
        shape = field.shape | None if field.allow_none else field.shape
        members.append((member, shape) if field.required else (member, shape, msgspec.UNSET))
    return msgspec.defstruct(name, members, kw_only=True, forbid_unknown_fields=True)
