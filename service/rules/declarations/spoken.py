"""What did the player say: a verb, an amount, or both?"""

from dataclasses import dataclass
from enum import StrEnum

from ..model.noun import Noun
from ..model.steps import Statement, Word


class Unclear(StrEnum):
    """Which of its meanings an amount has: the highest that the pot allows, or the lowest."""

    BELOW_POT = "below_pot"  # TDA 2019
    AT_MOST_POT = "at_most_pot"  # TDA 2024
    LOWEST = "lowest"  # TDA 2013, by report


@dataclass(frozen=True, slots=True, kw_only=True)
class SpokenRule:
    """Which meaning of an unclear amount counts, and whether "pot" in no-limit or an if may be penalized."""

    unclear: Unclear = Unclear.BELOW_POT
    pot_penalty: bool = False  # True in the TDA's rules
    conditional_penalty: bool = False  # True in the TDA's rules since 2019 and in those of the WSOP's tournaments


class BindingStatement(Noun, frozen=True):
    """The statement that binds; `more` says that others followed it, which are void."""

    statement: Statement
    more: bool


def binding_statement(words: tuple[Statement, ...]) -> BindingStatement:
    """The first statement, a verb joined with an amount that follows it; there must be words.

    "Time" counts only if nothing else is said. Clause: spoken (tda-2019:40.B, roberts-11:3.8, badugi:8).
    """
    spoken = tuple(statement for statement in words if statement.word is not Word.TIME) or words[:1]
    first, rest = spoken[0], spoken[1:]
    if rest and _is_wager_of_the_pot(first, rest[0]):
        first, rest = rest[0], rest[1:]
    elif rest and _waits_for_an_amount(first) and rest[0].word is None:
        first = Statement(
            word=first.word,
            amount=rest[0].amount,
            candidates=rest[0].candidates,
            condition=first.condition or rest[0].condition,
        )
        rest = rest[1:]
    return BindingStatement(first, bool(rest))


def _is_wager_of_the_pot(first: Statement, second: Statement) -> bool:
    """Whether "bet" or "raise" was followed by "pot": the pot is the amount."""
    wager = first.word in (Word.BET, Word.RAISE, Word.COMPLETE)
    return wager and _waits_for_an_amount(first) and second.word is Word.POT and first.condition is None


def _waits_for_an_amount(statement: Statement) -> bool:
    return statement.word is not None and statement.word.takes_an_amount and not statement.has_an_amount


def sensible_meanings(statement: Statement, due: int) -> tuple[int, ...]:
    """The meanings of an unclear amount without those that are no raise, if a raise was said over what is `due` (to).

    All of them if none is a raise. Clause: unclear amount (tda-2019:57).
    """
    raises = tuple(meaning for meaning in statement.candidates if meaning > due)
    return raises if statement.word is Word.RAISE and raises else statement.candidates


def settled_amount(meanings: tuple[int, ...], pot_total: int, rule: SpokenRule) -> int | None:
    """Which of several meanings an amount has (chips); None if the pot allows none of them.

    Clause: unclear amount (tda-2019:57).
    """
    if rule.unclear is Unclear.LOWEST:
        return min(meanings)
    most = pot_total if rule.unclear is Unclear.AT_MOST_POT else pot_total - 1
    return max((meaning for meaning in meanings if meaning <= most), default=None)
