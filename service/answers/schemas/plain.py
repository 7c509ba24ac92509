"""Bodies read straight into the nouns of the rules, if they are plainly right.

A type that is made of the schema checks every member, bound and word; then the nouns are read from the same bytes.
Anything that is not plainly right is left to the schema, which tells what is wrong with it.
"""

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Raw, Struct

from .requests import MOST_ITEMS
from .strict import One, Strict

_WRITER: Final = msgspec.json.Encoder()
_ESCAPE: Final = b"\\"
"""It may hide anything."""
_NULL: Final = b"null"
"""It means absent, or that nobody is to act."""


class PlainBatch(Struct, forbid_unknown_fields=True):
    """A batch, its items not looked at yet."""

    items: Annotated[list[Raw], Meta(min_length=1, max_length=MOST_ITEMS)]


class PlainReader:
    """Reads bodies that have exactly these members of a schema. Raises TypeError if one needs more than a type."""

    def __init__(self, schema: Strict, names: tuple[str, ...]) -> None:
        fields: dict[str, Any] = {name: schema.load_fields[name] for name in names}
        if any(field.shape is None for field in fields.values()):
            raise TypeError(f"a type cannot say all that is checked of {names}")
        shapes = [(name, field.shape) for name, field in fields.items()]
        nouns = [(name, field.schema.noun if isinstance(field, One) else field.shape) for name, field in fields.items()]
        self._checks = msgspec.json.Decoder(msgspec.defstruct("Checked", shapes, forbid_unknown_fields=True))
        self._makes = msgspec.json.Decoder(msgspec.defstruct("Made", nouns))

    def read(self, body: bytes) -> Any:
        """What is made of the body, by the members' names; None if it is not plainly right.

        Twins in an object are found by counting: each member has one colon, and all but one of twins are lost.
        """
        if _ESCAPE in body or _NULL in body:
            return None
        try:
            checked = self._checks.decode(body)
            if _WRITER.encode(checked).count(b":") != body.count(b":"):
                return None
            return self._makes.decode(body)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            return None
