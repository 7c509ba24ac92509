"""A hand that offends as the page shows it: its players, what was done, what was wrong, how it should have gone."""

from dataclasses import dataclass, replace
from datetime import tzinfo
from typing import Any, Final

from ...answers.hand_question import hand_question
from ...answers.places import Place, first_street, is_aside, place_of
from ...answers.questions import Refused
from ...answers.render import Json, plain
from ...answers.report import report
from ...hands.names import Names, names_in, seated
from ...pages import decision_words
from ...rules.model.reasons import Code
from ..judge import Judge
from ..page_layout.local_time import in_words
from . import wording
from .first_offence import Consequence, Offence, first_offence

Decisions = list[list[Json | None]]

_NOT_SHOWN: Final = ("hand", "round", "options", "corrected")
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
    name: str | None
    did: str
    ruling: str | None
    becomes: str | None
    why: str | None
    pot: int | None
    offends: bool = False
    stops: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class StreetShown:
    """What was done on a street, and the cards that came to the board; `wrong` if the hand stops at it as a whole."""

    name: str
    board: str
    steps: list[StepShown]
    wrong: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class HandShown:
    """Everything that the page shows of one hand.

    `where` is the street and the action that offends, in words. `might` is what the seat in turn, `in_turn`, could have
    done there: out of turn it is another seat than the one that acted.
    """

    number: int
    source: str
    id: str | None
    played_at: str | None
    played_at_local: str
    structure: str
    scale: int
    ruleset: str
    wrong: Offence
    others: int
    where: str
    seat: str
    seats: list[SeatShown]
    streets: list[StreetShown]
    rulings_known: bool
    reasons: list[Json]
    becomes: str | None
    might: list[str]
    in_turn: str
    is_out_of_turn: bool
    choices: list[str]
    errors: list[Json]
    discrepancies: list[Json]
    result: list[str]

    @property
    def row(self) -> tuple[str | None, ...]:
        """What its row in the list says, but for where; hands whose rows say the same are shown together."""
        return (self.wrong.verdict.value, self.wrong.message, self.wrong.clause)


def hand_shown(line: Json, number: int, judge: Judge, zone: tzinfo | None = None) -> HandShown:
    """What the page shows of the offending hand in a line of results; `number` is its own on the page."""
    hand, said, names = line["hand"], line["report"], line["told"]
    wrong = first_offence(said, hand)
    if wrong is None:
        raise LookupError("nothing is wrong with this hand")
    decision = (said["first_illegal"] or {}).get("decision") or {}
    decided = _decisions_of(line, judge)
    streets = _streets(line, wrong, decided)
    seat = next((step.seat for street in streets for step in street.steps if step.offends), None)
    in_turn = _in_turn(decision, wrong, decided)
    illegal = sum(said["counts"].get(ruling, 0) for ruling in ("corrected", "rejected", "discretion"))
    return HandShown(
        number=number,
        source=line["source"],
        id=line.get("id"),
        played_at=line.get("played_at"),
        played_at_local=in_words(line["played_at"], zone) if "played_at" in line else "",
        structure=wording.structure(line.get("structure")),
        scale=hand.get("scale", 1),
        ruleset=f"{said['ruleset']['id']} {said['ruleset']['version']}",
        wrong=wrong,
        others=max(0, illegal - 1),
        where=wording.where(wrong.place, names),
        seat=wording.seat(seat, names),
        seats=_seats(line, seat),
        streets=streets,
        rulings_known=decided is not None,
        reasons=decision.get("reasons", []),
        becomes=decision_words.action(decision["action"]) if wrong.verdict is Consequence.CORRECTED else None,
        might=decision_words.options(decision.get("options")),
        in_turn=wording.seat(in_turn, names),
        is_out_of_turn=None not in (seat, in_turn) and seat != in_turn,
        choices=[
            f"{one['effect']['message'].rstrip('.')}: {decision_words.action(one['action'])}"
            for one in decision.get("alternatives", ())
        ],
        errors=_placed((said["stopped_at"] or {}).get("errors") or [], line),
        discrepancies=_placed(said["discrepancies"], line),
        result=wording.result(hand.get("result")) if said["discrepancies"] else [],
    )


def without_carried(line: Json) -> Json:
    """The line without the data that its hand carries, but with what that `told` for people."""
    hand = line["hand"]
    report = {key: value for key, value in line["report"].items() if key not in _NOT_SHOWN}
    return line | {"hand": _stripped(hand), "told": names_in(hand), "report": report}


def _placed(faults: list[Json], line: Json) -> list[Json]:
    """Faults with the place of each in words."""
    return [one | {"where": wording.where(place_of(line["hand"], one["pointer"]), line["told"])} for one in faults]


