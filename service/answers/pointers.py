"""JSON pointers to faults, and how many faults are reported: an answer stays small, whatever was sent."""

import re
from collections.abc import Iterable
from typing import Final

LONGEST: Final = 1000
MOST_FAULTS: Final = 1000  # more than the known fields of a round can have

_SURROGATE: Final = re.compile("[\ud800-\udfff]")


def pointer_to(path: Iterable[object]) -> str:
    """The JSON pointer (RFC 6901) to the end of a path of keys and indexes.

    If it would be too long, it stops at the last level that fits. Lone surrogates are replaced.
    """
    pointer = ""
    for key in path:
        text = str(key)
        if len(text) > LONGEST:  # before it is copied
            break
        longer = pointer + "/" + _SURROGATE.sub("\ufffd", text.replace("~", "~0").replace("/", "~1"))
        if len(longer) > LONGEST:
            break
        pointer = longer
    return pointer


def shortened(pointer: str) -> str:
    """A pointer that was made elsewhere; if it is too long, cut at the last level that fits."""
    return pointer if len(pointer) <= LONGEST else pointer[: LONGEST + 1].rpartition("/")[0]
