"""The proposed action."""

from typing import Any, Final

from marshmallow import post_load, validates_schema

from ...rules.model.action import ActionType, Proposal, Size, SizeKind
from ...rules.model.amounts import LAST_SEAT
from .round import Amount
from .strict import Choice, Strict, WholeNumber, wrong

_SIZES: Final = frozenset(kind.value for kind in SizeKind)


class ActionSchema(Strict):
    """A plain action: its type, its seat if that is not the one to act, and at most one amount."""

    type = Choice(ActionType, required=True)
    seat = WholeNumber(0, LAST_SEAT)
    to = Amount()
    by = Amount()
    add = Amount()

    @validates_schema(pass_original=True, skip_on_field_errors=False)
    def one_size(self, data: dict[str, Any], original: Any, **_: Any) -> None:
        """At most one of to, by and add."""
        if isinstance(original, dict) and len(original.keys() & _SIZES) > 1:
            raise wrong("action.one_size", "Name one of to, by and add, not several.")

    @post_load
    def make(self, data: dict[str, Any], **_: Any) -> Proposal:
        """The model's object."""
        named = data.keys() & _SIZES
        size = Size(SizeKind(kind := named.pop()), data[kind]) if named else None
        return Proposal(type=data["type"], seat=data.get("seat"), size=size)
