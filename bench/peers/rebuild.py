"""A snapshot asked of PokerKit: a state is built, brought to the snapshot by its actions, and asked.

PokerKit has no way in for a snapshot, so this is what its user has to do. It is done as cheaply as its constructor
allows: one street, one card a seat from a deck of as many, an ante of one chip since it will not begin without.
"""

import warnings
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final

from bench.bodies import Json

kit: Any = import_module("pokerkit")  # its types are not for strict eyes

warnings.filterwarnings("ignore", module="pokerkit")

_ANTE: Final = 1
_AUTOMATIC: Final = (
    kit.Automation.ANTE_POSTING,
    kit.Automation.BET_COLLECTION,
    kit.Automation.BLIND_OR_STRADDLE_POSTING,
    kit.Automation.HOLE_DEALING,
)
_DECK: Final = tuple(kit.Deck.STANDARD)


@dataclass(frozen=True, slots=True)
class Seat:
    """What of a seat is needed."""

    seat: int
    stack: int
    committed: int
    folded: bool


@dataclass(frozen=True, slots=True)
class Asked:
    """What PokerKit said."""

    legal: bool
    call: int | None
    min_to: int | None
    max_to: int | None
    stacks: list[int]
    bets: list[int]


def rebuild(seats: Sequence[Seat], min_bet: int, to_act: int) -> Any:
    """The state of that snapshot, with the seat to act on turn; the first seat must have opened the street."""
    state = kit.State(
        _AUTOMATIC,
        _DECK[: len(seats)],
        (kit.StandardHighHand,),
        (kit.Street(False, (False,), 0, False, kit.Opening.POSITION, min_bet, None),),
        kit.BettingStructure.NO_LIMIT,
        False,
        (_ANTE,) * len(seats),
        (0,) * len(seats),
        0,
        tuple(one.stack + one.committed + _ANTE for one in seats),
        len(seats),
    )
    while seats[state.actor_index].seat != to_act:
        now = seats[state.actor_index]
        if now.folded:
            state.fold()
        elif now.committed > max(state.bets):
            state.complete_bet_or_raise_to(now.committed)
        else:
            state.check_or_call()
    return state


def ask(state: Any, action: str, to: int | None) -> Asked:
    """Whether the action is legal, and what would be."""
    if action == "fold":
        legal = state.can_fold()
    elif action == "call":
        legal = state.can_check_or_call()
    else:
        legal = state.can_complete_bet_or_raise_to(to)
    return Asked(
        legal,
        state.checking_or_calling_amount,
        state.min_completion_betting_or_raising_to_amount,
        state.max_completion_betting_or_raising_to_amount,
        list(state.stacks),
        list(state.bets),
    )


def rebuild_and_ask(body: Json) -> Asked:
    """The same from the body of a decision, unchecked."""
    round, action = body["round"], body["action"]
    seats = [Seat(one["seat"], one["stack"], one["committed"], one["folded"]) for one in round["players"]]
    return ask(rebuild(seats, round["min_bet"], round["to_act"]), action["type"], action.get("to"))
