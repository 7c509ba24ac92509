"""A whole hand in our own JSON."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Annotated, Any, Final

from msgspec import Meta

from ...hands.cards import CARD, MOST_CARDS
from ...hands.private_members import LABEL, LONGEST_LABEL
from ...hands.reconcile import Result, Share
from ...rules.model.amounts import LAST_SEAT, MOST_STREETS
from ...rules.model.hand import Hand, Street
from ...rules.model.next import NextStreet
from ...rules.model.noun import Noun
from ...rules.model.round import Opening, Player, Post, SentRound
from .round_schema import FEWEST_PLAYERS, MOST_PLAYERS, MOST_POSTS, RoundSchema
from .step_schema import ENTRIES, MOST_ACTIONS, Entry, EntrySchema
from .strict_fields import Amount, Each, Many, ManyOf, Object, StrictField, WholeNumber, wrong
from .strict_schema import Strict, schema_of

LARGEST_SCALE: Final = 10**9
_MOMENT: Final = re.compile(r"\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?)?", re.ASCII)


@dataclass(frozen=True, slots=True)
class SentHand:
    """A hand, and the result that its record tells, if any."""

    hand: Hand
    result: Result | None


class RecordedStreet(NextStreet, frozen=True, kw_only=True):
    """A street as a record tells it."""

    actions: tuple[Entry, ...]

    @property
    def street(self) -> Street:
        """The street as the rules take it."""
        return Street(
            **{name: getattr(self, name) for name in NextStreet.__struct_fields__},
            steps=tuple([entry.step for entry in self.actions]),
            paid=tuple([entry.paid for entry in self.actions]),
        )


class DealtHand(Opening, frozen=True, kw_only=True):
    """A record of a hand from the beginning. Raises ValueError for a `played_at` that is no moment."""

    rounds: tuple[RecordedStreet, ...]
    result: Result | None = None
    played_at: str | None = None

    def __post_init__(self) -> None:
        _verify_moment(self.played_at)

    @property
    def sent(self) -> SentHand:
        """The hand and its result: the street and who is first on it follow from the hand."""
        members = {name: getattr(self, name) for name in Opening.__struct_fields__}
        start = Opening(**members | {"street": 1, "first_to_act": self.rounds[0].first_to_act})
        return SentHand(Hand(start=start, streets=tuple([round.street for round in self.rounds])), self.result)


class ContinuedHand(Noun, frozen=True, kw_only=True):
    """A record of the rest of a hand, from a snapshot on. Raises ValueError for a `played_at` that is no moment."""

    round: SentRound
    rounds: tuple[RecordedStreet, ...]
    result: Result | None = None
    played_at: str | None = None

    def __post_init__(self) -> None:
        _verify_moment(self.played_at)

    @property
    def sent(self) -> SentHand:
        """The hand and its result."""
        return SentHand(Hand(start=self.round, streets=tuple([round.street for round in self.rounds])), self.result)


def _verify_moment(text: str | None) -> None:
    """Raises ValueError."""
    if text is not None:
        if not _MOMENT.fullmatch(text):
            raise ValueError("no date, or date and time, as ISO 8601 writes it")
        datetime.fromisoformat(text)  # the thirtieth of February


class Moment(StrictField):
    """A date, or a date and time, as ISO 8601 writes it."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(str, "time.invalid", **settings)

    def _deserialize(self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **_: Any) -> Any:
        text = super()._deserialize(value, attr, data)
        try:
            _verify_moment(text)
        except ValueError:
            raise wrong("time.invalid") from None
        return text


class Label(StrictField):
    """A short text without control characters."""

    def __init__(self, **settings: Any) -> None:
        bounds = Meta(min_length=1, max_length=LONGEST_LABEL, pattern=LABEL)
        super().__init__(Annotated[str, bounds], "label.invalid", {"max": LONGEST_LABEL}, **settings)


class Card(StrictField):
    """A card by its rank and its suit."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(Annotated[str, Meta(pattern=rf"\A{CARD}\Z")], "card.invalid", **settings)


class SeatCardsSchema(Strict):
    """The cards of one seat."""

    seat = WholeNumber(0, LAST_SEAT, required=True)
    cards = Each(Card(), 0, MOST_CARDS, required=True)


class RecordedActionSchema(EntrySchema):
    """A plain action, with the chips that it put in."""

    paid = Amount()


StreetSchema: Final = schema_of(
    RecordedStreet,
    actions=ManyOf(RecordedActionSchema, ENTRIES, 0, MOST_ACTIONS, required=True),
    min_bet=Amount(1),
    big_bet=Amount(1),
    max_bet=Amount(1),
    board=Each(Card(), 0, MOST_CARDS),
    dealt=Many(SeatCardsSchema, 0, MOST_PLAYERS),
    discarded=Many(SeatCardsSchema, 0, MOST_PLAYERS),
)
"""What was done in one betting round of the hand."""

HandPlayerSchema: Final = schema_of(
    Player,
    without=("committed", "acted", "folded", "no_raise", "no_fold", "must_raise", "out_of_turn"),
    name=Label(),
    cards=Each(Card(), 0, MOST_CARDS),
)
"""A seat that is dealt in, before any post."""

HandPostSchema: Final = schema_of(Post)
"""One post."""

ShareSchema: Final = schema_of(Share, seat=WholeNumber(0, LAST_SEAT, required=True), amount=Amount(required=True))
"""Some chips of one seat."""

ResultSchema: Final = schema_of(
    Result,
    won=Many(ShareSchema, 0, MOST_PLAYERS),
    rake=Amount(),
    pot=Amount(),
    uncalled=Object(ShareSchema),
    stacks=Many(ShareSchema, 0, MOST_PLAYERS),
)
"""The result of the hand, as the record tells it."""


class AnyHandSchema(Strict):
    """What every hand has."""

    scale = WholeNumber(1, LARGEST_SCALE)
    site = Label()
    hand_number = Label()
    currency = Label()
    table = Label()
    played_at = Moment()
    rounds = Many(StreetSchema, 1, MOST_STREETS, required=True)
    result = Object(ResultSchema)


DealtHandSchema: Final = schema_of(
    DealtHand,
    base=AnyHandSchema,
    without=("street", "began_heads_up", "first_to_act", "pots_before_round"),
    streets=WholeNumber(1, MOST_STREETS, required=True),
    players=Many(HandPlayerSchema, FEWEST_PLAYERS, MOST_PLAYERS, required=True),
    posts=Many(HandPostSchema, 0, MOST_POSTS),
)
"""A hand from the beginning."""

ContinuedHandSchema: Final = schema_of(ContinuedHand, base=AnyHandSchema, round=Object(RoundSchema, required=True))
"""The rest of a hand, from a snapshot on."""


class HandSchema(DealtHandSchema):  # type: ignore[misc, valid-type]  # made from its noun
    """A hand from the beginning, or from the snapshot in its `round`."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self._continued = ContinuedHandSchema()

    def load(self, data: Any, **settings: Any) -> Any:
        """The noun of either kind. Raises ValidationError with every fault in it."""
        if isinstance(data, dict) and "round" in data:
            return self._continued.load(data, **settings)
        return super().load(data, **settings)
