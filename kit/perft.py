"""Perft, as chess programs have it: how many betting sequences there are from a position, by their length.

One number that is wrong if a single action anywhere below is missing, or is offered though it is not allowed.
"""

import json
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, TypeVar

import msgspec

from service.cases.suite import Json

Place = TypeVar("Place", bound=Hashable)
"""Where a sequence has led: a round, the actions so far, whatever an engine tells such places apart by."""


class Position(msgspec.Struct, frozen=True, kw_only=True):
    """A round on small stacks (an `opening` and the legal `actions` since), and how many sequences follow.

    `counts`: under each rulebook the number of sequences of one action, of two, and so on. Where the last is 0, no
    sequence is longer: the tree is whole.
    """

    id: str
    story: str
    opening: Mapping[str, Any]
    actions: tuple[Mapping[str, Any], ...]
    counts: Mapping[str, tuple[int, ...]]


def by_length(start: Place, after: Callable[[Place], Iterable[Place]]) -> Iterator[int]:
    """How many sequences of one action there are, of two, and so on, one after the other to the first 0.

    `after` gives the place after each action that counts (`countable`), equal places as often as they are reached;
    none if nobody is to act. Sequences that lead to equal places are followed together.
    """
    ways = Counter({start: 1})
    while ways:
        longer = Counter[Place]()
        for place, many in ways.items():
            for following in after(place):
                longer[following] += many
        yield longer.total()
        ways = longer


def after_asking(
    options_after: Callable[[tuple[Json, ...]], Mapping[str, Any] | None], chip: int
) -> Callable[[str], Iterator[str]]:
    """What an engine that is asked has after a place, for `by_length` from `"[]"`: a place is the actions, as JSON.

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


def position_files() -> tuple[Traversable, ...]:
    """The files that hold the positions, one for each structure."""
    entries = files(__package__).joinpath("perft_positions").iterdir()
    return tuple(sorted((file for file in entries if file.name.endswith(".json")), key=lambda file: file.name))


class _PositionFile(msgspec.Struct):
    positions: tuple[Position, ...]


@cache
def load_positions() -> tuple[Position, ...]:
    """Every position, structure by structure."""
    read = (msgspec.json.decode(file.read_bytes(), type=_PositionFile) for file in position_files())
    return tuple([position for file in read for position in file.positions])
