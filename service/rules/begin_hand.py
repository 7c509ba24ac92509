"""How does a recorded hand begin, and what in it contradicts itself?"""

from collections.abc import Iterator

from msgspec.structs import replace

from .model.fault import Fault
from .model.hand import Hand
from .model.opening import Opening
from .model.round import BettingRound
from .opening import deal_in
from .ruleset import Ruleset
from .settle import settle


def begin(hand: Hand, ruleset: Ruleset) -> BettingRound | tuple[Fault, ...]:
    """The hand's first round; or every fault that prevents one, with pointers into the hand."""
    start = hand.start
    found = tuple(_faults(hand))
    if isinstance(start, Opening):
        round = deal_in(start, ruleset)
        return found + _in_hand(round) if isinstance(round, tuple) else found or round
    settled = settle(start, ruleset)
    if isinstance(settled, tuple):
        return found + tuple(replace(fault, pointer="/round" + fault.pointer) for fault in settled)
    return found or settled


def _in_hand(faults: tuple[Fault, ...]) -> tuple[Fault, ...]:
    """An opening's faults, pointed at the hand: there, the first street says who acts first."""
    return tuple(
        replace(fault, pointer="/rounds/0/first_to_act") if fault.pointer == "/first_to_act" else fault
        for fault in faults
    )


def _faults(hand: Hand) -> Iterator[Fault]:
    start, streets = hand.start, hand.streets
    seats = {player.seat for player in start.players}
    if hand.button is not None and hand.button not in seats:
        yield _fault(
            "/button",
            "button_unknown",
            f"Seat {hand.button} is not dealt in: leave it out, and say who is first_to_act.",
        )
    for place, street in enumerate(streets[1:], start=1):
        if street.first_to_act is not None and street.first_to_act not in seats:
            said = f"Seat {street.first_to_act} is not at the table."
            yield _fault(f"/rounds/{place}/first_to_act", "first_to_act_unknown", said)
    if streets and streets[0].min_bet is not None:
        yield _fault("/rounds/0/min_bet", "min_bet_twice", "The first street's smallest bet is said above.")
    if not isinstance(start, Opening) and streets and streets[0].first_to_act is not None:
        yield _fault("/rounds/0/first_to_act", "first_to_act_twice", "The snapshot says who is to act.")
    for name in ("street", "streets"):
        if getattr(start, name) is None:
            yield _fault(f"/round/{name}", f"{name}_needed", f"{name} is needed: without it nobody knows the last one.")
    if start.street is not None and start.streets is not None and start.street + len(streets) - 1 > start.streets:
        said = f"The game has {start.streets} betting rounds."
        yield _fault("/rounds", "too_many_rounds", said)


def _fault(pointer: str, what: str, message: str) -> Fault:
    return Fault(pointer, f"hand.{what}", message)
