"""The report on a whole hand: what becomes of each action, what is wrong first, and what would have been right."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import is_dataclass
from typing import Any, Final, cast

from msgspec import structs

from .. import __version__
from ..hands.formats import Format
from ..hands.reconcile import ChipCount, chip_count
from ..rules import Ruleset, is_complete, options_in, play, replay
from ..rules.model.decision import Decision, OnIllegal, Ruling
from ..rules.model.hand import Hand, HandPlayed, Stop, StreetPlayed
from ..rules.model.next import Next
from ..rules.model.round import BettingRound, Opening
from ..rulesets import Rulebooks
from ..rulesets.digest import NotCanonical, digest_of, ruleset_digest
from ..rulesets.house_rules import with_settings
from ..rulesets.parameters import PARAMETERS, Setting
from ..yielding import yielding
from . import render
from .answer_record import AnswerRecord
from .fault_messages import Refused, fault
from .hand_question import HandQuestion, decisions_of, hand_question, hand_text, stopped_at
from .pointers import place_at, pointer_to
from .problems import reply
from .render import Json
from .rounds import compared
from .schemas.request_schema import Detail
from .strict_json import parse

_MOST_REPLAYED: Final = 20
"""How many steps before the accused one are decided again: few streets have more."""


def hand(raw: Any, instance: str, rulebooks: Rulebooks, record: AnswerRecord) -> Json:
    """One hand's report, and those under the rulebooks to compare it with. Raises Refused."""
    question = hand_question(raw, rulebooks, record.most_more)
    answer = _reported(question, record)
    if "compare" in raw:

        def under(name: str) -> Json:
            return _reported(question.under(name, rulebooks), record, is_compared=True)

        own, answer["compared"] = len(record.decisions), []
        for part in compared(raw, instance, under):
            answer["compared"].append(part)
            record.more = max(0, len(record.decisions) - 2 * own)
    record.record(instance, raw, answer, question.hand)
    return answer


def hand_line(
    body: bytes, format: Format | None, usual: Json, instance: str, rulebooks: Rulebooks, record: AnswerRecord
) -> Json:
    """The answer to one hand of a stream: its status, with its report or the problem with it.

    `format` is that of the body, None if it is JSON. `usual` is for what the hand does not say itself.
    """
    own: Json = {}

    def answer() -> Json:
        if format:
            text, notes = hand_text(body, format)
            own.update({"notes": list(notes)} if notes else {})
        raw = filled({format.name: text} if format else parse(body), usual)
        if isinstance(raw, dict) and isinstance(raw.get("id"), str):
            own["id"] = raw["id"]
        return hand(raw, instance, rulebooks, record)

    part = reply(answer, instance, most=record.most_errors, on_bug=record.on_bug).as_part()
    return own | part


def filled(raw: Any, usual: Json) -> Any:
    """A request with what is usual where it does not say it itself."""
    return usual | raw if isinstance(raw, dict) else raw


def report(question: HandQuestion, write: Callable[[Json], Any] = lambda decision: decision) -> Json:
    """A hand's report. Raises Refused if the request has no canonical form, and so no receipt.

    `write` is called with each decision that a full report lists, and gives what stands there.
    """
    played, ruleset = question.played, question.ruleset
    decisions = [decision for _, decision in decisions_of(played)]
    rulings = Counter(decision.ruling for decision in decisions)
    clauses = Counter(reason.clause for decision in decisions for reason in decision.reasons if reason.clause)
    wrong = question.first_illegal
    rules = _legal_with(question.read.hand, played, *wrong, ruleset) if wrong else []
    legal = False if wrong is not None else True if played.stop is None else None
    chips = chip_count(question.read.hand, played, question.read.result)
    following = render.next_(played.round)
    answer: Json = {"id": question.sent["id"]} if "id" in question.sent else {}
    answer |= {
        "legal": legal,
        "complete": is_complete(played),
        "counts": {"actions": len(decisions)} | {ruling.value: rulings[ruling] for ruling in Ruling},
        "clauses": dict(sorted(clauses.items())),
        "first_illegal": None if wrong is None else _decided_at(question, *wrong) | {"legal_with": rules},
        "stopped_at": None if played.stop is None else _stopped_at(question, played.stop),
        "discrepancies": [{**render.fault(fault), "pointer": "/hand" + fault.pointer} for fault in chips.discrepancies],
        "corrected": None if legal else _corrected(question),
        "final": _final(chips, following),
    }
    if question.site_house_rules:
        answer["site_house_rules"] = question.site_house_rules
    if "scale" in question.hand:
        answer["scale"] = question.hand["scale"]
    points = answer["first_illegal"] or answer["stopped_at"] or answer["discrepancies"]
    if "hand" not in question.sent and (question.detail is Detail.FULL or points):
        answer["hand"] = question.hand
    if question.detail is Detail.FULL:
        answer["rounds"] = [_street(street, ruleset, write) for street in played.streets]
        answer["round"] = played.round
        answer["next"] = following
        answer["options"] = options_in(played.round, ruleset)
    answer["rulebook"] = ruleset.pin
    answer["receipt"] = receipt(question.sent, ruleset)
    start = question.read.hand.start
    return answer | render.unused(ruleset, start.structure, "opening" if isinstance(start, Opening) else "steps")


