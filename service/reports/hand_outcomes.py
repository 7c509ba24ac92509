"""The outcomes of the hands of a run, counted: of each hand with the first thing that is wrong."""

import json
from collections import Counter
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, cast

from ..answers.pointers import Place, place_of
from ..answers.render import Json
from ..fault_text import cut
from ..hands.private_members import Names, names_in, without_private
from ..rules.model.reason import Code
from .causes import BROKEN, NO_HAND, Cause, CauseGroup, Example, blanked, errors_of, message_of
from .one_file_page import counted

MOST_SHOWN: Final = 500
_MOST_RULEBOOKS: Final = 50
_MOST_FORMATS: Final = 100
_RULINGS: Final = ("accepted", "corrected", "rejected", "discretion")
_NOT_SHOWN: Final = ("hand", "round", "rounds", "options", "corrected")


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


_ARE: Final = {"floor": "for the floor", "unreadable": "not read"}


class Consequence(StrEnum):
    """What became of the first thing that is wrong."""

    CORRECTED = "corrected"
    REJECTED = "rejected"
    DISCRETION = "discretion"
    STOPPED = "stopped"  # it makes no sense where it stands, so there is no ruling on it
    CONTRADICTION = "contradiction"


@dataclass(frozen=True, slots=True, kw_only=True)
class Offence:
    """The first thing that is wrong: what, the clause and how firmly, and where; `place` is None if on no street.

    `legal_with`: the house rules with which it would not be wrong.
    """

    verdict: Consequence
    code: str
    message: str
    pointer: str
    clause: str | None = None
    basis: str | None = None
    place: Place | None = None
    legal_with: list[Json] = field(default_factory=list)


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
class HandCounts:
    """What has been counted so far; at most `most_shown` hands, causes and names of files without a hand are kept."""

    most_shown: int = MOST_SHOWN
    outcomes: Counter[HandOutcome] = field(default_factory=Counter)
    actions: int = 0
    rulebooks: Counter[tuple[str, str, str]] = field(default_factory=Counter)
    versions: Counter[str] = field(default_factory=Counter)
    offending: list[Json] = field(default_factory=list)
    formats: dict[str, Counter[HandOutcome]] = field(default_factory=dict)
    causes: dict[tuple[object, ...], Cause] = field(default_factory=dict)
    files_without_hand: int = 0
    named_without_hand: list[str] = field(default_factory=list)
    by_site: Counter[tuple[str, str]] = field(default_factory=Counter)
    """The hands that were judged with house rules of their site, by the format and these rules, as JSON."""

    @property
    def hands(self) -> int:
        """All hands, readable or not."""
        return self.outcomes.total()

    @property
    def offenders(self) -> int:
        """How many hands there are to look at."""
        return sum(count for outcome, count in self.outcomes.items() if outcome.offends)

    @property
    def wrong(self) -> int:
        """How many hands have anything wrong with them."""
        return self.offenders + self.outcomes[HandOutcome.UNREADABLE]

    def add(self, line: Json) -> None:
        """Count the next line of results."""
        outcome = outcome_of(line)
        if outcome is HandOutcome.UNREADABLE and errors_of(line["problem"])[0]["code"] == NO_HAND:
            self.files_without_hand += 1
            if len(self.named_without_hand) < self.most_shown:
                self.named_without_hand.append(line["source"])
            return
        self.outcomes[outcome] += 1
        format = str(line.get("format", ""))
        if format not in self.formats and len(self.formats) >= _MOST_FORMATS:
            format = "others"
        self.formats.setdefault(format, Counter())[outcome] += 1
        if outcome is not HandOutcome.UNREADABLE:
            self._add_report(line["answer"], format)
        if outcome is HandOutcome.UNREADABLE or outcome.offends:
            self._add_cause(line, outcome, format)
        if outcome.offends and len(self.offending) < self.most_shown:
            self.offending.append(_as_shown(line))

    def _add_report(self, report: Json, format: str) -> None:
        self.actions += sum(int(report["counts"].get(ruling, 0)) for ruling in _RULINGS)
        receipt = report.get("receipt", {})
        id, _, version = report["rulebook"].partition("@")
        book = (id, version, receipt.get("rulebook", ""))
        if book not in self.rulebooks and len(self.rulebooks) >= _MOST_RULEBOOKS:
            book = ("others", "", "")
        self.rulebooks[book] += 1
        self.versions[receipt.get("floorman", "")] += 1
        if rules := report.get("site_house_rules"):
            by_site = (format, json.dumps(rules, sort_keys=True))
            if by_site in self.by_site or len(self.by_site) < self.most_shown:
                self.by_site[by_site] += 1

    @property
    def of_sites(self) -> list[str]:
        """How many hands of each format were judged with which house rules of their site, in sentences."""
        words = "{}: {:,} of {} judged with the site's own house rule {}"
        every = ((*of, hands, counted(self.formats[of[0]].total(), "hand")) for of, hands in self.by_site.most_common())
        return [words.format(format, hands, total, cut(rules)) for format, rules, hands, total in every]

    def _add_cause(self, line: Json, outcome: HandOutcome, format: str) -> None:
        key, cause, example = (_refused if outcome is HandOutcome.UNREADABLE else _offended)(line, outcome, format)
        if key in self.causes or len(self.causes) < self.most_shown:
            self.causes.setdefault(key, cause).add(example)

    def cause_groups(self) -> list[CauseGroup]:
        """The causes of each format and outcome, where the most hands are first."""
        groups: dict[tuple[str, str], list[Cause]] = {}
        for cause in sorted(self.causes.values(), key=lambda cause: -cause.hands):
            groups.setdefault((cause.format, cause.outcome), []).append(cause)
        titled = [self._group(*key, causes) for key, causes in groups.items()]
        return sorted(titled, key=lambda group: -group.hands)

    def _group(self, format: str, outcome: str, causes: list[Cause]) -> CauseGroup:
        counts = self.formats[format]
        hands, of = counts[HandOutcome(outcome)], counted(counts.total(), "hand")
        more = " and more" if hands > sum(cause.hands for cause in causes) else ""
        number = "one cause" if len(causes) == 1 else f"{len(causes):,} causes"
        if format == BROKEN:
            return CauseGroup(f"{counted(hands, BROKEN)} not read, {number}{more}", hands, causes)
        return CauseGroup(f"{format}: {hands:,} of {of} {_ARE.get(outcome, outcome)}, {number}{more}", hands, causes)


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
    return cast("Json | None", report["first_illegal"] or report["stopped_at"])


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
        legal_with=first.get("legal_with", []),
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


