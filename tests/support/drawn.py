"""A part of the long tests, drawn by a word: python -m tests.support.drawn WORD MANY NAME… prints MANY of the names."""

import hashlib
import os
import sys
from collections.abc import Iterable, Sequence
from typing import Final, TypeVar

One = TypeVar("One")
WORD: Final = os.environ.get("SHORT", "")
"""The word of a short run; empty if all is tried. A commit's hash brings each part up, sooner or later."""


def _place(word: str, name: str) -> int:
    return int.from_bytes(hashlib.sha256(f"{word} {name}".encode()).digest()[:8], "big")


def drawn(word: str, many: int, names: Iterable[str]) -> list[str]:
    """So many of the names, the same for the same word."""
    return sorted(names, key=lambda name: _place(word, name))[:many]


def is_drawn(word: str, shares: int, name: str) -> bool:
    """Whether a name is in the one of so many shares that a word draws; without a word each is."""
    return not word or _place(word, name) % shares == 0


def part(many: Sequence[One], nth: int, word: str = WORD) -> Sequence[One]:
    """Each n-th of these, from a place that the word draws; without a word, all."""
    return many[_place(word, "") % nth :: nth] if word else many


if __name__ == "__main__":
    sys.stdout.write(" ".join(drawn(sys.argv[1], int(sys.argv[2]), sys.argv[3:])) + "\n")
