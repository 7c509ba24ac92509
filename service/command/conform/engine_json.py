"""What an engine sends, read: the one place that decides what is JSON enough to go on with."""

from typing import Any, Final

import msgspec

from .engine import Json

_DEEPEST: Final = 50
"""Levels of objects and arrays; a report on a hand has fewer than 20."""


def read_object(sent: bytes) -> Json:
    """The JSON object that was sent. Raises ValueError for what is none, and for what cannot be told again.

    That is: NaN, numbers without a size, half a surrogate pair, nesting without end.
    """
    try:
        told = msgspec.json.decode(sent)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ValueError(str(error)) from None
    if not isinstance(told, dict):
        raise ValueError("it is no object")
    if _is_deeper(told, _DEEPEST):
        raise ValueError(f"it is nested more than {_DEEPEST} levels deep")
    return told


def _is_deeper(value: Any, levels: int) -> bool:
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return any(levels == 0 or _is_deeper(one, levels - 1) for one in inside)
