"""A whole hand in our own JSON."""

import re
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from marshmallow import post_load

from ...hands.accounts import Result, Share
from ...rules.model.amounts import LAST_SEAT, MOST_STREETS
from ...rules.model.hand import Hand, Street
from ...rules.model.opening import Opening, Post
from ...rules.model.round import Player
from .arrays import Many
from .hand_steps import Carrying, Steps
from .members import members
from .round import FEWEST_PLAYERS, MOST_PLAYERS, MOST_POSTS, Amount, PostSchema, RoundSchema
from .strict import One, Strict, StrictField, WholeNumber, wrong

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
        raise wrong("time.invalid", "This must be a date, or a date and time, as ISO 8601 writes it.")


class HandPlayerSchema(Carrying):
    """A seat that is dealt in, before any post."""

    seat = WholeNumber(0, LAST_SEAT, required=True)
    stack = Amount(required=True)

    @post_load
    def make(self, data: dict[str, Any], **_: Any) -> Player:
        """The model's object."""
        return Player(seat=data["seat"], stack=data["stack"])


class HandPostSchema(PostSchema, Carrying):
    """One post."""

    @post_load
    def make(self, data: dict[str, Any], **_: Any) -> Post:
        """The model's object."""
        return Post(seat=data["seat"], type=data["type"], amount=data["amount"])


class StreetSchema(Carrying):
    """What was done in one betting round of the hand."""

    actions = Steps(required=True)
    min_bet = Amount(1)
    first_to_act = WholeNumber(0, LAST_SEAT)

    @post_load
    def make(self, data: dict[str, Any], **_: Any) -> Street:
        """The model's object."""
        return Street(
            steps=tuple(step for step, _ in data["actions"]),
            paid=tuple(paid for _, paid in data["actions"]),
            min_bet=data.get("min_bet"),
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
    stacks = Many(ShareSchema, 0, MOST_PLAYERS)


class AnyHandSchema(Carrying):
    """What every hand has."""

    button = WholeNumber(0, LAST_SEAT)
    scale = WholeNumber(1, LARGEST_SCALE)
    played_at = Moment()
    rounds = Many(StreetSchema, 1, MOST_STREETS, required=True)
    result = One(ResultSchema)

    def sent(self, data: dict[str, Any], start: Any) -> SentHand:
        """The hand that begins with `start`."""
        return SentHand(Hand(start=start, streets=data["rounds"], button=data.get("button")), data.get("result"))


class DealtHandSchema(AnyHandSchema):
    """A hand from the beginning."""

    class Meta(Strict.Meta):
        # the street, who is first and whether it is heads-up follow from the hand
        include = members(Opening, without=("street", "streets", "began_heads_up", "first_to_act", "players", "posts"))

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
