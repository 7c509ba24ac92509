"""From a request's JSON to a question that the rules can answer, or to every fault in it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from ..hands.unreadable import Place
from ..rules import Ruleset, deal_in, follow, settle, step_faults, step_faults_unsettled
from ..rules.model.decision import OnIllegal
from ..rules.model.fault import Fault
from ..rules.model.round import BettingRound
from ..rules.model.steps import Step
from ..rulesets import Shelf
from ..rulesets.versions import LONGEST_NAME, id_of
from ..yielding import Yielder, yielding
from .fault_messages import fault
from .pointers import shortened
from .schemas.plain import PlainBatch, PlainReader
from .schemas.requests import (
    BEGINNINGS,
    MOST_COMPARED,
    STEPS,
    BatchRequestSchema,
    DecisionRequestSchema,
    OptionsRequestSchema,
    RoundsRequestSchema,
)
from .schemas.strict import Strict, load
from .strict_json import too_many_values


class Refused(Exception):
    """The body is JSON, but not a question that can be answered; `faults` has everything that is wrong with it."""

    def __init__(self, faults: tuple[Fault, ...], place: Place | None = None) -> None:
        super().__init__(f"{len(faults)} faults")
        self.faults = faults
        self.place = place  # where a text in the body cannot be parsed (PHH)


@dataclass(frozen=True, slots=True)
class DecisionQuestion:
    """One action, declaration or incident in one round, under one ruleset; `under` is how the caller named that."""

    under: str
    ruleset: Ruleset
    round: BettingRound
    step: Step


@dataclass(frozen=True, slots=True)
class OptionsQuestion:
    """One round, under one ruleset; `under` is how the caller named that."""

    under: str
    ruleset: Ruleset
    round: BettingRound


@dataclass(frozen=True, slots=True)
class RoundsQuestion:
    """A round from its beginning, and the steps that were taken in it."""

    ruleset: Ruleset
    round: BettingRound
    steps: tuple[Step, ...]
    on_illegal: OnIllegal


MOST_MORE: Final = 1000

_DECISION = DecisionRequestSchema()
_OPTIONS = OptionsRequestSchema()
_ROUNDS = RoundsRequestSchema()
_BATCH = BatchRequestSchema()
_PLAIN_OPTIONS = PlainReader(_OPTIONS, ("ruleset", "round"))
_PLAIN_DECISIONS = {f'"{step}"'.encode(): (step, PlainReader(_DECISION, ("ruleset", "round", step))) for step in STEPS}
"""Readers by what must stand in the body, each with the member that is the step."""
_PLAIN_BATCH = msgspec.json.Decoder(PlainBatch)


def decision_question(raw: Any, shelf: Shelf) -> DecisionQuestion:
    """The question of POST /v1/decisions. Raises Refused."""
    data, ruleset = under_ruleset(_DECISION, raw, shelf)
    sent = data["round"]
    name = next(step for step in STEPS if step in data)
    round = settle(sent, ruleset)
    if isinstance(round, BettingRound):
        refuse(under(f"/{name}", step_faults(round, data[name], ruleset)))
        return DecisionQuestion(data["ruleset"], ruleset, round, data[name])
    raise Refused(under("/round", round) + under(f"/{name}", step_faults_unsettled(sent, data[name], ruleset)))


def plain_decision(body: bytes, shelf: Shelf) -> DecisionQuestion | None:
    """The question, if nothing about the body is odd; else None."""
    for mark, (name, reader) in _PLAIN_DECISIONS.items():
        if mark in body:
            read = reader.read(body)
            asked = _plainly_settled(read, shelf)
            if asked is None or step_faults(asked.round, step := getattr(read, name), asked.ruleset):
                return None
            return DecisionQuestion(asked.under, asked.ruleset, asked.round, step)
    return None


def plain_options(body: bytes, shelf: Shelf) -> OptionsQuestion | None:
    """The question, if nothing about the body is odd; else None."""
    return _plainly_settled(_PLAIN_OPTIONS.read(body), shelf)


def plain_items(body: bytes) -> list[bytes]:
    """The items of a batch, not checked yet; none if anything about the body around them is odd."""
    yielder = Yielder()
    if too_many_values(body, yielder):
        return []
    yielder.yield_if_due()
    try:
        items = [bytes(item) for item in yielding(_PLAIN_BATCH.decode(body).items)]
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return []
    has_twins = 1 + sum(item.count(b":") for item in yielding(items)) != body.count(b":")
    return [] if has_twins else items


def _plainly_settled(read: Any, shelf: Shelf) -> OptionsQuestion | None:
    book = None if read is None else shelf.get(read.ruleset)
    if book is None:
        return None
    round = settle(read.round, book.ruleset)
    return OptionsQuestion(read.ruleset, book.ruleset, round) if isinstance(round, BettingRound) else None


def batch_items(raw: Any) -> list[Any]:
    """The items of POST /v1/decisions/batch, not checked yet. Raises Refused."""
    data, faults = load(_BATCH, raw)
    refuse(faults)
    items: list[Any] = data["items"]
    compared = (item.get("compare") for item in items if isinstance(item, dict))
    refuse(too_much_compared("/items", sum(len(names) for names in compared if isinstance(names, list))))
    return items


def options_question(raw: Any, shelf: Shelf) -> OptionsQuestion:
    """The question of POST /v1/options. Raises Refused."""
    data, ruleset = under_ruleset(_OPTIONS, raw, shelf)
    round = settle(data["round"], ruleset)
    if isinstance(round, BettingRound):
        return OptionsQuestion(data["ruleset"], ruleset, round)
    raise Refused(under("/round", round))


def rounds_question(raw: Any, shelf: Shelf) -> RoundsQuestion:
    """The question of POST /v1/rounds. Raises Refused."""
    data, ruleset = under_ruleset(_ROUNDS, raw, shelf)
    refuse(too_much_compared("/compare", len(data.get("compare", ())) * len(data.get("actions", ()))))
    beginning = next(name for name in BEGINNINGS if name in data)
    begin = deal_in if beginning == "opening" else follow
    round = begin(data[beginning], ruleset)
    if isinstance(round, BettingRound):
        return RoundsQuestion(ruleset, round, data.get("actions", ()), data.get("on_illegal", OnIllegal.STOP))
    raise Refused(under(f"/{beginning}", round))


def under_ruleset(schema: Strict, raw: Any, shelf: Shelf) -> tuple[dict[str, Any], Ruleset]:
    """The body as the schema loads it, and the ruleset it names, with its house rules applied. Raises Refused."""
    data, faults = load(schema, raw)
    ruleset, unknown = _ruleset(raw, shelf) if isinstance(raw, dict) else (None, ())
    if isinstance(raw, dict):
        unknown += _unknown_compared(raw.get("compare"), shelf)
    refuse(faults + unknown)
    if ruleset is None:
        raise LookupError("a body without faults names a ruleset")
    return data, ruleset


def _ruleset(raw: Mapping[str, Any], shelf: Shelf) -> tuple[Ruleset | None, tuple[Fault, ...]]:
    """The ruleset, looked up even if the rest of the body is faulty: one answer tells every fault."""
    name, overrides = raw.get("ruleset"), raw.get("house_rules", {})
    if not isinstance(name, str) or not name:
        return None, ()
    if name not in shelf:
        return None, (not_carried("/ruleset", name, shelf),)
    if not isinstance(overrides, dict):
        return None, ()
    ruled = shelf.ruleset(name, overrides)
    return (ruled, ()) if isinstance(ruled, Ruleset) else (None, under("/house_rules", ruled))


def _unknown_compared(names: Any, shelf: Shelf) -> tuple[Fault, ...]:
    """A fault for each unknown rulebook in `compare`, looked up even if the rest of the body is faulty."""
    if not isinstance(names, list) or len(names) > MOST_COMPARED:
        return ()
    return tuple(
        not_carried(f"/compare/{place}", name, shelf)
        for place, name in enumerate(names)
        if isinstance(name, str) and 0 < len(name) <= LONGEST_NAME and name not in shelf
    )


def too_much_compared(pointer: str, more: int) -> tuple[Fault, ...]:
    """A fault if comparing asks for too many decisions (`more`): a small request must not cause a huge answer."""
    if more <= MOST_MORE:
        return ()
    return (fault(pointer, "request.compares_too_much", found=more, max=MOST_MORE),)


def not_carried(pointer: str, name: str, shelf: Shelf) -> Fault:
    """The fault in a rulebook's name that the shelf does not have: the id, or the version that is pinned."""
    id = id_of(name)
    if id not in shelf:
        return fault(pointer, "ruleset.unknown", allowed=tuple(shelf))
    return fault(pointer, "ruleset.version_unknown", ruleset=id, versions=shelf.versions(id))


def under(pointer: str, faults: tuple[Fault, ...]) -> tuple[Fault, ...]:
    """Faults in the part of the body at `pointer`, with pointers into the whole body."""
    return tuple(replace(fault, pointer=shortened(pointer + fault.pointer)) for fault in faults)


def refuse(faults: tuple[Fault, ...]) -> None:
    """Raise Refused if there are any faults."""
    if faults:
        raise Refused(faults)
