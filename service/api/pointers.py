"""Where a fault is, and how many are told: an answer stays small, whatever was sent."""

import re
from collections.abc import Iterable
from typing import Final

LONGEST: Final = 1000
MOST_FAULTS: Final = 1000  # more than any round can have in fields that there are

_SURROGATE: Final = re.compile("[\ud800-\udfff]")


def pointer_to(path: Iterable[object]) -> str:
    """The JSON pointer (RFC 6901) to the end of a path of keys and indexes.

    One that would be too long points to the last place above that it can name; what is no character is replaced.
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
    """A pointer that was made elsewhere, cut to the last place above if it is too long."""
    return pointer if len(pointer) <= LONGEST else pointer[: LONGEST + 1].rpartition("/")[0]
