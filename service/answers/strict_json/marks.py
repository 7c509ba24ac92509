"""Marks for values that JSON or we do not allow, left in the parsed tree; and the walk that finds them."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from ...rules.model.fault import Fault
from ...yielding import Yielder
from ..pointers import pointer_to

_SURROGATE: Final = re.compile("[\ud800-\udfff]")
_RIGHT: Final = frozenset({int, float, bool, type(None)})


@dataclass(frozen=True, slots=True)
class Marked:
    """Stands in the place of a value that is not allowed; one mark serves all values with the same fault."""

    code: str
    message: str


class DuplicateKeys:
    """An object with duplicate keys: all its members in order."""

    __slots__ = ("members",)

    def __init__(self, members: list[tuple[str, Any]]) -> None:
        self.members = members


def faults_in(tree: Any) -> Iterator[Fault]:
    """Every marked value and lone surrogate in the tree as a fault, in document order."""
    yielder = Yielder()
    path: list[str | int] = []
    levels: list[Iterator[tuple[str | int, Any]]] = [iter([("", tree)])]
    while levels:
        for key, value in levels[-1]:
            yielder.yield_if_due()
            kind = type(value)
            if kind in _RIGHT or (kind is str and value.isascii()):
                continue
            if kind is Marked or kind is str:
                yield from _faults_of(value, [*path, key])
                continue
            if kind is DuplicateKeys or (kind is dict and not "".join(value).isascii()):
                yield from _faults_of_keys(value, [*path, key])
            path.append(key)
            levels.append(_members(value))
            break
        else:
            levels.pop()
            del path[-1:]


def _members(value: Any) -> Iterator[tuple[str | int, Any]]:
    if type(value) is list:
        return enumerate(value)
    return iter(value.members if type(value) is DuplicateKeys else value.items())


def _faults_of(value: str | Marked, path: list[str | int]) -> Iterator[Fault]:
    if isinstance(value, Marked):
        yield Fault(pointer_to(path[1:]), value.code, value.message)
    elif _SURROGATE.search(value):
        yield Fault(pointer_to(path[1:]), "json.lone_surrogate", "A surrogate stands alone: it is no character.")


def _faults_of_keys(value: dict[str, Any] | DuplicateKeys, path: list[str | int]) -> Iterator[Fault]:
    times = Counter(key for key, _ in value.members) if isinstance(value, DuplicateKeys) else dict.fromkeys(value, 1)
    for key in times:
        if times[key] > 1:
            yield Fault(pointer_to([*path[1:], key]), "json.duplicate_key", "The key stands twice in one object.")
        if not key.isascii() and _SURROGATE.search(key):
            said = "A key holds a lone surrogate: it is no character."
            yield Fault(pointer_to(path[1:]), "json.lone_surrogate", said)
