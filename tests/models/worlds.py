"""Small worlds through both models: `python -m tests.models.worlds 2:7 3:5 4:3`.

Every way in which each round of a world can go, every action and amount at each turn, allowed or not.
"""

import argparse
import sys
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import islice
from time import monotonic
from typing import Final

from kit.small_worlds import Opened, World, openings, proposals
from service.rules import deal_in
from service.rules.model.round import BettingRound
from tests.models.compare import AnswerRecord, Comparison, DisagreementError, engine_opening
from tests.models.generate import Deal
from tests.models.naive import LIMIT, Event
from tests.models.perft import naive_opening

PARTS: Final = 64
NOT_LIMIT_BOOKS: Final = ("roberts-11", "tda-2019")
LIMIT_BOOKS: Final = ("badugi", "roberts-11", "tda-2019")
"""One of each set of rulebooks that say the same; `test_worlds.py` holds that the others do."""


class Walk(Comparison):
    """One opening, and every way to go on from it. `rounds` of the record are the ways to the end."""

    def walk(self) -> AnswerRecord:
        """Compare at every turn, up to the first difference."""
        self.record.rounds = 0
        try:
            opened = deal_in(engine_opening(self.deal.opening), self.ruleset)
            if not isinstance(opened, BettingRound):
                self.differs("opening", "no faults", opened)
            self._turn(opened)
        except DisagreementError:
            pass
        return self.record

    def _turn(self, snapshot: BettingRound) -> None:
        round = self.round
        self.compare_round(snapshot)
        if snapshot.to_act is None:
            self.record.rounds += 1
            return
        following = dict[tuple[Event, ...], BettingRound]()
        for action in proposals(snapshot):
            size = ("to", action["to"]) if "to" in action else None
            ruled, decision = self.compare_ruling(snapshot, (action["type"], size, None))
            self.record.actions += 1
            if ruled.legal:
                after = following.setdefault(ruled.events, decision.round)
                self.same("decision.round", after, decision.round, (action["type"], size, None))
        for events, after in following.items():
            self.round = round.then(*events)
            self._turn(after)


def walk(opened: Opened, books: Iterable[str]) -> AnswerRecord:
    """All ways from one opening, under each of these rulebooks."""
    record = AnswerRecord()
    for book in books:
        record.add(Walk(Deal(book, {}, naive_opening(opened.opening)), f"{opened.name} under {book}").walk())
    return record


def books_for(structure: str) -> tuple[str, ...]:
    """The rulebooks that differ on anything that bears on betting in this structure."""
    return LIMIT_BOOKS if structure in LIMIT else NOT_LIMIT_BOOKS


def walk_part(world: World, part: int, *, in_turn: bool = False, parts: int = PARTS) -> tuple[int, AnswerRecord]:
    """Every so manieth opening of a world, and how many those are; `in_turn`: each under one rulebook, by turns."""
    record, seen = AnswerRecord(), 0
    for number, opened in islice(enumerate(openings(world)), part, None, parts):
        books = books_for(opened.opening["structure"])
        record.add(walk(opened, books[number % len(books) :][:1] if in_turn else books))
        seen += 1
    return seen, record


def main() -> int:
    """Walk, print what was found, and say with the exit status whether the two agree."""
    parser = argparse.ArgumentParser(prog="python -m tests.models.worlds", description=__doc__)
    parser.add_argument("worlds", nargs="+", type=World.named, help="seats and chips, like 3:5")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--in-turn", action="store_true", help="each opening under one rulebook, by turns")
    asked = parser.parse_args()
    differences = 0
    with ProcessPoolExecutor(asked.jobs) as pool:
        for world in asked.worlds:
            began, record, seen = monotonic(), AnswerRecord(), 0
            for some, part in pool.map(partial(walk_part, world, in_turn=asked.in_turn), range(PARTS)):
                seen += some
                record.add(part)
            print(f"{world.seats}:{world.chips}: {seen} openings, {record.rounds} ways to the end, ", end="")
            print(f"{record.actions} actions, {record.comparisons} comparisons, ", end="")
            print(f"{record.kinds.total()} differences, {monotonic() - began:.0f} s", flush=True)
            print(record.differences(), end="")
            differences += record.kinds.total()
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())
