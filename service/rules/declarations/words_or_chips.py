"""Words and chips: which of the two binds?"""

from dataclasses import dataclass
from enum import StrEnum

from service.rules.model.declaration import Order


class WordsOrChips(StrEnum):
    """Which binds where a player does both."""

    FIRST = "first"  # TDA: whichever came first
    WORDS = "words"  # Robert's: the words


class Binds(StrEnum):
    """What the action is made of."""

    WORDS = "words"
    CHIPS = "chips"
    FLOOR = "floor"  # they contradict each other: the floor chooses


@dataclass(frozen=True, slots=True, kw_only=True)
class WordsOrChipsRule:
    """Which of words and chips counts."""

    binds: WordsOrChips = WordsOrChips.FIRST


def what_binds(order: Order, rule: WordsOrChipsRule, *, clear: bool, contradictory: bool) -> Binds:
    """Which of the two counts; at the same time clear words do, and what contradicts itself is the floor's.

    Chips that were let go are not taken back by words that give up the bet.
    Clause: words or chips (tda-2019:40.A, roberts-11:14.8 and 3.13).
    """
    if order is Order.CHIPS_FIRST and (contradictory or rule.binds is WordsOrChips.FIRST):
        return Binds.CHIPS
    if rule.binds is WordsOrChips.WORDS or order is Order.WORDS_FIRST:
        return Binds.WORDS
    if contradictory:
        return Binds.FLOOR
    return Binds.WORDS if clear else Binds.CHIPS
