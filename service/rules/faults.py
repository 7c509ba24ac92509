"""The faults that the rules find in a round, a step, an opening or a hand; `faults.toml` has their English."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from .model.fault import Fault, FaultKind, fault_of, fault_templates
from .model.template import Param, Template

# Words that a template puts into English: the value of each is its name in lower case.
CreditNeeded = StrEnum("CreditNeeded", "COUNTED_OTHERWISE SHORT_BLIND")
"""Why pot_credit has to be sent."""
BringInAtMost = StrEnum("BringInAtMost", "BELOW A_BET")
"""How large a bring-in can be."""
InEachPot = StrEnum("InEachPot", "NOT_FOLDED IN_LATER HAD_CHIPS")
"""Why a seat must be among those that can win a pot."""
OpenPairLacks = StrEnum("OpenPairLacks", "LIMIT ONE_SIZE STREET_BETS LARGER")
"""Why no larger bet is open for an open pair."""
MemberNeeded = StrEnum("MemberNeeded", "OF_KIND BET_UNKNOWN NO_OPENING_BET WAGER")
"""Why an incident needs a member."""
FirstNeeded = StrEnum("FirstNeeded", "NO_BLIND SEVERAL_BLINDS")
"""Why nothing tells who acts first."""
NoWager = StrEnum("NoWager", "ALL_IN_BEFORE ALL_IN_FOR_LESS NOTHING_ABOVE")
"""Why there is no wager that an incident could be about."""
FAULTS: Final[Mapping[str, Template]] = fault_templates(__package__)
"""What each fault says; `fault` fills it in."""


def fault(
    pointer: str, code: str, kind: FaultKind = FaultKind.PLAY, turns_on: tuple[str, ...] = (), /, **params: Param
) -> Fault:
    """The fault with that code at a JSON pointer; `params` are those of its template."""
    return fault_of(FAULTS, pointer, code, params, kind, turns_on)
