"""A case as people at a table are told of it: the story, and what a rulebook rules, in words."""

from dataclasses import dataclass
from typing import Final

from ..answers.explanations import case_answer
from ..answers.render import Json
from ..conformance import Case, CaseRuling
from ..rulesets import Shelf
from . import decision_words
from .words import words

_MAY: Final = "may"
"""How a case is marked that is about what a seat may do."""
_SAID_ALREADY: Final = (".accepted", "reopening.open")
_BARRED: Final = {
    "stack": "It has nothing behind to raise with.",
    "no_opponent": "Nobody could call a raise.",
    "no_raise": "It has lost the right to raise.",
    "capped": "The cap on raises is reached.",
    "not_reopened": "It may not raise again: what it faces is too little for that.",
}
_FOLLOWS: Final = {
    "street": "The betting round is over: the next street follows.",
    "showdown": "The betting is over: a showdown follows.",
    "street_or_showdown": "The betting round is over.",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class CaseTold:
    """A case and its ruling under one rulebook.

    `ruling`: accepted, corrected, rejected, discretion, or `may`.
    `stands`: what it becomes; `why`: the reasons; `choices`: the floor's. `clause` is None if the book is silent.
    `differs`: whether other books rule otherwise, which a story may tell.
    """

    id: str
    topic: str
    story: str
    source: str
    disputed: str | None
    differs: bool
    house: tuple[tuple[str, str], ...]
    ruling: str
    stands: str
    why: tuple[str, ...]
    choices: tuple[str, ...]
    clause: str | None
    standing: str


def case_told(case: Case, ruling: CaseRuling, ruleset: str, shelf: Shelf) -> CaseTold:
    """A case under a rulebook, named as its shelf has it. The `ruling` is no fault: the case makes sense."""
    kind, stands, why, choices = _ruled(case, case_answer(case, ruleset, shelf))
    asked = words().questions
    return CaseTold(
        id=case.id,
        topic=case.topic,
        story=case.story,
        source=case.source,
        disputed=ruling.disputed,
        differs=bool(case.shows),
        house=tuple((asked[key].question, asked[key].answer(value)) for key, value in case.house_rules.items()),
        ruling=kind,
        stands=stands,
        why=tuple(map(decision_words.amounts, why)),
        choices=tuple(map(decision_words.amounts, choices)),
        clause=ruling.clause,
        standing=ruling.standing.value,
    )


def _ruled(case: Case, answer: Json) -> tuple[str, str, list[str], list[str]]:
    """How it is marked, what stands, why, and the choices of the floor."""
    if case.hand is not None:
        return _hand(answer)
    if case.step:
        return _decided(answer)
    if case.on_illegal is not None:
        return _replayed(answer)
    return _offered(answer)


def _decided(decision: Json) -> tuple[str, str, list[str], list[str]]:
    action, reopened = decision["action"], decision["reopened_seats"]
    done = f"Seat {action['seat']} {decision_words.action(action)}" if action else ""
    again = f"; {decision_words.seats(reopened)} may raise again" if reopened else ""
    reasons = [one for one in decision["reasons"] if not (done and one["code"].endswith(_SAID_ALREADY))]
    why = [one["message"] for one in reasons]
    if decision["penalty"]:
        why.append("A penalty may be given.")
    choices = [one["effect"]["message"] for one in decision.get("alternatives", ())]
    return decision["ruling"], f"{done}{again}." if done else "", why, choices


def _offered(answer: Json) -> tuple[str, str, list[str], list[str]]:
    if answer["options"] is None:
        return _MAY, _follows(answer["next"]), [], []
    seat = answer["seat"] if "seat" in answer else answer["round"]["to_act"]
    may = decision_words.options(answer["options"])
    listed = may[0] if len(may) == 1 else f"{', '.join(may[:-1])} or {may[-1]}"
    barred = answer["options"]["raise_barred"]
    return _MAY, f"Seat {seat} may {listed}.", [_BARRED[barred]] if barred else [], []


def _follows(following: Json) -> str:
    pots = decision_words.pots(following["pots"] or ())
    said = f"Seat {following['winner']} has won: all others have folded." if following["type"] == "won" else ""
    return " ".join(filter(None, [said or _FOLLOWS[following["type"]], pots]))


def _replayed(answer: Json) -> tuple[str, str, list[str], list[str]]:
    wrong = [one for one in answer["decisions"] if not one["legal"]]
    if not wrong:
        return _offered(answer)
    kind, stands, why, choices = _decided(wrong[0])
    stopped = answer["stopped_at"]
    return kind, stands, [*why, *([f"Play stops there, at action {stopped['action']}."] if stopped else [])], choices


def _hand(report: Json) -> tuple[str, str, list[str], list[str]]:
    wrong, pots = report["first_illegal"], decision_words.pots(report["final"]["pots"] or ())
    amiss = [one["message"] for one in report["discrepancies"]]
    if wrong is None:
        return "accepted", "The hand stands as it was played.", [*([pots] if pots else []), *amiss], []
    where = f"The first that is wrong is action {wrong['action']} on street {wrong['street']}."
    if wrong["decision"] is None:
        return "rejected", "", [where, *(one["message"] for one in wrong["errors"]), *amiss], []
    kind, stands, why, choices = _decided(wrong["decision"])
    return kind, stands, [where, *why, *amiss], choices
