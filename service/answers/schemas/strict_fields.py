"""Fields that take exactly one JSON type, and report whether a value is missing, null, or of the wrong type."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, Any, Final, TypeAlias

from marshmallow import Schema, ValidationError, fields
from marshmallow.exceptions import SCHEMA
from msgspec import UNSET, Meta, MsgspecError, Struct, convert, defstruct, inspect

from ...rules.model.amounts import MOST_CHIPS
from ...rules.model.template import Param, Params
from ...yielding import yielding
from ..pointers import FIRST_ONLY, MOST_FAULTS

ShapeOf: TypeAlias = Callable[[type[Schema]], Any]
"""Makes the msgspec type of what is plainly right for a schema."""


@dataclass(frozen=True, slots=True)
class Complaint:
    """What is wrong with one value (`sent`): the code of a fault, and what its message is filled in with."""

    code: str
    params: Params = ()
    sent: Any = None


MOST_MEMBERS: Final = 100
"""Of an object that is plainly right."""
UNKNOWN: Final = "field.unknown"
NOT_AN_OBJECT: Final = Complaint("object.invalid")
_MISSING: Final = [Complaint("field.missing")]
_NULL: Final = [Complaint("null.invalid")]


def wrong(code: str, /, **params: Param) -> ValidationError:
    """The error for a field to raise."""
    return ValidationError([Complaint(code, tuple(params.items()))])


def complaints(messages: Any, path: tuple[object, ...] = ()) -> Iterator[tuple[tuple[object, ...], Complaint]]:
    """Every complaint in a ValidationError's messages, with the path to what it is about."""
    if isinstance(messages, Complaint):
        yield path, messages
    elif isinstance(messages, dict):
        for key, below in messages.items():
            # marshmallow reserves a name for errors of the whole object, which a field of the request may have too
            is_field = isinstance(below, list) and any(getattr(each, "code", "") == UNKNOWN for each in below)
            yield from complaints(below, path if key == SCHEMA and not is_field else (*path, key))
    else:
        for below in messages:
            yield from complaints(below, path)


class StrictField(fields.Field[Any]):
    """A value of one type, or whatever of it a field looks at; another is refused with one complaint."""

    default_error_messages: dict[str, Any] = {"required": _MISSING, "null": _NULL}  # noqa: RUF012  # marshmallow's way

    def __init__(self, plain: Any, code: str = "", params: Mapping[str, Param] | None = None, **settings: Any) -> None:
        super().__init__(**settings)
        self.plain = plain
        self._refusal = (code, params or {})

    def shape(self, of: ShapeOf) -> Any:
        """The msgspec type for a value; what it does not say is verified by the noun that the value is in."""
        return self.plain

    def _deserialize(self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **_: Any) -> Any:
        try:
            return convert(value, self.plain)
        except MsgspecError:
            code, params = self._refusal
            raise ValidationError([Complaint(code, tuple(params.items()), value)]) from None


class WholeNumber(StrictField):
    """A JSON integer, written as one: no fraction, no exponent, no string, no boolean. -0 is taken as 0."""

    _of_a_part, _expected = "integer.invalid", "integer"

    def __init__(self, least: int, most: int, **settings: Any) -> None:
        bounds = {"min": least, "max": most}
        super().__init__(Annotated[int, Meta(ge=least, le=most)], "integer.out_of_range", bounds, **settings)
        self._bounds = bounds

    def _deserialize(self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **_: Any) -> Any:
        if type(value) is not int:
            is_part = isinstance(value, float) and not value.is_integer()
            raise wrong(self._of_a_part if is_part else "integer.invalid", **self._bounds, expected=self._expected)
        return super()._deserialize(value, attr, data)


class Amount(WholeNumber):
    """A number of chips."""

    _of_a_part, _expected = "amount.not_whole", "chips"

    def __init__(self, least: int = 0, **settings: Any) -> None:
        super().__init__(least, MOST_CHIPS, **settings)


class Flag(StrictField):
    """true or false."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(bool, "boolean.invalid", **settings)


class Choice(StrictField):
    """One of an enum's words, exactly as written."""

    def __init__(self, words: type[StrEnum], **settings: Any) -> None:
        super().__init__(words, "choice.invalid", {"allowed": tuple(word.value for word in words)}, **settings)


class Text(StrictField):
    """A string of any length."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(str, "text.invalid", **settings)


class Name(StrictField):
    """A short string."""

    def __init__(self, most: int, **settings: Any) -> None:
        super().__init__(
            Annotated[str, Meta(min_length=1, max_length=most)], "string.invalid", {"max": most}, **settings
        )


class AnyObject(StrictField):
    """A JSON object whose members are checked elsewhere."""

    def __init__(self, plain: Any = Any, **settings: Any) -> None:
        super().__init__(dict[str, Any], "object.invalid", **settings)
        self._members = Annotated[dict[str, plain], Meta(max_length=MOST_MEMBERS)]

    def shape(self, of: ShapeOf) -> Any:
        """An object of members that are plainly right."""
        return self._members


class Object(StrictField):
    """An object with a schema of its own."""

    def __init__(self, schema: type[Schema], **settings: Any) -> None:
        super().__init__(Any, **settings)
        self.schema = schema()

    def shape(self, of: ShapeOf) -> Any:
        """The schema's."""
        return of(type(self.schema))

    def _deserialize(self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **_: Any) -> Any:
        return self.schema.load(value)


