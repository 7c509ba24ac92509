"""When may the clock be called on a player, and what becomes of a hand whose time has run out?"""

from dataclasses import dataclass
from enum import StrEnum


class CalledAfter(StrEnum):
    """How long a player must have had his turn before the clock is called on him."""

    REASONABLE_TIME = "reasonable_time"  # TDA: as the floor judges
    TWO_MINUTES = "two_minutes"  # WSOP live


class Unfaced(StrEnum):
    """What becomes of a hand with nothing to call, once its time has run out."""

    CHECKED = "checked"  # TDA
    DEAD = "dead"  # online rooms that fold whoever is away


class Tie(StrEnum):
    """Whether a player is in time who acts just as the time runs out."""

    IN_TIME = "in_time"  # TDA: a tie is the player's
    TOO_LATE = "too_late"  # WSOP: he has to act before


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockRule:
    """When the clock may be called, how long it runs, and what becomes of a hand with nothing to call, and of an action
    at the end.
    """

    called_after: CalledAfter = CalledAfter.REASONABLE_TIME
    unfaced: Unfaced = Unfaced.CHECKED
    tie: Tie = Tie.IN_TIME
    seconds: int = 25  # at most; then they are counted down
    countdown: int = 5


def may_be_called(waited: int, rule: ClockRule) -> bool:
    """Whether that many seconds are enough; where the floor judges it, whatever the floor is asked about is.

    Clause: the clock (wsop-live-2024:181, wsop-live-2026:185).
    """
    return rule.called_after is CalledAfter.REASONABLE_TIME or waited >= 120


class CalledBy(StrEnum):
    """Who calls the clock."""

    PLAYER = "player"
    FLOOR = "floor"


class TimeUp(StrEnum):
    """What becomes of a seat that does not act in time."""

    DEAD = "dead"
    CHECKED = "checked"
    BOUND = "bound"
    FLOOR = "floor"
