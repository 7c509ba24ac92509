"""Where do two rulebooks offer different actions, whatever chips there are? Each such case with its smallest round."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, Final
from unittest.mock import patch

import msgspec
import z3
from msgspec.structs import replace

from service.rules import Ruleset, deal_in, options_in, settle
from service.rules import snapshot as snapshot_module
from service.rules.model.action import Options
from service.rules.model.amounts import MOST_CHIPS
from service.rules.model.round import BettingRound, Opening, Player, Post, PostType, SentRound, Structure
from service.rules.snapshot import derive

from .symbolic import MOST_COUNT, Amount, Explorer, Model, OutsideError, Truth, formula, value_of


@dataclass(frozen=True)
class Shape:
    """What is fixed of a round; chips, who has acted and who has folded are not."""

    structure: Structure
    seats: int
    street: int = 2
    chip: int = 1
    streets: int = 4
    brings_in: bool = False
    posts: str = ""
    """How it opens, by a name in `OPENINGS`; empty: a round as it stands, whatever led to it."""
    is_over: bool = False
    """Whether its betting has ended; the button is at seat 1."""
    two_sizes: bool = False
    """Fixed-limit: whether the bigger bet of the game may be made too."""

    def __str__(self) -> str:
        bring_in = ", with a bring-in" if self.brings_in else ""
        chip = f", chips of {self.chip}" if self.chip > 1 else ""
        opening = f", opened by {self.posts}" if self.posts else ""
        end, sizes = ", at its end" if self.is_over else "", ", bets of two sizes" if self.two_sizes else ""
        rest = f"{bring_in}{chip}{sizes}{opening}{end}"
        return f"{self.structure}, {self.seats} seats, street {self.street} of {self.streets}{rest}"


_BLINDS: Final = (("small", PostType.SMALL_BLIND, "small_blind"), ("big", PostType.BIG_BLIND, "min_bet"))
_DEAD_BLIND: Final = "a dead small blind"
OPENINGS: Final = {
    "blinds": _BLINDS,
    "a small blind alone": _BLINDS[:1],
    _DEAD_BLIND: _BLINDS[1:],
    "blinds and a straddle": (*_BLINDS, ("first", PostType.STRADDLE, "straddle")),
    "blinds and antes": (*_BLINDS, ("all", PostType.ANTE, "ante")),
    "blinds and a big-blind ante": (*_BLINDS, ("big", PostType.ANTE, "ante")),
    "missed blinds": (("first", PostType.DEAD, "small_blind"), ("first", PostType.POST, "min_bet"), *_BLINDS[::-1]),
    "antes and a bring-in": (("all", PostType.ANTE, "ante"), ("first", PostType.BRING_IN, "bring_in")),
}
"""How a round opens: each post by the seat that makes it, and the name of its amount. Stacks may be short of any."""


def shapes(structures: Iterable[Structure], seats: int) -> Iterator[Shape]:
    """The shapes that two rulebooks are compared in: both streets, with a bring-in; short games of limit; openings."""
    yield from opening_shapes(structures, seats)
    for structure in structures:
        yield Shape(structure, seats, street=1)
        yield Shape(structure, seats, street=1, brings_in=True)
        yield Shape(structure, seats, street=2)
        if structure.is_limit:
            yield Shape(structure, seats, street=2, streets=2)


def opening_shapes(structures: Iterable[Structure], seats: int) -> Iterator[Shape]:
    """Each way in which a round opens."""
    return (
        Shape(structure, seats, street=1, posts=posts)
        for structure in structures
        for posts in OPENINGS
        if seats > 2 or posts != "missed blinds"
    )


def number(name: str) -> Amount:
    """A whole number not yet chosen."""
    return Amount(((name, 1),))


def flag(name: str) -> Truth:
    """A yes or no not yet chosen: whether the number of that name is above 0."""
    truth: Truth = number(name) > 0
    return truth


def any_round(shape: Shape) -> tuple[SentRound, list[Truth]]:
    """A round of this shape as a caller sends it, and the ranges of its numbers. Seat 1 is to act, if anybody is."""
    seats, limit = range(1, shape.seats + 1), shape.structure.is_limit
    fixed = shape.structure is Structure.FIXED_LIMIT  # no rule of it reads the pot
    raised_by = "min_bet" if fixed and not shape.two_sizes else "last_full_raise_by"
    first_pot = shape.structure is Structure.POT_LIMIT and shape.street == 1
    sent = SentRound(
        structure=shape.structure,
        street=shape.street,
        streets=shape.streets,
        chip=shape.chip,
        to_act=None if shape.is_over else 1,
        button=1 if shape.is_over else None,
        players_left=number("players_left") if limit else None,  # type: ignore[arg-type]
        min_bet=number("min_bet"),  # type: ignore[arg-type]
        max_bet=number("max_bet") if shape.structure is Structure.SPREAD_LIMIT else None,  # type: ignore[arg-type]
        current_bet=number("current_bet"),  # type: ignore[arg-type]
        last_full_raise_by=number(raised_by),  # type: ignore[arg-type]
        big_bet=number("big_bet") if shape.two_sizes else None,  # type: ignore[arg-type]
        last_full_bet_to=number("last_full_bet_to"),  # type: ignore[arg-type]
        pot_before_round=0 if fixed else number("pot_before_round"),  # type: ignore[arg-type]
        pot_credit=number("pot_credit") if first_pot else 0,  # type: ignore[arg-type]
        bring_in=number("bring_in") if shape.brings_in else 0,  # type: ignore[arg-type]
        bet_count=number("bet_count"),  # type: ignore[arg-type]
        capped=flag("capped") if limit else False,  # type: ignore[arg-type]
        players=tuple(
            Player(
                seat=seat,
                stack=number(f"stack_{seat}"),  # type: ignore[arg-type]
                committed=number(f"committed_{seat}"),  # type: ignore[arg-type]
                acted=flag(f"acted_{seat}"),  # type: ignore[arg-type]
                folded=flag(f"folded_{seat}") if seat > 1 else False,  # type: ignore[arg-type]
            )
            for seat in seats
        ),
    )
    at_least = {"min_bet": 1, "big_bet": 1, "max_bet": 1, "bring_in": 1, "players_left": 2}
    names = ["current_bet", "last_full_raise_by", "last_full_bet_to", "pot_before_round", "bet_count", *at_least]
    flags = ["capped", "began_heads_up", *[f"{word}_{seat}" for word in ("acted", "folded") for seat in seats]]
    names += [*flags, *[f"{word}_{seat}" for word in ("stack", "committed") for seat in seats]]
    ranges = [number(name) >= at_least.get(name, 0) for name in names]
    return sent, [*ranges, *[number(name) <= 1 for name in flags], number("bet_count") <= MOST_COUNT]


def any_opening(shape: Shape) -> tuple[Opening, list[Truth]]:
    """An opening of this shape as a caller sends it, with the button at seat 1, and the ranges of its numbers."""
    seats = range(1, shape.seats + 1)
    small, big = (1, 2) if shape.seats == 2 else (2, 3)
    by = {"small": [small], "big": [big], "first": [big % shape.seats + 1], "all": list(seats)}
    rows = OPENINGS[shape.posts]
    opening = Opening(
        structure=shape.structure,
        street=1,
        streets=shape.streets,
        chip=shape.chip,
        button=1,
        players_left=number("players_left") if shape.structure.is_limit else None,  # type: ignore[arg-type]
        min_bet=number("min_bet"),  # type: ignore[arg-type]
        max_bet=number("max_bet") if shape.structure is Structure.SPREAD_LIMIT else None,  # type: ignore[arg-type]
        first_to_act=by["small"][0] if rows[-1][1] is PostType.BRING_IN else None,
        dead_small_blind=number("small_blind") if shape.posts == _DEAD_BLIND else 0,  # type: ignore[arg-type]
        posts=tuple(
            Post(seat=seat, type=type, amount=number(name))  # type: ignore[arg-type]
            for who, type, name in rows
            for seat in by[who]
        ),
        players=tuple(Player(seat=seat, stack=number(f"stack_{seat}"), committed=0) for seat in seats),  # type: ignore[arg-type]
    )
    least, stacks = number("min_bet"), sum([player.stack for player in opening.players])
    bounds: dict[str, list[Any]] = {  # of each amount that this opening may have
        "min_bet": [4 * least <= MOST_CHIPS],  # blinds and a straddle that are short count for all of it
        "small_blind": [number("small_blind") <= least],
        "straddle": [number("straddle") >= 2 * least, number("straddle") + 2 * least <= MOST_CHIPS],
        "ante": [least + number("ante") <= MOST_CHIPS],
        "bring_in": [number("bring_in") < least],
        "max_bet": [number("max_bet") >= least],
        "players_left": [number("players_left") >= shape.seats],
    }
    has = {"min_bet", *[name for _, _, name in rows]}
    if shape.posts == _DEAD_BLIND:
        has.add("small_blind")
    if shape.structure.is_limit:
        has.add("players_left")
    if shape.structure is Structure.SPREAD_LIMIT:
        has.add("max_bet")
    ranges: list[Truth] = [number(name) >= 1 for name in (*sorted(has), *[f"stack_{seat}" for seat in seats])]
    return opening, [*ranges, *[bound for name in sorted(has) for bound in bounds[name]], stacks <= MOST_CHIPS]


def _begun(sent: SentRound) -> SentRound:
    """The round with its `began_heads_up` chosen: the rules look at that member's identity."""
    return replace(sent, began_heads_up=bool(flag("began_heads_up"))) if sent.structure.is_limit else sent


