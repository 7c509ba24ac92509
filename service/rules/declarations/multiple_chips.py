"""Several chips without a word, and chips that lie in front from an earlier bet: when are they a raise?"""

from dataclasses import dataclass
from enum import StrEnum

from ..model.noun import Noun
from ..model.round import Player
from ..model.steps import Declaration, PriorMoved


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


class PriorChips(StrEnum):
    """What the rulebook says of new chips put in beside old ones."""

    TESTED = "tested"  # TDA 2019: named tests
    FLOOR = "floor"  # TDA 2013: they may matter, and it says no more


class OverchipAfterAllBack(StrEnum):
    """One new chip, if the old ones would have covered the call and were all taken back."""

    CALL = "call"  # TDA 2013, Robert's: a call, like any one chip that is too big
    TESTED = "tested"  # TDA 2019: like several chips, so the half-raise standard
    WHOLE_CHIP = "whole_chip"  # WSOP: a bet of all it is worth


class PushedAgain(StrEnum):
    """All old chips taken back, then pushed in again together with new ones."""

    FLOOR = "floor"  # TDA 2019: may be ruled a bet of all of them
    TESTED = "tested"  # WSOP, Robert's: judged like any chips


class PriorTest(StrEnum):
    """How new chips beside old ones are judged if they exceed the call."""

    SMALLEST_CHIP = "smallest_chip"  # TDA, WSOP: a call if none can be spared, else the half-raise standard
    HALF_RAISE_ONLY = "half_raise_only"  # Robert's: the half-raise standard alone


@dataclass(frozen=True, slots=True, kw_only=True)
class PriorChipsRule:
    """How chips from an earlier bet count."""

    rule: PriorChips = PriorChips.TESTED
    pulled_back_binds: bool = True  # False in Robert's: only words bind, so he may still fold
    pushed_again: PushedAgain = PushedAgain.FLOOR
    overchip_after_all_back: OverchipAfterAllBack = OverchipAfterAllBack.TESTED
    test: PriorTest = PriorTest.SMALLEST_CHIP


class InFront(Noun, frozen=True):
    """What lies in front of the player before he adds new chips: the `total`, and its denominations if they are known.

    `judged_with_the_new`: old and new chips are tested together. `all_back`: he took every old chip back.
    """

    total: int
    chips: tuple[int, ...]
    judged_with_the_new: bool
    all_back: bool


def in_front(declaration: Declaration, player: Player, due: int) -> InFront:
    """What still lies in front of the player from an earlier bet; all that he has committed, unless told otherwise.

    Old and new chips are tested together if he took some back, or if the old ones were enough for what is `due` (to).
    Clause: prior chips (tda-2019:46.C).
    """
    moved, listed = declaration.prior_moved, sum(declaration.prior_chips)
    before = max(listed, player.committed)
    together = player.committed > 0 and (moved is PriorMoved.PART or before >= due)
    if moved is PriorMoved.ALL:
        return InFront(0, (), together, all_back=True)
    return InFront(listed or player.committed, declaration.prior_chips, together, all_back=False)


def pushed_again(declaration: Declaration) -> bool:
    """Whether the player took back all old chips and pushed them in again together with new ones; there must be chips.

    Clause: prior chips (tda-2019:46.A).
    """
    if declaration.prior_moved is not PriorMoved.ALL or not declaration.prior_chips:
        return False
    pushed = list(declaration.chips[0])
    for chip in declaration.prior_chips:
        if chip not in pushed:
            return False
        pushed.remove(chip)
    return bool(pushed)
