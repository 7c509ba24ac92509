"""From text to a TOML document, or to the reason why it is none. The parser is the standard library's."""

import re
import tomllib
from decimal import Decimal
from typing import Final

from ...rules.model.fault import Fault
from ..unreadable import Place, Unreadable
from .words import Json

DEEPEST: Final = 24  # a hand that carries a document nests a little deeper, and must still be taken
LONGEST_MESSAGE: Final = 200
LONGEST: Final = 32 * 1024  # characters: no hand comes near it, and carrying a document costs several times its size
MOST_VALUES: Final = 4096
"""Parts of keys included: other requests wait while the parser runs. A hand of 1,000 actions has 1,300."""

_AT: Final = re.compile(r" ?\(at (?:line (\d+), column (\d+)|end of document)\)$")
_NO_KEYS: Final = re.compile(
    r'''"""(?:[^"\\]++|\\.|"(?!""))*+(?:""""{0,2}|\Z)'''
    r"""|'{3}(?:[^']++|'(?!''))*+(?:'{3,5}|\Z)"""
    r"""|"(?:[^"\\\n]++|\\[^\n])*+"?|'[^'\n]*+'?|#[^\n]*+""",
    re.DOTALL,
)
_DEEP_KEY: Final = re.compile(rf"(?:(?<![A-Za-z0-9_-])[A-Za-z0-9_-]++[ \t]*+\.[ \t]*+){{{DEEPEST}}}")

_BEFORE: Final = "=,[{."  # what stands before a value, or the part of a key


def document(text: str) -> Json:
    """The document, with every float as a Decimal of the digits written. Raises Unreadable."""
    if len(text) > LONGEST:
        raise _unreadable("too_long", f"A hand has at most {LONGEST} characters.")
    try:
        text.encode()
    except UnicodeEncodeError as error:
        said = "A surrogate stands alone: it is no character."
        raise _unreadable("syntax", said, _place(text, error.start)) from None
    keys = _NO_KEYS.sub("s", text)
    if _DEEP_KEY.search(keys):  # the parser needs the square of a key's length
        raise _too_deep()
    if sum(map(keys.count, _BEFORE)) > MOST_VALUES:
        raise _unreadable("too_many_values", f"A hand has at most {MOST_VALUES} values and parts of keys.")
    try:
        return tomllib.loads(text, parse_float=Decimal)
    except tomllib.TOMLDecodeError as error:
        said = _AT.sub("", str(error))[:LONGEST_MESSAGE]
        raise _unreadable("syntax", f"This is not TOML: {said}.", _told(error, text)) from None
    except RecursionError:
        raise _too_deep() from None
    except (ValueError, ArithmeticError):
        raise _unreadable("number_range", "No number is that long or that large.") from None


def _unreadable(code: str, message: str, place: Place | None = None) -> Unreadable:
    return Unreadable((Fault("", f"phh.{code}", message),), place)


def _too_deep() -> Unreadable:
    return _unreadable("too_deep", f"A document nests at most {DEEPEST} levels deep.")


def _told(error: tomllib.TOMLDecodeError, text: str) -> Place:
    """Where the parser stopped: newer Pythons say it in attributes, all of them in the message."""
    line, column = getattr(error, "lineno", None), getattr(error, "colno", None)
    if isinstance(line, int) and isinstance(column, int):
        return Place(line, column)
    found = _AT.search(str(error))
    if found and found[1]:
        return Place(int(found[1]), int(found[2]))
    return _place(text, len(text))


def _place(text: str, offset: int) -> Place:
    return Place(text.count("\n", 0, offset) + 1, offset - text.rfind("\n", 0, offset))
