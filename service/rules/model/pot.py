"""A pot: the main one or a side pot."""

from typing import Annotated, Final, TypeAlias

from msgspec import Meta

from .amounts import SeatNumber, SomeChips
from .noun import Noun

MOST_POTS: Final = 23
"""As many as there may be players."""


class Pot(Noun, frozen=True, kw_only=True):
    """One pot: the chips in it, and the seats that can win it, in the order in which they sit."""

    amount: SomeChips
    seats: tuple[SeatNumber, ...]


Pots: TypeAlias = Annotated[tuple[Pot, ...], Meta(min_length=1, max_length=MOST_POTS)]
"""The main pot, then each side pot."""
