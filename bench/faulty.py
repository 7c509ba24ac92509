"""Bodies that are wrong in as many places as their schema has, made from the schema: what is dear to refuse."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from marshmallow import Schema

from service.answers.endpoints import BATCH, DECISIONS, HANDS, NEXT_HAND, NEXT_STREET, OPTIONS, ROUNDS
from service.answers.schemas import request_schema
from service.answers.schemas.strict_fields import AnyArray, AnyObject, Each, Many, ManyOf, Object

SCHEMAS: Final[Mapping[str, type[Schema]]] = {
    DECISIONS: request_schema.DecisionRequestSchema,
    BATCH: request_schema.BatchRequestSchema,
    OPTIONS: request_schema.OptionsRequestSchema,
    ROUNDS: request_schema.RoundsRequestSchema,
    HANDS: request_schema.HandRequestSchema,
    NEXT_STREET: request_schema.NextStreetRequestSchema,
    NEXT_HAND: request_schema.NextHandRequestSchema,
}
"""The schema of the body at each path."""
_KEYS: Final = tuple("abcdefghijklmnopqrstuvwxyz") + tuple(f"a{number}" for number in range(38))
LEAVES: Final[tuple[Any, ...]] = (0, {}, [], dict.fromkeys(_KEYS, 0))
"""Values that are wrong almost everywhere: a number, an empty object, an empty array, an object of unknown members."""


def faulty(schema: Schema, leaf: Any, most: int) -> Iterator[dict[str, Any]]:
    """For each member of the schema, however deep, an object with that one alone, filled with `leaf`.

    An array is as long as it may be, an object that takes any member has as many as it may; such a body holds about
    `most` values.
    """
    for name, field in schema.load_fields.items():
        for value in _values(field, leaf, most):
            yield {name: value}


def _values(field: Any, leaf: Any, most: int) -> Iterator[Any]:
    yield leaf
    if isinstance(field, AnyObject):
        yield dict.fromkeys(_KEYS, leaf)
    if isinstance(field, Object):
        yield from faulty(field.schema, leaf, most)
    if isinstance(field, AnyArray):
        for item in _items(field, leaf, most):
            yield [item] * max(1, min(field.most, most // values_in(item)))


def _items(field: AnyArray, leaf: Any, most: int) -> Iterator[Any]:
    if isinstance(field, Each):
        yield from _values(field.checked, leaf, most)
        return
    yield leaf
    schemas = [field.schema] if isinstance(field, Many) else []
    if isinstance(field, ManyOf):
        schemas = [field.usual, *field.told_by.values()]
    for schema in schemas:
        yield from faulty(schema, leaf, most)


def values_in(tree: Any) -> int:
    """How many values a tree holds, itself among them."""
    below = tree.values() if isinstance(tree, dict) else tree if isinstance(tree, list) else ()
    return 1 + sum(map(values_in, below))
