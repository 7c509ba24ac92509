"""Every number, and every seat that acted since, of a declaration or an incident is in its answer, or in an error."""

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from msgspec.structs import asdict, replace

from service.rules.decide import decide
from service.rules.model.action import ActionType
from service.rules.model.decision import Decision
from service.rules.model.noun import Noun
from service.rules.model.round import BettingRound, Player
from service.rules.model.steps import ActionSince, Declaration, Incident, IncidentKind, PriorMoved
from service.rules.ruleset import Ruleset
from service.rules.step_faults import step_faults
from tests.laws.live_table import declarations, incidents, with_something_early
from tests.laws.strategies import reachable_rounds

NO_AMOUNTS = ("seat", "called_by")


def numbers(value: Any, name: str = "") -> Iterator[int]:
    """Every amount in a step, wherever it is; chips and prior chips as their sum."""
    if isinstance(value, Noun):
        for member, inner in asdict(value).items():
            yield from numbers(inner, member)
    elif name == "chips":
        yield sum(map(sum, value))
    elif name == "prior_chips":
        yield sum(value)
    elif isinstance(value, tuple):
        for inner in value:
            yield from numbers(inner, name)
    elif isinstance(value, int) and not isinstance(value, bool) and name not in NO_AMOUNTS:
        yield value


def named(value: Any) -> Iterator[int]:
    """Every number in the reasons, the actions and the effects of an answer, and nothing of its round."""
    if isinstance(value, Decision):
        yield from named((value.reasons, value.action, [(one.action, one.effect) for one in value.alternatives]))
    elif isinstance(value, Noun):
        yield from named(list(asdict(value).values()))
    elif isinstance(value, tuple | list):
        for inner in value:
            yield from named(inner)
    elif isinstance(value, int) and not isinstance(value, bool):
        yield value


@st.composite
def with_prior_chips(draw: st.DrawFn, declaration: Declaration, player: Player) -> Declaration:
    """The declaration, with what the chips from before come to, and with totals of what others have done since."""
    prior = draw(st.lists(st.integers(1, 2 * player.committed), max_size=3)) if player.committed else []
    since = [
        ActionSince(
            seat=one.seat, type=draw(st.sampled_from((ActionType.FOLD, ActionType.RAISE))), to=draw(st.integers(0, 900))
        )
        for one in declaration.acted_since or ()
    ]
    acted_since = None if declaration.acted_since is None else tuple(since)
    return replace(declaration, prior_chips=tuple(prior), acted_since=acted_since)


def missing(round: BettingRound, step: Declaration | Incident, ruleset: Ruleset) -> set[int]:
    """The numbers of the step that its answer lacks; what the round has in front of the seat is no news."""
    decision = decide(round, step, ruleset)
    shown = {new.seat for old, new in zip(round.players, decision.round.players, strict=True) if old != new}
    assert {one.seat for one in step.acted_since or ()} <= {*named(decision.reasons), *shown}
    seat = round.player(round.actor.seat if step.seat is None else step.seat)
    in_round = {one.to for one in getattr(step, "acted_since", None) or ()} if _is_counted(step) else {seat.committed}
    return {*numbers(step)} - {*named(decision)} - in_round - {0}


def missing_change(decision: Decision, chips: int) -> int:
    """How much of the chips (add) the action does not take and no reason gives back."""
    named_as_change = [value for reason in decision.reasons for name, value in reason.params if name == "change"]
    over = chips - decision.action.add if decision.action else 0
    return max(over, 0) - sum(one for one in named_as_change if isinstance(one, int))


def _is_counted(step: Declaration | Incident) -> bool:
    return isinstance(step, Incident) and step.kind is IncidentKind.WRONG_POT_COUNT


@pytest.mark.slow
@given(reachable_rounds(), st.data())
def test_every_number_of_a_declaration_is_answered(at: tuple[BettingRound, Ruleset], data: st.DataObject) -> None:
    round, ruleset = at
    round = data.draw(with_something_early(round, ruleset))
    player = data.draw(st.sampled_from([one for one in round.players if one.may_act(round.chip)]))
    declaration = data.draw(declarations(round, player))
    declaration = data.draw(with_prior_chips(declaration, player))
    assume(not step_faults(round, declaration, ruleset))
    assert not missing(round, declaration, ruleset)
    alone = replace(declaration, prior_chips=(), prior_moved=PriorMoved.NONE)
    assert missing_change(decide(round, alone, ruleset), sum(map(sum, alone.chips))) == 0


@pytest.mark.slow
@settings(suppress_health_check=[HealthCheck.filter_too_much])
@given(reachable_rounds(may_be_over=True), st.data())
def test_every_number_of_an_incident_is_answered(at: tuple[BettingRound, Ruleset], data: st.DataObject) -> None:
    round, ruleset = at
    incident = data.draw(incidents(data.draw(with_something_early(round, ruleset)), ruleset))
    assume(incident)
    assert incident
    assert not missing(round, incident, ruleset)
