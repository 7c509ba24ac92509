"""What does a straddle do to the first bet?"""

from dataclasses import dataclass
from enum import StrEnum


class StraddleRaise(StrEnum):
    """How high the smallest raise over a straddle goes, with blinds 5-10 and a straddle of 20."""

    DOUBLED = "doubled"  # to 40
    PLUS_BIG_BLIND = "plus_big_blind"  # WSOP live: to 30


@dataclass(frozen=True, slots=True, kw_only=True)
class StraddleRule:
    """The smallest raise over a straddle, and whether a straddle counts as one of the limit bets."""

    min_raise: StraddleRaise = StraddleRaise.DOUBLED
    counts: bool = True
