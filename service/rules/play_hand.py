"""A whole hand, from its beginning street by street: each is a `replay`, and no rule is added."""

from collections.abc import Iterator

from msgspec.structs import replace

from .acting.to_act import left_of
from .betting.cap import turns_on_event
from .decide import replay
from .faults import fault
from .model.decision import OnIllegal, Replayed, Ruling
from .model.fault import Fault, FaultKind
from .model.hand import Hand, HandPlayed, Stop, Street, StreetPlayed
from .model.round import BettingRound, Opening, PostType, SentRound, Terms
from .next_street import is_first_known, next_sizes, next_street, open_pair_faults
from .opening import deal_in
from .pots import bets_left
from .ruleset import Ruleset
from .snapshot import settle, size_faults


def begin(hand: Hand, ruleset: Ruleset) -> BettingRound | tuple[Fault, ...]:
    """The hand's first round; or every fault that prevents one, with pointers into the hand."""
    start = hand.start
    errors = tuple(_faults(hand))
    if isinstance(start, Opening):
        round = deal_in(start, ruleset, recorded=True)
        return errors + _in_hand(round) if isinstance(round, tuple) else errors or round
    settled = settle(start, ruleset, recorded=True)
    if isinstance(settled, tuple):
        return errors + tuple(replace(error, pointer="/round" + error.pointer) for error in settled)
    return errors or settled


def _in_hand(faults: tuple[Fault, ...]) -> tuple[Fault, ...]:
    """An opening's faults, pointed at the hand: there, the first street says who acts first."""
    return tuple(
        replace(error, pointer="/rounds/0/first_to_act") if error.pointer == "/first_to_act" else error
        for error in faults
    )


def _faults(hand: Hand) -> Iterator[Fault]:
    start, streets = hand.start, hand.streets
    seats = {player.seat for player in start.players}
    for place, street in enumerate(streets[1:], start=1):
        if street.first_to_act is not None and street.first_to_act not in seats:
            yield fault(f"/rounds/{place}/first_to_act", "hand.first_to_act_unknown", seat=street.first_to_act)
    sized: Terms = start
    for place, street in enumerate(streets[1:], start=1):
        yield from open_pair_faults(f"/rounds/{place}", sized, street)
        sized = replace(sized, **next_sizes(sized, street))
        yield from size_faults(f"/rounds/{place}", sized)
    twice = {"min_bet": "hand.min_bet_twice", "big_bet": "hand.big_bet_twice", "max_bet": "hand.max_bet_twice"}
    for name, code in {**twice, "open_pair": "hand.open_pair_twice"}.items():
        if streets and getattr(streets[0], name):
            yield fault(f"/rounds/0/{name}", code)
    if not isinstance(start, Opening) and streets and streets[0].first_to_act is not None:
        yield fault("/rounds/0/first_to_act", "hand.first_to_act_twice")
    for name in ("street", "streets"):
        if getattr(start, name) is None:
            yield fault(f"/round/{name}", f"hand.{name}_needed")
    if start.street is not None and start.streets is not None and start.street + len(streets) - 1 > start.streets:
        yield fault("/rounds", "hand.too_many_rounds", streets=start.streets)


