"""Numbers in words; and hostile text made harmless to read."""

import re
from typing import Any, Final

from markupsafe import Markup, escape

LONGEST: Final = 600
"""The most characters of one text that a page shows."""
_LONGEST_LINES: Final = 4_000
"""The most characters of one text of several lines."""

_UNSEEN: Final = re.compile(
    "[\x00-\x1f\x7f-\x9f\xad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb"
    "\ud800-\udfff\U000e0000-\U000e007f]"
)


def harmless(value: Any) -> Any:
    """A value as it may be shown: invisible and direction-changing characters are named, long texts cut."""
    if not isinstance(value, str) or isinstance(value, Markup):
        return "" if value is None else value
    return _UNSEEN.sub(_named, _cut(value, LONGEST))


def lines(value: str) -> Markup:
    """A text of several lines, made harmless and escaped for a page: its lines stay."""
    return Markup("\n").join(escape(harmless(line)) for line in _cut(value, _LONGEST_LINES).split("\n"))


def number(count: int) -> str:
    """A whole number with commas between thousands."""
    return f"{count:,}"


def counted(count: int, one: str, many: str | None = None) -> str:
    """A number and its noun, as `1 hand` or `2 hands`."""
    return f"{count:,} {one if count == 1 else many or one + 's'}"


def share(part: int, whole: int) -> str:
    """A share in per cent; rounding never makes it 0% or 100%."""
    if not whole or part in (0, whole):
        return "100%" if part and part == whole else "0%"
    percent = 100 * part / whole
    if percent < 0.01:
        return "<0.01%"
    if percent > 99.99:
        return ">99.99%"
    return f"{percent:.2f}%" if percent < 1 or percent > 99 else f"{percent:.1f}%"


def _cut(value: str, longest: int) -> str:
    return value if len(value) <= longest else f"{value[:longest]}… ({len(value) - longest:,} more characters)"


def _named(unseen: re.Match[str]) -> str:
    char = unseen.group()
    return " " if char in "\t\n\r" else f"[U+{ord(char):04X}]"
