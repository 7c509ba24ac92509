"""The words of Poker Hand History: variants, fields and actions, and what each is in our own JSON."""

from dataclasses import dataclass
from typing import Any, Final, Literal

Json = dict[str, Any]

NAME: Final = "phh"
MOST_PLAYERS: Final = 23


@dataclass(frozen=True, slots=True)
class Variant:
    """A game: its betting structure, its number of streets, what is dealt to begin one, and how many hole cards."""

    structure: Literal["no_limit", "pot_limit", "fixed_limit"]
    streets: int
    deals: Literal["board", "stud", "draw"]
    hole_cards: int

    @property
    def bets(self) -> tuple[str, ...]:
        """The fields that tell the sizes of bets, the one of the first street first."""
        return ("small_bet", "big_bet") if self.structure == "fixed_limit" else ("min_bet",)

    @property
    def forced(self) -> str:
        """The field with the forced bets other than antes."""
        return "bring_in" if self.deals == "stud" else "blinds_or_straddles"


VARIANTS: Final = {
    "FT": Variant("fixed_limit", 4, "board", 2),
    "NT": Variant("no_limit", 4, "board", 2),
    "NS": Variant("no_limit", 4, "board", 2),
    "PO": Variant("pot_limit", 4, "board", 4),
    "FO/8": Variant("fixed_limit", 4, "board", 4),
    "F7S": Variant("fixed_limit", 5, "stud", 3),
    "F7S/8": Variant("fixed_limit", 5, "stud", 3),
    "FR": Variant("fixed_limit", 5, "stud", 3),
    "N2L1D": Variant("no_limit", 2, "draw", 5),
    "F2L3D": Variant("fixed_limit", 4, "draw", 5),
    "FB": Variant("fixed_limit", 4, "draw", 4),
}
BIG_BETS_FROM: Final = 2  # the third street, counted from 0
BOARD: Final = (0, 3, 1, 1)  # how many cards each street brings to the board

NOT_EVERYWHERE: Final = ("blinds_or_straddles", "bring_in", "small_bet", "big_bet", "min_bet")
ARRAYS: Final = ("antes", "blinds_or_straddles", "starting_stacks", "finishing_stacks", "winnings")
AMOUNTS: Final = (*ARRAYS, *NOT_EVERYWHERE, "actions")
TEXTS: Final = (
    "author",
    "event",
    "url",
    "venue",
    "address",
    "city",
    "region",
    "postal_code",
    "country",
    "time_zone",
    "time_zone_abbreviation",
    "currency",
    "currency_symbol",
)
WHOLE_NUMBERS: Final = ("day", "month", "year", "level", "seat_count")
NAMES: Final = ("hand", "table")

FOLD: Final = "f"
CALL: Final = "cc"
WAGER: Final = "cbr"
BRING_IN: Final = "pb"
BETTING: Final = (FOLD, CALL, WAGER, BRING_IN)
DEAL_BOARD: Final = "db"
DEAL_HOLE: Final = "dh"
DISCARD: Final = "sd"
SHOW: Final = "sm"
