"""The steps of a street in a recorded hand: actions, declarations, incidents, and data that is only carried."""

from collections.abc import Callable, Mapping
from typing import Any

from marshmallow import post_load

from ...rules.model.steps import Step
from .arrays import each, items, verify_length
from .requests import MOST_ACTIONS
from .round import Amount
from .steps import ActionSchema, DeclarationSchema, IncidentSchema
from .strict import One, Strict, StrictField, wrong


class Carried(StrictField):
    """Any value: it is kept for the caller and never read."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(allow_none=True, **settings)

    def _deserialize(self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **_: Any) -> Any:
        return value


class Carrying(Strict):
    """An object that may carry data of the caller's."""

    carried = Carried()


class HandActionSchema(ActionSchema, Carrying):
    """A plain action, with the chips that the record says it put in."""

    paid = Amount()

    @post_load
    def make(self, data: dict[str, Any], **_: Any) -> Any:
        """The model's object, and the chips paid."""
        return super().make(data), data.get("paid")


class HandDeclarationSchema(Carrying):
    """What a player said and did."""

    declaration = One(DeclarationSchema, required=True)

    @post_load
    def make(self, data: dict[str, Any], **_: Any) -> tuple[Step | None, int | None]:
        """The model's object."""
        return data["declaration"], None


class HandIncidentSchema(Carrying):
    """An incident."""

    incident = One(IncidentSchema, required=True)

    @post_load
    def make(self, data: dict[str, Any], **_: Any) -> tuple[Step | None, int | None]:
        """The model's object."""
        return data["incident"], None


class Steps(StrictField):
    """The steps of a street, each with the chips that it is said to have paid; None for what is only carried."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.usual = HandActionSchema()
        self.told_by = {"declaration": HandDeclarationSchema(), "incident": HandIncidentSchema()}

    def _deserialize(self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **_: Any) -> tuple[Any, ...]:
        if not isinstance(value, list):
            raise wrong("array.invalid", "This must be a JSON array.")
        verify_length(value, 0, MOST_ACTIONS)
        return each(value, lambda raw: self._one(raw, Strict.load))

    def accepted(self, value: Any) -> tuple[Any, ...]:
        """The steps, if they have no fault."""
        return tuple([self._one(one, Strict.accepted) for one in items(value, 0, MOST_ACTIONS)])

    def _one(self, raw: Any, load: Callable[[Strict, Any], Any]) -> Any:
        if not isinstance(raw, dict) or "type" in raw:
            return load(self.usual, raw)
        if "carried" in raw and len(raw) == 1:
            return None, None
        return load(next((schema for member, schema in self.told_by.items() if member in raw), self.usual), raw)
