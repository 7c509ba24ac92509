"""How do chips move forward: in one motion or several, and do they bind before they are let go?"""

from dataclasses import dataclass
from enum import StrEnum

from ..model.noun import Noun


class AnnouncedRaise(StrEnum):
    """In how many motions the chips of a raise may come that was announced without an amount."""

    ONE_MOTION = "one_motion"  # TDA 2019
    CALL_AND_ONE = "call_and_one"  # TDA 2013, WSOP live: just the call, then the raise
    SEVERAL = "several"  # Robert's cash games: until the hands rest


@dataclass(frozen=True, slots=True, kw_only=True)
class StringBetRule:
    """How many motions an announced raise may take."""

    announced_raise: AnnouncedRaise = AnnouncedRaise.ONE_MOTION


class Counted(Noun, frozen=True):
    """The chips that count, and the `total` (to) that they make with those in front; `void`: others did not count."""

    chips: tuple[int, ...]
    total: int
    void: bool


def counted(motions: tuple[tuple[int, ...], ...], in_front: int, due: int) -> Counted:
    """What counts of several silent motions: the first, or as many as it takes to call what is `due` (to).

    A further motion never turns a call into a raise.
    Clause: string bet (tda-2019:56, roberts-11:3.14, badugi:14).
    """
    first = motions[0]
    total = in_front + sum(first)
    if len(motions) == 1 or total >= due:
        return Counted(first, total, len(motions) > 1)
    pushed = tuple(chip for motion in motions for chip in motion)
    total = in_front + sum(pushed)
    return Counted(pushed, min(total, due), total > due)


def counted_as_announced(
    motions: tuple[tuple[int, ...], ...], in_front: int, due: int, rule: StringBetRule
) -> tuple[tuple[int, ...], ...]:
    """The motions that count of a raise that was announced without an amount; `due` (to) is the call.

    Clause: announced raise (tda-2019:42, roberts-11:14.6, wsop-live-2024:174).
    """
    if rule.announced_raise is AnnouncedRaise.SEVERAL:
        return motions
    calls_first = rule.announced_raise is AnnouncedRaise.CALL_AND_ONE and in_front + sum(motions[0]) == due
    return motions[: 2 if calls_first else 1]


class ForwardMotion(StrEnum):
    """What becomes of chips that were moved forward and not let go."""

    FLOOR = "floor"  # TDA: whether they bind is for the floor
    FLOOR_IF_ACTED_ON = "floor_if_acted_on"  # Robert's: for the floor if somebody acted, else they are nothing
    COMPLETE_OR_FORFEIT = "complete_or_forfeit"  # WSOP live, limit: if somebody acted, else for the floor
    CALL = "call"  # WSOP live, no-limit and pot-limit: the floor may take them for the call, and for no more


@dataclass(frozen=True, slots=True, kw_only=True)
class ForwardMotionRule:
    """What becomes of them in limit, and in no-limit and pot-limit."""

    limit: ForwardMotion = ForwardMotion.FLOOR
    no_limit: ForwardMotion = ForwardMotion.FLOOR
