"""A call of an amount that was grossly misunderstood: does it stand?"""

from dataclasses import dataclass
from enum import StrEnum


class GrossMisunderstanding(StrEnum):
    """What becomes of a call by a player who was told far less than the bet."""

    CALL_STANDS = "call_stands"  # TDA: it is a call of the right amount
    FLOOR = "floor"  # Robert's, no-limit and pot-limit: it may be taken back
    FLOOR_UNTIL_OTHERS_ACT = "floor_until_others_act"  # WSOP live, in any structure: while nobody has acted after it


@dataclass(frozen=True, slots=True, kw_only=True)
class MisunderstandingRule:
    """Whether a gross misunderstanding is for the floor."""

    gross: GrossMisunderstanding = GrossMisunderstanding.CALL_STANDS


def is_gross(claim: int, facing: int) -> bool:
    """Whether a player was told less than four fifths of what he had to call (add).

    Clause: gross misunderstanding (roberts-11:14.10).
    """
    return 5 * claim < 4 * facing
