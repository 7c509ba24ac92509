"""A whole hand in our own JSON, and the steps of its streets."""

import re
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from marshmallow import post_load

from ...hands.accounts import Result, Share
from ...rules.model.action import Proposal
from ...rules.model.amounts import LAST_SEAT, MOST_STREETS, Chips
from ...rules.model.hand import Hand, Street
from ...rules.model.round import Opening, Player
from .arrays import Many, each, items, verify_length
from .members import members
from .round import FEWEST_PLAYERS, MOST_PLAYERS, MOST_POSTS, Amount, PostSchema, RoundSchema
from .steps import MOST_ACTIONS, ActionSchema, DeclarationSchema, IncidentSchema
from .strict import Doubtful, One, Strict, StrictField, WholeNumber, wrong


class Carried(StrictField):
    """Any value: it is kept for the caller and never read."""

    shape = Any

    def __init__(self, **settings: Any) -> None:
        super().__init__(allow_none=True, **settings)

    def _deserialize(self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **_: Any) -> Any:
        return value


class Carrying(Strict):
    """An object that may carry data of the caller's, for which no noun has a place."""

    carried = Carried()

    @post_load
    def make(self, data: dict[str, Any], **_: Any) -> Any:
        """The model's object."""
        return super().make({name: value for name, value in data.items() if name != "carried"})


class RecordedAction(Proposal, frozen=True, kw_only=True):
    """A plain action, with the chips (add) that the record says it put in; None where it does not say."""

    paid: Chips | None = None


class HandActionSchema(ActionSchema, Carrying):
    """A plain action of a record."""

    noun = RecordedAction

    paid = Amount()


class HandDeclarationSchema(Carrying):
    """What a player said and did."""

    declaration = One(DeclarationSchema, required=True)

    @post_load
    def make(self, data: dict[str, Any], **_: Any) -> Any:
        """The model's object."""
        return data["declaration"]


class HandIncidentSchema(Carrying):
    """An incident."""

    incident = One(IncidentSchema, required=True)

    @post_load
    def make(self, data: dict[str, Any], **_: Any) -> Any:
        """The model's object."""
        return data["incident"]


class Steps(StrictField):
    """The steps of a street; None for what is only carried."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.usual = HandActionSchema()
        self.actions = Many(HandActionSchema, 0, MOST_ACTIONS)
        self.told_by = {"declaration": HandDeclarationSchema(), "incident": HandIncidentSchema()}

    def _deserialize(self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **_: Any) -> tuple[Any, ...]:
        if not isinstance(value, list):
            raise wrong("array.invalid")
        verify_length(value, 0, MOST_ACTIONS)
        return each(value, lambda raw: self._one(raw, Strict.load))

    def accepted(self, value: Any) -> tuple[Any, ...]:
        """The steps, if they have no fault; the plain actions are looked at all at once."""
        entries = items(value, 0, MOST_ACTIONS)
        if not {dict}.issuperset(map(type, entries)):
            raise Doubtful
        actions = self.actions.accepted([one for one in entries if "type" in one])
        if len(actions) == len(entries):
            return actions
        left = iter(actions)
        return tuple([next(left) if "type" in one else self._one(one, Strict.accepted) for one in entries])

    def _one(self, raw: Any, load: Callable[[Strict, Any], Any]) -> Any:
        if not isinstance(raw, dict) or "type" in raw:
            return load(self.usual, raw)
        if "carried" in raw and len(raw) == 1:
            return None
        return load(next((schema for member, schema in self.told_by.items() if member in raw), self.usual), raw)


LARGEST_SCALE: Final = 10**9
_MOMENT: Final = re.compile(r"\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?)?", re.ASCII)


@dataclass(frozen=True, slots=True)
class SentHand:
    """A hand, and the result that its record tells, if any."""

    hand: Hand
    result: Result | None


class Moment(StrictField):
    """A date, or a date and time, as ISO 8601 writes it."""

    def _deserialize(self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **_: Any) -> str:
        if type(value) is str and _MOMENT.fullmatch(value):
            with suppress(ValueError):  # the thirtieth of February
                datetime.fromisoformat(value)
                return value
        raise wrong("time.invalid")


class HandPlayerSchema(Carrying):
    """A seat that is dealt in, before any post."""

    noun = Player

    seat = WholeNumber(0, LAST_SEAT, required=True)
    stack = Amount(required=True)


class HandPostSchema(PostSchema, Carrying):
    """One post."""


class StreetSchema(Carrying):
    """What was done in one betting round of the hand."""

    actions = Steps(required=True)
    min_bet = Amount(1)
    big_bet = Amount(1)
    max_bet = Amount(1)
    first_to_act = WholeNumber(0, LAST_SEAT)

    @post_load
    def make(self, data: dict[str, Any], **_: Any) -> Street:
        """The model's object."""
        return Street(
            steps=data["actions"],
            paid=tuple([one.paid if isinstance(one, RecordedAction) else None for one in data["actions"]]),
            min_bet=data.get("min_bet"),
            big_bet=data.get("big_bet"),
            max_bet=data.get("max_bet"),
            first_to_act=data.get("first_to_act"),
        )


