"""How large numbers may be: chips, seats, streets, seconds; and which amounts can be paid in chips."""

from typing import Annotated, Final, TypeAlias

from msgspec import Meta

MOST_CHIPS: Final = 2**53 - 1
"""The largest amount: every JSON reader holds it exactly."""
LAST_SEAT: Final = 99
MOST_STREETS: Final = 10
MOST_IN_EVENT: Final = 1_000_000
MOST_SECONDS: Final = 86_400

_OF_CHIPS: Final = {"unit": "chips"}
Chips: TypeAlias = Annotated[int, Meta(ge=0, le=MOST_CHIPS, extra=_OF_CHIPS)]
SomeChips: TypeAlias = Annotated[int, Meta(ge=1, le=MOST_CHIPS, extra=_OF_CHIPS)]
Credit: TypeAlias = Annotated[int, Meta(ge=-MOST_CHIPS, le=MOST_CHIPS, extra=_OF_CHIPS)]
BetCount: TypeAlias = Annotated[int, Meta(ge=0, le=MOST_CHIPS)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=LAST_SEAT)]
StreetBets: TypeAlias = Annotated[tuple[SomeChips, ...], Meta(min_length=1, max_length=MOST_STREETS)]
StreetNumber: TypeAlias = Annotated[int, Meta(ge=1, le=MOST_STREETS)]
Seconds: TypeAlias = Annotated[int, Meta(ge=0, le=MOST_SECONDS)]
InEvent: TypeAlias = Annotated[int, Meta(ge=2, le=MOST_IN_EVENT)]


def ceiling_to_chip(to: int, chip: int) -> int:
    """The smallest amount of at least `to` (to) that can be paid in chips of size `chip`.

    Clause: smallest chip (roberts-11:3.7, badugi:7).
    """
    return to + -to % chip


def floor_to_chip(to: int, chip: int) -> int:
    """The largest amount of at most `to` (to) that can be paid in chips of size `chip`.

    Clause: smallest chip (roberts-11:3.7, badugi:7).
    """
    return to - to % chip


def nearest_to_chip(to: int, chip: int) -> int:
    """The amount nearest to `to` (to) that can be paid in chips of size `chip`; a tie goes up.

    Clause: rounded amounts (roberts-11:3.16, badugi:16).
    """
    below = floor_to_chip(to, chip)
    return below if 2 * (to - below) < chip else below + chip
