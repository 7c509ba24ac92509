"""The outcomes of the hands of a run, counted: of each hand with the first thing that is wrong.

Hands of one site that are not read, or offend, for the same cause are counted together.
"""

import json
import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, cast

from ..answers.pointers import Place, place_of
from ..answers.render import Json
from ..fault_text import cut
from ..hands.private_members import Names, names_in, without_private
from ..package_data import package_toml
from ..rules.model.reason import Code
from .one_file_page import counted

MOST_SHOWN: Final = 500
_MOST_RULEBOOKS: Final = 50
_MOST_FORMATS: Final = 100
_RULINGS: Final = ("accepted", "corrected", "rejected", "discretion")
_NOT_SHOWN: Final = ("hand", "round", "rounds", "options", "corrected")
MOST_EXAMPLES: Final = 3
_MOST_RULES: Final = 5
_REPEATED: Final = 30
"""How many characters of a line show that a message repeats it."""
_NUMBER: Final = re.compile(r"[0-9]+(?:(?:, |[.,/:\s])[0-9]+)*")
_QUOTED: Final = re.compile("'[^']*'|\"[^\"]*\"")
_CARDS: Final = re.compile(r"\[(?:10|[2-9TJQKA])[cdhs][^\]]{0,30}\]")
_LINE_OF_HAND: Final = re.compile(r"Line [0-9]+(?: of hand [^: ]+)?: ")
_OF_TEXT: Final = re.compile("/text/([1-9][0-9]{0,5})")
_OPTIONS: Final = {"field.missing /rulebook": "--rulebook", "round.players_left_needed": "--players-left"}
"""The option of `validate` for hands that lack something, by how the cause begins."""
NO_HAND: Final = "file.no_hand"
"""The code of a file, or of lines of one, in which no hand begins."""
BROKEN: Final = "file"
"""The format of what is no hand, since its file cannot be read: an archive that is broken."""
FILES: Final = ("file or part of a file", "files or parts of files")


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


@dataclass(frozen=True, slots=True)
class Example:
    """A hand with a cause: its source, its number or id if it has one, and the place in words if there is one."""

    source: str
    hand: str
    place: str

    @property
    def in_words(self) -> str:
        """The example on one line."""
        return f"{self.source}{f': {self.place}' if self.place else ''}{f' (hand {self.hand})' if self.hand else ''}"


@dataclass(slots=True, kw_only=True)
class Cause:
    """Hands of one format with the same outcome for the same cause; `line` and `message` are of the first of them."""

    format: str
    outcome: str
    code: str
    message: str
    line: str = ""
    clause: str | None = None
    legal_with: list[Json] = field(default_factory=list)
    hands: int = 0
    examples: list[Example] = field(default_factory=list)

    def add(self, example: Example) -> None:
        """Count one more hand; the first few are kept."""
        self.hands += 1
        if len(self.examples) < MOST_EXAMPLES:
            self.examples.append(example)

    @property
    def in_words(self) -> str:
        """The cause on one line: a line that the message does not repeat, then the message."""
        message = self.message + (f" ({self.clause})" if self.clause else "")
        return message if self.line[:_REPEATED] in self.message else f"`{self.line}`: {message}"

    @property
    def remedies(self) -> list[str]:
        """What would help, in sentences: the option that says what is missing, or the house rules of a legal hand."""
        cause = f"{self.code} {self.message}"
        options = [option for begins, option in _OPTIONS.items() if cause.startswith(f"{begins} ")]
        rules = [f"Legal with the house rule {cut(json.dumps(rules))}" for rules in self.legal_with[:_MOST_RULES]]
        return [f"Say it for all hands that lack it: {option}" for option in options] + rules


@dataclass(frozen=True, slots=True)
class CauseGroup:
    """The causes of the `hands` of one format with one outcome, the commonest first."""

    title: str
    hands: int
    causes: list[Cause]


_NOTHING_WRONG: Final = package_toml(__package__, "nothing_wrong.toml", dict[str, frozenset[Code]])["codes"]
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
    first = first_place(report) or next(iter(report["discrepancies"]), None)
    if first is None:
        return None
    if decision := first.get("decision"):
        verdict, reasons = Consequence(decision["ruling"]), decision["reasons"]
        why: Json = next((reason for reason in reasons if reason["code"] not in _NOTHING_WRONG), reasons[0])
    elif "errors" in first:
        verdict, why = Consequence.STOPPED, first["errors"][0]
    else:
        verdict, why = Consequence.CONTRADICTION, first
    return Offence(
        verdict=verdict,
        code=why["code"],
        message=why["message"],
        clause=why.get("clause"),
        basis=why.get("basis"),
        pointer=first["pointer"],
        place=place_of(hand, first["pointer"]),
        legal_with=first.get("legal_with", []),
    )


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


def blanked(text: str, names: Iterable[str] = ()) -> str:
    """A text with … for its numbers, its cards, for what stands in quotes, and for these names."""
    for name in names:
        first, *parts = text.split(name)
        text = first
        for part in parts:
            text += (name if text[-1:].isalnum() or part[:1].isalnum() else "…") + part
    return _NUMBER.sub("…", _CARDS.sub("[…]", _QUOTED.sub("…", text)))


def errors_of(problem: Json) -> list[Json]:
    """The errors of a problem: one without any is an error itself."""
    code = problem.get("type", "").rpartition("/")[2]
    return problem.get("errors") or [{"pointer": "", "code": code, "message": problem["detail"]}]


def refusal(problem: Json, text: str, names: Iterable[str] = ()) -> Json:
    """The cause of a refusal: the code of its first error, the `line` of the hand's text that this points at, or empty,
    and the `form` that alike causes share: the line, or else the message, blanked.
    """
    error = errors_of(problem)[0]
    at = _OF_TEXT.fullmatch(error["pointer"])
    line = cut("".join(text.split("\n")[int(at[1]) - 1 : int(at[1])]).strip()) if at else ""
    return {"code": error["code"], "line": line, "form": blanked(line or message_of(error), names)}


def message_of(error: Json) -> str:
    """The message of an error, after its pointer; without the number of a line, which is that of one hand."""
    message, is_of_text = str(error["message"]), _OF_TEXT.fullmatch(error["pointer"])
    return _LINE_OF_HAND.sub("", message, 1) if is_of_text else f"{error['pointer']} {message}".strip()
