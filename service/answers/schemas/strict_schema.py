"""The schema that bodies are read by: at once what is plainly right, by marshmallow all else."""

from collections.abc import Set as AbstractSet
from functools import cache, partial
from threading import Lock
from typing import Any, ClassVar, Final, TypeAlias, cast

import msgspec
from marshmallow import RAISE, Schema, ValidationError, post_load, validates_schema
from msgspec import UNSET, Struct

from ...fault_text import LONGEST_FIELD, cut, guessed
from ...rules.model.action import Proposal
from ...rules.model.fault import Fault
from ...rules.model.steps import Declaration, Incident
from ..fault_messages import Unlisted, fault
from ..pointers import FIRST_ONLY, pointer_to
from .strict_fields import NOT_AN_OBJECT, UNKNOWN, Complaint, StrictField, complaints, members, shape_of_member, wrong

_WRITER: Final = msgspec.json.Encoder()
_NULL: Final = b"null"
_BUILDING: Final = Lock()
Complained: TypeAlias = tuple[tuple[object, ...], Complaint]
_OF_DECLARATION: Final = ("words", "chips", "gesture")
_STEP_NAMES: Final = {"type": "action", "kind": "incident", **dict.fromkeys(_OF_DECLARATION, "declaration")}
_STEP_MEMBERS: Final = {"action"}.union(*(noun.__struct_fields__ for noun in (Proposal, Declaration, Incident)))
_FEW: Final = 20  # up to so many faults may be slips, and a message guesses what was meant


class Strict(Schema):
    """A schema that refuses unknown fields, and names the known ones."""

    noun: ClassVar[type[Struct] | None] = None
    """What is made of such an object, by the members' names; it verifies what no type says. None makes a dictionary."""
    one_of: ClassVar[tuple[str, AbstractSet[str]] | None] = None
    """The code of the fault if not exactly one of these members is there."""

    class Meta:
        unknown = RAISE

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        messages: dict[str, Any] = self.error_messages
        messages["unknown"] = Complaint(UNKNOWN, (("allowed", tuple(self.load_fields)),))
        messages["type"] = NOT_AN_OBJECT
        self._shape = None if self.noun is None else built(shape(type(self)))
        built(self.noun or dict)

    def load(self, data: Any, **settings: Any) -> Any:
        """What is made of a value. Raises ValidationError with every fault in it: marshmallow looks for them.

        Raises Unlisted in its place if faults are not listed: it ends the search in all objects around this one.
        """
        if self._shape is not None:
            try:
                msgspec.convert(data, self._shape)
                if self.one_of is None or len(data.keys() & self.one_of[1]) == 1:
                    return msgspec.convert(data, self.noun)
            except msgspec.ValidationError:
                pass
        try:
            return super().load(data, **settings)
        except ValidationError:
            if FIRST_ONLY.get():
                raise Unlisted from None
            raise

    @validates_schema(pass_original=True, skip_on_field_errors=False)
    def verify_one(self, data: dict[str, Any], original: Any, **_: Any) -> None:
        """Exactly one of the members in `one_of`."""
        if self.one_of and isinstance(original, dict) and len(original.keys() & self.one_of[1]) != 1:
            raise wrong(self.one_of[0])

    @post_load
    def make(self, data: dict[str, Any], **_: Any) -> Any:
        """The noun."""
        if self.noun is None:
            return data
        return self.noun(**{name: data[name] for name in self.noun.__struct_fields__ if name in data})


def schema_of(
    noun: type[Struct], *, without: tuple[str, ...] = (), base: type[Strict] = Strict, **fields: StrictField
) -> type[Strict]:
    """The schema of objects that a noun is made of: these fields first, then one for each other member of the noun."""
    declared = fields | members(noun, (*fields, *without, *base._declared_fields))
    return cast("type[Strict]", type(f"{noun.__name__}Schema", (base,), {"noun": noun, **declared}))


