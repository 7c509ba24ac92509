"""An incident is ruled on as the same facts are as steps: what is done, its size, why, and the round that it leaves."""

import itertools
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from service.rules.acting.corrections import PotTooHigh
from service.rules.acting.out_of_turn import is_substantial, spoken_up
from service.rules.decide import decide
from service.rules.declarations.undercall import is_tiny
from service.rules.model.action import Action, ActionType, Proposal
from service.rules.model.decision import Decision, Ruling
from service.rules.model.reason import Code, Reason
from service.rules.model.round import BettingRound, Structure
from service.rules.model.steps import ActionSince, Declaration, Incident, IncidentKind, Statement, Step, Word
from service.rules.opening import deal_in
from service.rules.options import free_options, most_of_pot, options
from service.rules.ruleset import Ruleset
from service.rules.situation import wager_to
from service.rules.step_faults import step_faults
from tests.laws.live_table import chains, with_something_early
from tests.laws.strategies import moves, openings, reachable_rounds, rulesets

Outcomes = list[tuple[tuple[object, ...] | None, BettingRound]]
"""Each result that a ruling has, or may have if the floor chooses: the action, and the round that it leaves."""
TIME: Final = Declaration(words=(Statement(word=Word.TIME),))


class Pair(NamedTuple):
    """An incident in its round, and the results and the reasons of the same facts as steps."""

    round: BettingRound
    ruleset: Ruleset
    incident: Incident
    results: Outcomes
    reasons: tuple[Reason, ...]


def results(decision: Decision) -> Outcomes:
    """The results of a decision; what its action adds is left out, where the chips may lie in front already."""
    if decision.ruling is Ruling.DISCRETION:
        return [(_done(one.action), one.round) for one in decision.alternatives]
    return [(_done(decision.action), decision.round)]


def _done(action: Action | None) -> tuple[object, ...] | None:
    return (action.type, action.seat, action.to, action.by, action.all_in) if action else None


def _possible(round: BettingRound, step: Step, ruleset: Ruleset) -> None:
    assume(round.to_act is not None and not step_faults(round, step, ruleset))


def _decided(round: BettingRound, step: Step, ruleset: Ruleset) -> Decision:
    _possible(round, step, ruleset)
    return decide(round, step, ruleset)


def _played(round: BettingRound, actions: tuple[ActionSince, ...], ruleset: Ruleset) -> BettingRound:
    """The round after each of these in order, as steps of their seats, in turn or out of it."""
    for done in actions:
        round = _decided(round, Proposal(type=done.type, seat=done.seat, to=done.to), ruleset).round
    return round


def _others_call_or_fold(data: st.DataObject, round: BettingRound, ruleset: Ruleset) -> tuple[ActionSince, ...]:
    """What up to three players do in turn, as each may."""
    done: list[ActionSince] = []
    for _ in range(data.draw(st.integers(0, 3))):
        if round.to_act is None or not options(round, round.actor, ruleset).call:
            break
        type = data.draw(st.sampled_from((ActionType.CALL, ActionType.CALL, ActionType.FOLD)))
        done.append(ActionSince(seat=round.to_act, type=type))
        round = decide(round, Proposal(type=type), ruleset).round
    return tuple(done)


def _skipped(data: st.DataObject) -> Pair:
    """Each acts out of turn, and then the seat asks for time; a bring-in that it owes comes whatever it says."""
    round, ruleset = data.draw(reachable_rounds())
    assume(not round.bring_in_pending)
    chain = data.draw(chains(round, ruleset))
    stepwise = _played(round, chain.acted_since or (), ruleset)
    told = _decided(stepwise, TIME, ruleset)
    reasons = tuple(one for one in told.reasons if one.code is not Code.TIME_CALLED)
    return Pair(round, ruleset, chain, results(told), reasons)


def _amount_unknown(data: st.DataObject) -> Pair:
    """The wager is named, and others fold and call; or those who called are to act."""
    round, ruleset = data.draw(reachable_rounds())
    amount = data.draw(st.integers(1, 6 * round.min_bet))
    type = ActionType.RAISE if round.due else ActionType.BET
    named = _decided(round, Proposal(type=type, to=amount), ruleset)
    since = _others_call_or_fold(data, named.round, ruleset)
    incident = Incident(kind=IncidentKind.AMOUNT_UNKNOWN, seat=round.actor.seat, amount=amount, acted_since=since)
    folds = tuple(one for one in since if one.type is ActionType.FOLD)
    free = spoken_up(_played(named.round, folds, ruleset))
    reasons = tuple(one for one in named.reasons if not one.code.startswith("reopening"))
    if len(folds) == len(since):
        return Pair(round, ruleset, incident, [(_done(named.action), free)], reasons)
    call = next(one for one in since if one.type is ActionType.CALL)
    before = tuple(itertools.takewhile(lambda one: one is not call, since))
    called = _decided(_played(named.round, before, ruleset), Proposal(type=ActionType.CALL), ruleset)
    both = [(_done(called.action), _played(named.round, since, ruleset)), (None, free)]
    return Pair(round, ruleset, incident, both, tuple(one for one in reasons if one.code is not Code.CHIPS_DO_NOT_PLAY))


