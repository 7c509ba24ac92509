"""How deep a body nests and how many values it holds, told of its bytes, before anything is made of them."""

import re
from typing import Final

DEEPEST: Final = 32
MOST_VALUES: Final = 200_000
"""A batch of 1,000 rounds with 23 seats holds 160,000, and no more of what has a name fits into 2 MiB."""

_STRING: Final = re.compile(rb'"[^"]*"?')
_NO_STRUCTURE: Final = bytes(set(range(256)) - set(b'[]{},"'))
_COMMAS: Final = b","
_BEGINS: Final = b"[{,"
_ONE_KIND: Final = bytes.maketrans(b"{}", b"[]")


def too_many_values(body: bytes) -> bool:
    """Whether it holds more values than anything here has.

    One begins the body, one each comma, one each bracket that is not empty: an empty one counts as two.
    """
    if len(body) <= MOST_VALUES or len(body) - len(body.translate(None, _BEGINS)) < MOST_VALUES:
        return False
    structure = _structure(body)
    if structure.count(b'"') > 4 * MOST_VALUES:  # each string is a value, or a value's name
        return True
    structure = _STRING.sub(b"", structure)
    return len(structure) - len(structure.translate(None, _BEGINS)) >= MOST_VALUES


def too_deep(body: bytes) -> bool:
    """Whether brackets nest too deep, or so many are never closed that they would.

    The innermost brackets are taken away, level by level: all of it in C, and linear.
    """
    if body.count(b"[") + body.count(b"{") <= DEEPEST:
        return False
    brackets = _STRING.sub(b"", _structure(body)).translate(_ONE_KIND, _COMMAS)
    for _ in range(DEEPEST):
        if b"[]" not in brackets:
            break
        brackets = brackets.replace(b"[]", b"")
    return b"[]" in brackets or brackets.count(b"[") > DEEPEST


def _structure(body: bytes) -> bytes:
    """Brackets, commas and quotes, without those quotes that are escaped; of a string without any of them, nothing."""
    if b"\\" in body:
        body = body.replace(rb"\\", b"").replace(rb"\"", b"")
    return body.translate(None, _NO_STRUCTURE).replace(b'""', b"")
