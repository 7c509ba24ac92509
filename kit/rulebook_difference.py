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
from service.rulesets import parameters

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

    def __str__(self) -> str:
        bring_in = ", with a bring-in" if self.brings_in else ""
        chip = f", chips of {self.chip}" if self.chip > 1 else ""
        opening = f", opened by {self.posts}" if self.posts else ""
        return f"{self.structure}, {self.seats} seats, street {self.street} of {self.streets}{bring_in}{chip}{opening}"


_BLINDS: Final = (("small", PostType.SMALL_BLIND, "small_blind"), ("big", PostType.BIG_BLIND, "min_bet"))
OPENINGS: Final = {
    "blinds": _BLINDS,
    "blinds and a straddle": (*_BLINDS, ("first", PostType.STRADDLE, "straddle")),
    "blinds and antes": (*_BLINDS, ("all", PostType.ANTE, "ante")),
    "blinds and a big-blind ante": (*_BLINDS, ("big", PostType.ANTE, "ante")),
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


_POSTED: Final = ("straddle.counts", "ante.short_stack")
_EVERYWHERE: Final = ("raise_size", "contest", "check_raise", "owed", "completion.by", *_POSTED)
_LIMIT: Final = (*_EVERYWHERE, "reopening", "completion")
_POT: Final = ("pot.small_blind", "pot.share", "pot.odd", "pot.antes", "pot.short_blind")
READ: Final = {
    Structure.NO_LIMIT: (*_EVERYWHERE, "reopening.no_limit", "straddle.min_raise"),
    Structure.POT_LIMIT: (*_EVERYWHERE, "reopening.no_limit", "straddle.min_raise", *_POT),
    Structure.FIXED_LIMIT: _LIMIT,
    Structure.SPREAD_LIMIT: (*_LIMIT, "straddle.min_raise"),
}
"""The parameters, or whole tables of them, that the options in turn are made of."""


def answers(structure: Structure, ruleset: Ruleset) -> dict[str, object]:
    """What a rulebook answers to the questions that a seat's options in this structure turn on."""
    read = (
        *READ[structure],
        "cap.structures",
        *(("cap",) if structure.is_limit or ruleset.cap.structures == "every" else ()),
    )
    return {key: value for key, value in parameters(ruleset).items() if key in read or key.partition(".")[0] in read}


def opening_shapes(structures: Iterable[Structure], seats: int) -> Iterator[Shape]:
    """Each way in which a round opens."""
    return (Shape(structure, seats, street=1, posts=posts) for structure in structures for posts in OPENINGS)


def number(name: str) -> Amount:
    """A whole number not yet chosen."""
    return Amount(((name, 1),))


def flag(name: str) -> Truth:
    """A yes or no not yet chosen: whether the number of that name is above 0."""
    truth: Truth = number(name) > 0
    return truth


def any_round(shape: Shape) -> tuple[SentRound, list[Truth]]:
    """A round of this shape as a caller sends it, and the ranges of its numbers. Seat 1 is to act."""
    seats, limit = range(1, shape.seats + 1), shape.structure.is_limit
    fixed = shape.structure is Structure.FIXED_LIMIT  # its sizes are those of min_bet, and no rule of it reads the pot
    first_pot = shape.structure is Structure.POT_LIMIT and shape.street == 1
    sent = SentRound(
        structure=shape.structure,
        street=shape.street,
        streets=shape.streets,
        chip=shape.chip,
        to_act=1,
        players_left=number("players_left") if limit else None,  # type: ignore[arg-type]
        min_bet=number("min_bet"),  # type: ignore[arg-type]
        max_bet=number("max_bet") if shape.structure is Structure.SPREAD_LIMIT else None,  # type: ignore[arg-type]
        current_bet=number("current_bet"),  # type: ignore[arg-type]
        last_full_raise_by=number("min_bet" if fixed else "last_full_raise_by"),  # type: ignore[arg-type]
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
    at_least = {"min_bet": 1, "max_bet": 1, "bring_in": 1, "players_left": 2}
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
        posts=tuple(
            Post(seat=seat, type=type, amount=number(name))  # type: ignore[arg-type]
            for who, type, name in rows
            for seat in by[who]
        ),
        players=tuple(Player(seat=seat, stack=number(f"stack_{seat}"), committed=0) for seat in seats),  # type: ignore[arg-type]
    )
    names = ["min_bet", "max_bet", "small_blind", "straddle", "ante", "bring_in", *[f"stack_{seat}" for seat in seats]]
    ranges: list[Truth] = [number(name) >= 1 for name in names]
    least = number("min_bet")
    ranges += [number("players_left") >= shape.seats, number("max_bet") >= least, number("straddle") >= 2 * least]
    ranges += [number("small_blind") <= least, number("bring_in") < least]
    stacks = sum([player.stack for player in opening.players])
    sums: list[Any] = [number("straddle") + 2 * least, least + number("ante"), stacks]
    return opening, [*ranges, *[total <= MOST_CHIPS for total in sums]]


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


def unlike(left: object, right: object, at: str = "") -> Iterator[tuple[str, Truth | bool]]:
    """Each part in which two results can differ: its name, and the truth that it does not."""
    names = getattr(left, "__struct_fields__", ())
    if names and type(left) is type(right):
        for name in names:
            yield from unlike(getattr(left, name), getattr(right, name), f"{at}.{name}" if at else name)
    elif isinstance(left, tuple) and isinstance(right, tuple) and len(left) == len(right):
        for place, (part, its) in enumerate(zip(left, right, strict=True)):
            yield from unlike(part, its, f"{at}[{place}]")
    elif isinstance(left, Truth) or isinstance(right, Truth):
        yield from () if bool(left) is bool(right) else [(at, False)]
    else:
        same = left == right
        if same is not True:
            yield at, same


@dataclass(frozen=True)
class Difference:
    """One way in which two rulebooks differ, and the round with the fewest chips in which they do."""

    where: tuple[str, ...]
    round: SentRound | Opening
    options: tuple[Options | None, Options | None]


def as_json(sent: SentRound | Opening) -> dict[str, Any]:
    """A snapshot, or an opening, as a request has it."""
    plain: dict[str, Any] = msgspec.to_builtins(sent)
    if isinstance(sent, Opening):
        plain["players"] = [{"seat": player.seat, "stack": player.stack} for player in sent.players]
    return {name: value for name, value in plain.items() if value is not None}


def request_body(difference: Difference, ruleset: Ruleset) -> dict[str, Any]:
    """The body of a request to /v1/decisions, or of an opening to /v1/rounds, that shows what a rulebook offers."""
    if isinstance(difference.round, Opening):
        return {"rulebook": ruleset.id, "opening": as_json(difference.round), "actions": []}
    return {"rulebook": ruleset.id, "round": as_json(difference.round), "action": {"type": "call"}}


def compare(
    first: Ruleset, second: Ruleset, shape: Shape, is_off: Callable[[], bool] = lambda: False
) -> tuple[int, list[Difference]]:
    """How many paths there are, and every way in which the two offer different actions; none proves them alike.

    Raises TimeoutError once it `is_off`.
    """
    if is_off():
        raise TimeoutError
    rounds = Rounds(shape, first, second)
    explorer = rounds.explorer()
    least: dict[tuple[str, ...], tuple[int, Model]] = {}
    count = 0

    def both() -> tuple[Options | None, Options | None, list[tuple[str, Truth | bool]]]:
        offered, others = (options_in(rounds.settled(ruleset), ruleset) for ruleset in (first, second))
        return offered, others, list(unlike(offered, others))

    for path in explorer.paths(both):
        if is_off():
            raise TimeoutError
        count += 1
        differing = path.result[2]  # what differs by its kind together, each amount by itself
        fixed = tuple([name for name, same in differing if same is False])
        ways: list[Any] = [(fixed, [])] if fixed else [((name,), [truth]) for name, truth in differing]
        for where, same in ways:
            below = least[where][0] if where in least else None
            spot = smallest(explorer, rounds, [z3.Not(formula(truth)) for truth in same], below)
            if spot is not None:
                least[where] = spot
    differences = []
    for where, (_, model) in sorted(least.items()):
        sent = rounds.chosen(model)
        offers = [options_in(dealt(sent, ruleset), ruleset) for ruleset in (first, second)]
        differences.append(Difference(where, sent, (offers[0], offers[1])))
    return count, differences


def smallest(explorer: Explorer, rounds: Rounds, constraints: list[Any], below: int | None) -> tuple[int, Model] | None:
    """The fewest chips in a round on the present path for which the constraints hold, and such a round.

    None if there is none with fewer than `below`.
    """
    chips, solver = z3.Sum([z3.Int(name) for name in rounds.names]), explorer.solver
    best = None
    solver.push()
    solver.add(constraints)
    if below is not None:
        solver.add(chips < below)
    most, least = 0, 0
    while best is None or least < most:
        middle = (least + most) // 2
        if solver.check(*([chips <= middle] if best else [])) == z3.sat:
            model = explorer.model_now()
            most = sum([model.get(name, 0) for name in rounds.names])
            best = most, model
        elif best is None:
            break
        else:
            least = middle + 1
    solver.pop()
    return best
