"""The one reader of JSON in files that others wrote: its size, depth, numbers and keys are bounded."""

import json
from collections.abc import Iterator
from math import isinf
from pathlib import Path
from typing import Any, Final

from .fault_text import cut

MOST_BYTES: Final = 64 * 1024 * 1024
_DEEPEST: Final = 64
_MOST_DIGITS: Final = 100


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
    try:
        value = json.loads(
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
    except RecursionError:
        raise ValueError("it is nested too deep") from None
    level = [value]
    for _ in range(_DEEPEST + 1):
        level = [inner for outer in level for inner in _members(outer)]
    if level:
        raise ValueError("it is nested too deep")
    return value


def _members(value: Any) -> Iterator[Any]:
    if isinstance(value, dict | list):
        yield from value.values() if isinstance(value, dict) else value


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
