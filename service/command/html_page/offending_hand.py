"""A hand that offends as the page shows it: its players, what was done, what was wrong, how it should have gone."""

from dataclasses import dataclass, replace
from difflib import SequenceMatcher
from typing import Any, Final

from ...answers.hand_question import hand_question
from ...answers.questions import Refused
from ...answers.render import Json
from ...answers.report import report
from ...hands.formats import FORMATS
from ..judge import Judge
from . import wording
from .first_offence import Consequence, Offence, first_offence

Decisions = list[list[Json | None]]

_POSTS: Final = {
    "ante": "ante",
    "small_blind": "small blind",
    "big_blind": "big blind",
    "straddle": "straddle",
    "post": "post",
    "dead": "dead",
    "bring_in": "bring-in",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatShown:
    """A seat: its chips before and, if known, after the hand; and its posts."""

    seat: int
    name: str | None
    stack: int
    left: int | None
    posts: list[str]
    is_button: bool
    offends: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class StepShown:
    """One step of the record; `ruling` is None if it was not judged, `becomes` is set if it does not stand as made."""

    number: int
    seat: int | None
    did: str
    ruling: str | None
    becomes: str | None
    why: str | None
    pot: int | None
    offends: bool = False
    stops: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class StreetShown:
    """What was done on a street; `wrong` if the hand stops at the street as a whole."""

    number: int
    steps: list[StepShown]
    wrong: bool


@dataclass(frozen=True, slots=True)
class CorrectedStreet:
    """A street of the corrected hand: the seat and words of each step, and whether the record has another."""

    steps: list[tuple[int | None, str, bool]]


@dataclass(frozen=True, slots=True, kw_only=True)
class HandShown:
    """Everything that the page shows of one hand."""

    number: int
    source: str
    id: str | None
    played_at: str | None
    structure: str
    scale: int
    ruleset: str
    wrong: Offence
    others: int
    street: int | None
    nth: int | None
    seat: int | None
    seats: list[SeatShown]
    streets: list[StreetShown]
    reasons: list[Json]
    becomes: str | None
    might: list[str]
    choices: list[str]
    errors: list[Json]
    discrepancies: list[Json]
    result: list[str]
    corrected: list[CorrectedStreet] | None


def hand_shown(line: Json, place: int, judge: Judge) -> HandShown:
    """What the page shows of the offending hand in a line of results; `place` is its number on the page."""
    hand, told = line["hand"], line["report"]
    wrong = first_offence(told)
    if wrong is None:
        raise LookupError("nothing is wrong with this hand")
    first = told["first_illegal"] or {}
    decision = first.get("decision") or {}
    decided = _decisions_of(line, judge)
    streets = _streets(hand, wrong, decided, told)
    offence = next((step for street in streets for step in street.steps if step.offends), None)
    seat = offence.seat if offence else None
    illegal = sum(told["counts"].get(ruling, 0) for ruling in ("corrected", "rejected", "discretion"))
    return HandShown(
        number=place,
        source=line["source"],
        id=line.get("id"),
        played_at=line.get("played_at"),
        structure=wording.structure(line.get("structure")),
        scale=hand.get("scale", 1),
        ruleset=f"{told['ruleset']['id']} {told['ruleset']['version']}",
        wrong=wrong,
        others=max(0, illegal - 1),
        street=next((one.number for place, one in enumerate(streets) if place == wrong.round), None),
        nth=offence.number if offence else None,
        seat=seat,
        seats=_seats(line, seat),
        streets=streets,
        reasons=decision.get("reasons", []),
        becomes=wording.action(decision["action"]) if wrong.verdict is Consequence.CORRECTED else None,
        might=wording.options(decision.get("options")),
        choices=[
            f"{one['effect'].rstrip('.')}: {wording.action(one['action'])}" for one in decision.get("alternatives", ())
        ],
        errors=_stop_errors(told),
        discrepancies=told["discrepancies"],
        result=wording.result(hand.get("result")) if told["discrepancies"] else [],
        corrected=_corrected_streets(hand, told["corrected"]) if told["corrected"] else None,
    )


def without_carried(line: Json) -> Json:
    """The line without the data that its hand carries, and with `names` by seat."""
    hand = line.get("hand") or line["report"].get("hand") or {}
    report = {key: value for key, value in line["report"].items() if key not in ("hand", "round", "options")}
    corrected = report.get("corrected")
    return line | {
        "hand": _stripped(hand),
        "names": names(hand),
        "report": report | {"corrected": _stripped(corrected) if corrected else None},
    }


def names(hand: Json) -> dict[int, str]:
    """The players' names by seat, as far as the hand carries them from a published format."""
    players = seated(hand)
    found: dict[int, Any] = {}
    for format in FORMATS.values():
        found = format.player_names(hand, players) | found
    return {seat: name for seat, name in found.items() if isinstance(name, str) and name.strip()}


def seated(hand: Json) -> list[Json]:
    """The players of a hand, or of the snapshot that it starts from."""
    players: list[Json] = hand.get("players") or hand.get("round", {}).get("players", [])
    return players


def _decisions_of(line: Json, judge: Judge) -> Decisions | None:
    """The decisions street by street; None if the hand, judged again, does not come to the result of its line."""
    told = line["report"]
    if "rounds" not in told:
        found = _judged_again(line, judge)
        if found is None or any(found[name] != told[name] for name in ("counts", "clauses", "legal")):
            return None
        if found["receipt"]["ruleset"] != told.get("receipt", {}).get("ruleset"):
            return None
        told = found
    return [street["decisions"] for street in told["rounds"]]


def _judged_again(line: Json, judge: Judge) -> Json | None:
    asked = {"ruleset": line["report"]["ruleset"]["id"], "hand": line["hand"], "detail": "full"}
    try:
        return report(hand_question(judge.usual | asked, judge.shelf))
    except Refused:
        return None


def _stop_errors(told: Json) -> list[Json]:
    errors: list[Json] = (told["stopped_at"] or {}).get("errors") or []
    return errors


def _seats(line: Json, offender: int | None) -> list[SeatShown]:
    hand = line["hand"]
    left = {share["seat"]: share["stack"] for share in (line["report"].get("final") or {}).get("stacks", ())}
    return [
        SeatShown(
            seat=player["seat"],
            name=line["names"].get(player["seat"]),
            stack=player["stack"],
            left=left.get(player["seat"]),
            posts=[
                f"{_POSTS.get(post['type'], post['type'])} {post['amount']:,}"
                for post in hand.get("posts", ())
                if post["seat"] == player["seat"]
            ],
            is_button=hand.get("button") == player["seat"],
            offends=player["seat"] == offender,
        )
        for player in seated(hand)
    ]


def _streets(hand: Json, wrong: Offence, decided: Decisions | None, told: Json) -> list[StreetShown]:
    stopped = told["stopped_at"] or {}
    stop = (stopped.get("round"), stopped.get("action")) if stopped.get("errors") else (None, None)
    begun = (hand.get("round", {}).get("street") or 1) if "round" in hand else 1
    return [
        StreetShown(
            number=begun + place,
            steps=_steps(street["actions"], _marks(place, wrong, stop), _nth(decided, place), told),
            wrong=stop == (place, None),
        )
        for place, street in enumerate(hand.get("rounds", ()))
    ]


def _marks(place: int, wrong: Offence, stop: tuple[int | None, int | None]) -> tuple[int | None, int | None]:
    """The offending step of this street, and the one that makes no sense and stops the hand."""
    return wrong.action if wrong.round == place else None, stop[1] if stop[0] == place else None


def _steps(
    actions: list[Json], marks: tuple[int | None, int | None], decided: list[Json | None], told: Json
) -> list[StepShown]:
    steps: list[StepShown] = []
    for place, sent in enumerate(actions):
        if set(sent) <= {"carried"}:
            continue
        decision = _nth(decided, place) or {}
        offends = marks[0] == place
        if offends and not decision:
            decision = (told["first_illegal"] or {}).get("decision") or {}
        step = _step(sent, decision, len(steps) + 1)
        steps.append(replace(step, offends=offends, stops=marks[1] == place))
    return steps


def _step(sent: Json, decision: Json, nth: int) -> StepShown:
    action = decision.get("action")
    told = sent.get("declaration") or sent.get("incident") or sent
    legal = decision.get("legal", True)
    after = decision.get("round")
    return StepShown(
        number=nth,
        seat=told.get("seat", action["seat"] if action else None),
        did=wording.action(action) if legal and action and "seat" in sent else wording.step(sent),
        ruling=decision.get("ruling"),
        becomes=wording.action(action) if not legal and action else None,
        why=decision["reasons"][0]["message"] if not legal else None,
        pot=after["pot"] + sum(player["committed"] for player in after["players"]) if after else None,
    )


def _nth(values: list[Any] | None, place: int) -> Any:
    return values[place] if values and place < len(values) else []


def _corrected_streets(hand: Json, corrected: Json) -> list[CorrectedStreet]:
    """The streets of the corrected hand, as far as it goes."""
    went = [_steps_in_words(street) for street in hand.get("rounds", ())]
    goes = [_steps_in_words(street) for street in corrected.get("rounds", ())]
    return [CorrectedStreet(_compared(were, now)) for were, now in zip(went, goes, strict=False)]


def _steps_in_words(street: Json) -> list[tuple[int | None, str]]:
    return [
        ((one.get("declaration") or one.get("incident") or one).get("seat"), wording.step(one))
        for one in street["actions"]
        if not set(one) <= {"carried"}
    ]


def _compared(
    went: list[tuple[int | None, str]], goes: list[tuple[int | None, str]]
) -> list[tuple[int | None, str, bool]]:
    same: set[int] = set()
    for block in SequenceMatcher(None, went, goes, autojunk=False).get_matching_blocks():
        same.update(range(block.b, block.b + block.size))
    return [(seat, told, place not in same) for place, (seat, told) in enumerate(goes)]


def _stripped(value: Any) -> Any:
    """The value without `carried`; a step that was nothing else keeps its place."""
    if isinstance(value, list):
        return [_stripped(one) for one in value]
    if not isinstance(value, dict):
        return value
    kept = {key: _stripped(one) for key, one in value.items() if key != "carried"}
    return kept or {"carried": None}