class AnyArray(StrictField):
    """An array whose items are checked elsewhere. One that is too long is refused before they are looked at."""

    def __init__(self, least: int, most: int, **settings: Any) -> None:
        super().__init__(Any, **settings)
        self.least = least
        self.most = most

    def shape(self, of: ShapeOf) -> Any:
        """An array within its length."""
        return Annotated[list[self.item(of)], Meta(min_length=self.least, max_length=self.most)]  # type: ignore[misc]

    def item(self, of: ShapeOf) -> Any:
        """The shape of an item."""
        return Any

    def loaded(self, values: list[Any]) -> Any:
        """The items loaded. Raises ValidationError."""
        return values

    def _deserialize(self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **_: Any) -> Any:
        if not isinstance(value, list):
            raise wrong("array.invalid")
        if len(value) < self.least:
            raise wrong("array.too_short", min=self.least)
        if len(value) > self.most:
            raise wrong("array.too_long", max=self.most)
        return self.loaded(value)


class Each(AnyArray):
    """An array whose items are all checked by one field."""

    def __init__(self, checked: StrictField, least: int, most: int, **settings: Any) -> None:
        super().__init__(least, most, **settings)
        self.checked = checked

    def item(self, of: ShapeOf) -> Any:
        """The field's."""
        return self.checked.shape(of)

    def loaded(self, values: list[Any]) -> Any:
        """The values."""
        return _each(values, self.checked.deserialize)


class Ids(Each):
    """An array of short strings, all different: the noun that it is in verifies that they are."""

    def __init__(self, least: int, most: int, longest: int, **settings: Any) -> None:
        super().__init__(Name(longest), least, most, **settings)

    def loaded(self, values: list[Any]) -> Any:
        """The strings."""
        names = super().loaded(values)
        if len(set(names)) < len(names):
            raise wrong("array.items_alike")
        return names


class Many(AnyArray):
    """An array of objects of one schema."""

    def __init__(self, schema: type[Schema], least: int, most: int, **settings: Any) -> None:
        super().__init__(least, most, **settings)
        self.schema = schema()

    def item(self, of: ShapeOf) -> Any:
        """The schema's."""
        return of(type(self.schema))

    def loaded(self, values: list[Any]) -> Any:
        """The objects."""
        return _each(values, self.schema.load)


class ManyOf(AnyArray):
    """An array of objects of the `usual` schema; an object with a member in `told_by` is of that one's schema.

    One noun serves all of them, and verifies that an object is of one kind.
    """

    def __init__(
        self, usual: type[Schema], told_by: Mapping[str, type[Schema]], least: int, most: int, **settings: Any
    ) -> None:
        super().__init__(least, most, **settings)
        self.usual = usual()
        self.told_by = {member: schema() for member, schema in told_by.items()}

    def item(self, of: ShapeOf) -> Any:
        """An object of any kind."""
        kinds: dict[str, Any] = {}
        for schema in (self.usual, *self.told_by.values()):
            kinds |= {name: shape_of_member(field, of) for name, field in schema.load_fields.items()}
        optional = [(name, shape, UNSET) for name, shape in kinds.items()]
        return defstruct("AnyKind", optional, forbid_unknown_fields=True, gc=False)

    def kind(self, value: Any) -> Schema:
        """The schema that an item is of."""
        names = (name for name in self.told_by if isinstance(value, dict) and name in value)
        return self.told_by.get(next(names, ""), self.usual)

    def loaded(self, values: list[Any]) -> Any:
        """The objects."""
        return _each(values, lambda value: self.kind(value).load(value))


def shape_of_member(field: Any, of: ShapeOf) -> Any:
    """The msgspec type of a member that is there."""
    shape = field.shape(of)
    return shape | None if field.allow_none else shape


def _each(values: list[Any], load_one: Callable[[Any], Any]) -> tuple[Any, ...]:
    """Every value loaded. Raises ValidationError with the errors of all faulty values, each under its index.

    It stops once there are more faults than are reported.
    """
    items, faults, so_far = [], {}, 0
    for place, value in enumerate(yielding(values)):
        try:
            items.append(load_one(value))
        except ValidationError as error:
            faults[place] = error.messages
            so_far += sum(1 for _ in complaints(error.messages))
            if so_far > MOST_FAULTS or FIRST_ONLY.get():
                break
    if faults:
        raise ValidationError(faults)
    return tuple(items)


def members(noun: type[Struct], without: tuple[str, ...] = ()) -> dict[str, StrictField]:
    """A field for each member of a noun but those named in `without`, so that a member and its bounds are told once.

    A member without a default is required. One that is None by default may be left out, and is not sent as null.
    Raises TypeError for a member that is no number, flag, word or array of these: its schema declares it.
    """
    info = inspect.type_info(noun)
    if not isinstance(info, inspect.StructType):
        raise TypeError(f"{noun} is no noun")
    return {member.name: _field(member) for member in info.fields if member.name not in without}


def _field(member: inspect.Field) -> StrictField:
    kind, nullable = member.type, False
    if isinstance(kind, inspect.UnionType):
        (kind,) = [option for option in kind.types if not isinstance(option, inspect.NoneType)]
        nullable = member.required
    return _of_type(kind, required=member.required, allow_none=nullable)


def _of_type(kind: inspect.Type, **settings: Any) -> StrictField:
    match kind:
        case inspect.Metadata(type=inspect.IntType(ge=int(least)), extra={"unit": "chips"}):
            return Amount(least, **settings)
        case inspect.IntType(ge=int(least), le=int(most)):
            return WholeNumber(least, most, **settings)
        case inspect.BoolType():
            return Flag(**settings)
        case inspect.EnumType(cls=words) if issubclass(words, StrEnum):
            return Choice(words, **settings)
        case inspect.VarTupleType(item_type=item, min_length=least, max_length=int(most)):
            return Each(_of_type(item), least or 0, most, **settings)
    raise TypeError(f"no field is made from {kind}")
