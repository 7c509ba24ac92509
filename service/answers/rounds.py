"""Rounds: what the seat to act may do, and a whole round from its opening."""

from typing import Any

from msgspec.structs import replace

from .. import rules
from ..rules import Ruleset, replay
from ..rules.model.fault import Fault
from ..rules.model.replayed import Replayed
from ..rules.model.round import BettingRound
from ..rulesets import Shelf
from ..yielding import breathing
from . import render
from .compared import with_compared
from .pointers import pointer_to
from .questions import Refused, options_asked, rounds_asked
from .schemas.requests import STEPS
from .tally import Tally


def options(raw: Any, instance: str, shelf: Shelf, tally: Tally) -> render.Json:
    """What the seat to act may do, and under the rulebooks to compare that with. Raises Refused."""
    answer = with_compared(raw, instance, lambda raw: _options(raw, shelf))
    tally.record(instance, raw, answer)
    return answer


def whole_round(raw: Any, instance: str, shelf: Shelf, tally: Tally) -> render.Json:
    """The round as played, and as played under the rulebooks to compare it with. Raises Refused."""
    answer = with_compared(raw, instance, lambda raw: _round(raw, shelf, tally))
    tally.record(instance, raw, answer)
    return answer


def offered(round: BettingRound, ruleset: Ruleset) -> render.Json | None:
    """The options of the seat to act; None if the round is over."""
    return None if round.to_act is None else render.options(rules.options(round, round.actor, ruleset))


def _options(raw: Any, shelf: Shelf) -> render.Json:
    asked = options_asked(raw, shelf)
    return {
        "seat": asked.round.to_act,
        "options": offered(asked.round, asked.ruleset),
        "ruleset": render.ruleset_ref(asked.ruleset),
    }


def _round(raw: Any, shelf: Shelf, tally: Tally) -> render.Json:
    asked = rounds_asked(raw, shelf)
    replayed = replay(asked.round, breathing(asked.steps), asked.ruleset, asked.on_illegal)
    if replayed.faults:
        raise Refused(steps_refused(raw["actions"], replayed))
    tally.decisions += [(asked.ruleset.id, decided) for decided in replayed.decisions]
    return {
        "decisions": [render.decision(decided, asked.ruleset) for decided in breathing(replayed.decisions)],
        "round": render.round_(replayed.round),
        "options": offered(replayed.round, asked.ruleset),
        "stopped_at": replayed.stopped_at,
        "ruleset": render.ruleset_ref(asked.ruleset),
    }


def steps_refused(actions: list[render.Json], replayed: Replayed) -> tuple[Fault, ...]:
    """The faults of the step that makes no sense, with pointers into the body."""
    place = replayed.stopped_at or 0
    above = pointer_to(("actions", place, *inside(actions[place])))
    return tuple(replace(fault, pointer=above + fault.pointer) for fault in replayed.faults)


def inside(step: render.Json) -> tuple[str, ...]:
    """The path to a step's own members: those of a declaration and of an incident are one level down."""
    return tuple(member for member in STEPS if member in step)
