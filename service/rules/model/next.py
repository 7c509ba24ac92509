"""What comes after a betting round."""

from enum import StrEnum

from msgspec import Struct

from .pot import Pot
from .uncalled import Uncalled


class NextType(StrEnum):
    """What follows when the betting of a round is over."""

    STREET = "street"
    SHOWDOWN = "showdown"
    STREET_OR_SHOWDOWN = "street_or_showdown"  # the round does not tell which street it is, or how many there are
    WON = "won"  # all others have folded


class Next(Struct, frozen=True, kw_only=True):
    """What follows a round whose betting is over, and where its chips are.

    `betting`: whether anybody can bet on another street. `first_to_act` is on that street, `winner` has won at once;
    each is None if there is none, or if the round does not tell. `pots` is None if it does not tell.
    `needed`: the fields of a snapshot that were not there and would have told more.
    """

    type: NextType
    betting: bool
    first_to_act: int | None
    winner: int | None
    uncalled: Uncalled | None
    pots: tuple[Pot, ...] | None
    needed: tuple[str, ...]
