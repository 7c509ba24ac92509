"""The street and the action, numbered as people count, that a JSON pointer into a whole hand means."""

import re
from typing import Any, Final, NamedTuple

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
    found = _STEP.match(pointer)
    if found is None:
        return None
    return place_at(hand, int(found[1]), None if found[2] is None else int(found[2]))


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
