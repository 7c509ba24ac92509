"""JSON pointers to faults, and how many faults are reported: an answer stays small, whatever was sent."""

import re
from collections.abc import Iterable
from contextvars import ContextVar
from typing import Final

from ..fault_text import pointer

LONGEST: Final = 1000
MOST_FAULTS: Final = 1000  # more than the known fields of a round can have
FIRST_ONLY: Final = ContextVar("FIRST_ONLY", default=False)
"""Whether the search for faults stops at the first: a batch or a stream has listed all the errors that it may list."""

_SURROGATE: Final = re.compile("[\ud800-\udfff]")


def pointer_to(path: Iterable[object]) -> str:
    """The JSON pointer (RFC 6901) to the end of a path of keys and indexes.

    If it would be too long, it stops at the last level that fits. Lone surrogates are replaced.
    """
    found = ""
    for key in path:
        text = str(key)
        if len(text) > LONGEST:  # before it is copied
            break
        longer = found + _SURROGATE.sub("\ufffd", pointer([text]))
        if len(longer) > LONGEST:
            break
        found = longer
    return found


def shortened(found: str) -> str:
    """A pointer that was made elsewhere; if it is too long, cut at the last level that fits."""
    return found if len(found) <= LONGEST else found[: LONGEST + 1].rpartition("/")[0]
