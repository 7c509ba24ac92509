"""Fields made from the nouns of the rules, so that a member and its bounds are told once."""

from enum import StrEnum
from typing import Any

from msgspec import Struct, inspect

from .arrays import Each
from .strict import Choice, Flag, StrictField, WholeNumber


def members(noun: type[Struct], without: tuple[str, ...] = ()) -> dict[str, StrictField]:
    """A field for each member of a noun but those named in `without`, for the `include` of a schema's `Meta`.

    A member without a default is required. One that is None by default may be left out, and is not sent as null.
    Raises TypeError for a member that is no number, flag, word or array of these: its schema declares it.
    """
    info = inspect.type_info(noun)
    if not isinstance(info, inspect.StructType):
        raise TypeError(f"{noun} is no noun")
    return {one.name: _field(one) for one in info.fields if one.name not in without}


def _field(member: inspect.Field) -> StrictField:
    kind, nullable = member.type, False
    if isinstance(kind, inspect.UnionType):
        (kind,) = [one for one in kind.types if not isinstance(one, inspect.NoneType)]
        nullable = member.required
    return _of_type(kind, required=member.required, allow_none=nullable)


def _of_type(kind: inspect.Type, **settings: Any) -> StrictField:
    match kind:
        case inspect.IntType(ge=int(least), le=int(most)):
            return WholeNumber(least, most, **settings)
        case inspect.BoolType():
            return Flag(**settings)
        case inspect.EnumType(cls=words) if issubclass(words, StrEnum):
            return Choice(words, **settings)
        case inspect.VarTupleType(item_type=item, min_length=least, max_length=int(most)):
            return Each(_of_type(item), least or 0, most, **settings)
    raise TypeError(f"no field is made from {kind}")