def _hidden_chip(data: st.DataObject) -> Pair:
    """The all-in, a call or bring-in too, is made with the chip in the stack, or it stays as it was made.

    Not in fixed-limit over a short all-in: no incident tells the last full bet.
    """
    before, ruleset = data.draw(reachable_rounds())
    over_a_short_one = 0 < before.last_full_bet_to < before.current_bet
    assume(before.structure is not Structure.FIXED_LIMIT or not over_a_short_one)
    maker = before.actor
    amount = data.draw(st.integers(1, 4 * before.min_bet))
    shoved = _decided(before, Proposal(type=ActionType.ALL_IN), ruleset)
    assume(shoved.action and shoved.action.all_in)
    assert shoved.action
    incident = Incident(kind=IncidentKind.HIDDEN_CHIP, seat=maker.seat, amount=amount, faced=before.current_bet)
    richer = before.with_player(replace(maker, stack=maker.stack + amount))
    passive = shoved.action.type in (ActionType.CALL, ActionType.BRING_IN)
    again = _decided(richer, Proposal(type=shoved.action.type if passive else ActionType.ALL_IN), ruleset)
    assert again.action
    larger = _done(again.action) if again.action.to > shoved.action.to else None
    return Pair(shoved.round, ruleset, incident, [(larger, again.round), (None, shoved.round)], ())


def _misinformed(data: st.DataObject) -> Pair:
    """The player says call, told that amount."""
    round, ruleset = data.draw(reachable_rounds())
    told = data.draw(st.integers(1, 6 * round.min_bet))
    assume(told not in (round.due, round.facing(round.actor)) and not round.bring_in_pending)
    incident = Incident(kind=IncidentKind.MISINFORMED, seat=round.actor.seat, told_to=told)
    said = _decided(round, Declaration(words=(Statement(word=Word.CALL),), told_to=told), ruleset)
    reasons = tuple(one for one in said.reasons[1:] if one.code is not Code.AMOUNT_UNUSED)
    return Pair(round, ruleset, incident, results(said), reasons)


def _underbet_found(data: st.DataObject) -> Pair:
    """The wager is named as it was made, brought up, and called by those who called it."""
    before, ruleset = data.draw(reachable_rounds())
    maker, offered = before.actor, options(before, before.actor, ruleset).raise_
    assume(offered and before.due < offered.min_to - 1 and offered.min_to < maker.reach(before.chip))
    assert offered
    level = data.draw(st.integers(before.due + 1, offered.min_to - 1))
    assume(level % before.chip == 0)
    named = decide(before, wager_to(level), ruleset)
    assert named.action
    wager = replace(maker, stack=maker.stack - (level - maker.committed), committed=level, acted=True)
    made = replace(before, current_bet=level, to_act=named.round.to_act, pot_credit=named.round.pot_credit)
    made = made.with_player(wager)
    since = _others_call_or_fold(data, made, ruleset)
    round = _played(made, since, ruleset)
    incident = Incident(kind=IncidentKind.UNDERBET_FOUND, seat=maker.seat, faced=before.current_bet, street_over=False)
    after = _played(named.round, since, ruleset)
    assume(round.to_act is not None)
    return Pair(round, ruleset, incident, [(_done(named.action), after)], ())


def _wrong_pot_count(data: st.DataObject) -> Pair:
    """The bet of the right pot is made, and called by those who called it."""
    ruleset = data.draw(rulesets)
    opening = data.draw(openings((Structure.POT_LIMIT,)))
    actual = opening.min_bet * data.draw(st.integers(1, 6))
    before = deal_in(replace(opening, posts=(), bring_in=None, street=2, pot_before_round=actual), ruleset)
    assume(isinstance(before, BettingRound) and before.to_act is not None)
    assert isinstance(before, BettingRound)
    quoted = data.draw(st.integers(before.min_bet, 3 * actual))
    maker = before.actor
    wrong, right = (most_of_pot(pot, before, ruleset) for pot in (quoted, actual))
    assume(wrong != right and min(wrong, right) >= before.min_bet and max(wrong, right) < maker.reach(before.chip))
    bet = decide(before, wager_to(right), ruleset)
    made = replace(
        decide(replace(before, pot_before_round=quoted), wager_to(wrong), ruleset).round, pot_before_round=actual
    )
    since = _others_call_or_fold(data, made, ruleset)
    incident = Incident(
        kind=IncidentKind.WRONG_POT_COUNT, seat=maker.seat, quoted_pot=quoted, acted_since=since, street_over=False
    )
    after = _played(bet.round, since, ruleset)
    round = _played(made, since, ruleset)
    corrected, stands = (_done(bet.action), after), (None, round)
    if not is_substantial(since):
        return Pair(round, ruleset, incident, [corrected], ())
    if right > wrong:
        return Pair(round, ruleset, incident, [stands], ())
    floor = ruleset.corrections.pot_too_high is PotTooHigh.FLOOR_AFTER_ACTION
    return Pair(round, ruleset, incident, [stands, corrected] if floor else [corrected], ())


