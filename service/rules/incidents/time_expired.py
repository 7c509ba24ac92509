"""The clock: it is called on the seat to act, and its time runs out."""

from msgspec.structs import replace

from ..acting.clock import CalledBy, Tie, TimeUp, Unfaced, may_be_called
from ..model.action import ActionType, Proposal
from ..model.decision import Decision, Ruling
from ..model.reason import Code, Reason, Topic
from ..model.round import BettingRound
from ..model.steps import Incident
from ..options import free_options, options
from ..outcome import decision_about, outcome
from ..rule_out_of_turn import rule_with_pending, ruled_if_acted_over
from ..ruleset import Ruleset
from ..situation import Situation, because

_PLAIN = (Code.FOLD_ACCEPTED, Code.FOLD_FREE, Code.CHECK_ACCEPTED)


def decide_clock_called(round: BettingRound, incident: Incident, ruleset: Ruleset) -> Decision:
    """The clock is called on the seat to act: nothing changes on the table, and the reason says what its end comes to.

    Where a book says how long the seat must have had its turn, a clock that is called before does not run.
    Clause: the clock (tda-2024:29, wsop-2024:80, wsop-live-2024:181, wsop-live-2026:185).
    """
    situation = _of_the_actor(round, ruleset)
    waited, rule = incident.waited, ruleset.clock
    runs = waited is None or may_be_called(waited, rule)
    why = _comes_to(_timed_out(situation)) if runs else TimeUp.NOT_YET
    if incident.called_by is None:
        called = because(Code.CLOCK_CALLED, ruleset, how=CalledBy.FLOOR, why=why, seat=incident.seat)
    else:
        called = situation.because(Code.CLOCK_CALLED, how=CalledBy.PLAYER, why=why, called_by=incident.called_by)
    judged = () if waited is None else (situation.because(Code.CLOCK_WAITED, waited=waited, why=rule.called_after),)
    return decision_about(situation, Ruling.ACCEPTED if runs else Ruling.REJECTED, called, *judged)


def decide_time_expired(round: BettingRound, incident: Incident, ruleset: Ruleset) -> Decision:
    """The seat to act has not acted in time: its hand is dead if it faces a bet, else it has checked.

    What binds the seat already, and what others did over it, counts as in an action of its own.
    Clause: time expired (tda-2024:29, wsop-2024:80, wsop-live-2024:81, roberts-11:dead-hands.6), a tie (tda-2024:29).
    """
    situation, tie = _of_the_actor(round, ruleset), ruleset.clock.tie
    tied = (situation.because(Code.TIME_TIED, why=tie),) if incident.tied else ()
    if tied and tie is Tie.IN_TIME:
        return decision_about(situation, Ruling.ACCEPTED, *tied)
    expired = _timed_out(situation)
    plain = [situation.because(code) for code in _PLAIN]  # the reason about the time says it in their place
    further = tuple([reason for reason in expired.reasons if reason not in plain])
    return replace(
        expired,
        ruling=Ruling.DISCRETION if expired.ruling is Ruling.DISCRETION else Ruling.ACCEPTED,
        reasons=(*tied, _why(situation, _comes_to(expired)), *further),
        penalty=False,
    )


def _of_the_actor(round: BettingRound, ruleset: Ruleset) -> Situation:
    return Situation(round, round.actor, options(round, round.actor, ruleset), ruleset)


def _timed_out(situation: Situation) -> Decision:
    """The decision on what a seat that has not acted in time is taken to propose."""
    ruled = ruled_if_acted_over(situation, rule_with_pending(situation, _proposal_left(situation)))
    return outcome(situation.round, ruled, situation.allowed, situation.ruleset, situation.player.seat)


def _proposal_left(situation: Situation) -> Proposal:
    """A check where nothing is owed and no house kills the hand, else a fold; a bring-in or a call where it may not."""
    free = free_options(situation.round, situation.player, situation.ruleset)
    if free.bring_in:
        return Proposal(type=ActionType.BRING_IN)
    if free.check and (situation.ruleset.clock.unfaced is Unfaced.CHECKED or not free.fold):
        return Proposal(type=ActionType.CHECK)
    return Proposal(type=ActionType.FOLD if free.fold else ActionType.CALL)


def _comes_to(expired: Decision) -> TimeUp:
    """What the end of the time comes to for the seat."""
    if expired.action is None:
        return TimeUp.FLOOR
    ends = {ActionType.FOLD: TimeUp.DEAD, ActionType.CHECK: TimeUp.CHECKED}
    return ends.get(expired.action.type, TimeUp.BOUND)


def _why(situation: Situation, comes_to: TimeUp) -> Reason:
    if comes_to is TimeUp.DEAD:
        return situation.because(Code.TIME_DEAD_HAND, None if situation.facing else Topic.TIME_EXPIRED_UNFACED)
    if comes_to is TimeUp.CHECKED:
        return situation.because(Code.TIME_CHECKED)
    return situation.because(Code.TIME_BOUND, why=comes_to)
