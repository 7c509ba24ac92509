"""Several chips without a word: when are they a raise?"""

from dataclasses import dataclass
from enum import StrEnum


class ChipTest(StrEnum):
    """How silent chips worth more than the call are judged."""

    SMALLEST_CHIP = "smallest_chip"  # TDA: a call if none can be spared, else the half-raise standard
    HALF_RAISE_ONLY = "half_raise_only"  # Robert's: the half-raise standard alone


class LastChips(StrEnum):
    """What a player's last chips are if not all of them are needed for the call."""

    ALL_IN = "all_in"  # TDA 2019
    HALF_RAISE = "half_raise"  # TDA 2013, Robert's: judged like others


@dataclass(frozen=True, slots=True, kw_only=True)
class MultipleChipsRule:
    """How several silent chips are judged."""

    test: ChipTest = ChipTest.SMALLEST_CHIP
    last_chips: LastChips = LastChips.ALL_IN


def every_chip_is_needed(chips: tuple[int, ...], total: int, due: int) -> bool:
    """Whether `total` (to) without the smallest of `chips` would fall short of what is `due` (to).

    Facing 1,100, a 500 and a 1,000 are a call. Clause: multiple chips (tda-2019:45.A, tda-2013:43).
    """
    return total - min(chips) < due


def is_half_or_more_of_a_raise(total: int, due: int, full_raise: int) -> bool:
    """Whether a `total` (to) exceeds what is `due` (to) by at least half of a full raise (by).

    325 opened: 487 calls, 488 raises. Clause: half raise (tda-2019:43.A, tda-2013:41.A, roberts-11:3.14, badugi:14).
    """
    return 2 * (total - due) >= full_raise
