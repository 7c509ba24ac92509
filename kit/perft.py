"""Perft, as chess programs have it: how many betting sequences there are from a position, by their length.

One number that is wrong if a single action anywhere below is missing, or is offered though it is not allowed.

    >>> round = reached(position.opening, position.actions, ruleset)
    >>> perft(round, after_each(ruleset), depth=3)
    (6, 14, 27)
"""

import json
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import islice
from types import MappingProxyType
from typing import Any, TypeVar

from service.cases.suite import Json
from service.rules import Ruleset, decide
from service.rules.model.round import BettingRound

from .round_json import options_json, proposal

Place = TypeVar("Place", bound=Hashable)
"""Where a sequence has led: a round, the actions so far, whatever an engine tells such places apart by."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """A round on small stacks (an `opening` and the legal `actions` since), and how many sequences follow.

    `counts`: under each rulebook the number of sequences of one action, of two, and so on. Where the last is 0, no
    sequence is longer: the tree is whole.
    """

    id: str
    story: str
    opening: Mapping[str, Any]
    actions: tuple[Mapping[str, Any], ...]
    counts: Mapping[str, tuple[int, ...]]


def perft(start: Place, after: Callable[[Place], Iterable[Place]], depth: int) -> tuple[int, ...]:
    """How many sequences of one action there are, of two, up to `depth`; no more after the first 0.

    `after` gives the place after each action that counts (`countable`), equal places as often as they are reached;
    none if nobody is to act. Sequences that lead to equal places are followed together.
    """
    return tuple(islice(by_length(start, after), depth))


def by_length(start: Place, after: Callable[[Place], Iterable[Place]]) -> Iterator[int]:
    """The same counts one after the other, to the first 0: who needs no longer sequences stops."""
    ways = Counter({start: 1})
    while ways:
        longer = Counter[Place]()
        for place, many in ways.items():
            for following in after(place):
                longer[following] += many
        yield longer.total()
        ways = longer


def divide(start: Place, after: Callable[[Place], Iterable[Place]], depth: int) -> tuple[tuple[int, ...], ...]:
    """For each first action, in the order of `after`, its own counts below: where two engines differ, and no longer."""
    return tuple(perft(following, after, depth - 1) for following in after(start))


def after_each(ruleset: Ruleset) -> Callable[[BettingRound], Iterator[BettingRound]]:
    """The rounds that follow a round by each action that counts, as the rules have it."""

    def after(round: BettingRound) -> Iterator[BettingRound]:
        if round.to_act is not None:
            for action in countable(options_json(round, ruleset), round.chip):
                yield decide(round, proposal(action), ruleset).round

    return after


def after_asking(
    options_after: Callable[[tuple[Json, ...]], Mapping[str, Any] | None], chip: int
) -> Callable[[str], Iterator[str]]:
    """The same by an engine that is asked, for `perft` from `"[]"`: a place is the actions so far, as JSON.

    `options_after` asks what the seat to act may do after these actions; None if nobody is to act.
    """

    def after(so_far: str) -> Iterator[str]:
        actions = json.loads(so_far)
        options = options_after(tuple(actions))
        if options is not None:
            for action in countable(options, chip):
                yield json.dumps([*actions, action])

    return after


def countable(options: Mapping[str, Any], chip: int) -> tuple[Json, ...]:
    """The actions that count, of those that `options` offer: each kind, and of wagers each total (to), once.

    - fold, but not where checking is free: many engines do not offer that fold
    - check; or call, or bring-in, whose cost is no choice
    - a wager to each total from `min_to` to `max_to`: both of these, and between them whole chips (`chip`); if there
      are `sizes`, these alone. A bet, a raise, a completion and an all-in to one total are one action.
    """
    actions: list[Json] = []
    if options["fold"] and not options["check"]:
        actions.append({"type": "fold"})
    actions.extend({"type": passive} for passive in ("check", "call", "bring_in") if options.get(passive))
    actions.extend({"type": "raise", "to": to} for to in _totals(options.get("raise"), chip))
    return tuple(actions)


def _totals(wager: Mapping[str, Any] | None, chip: int) -> Iterable[int]:
    if wager is None:
        return ()
    low, high = wager["min_to"], wager["max_to"]
    between = wager.get("sizes") or range(low + -low % chip, high + 1, chip)
    return sorted({low, *between, high})


def position_files(folder: Traversable | None = None) -> tuple[Traversable, ...]:
    """The files that hold the positions, one for each structure; `folder` replaces the published ones."""
    inside = folder or files(__package__).joinpath("perft_positions")
    return tuple(sorted((file for file in inside.iterdir() if file.name.endswith(".json")), key=lambda file: file.name))


def load_positions(folder: Traversable | None = None) -> tuple[Position, ...]:
    """Every position, structure by structure; `folder` replaces the published ones."""
    return _published() if folder is None else _load(folder)


@cache
def _published() -> tuple[Position, ...]:
    return _load(None)


def _load(folder: Traversable | None) -> tuple[Position, ...]:
    return tuple(
        _position(entry)
        for file in position_files(folder)
        for entry in json.loads(file.read_text(encoding="utf-8"))["positions"]
    )


def _position(raw: Mapping[str, Any]) -> Position:
    return Position(
        id=raw["id"],
        story=raw["story"],
        opening=raw["opening"],
        actions=tuple(raw["actions"]),
        counts=MappingProxyType({rulebook: tuple(counts) for rulebook, counts in raw["counts"].items()}),
    )
