"""A table between two hands: the last hand's places, who sits where, and how the next hand is dealt."""

from enum import StrEnum
from typing import Annotated, Final, TypeAlias

from msgspec import Meta

from .amounts import LAST_SEAT, Chips, InEvent, SeatNumber, SomeChips, StreetNumber
from .noun import Noun
from .reason import Reason
from .round import Opening, Structure

MOST_AT_TABLE: Final = 23
MOST_PLACES: Final = LAST_SEAT + 1


class Format(StrEnum):
    """What is played: it decides who may be due for a blind."""

    TOURNAMENT = "tournament"  # everybody with chips is dealt in, there or not
    CASH = "cash"  # who is away is not


class Arrival(StrEnum):
    """How a player came to the seat since the last hand that was dealt."""

    STAYED = "stayed"
    MOVED = "moved"  # from another table
    NEW = "new"
    RETURNED = "returned"  # was away, at the same seat
    CHANGED_SEAT = "changed_seat"  # at this table

    def __init__(self, word: str) -> None:
        self.is_new_here = word in ("moved", "new", "changed_seat")
        """Whether the seat was somebody else's, or nobody's, in the last hand."""


class Entry(StrEnum):
    """How a player of a cash game wants to come in."""

    POST = "post"
    WAIT = "wait"  # for the big blind
    STRADDLE = "straddle"  # who owes blinds: as the live straddle, once under the gun
    BUY_BUTTON = "buy_button"


class Blind(StrEnum):
    """A blind that is owed, or was paid."""

    SMALL_BLIND = "small_blind"
    BIG_BLIND = "big_blind"


class AnteBy(StrEnum):
    """Who antes."""

    EACH = "each"
    BIG_BLIND = "big_blind"


class Until(StrEnum):
    """What a player who is not dealt in waits for."""

    BIG_BLIND = "big_blind"
    BUTTON_PASSED = "button_passed"
    UNDER_THE_GUN = "under_the_gun"
    NEXT_HAND = "next_hand"  # this one is dealt again to those who had it


Blinds: TypeAlias = Annotated[tuple[Blind, ...], Meta(max_length=2)]
Places: TypeAlias = Annotated[tuple[SeatNumber, ...], Meta(min_length=2, max_length=MOST_PLACES)]
Winners: TypeAlias = Annotated[tuple[SeatNumber, ...], Meta(max_length=MOST_AT_TABLE)]


class Debt(Noun, frozen=True, kw_only=True):
    """A seat, and blinds that it owes or has paid."""

    seat: SeatNumber
    blinds: Blinds


class Spot(Noun, frozen=True, kw_only=True):
    """Where button and blinds stood, as places: also where nobody sat. Heads-up the small blind is the button.

    The blinds are None where the game has one blind, on the button.
    """

    button: SeatNumber
    small_blind_seat: SeatNumber | None = None
    big_blind_seat: SeatNumber | None = None


class Last(Spot, frozen=True, kw_only=True):
    """The last hand's places. `blinds_paid`: each player's since the button left it; `owes`: what is put up next hand.

    These two are of the moving button alone; where `blinds_paid` is None, as if nobody had left before that hand.
    `dealt_in`: who had cards; None if nobody tells.
    """

    blinds_paid: tuple[Debt, ...] | None = None
    owes: tuple[Debt, ...] = ()
    dealt_in: Winners | None = None


class Seated(Noun, frozen=True, kw_only=True):
    """Who sits at the table, with the chips behind."""

    seat: SeatNumber
    stack: SomeChips
    arrival: Arrival = Arrival.STAYED
    present: bool = True
    owes: Blinds = ()
    entry: Entry = Entry.POST


class Table(Noun, frozen=True, kw_only=True):
    """All that the next hand depends on. `seats`: every place clockwise from the first, empty ones too; chips.

    `last` is None on the first hand. `button_drawn`: who drew the button for that. `should_have_been`: the places of
    the last hand, if the button was found wrong too late. `redeal`: that hand did not count. `straddle`: its size.
    `streets`, `max_bet`, `players_left`: of the opening, as it needs them.
    """

    format: Format
    structure: Structure
    seats: Places
    players: tuple[Seated, ...]
    big_blind: SomeChips
    small_blind: Chips
    ante: Chips = 0
    ante_by: AnteBy = AnteBy.EACH
    straddle: SomeChips | None = None
    chip: SomeChips | None = None
    streets: StreetNumber | None = None
    max_bet: SomeChips | None = None
    players_left: InEvent | None = None
    last: Last | None = None
    should_have_been: Spot | None = None
    button_drawn: SeatNumber | None = None
    won_by: Winners = ()
    redeal: bool = False

    @property
    def is_tournament(self) -> bool:
        """Whether the absent are dealt in, and newcomers pay nothing."""
        return self.format is Format.TOURNAMENT

    def player(self, seat: int | None) -> Seated | None:
        """Who sits there; None if nobody does."""
        return next((player for player in self.players if player.seat == seat), None)

    def clockwise(self, start: int | None) -> list[int]:
        """Every place once, clockwise from the one after `start`, which comes last."""
        at = 0 if start is None else self.seats.index(start) + 1
        return [*self.seats[at:], *self.seats[:at]]

    def between(self, start: int, end: int) -> list[int]:
        """The places strictly between the two, clockwise; from a place to itself, all others."""
        way = self.clockwise(start)
        return way[: way.index(end)]


class Waiting(Noun, frozen=True, kw_only=True):
    """A seat that is not dealt in, and until when."""

    seat: SeatNumber
    until: Until


class Deal(Noun, frozen=True, kw_only=True):
    """How the next hand is dealt: `opening` begins its first round. `last`, `players` are the next question's.

    `dealt_in`: in the order of the cards. `small_blind_seat` is None where there is no small blind.
    """

    button_method: str
    button: SeatNumber
    button_dead: bool
    small_blind_seat: SeatNumber | None
    dealt_in: tuple[SeatNumber, ...]
    first_to_act: SeatNumber
    waiting: tuple[Waiting, ...]
    owes: tuple[Debt, ...]
    players: tuple[Seated, ...]
    opening: Opening
    last: Last
    reasons: tuple[Reason, ...]


class NextHand(Noun, frozen=True, kw_only=True):
    """The next hand; where the house must choose the method, `deal` is None and `alternatives` has one for each."""

    deal: Deal | None
    alternatives: tuple[Deal, ...] = ()
