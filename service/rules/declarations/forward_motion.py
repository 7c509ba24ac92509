"""Chips moved forward and not let go: do they bind?"""

from dataclasses import dataclass
from enum import StrEnum


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
