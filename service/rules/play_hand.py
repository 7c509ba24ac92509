"""A whole hand, street by street: each is a `replay`, and no rule is added."""

from .begin_hand import begin
from .model.decision import Ruling
from .model.fault import Fault, FaultKind
from .model.hand import Hand, HandPlayed, Stop, Street, StreetPlayed
from .model.replayed import OnIllegal, Replayed
from .model.round import BettingRound
from .model.snapshot import SentRound
from .model.uncalled import bets_left
from .next_street import left_of, next_street
from .replay import replay
from .ruleset import Ruleset


def play(hand: Hand, ruleset: Ruleset, on_illegal: OnIllegal) -> HandPlayed | tuple[Fault, ...]:
    """What the rules say of each step of a hand; or every fault in its beginning.

    A step that does not stand as made is carried out as corrected, or stops the hand (`on_illegal`). A step that makes
    no sense stops it too, and so does a street that follows before the betting of the last one is over. If a correction
    ends the betting of a street, the rest of that street is passed over: it answered a wager that was not made.
    """
    begun = begin(hand, ruleset)
    if not isinstance(begun, BettingRound):
        return begun
    round = begun
    played: list[StreetPlayed] = []
    for place, street in enumerate(hand.streets):
        if place or _begins_after(hand, begun):
            not_over = _not_over(round, place - 1)
            first = _first(round, street, hand.button)
            if not_over or first is None:
                return HandPlayed(begun, tuple(played), not_over or _nobody_first(place))
            round = next_street(round, street.min_bet, first)
        replayed = replay(round, (step for step in street.steps if step is not None), ruleset, on_illegal)
        round = _left(replayed)
        played.append(_aligned(street, replayed, round))
        if replayed.stopped_at is not None and not _is_moot(replayed):
            return HandPlayed(begun, tuple(played), Stop(place, _place(street, replayed.stopped_at), replayed.faults))
    return HandPlayed(begun, tuple(played), None)


def _begins_after(hand: Hand, begun: BettingRound) -> bool:
    """Whether the hand starts from a snapshot whose betting is over, so that its first steps are on the next street."""
    return isinstance(hand.start, SentRound) and begun.to_act is None and any(hand.streets[0].steps)


def _not_over(round: BettingRound, place: int) -> Stop | None:
    if round.to_act is None:
        return None
    said = f"Seat {round.to_act} has still to act on this street, and another one follows."
    return Stop(place, None, (Fault("", "hand.betting_not_over", said),))


def _nobody_first(place: int) -> Stop:
    said = "first_to_act is needed here, or the hand's button: nothing else tells who acts first on this street."
    return Stop(place, None, (Fault("/first_to_act", "hand.first_to_act_needed", said, FaultKind.RECORD),))


def _first(round: BettingRound, street: Street, button: int | None) -> int | None:
    """Who is first to act on the next street; None if nothing tells. Any seat will do if nobody can bet any more."""
    if street.first_to_act is not None:
        return street.first_to_act
    if button is not None:
        return left_of(round, button)
    return None if bets_left(round) else round.players[0].seat


def _left(replayed: Replayed) -> BettingRound:
    """The round after the last step; one that was rejected may still have cost its seat a right, or be pending."""
    last = replayed.decisions[-1] if replayed.decisions else None
    rejected = last is not None and last.ruling is Ruling.REJECTED and not replayed.faults
    return last.round if last is not None and rejected else replayed.round


def _is_moot(replayed: Replayed) -> bool:
    """Whether the replay stopped only because a correction had already ended the street's betting."""
    over = all(fault.kind is FaultKind.ROUND_OVER for fault in replayed.faults)
    return bool(replayed.faults) and over and any(one.ruling is Ruling.CORRECTED for one in replayed.decisions)


def _aligned(street: Street, replayed: Replayed, round: BettingRound) -> StreetPlayed:
    """The street's decisions, each at the place of its step; None for a step that was not betting or not reached."""
    left = iter(replayed.decisions)
    reached = street.steps if _is_moot(replayed) else street.steps[: _reached(street, replayed)]
    return StreetPlayed(tuple(None if step is None else next(left, None) for step in reached), round)


def _reached(street: Street, replayed: Replayed) -> int:
    if replayed.stopped_at is None:
        return len(street.steps)
    return _place(street, replayed.stopped_at) + (not replayed.faults)


def _place(street: Street, nth: int) -> int:
    """The place of the nth betting step among all steps of the street, both counted from 0."""
    return [place for place, step in enumerate(street.steps) if step is not None][nth]
