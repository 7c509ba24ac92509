"""JSON to be read by people, as short as there is room for, whatever an engine sent."""

import json
from collections.abc import Iterator
from typing import Any, Final

_WIDEST: Final = 76
"""The most characters of an object or array on one line."""
_MOST_VALUES: Final = 300
_DEEPEST: Final = 12
_LONGEST: Final = 200
_INDENT: Final = "  "


def json_text(value: Any) -> str:
    """The value as JSON over several lines. What is too deep, too long or too much is left out, and … stands for it."""
    return "\n".join(_lines(_bounded(value, 0, [_MOST_VALUES]), ""))


def _bounded(value: Any, depth: int, left: list[int]) -> Any:
    """The value without what is too much; `left` counts down the values that there is room for."""
    left[0] -= 1
    if isinstance(value, dict | list) and value and (depth >= _DEEPEST or left[0] <= 0):
        return "…"
    if isinstance(value, dict):
        kept = {_cut(str(name)): _bounded(one, depth + 1, left) for name, one in value.items() if left[0] > 0}
        return kept if len(kept) == len(value) else {**kept, "…": f"{len(value) - len(kept):,} more"}
    if isinstance(value, list):
        some = [_bounded(one, depth + 1, left) for one in value if left[0] > 0]
        return some if len(some) == len(value) else [*some, f"… {len(value) - len(some):,} more"]
    return _cut(value) if isinstance(value, str) else value


def _cut(text: str) -> str:
    return text if len(text) <= _LONGEST else text[:_LONGEST] + "…"


def _lines(value: Any, indent: str) -> Iterator[str]:
    """An object or array that has room for it on one line; else a line for each member."""
    flat = json.dumps(value, ensure_ascii=False)
    if len(flat) + len(indent) <= _WIDEST or not isinstance(value, dict | list):
        yield indent + flat
        return
    members = _members(value)
    opens, closes = "{}" if isinstance(value, dict) else "[]"
    yield indent + opens
    for place, (name, one) in enumerate(members, start=1):
        first, *rest = _lines(one, indent + _INDENT)
        *told, last = [indent + _INDENT + name + first.lstrip(), *rest]
        yield from told
        yield last + ("," if place < len(members) else "")
    yield indent + closes


def _members(value: dict[str, Any] | list[Any]) -> list[tuple[str, Any]]:
    """What is in an object or array, each with what stands before it."""
    if isinstance(value, list):
        return [("", one) for one in value]
    return [(json.dumps(name, ensure_ascii=False) + ": ", one) for name, one in value.items()]