def _in_turn(decision: Json, wrong: Offence, decided: Decisions | None) -> int | None:
    """The seat whose turn it was, which is the one that a decision's options are of; None if nothing tells."""
    place = wrong.place
    if not decision or place is None or place.step is None:
        return None
    before = [one for one in _nth(decided, place.round)[: place.step] if one]
    if before:
        return _seat_to_act(before[-1])
    if decision["action"] is None or wrong.code == Code.FOLD_OUT_OF_TURN:  # the turn has not moved on
        return _seat_to_act(decision)
    seat: int = decision["action"]["seat"]
    return seat


def _seat_to_act(decision: Json) -> int | None:
    seat: int | None = decision["round"]["to_act"]
    return seat


def _decisions_of(line: Json, judge: Judge) -> Decisions | None:
    """The decisions street by street; None if the hand, judged again, does not come to the result of its line."""
    said = line["report"]
    if "rounds" not in said:
        found = _judged_again(line, judge)
        if found is None or any(found[name] != said[name] for name in ("counts", "clauses", "legal")):
            return None
        if found["receipt"]["ruleset"] != said.get("receipt", {}).get("ruleset"):
            return None
        said = found
    return [street["decisions"] for street in said["rounds"]]


def _judged_again(line: Json, judge: Judge) -> Json | None:
    ruled = line["report"]["ruleset"]
    asked = {"ruleset": f"{ruled['id']}@{ruled['version']}", "hand": line["hand"], "detail": "full"}
    try:
        told: Json = plain(report(hand_question(judge.usual | asked, judge.shelf)))
        return told
    except Refused:
        return None


def _seats(line: Json, offender: int | None) -> list[SeatShown]:
    hand = line["hand"]
    left = {share["seat"]: share["stack"] for share in (line["report"].get("final") or {}).get("stacks", ())}
    return [
        SeatShown(
            seat=player["seat"],
            name=line["told"].players.get(player["seat"]),
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


def _streets(line: Json, wrong: Offence, decided: Decisions | None) -> list[StreetShown]:
    hand, names = line["hand"], line["told"]
    stopped = line["report"]["stopped_at"] or {}
    stop = place_of(hand, stopped["pointer"]) if stopped.get("errors") else None
    return [
        StreetShown(
            name=names.street(first_street(hand) + number),
            board=wording.cards(names.boards[number]),
            steps=_steps(line, number, _nth(decided, number), wrong, stop),
            wrong=_is_at(stop, number, None),
        )
        for number in range(len(hand["rounds"]))
    ]


def _steps(
    line: Json, number: int, decisions: list[Json | None], wrong: Offence, stop: Place | None
) -> list[StepShown]:
    steps: list[StepShown] = []
    for place, sent in enumerate(line["hand"]["rounds"][number]["actions"]):
        if is_aside(sent):
            continue
        decision = _nth(decisions, place) or {}
        offends = _is_at(wrong.place, number, place)
        if offends and not decision:
            decision = (line["report"]["first_illegal"] or {}).get("decision") or {}
        step = _step(sent, decision, len(steps) + 1, line["told"])
        steps.append(replace(step, offends=offends, stops=_is_at(stop, number, place)))
    return steps


def _is_at(place: Place | None, round: int, step: int | None) -> bool:
    return place is not None and (place.round, place.step) == (round, step)


def _step(sent: Json, decision: Json, nth: int, names: Names) -> StepShown:
    action = decision.get("action")
    said = sent.get("declaration") or sent.get("incident") or sent
    legal = decision.get("legal", True)
    after = decision.get("round")
    seat = said.get("seat", action["seat"] if action else None)
    return StepShown(
        number=nth,
        seat=seat,
        name=None if seat is None else names.players.get(seat),
        did=decision_words.action(action) if legal and action and "seat" in sent else wording.step(sent),
        ruling=decision.get("ruling"),
        becomes=decision_words.action(action) if not legal and action else None,
        why=decision["reasons"][0]["message"] if not legal else None,
        pot=after["pot"] + sum(player["committed"] for player in after["players"]) if after else None,
    )


def _nth(values: list[Any] | None, place: int) -> Any:
    return values[place] if values and place < len(values) else []


def _stripped(value: Any) -> Any:
    """The value without `carried`; a step that was nothing else keeps its place."""
    if isinstance(value, list):
        return [_stripped(one) for one in value]
    if not isinstance(value, dict):
        return value
    kept = {key: _stripped(one) for key, one in value.items() if key != "carried"}
    return kept or {"carried": None}
