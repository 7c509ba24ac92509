"""Adds a reason for each number, seat and gesture of a step that decides nothing, so that a ruling names them all."""

from collections.abc import Iterator
from typing import TypeAlias

from msgspec.structs import replace

from ..declarations.multiple_chips import in_front
from ..messages import ChipsLeft, Unused
from ..model.decision import Decision, Ruling
from ..model.reason import Basis, Code, Reason
from ..model.round import BettingRound
from ..model.steps import ActionSince, Declaration, Gesture, Incident, IncidentKind
from ..model.template import PARAMETERS, Param, ParamType
from ..ruleset import Ruleset
from ..situation import because


def with_every_number(
    round: BettingRound, decision: Decision, step: Declaration | Incident, ruleset: Ruleset
) -> Decision:
    """The decision, with a reason for each number, seat and gesture of the step that none of its reasons has.

    `round` is that before the step. No clause speaks of these: the reasons say what is so, and rest on none. Change is
    named as a figure wherever chips come back, and is arithmetic.
    """
    known = {0, *_named(decision)}
    amounts, chips = _of_declaration(step) if isinstance(step, Declaration) else _of_incident(step)
    unused = {amount: how for amount, how in reversed(amounts) if amount and amount not in known}
    reasons = [because(Code.AMOUNT_UNUSED, ruleset, amount=amount, how=unused[amount]) for amount in reversed(unused)]
    change: tuple[Reason, ...] = ()
    over = _change(round, decision, step, chips)
    if over > 0 and decision.action:
        to, why = decision.action.to, ChipsLeft.OVER
        reason = because(Code.CHIPS_PUT_IN, ruleset, amount=chips, why=why, to=to, change=over)
        change = (replace(reason, clause=None, basis=Basis.DERIVED),)
    elif chips not in {*known, *unused}:
        reasons.append(because(Code.CHIPS_PUT_IN, ruleset, amount=chips, why=_left(over, decision)))
    prior = sum(step.prior_chips) if isinstance(step, Declaration) else 0
    if prior not in {*known, chips, *unused, _in_front(round, step)}:
        reasons.append(because(Code.CHIPS_PUT_IN, ruleset, amount=prior, why=ChipsLeft.BEFORE))
    seats = {*_seats(round, decision)}
    others = [other for other in step.acted_since or () if other.seat not in seats]
    reasons += [because(Code.ACTED_SINCE, ruleset, seat=other.seat, action=other.type) for other in others]
    if isinstance(step, Declaration) and step.gesture and not _counts(step.gesture, round, step):
        reasons.append(because(Code.GESTURE_UNUSED, ruleset))
    if not (reasons or change):
        return decision
    unread = [replace(reason, clause=None, basis=Basis.ASSUMED) for reason in reasons]
    return replace(decision, reasons=(*decision.reasons, *change, *unread))


def _counts(gesture: Gesture, round: BettingRound, declaration: Declaration) -> bool:
    """Whether the gesture was interpreted: a rap alone, or a forward motion of chips without words."""
    player = round.player(round.actor.seat if declaration.seat is None else declaration.seat)
    named = declaration.words or player.must_raise
    return not named and bool(declaration.chips) is (gesture is Gesture.FORWARD_MOTION)


def _in_front(round: BettingRound, step: Declaration | Incident) -> int:
    return round.player(round.actor.seat if step.seat is None else step.seat).committed


_Amounts: TypeAlias = list[tuple[int | None, Unused]]


def _of_declaration(declaration: Declaration) -> tuple[_Amounts, int]:
    """The amounts that were named, with what others have done since, and the new chips (add)."""
    words = declaration.words
    named = [(number, Unused.NAMED) for statement in words for number in (statement.amount, statement.by)]
    meanings = [(number, Unused.MEANING) for statement in words for number in statement.candidates]
    return [*named, *meanings, *_others(declaration.told_to, declaration.acted_since)], sum(map(sum, declaration.chips))


def _of_incident(incident: Incident) -> tuple[_Amounts, int]:
    """The amounts that were named, with what others have done that the round has not, and the chips put in (add)."""
    put_in = incident.kind is IncidentKind.UNDERCALLS
    since = () if incident.kind is IncidentKind.WRONG_POT_COUNT else incident.acted_since
    named = (None if put_in else incident.amount, Unused.NAMED)
    return [named, *_others(incident.told_to, since)], (incident.amount or 0) if put_in else 0


def _others(told_to: int | None, since: tuple[ActionSince, ...] | None) -> _Amounts:
    """The amount that the dealer named, and the bets that others have made since."""
    return [(told_to, Unused.FROM_DEALER), *[(other.to, Unused.SINCE) for other in since or ()]]


def _change(round: BettingRound, decision: Decision, step: Declaration | Incident, chips: int) -> int:
    """What comes back of the chips put in and of what still lies in front; below 0 if the action takes more than that.

    0 without chips, and without an action.
    """
    if not chips or decision.action is None:
        return 0
    player = round.player(decision.action.seat)
    front = in_front(step, player, 0).total if isinstance(step, Declaration) else player.committed
    return front + chips - decision.action.to


def _left(over: int, decision: Decision) -> ChipsLeft:
    if decision.action is None:
        return ChipsLeft.UNUSED if decision.ruling is Ruling.ACCEPTED else ChipsLeft.OPEN
    return ChipsLeft.SHORT if over < 0 else ChipsLeft.TAKEN


def _seats(round: BettingRound, decision: Decision) -> Iterator[Param]:
    """The seats that the reasons name, and those that the round shows otherwise than before."""
    for reason in decision.reasons:
        for name, value in reason.params:
            if PARAMETERS[name].type in (ParamType.SEAT, ParamType.SEATS):
                yield from value if isinstance(value, tuple) else (value,)
    before = {player.seat: player for player in round.players}
    yield from (player.seat for player in decision.round.players if player != before[player.seat])


def _named(decision: Decision) -> Iterator[int]:
    for reason in decision.reasons:
        yield from (value for _, value in reason.params if isinstance(value, int))
    for action in (decision.action, *[choice.action for choice in decision.alternatives]):
        if action:
            yield from (action.to, action.by, action.add)
    for choice in decision.alternatives:
        yield from (value for _, value in choice.effect.params if isinstance(value, int))
