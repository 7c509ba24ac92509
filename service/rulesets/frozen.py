"""An immutable, hashable mapping, so that an object that holds one can be the key of a cache."""

from collections.abc import Iterator, Mapping
from typing import Any, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Frozen(Mapping[K, V]):
    """A fixed copy of a mapping with hashable values; it equals any mapping with the same entries."""

    __slots__ = ("_entries", "_hash")

    def __init__(self, entries: Mapping[K, V]) -> None:
        self._entries = dict(entries)
        self._hash = hash(frozenset(self._entries.items()))

    def __getitem__(self, key: K) -> V:
        return self._entries[key]

    def get(self, key: Any, default: Any = None) -> Any:
        """The entry, or `default`: as any mapping's, without an exception on the way."""
        return self._entries.get(key, default)

    def __iter__(self) -> Iterator[K]:
        return iter(self._entries)

    def __len__(self) -> int:
        return len(self._entries)

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        return f"Frozen({self._entries!r})"
