"""The outcomes of the hands of a run, counted: of each hand with the first thing that is wrong."""

import re
from collections import Counter
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from ..answers.pointers import Place, place_of
from ..answers.render import Json
from ..hands.private_members import names_in, without_private
from ..rules.model.reason import Code

MOST_SHOWN: Final = 500
_MOST_RULEBOOKS: Final = 50
_MOST_SOURCES: Final = 10
_RULINGS: Final = ("accepted", "corrected", "rejected", "discretion")
_NOT_SHOWN: Final = ("hand", "round", "rounds", "options", "corrected")
_NUMBERS: Final = re.compile(r"\d+(?:, \d+)*")


class HandOutcome(StrEnum):
    """The outcome of a hand; every hand has exactly one."""

    LEGAL = "legal"
    UNFINISHED = "unfinished"  # nothing is wrong as far as the record goes
    ILLEGAL = "illegal"
    FLOOR = "floor"  # nothing is illegal, and the floor must choose, or the record cannot be followed
    CONTRADICTORY = "contradictory"  # every action is legal, and the record's chips do not add up
    UNREADABLE = "unreadable"

    @property
    def offends(self) -> bool:
        """Whether this is a hand to look at."""
        return self in (HandOutcome.ILLEGAL, HandOutcome.FLOOR, HandOutcome.CONTRADICTORY)


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
    basis: str | None = None
    place: Place | None = None


