"""Words and chips together: which of the two binds?"""

from dataclasses import dataclass
from enum import StrEnum

from ..model.steps import Order


class WordsOrChips(StrEnum):
    """Which binds if a player both speaks and moves chips."""

    FIRST = "first"  # TDA: whichever came first
    WORDS = "words"  # Robert's: the words


class Binds(StrEnum):
    """What decides the action."""

    WORDS = "words"
    CHIPS = "chips"
    FLOOR = "floor"  # they contradict each other: the floor chooses


@dataclass(frozen=True, slots=True, kw_only=True)
class WordsOrChipsRule:
    """Whether words or chips count."""

    binds: WordsOrChips = WordsOrChips.FIRST


def what_binds(order: Order, rule: WordsOrChipsRule, *, clear: bool, contradictory: bool) -> Binds:
    """Whether words or chips bind. If they came together, clear words do; contradictory ones are left to the floor.

    Chips that were let go first stay in, even if the words then give up the bet.
    Clause: words or chips (tda-2019:40.A, roberts-11:14.8 and 3.13).
    """
    if order is Order.CHIPS_FIRST and (contradictory or rule.binds is WordsOrChips.FIRST):
        return Binds.CHIPS
    if rule.binds is WordsOrChips.WORDS or order is Order.WORDS_FIRST:
        return Binds.WORDS
    if contradictory:
        return Binds.FLOOR
    return Binds.WORDS if clear else Binds.CHIPS
