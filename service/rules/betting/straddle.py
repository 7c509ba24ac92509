"""What does a straddle make of the first bet?"""

from dataclasses import dataclass
from enum import StrEnum


class StraddleRaise(StrEnum):
    """The smallest raise over a straddle: 5-10, straddle 20."""

    DOUBLED = "doubled"  # to 40
    PLUS_BIG_BLIND = "plus_big_blind"  # WSOP live: to 30


@dataclass(frozen=True, slots=True, kw_only=True)
class StraddleRule:
    """What a straddle counts for: the smallest raise over it, and whether it uses up one of the limit bets."""

    min_raise: StraddleRaise = StraddleRaise.DOUBLED
    counts: bool = True
