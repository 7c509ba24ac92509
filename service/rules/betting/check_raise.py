"""Does a check give up the raise?"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class CheckRaiseRule:
    """Whether a seat that has checked may raise later in the round.

    Clause: check-raise (roberts-11:3.1, badugi:1).
    """

    allowed: bool = True
