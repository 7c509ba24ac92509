"""What an object of the document says beyond the hand, kept so that the same object can be written again.

It is kept as the difference from what the writer makes of the hand alone: members that are `more`, `less`, or have
another value `instead`. The last have both values, so that they apply only while the hand is unchanged.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeVar

from .words import Json

T = TypeVar("T")

NAME: Final = "ohh"


def beyond(source: Json, rebuilt: Json) -> Json:
    """The difference between an object of the document and what the writer makes of the hand; empty if none."""
    difference = {
        "more": {key: value for key, value in source.items() if key not in rebuilt},
        "less": [key for key in rebuilt if key not in source],
        "instead": {
            key: [value, source[key]]
            for key, value in rebuilt.items()
            if key in source and not _same(value, source[key])
        },
    }
    return {name: part for name, part in difference.items() if part}


def restored(rebuilt: Json, difference: Json) -> Json:
    """The object of the document, from what the writer made of the hand and the difference."""
    less = part(difference, "less", list)
    instead = part(difference, "instead", dict)
    made = {key: _instead(value, instead.get(key)) for key, value in rebuilt.items() if key not in less}
    return part(difference, "more", dict) | made


def carrying(thing: Json, rest: Json) -> Json:
    """A part of the hand with what it carries, if it carries anything."""
    return thing | {"carried": {NAME: rest}} if rest else thing


def kept(thing: Json) -> Json:
    """What a part of the hand carries from an OHH document; empty if it came from elsewhere."""
    carried = thing.get("carried")
    return part(carried, NAME, dict) if isinstance(carried, dict) else {}


def part(difference: Json, name: str, kind: type[T]) -> T:
    """A part of what is carried; an empty one if it is of the wrong type, and so not ours."""
    value = difference.get(name)
    return value if isinstance(value, kind) else kind()


def placed(entry: Json, name: str) -> int | None:
    """The place in a list that is carried under this name; None if there is none."""
    value = entry.get(name)
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def interleaved(rest: Sequence[T], fixed: Mapping[int, T]) -> list[T]:
    """One list: entries with a fixed place stand there, the rest fill the gaps in order; impossible places last."""
    length = len(rest) + len(fixed)
    others = iter(rest)
    made = []
    for place in range(length):
        entry = fixed[place] if place in fixed else next(others, None)
        if entry is not None:
            made.append(entry)
    return [*made, *(entry for place, entry in sorted(fixed.items()) if not 0 <= place < length)]


def _instead(value: Any, pair: Any) -> Any:
    match pair:
        case [was, now] if _same(value, was):
            return now
    return value


def _same(one: Any, other: Any) -> bool:
    if isinstance(one, bool) or isinstance(other, bool):
        return one is other
    if isinstance(one, int | float) and isinstance(other, int | float):
        return one == other
    return type(one) is type(other) and bool(one == other)
