"""The clock: it is called on the seat to act, and its time runs out."""

from msgspec.structs import replace

from ..acting.clock import CalledBy, Tie, TimeUp, Unfaced, may_be_called
from ..messages import effect_of
from ..model.action import ActionType, Proposal
from ..model.decision import Alternative, Decision, Ruling
from ..model.effect import EffectCode
from ..model.reason import Basis, Code, Reason, Topic
from ..model.round import BettingRound, Structure
from ..model.steps import Incident
from ..model.template import Param
from ..options import free_options, options
from ..outcome import decision_about, outcome
from ..rule_out_of_turn import rule_with_pending, ruled_if_acted_over
from ..ruleset import Ruleset
from ..situation import Situation, because

_PLAIN = (Code.FOLD_ACCEPTED, Code.FOLD_FREE, Code.CHECK_ACCEPTED)


def decide_clock_called(round: BettingRound, incident: Incident, ruleset: Ruleset) -> Decision:
    """The clock is called on the seat to act: nothing changes on the table, and the reason says what its end comes to.

    Where a book says how long the seat must have had its turn, a clock that is called before does not run; the floor
    chooses where that is only our reading.
    Clause: the clock (tda-2024:29, wsop-2024:80, wsop-live-2024:181, wsop-live-2026:185).
    """
    situation = _of_the_actor(round, ruleset)
    waited, rule = incident.waited, ruleset.clock
    dealt_in = incident.called_by in (None, *[player.seat for player in round.players])
    barred = not dealt_in and ruleset.cite(Topic.CLOCK_CALLER).clause is not None  # most books let anybody call it
    runs = not barred and (waited is None or may_be_called(waited, rule))
    topic = Topic.CLOCK_NO_LIMIT if round.structure is Structure.NO_LIMIT else Topic.CLOCK
    topic = topic if topic in ruleset.topics else Topic.CLOCK  # most books have one clause for all
    who: dict[str, Param] = {"seat": incident.seat, "how": CalledBy.FLOOR}
    if incident.called_by is not None:
        who |= {"how": CalledBy.PLAYER, "called_by": incident.called_by}
    why = rule.called_after
    judged = () if waited is None else (situation.because(Code.CLOCK_WAITED, topic, waited=waited, why=why),)
    if runs:
        expired = _timed_out(situation)
        ends = situation.because(Code.CLOCK_ENDS, _topic(situation, expired), why=_comes_to(expired))
        called = because(Code.CLOCK_CALLED, ruleset, topic, **who)
        time = situation.because(Code.CLOCK_RUNS, topic, seconds=rule.seconds, countdown=rule.countdown)
        return decision_about(situation, Ruling.ACCEPTED, called, time, ends, *judged)
    why_not = because(Code.CLOCK_TOO_EARLY, ruleset, topic, **who)
    if barred:
        why_not = because(Code.CLOCK_NOT_DEALT_IN, ruleset, seat=incident.seat, called_by=incident.called_by or 0)
    if why_not.basis is not Basis.READING:
        return decision_about(situation, Ruling.REJECTED, why_not, *judged)
    choices = [
        Alternative(action=None, effect=effect_of(code), round=round)
        for code in (EffectCode.CLOCK_RUNS, EffectCode.CLOCK_DOES_NOT_RUN)
    ]
    return decision_about(situation, Ruling.DISCRETION, why_not, *judged, alternatives=tuple(choices))


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
        reasons=(*tied, _why(situation, expired, tied=bool(tied)), *further),
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


def _topic(situation: Situation, expired: Decision) -> Topic:
    """The topic whose clause says what the end of the time comes to."""
    if _comes_to(expired) not in (TimeUp.DEAD, TimeUp.CHECKED):
        return Topic.TIME_EXPIRED_BOUND
    return Topic.TIME_EXPIRED if situation.facing else Topic.TIME_EXPIRED_UNFACED


def _why(situation: Situation, expired: Decision, *, tied: bool) -> Reason:
    """The reason for the end of the time; of a tie, no surer than that the tie is too late."""
    comes_to = _comes_to(expired)
    codes = {TimeUp.DEAD: Code.TIME_DEAD_HAND, TimeUp.CHECKED: Code.TIME_CHECKED}
    topic = _topic(situation, expired)
    topic = Topic.TIME_TIED if tied and topic is Topic.TIME_EXPIRED else topic
    return situation.because(codes.get(comes_to, Code.TIME_BOUND), topic, why=comes_to)
