"""The part of many that a short run takes: each n-th, from a place drawn by the word in SHORT. Without a word, all."""

import os
from collections.abc import Sequence
from typing import Final, TypeVar
from zlib import crc32

One = TypeVar("One")
WORD: Final = os.environ.get("SHORT", "")


def drawn(many: Sequence[One], nth: int, word: str = WORD) -> Sequence[One]:
    """Each n-th of these."""
    return many[crc32(word.encode()) % nth :: nth] if word else many
