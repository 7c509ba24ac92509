"""Amounts as countries write them: `$1,234.50`, `0,01 $`, `5$`, `$ 10`, `3.000 $`, `25 000`.

A mark before two digits or fewer parts decimals, a mark before three parts thousands. All amounts of a hand, from its
header on, have one mark for decimals: an amount that does not fit the others is a fault.
"""

import re
from itertools import pairwise
from typing import Final

_SPACES: Final = " \u00a0\u202f"
SYMBOLS: Final = "$\u00a3\u20ac\u20ae"
FIGURE: Final = rf"[0-9]+(?:[.,'{_SPACES}][0-9]+)*"
_ENGLISH: Final = r"(?:[0-9]{1,3}(?:,[0-9]{3})+|[0-9]+)(?:\.[0-9]+)?"
_CURRENCY: Final = rf"[{SYMBOLS}]"
_DIGITS: Final = re.compile("[0-9]+")
_IN_A_GROUP: Final = 3
_OTHER: Final = {".": ",", ",": "."}


def amount(name: str = "amount") -> str:
    """The pattern of an amount, as a group of this name."""
    figure = rf"(?:{_CURRENCY}[{_SPACES}]?)?{FIGURE}(?:[{_SPACES}]?{_CURRENCY})?"
    return rf"(?P<{name}>{figure})(?: {{1,2}}(?:USD|EUR|GBP))?"


def english(name: str = "amount") -> str:
    """The pattern of an amount of a site that writes all of them as in English, as a group of this name."""
    return rf"(?P<{name}>{_CURRENCY}?{_ENGLISH})(?: (?:USD|EUR|GBP))?"


class AmountUnclearError(ValueError):
    """An amount contradicts how the hand has written others, or nothing tells which of its marks parts decimals."""


class AmountForm:
    """How one hand writes its amounts. A site that has one form has its `decimal`, the mark before decimals.

    Elsewhere the amounts show it: all that have the currency at the same place have the same marks. Chips without a
    currency or decimals may have their thousands parted by either mark.
    """

    def __init__(self, decimal: str | None = None) -> None:
        self._of_site = decimal
        self._shown: dict[str, str] = {}  # the mark before decimals; empty where both part thousands
        self._with_decimals: set[str] = set()

    def plain(self, text: str) -> str:
        """The amount as PokerStars writes it: its currency, then digits with a point. Raises AmountUnclearError."""
        spans = [match.span() for match in _DIGITS.finditer(text)]
        groups, marks = _DIGITS.findall(text), [text[end:begin] for (_, end), (begin, _) in pairwise(spans)]
        place = text[: spans[0][0]] + "#" + text[spans[-1][1] :]
        known = self._of_site or self._shown.get(place)
        decimals = groups.pop() if marks and self._parts_decimals(marks[-1], groups[-1], known) else ""
        thousands = set(marks[:-1] if decimals else marks)
        grouped = all(len(group) == _IN_A_GROUP for group in groups[1:]) and len(groups[0]) <= _IN_A_GROUP
        symbols = [letter for letter in text if letter in SYMBOLS]
        is_either = known in thousands and not symbols and place not in self._with_decimals
        unclear = not grouped or groups[0].startswith("0") or (known in thousands and not is_either)
        if len(symbols) > 1 or len(thousands) > 1 or (thousands and unclear):
            raise AmountUnclearError(text)
        if decimals:
            self._shown[place] = marks[-1]
            self._with_decimals.add(place)
        for mark in thousands & _OTHER.keys():
            self._shown[place] = "" if is_either or known == "" else _OTHER[mark]
        return "".join([*symbols, *groups, *([".", decimals] if decimals else [])])

    def _parts_decimals(self, mark: str, after: str, known: str | None) -> bool:
        """Whether a mark with these digits after it parts decimals. A site with one form may write three of them."""
        if self._of_site:
            return mark == self._of_site
        return len(after) < _IN_A_GROUP and mark in _OTHER and known in (None, mark)
