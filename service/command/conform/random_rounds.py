"""Random rounds for Hypothesis: it draws them, and shrinks one that shows a difference to the least that still does.

Each player comes with what he will do, so that Hypothesis can leave him out; each choice lists first what is simplest.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from hypothesis import strategies as st

from .engine import Json

_MOST_SEATS: Final = 6
_BEGINNINGS: Final = ("later_street", "blinds", "ante", "straddle", "bring_in")
_PLAIN_BEGINNINGS: Final = _BEGINNINGS[:2]
_MOVES: Final = ("pass", "least", "short", "most", "between", "fold")
_PROBES: Final = ("below", "above", "check", "call", "all_in", "least")


@dataclass(frozen=True, slots=True)
class Move:
    """What a player does at one of his turns, and what is tried before: neither has to be legal there."""

    kind: str
    more: int
    """Chips above the least wager, for `between`; above the least over the bet, for `short`."""
    probe: str

    @property
    def is_short_all_in(self) -> bool:
        """Whether all that the player has is to be a little over the bet that he faces."""
        return self.kind == "short"

    def action(self, options: Mapping[str, Any]) -> Json:
        """The move as an action that is offered."""
        wager = options["raise"]
        if wager and self.kind in ("least", "most", "short", "between"):
            sizes = {"least": wager["min_to"], "between": wager["min_to"] + self.more}
            return {"type": wager["type"], "to": min(sizes.get(self.kind, wager["max_to"]), wager["max_to"])}
        if options["bring_in"]:
            return {"type": "bring_in"}
        if self.kind == "fold" and not options["check"]:
            return {"type": "fold"}
        return {"type": "check"} if options["check"] else {"type": "call"}

    def proposal(self, options: Mapping[str, Any]) -> Json:
        """The probe as an action, which need not be legal."""
        wager, call = options["raise"], options["call"]
        name = wager["type"] if wager else "raise" if call else "bet"
        least, most = (wager["min_to"], wager["max_to"]) if wager else ((call or {"to": 0})["to"] + 1,) * 2
        sizes = {"below": max(1, least - 1), "above": most + 1, "least": least}
        return {"type": name, "to": sizes[self.probe]} if self.probe in sizes else {"type": self.probe}


PASS: Final = Move("pass", 0, "below")
"""What a player does for whom nothing was drawn: check, or call a bet."""
_RAISE: Final = Move("least", 0, "below")


@dataclass(frozen=True, slots=True)
class Plan:
    """A player: the chips he begins with, and what he does at each of his turns."""

    stack: int
    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class Deal:
    """A round: its structure, how it begins, and who plays, in the order of the seats from 1."""

    structure: str
    begin: str
    small_blind: int
    largest_bet: int
    """In smallest bets; of spread-limit."""
    players_left: int
    """In the event; of a table of two."""
    plans: tuple[Plan, ...]

    def with_stack(self, seat: int, stack: int) -> "Deal":
        """The same with another stack for this seat."""
        return self.with_plan(seat - 1, replace(self.plans[seat - 1], stack=stack))

    def with_plan(self, at: int, plan: Plan) -> "Deal":
        """The same with another player at this place."""
        return replace(self, plans=(*self.plans[:at], plan, *self.plans[at + 1 :]))

    def opening(self) -> Json:
        """How the round begins, as the API takes it."""
        min_bet = 2 * self.small_blind
        opening: Json = {
            "structure": self.structure,
            "streets": 4,
            "min_bet": min_bet,
            "players": [{"seat": seat, "stack": plan.stack} for seat, plan in enumerate(self.plans, start=1)],
            **_forced(self.begin, len(self.plans), self.small_blind),
        }
        if self.structure == "spread_limit":
            opening["max_bet"] = self.largest_bet * min_bet
        if len(self.plans) == 2:
            opening["players_left"] = self.players_left
        return opening


def deals(structures: Sequence[str]) -> st.SearchStrategy[Deal]:
    """A round of a later street, or with blinds, with an ante or a straddle besides, or with a bring-in."""
    return st.builds(
        Deal,
        structure=st.sampled_from(structures),
        begin=st.sampled_from(_BEGINNINGS),
        small_blind=(blind := st.shared(st.sampled_from((1, 2, 5, 50)))),
        largest_bet=st.integers(2, 5),
        players_left=st.sampled_from((2, 9)),
        plans=blind.flatmap(_plans),
    )


def _plans(small_blind: int) -> st.SearchStrategy[tuple[Plan, ...]]:
    """Deep stacks and short ones; players with a mind of their own, and some who raise until the cap."""
    stacks = st.one_of(st.just(100 * small_blind), st.integers(1, 16 * small_blind))
    moves = st.builds(Move, st.sampled_from(_MOVES), st.integers(0, 2 * small_blind), st.sampled_from(_PROBES))
    plans = st.builds(Plan, stacks, st.one_of(st.lists(moves, max_size=8).map(tuple), st.just((_RAISE,) * 4)))
    return st.lists(plans, min_size=2, max_size=_MOST_SEATS).map(tuple)


def smaller(deal: Deal) -> Iterator[Deal]:
    """The same with a player or a move less, begun in a plain way or by another player, or with a raise more.

    Hypothesis cannot see these as simpler. A raise more may save others: so the cap comes sooner.
    """
    plans = deal.plans
    for at, plan in enumerate(plans):
        if len(plans) > 2:
            yield replace(deal, plans=plans[:at] + plans[at + 1 :])
        for move in range(len(plan.moves)):
            yield deal.with_plan(at, replace(plan, moves=plan.moves[:move] + plan.moves[move + 1 :]))
    for begin in _PLAIN_BEGINNINGS:
        if begin != deal.begin:
            yield replace(deal, begin=begin)
    for turn in range(1, len(plans)):
        yield replace(deal, plans=plans[turn:] + plans[:turn])
    for at, plan in enumerate(plans):
        yield deal.with_plan(at, replace(plan, moves=(_RAISE, *plan.moves)))


def _forced(begin: str, seats: int, small_blind: int) -> Json:
    """What is posted. Of two seats, the first is the button and has the small blind."""
    if begin == "later_street":
        return {"street": 2, "pot": 4 * small_blind, "first_to_act": 1}
    if begin == "bring_in":
        return {"bring_in": small_blind, "first_to_act": 1}
    posts = [{"seat": seat, "type": "ante", "amount": 1} for seat in range(1, seats + 1) if begin == "ante"]
    posts += [
        {"seat": 1, "type": "small_blind", "amount": small_blind},
        {"seat": 2, "type": "big_blind", "amount": 2 * small_blind},
    ]
    if begin == "straddle" and seats > 2:
        posts.append({"seat": 3, "type": "straddle", "amount": 4 * small_blind})
    return {"posts": posts}