def dealt(sent: SentRound | Opening, ruleset: Ruleset) -> BettingRound:
    """The round that a snapshot or an opening means."""
    round = deal_in(sent, ruleset) if isinstance(sent, Opening) else derive(sent, ruleset).round
    if isinstance(round, tuple):
        raise OutsideError("a fault")
    return round


def _ends_the_path(*_: object, **__: object) -> Any:
    raise OutsideError("a fault")


CHECKS: Final = tuple([name for name in snapshot_module.faults.__code__.co_names if name.endswith("_faults")])
"""The checks of a snapshot, by their names, as `faults` calls them."""


@cache
def _accepted(shape: Shape, ruleset: Ruleset, check: str) -> Any:
    """When a check of a ruleset takes the snapshot, as a formula: all checks at once would multiply their paths."""
    sent, ranges = any_round(shape)
    others: dict[str, Any] = dict.fromkeys(set(CHECKS) - {check}, lambda *_: ())
    with patch.multiple(snapshot_module, fault=_ends_the_path, **others):
        paths = Explorer(ranges).paths(lambda: settle(_begun(sent), ruleset))
        return z3.Or([z3.And([formula(Truth(fact, negated=not held)) for fact, held in path.facts]) for path in paths])


class Rounds:
    """Every round of a shape that all these rulesets accept, and what becomes of it."""

    def __init__(self, shape: Shape, *rulesets: Ruleset) -> None:
        self.shape = shape
        self.sent: SentRound | Opening
        self.sent, self.ranges = any_opening(shape) if shape.posts else any_round(shape)
        self.names = sorted({name for truth in self.ranges for name, _ in truth.fact[1]})
        checks = () if shape.posts else CHECKS  # dealing an opening in has the checks
        self.accepted = [_accepted(shape, ruleset, check) for ruleset in rulesets for check in checks]

    @property
    def can_be_dealt(self) -> list[list[Truth]]:
        """The truths, each way, that make a snapshot one of a real table. A player who is in has the bet in front, or
        the bet is a blind or a bring-in. The last two of an event are not capped.
        """
        if isinstance(self.sent, Opening):
            return [[]]
        bet: Any = number("current_bet")
        bets = [
            [number(f"committed_{seat}") == bet, ~flag(f"folded_{seat}")] for seat in range(1, self.shape.seats + 1)
        ]
        if self.shape.brings_in:
            bets.append([bet == number("bring_in")])
        elif self.shape.street == 1:
            bets.append([bet == number("min_bet")])
        return [[*truths, free] for truths in bets for free in (~flag("capped"), number("players_left") > 2)]

    def explorer(self) -> Explorer:
        """One that takes only these rounds."""
        explorer = Explorer(self.ranges)
        explorer.solver.add(self.accepted)
        return explorer

    def settled(self, ruleset: Ruleset) -> BettingRound:
        """The round that the snapshot or the opening means, on the present path."""
        return dealt(self.sent if isinstance(self.sent, Opening) else _begun(self.sent), ruleset)

    def chosen(self, model: Model) -> SentRound | Opening:
        """The snapshot or the opening with numbers chosen."""
        sent: SentRound | Opening = value_of(self.sent, model)
        if isinstance(sent, Opening):
            return sent
        began = None if not sent.structure.is_limit else model.get("began_heads_up", 0) > 0
        return replace(sent, began_heads_up=began)


