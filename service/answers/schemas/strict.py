"""Fields that take exactly one JSON type, and a base schema that reports every fault with a pointer and a code."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from enum import StrEnum
from typing import Annotated, Any, ClassVar, Final

import msgspec
from marshmallow import RAISE, Schema, ValidationError, fields, post_load
from marshmallow.exceptions import SCHEMA
from msgspec import Meta

from ...rules.model.fault import Fault
from ...rules.model.params import Param, Params
from ..fault_messages import fault
from ..pointers import pointer_to


@dataclass(frozen=True, slots=True)
class Complaint:
    """What is wrong with one value: the code of a fault, and what its message is filled in with."""

    code: str
    params: Params = ()


_UNKNOWN: Final = "field.unknown"
_FEW: Final = 20  # up to so many faults may be slips, and a message guesses what was meant
_MISSING: Final = [Complaint("field.missing")]
_NULL: Final = [Complaint("null.invalid")]
_NOT_AN_OBJECT: Final = Complaint("object.invalid")


def wrong(code: str, /, **params: Param) -> ValidationError:
    """The error for a field to raise."""
    return ValidationError([Complaint(code, tuple(params.items()))])


class Strict(Schema):
    """A schema that refuses unknown fields, and names the known ones."""

    noun: ClassVar[type[Any] | None] = None
    """The class for such an object, made from the members by their names; None if `make` makes it."""
    noun_verifies: ClassVar[bool] = False
    """Whether what the schema verifies beside its members is refused by the class itself, with ValueError."""

    class Meta:
        unknown = RAISE

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        names = tuple(field.data_key or name for name, field in self.load_fields.items())
        messages: dict[str, Any] = self.error_messages
        messages["unknown"] = Complaint(_UNKNOWN, (("allowed", names),))
        messages["type"] = _NOT_AN_OBJECT
        self._quick = Quick(self, self.noun)

    @property
    def shape(self) -> Any:
        """The msgspec type for such an object; None if no type can say all that is checked."""
        return self._quick.shape

    @post_load
    def make(self, data: dict[str, Any], **_: Any) -> Any:
        """The model's object."""
        return data if self.noun is None else self.noun(**data)

    def accepted(self, raw: Any) -> Any:
        """What `load` returns, at a tenth of its cost. Raises ValidationError if there is a fault: `load` tells it."""
        return self._quick.accepted(raw)


class StrictField(fields.Field[Any]):
    """A field that reports whether a value is missing, null, or of the wrong type."""

    shape: Any = None
    """The msgspec type for a value; None if no type can say all that is checked."""

    default_error_messages: dict[str, Any] = {"required": _MISSING, "null": _NULL}  # noqa: RUF012  # marshmallow's way

    def accepted(self, value: Any) -> Any:
        """The value loaded, if it has no fault; the caller has dealt with None. Raises ValidationError."""
        return self._deserialize(value, None, None)


class WholeNumber(StrictField):
    """A JSON integer, written as one: no fraction, no exponent, no string, no boolean. -0 is taken as 0."""

    def __init__(self, least: int, most: int, **settings: Any) -> None:
        super().__init__(**settings)
        self.least = least
        self.most = most
        self.shape = Annotated[int, Meta(ge=least, le=most)]

    def _deserialize(self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **_: Any) -> int:
        if type(value) is not int:
            raise wrong("integer.invalid", min=self.least, max=self.most)
        if not self.least <= value <= self.most:
            raise wrong("integer.out_of_range", min=self.least, max=self.most)
        return value


class Flag(StrictField):
    """true or false."""

    shape = bool

    def _deserialize(self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **_: Any) -> bool:
        if type(value) is not bool:
            raise wrong("boolean.invalid")
        return value


class Choice(StrictField):
    """One of an enum's words, exactly as written."""

    def __init__(self, words: type[StrEnum], **settings: Any) -> None:
        super().__init__(**settings)
        self.words = words
        self._by_value = {word.value: word for word in words}
        self.shape = words

    def _deserialize(self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **_: Any) -> StrEnum:
        word = self._by_value.get(value) if type(value) is str else None
        if word is not None:
            return word
        raise wrong("choice.invalid", allowed=tuple(self._by_value))


class Name(StrictField):
    """A short string."""

    def __init__(self, most: int, **settings: Any) -> None:
        super().__init__(**settings)
        self.most = most
        self.shape = Annotated[str, Meta(min_length=1, max_length=most)]

    def _deserialize(self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **_: Any) -> str:
        if type(value) is not str or not 1 <= len(value) <= self.most:
            raise wrong("string.invalid", max=self.most)
        return value


