"""What a Poker Hand History document is made of: the words of the format, its TOML, its values.

A file has one hand (.phh) or several (.phhs).
"""

import re
from dataclasses import dataclass
from decimal import Decimal
from typing import Any, Final, Literal, TypeGuard

import tomli

from ..rules.model.amounts import MOST_CHIPS
from ..rules.model.fault import Fault
from .reading import DEEPEST, MOST_PLACES, Faults, Json, Path, Place, Unreadable, decimals

NAME: Final = "phh"


@dataclass(frozen=True, slots=True)
class Variant:
    """A game: its structure, its number of streets, what is dealt to begin one, how many hole cards, and its name."""

    structure: Literal["no_limit", "pot_limit", "fixed_limit"]
    streets: int
    deals: Literal["board", "stud", "draw"]
    hole_cards: int
    name: str

    @property
    def bets(self) -> tuple[str, ...]:
        """The fields that tell the sizes of bets, the one of the first street first."""
        return ("small_bet", "big_bet") if self.structure == "fixed_limit" else ("min_bet",)

    @property
    def forced(self) -> str:
        """The field with the forced bets other than antes."""
        return "bring_in" if self.deals == "stud" else "blinds_or_straddles"


VARIANTS: Final = {
    "FT": Variant("fixed_limit", 4, "board", 2, "Hold'em"),
    "NT": Variant("no_limit", 4, "board", 2, "Hold'em"),
    "NS": Variant("no_limit", 4, "board", 2, "Short Deck"),
    "PO": Variant("pot_limit", 4, "board", 4, "Omaha"),
    "FO/8": Variant("fixed_limit", 4, "board", 4, "Omaha Hi/Lo"),
    "F7S": Variant("fixed_limit", 5, "stud", 3, "7 Card Stud"),
    "F7S/8": Variant("fixed_limit", 5, "stud", 3, "7 Card Stud Hi/Lo"),
    "FR": Variant("fixed_limit", 5, "stud", 3, "Razz"),
    "N2L1D": Variant("no_limit", 2, "draw", 5, "Single Draw 2-7 Lowball"),
    "F2L3D": Variant("fixed_limit", 4, "draw", 5, "Triple Draw 2-7 Lowball"),
    "FB": Variant("fixed_limit", 4, "draw", 4, "Badugi"),
}
BIG_BETS_FROM: Final = 2  # the third street, counted from 0
BOARD: Final = (0, 3, 1, 1)  # how many cards each street brings to the board

NOT_EVERYWHERE: Final = ("blinds_or_straddles", "bring_in", "small_bet", "big_bet", "min_bet")
ARRAYS: Final = ("antes", "blinds_or_straddles", "starting_stacks", "finishing_stacks", "winnings")
AMOUNTS: Final = (*ARRAYS, *NOT_EVERYWHERE, "actions")
PLACE: Final = ("city", "region", "country")
ZONES: Final = ("time_zone", "time_zone_abbreviation")
CURRENCY: Final = ("currency", "currency_symbol")
TEXTS: Final = ("author", "event", "url", "venue", "address", "postal_code", *PLACE, *ZONES, *CURRENCY)
WHOLE_NUMBERS: Final = ("day", "month", "year", "level", "seat_count")
NAMES: Final = ("hand", "table")
LOCAL_TIME: Final = "_local_time"
"""A field of our own, for a time whose zone is not known: `time` without a zone is UTC."""

OF_RESULT: Final = {"pot": "_result_pot", "rake": "_result_rake", "uncalled": "_result_uncalled"}
"""Fields of our own for what the format has no place for; the last has an entry for each player."""

FOLD: Final = "f"
CALL: Final = "cc"
WAGER: Final = "cbr"
BRING_IN: Final = "pb"
BETTING: Final = (FOLD, CALL, WAGER, BRING_IN)
DEAL_BOARD: Final = "db"
DEAL_HOLE: Final = "dh"
DISCARD: Final = "sd"
SHOW: Final = "sm"

LONGEST_MESSAGE: Final = 200
LONGEST: Final = 32 * 1024  # characters: no hand comes near it
MOST_VALUES: Final = 4096
"""Parts of keys included: other requests wait while the parser runs. A hand of 1,000 actions has 1,300."""

# possessive are single characters only: Python 3.11.2 matches a possessive group wrongly
_NO_KEYS: Final = re.compile(
    r'''"""(?:[^"\\]++|\\.?|"(?!""))*(?:"{3,5}|\Z)'''
    r"""|'{3}(?:[^']++|'(?!''))*(?:'{3,5}|\Z)"""
    r"""|"(?:[^"\\\n]++|\\[^\n])*"?|'[^'\n]*+'?|#[^\n]*+""",
    re.DOTALL,
)
"""Texts and comments. Whatever begins as one is one, to its end or that of the document: nothing is read twice."""
_DEEP_KEY: Final = re.compile(rf"(?:(?<![A-Za-z0-9_-])[A-Za-z0-9_-]++[ \t]*+\.[ \t]*+){{{DEEPEST}}}")
_TABLE: Final = re.compile(rb"""\[\s*("[^"]*"|'[^']*'|[\w-]+)\s*\]\s*(#.*)?""")
_FIRST_LINE: Final = re.compile(r"^[ \t\r]*+[^ \t\r\n#]", re.MULTILINE)
_HEADING: Final = re.compile(r"""[ \t]*+\[[ \t]*+(?:"[^"\n]*+"|'[^'\n]*+'|[A-Za-z0-9_-]++)[ \t]*+\]""")
_BEFORE_VALUE: Final = "=,[{."  # what stands before a value, or the part of a key

