"""A mapping that cannot change and can be hashed, so that whatever holds one can key a cache."""

from collections.abc import Iterator, Mapping
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Frozen(Mapping[K, V]):
    """A copy of a mapping with hashable values, fixed at birth; equal to any mapping with the same entries."""

    __slots__ = ("_entries", "_hash")

    def __init__(self, entries: Mapping[K, V]) -> None:
        self._entries = dict(entries)
        self._hash = hash(frozenset(self._entries.items()))

    def __getitem__(self, key: K) -> V:
        return self._entries[key]

    def __iter__(self) -> Iterator[K]:
        return iter(self._entries)

    def __len__(self) -> int:
        return len(self._entries)

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        return f"Frozen({self._entries!r})"