class ShareSchema(Strict):
    """Some chips of one seat."""

    noun = Share

    seat = WholeNumber(0, LAST_SEAT, required=True)
    chips = Amount(required=True)


class ResultSchema(Strict):
    """The result of the hand, as the record tells it."""

    noun = Result

    won = Many(ShareSchema, 0, MOST_PLAYERS)
    rake = Amount()
    pot = Amount()
    uncalled = One(ShareSchema)
    stacks = Many(ShareSchema, 0, MOST_PLAYERS)


class AnyHandSchema(Carrying):
    """What every hand has."""

    scale = WholeNumber(1, LARGEST_SCALE)
    played_at = Moment()
    rounds = Many(StreetSchema, 1, MOST_STREETS, required=True)
    result = One(ResultSchema)

    def sent(self, data: dict[str, Any], start: Any) -> SentHand:
        """The hand that begins with `start`."""
        return SentHand(Hand(start=start, streets=data["rounds"]), data.get("result"))


class DealtHandSchema(AnyHandSchema):
    """A hand from the beginning."""

    class Meta(Strict.Meta):
        # the street, who is first and whether it is heads-up follow from the hand
        include = members(
            Opening, without=("street", "streets", "began_heads_up", "first_to_act", "players", "posts", "pots")
        )

    streets = WholeNumber(1, MOST_STREETS, required=True)
    players = Many(HandPlayerSchema, FEWEST_PLAYERS, MOST_PLAYERS, required=True)
    posts = Many(HandPostSchema, 0, MOST_POSTS)

    @post_load
    def make(self, data: dict[str, Any], **_: Any) -> SentHand:
        """The model's object."""
        whole = {field: value for field, value in data.items() if field not in AnyHandSchema._declared_fields}
        return self.sent(data, Opening(street=1, first_to_act=data["rounds"][0].first_to_act, **whole))


class ContinuedHandSchema(AnyHandSchema):
    """The rest of a hand, from a snapshot on."""

    round = One(RoundSchema, required=True)

    @post_load
    def make(self, data: dict[str, Any], **_: Any) -> SentHand:
        """The model's object."""
        return self.sent(data, data["round"])


class AHand(StrictField):
    """A hand from the beginning, or from the snapshot in its `round`."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.dealt = DealtHandSchema()
        self.continued = ContinuedHandSchema()

    def _deserialize(self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **_: Any) -> Any:
        return self._schema(value).load(value)

    def accepted(self, value: Any) -> Any:
        """The hand, if it has no fault."""
        return self._schema(value).accepted(value)

    def _schema(self, value: Any) -> Strict:
        return self.continued if isinstance(value, dict) and "round" in value else self.dealt
