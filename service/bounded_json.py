"""The one reader of JSON in files that others wrote: its size, depth, numbers and keys are bounded."""

import json
import re
from itertools import accumulate
from math import isinf
from pathlib import Path
from typing import Any, Final

from .fault_text import cut

MOST_BYTES: Final = 64 * 1024 * 1024
_DEEPEST: Final = 65
_MOST_DIGITS: Final = 100
_BESIDE_BRACKETS: Final = re.compile(rb'"(?:[^"\\]|\\.)*+"?|[^][{}"]++', re.DOTALL)
_STEP: Final = {ord("["): 1, ord("{"): 1, ord("]"): -1, ord("}"): -1}


def json_in(path: Path) -> Any:
    """The value in a file. Raises OSError, and ValueError as `json_of` does."""
    with path.open("rb") as file:
        return json_of(file.read(MOST_BYTES + 1))


def json_of(text: bytes) -> Any:
    """The value of a text. Raises ValueError, which says what is wrong with the text.

    A text may hold half a surrogate pair, escaped: who writes it again must look for that.
    """
    if len(text) > MOST_BYTES:
        raise ValueError(f"it has more than {MOST_BYTES} bytes")
    # Before the parser: garbage collected at the end of its stack would have finalizers run out of theirs.
    if max(accumulate(_STEP[bracket] for bracket in _BESIDE_BRACKETS.sub(b"", text)), default=0) > _DEEPEST:
        raise ValueError("it is nested too deep")
    try:
        return json.loads(
            text.decode("utf-8"),
            object_pairs_hook=with_each_key_once,
            parse_int=_integer,
            parse_float=_real,
            parse_constant=_refuse_constant,
        )
    except json.JSONDecodeError as error:
        raise ValueError(f"no JSON at line {error.lineno}, column {error.colno}: {error.msg}") from None
    except UnicodeDecodeError as error:
        raise ValueError(f"byte {error.start + 1} is not UTF-8") from None


def with_each_key_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """The object of these members. Raises ValueError for a key that comes twice: each reader may take another value."""
    members: dict[str, Any] = {}
    for name, value in pairs:
        if name in members:
            raise ValueError(f'"{cut(name)}" stands twice in one object')
        members[name] = value
    return members


def _integer(digits: str) -> int:
    if len(digits) > _MOST_DIGITS:
        raise ValueError(f"a number has more than {_MOST_DIGITS} digits")
    return int(digits)


def _real(digits: str) -> float:
    number = float(digits)
    if isinf(number):
        raise ValueError("a number is out of range")
    return number


def _refuse_constant(name: str) -> Any:
    raise ValueError(f"{name} is no number")
