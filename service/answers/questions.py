"""From a request's JSON to a question that the rules can answer, or to every fault in it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, cast

from msgspec.structs import replace

from ..fault_text import LONGEST_FIELD, cut, guessed
from ..named_games.game import GAMES, NamedGame
from ..named_games.opening_of import NamedOpening, opening_of
from ..rules import Ruleset, deal_in, follow, next_hand, settle, step_faults, step_faults_unsettled
from ..rules.model.decision import OnIllegal
from ..rules.model.fault import Fault
from ..rules.model.round import BettingRound
from ..rules.model.steps import Step
from ..rules.model.table import NextHand
from ..rulesets import Rulebooks
from ..rulesets.rulebook import LONGEST_NAME, id_of
from .fault_messages import Refused, fault, refuse
from .pointers import shortened
from .schemas import request_schema as bodies
from .schemas.strict_schema import FastReader, Strict, load


@dataclass(frozen=True, slots=True)
class OptionsQuestion:
    """One round, under one ruleset; `under` is how the caller named that."""

    under: str
    ruleset: Ruleset
    round: BettingRound


@dataclass(frozen=True, slots=True)
class DecisionQuestion(OptionsQuestion):
    """One action, declaration or incident in that round."""

    step: Step


@dataclass(frozen=True, slots=True)
class RoundsQuestion(OptionsQuestion):
    """A round from its beginning, and the steps that were taken in it.

    `named`: the opening that a game's name made, with the game's own house rules; None if no game was named.
    """

    steps: tuple[Step, ...]
    on_illegal: OnIllegal
    named: NamedOpening | None = None


@dataclass(frozen=True, slots=True)
class NextHandQuestion:
    """A table between two hands, and how the next one is dealt; `under` is how the caller named the ruleset."""

    under: str
    ruleset: Ruleset
    next_hand: NextHand


_DECISION = bodies.DecisionRequestSchema()
_OPTIONS = bodies.OptionsRequestSchema()
_ROUNDS = bodies.RoundsRequestSchema()
_BATCH = bodies.BatchRequestSchema()
_NEXT_STREET = bodies.NextStreetRequestSchema()
_NEXT_HAND = bodies.NextHandRequestSchema()
_FAST_DECISIONS = FastReader(bodies.DecisionRequestSchema)
_FAST_OPTIONS = FastReader(bodies.OptionsRequestSchema)


def decision_question(raw: Any, rulebooks: Rulebooks) -> DecisionQuestion:
    """The question of POST /v1/decisions. Raises Refused."""
    request, ruleset = under_ruleset(_DECISION, raw, rulebooks)
    return _decision_question(request, request.steps[0], ruleset)


def decision_fast(body: bytes, rulebooks: Rulebooks) -> DecisionQuestion | None:
    """The question, if nothing about the body is odd; else None. Raises Refused."""
    request = _FAST_DECISIONS.read(body)
    ruleset = _ruleset_fast(request, rulebooks)
    if ruleset is None or len(steps := request.steps) != 1:
        return None
    return _decision_question(request, steps[0], ruleset)


def _decision_question(
    request: bodies.DecisionRequest, named_step: tuple[str, Step], ruleset: Ruleset
) -> DecisionQuestion:
    name, step = named_step
    round = settle(request.round, ruleset)
    if isinstance(round, BettingRound):
        if faults := step_faults(round, step, ruleset):
            raise Refused(under(f"/{name}", faults))
        return DecisionQuestion(request.rulebook, ruleset, round, step)
    raise Refused(under("/round", round) + under(f"/{name}", step_faults_unsettled(request.round, step, ruleset)))


def options_question(raw: Any, rulebooks: Rulebooks) -> OptionsQuestion:
    """The question of POST /v1/options. Raises Refused."""
    request, ruleset = under_ruleset(_OPTIONS, raw, rulebooks)
    return _options_question(request, ruleset)


def options_fast(body: bytes, rulebooks: Rulebooks) -> OptionsQuestion | None:
    """The question, if nothing about the body is odd; else None. Raises Refused."""
    request = _FAST_OPTIONS.read(body)
    ruleset = _ruleset_fast(request, rulebooks)
    return None if ruleset is None else _options_question(request, ruleset)


def _options_question(request: bodies.OptionsRequest, ruleset: Ruleset) -> OptionsQuestion:
    round = settle(request.round, ruleset)
    if isinstance(round, BettingRound):
        return OptionsQuestion(request.rulebook, ruleset, round)
    raise Refused(under("/round", round))


def _ruleset_fast(request: bodies.OptionsRequest | None, rulebooks: Rulebooks) -> Ruleset | None:
    """The ruleset of a request; None if there is anything wrong with it."""
    if request is None or request.rulebook not in rulebooks:
        return None
    ruled = rulebooks.ruleset(request.rulebook, request.house_rules or {})
    return ruled if isinstance(ruled, Ruleset) else None


def batch_items(raw: Any) -> list[Any]:
    """The items of POST /v1/decisions/batch, not checked yet. Raises Refused."""
    batch, faults = load(_BATCH, raw)
    refuse(faults)
    return cast("list[Any]", batch.items)


def rounds_question(raw: Any, rulebooks: Rulebooks) -> RoundsQuestion:
    """The question of POST /v1/rounds. Raises Refused."""
    request, ruleset = under_ruleset(_ROUNDS, raw, rulebooks)
    refuse(compare_faults(request.compare, len(request.actions)))
    named = None
    if request.game is not None:
        ruleset, named = _named(request.game, request, ruleset, rulebooks)
    round = deal_in(request.opening, ruleset) if named is None else named.round
    return _rounds_question(request, "/opening", round, ruleset, named)


def next_street_question(raw: Any, rulebooks: Rulebooks) -> RoundsQuestion:
    """The question of POST /v1/next-street. Raises Refused."""
    request, ruleset = under_ruleset(_NEXT_STREET, raw, rulebooks)
    return _rounds_question(request, "", follow(request.round, request, ruleset), ruleset)


def _rounds_question(
    request: bodies.RoundsRequest | bodies.NextStreetRequest,
    beginning: str,
    round: BettingRound | tuple[Fault, ...],
    ruleset: Ruleset,
    named: NamedOpening | None = None,
) -> RoundsQuestion:
    if isinstance(round, BettingRound):
        steps = tuple([step for entry in request.actions if (step := entry.step)])
        return RoundsQuestion(request.rulebook, ruleset, round, steps, request.on_illegal, named)
    raise Refused(under(beginning, round))


def _named(
    game: NamedGame, request: bodies.RoundsRequest, ruleset: Ruleset, rulebooks: Rulebooks
) -> tuple[Ruleset, NamedOpening]:
    """The opening of the game that is named, and the ruleset with the game's house rules below the caller's.

    Raises Refused.
    """
    own = dict(GAMES[game.name].house_rules(game.played))
    ruled = rulebooks.ruleset(request.rulebook, own | (request.house_rules or {})) if own else ruleset
    named = opening_of(game, ruleset)
    if isinstance(named, tuple) or not isinstance(ruled, Ruleset):
        raise Refused(under("/game", named if isinstance(named, tuple) else ()))
    return ruled, named


def next_hand_question(raw: Any, rulebooks: Rulebooks) -> NextHandQuestion:
    """The question of POST /v1/next-hand. Raises Refused."""
    request, ruleset = under_ruleset(_NEXT_HAND, raw, rulebooks)
    hand = next_hand(request.table, ruleset)
    if isinstance(hand, tuple):
        raise Refused(under("/table", hand))
    return NextHandQuestion(request.rulebook, ruleset, hand)


def under_ruleset(schema: Strict, raw: Any, rulebooks: Rulebooks) -> tuple[Any, Ruleset]:
    """The body as the schema loads it, and the ruleset it names, with its house rules applied. Raises Refused."""
    request, faults = load(schema, raw)
    ruleset, unknown = _ruleset(raw, rulebooks) if isinstance(raw, dict) else (None, ())
    if isinstance(raw, dict) and "compare" in schema.fields:
        unknown += _unknown_compared(raw.get("compare"), rulebooks)
    refuse(faults + unknown)
    if ruleset is None:
        raise LookupError("a body without faults names a rulebook")
    return request, ruleset


def _ruleset(raw: Mapping[str, Any], rulebooks: Rulebooks) -> tuple[Ruleset | None, tuple[Fault, ...]]:
    """The ruleset, looked up even if the rest of the body is faulty: one answer tells every fault."""
    name, overrides = raw.get("rulebook"), raw.get("house_rules", {})
    if not isinstance(name, str) or not name:
        return None, ()
    if name not in rulebooks:
        return None, (not_carried("/rulebook", name, rulebooks),)
    if not isinstance(overrides, dict):
        return None, ()
    ruled = rulebooks.ruleset(name, overrides)
    return (ruled, ()) if isinstance(ruled, Ruleset) else (None, under("/house_rules", ruled))


def _unknown_compared(names: Any, rulebooks: Rulebooks) -> tuple[Fault, ...]:
    """A fault for each unknown rulebook in `compare`, looked up even if the rest of the body is faulty."""
    if not isinstance(names, list) or len(names) > bodies.MOST_COMPARED:
        return ()
    return tuple(
        not_carried(f"/compare/{place}", name, rulebooks)
        for place, name in enumerate(names)
        if isinstance(name, str) and 0 < len(name) <= LONGEST_NAME and name not in rulebooks
    )


def compare_faults(compare: tuple[str, ...], steps: int, most: int = bodies.MOST_MORE) -> tuple[Fault, ...]:
    """The fault in comparing these rulebooks over so many steps: a small request must not cause a huge answer."""
    more = len(compare) * steps
    return (fault("/compare", "request.compares_too_much", found=more, max=most),) if more > most else ()


def not_carried(pointer: str, name: str, rulebooks: Rulebooks) -> Fault:
    """The fault in a rulebook's name that the rulebooks does not have: the id, or the version that is pinned."""
    id = id_of(name)
    if id not in rulebooks:
        return fault(pointer, "rulebook.unknown", rulebook=cut(id, LONGEST_FIELD), **guessed(id, rulebooks))
    return fault(pointer, "rulebook.version_unknown", rulebook=id, versions=rulebooks.versions(id))


def under(pointer: str, faults: tuple[Fault, ...]) -> tuple[Fault, ...]:
    """Faults in the part of the body at `pointer`, with pointers into the whole body."""
    return tuple(replace(fault, pointer=shortened(pointer + fault.pointer)) for fault in faults)
