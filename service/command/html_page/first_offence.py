"""The outcome of a hand, and the first thing that is wrong with it."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from ...answers.places import Place, place_of
from ...answers.render import Json
from ...rules.model.reasons import Code


class HandOutcome(StrEnum):
    """The outcome of a hand; every hand has exactly one."""

    LEGAL = "legal"
    UNFINISHED = "unfinished"  # nothing is wrong as far as the record goes
    ILLEGAL = "illegal"
    CONTRADICTORY = "contradictory"  # every action is legal, and the record's chips do not add up
    UNREADABLE = "unreadable"

    @property
    def offends(self) -> bool:
        """Whether this is a hand to look at."""
        return self in (HandOutcome.ILLEGAL, HandOutcome.CONTRADICTORY)


class Consequence(StrEnum):
    """What became of the first thing that is wrong."""

    CORRECTED = "corrected"
    REJECTED = "rejected"
    DISCRETION = "discretion"
    STOPPED = "stopped"  # it makes no sense where it stands, so there is no ruling on it
    CONTRADICTION = "contradiction"


@dataclass(frozen=True, slots=True, kw_only=True)
class Offence:
    """The first thing that is wrong: what, the clause and how firmly, and where; `place` is None if on no street."""

    verdict: Consequence
    code: str
    message: str
    pointer: str
    clause: str | None = None
    standing: str | None = None
    place: Place | None = None


_NOTHING_WRONG: Final = frozenset(
    {
        Code.FOLD_ACCEPTED,
        Code.FOLD_FREE,
        Code.CHECK_ACCEPTED,
        Code.CALL_ACCEPTED,
        Code.CALL_SHORT_ALL_IN,
        Code.BET_ACCEPTED,
        Code.RAISE_ACCEPTED,
        Code.COMPLETE_ACCEPTED,
        Code.RAISE_SHORT_ALL_IN,
        Code.RAISE_HALF_OR_MORE,
        Code.BRING_IN_ACCEPTED,
        Code.REOPENING_OPEN,
        Code.REOPENING_CLOSED,
        Code.SPOKEN_BINDS,
        Code.SPOKEN_AMOUNT_ALONE,
        Code.SPOKEN_RAISE_TOTAL,
        Code.GESTURE_RAP,
        Code.WORDS_BIND,
        Code.PRIOR_WITH_NEW,
    }
)
"""Reasons that a legal action may have too; if there is another reason, these are not what is wrong."""


def outcome_of(line: Json) -> HandOutcome:
    """The outcome of the hand in a line of results."""
    report = line.get("report")
    if report is None:
        return HandOutcome.UNREADABLE
    if not report["legal"]:
        return HandOutcome.ILLEGAL
    if report["discrepancies"]:
        return HandOutcome.CONTRADICTORY
    return HandOutcome.LEGAL if report["complete"] else HandOutcome.UNFINISHED


def first_offence(report: Json, hand: Json) -> Offence | None:
    """The first thing that is wrong with a hand, None if nothing is."""
    first = report["first_illegal"]
    if first is None:
        return _contradiction(report["discrepancies"], hand)
    pointer = first["pointer"]
    place = place_of(hand, pointer)
    decision = first["decision"]
    if decision is None:
        error = first["errors"][0]
        verdict = Consequence.STOPPED
        return Offence(verdict=verdict, code=error["code"], message=error["message"], pointer=pointer, place=place)
    reason = main_reason(decision)
    return Offence(
        verdict=Consequence(decision["ruling"]),
        code=reason["code"],
        message=reason["message"],
        clause=reason["clause"],
        standing=reason["standing"],
        pointer=pointer,
        place=place,
    )


def is_nothing_wrong(code: str) -> bool:
    """Whether a reason of this code is one that a legal action may have too."""
    return code in _NOTHING_WRONG


def main_reason(decision: Json) -> Json:
    """The reason why a step does not stand as it was made."""
    found: Json = next((one for one in decision["reasons"] if not is_nothing_wrong(one["code"])), {})
    return found or decision["reasons"][0]


def _contradiction(discrepancies: list[Json], hand: Json) -> Offence | None:
    if not discrepancies:
        return None
    one = discrepancies[0]
    return Offence(
        verdict=Consequence.CONTRADICTION,
        code=one["code"],
        message=one["message"],
        pointer=one["pointer"],
        place=place_of(hand, one["pointer"]),
    )