@dataclass(frozen=True)
class Difference:
    """One way in which two rulebooks differ, and the round with the fewest chips in which they do.

    `where`: each action that only one of them offers, with both sides; or one amount, and whether the first has less.
    """

    where: tuple[str, ...]
    round: SentRound | Opening


def as_json(sent: SentRound | Opening) -> dict[str, Any]:
    """A snapshot, or an opening, as a request has it."""
    plain: dict[str, Any] = msgspec.to_builtins(sent)
    if isinstance(sent, Opening):
        plain["players"] = [{"seat": player.seat, "stack": player.stack} for player in sent.players]
    return {name: value for name, value in plain.items() if value is not None}


def request_body(difference: Difference, rulebook: str) -> dict[str, Any]:
    """The body of a request to /v1/decisions, or of an opening to /v1/rounds, that shows what a rulebook offers."""
    if isinstance(difference.round, Opening):
        return {"rulebook": rulebook, "opening": as_json(difference.round), "actions": []}
    return {"rulebook": rulebook, "round": as_json(difference.round), "action": {"type": "call"}}


def compare(
    first: Ruleset, second: Ruleset, shape: Shape, is_off: Callable[[], bool] = lambda: False
) -> tuple[int, list[Difference]]:
    """How many paths there are, and every way in which the two offer different actions; none proves them alike.

    No path: nothing was compared, as a cap is above what a round may count here, or no such round suits both. A way
    may have several causes: its round shows one of them. Raises TimeoutError once it `is_off`.
    """
    if is_off():
        raise TimeoutError
    for cap in (first.cap, second.cap):
        is_capped = shape.structure.is_limit or cap.structures == "every"
        if is_capped and 1 + max(cap.raises, cap.raises_two_streets) > MOST_COUNT:
            return 0, []
    rounds = Rounds(shape, first, second)
    explorer = rounds.explorer()
    least: dict[tuple[str, ...], tuple[int, Model]] = {}
    count = 0
    for path in explorer.paths(
        lambda: list(_ways(*[options_in(rounds.settled(each), each) for each in (first, second)]))
    ):
        if is_off():
            raise TimeoutError
        count += 1
        for where, differs in path.result:
            below = least[where][0] if where in least else None
            spot = smallest(explorer, rounds, formula(differs), below)
            if spot is not None:
                least[where] = spot
    return count, [Difference(where, rounds.chosen(model)) for where, (_, model) in sorted(least.items())]