_LEAST: Final = Decimal(1).scaleb(-MOST_PLACES)
_BEYOND: Final = 10**16


def first_line(line: bytes, _: bytes) -> bytes | None:
    """The first line of a hand in a .phhs file, from its heading: a blank, as a file with one hand has none.

    None if the line is no heading.
    """
    return b"\n" if _TABLE.fullmatch(line.rstrip(b"\r\n")) else None


def document_of(text: str) -> Json:
    """The document that a text is, with every float as a Decimal of the digits written. Raises Unreadable."""
    begins = _FIRST_LINE.search(text)
    if begins and _HEADING.match(text, begins.start()):  # no hand begins so: nothing can stand above it any more
        message = (
            "These are several hands, each under a heading: send one alone, without it, or each as a line of "
            "application/x-ndjson."
        )
        raise _unreadable("several_hands", message)
    if len(text) > LONGEST:
        raise _unreadable("too_long", f"A hand has at most {LONGEST} characters.")
    try:
        text.encode()
    except UnicodeEncodeError as error:
        message = "A surrogate stands alone: it is no character."
        raise _unreadable("syntax", message, _place(text, error.start)) from None
    if text.count(".") >= DEEPEST or sum(map(text.count, _BEFORE_VALUE)) > MOST_VALUES:
        _verify_keys(_NO_KEYS.sub("s", text))
    try:
        return tomli.loads(text, parse_float=Decimal)
    except tomli.TOMLDecodeError as error:
        # it may hold a key's repr(), which escapes what this Python's Unicode does not know
        reason = error.msg.encode("ascii", "backslashreplace").decode("ascii")
        message = f"This is not TOML: {reason[:LONGEST_MESSAGE]}."
        raise _unreadable("syntax", message, Place(error.lineno, error.colno)) from None
    except RecursionError:
        raise _too_deep() from None
    except (ValueError, ArithmeticError):
        raise _unreadable("number_range", "No number is that long or that large.") from None


def _verify_keys(keys: str) -> None:
    """Raise Unreadable where a document has too deep a key, or too many values; `keys` is it without its texts."""
    if _DEEP_KEY.search(keys):  # the parser needs the square of a key's length
        raise _too_deep()
    if sum(map(keys.count, _BEFORE_VALUE)) > MOST_VALUES:
        raise _unreadable("too_many_values", f"A hand has at most {MOST_VALUES} values and parts of keys.")


def _unreadable(code: str, message: str, place: Place | None = None) -> Unreadable:
    return Unreadable(Fault("", f"{NAME}.{code}", message), place=place)


def _too_deep() -> Unreadable:
    return _unreadable("too_deep", f"A document nests at most {DEEPEST} levels deep.")


def _place(text: str, offset: int) -> Place:
    return Place(text.count("\n", 0, offset) + 1, offset - text.rfind("\n", 0, offset))


Amount = int | Decimal
"""A number of a document, as it is written there."""
_NUMBERS: Final = (int, Decimal)


def is_number(value: Any) -> TypeGuard[Amount]:
    """Whether a value of a document is a number."""
    return isinstance(value, _NUMBERS) and value is not True and value is not False


class Amounts:
    """Collects the amounts of a hand, and finds the smallest scale that makes them all whole."""

    def __init__(self, faults: Faults) -> None:
        self._faults = faults
        self._met: list[tuple[Amount, Path]] = []
        self._places = 0
        self.scale = 1
        """How many chips one unit of the document is, once all amounts are collected."""

    def chips(self, amount: Amount) -> int:
        """An amount that was collected, in chips."""
        return int(amount * self.scale)

    def take(self, value: Any, path: Path, *, least: int | None = 0) -> Amount:
        """Collect an amount; 0 if it is faulty. `least` 0 takes 0 and more, 1 anything above 0, None anything."""
        amount = self._exact(value, path)
        if amount is None:
            return 0
        if least is not None and amount < 0:
            self._faults.add(path, "amount_negative", "An amount here is 0 or more.")
        elif least and not amount:
            self._faults.add(path, "amount_zero", "An amount here is more than 0.")
        else:
            self._met.append((amount, path))
            if isinstance(amount, Decimal):
                self._places = max(self._places, decimals(amount))
                self.scale = int(10**self._places)
        return amount

    def verify(self) -> None:
        """Add a fault for each amount that is too large in chips; call it once all are collected."""
        most = Decimal(MOST_CHIPS).scaleb(-self._places) if self._places else MOST_CHIPS
        for amount, path in self._met:
            if not -most <= amount <= most:
                message = f"With {self._places} decimals, as this hand needs, an amount is at most {most}."
                self._faults.add(path, "amount_large", message)

    def _exact(self, value: Any, path: Path) -> Amount | None:
        if type(value) is int and -_BEYOND < value < _BEYOND:
            return value
        if not is_number(value):
            self._faults.add(path, "kind", "An amount is an integer or a float.")
        elif isinstance(value, Decimal) and not value.is_finite():
            self._faults.add(path, "not_finite", "An amount is a finite number.")
        elif not -_BEYOND < value < _BEYOND:
            self._faults.add(path, "amount_large", f"An amount is at most {MOST_CHIPS}.")
        else:
            kept = Decimal(value).quantize(_LEAST)
            if kept == value:
                return kept.normalize() + 0
            self._faults.add(path, "amount_places", f"An amount has at most {MOST_PLACES} decimals.")
        return None


def number(chips: int, scale: int) -> int | Decimal:
    """Chips as a document writes them: an integer if they are one, else with all decimals of the scale."""
    return chips // scale if chips % scale == 0 else Decimal(chips).scaleb(1 - len(str(scale)))
