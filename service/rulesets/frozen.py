"""An immutable, hashable dictionary, so that an object that holds one can be the key of a cache."""

from collections.abc import Mapping
from typing import Any, NoReturn, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Frozen(dict[K, V]):
    """A fixed copy of a mapping with hashable values; it equals any dictionary with the same entries."""

    __slots__ = ("_hash",)

    def __init__(self, entries: Mapping[K, V]) -> None:
        super().__init__(entries)
        self._hash = hash(frozenset(self.items()))

    def __hash__(self) -> int:  # type: ignore[override]  # a dictionary that changes has none
        return self._hash

    def _refuse(self, *_: Any, **__: Any) -> NoReturn:
        raise TypeError("this mapping is fixed")

    __setitem__ = __delitem__ = __ior__ = _refuse
    clear = pop = popitem = setdefault = update = _refuse