def play(hand: Hand, ruleset: Ruleset, on_illegal: OnIllegal) -> HandPlayed | tuple[Fault, ...]:
    """What the rules say of each step of a hand; or every fault in its beginning.

    A step that does not stand as made is carried out as corrected, or stops the hand (`on_illegal`). A step that makes
    no sense stops it too, unless it is a fold or a check that has no turn; so does a street that follows before the
    betting of the last one is over. If a correction ends the betting of a street, the rest of that street is passed
    over: it answered a wager that was not made.
    Where button and blinds contradict each other, a street may begin with the seat that either of them tells.
    """
    begun = begin(hand, ruleset)
    if not isinstance(begun, BettingRound):
        return begun
    round = begun
    played: list[StreetPlayed] = []
    by_blinds = False
    for place, street in enumerate(hand.streets):
        if place or _begins_after(hand, begun):
            if round.to_act is not None:
                not_over = fault("", "hand.betting_not_over", to_act=round.to_act)
                return HandPlayed(begun, tuple(played), Stop(place - 1, None, (not_over,)), by_blinds)
            if not is_first_known(round, street.first_to_act):
                nobody = fault("/first_to_act", "hand.first_to_act_needed", FaultKind.RECORD)
                return HandPlayed(begun, tuple(played), Stop(place, None, (nobody,)), by_blinds)
            over, round = round, next_street(round, street)
            other = _begun_by_blinds(over, round, street, hand)
            round, by_blinds = other or round, by_blinds or other is not None
        replayed = replay(round, street.steps, ruleset, on_illegal, recorded=True)
        if any(turns_on_event(decision.round, ruleset.cap) for decision in replayed.decisions):
            above = "" if isinstance(hand.start, Opening) else "/round"
            return (fault(f"{above}/players_left", "round.players_left_needed", FaultKind.RECORD),)
        played.append(_aligned(street, replayed, round))
        round = played[-1].round
        if replayed.stopped_at is not None and not _is_moot(replayed):
            stop = Stop(place, replayed.stopped_at, replayed.faults)
            return HandPlayed(begun, tuple(played), stop, by_blinds)
    return HandPlayed(begun, tuple(played), None, by_blinds)


def left_of_button_by_blinds(hand: Hand) -> int | None:
    """The seat to the left of the button as the blinds tell it; None if they do not.

    It posts the small blind, or the big one if nobody posts a small one; heads-up the button has the small blind.
    More small blinds than one are those of a kill pot, or there is one of the button; of two big ones neither tells.
    """
    if not isinstance(hand.start, Opening):
        return None
    seats = [player.seat for player in hand.start.players]
    small = [post.seat for post in hand.start.posts if post.type is PostType.SMALL_BLIND]
    big = [post.seat for post in hand.start.posts if post.type is PostType.BIG_BLIND]
    if len(small) > 1 or len(big) > 1 or not (small or big):
        return None
    if small and len(seats) == 2:
        return left_of(seats, small[0])
    return (small or big)[0]


def is_complete(played: HandPlayed) -> bool:
    """Whether no betting can follow the hand's last step."""
    now = played.round
    if now.to_act is not None:
        return False
    return (now.street is not None and now.street == now.streets) or not bets_left(now)


def _begins_after(hand: Hand, begun: BettingRound) -> bool:
    """Whether the hand starts from a snapshot whose betting is over, so that its first steps are on the next street."""
    return isinstance(hand.start, SentRound) and begun.to_act is None and any(hand.streets[0].steps)


def _begun_by_blinds(over: BettingRound, begun: BettingRound, street: Street, hand: Hand) -> BettingRound | None:
    """The street as the blinds begin it; None unless the record has their seat act first, and not the button's."""
    actor = street.steps[0].seat if street.steps else None
    if street.first_to_act is not None or actor is None or actor == begun.to_act:
        return None
    first = left_of_button_by_blinds(hand)
    if first is None:
        return None
    other = next_street(over, replace(street, first_to_act=first))
    return other if other.to_act == actor else None


def _left(replayed: Replayed) -> BettingRound:
    """The round after the last step; one that was rejected may still have cost its seat a right, or be pending."""
    last = replayed.decisions[-1] if replayed.decisions else None
    rejected = last is not None and last.ruling is Ruling.REJECTED and not replayed.faults
    return last.round if last is not None and rejected else replayed.round


def _is_moot(replayed: Replayed) -> bool:
    """Whether the replay stopped only because a correction had already ended the street's betting."""
    if not replayed.faults or any(fault.kind is not FaultKind.ROUND_OVER for fault in replayed.faults):
        return False
    return any(decided.ruling is Ruling.CORRECTED for decided in replayed.decisions)


def _aligned(street: Street, replayed: Replayed, begun: BettingRound) -> StreetPlayed:
    """The street's decisions, each at the place of its step; None for a step that was passed over."""
    without_turn = {place for place, fault in replayed.noted if fault.kind.is_of_turn}
    decided = iter(replayed.decisions)
    if replayed.stopped_at is None or _is_moot(replayed):
        until = len(street.steps)
    else:
        until = replayed.stopped_at + (not replayed.faults)  # what makes no sense has no decision
    decisions = [None if place in without_turn else next(decided, None) for place in range(until)]
    return StreetPlayed(begun, tuple(decisions), _left(replayed), replayed.noted)