class AnyObject(StrictField):
    """A JSON object whose members are checked elsewhere."""

    def _deserialize(self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **_: Any) -> dict[str, Any]:
        if not isinstance(value, dict):
            raise ValidationError([_NOT_AN_OBJECT])
        return value


class One(StrictField):
    """An object with a schema of its own."""

    def __init__(self, schema: type[Strict], **settings: Any) -> None:
        super().__init__(**settings)
        self.schema = schema()
        self.shape = self.schema.shape

    def _deserialize(self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **_: Any) -> Any:
        return self.schema.load(value)

    def accepted(self, value: Any) -> Any:
        """The object, if it has no fault."""
        return self.schema.accepted(value)


def converted(raw: Any, shape: Any, made: Any) -> Any:
    """The value as the type `made`, if it has exactly this shape. Raises ValidationError."""
    try:
        msgspec.convert(raw, shape)
        return msgspec.convert(raw, made)
    except msgspec.ValidationError:
        raise Doubtful from None


def load(schema: Strict, raw: Any) -> tuple[Any, tuple[Fault, ...]]:
    """The value as the schema loads it, without faults; or None, with every fault in its shape."""
    try:
        return schema.accepted(raw), ()
    except ValidationError:
        return _told(schema, raw)


def _told(schema: Strict, raw: Any) -> tuple[Any, tuple[Fault, ...]]:
    try:
        return schema.load(raw), ()
    except ValidationError as error:
        found = list(_flat(error.messages, ()))
        told = (_fault(path, complaint, guess=len(found) <= _FEW) for path, complaint in found)
        return None, tuple(sorted(told, key=lambda fault: (fault.pointer, fault.code)))


def how_many(messages: Any) -> int:
    """How many faults a ValidationError's messages contain."""
    return sum(1 for _ in _flat(messages, ()))


def _flat(messages: Any, path: tuple[object, ...]) -> Iterator[tuple[tuple[object, ...], Complaint]]:
    if isinstance(messages, Complaint):
        yield path, messages
    elif isinstance(messages, dict):
        for key, below in messages.items():
            yield from _flat(below, path if key == SCHEMA and not _is_unknown(below) else (*path, key))
    else:
        for below in messages:
            yield from _flat(below, path)


def _is_unknown(messages: Any) -> bool:
    """Whether the request has a field of the name that marshmallow reserves for errors of the whole object."""
    return isinstance(messages, list) and any(getattr(complaint, "code", "") == _UNKNOWN for complaint in messages)


def _fault(path: tuple[object, ...], complaint: Complaint, *, guess: bool) -> Fault:
    params = dict(complaint.params)
    if complaint.code == _UNKNOWN:
        known = params["allowed"]
        names = [str(name) for name in known] if guess and isinstance(known, tuple) else []
        near = get_close_matches(str(path[-1]).lower()[:64], names, 1)
        params |= {"meant": "near", "near": near[0]} if near else {"meant": "unknown"}
    return fault(pointer_to(path), complaint.code, **params)


class Doubtful(ValidationError):
    """A value is not plainly right. Make a new one each time: an instance raised again collects tracebacks."""

    def __init__(self) -> None:
        super().__init__("")


class Quick:
    """Does what `Schema.load` does, for one schema; `noun` is the class to make, None if the schema's hook makes it."""

    def __init__(self, schema: Strict, noun: type[Any] | None) -> None:
        fields: dict[str, Any] = schema.load_fields
        verify, make = schema._hooks["validates_schema"], schema._hooks["post_load"]
        verified = not verify or schema.noun_verifies
        self.shape = _shape(type(schema).__name__, fields) if verified and noun is not None else None
        self.accepted = self._by_fields if self.shape is None else self._by_shape
        """The value loaded. Raises ValidationError if it is not plainly right; marshmallow tells why."""
        self._noun = noun
        self._take: dict[str, Callable[[Any], Any]] = {name: field.accepted for name, field in fields.items()}
        self._nullable = frozenset(name for name, field in fields.items() if field.allow_none)
        self._required = frozenset(name for name, field in fields.items() if field.required)
        self._verify = [getattr(schema, name) for name, _, _ in verify]
        (self._make,) = [getattr(schema, name) for name, _, _ in make]

    def _by_shape(self, raw: Any) -> Any:
        return converted(raw, self.shape, self._noun)

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
