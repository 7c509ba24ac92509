"""Fields for JSON arrays. An array that is too long is refused before its items are looked at."""

from collections.abc import Callable, Mapping
from typing import Annotated, Any

import msgspec
from marshmallow import ValidationError
from msgspec import Meta

from ...yielding import yielding
from ..pointers import MOST_FAULTS
from .strict import Doubtful, Name, Strict, StrictField, converted, how_many, wrong


class Each(StrictField):
    """An array whose items are all checked by one field."""

    def __init__(self, item: StrictField, least: int, most: int, **settings: Any) -> None:
        super().__init__(**settings)
        self.item = item
        self.least = least
        self.most = most
        self.shape = _array(item.shape, least, most)

    def _deserialize(self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **_: Any) -> tuple[Any, ...]:
        if not isinstance(value, list):
            raise wrong("array.invalid")
        verify_length(value, self.least, self.most)
        return each(value, self.item.deserialize)

    def accepted(self, value: Any) -> tuple[Any, ...]:
        """The items, if they have no fault."""
        return tuple([self.item.accepted(one) for one in items(value, self.least, self.most)])


class Many(StrictField):
    """An array of objects of one schema."""

    def __init__(self, schema: type[Strict], least: int, most: int, **settings: Any) -> None:
        super().__init__(**settings)
        self.schema = schema()
        self.least = least
        self.most = most
        self.shape = _array(self.schema.shape, least, most)
        if self.shape is not None:  # a type that is a class is looked at once, any other each time
            self._shape = msgspec.defstruct("Shape", [("items", self.shape)])
            self._made = msgspec.defstruct("Made", [("items", _tuple_of(self.schema.noun))])

    def _deserialize(self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **_: Any) -> tuple[Any, ...]:
        if not isinstance(value, list):
            raise wrong("array.invalid")
        verify_length(value, self.least, self.most)
        return each(value, self.schema.load)

    def accepted(self, value: Any) -> tuple[Any, ...]:
        """The objects, of no fault."""
        if self.shape is None:
            return tuple([self.schema.accepted(one) for one in items(value, self.least, self.most)])
        made: tuple[Any, ...] = converted({"items": value}, self._shape, self._made).items
        return made


class ManyOf(StrictField):
    """An array of objects of the `usual` schema; an object with a member in `told_by` is of that one's schema."""

    def __init__(
        self, usual: type[Strict], told_by: Mapping[str, type[Strict]], least: int, most: int, **settings: Any
    ) -> None:
        super().__init__(**settings)
        self.usual = usual()
        self.told_by = {member: schema() for member, schema in told_by.items()}
        self.least = least
        self.most = most

    def _deserialize(self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **_: Any) -> tuple[Any, ...]:
        if not isinstance(value, list):
            raise wrong("array.invalid")
        verify_length(value, self.least, self.most)
        return each(value, lambda raw: self._one(raw, Strict.load))

    def accepted(self, value: Any) -> tuple[Any, ...]:
        """The objects, of no fault."""
        return tuple([self._one(one, Strict.accepted) for one in items(value, self.least, self.most)])

    def _one(self, raw: Any, load: Callable[[Strict, Any], Any]) -> Any:
        member = next((name for name in self.told_by if isinstance(raw, dict) and name in raw), None)
        return load(self.usual, raw) if member is None else load(self.told_by[member], raw)[member]


class Ids(StrictField):
    """An array of short strings, all different."""

    def __init__(self, least: int, most: int, longest: int, **settings: Any) -> None:
        super().__init__(**settings)
        self.names = Each(Name(longest), least, most)

    def _deserialize(self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **_: Any) -> tuple[str, ...]:
        found: tuple[str, ...] = self.names.deserialize(value)
        if len(set(found)) < len(found):
            raise wrong("array.items_alike")
        return found


class Anything(StrictField):
    """An array whose items are checked one by one elsewhere."""

    def __init__(self, least: int, most: int, **settings: Any) -> None:
        super().__init__(**settings)
        self.least = least
        self.most = most

    def _deserialize(self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **_: Any) -> list[Any]:
        if not isinstance(value, list):
            raise wrong("array.invalid")
        verify_length(value, self.least, self.most)
        return value


def _tuple_of(item: Any) -> Any:
    return tuple[item, ...]


def _array(item: Any, least: int, most: int) -> Any:
    """The msgspec type for an array of such items; None if no type can say all that is checked."""
    return None if item is None else Annotated[list[item], Meta(min_length=least, max_length=most)]


def each(values: list[Any], load_one: Callable[[Any], Any]) -> tuple[Any, ...]:
    """Every value loaded. Raises ValidationError with the errors of all faulty values, each under its index.

    It stops once there are more faults than are reported.
    """
    found, faults, so_far = [], {}, 0
    for place, one in enumerate(yielding(values)):
        try:
            found.append(load_one(one))
        except ValidationError as error:
            faults[place] = error.messages
            so_far += how_many(error.messages)
            if so_far > MOST_FAULTS:
                break
    if faults:
        raise ValidationError(faults)
    return tuple(found)


def items(value: Any, least: int, most: int) -> list[Any]:
    """The value, if it is an array of such a length. Raises ValidationError."""
    if not isinstance(value, list):
        raise Doubtful
    verify_length(value, least, most)
    return value


def verify_length(items: list[Any], least: int, most: int) -> None:
    """Raises ValidationError for an array that is too short or too long."""
    if len(items) < least:
        raise wrong("array.too_short", min=least)
    if len(items) > most:
        raise wrong("array.too_long", max=most)
