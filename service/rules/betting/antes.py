"""Where one seat antes for the whole table, and cannot pay its blind as well: which does it pay first?"""

from dataclasses import dataclass
from enum import StrEnum


class ShortStackPays(StrEnum):
    """What a short stack pays first, with 250 chips for a big blind of 200 and an ante of 200."""

    BLIND_FIRST = "blind_first"  # the blind is whole, 50 are the ante
    ANTE_FIRST = "ante_first"  # some houses: the ante is whole, the blind is all-in for 50


@dataclass(frozen=True, slots=True, kw_only=True)
class AnteRule:
    """What a short stack pays first of its blind and of the ante for the table; an ante of each seat goes before."""

    short_stack: ShortStackPays = ShortStackPays.BLIND_FIRST
