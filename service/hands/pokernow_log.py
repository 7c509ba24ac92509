"""PokerNow's log of a game: rows of CSV (entry, at, order), newest first, with any number of hands.

Here a log is told from other texts and parted into hands, by its bytes; `pokernow_hand` reads one hand.
"""

import re
from collections.abc import Sequence
from itertools import accumulate
from typing import Final

NAME: Final = "PokerNow"
COLUMNS: Final = ("entry", "at", "order")
_COLUMNS_LINE: Final = ",".join(COLUMNS).encode()
_EDGE: Final = re.compile(rb'"?-- (?P<edge>starting|ending) hand #[0-9]')
_EDGE_OF_TEXT: Final = re.compile(f"^{_EDGE.pattern.decode()}", re.MULTILINE)
_OF_HAND: Final = re.compile(b'^"?Player stacks: |" (?:folds|checks|calls|bets|raises|posts|collected)')
_ORDER: Final = re.compile(rb",([0-9]{1,30})\s*\Z")
_LONGEST_END: Final = 100
"""The bytes of a row in which its order is looked for."""


def is_log(text: str) -> bool:
    """Whether a text with no header of a site is rows of a log: it has the columns, or a hand begins or ends in it."""
    return text.lstrip().startswith(",".join(COLUMNS)) or _EDGE_OF_TEXT.search(text) is not None


def begins(line: bytes, before: bytes) -> bool:
    """Whether a hand begins with this row, which comes after that one.

    Newest first, that is the row with which the hand was over. Above the first one are the columns, and perhaps the
    rows of a hand that is not over.
    """
    if line.strip() == _COLUMNS_LINE:
        return True
    edge = _EDGE.match(line)
    if edge is None or before.strip() == _COLUMNS_LINE:
        return False
    order, last = _order(line), _order(before)
    return order is not None and (last is None or (edge["edge"] == b"ending") == (order < last))


def has_no_hand(lines: Sequence[bytes]) -> bool:
    """Whether these are the columns, and rows before the first hand that are of no hand. A line may be no row."""
    quotes = accumulate(line.count(b'"') for line in lines[1:])  # odd within an entry of several lines
    rows = [line for line, so_far in zip(lines[1:], quotes, strict=True) if so_far % 2 == 0]
    if lines[0] != _COLUMNS_LINE or None in map(_order, rows):
        return False
    return not any(_EDGE.match(line) or _OF_HAND.search(line) for line in lines)


def _order(row: bytes) -> int | None:
    match = _ORDER.search(row[-_LONGEST_END:])
    return None if match is None else int(match[1])
