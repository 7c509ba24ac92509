"""Amounts as countries write them: `$1,234.50`, `0,01 $`, `5$`, `$ 10`, `3.000 $`, `25 000`.

A mark before two digits or fewer parts decimals, a mark before three parts thousands. All amounts of a hand, from its
header on, have one mark for decimals: an amount that does not fit the others is a fault.
"""

import re
from itertools import pairwise
from typing import Final

_SPACES: Final = " \u00a0\u202f"
SYMBOLS: Final = "$\u00a3\u20ac"
FIGURE: Final = rf"[0-9]+(?:[.,'{_SPACES}][0-9]+)*"
_CURRENCY: Final = rf"[{SYMBOLS}]"
_DIGITS: Final = re.compile("[0-9]+")
_IN_A_GROUP: Final = 3
_OTHER: Final = {".": ",", ",": "."}


def amount(name: str = "amount") -> str:
    """The pattern of an amount, as a group of this name."""
    figure = rf"(?:{_CURRENCY}[{_SPACES}]?)?{FIGURE}(?:[{_SPACES}]?{_CURRENCY})?"
    return rf"(?P<{name}>{figure})(?: {{1,2}}(?:USD|EUR|GBP))?"


class AmountUnclearError(ValueError):
    """An amount contradicts how the hand has written others, or nothing tells which of its marks parts decimals."""


class AmountForm:
    """How one hand writes its amounts; `decimal` is the mark of decimals, None until an amount shows it."""

    def __init__(self, decimal: str | None = None) -> None:
        self._decimal = decimal
        self._is_of_site = decimal is not None

    def plain(self, text: str) -> str:
        """The amount as PokerStars writes it: its currency, then digits with a point. Raises AmountUnclearError."""
        symbols = [letter for letter in text if letter in SYMBOLS]
        groups = _DIGITS.findall(text)
        marks = [
            text[end:begin] for (_, end), (begin, _) in pairwise(match.span() for match in _DIGITS.finditer(text))
        ]
        decimals = groups.pop() if marks and self._is_decimal(marks[-1], groups[-1]) else ""
        thousands = set(marks[:-1] if decimals else marks)
        grouped = all(len(group) == _IN_A_GROUP for group in groups[1:]) and len(groups[0]) <= _IN_A_GROUP
        unclear = not grouped or groups[0].startswith("0") or self._decimal in thousands
        if len(symbols) > 1 or len(thousands) > 1 or (thousands and unclear):
            raise AmountUnclearError(text)
        for mark in thousands & _OTHER.keys():
            self._decimal = _OTHER[mark]
        if decimals:
            self._decimal = marks[-1]
        return "".join([*symbols, *groups, *([".", decimals] if decimals else [])])

    def _is_decimal(self, mark: str, after: str) -> bool:
        """Whether a mark with these digits after it parts decimals. A site with one form may write three of them."""
        if self._is_of_site:
            return mark == self._decimal
        return len(after) < _IN_A_GROUP and mark in _OTHER and self._decimal in (None, mark)
