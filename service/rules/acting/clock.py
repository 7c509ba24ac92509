"""When may the clock be called on a player, and what becomes of a hand whose time has run out? With its English."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from ..model.reason import Code, Topic
from ..model.template import Template, template


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
    """When the clock may be called, and what becomes of a hand with nothing to call, and of an action at the end."""

    called_after: CalledAfter = CalledAfter.REASONABLE_TIME
    unfaced: Unfaced = Unfaced.CHECKED
    tie: Tie = Tie.IN_TIME


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
    NOT_YET = "not_yet"


_LATE: Final[dict[str, str]] = {
    TimeUp.BOUND: "it is held to what it owes, has announced or has done",
    TimeUp.FLOOR: "what becomes of its hand is for the floor",
}
_IF_LATE: Final = {TimeUp.DEAD: "its hand is dead", TimeUp.CHECKED: "it has checked", **_LATE}
_BY: Final[dict[str, str]] = {CalledBy.PLAYER: "Seat {called_by} calls", CalledBy.FLOOR: "The floor calls"}
_ENDS: Final = {why: f"if it does not act in time, {english}" for why, english in _IF_LATE.items()}
_YET: Final[dict[str, str]] = {
    CalledAfter.REASONABLE_TIME: "whether that is a reasonable time is for the floor",
    CalledAfter.TWO_MINUTES: "the clock may be called after two minutes",
}
_TIED: Final[dict[str, str]] = {
    Tie.IN_TIME: "the tie goes to the player, and what it did counts",
    Tie.TOO_LATE: "it had to act before, and that is too late",
}
_CALLED: Final = template(
    "{how} the clock on seat {seat}: {why}.", how=_BY, why={**_ENDS, TimeUp.NOT_YET: "it is too early for that"}
)
_DEAD_HAND: Final = "Seat {seat} has not acted in time, with {facing} to call: its hand is dead."
_CHECKED: Final = "Seat {seat} has not acted in time, and has nothing to call: it has checked."
OF_TIME: Final[dict[Code, tuple[Topic, str | Template]]] = {
    Code.CLOCK_CALLED: (Topic.CLOCK, _CALLED),
    Code.CLOCK_WAITED: (Topic.CLOCK, template("Seat {seat} has had its turn for {waited} seconds: {why}.", why=_YET)),
    Code.TIME_DEAD_HAND: (Topic.TIME_EXPIRED, _DEAD_HAND),
    Code.TIME_CHECKED: (Topic.TIME_EXPIRED_UNFACED, _CHECKED),
    Code.TIME_BOUND: (Topic.TIME_EXPIRED_BOUND, template("Seat {seat} has not acted in time: {why}.", why=_LATE)),
    Code.TIME_TIED: (Topic.TIME_TIED, template("Seat {seat} acted just as its time ran out: {why}.", why=_TIED)),
}
"""The English for reasons about the clock."""
