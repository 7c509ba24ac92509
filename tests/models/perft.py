"""The counts of the perft positions, by both models.

`python -m tests.models.perft` counts every position anew by the engine and by the naive model, and fails where
either is not what the files say; with `--write` only those that have no counts yet, and writes down what both agree on.
"""

import argparse
import json
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import islice, takewhile
from pathlib import Path
from time import monotonic
from typing import Any, Final

from kit.perft import Place, Position, by_length, countable, load_positions, position_files
from kit.small_worlds import options_json, proposal, reached
from service.rules import Ruleset, decide
from service.rules.model.round import BettingRound
from tests.models.compare import rulebooks
from tests.models.naive import BOOKS, Event, NaiveRound, Opening, Post

DEEPEST: Final = 20
MOST: Final = 2500
"""Sequences counted at a position: no more than the naive model can follow in a second."""


def perft(start: Place, after: Callable[[Place], Iterable[Place]], depth: int) -> tuple[int, ...]:
    """How many sequences of one action there are, of two, up to `depth`; no more after the first 0."""
    return tuple(islice(by_length(start, after), depth))


def after_each(ruleset: Ruleset) -> Callable[[BettingRound], Iterator[BettingRound]]:
    """The rounds that follow a round by each action that counts, as the rules have it."""

    def after(round: BettingRound) -> Iterator[BettingRound]:
        if round.to_act is not None:
            for action in countable(options_json(round, ruleset), round.chip):
                yield decide(round, proposal(action), ruleset).round

    return after


def naive_counts(position: Position, book: str, depth: int) -> tuple[int, ...]:
    """The counts by the naive model, which follows every sequence by itself."""
    opening = naive_opening(position.opening)
    begun = NaiveRound.deal_in(opening, BOOKS[book])
    for action in position.actions:
        ruled = begun.rule_on(action["type"], ("to", action["to"]) if "to" in action else None)
        assert ruled.legal, (position.id, action, ruled)
        begun = begun.then(*ruled.events)
    rounds = {begun.history: begun}

    def after(history: tuple[Event, ...]) -> Iterator[tuple[Event, ...]]:
        round = rounds.pop(history)
        for following in naive_after(round):
            rounds[following.history] = following
            yield following.history

    return perft(begun.history, after, depth)


def naive_after(round: NaiveRound) -> Iterator[NaiveRound]:
    """The naive rounds after each action that counts: tried, whether offered or not, and kept if they stand as made."""
    seat = round.to_act()
    if seat is None:
        return
    made = set[Event]()
    for kind in ("fold", "check", "call", "bring_in"):
        ruled = round.rule_on(kind)
        free = kind == "fold" and round.rule_on("check").legal
        if ruled.legal and not free:
            made.add(ruled.events[0])
    for to in range(1, round.reach(seat) + 1):
        ruled = round.rule_on("raise", ("to", to))
        if ruled.legal and ruled.events[0].kind == "wager":
            made.add(ruled.events[0])
    for event in made:
        yield round.then(event)


def naive_opening(opening: Mapping[str, Any]) -> Opening:
    """The opening of a file in the naive model's words."""
    of_others = ("players", "posts", "street_bets")  # the bets of later streets change nothing in a round
    plain = {name: value for name, value in opening.items() if name not in of_others}
    if "pot_before_round" in plain:
        plain["pot"] = plain.pop("pot_before_round")
    return Opening(
        stacks=tuple((one["seat"], one["stack"]) for one in opening["players"]),
        posts=tuple(Post(one["seat"], one["type"], one["amount"]) for one in opening.get("posts", ())),
        **plain,
    )


def counts(position: Position, book: str, depth: int) -> tuple[int, ...]:
    """The counts by the engine."""
    ruleset = rulebooks()[book]
    return perft(reached(position.opening, position.actions, ruleset), after_each(ruleset), depth)


def within_reach(found: tuple[int, ...]) -> tuple[int, ...]:
    """As many of the counts as come to no more than `MOST` sequences, and at least the first two."""
    summed = (sum(found[: place + 1]) for place in range(len(found)))
    kept = sum(1 for _ in takewhile(lambda total: total <= MOST, summed))
    return tuple(islice(found, max(kept, 2)))


def differences(place: int, *, write: bool) -> tuple[dict[str, tuple[int, ...]], list[str]]:
    """A position's counts under each rulebook that the naive model knows, and where a model says something else."""
    position = load_positions()[place]
    found, apart = dict[str, tuple[int, ...]](), list[str]()
    for book in sorted(BOOKS):
        told = within_reach(counts(position, book, DEEPEST)) if write else position.counts[book]
        by_engine = counts(position, book, len(told))
        by_naive = naive_counts(position, book, len(told))
        found[book] = told
        if not told == by_engine == by_naive:
            apart.append(f"{position.id} under {book}: told {told}, engine {by_engine}, naive {by_naive}")
    return found, apart


def write_counts(found: Mapping[str, Mapping[str, tuple[int, ...]]]) -> None:
    """Put the counts into the files, a line for each member of a position."""
    for file in position_files():
        raw = json.loads(file.read_text(encoding="utf-8"))
        for one in raw["positions"]:
            one["counts"] = found.get(one["id"], one["counts"])
        positions = ",\n".join(
            "    {\n" + ",\n".join(f"      {line(key)}: {line(one[key])}" for key in one) + "\n    }"
            for one in raw["positions"]
        )
        text = f'{{\n  "structure": {line(raw["structure"])},\n  "positions": [\n{positions}\n  ]\n}}\n'
        Path(str(file)).write_text(text, encoding="utf-8")


def line(value: Any) -> str:
    """JSON in one line."""
    return json.dumps(value, ensure_ascii=False)


def main() -> int:
    """Count, print, and say with the exit status whether all agree."""
    parser = argparse.ArgumentParser(prog="python -m tests.models.perft", description=__doc__)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--write", action="store_true", help="count the new ones")
    asked = parser.parse_args()
    began, positions = monotonic(), load_positions()
    places = [place for place, one in enumerate(positions) if not (asked.write and one.counts)]
    with ProcessPoolExecutor(asked.jobs) as pool:
        done = list(pool.map(partial(differences, write=asked.write), places, chunksize=4))
    apart = [one for _, some in done for one in some]
    told = {positions[place].id: found for place, (found, _) in zip(places, done, strict=True)}
    sequences = sum(sum(counts) for found in told.values() for counts in found.values())
    print(f"{len(told)} positions, {sequences} sequences, {len(apart)} differences, {monotonic() - began:.0f} s")
    print("\n".join(apart))
    if asked.write and not apart:
        write_counts(told)
    return 1 if apart else 0


if __name__ == "__main__":
    sys.exit(main())