@cache
def shape(schema: type[Strict], *, null: bool = False, absent: Any = UNSET) -> Any:
    """The msgspec type of what is plainly right for a schema.

    `null`: a member that may be left out may be null as well. `absent` stands where it is left out; where that is None,
    nulls are left out in writing too.
    """
    of = partial(shape, null=null, absent=absent)
    shapes: list[Any] = []
    for name, field in schema._declared_fields.items():
        kind = shape_of_member(field, of)
        shapes.append((name, kind) if field.required else (name, kind | None if null else kind, absent))
    return msgspec.defstruct(
        schema.__name__, shapes, kw_only=True, forbid_unknown_fields=True, omit_defaults=absent is None, gc=False
    )


def built(kind: Any) -> Any:
    """The type, made ready: msgspec would build it at its first use, and crash if two threads did that at once."""
    with _BUILDING:
        msgspec.json.Decoder(kind)
    return kind


class FastReader:
    """Reads bodies of a schema whose objects and arrays all have a shape of their own.

    A type that is made of the schema checks every member, bound and word; then the nouns are read from the same bytes.
    Anything that is not plainly right is left to the schema, which tells what is wrong with it.
    """

    def __init__(self, schema: type[Strict]) -> None:
        self._check = msgspec.json.Decoder(built(shape(schema, null=True))).decode
        self._check_without_nulls = msgspec.json.Decoder(built(shape(schema, null=True, absent=None))).decode
        self._make = msgspec.json.Decoder[Any](built(schema.noun or dict)).decode

    def read(self, body: bytes) -> Any:
        """What is made of the body; None if it is not plainly right.

        Twins in an object are found by counting: each member has one colon, and all but one of twins are lost.
        """
        try:
            colons = body.count(b":")
            if b"\\" in body:  # may stand before an escaped colon; where it is escaped itself, too many are counted
                colons += body.count(rb"\u003a") + body.count(rb"\u003A")
            if _WRITER.encode(self._check(body)).count(b":") != colons:
                return None
            return self._make(_WRITER.encode(self._check_without_nulls(body)) if _NULL in body else body)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            return None


def load(schema: Strict, raw: Any) -> tuple[Any, tuple[Fault, ...]]:
    """The value as the schema loads it, without faults; or None, with every fault in its shape."""
    try:
        return schema.load(raw), ()
    except ValidationError as error:
        errors = _steps_named(list(complaints(error.messages)))
        faults = (_fault(path, complaint, guess=len(errors) <= _FEW) for path, complaint in errors)
        return None, tuple(sorted(faults, key=lambda fault: (fault.pointer, fault.code)))


def _steps_named(errors: list[Complained]) -> list[Complained]:
    """The complaints, with one in place of all that a step causes which lacks its name, or has it in a list."""
    steps: dict[tuple[object, ...], Complained] = {}
    rest: list[Complained] = []
    bare = {path for path, complaint in errors if complaint.code == "request.one_step"}
    for path, complaint in errors:
        allowed: Any = dict(complaint.params)["allowed"] if complaint.code == UNKNOWN else ()
        name = _STEP_NAMES.get(str(path[-1])) if allowed else None
        in_list = "faced" in allowed and isinstance(path[-2:][0], int)
        if in_list and path[-1] == "action":
            steps.setdefault(path[:-1], (path, Complaint("request.step_with_name")))
        elif name and (in_list or (name in allowed and path[:-1] in bare)):
            steps.setdefault(path[:-1], (path, Complaint("request.step_without_name", (("member", name),))))

    for path, complaint in errors:
        of_step = path[:-1] in steps and complaint.code in (UNKNOWN, "field.missing") and path[-1] in _STEP_MEMBERS
        if not of_step and not (path in steps and complaint.code == "request.one_step"):
            rest.append((path, complaint))
    return [*rest, *steps.values()]


def _fault(path: tuple[object, ...], complaint: Complaint, *, guess: bool) -> Fault:
    params = dict(complaint.params)
    names = [place for place, key in enumerate(path) if isinstance(key, str)]
    field = "/".join(map(str, path[names[-1] :])) if names else "body"
    if "allowed" in params and isinstance(params["allowed"], tuple):
        sent = path[-1] if complaint.code == UNKNOWN else complaint.sent
        params |= guessed(sent if guess else None, map(str, params["allowed"]))
    return fault(pointer_to(path), complaint.code, **params, field=cut(field, LONGEST_FIELD))