def _undercalls(data: st.DataObject) -> Pair:
    """The first puts in too little, in two chips; the others call behind, or are to act.

    Not where it is tiny: whether such chips were silent is not told.
    """
    round, ruleset = data.draw(reachable_rounds())
    call = options(round, round.actor, ruleset).call
    amount = round.chip * data.draw(st.integers(1, 40))
    assume(call and amount < call.add and not is_tiny(amount, round.facing(round.actor)))
    chips = (round.chip, amount - round.chip) if amount > round.chip else (amount,)
    put_in = _decided(round, Declaration(chips=(chips,)), ruleset)
    full = next(one for one in results(put_in) if one[0] and one[0][0] is ActionType.CALL)
    since = _others_call_or_fold(data, full[1], ruleset)
    incident = Incident(kind=IncidentKind.UNDERCALLS, seat=round.actor.seat, amount=amount, acted_since=since)
    behind = _played(full[1], since, ruleset)
    reasons = tuple(one for one in put_in.reasons if one.code.startswith("undercall"))
    return Pair(round, ruleset, incident, [(full[0], behind), *results(put_in)], reasons)


def _wrong_bring_in(data: st.DataObject) -> Pair:
    """The right seat is first to act, and nobody has brought it in."""
    ruleset = data.draw(rulesets)
    opening = data.draw(openings().filter(lambda one: one.bring_in and not one.posts))
    opening = replace(opening, acts_last=None)
    began = deal_in(opening, ruleset)
    assume(isinstance(began, BettingRound) and began.to_act is not None)
    assert isinstance(began, BettingRound)
    seat = data.draw(st.sampled_from([one.seat for one in began.players if one.seat != began.to_act]))
    round = decide(began, data.draw(st.sampled_from(moves(options(began, began.actor, ruleset)))), ruleset).round
    incident = Incident(kind=IncidentKind.WRONG_BRING_IN, seat=seat)
    right = deal_in(replace(opening, first_to_act=seat), ruleset)
    assert isinstance(right, BettingRound)
    return Pair(round, ruleset, incident, [(None, right)], ())


def _time_expired(data: st.DataObject) -> Pair:
    """A bring-in, a check, a fold, or a call where there is no fold."""
    round, ruleset = data.draw(reachable_rounds())
    round = data.draw(with_something_early(round, ruleset))
    free = free_options(round, round.actor, ruleset)
    passive = ActionType.FOLD if free.fold else ActionType.CALL
    left = ActionType.BRING_IN if free.bring_in else ActionType.CHECK if free.check else passive
    acted = _decided(round, Proposal(type=left), ruleset)
    return Pair(round, ruleset, Incident(kind=IncidentKind.TIME_EXPIRED, seat=round.actor.seat), results(acted), ())


def _clock_called(data: st.DataObject) -> Pair:
    """Nobody has done anything yet."""
    round, ruleset = data.draw(reachable_rounds())
    incident = Incident(kind=IncidentKind.CLOCK_CALLED, seat=round.actor.seat, waited=data.draw(st.integers(0, 300)))
    return Pair(round, ruleset, incident, [(None, round)], ())


STEPS: Final[Mapping[IncidentKind, Callable[[st.DataObject], Pair] | str]] = {
    IncidentKind.SKIPPED: _skipped,
    IncidentKind.AMOUNT_UNKNOWN: _amount_unknown,
    IncidentKind.HIDDEN_CHIP: _hidden_chip,
    IncidentKind.MISINFORMED: _misinformed,
    IncidentKind.WRONG_POT_COUNT: _wrong_pot_count,
    IncidentKind.UNDERBET_FOUND: _underbet_found,
    IncidentKind.UNDERCALLS: _undercalls,
    IncidentKind.WRONG_BRING_IN: _wrong_bring_in,
    IncidentKind.ACTED_OUT_OF_TURN_DELIBERATELY: "that it was on purpose is no step; what was done is, before it",
    IncidentKind.CLOCK_CALLED: _clock_called,
    IncidentKind.TIME_EXPIRED: _time_expired,
}


@pytest.mark.slow
@pytest.mark.parametrize("kind", [kind for kind, steps in STEPS.items() if not isinstance(steps, str)])
@settings(suppress_health_check=[HealthCheck.filter_too_much])
@given(st.data())
def test_an_incident_equals_the_same_facts_as_steps(kind: IncidentKind, data: st.DataObject) -> None:
    steps = STEPS[kind]
    assert callable(steps)
    pair = steps(data)
    _possible(pair.round, pair.incident, pair.ruleset)
    decision = decide(pair.round, pair.incident, pair.ruleset)
    assert results(decision) == pair.results
    assert set(pair.reasons) <= set(decision.reasons)
