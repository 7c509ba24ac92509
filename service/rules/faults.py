"""The faults that the rules find in a round, a step, an opening or a hand; `faults.toml` has their English."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from .model.fault import Fault, FaultKind, fault_of, fault_templates
from .model.template import Param, Template


class CreditNeeded(StrEnum):
    """Why pot_credit has to be sent."""

    COUNTED_OTHERWISE = "counted_otherwise"
    SHORT_BLIND = "short_blind"


class BringInAtMost(StrEnum):
    """How large a bring-in can be."""

    BELOW = "below"
    A_BET = "a_bet"


class InEachPot(StrEnum):
    """Why a seat must be among those that can win a pot."""

    NOT_FOLDED = "not_folded"
    IN_LATER = "in_later"
    HAD_CHIPS = "had_chips"


class OpenPairLacks(StrEnum):
    """Why no larger bet is open for an open pair."""

    LIMIT = "limit"
    ONE_SIZE = "one_size"
    STREET_BETS = "street_bets"
    LARGER = "larger"


class MemberNeeded(StrEnum):
    """Why an incident needs a member."""

    OF_KIND = "of_kind"
    BET_UNKNOWN = "bet_unknown"
    NO_OPENING_BET = "no_opening_bet"
    WAGER = "wager"


class FirstNeeded(StrEnum):
    """Why nothing tells who acts first."""

    NO_BLIND = "no_blind"
    SEVERAL_BLINDS = "several_blinds"


class NoWager(StrEnum):
    """Why there is no wager that an incident could be about."""

    ALL_IN_BEFORE = "all_in_before"
    ALL_IN_FOR_LESS = "all_in_for_less"
    NOTHING_ABOVE = "nothing_above"


FAULTS: Final[Mapping[str, Template]] = fault_templates(__package__)
"""What each fault says; `fault` fills it in."""


def fault(
    pointer: str, code: str, kind: FaultKind = FaultKind.PLAY, turns_on: tuple[str, ...] = (), /, **params: Param
) -> Fault:
    """The fault with that code at a JSON pointer; `params` are those of its template."""
    return fault_of(FAULTS, pointer, code, params, kind, turns_on)
