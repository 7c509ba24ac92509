"""Small worlds: every way in which a betting round can go with a few seats and a few chips.

A world is all rounds of 2 to so many seats, each with up to so many chips, in every structure and every `Setup` of
`SETUPS`. An engine is asked at each turn what the seat may do, and what becomes of everything it might do.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import product
from typing import Any, Final, NamedTuple

import msgspec

from service.cases.suite import Json
from service.rules import Ruleset, deal_in, decide, options, replay
from service.rules.model.action import ActionType, CallOption, Proposal
from service.rules.model.decision import Decision, OnIllegal
from service.rules.model.round import BettingRound, Opening, Structure

Posts = tuple[tuple[int, str, int], ...]


@dataclass(frozen=True, slots=True)
class World:
    """Rounds of 2 to `seats` seats with up to `chips` chips each."""

    seats: int
    chips: int

    @classmethod
    def named(cls, name: str) -> "World":
        """The world that is written as seats and chips, "3:5". Raises ValueError if there is none of that name."""
        seats, colon, chips = name.partition(":")
        if not (colon and seats.isdecimal() and chips.isdecimal() and int(seats) >= 2 and int(chips) >= 1):
            raise ValueError(f"{name} is no world: write seats and chips, like 3:5, two seats and one chip at least")
        return cls(int(seats), int(chips))


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """How a round opens, whoever has how much: its posts (seat, type, chips) at a table of so many, and its terms.

    `posts` gives None where there are too few seats. `structures`: those that know it.
    """

    name: str
    posts: Callable[[int], Posts | None] = lambda _: ()
    terms: Mapping[str, Any] = field(default_factory=dict)
    structures: tuple[Structure, ...] = tuple(Structure)

    @property
    def is_later(self) -> bool:
        """Whether the round is not the first of its hand, so that seats may be all-in before it."""
        return bool(self.terms.get("street", 1) > 1)


def _blinds(_: int) -> Posts:
    return (1, "small_blind", 1), (2, "big_blind", 2)


def _straddle(seats: int) -> Posts:
    return *_blinds(seats), (3 if seats > 2 else 1, "straddle", 4)


def _late_post(seats: int) -> Posts | None:
    return (*_blinds(seats), (seats, "post", 2), (seats, "dead", 1)) if seats > 2 else None


def _antes(seats: int) -> Posts:
    return tuple((seat, "ante", 1) for seat in range(1, seats + 1))


_LIMIT: Final = (Structure.FIXED_LIMIT, Structure.SPREAD_LIMIT)
_LATER: Final = {"street": 2, "first_to_act": 1, "pot_before_round": 3}
_DUE: Final = {"street": 1, "first_to_act": 1}
SETUPS: Final = (
    Setup(name="blinds", posts=_blinds),
    Setup(name="antes_and_blinds", posts=lambda seats: (*_antes(seats), *_blinds(seats))),
    Setup(name="straddle", posts=_straddle),
    Setup(name="late_post", posts=_late_post),
    Setup(name="big_blind_alone", posts=lambda _: ((2, "big_blind", 2),)),
    Setup(name="small_blind_alone", posts=lambda _: ((1, "small_blind", 1),)),
    Setup(name="bring_in_due", terms={**_DUE, "bring_in": 1}),
    Setup(name="bring_in_posted", posts=lambda seats: (*_antes(seats), (1, "bring_in", 1))),
    Setup(
        name="bring_in_of_a_whole_bet",
        terms={**_DUE, "bring_in": 2},
        structures=tuple(structure for structure in Structure if structure is not Structure.FIXED_LIMIT),
    ),
    Setup(name="later_street", terms=_LATER),
    Setup(name="later_street_bets_of_one", terms={**_LATER, "min_bet": 1}),
    Setup(name="later_street_bets_of_three", terms={**_LATER, "min_bet": 3}),
    Setup(name="last_of_two_streets", terms={**_LATER, "min_bet": 1, "streets": 2}, structures=_LIMIT),
    Setup(name="last_two_of_the_event", terms={**_LATER, "min_bet": 1, "players_left": 2}, structures=_LIMIT),
    Setup(name="chips_of_two", terms={**_LATER, "chip": 2}),
    Setup(name="either_limit", terms={**_LATER, "min_bet": 1, "big_bet": 2}, structures=(Structure.FIXED_LIMIT,)),
)
"""Every way to open. Bets are of 2, smallest chips of 1, four streets, fifty left in the event, unless told."""


class Opened(NamedTuple):
    """An opening, and its name: structure, setup, stacks."""

    name: str
    opening: Json


class Expectation(NamedTuple):
    """A question to an engine, without its ruleset, and what the right answer holds at least."""

    question: Json
    answer: Json


def openings(world: World) -> Iterator[Opened]:
    """Every opening of a world, the smallest tables first."""
    for seats in range(2, world.seats + 1):
        for setup in SETUPS:
            for structure in setup.structures:
                for stacks in product(range(0 if setup.is_later else 1, world.chips + 1), repeat=seats):
                    opening = _opening(structure, setup, stacks)
                    if opening is not None:
                        yield Opened(f"{structure}.{setup.name}.{'_'.join(map(str, stacks))}", opening)


def _opening(structure: Structure, setup: Setup, stacks: tuple[int, ...]) -> Json | None:
    posts, terms = setup.posts(len(stacks)), {"min_bet": 2, "streets": 4, "players_left": 50, **setup.terms}
    if posts is None or terms["players_left"] < len(stacks):
        return None
    if structure is Structure.SPREAD_LIMIT:
        terms["max_bet"] = terms["min_bet"] + 1
    return {
        "structure": structure.value,
        **terms,
        "players": [{"seat": seat, "stack": stack} for seat, stack in enumerate(stacks, 1)],
        "posts": [{"seat": seat, "type": type, "amount": amount} for seat, type, amount in posts],
    }


def walk(opening: Json, ruleset: Ruleset) -> Iterator[Expectation]:
    """Every turn of every way the round can go from its opening: the options, then all that the seat might do."""
    turns: list[tuple[tuple[Json, ...], BettingRound]] = [((), reached(opening, (), ruleset))]
    while turns:
        actions, round = turns.pop()
        if round.to_act is None:
            continue
        so_far = {"opening": opening, "actions": list(actions)}
        options = options_json(round, ruleset)
        yield Expectation(so_far, {"options": options, "round": {"to_act": round.to_act}})
        for action in proposals(round):
            decision = decide(round, proposal(action), ruleset)
            yield Expectation({**so_far, "action": action}, _decision_json(decision))
            if decision.legal and not is_another_word(action, decision):
                turns.append(((*actions, action), decision.round))


def proposals(round: BettingRound) -> Iterator[Json]:
    """All that the seat to act might do, allowed or not: each kind of action, and a wager to every whole total.

    Those go from one chip more than lies in front of it to one more than it has. In fixed limit also one of no amount.
    """
    for passive in ("fold", "check", "call", "bring_in", "all_in"):
        yield {"type": passive}
    wager = "bet" if round.current_bet == 0 else "raise"
    if round.structure is Structure.FIXED_LIMIT:
        yield {"type": wager}
    player = round.actor
    for to in range(player.committed + 1, player.committed + player.stack + 2):
        yield {"type": wager, "to": to}


def is_another_word(action: Mapping[str, Any], decision: Decision) -> bool:
    """Whether an accepted action is only another word for one that `proposals` has as well.

    So is all-in, a wager of no amount, one that nobody can match, which is the call, and a call of nothing.
    """
    move, named = decision.action, ActionType(action["type"])
    if move is None:
        return False
    is_as_named = named.is_wager if move.type.is_wager else named is move.type
    return named is ActionType.ALL_IN or (move.type.is_wager and "to" not in action) or not is_as_named


def _decision_json(decision: Decision) -> Json:
    move, after = decision.action, decision.round
    return {
        "legal": decision.legal,
        "ruling": decision.ruling.value,
        "action": None if move is None else {"type": move.type.value, "to": move.to},
        "full_raise": decision.full_raise,
        "reopened_seats": list(decision.reopened_seats),
        "round": {"to_act": after.to_act},
    }


class RoundError(ValueError):
    """An opening, or an action after it, makes no sense or does not stand."""


def reached(opening: Mapping[str, Any], actions: Iterable[Mapping[str, Any]], ruleset: Ruleset) -> BettingRound:
    """The round after these actions, each of which must stand as it is. Raises RoundError if that cannot be."""
    try:
        opened = deal_in(msgspec.convert(opening, Opening), ruleset)
    except msgspec.ValidationError as error:
        raise RoundError(f"the opening: {error}") from None
    if not isinstance(opened, BettingRound):
        raise RoundError(f"the opening: {'; '.join(fault.message for fault in opened)}")
    replayed = replay(opened, [proposal(action) for action in actions], ruleset, OnIllegal.STOP)
    if replayed.stopped_at is not None:
        raise RoundError(f"action {replayed.stopped_at} does not stand")
    return replayed.round


def proposal(action: Mapping[str, Any]) -> Proposal:
    """A plain action in the rules' words. Raises RoundError if it is none."""
    try:
        named = {name: action[name] for name in ("seat", "to", "by", "add", "faced") if name in action}
        return Proposal(type=ActionType(action["type"]), **named)
    except (KeyError, ValueError) as error:
        raise RoundError(f"an action: {error}") from None


def options_json(round: BettingRound, ruleset: Ruleset) -> Json:
    """What the seat to act may do, in the members that every engine can tell."""
    may = options(round, round.actor, ruleset)
    wager = may.raise_
    sizes = {"sizes": list(wager.sizes)} if wager and wager.sizes else {}
    return {
        "fold": may.fold,
        "check": may.check,
        "call": _cost(may.call),
        "raise": {"min_to": wager.min_to, "max_to": wager.max_to, **sizes} if wager else None,
        "bring_in": _cost(may.bring_in),
    }


def _cost(option: CallOption | None) -> Json | None:
    return None if option is None else {"to": option.to}