def _ways(ours: Options | None, theirs: Options | None) -> Iterator[tuple[tuple[str, ...], Truth | bool]]:
    """Each way in which these may differ, and when they do: in the actions, or if these are the same in an amount."""
    both = zip(_actions(ours), _actions(theirs), strict=True)
    apart = [f"{word} against {other}" for (action, word), (its, other) in both if action != its]
    if apart:
        yield tuple(apart), True
        return
    amounts = _amounts(theirs)
    for name, amount in _amounts(ours).items():
        its = amounts[name]
        if (amount == its) is not True:
            yield (f"{name}: less",), amount < its
            yield (f"{name}: more",), amount > its


def _actions(options: Options | None) -> list[tuple[object, str]]:
    """For each choice of a seat what it is, and in words; a raise that is not offered has its reason in the words."""
    if options is None:
        return [(None, "nobody to act")] * 3
    passive = "check" if options.check else "call" if options.call else "bring in"
    wager = options.raise_.type.value if options.raise_ else None
    fold = bool(options.fold)
    return [
        (fold, "fold" if fold else "no fold"),
        (passive, passive),
        (wager, wager or f"no raise ({options.raise_barred})"),
    ]


def _amounts(options: Options | None) -> dict[str, Any]:
    """Each amount (to) that the seat may choose."""
    passive, wager = (options.call or options.bring_in, options.raise_) if options else (None, None)
    called = {"call": passive.to} if passive else {}
    return called | ({"smallest raise": wager.min_to, "largest raise": wager.max_to} if wager else {})


_UNDEALABLE: Final = 2 * MOST_CHIPS
"""A weight above that of all chips."""


def smallest(explorer: Explorer, rounds: Rounds, constraint: Any, below: int | None) -> tuple[int, Model] | None:
    """The lightest round on the present path for which the constraint holds, after its weight; None if none is lighter
    than `below`.

    The amounts of a round are its weight. A round that cannot be dealt is heavier than any that can.
    """
    can_be_dealt, solver = rounds.can_be_dealt, explorer.solver
    ways = z3.Or([z3.And([formula(truth) for truth in truths]) for truths in can_be_dealt])
    weight = z3.Sum([z3.Int(name) for name in rounds.names]) + z3.If(ways, 0, _UNDEALABLE)
    best = None
    solver.push()
    solver.add(constraint)
    if below is not None:
        solver.add(weight < below)
    most, least = 0, 0
    while best is None or least < most:
        middle = (least + most) // 2
        if explorer.possible(*([weight <= middle] if best else [])):
            model = explorer.model_now()
            dealt = any(all(value_of(truth, model) for truth in truths) for truths in can_be_dealt)
            most = sum([model.get(name, 0) for name in rounds.names]) + (0 if dealt else _UNDEALABLE)
            best = most, model
        elif best is None:
            break
        else:
            least = middle + 1
    solver.pop()
    return best