def receipt(sent: Json, ruleset: Ruleset) -> Json:
    """What was validated, and under which rules: the same digests can be made again from the request.

    Raises Refused if the request has no canonical form.
    """
    try:
        of_request = digest_of(sent)
    except NotCanonical:
        raise Refused((fault("", "json.not_canonical"),)) from None
    return {"request": of_request, "rulebook": ruleset_digest(ruleset), "floorman": __version__}


def _reported(question: HandQuestion, record: AnswerRecord, *, is_compared: bool = False) -> Json:
    before = record.written
    answer = report(question, record.write)
    if is_compared:
        answer.pop("hand", None)  # the report above has it
    record.write(answer, written=record.written - before)  # counts the rest; a decision log needs it as a tree
    decisions = [decision for street in question.played.streets for decision in street.decisions if decision]
    record.decisions += [(question.sent["rulebook"], question.ruleset.id, decided) for decided in decisions]
    legal, stands = answer["legal"], "legal" if answer["complete"] else "unfinished"
    record.hands.append((question.ruleset.id, "floor" if legal is None else stands if legal else "illegal"))
    return answer


def _decided_at(question: HandQuestion, number: int, place: int) -> Json:
    """A step that was decided: its place, and the decision."""
    decision = question.played.streets[number].decisions[place]
    return _at(question, number, place) | {"decision": decision and render.decision(decision, question.ruleset)}


def _stopped_at(question: HandQuestion, stop: Stop) -> Json:
    """Where the hand stops: with the decision there, or with the errors why there is none."""
    if stop.step is not None and not stop.faults:
        return _decided_at(question, stop.street, stop.step) | {"errors": []}
    above = "/hand" + stopped_at(question.hand, stop)
    errors = [{**render.fault(fault), "pointer": above + fault.pointer} for fault in stop.faults]
    return _at(question, stop.street, stop.step) | {"decision": None, "errors": errors}


def _at(question: HandQuestion, number: int, place: int | None) -> Json:
    pointer = "/hand" + pointer_to(("rounds", number) if place is None else ("rounds", number, "actions", place))
    position = place_at(question.hand, number, place)
    return {"pointer": pointer, "street": position.street, "action": position.action}


def _corrected(question: HandQuestion) -> Json:
    """The hand as it should have gone, as far as the rulebook can tell; valid as the `hand` of a request."""
    rounds = [
        {**raw, "actions": list(_corrected_actions(raw["actions"], street))}
        for raw, street in zip(question.hand["rounds"], question.played.streets, strict=False)
    ]
    return {key: value for key, value in question.hand.items() if key != "result"} | {"rounds": rounds}


def _corrected_actions(raw: list[Json], street: StreetPlayed) -> Iterator[Json]:
    for sent, decision in zip(raw, street.decisions, strict=False):
        if decision is None:
            continue  # what is passed over is left out
        if decision.ruling is Ruling.ACCEPTED:
            yield _without_figures(sent)
        elif decision.ruling is Ruling.CORRECTED and decision.action is not None and "incident" not in sent:
            yield _as_sent(decision)
        elif decision.ruling is Ruling.CORRECTED:
            yield sent


