"""The tests by words: what of a test is searched, and how words are compared."""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from .suite import Test

_WORD: Final = re.compile(r"\d+(?:\.[a-z0-9]+)?|[^\W\d_]+")
_SEPARATOR: Final = re.compile(r"(?<=\d),(?=\d{3})")


def words_of(text: str) -> Sequence[str]:
    """The words of a text in small letters, `1,100` as `1100`, and the number of a clause (`43.A`) as one."""
    return _WORD.findall(_SEPARATOR.sub("", text.lower()))


def searched(test: Test) -> str:
    """The words of the test's topic, id, story and clause, each between spaces. `43.A` is there as `43` too."""
    clause = f"rule {test.ruling.clause}" if test.ruling.clause else ""
    case = f"{test.topic} {test.case.id} {test.case.story}"
    return f" {_spaced(case)} {_spaced(f'{test.ruleset} {clause}')} "


def fits(words: Sequence[str], text: str) -> bool:
    """Whether all words are in a text of `searched`: a word may be cut short, a number may not."""
    for word in words:  # all() would take twice as long
        if (f" {word} " if word.isdigit() else f" {word}") not in text:
            return False
    return True


@lru_cache(maxsize=16)  # a case has a test for each rulebook, one after the other
def _spaced(text: str) -> str:
    return " ".join(f"{word.partition('.')[0]} {word}" if "." in word else word for word in words_of(text))
