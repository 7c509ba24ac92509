"""How deep a body nests and how many values it holds, told from its bytes before anything is parsed."""

import re
from typing import Final

DEEPEST: Final = 32
MOST_VALUES: Final = 200_000
"""A batch of 1,000 rounds with 23 seats holds 160,000; 2 MiB of known fields cannot hold more than this."""

_STRING: Final = re.compile(rb'"[^"]*"?')
_NO_STRUCTURE: Final = bytes(set(range(256)) - set(b'[]{},"'))
_COMMAS: Final = b","
_BEGINS: Final = b"[{,"
_ONE_KIND: Final = bytes.maketrans(b"{}", b"[]")


def too_many_values(body: bytes) -> bool:
    """Whether the body holds more than `MOST_VALUES` values.

    Counted are the body itself and a value after each comma and opening bracket, so an empty bracket counts twice.
    """
    if len(body) <= MOST_VALUES or len(body) - len(body.translate(None, _BEGINS)) < MOST_VALUES:
        return False
    structure = _structure(body)
    if structure.count(b'"') > 4 * MOST_VALUES:  # each string is a value, or a value's name
        return True
    structure = _STRING.sub(b"", structure)
    return len(structure) - len(structure.translate(None, _BEGINS)) >= MOST_VALUES


def too_deep(body: bytes) -> bool:
    """Whether brackets nest deeper than `DEEPEST`, or so many are left open that they would.

    The innermost brackets are removed level by level: fast, as it runs in C and in linear time.
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
    """The brackets, commas and quotes of the body; without escaped quotes and strings that hold none of these."""
    if b"\\" in body:
        body = body.replace(rb"\\", b"").replace(rb"\"", b"")
    return body.translate(None, _NO_STRUCTURE).replace(b'""', b"")