_NOTHING_WRONG: Final = frozenset(
    {
        Code.FOLD_ACCEPTED,
        Code.FOLD_FREE,
        Code.FOLD_ANNOUNCED,
        Code.CHECK_ACCEPTED,
        Code.CALL_ACCEPTED,
        Code.CALL_SHORT_ALL_IN,
        Code.BET_ACCEPTED,
        Code.RAISE_ACCEPTED,
        Code.COMPLETE_ACCEPTED,
        Code.BET_SHORT_ALL_IN,
        Code.RAISE_SHORT_ALL_IN,
        Code.RAISE_HALF_OR_MORE,
        Code.BRING_IN_ACCEPTED,
        Code.REOPENING_OPEN,
        Code.REOPENING_ADDED_UP,
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


@dataclass(slots=True)
class OffencesAlike:
    """Hands whose first offence is the same: their outcome, the reason in the words of the first, and how many."""

    outcome: HandOutcome
    code: str
    message: str
    count: int = 0

    @property
    def wording(self) -> str:
        """The reason with … for the numbers, which are those of one hand."""
        return _NUMBERS.sub("…", self.message)


@dataclass(slots=True)
class UnreadableAlike:
    """Records that cannot be read for the same faults: how many, and where in which of them these are."""

    errors: list[Json]
    more_errors: bool
    count: int = 0
    sources: list[tuple[str, str]] = field(default_factory=list)

    @property
    def left(self) -> int:
        """How many more there are than `sources` names."""
        return self.count - len(self.sources)


@dataclass(slots=True)
class HandCounts:
    """What has been counted so far; at most `most_shown` hands are kept, and as many kinds of records unreadable."""

    most_shown: int = MOST_SHOWN
    outcomes: Counter[HandOutcome] = field(default_factory=Counter)
    actions: int = 0
    offences: dict[str, OffencesAlike] = field(default_factory=dict)
    rulebooks: Counter[tuple[str, str, str]] = field(default_factory=Counter)
    versions: Counter[str] = field(default_factory=Counter)
    offending: list[Json] = field(default_factory=list)
    unreadable: dict[str, UnreadableAlike] = field(default_factory=dict)

    @property
    def hands(self) -> int:
        """All hands, readable or not."""
        return self.outcomes.total()

    @property
    def offenders(self) -> int:
        """How many hands there are to look at."""
        return sum(count for outcome, count in self.outcomes.items() if outcome.offends)

    def add(self, line: Json) -> None:
        """Count the next line of results."""
        outcome = outcome_of(line)
        self.outcomes[outcome] += 1
        if outcome is HandOutcome.UNREADABLE:
            self._add_unreadable(line)
            return
        self._add_report(line["answer"])
        if outcome.offends:
            self._add_offence(line, outcome)
            if len(self.offending) < self.most_shown:
                self.offending.append(_as_shown(line))

    def _add_report(self, report: Json) -> None:
        self.actions += sum(int(report["counts"].get(ruling, 0)) for ruling in _RULINGS)
        receipt = report.get("receipt", {})
        id, _, version = report["rulebook"].partition("@")
        book = (id, version, receipt.get("rulebook", ""))
        if book not in self.rulebooks and len(self.rulebooks) >= _MOST_RULEBOOKS:
            book = ("others", "", "")
        self.rulebooks[book] += 1
        self.versions[receipt.get("floorman", "")] += 1

    def _add_offence(self, line: Json, outcome: HandOutcome) -> None:
        if wrong := first_offence(line["answer"], line["hand"]):
            self.offences.setdefault(wrong.code, OffencesAlike(outcome, wrong.code, wrong.message)).count += 1

    def _add_unreadable(self, line: Json) -> None:
        problem = line["problem"]
        errors = problem.get("errors") or [{"pointer": "", "code": "", "message": problem["detail"]}]
        key = str([(error["code"], error["message"]) for error in errors[:3]])
        if key not in self.unreadable and len(self.unreadable) >= self.most_shown:
            return
        alike = self.unreadable.setdefault(key, UnreadableAlike(errors[:3], more_errors=len(errors) > 3))
        alike.count += 1
        if len(alike.sources) < _MOST_SOURCES:
            alike.sources.append((line["source"], _whereabouts(problem, errors[:3])))


def outcome_of(line: Json) -> HandOutcome:
    """The outcome of the hand in a line of results."""
    report = line.get("answer")
    if report is None:
        return HandOutcome.UNREADABLE
    if report["legal"] is None:
        return HandOutcome.FLOOR
    if not report["legal"]:
        return HandOutcome.ILLEGAL
    if report["discrepancies"]:
        return HandOutcome.CONTRADICTORY
    return HandOutcome.LEGAL if report["complete"] else HandOutcome.UNFINISHED


def first_place(report: Json) -> Json | None:
    """The first step to look at: the first illegal one, or else where the hand stopped; None if there is neither."""
    first: Json | None = report["first_illegal"] or report["stopped_at"]
    return first


def first_offence(report: Json, hand: Json) -> Offence | None:
    """The first thing that is wrong with a hand, None if nothing is."""
    first = first_place(report)
    if first is None:
        return _contradiction(report["discrepancies"], hand)
    pointer = first["pointer"]
    place = place_of(hand, pointer)
    decision = first["decision"]
    if decision is None:
        error = first["errors"][0]
        verdict = Consequence.STOPPED
        return Offence(verdict=verdict, code=error["code"], message=error["message"], pointer=pointer, place=place)
    reason = _main_reason(decision)
    return Offence(
        verdict=Consequence(decision["ruling"]),
        code=reason["code"],
        message=reason["message"],
        clause=reason["clause"],
        basis=reason["basis"],
        pointer=pointer,
        place=place,
    )


def _contradiction(discrepancies: list[Json], hand: Json) -> Offence | None:
    if not discrepancies:
        return None
    first = discrepancies[0]
    return Offence(
        verdict=Consequence.CONTRADICTION,
        code=first["code"],
        message=first["message"],
        pointer=first["pointer"],
        place=place_of(hand, first["pointer"]),
    )


def _main_reason(decision: Json) -> Json:
    """The reason why a step does not stand as it was made."""
    reason: Json = next((reason for reason in decision["reasons"] if reason["code"] not in _NOTHING_WRONG), {})
    return reason or decision["reasons"][0]


def _as_shown(line: Json) -> Json:
    """The line with the `names` in its hand, and without what no page shows."""
    hand = line["hand"]
    report = {key: value for key, value in line["answer"].items() if key not in _NOT_SHOWN}
    return line | {"hand": without_private(hand), "names": names_in(hand), "answer": report}


def _whereabouts(problem: Json, errors: list[Json]) -> str:
    at = problem.get("position")
    position = [f"line {at['line']}, column {at['column']}"] if at else []
    return " ".join([*position, *(error["pointer"] for error in errors)]).strip()
