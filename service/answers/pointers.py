"""JSON pointers to faults, and how many faults are reported: an answer stays small, whatever was sent.

Also the street and the action, numbered as people count, that a pointer into a whole hand means.
"""

import re
from collections.abc import Iterable
from contextvars import ContextVar
from typing import Any, Final, NamedTuple

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
    prefix = ""
    for key in path:
        text = str(key)
        if len(text) > LONGEST:  # before it is copied
            break
        longer = prefix + _SURROGATE.sub("\ufffd", pointer([text]))
        if len(longer) > LONGEST:
            break
        prefix = longer
    return prefix


def shortened(text: str) -> str:
    """A pointer that was made elsewhere; if it is too long, cut at the last level that fits."""
    return text if len(text) <= LONGEST else text[: LONGEST + 1].rpartition("/")[0]


_STEP: Final = re.compile(r"(?:/hand)?/rounds/(\d+)(?:/actions/(\d+))?(?![^/])")


class Place(NamedTuple):
    """A street of the game, and an action on it, both from 1; `round` and `step` are their indexes in the hand.

    `action` and `step` are None if the street as a whole is meant.
    """

    street: int
    action: int | None
    round: int
    step: int | None


def place_of(hand: dict[str, Any], pointer: str) -> Place | None:
    """The place in a hand, or below it, that a pointer means; None if it is not on a street."""
    match = _STEP.match(pointer)
    if match is None:
        return None
    return place_at(hand, int(match[1]), None if match[2] is None else int(match[2]))


def place_at(hand: dict[str, Any], round: int, step: int | None) -> Place:
    """The place in a hand with these indexes; `step` None means the street as a whole."""
    return Place(first_street(hand) + round, None if step is None else step + 1, round, step)


def first_street(hand: dict[str, Any]) -> int:
    """The street of the game that the first of a hand's `rounds` is: a hand may go on from a snapshot."""
    start = hand.get("round")
    if start is None:
        return 1
    is_over = start.get("to_act") is None and bool(hand["rounds"][0]["actions"])
    return int(start["street"]) + is_over
