"""What comes after a betting round."""

from enum import StrEnum

from .amounts import SeatNumber, SomeChips
from .noun import Noun
from .round import Pot


class NextType(StrEnum):
    """What follows when the betting of a round is over."""

    STREET = "street"
    SHOWDOWN = "showdown"
    STREET_OR_SHOWDOWN = "street_or_showdown"  # the round does not tell which street it is, or how many there are
    WON = "won"  # all others have folded


class NextStreet(Noun, frozen=True, kw_only=True):
    """What nobody can reckon of a street that begins: who is first, and the sizes of bets (chips, as in `Terms`).

    None leaves the first seat to the button, `min_bet` to the round's `street_bets`, or as it was, as `max_bet` is. A
    `big_bet` is of one street. `open_pair`: the next larger of `street_bets` is its `big_bet`.
    """

    first_to_act: SeatNumber | None = None
    min_bet: SomeChips | None = None
    big_bet: SomeChips | None = None
    max_bet: SomeChips | None = None
    open_pair: bool = False


class Uncalled(Noun, frozen=True):
    """The part of a bet that nobody called (chips): it goes back to the seat that made it."""

    seat: int
    amount: int


class Next(Noun, frozen=True, kw_only=True):
    """What follows a round whose betting is over, and where its chips are.

    `run_out`: streets are left, and nobody can bet on them. `first_to_act` is on that street, `winner` has won at once;
    each is None if there is none, or if the round does not tell. `pots` is None if it does not tell.
    `needed`: the fields of a snapshot that were not there and would have told more.
    """

    type: NextType
    run_out: bool
    first_to_act: int | None
    winner: int | None
    uncalled: Uncalled | None
    pots: tuple[Pot, ...] | None
    needed: tuple[str, ...]
