"""Values of a TOML document as plain JSON, and back without loss.

What JSON cannot hold (the digits of a float, a time, an integer beyond 2^53) becomes `{"toml": "its text"}`.
"""

import tomllib
from collections.abc import Iterator
from decimal import Decimal
from typing import Any, Final

import tomli_w

from .document import DEEPEST
from .words import Json

TAG: Final = "toml"
MOST_KEYS: Final = 60  # more are not taken in one object of a request
EXACT: Final = 2**53 - 1
_LARGEST: Final = 2**63 - 1
_BEFORE: Final = "v = [\n[\n"
_AFTER: Final = ",\n],\n]\n"


class NotToml(Exception):  # noqa: N818  # an answer, no error of ours
    """What is carried cannot be written in TOML."""


def unfit(value: Any, deepest: int = DEEPEST) -> str | None:
    """The code of the fault for which a value is not taken; None if it is taken."""
    if isinstance(value, int) and not -_LARGEST - 1 <= value <= _LARGEST:
        return "number_range"
    if not isinstance(value, list | dict):
        return None
    if not deepest:
        return "too_deep"
    return next(filter(None, (unfit(member, deepest - 1) for member in _members(value))), None)


def to_json(value: Any) -> Any:
    """A value of a document as JSON."""
    if isinstance(value, str | bool) or (isinstance(value, int) and -EXACT <= value <= EXACT):
        return value
    if isinstance(value, list):
        return [to_json(member) for member in value]
    if isinstance(value, dict) and len(value) <= MOST_KEYS and set(value) != {TAG}:
        return {key: to_json(member) for key, member in value.items()}
    return {TAG: tomli_w.dumps({"v": [[value]]}, indent=0).removeprefix(_BEFORE).removesuffix(_AFTER)}


def from_json(carried: Any) -> Any:
    """The value again. Raises NotToml."""
    if isinstance(carried, str | int | float | Decimal):
        return carried
    if isinstance(carried, list):
        return [from_json(member) for member in carried]
    if not isinstance(carried, dict):
        raise NotToml
    if set(carried) != {TAG}:
        return {key: from_json(member) for key, member in carried.items()}
    try:
        return tomllib.loads(f"v = {carried[TAG]}", parse_float=Decimal)["v"]
    except (ValueError, ArithmeticError, RecursionError) as error:
        raise NotToml from error


def _members(value: list[Any] | Json) -> Iterator[Any]:
    yield from value.values() if isinstance(value, dict) else value