def _without_figures(sent: Json) -> Json:
    """A step that stands, without what its record tells beside it: another step before it may have been corrected."""
    figures = {"paid", "faced", *(("to", "add") if sent.get("type") in ("call", "check") else ())}
    declaration = {key: value for key, value in sent.get("declaration", {}).items() if key != "faced"}
    return {key: declaration if key == "declaration" else value for key, value in sent.items() if key not in figures}


def _as_sent(decision: Decision) -> Json:
    action = decision.action
    if action is None:
        raise LookupError("a correction without an action has nothing to send")
    size = {"to": action.to} if action.type.is_wager else {}
    return {"seat": action.seat, "type": action.type.value, **size}


def _final(chips: ChipCount, following: Next | None) -> Json:
    behind = sum(share.amount for share in chips.stacks)
    return {
        "started": chips.started,
        "behind": behind,
        "pot": chips.pot,
        "pots": following and following.pots,
        "uncalled": chips.uncalled,
        "stacks": [{"seat": share.seat, "stack": share.amount} for share in chips.stacks],
        "conserved": behind + chips.pot == chips.started,
    }


def _street(played: StreetPlayed, ruleset: Ruleset, write: Callable[[Json], Any]) -> Json:
    return {
        "street": played.round.street,
        "decisions": [
            decision and write(render.decision(decision, ruleset)) for decision in yielding(played.decisions)
        ],
        "round": played.round,
    }


def _legal_with(hand: Hand, played: HandPlayed, number: int, place: int, ruleset: Ruleset) -> list[Json]:
    """The changes of one house rule with which this step of a street is legal, and those before it on the street too.

    Without them a site's custom looks like an offence. Each is an object for `house_rules`. Two rules that must agree
    change together.
    """
    street, decided = hand.streets[number], played.streets[number]
    first = max(0, place - _MOST_REPLAYED)
    before = next(filter(None, reversed(decided.decisions[:first])), None)
    begun, steps = before.round if before else decided.begun, street.steps[first : place + 1]
    read_in_opening: set[str] = set()
    if isinstance(hand.start, Opening) and number == first == 0:
        _opened(hand, _traced(ruleset, read_in_opening))

    def is_legal(change: dict[str, Setting]) -> bool:
        changed = with_settings(ruleset, change)
        opened = begun if read_in_opening.isdisjoint(change) else _opened(hand, changed)
        return opened is not None and replay(opened, steps, changed, recorded=True).stopped_at is None

    read: set[str] = set()
    replay(begun, steps, _traced(ruleset, read), recorded=True)
    changes = [change for key in PARAMETERS if key in read | read_in_opening for change in _changes(key, ruleset)]
    legal = [change for change in yielding(changes) if is_legal(change)]
    return [change for place, change in enumerate(legal) if change not in legal[:place]]


def _opened(hand: Hand, ruleset: Ruleset) -> BettingRound | None:
    """The hand's first round under this ruleset; None if it cannot begin so."""
    opened = play(structs.replace(hand, streets=()), ruleset, OnIllegal.STOP)
    return None if isinstance(opened, tuple) else opened.begun


def _traced(ruleset: Ruleset, read: set[str]) -> Ruleset:
    return cast(Ruleset, _Traced(ruleset, read))


class _Traced:
    """A ruleset, or one of its tables, that notes the parameters which are read: no other can change a decision."""

    def __init__(self, of: object, read: set[str], table: str = "") -> None:
        self._of, self._read, self._table = of, read, table

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._of, name)
        if is_dataclass(value):
            return _Traced(value, self._read, name)
        self._read.add(f"{self._table}.{name}")
        return value


def _changes(key: str, ruleset: Ruleset) -> Iterator[dict[str, Setting]]:
    """The other settings of a parameter, each with that of the one that must agree with it."""
    for setting in PARAMETERS[key].others(ruleset):
        change = {key: setting}
        for other in with_settings(ruleset, change).contradictory:
            if other != key:
                change[other] = PARAMETERS[other].others(ruleset)[0]  # both have two settings
        yield change
