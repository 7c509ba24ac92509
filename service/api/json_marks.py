"""What stands in a tree in the place of a value that cannot be, and where in the tree that is."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from service.api.breathe import Breath
from service.api.pointers import pointer_to
from service.rules.model.fault import Fault

_SURROGATE: Final = re.compile("[\ud800-\udfff]")
_RIGHT: Final = frozenset({int, float, bool, type(None)})


@dataclass(frozen=True, slots=True)
class Marked:
    """What stands there, and why; one for all values of which the same is to be said."""

    code: str
    message: str


class Twins:
    """An object in which keys came twice: all that came, in order."""

    __slots__ = ("members",)

    def __init__(self, members: list[tuple[str, Any]]) -> None:
        self.members = members


def faults_in(tree: Any) -> Iterator[Fault]:
    """Every fault, in document order."""
    breath = Breath()
    path: list[str | int] = []
    levels: list[Iterator[tuple[str | int, Any]]] = [iter([("", tree)])]
    while levels:
        for key, value in levels[-1]:
            breath.take()
            kind = type(value)
            if kind in _RIGHT or (kind is str and value.isascii()):
                continue
            if kind is Marked or kind is str:
                yield from _faults_of(value, [*path, key])
                continue
            if kind is Twins or (kind is dict and not "".join(value).isascii()):
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
    return iter(value.members if type(value) is Twins else value.items())


def _faults_of(value: str | Marked, path: list[str | int]) -> Iterator[Fault]:
    if isinstance(value, Marked):
        yield Fault(pointer_to(path[1:]), value.code, value.message)
    elif _SURROGATE.search(value):
        yield Fault(pointer_to(path[1:]), "json.lone_surrogate", "A surrogate stands alone: it is no character.")


def _faults_of_keys(value: dict[str, Any] | Twins, path: list[str | int]) -> Iterator[Fault]:
    times = Counter(key for key, _ in value.members) if isinstance(value, Twins) else dict.fromkeys(value, 1)
    for key in times:
        if times[key] > 1:
            yield Fault(pointer_to([*path[1:], key]), "json.duplicate_key", "The key stands twice in one object.")
        if not key.isascii() and _SURROGATE.search(key):
            said = "A key holds a lone surrogate: it is no character."
            yield Fault(pointer_to(path[1:]), "json.lone_surrogate", said)