def _refused(line: Json, outcome: HandOutcome, format: str) -> tuple[tuple[object, ...], Cause, Example]:
    """The key of the cause for which a record was refused, the cause, and this record as an example."""
    problem = line["problem"]
    error = errors_of(problem)[0]
    message = message_of(error)
    sent = line.get("cause") or {"code": error["code"], "line": "", "form": blanked(message)}
    at = problem.get("position")
    place = f"line {at['line']}, column {at['column']}" if at else "" if sent["line"] else error["pointer"]
    cause = Cause(format=format, outcome=outcome, code=sent["code"], line=sent["line"], message=message)
    number = line.get("id") or line.get("hand_number") or ""
    return (format, outcome, sent["code"], sent["form"]), cause, Example(line["source"], number, place)


def _offended(line: Json, outcome: HandOutcome, format: str) -> tuple[tuple[object, ...], Cause, Example]:
    """The same of a hand that offends."""
    hand = line["hand"]
    wrong = first_offence(line["answer"], hand)
    if wrong is None:
        raise LookupError("nothing is wrong with this hand")
    cause = Cause(
        format=format,
        outcome=outcome,
        code=wrong.code,
        message=wrong.message,
        clause=wrong.clause,
        legal_with=wrong.legal_with,
    )
    place = where(wrong.place, names_in(hand)) or wrong.pointer
    example = Example(line["source"], line.get("id") or hand.get("hand_number") or "", place)
    return (format, outcome, wrong.code, wrong.clause, blanked(wrong.message), str(wrong.legal_with)), cause, example


def where(place: Place | None, names: Names) -> str:
    """A place in a hand, as people say it: `Flop, action 3`; empty if it is on no street."""
    if place is None:
        return ""
    street = names.street(place.street)
    return street if place.action is None else f"{street}, action {place.action}"
