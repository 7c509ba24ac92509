"""The quick way through a schema, for what it takes without a fault: its own fields and hooks, and nothing else asked.

Whatever is refused here is given to marshmallow, whose errors are the ones that are told.
"""

from collections.abc import Callable
from typing import Any, Final

from marshmallow import Schema, ValidationError

REFUSED: Final = ValidationError("")


class Quick:
    """What `Schema.load` does for one schema, read off the schema once."""

    def __init__(self, schema: Schema) -> None:
        hooks = schema._hooks
        fields: dict[str, Any] = schema.load_fields
        self._take: dict[str, Callable[[Any], Any]] = {name: field.accepted for name, field in fields.items()}
        self._nullable = frozenset(name for name, field in fields.items() if field.allow_none)
        self._required = frozenset(name for name, field in fields.items() if field.required)
        self._verify = [getattr(schema, name) for name, _, _ in hooks["validates_schema"]]
        self._make = [getattr(schema, name) for name, _, _ in hooks["post_load"]]

    def accepted(self, raw: Any) -> Any:
        """The value loaded. Raises ValidationError, telling nothing, if it is not plainly right."""
        if type(raw) is not dict or not self._required <= raw.keys():
            raise REFUSED
        data = {}
        for name, value in raw.items():
            take = self._take.get(name)
            if take is None or (value is None and name not in self._nullable):
                raise REFUSED
            data[name] = None if value is None else take(value)
        for verify in self._verify:
            verify(data, raw)
        for make in self._make:
            data = make(data)
        return data
