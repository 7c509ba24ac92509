"""Counts of no-limit betting sequences that were published, by the engine.

Johanson, Measuring the Size of Large No-Limit Poker Games (2013), counts heads-up games with equal stacks by a program
of his own. He counts the turns at which a player has a choice, the actions at them, the sequences that go on to the
next street, and those that end the hand. As in perft, a fold does not count where checking is free.

`python -m tests.models.johanson` counts the first street of the game played at the ACPC in 2009 (1-2, stacks of
400): minutes.
"""

import sys
from collections import Counter
from dataclasses import dataclass, field
from heapq import heappop, heappush
from typing import Final

from msgspec import structs

from kit.small_worlds import reached
from service.rules import follow
from service.rules.model.next import NextStreet
from service.rules.model.round import BettingRound, SentRound
from tests.models.compare import rulebooks
from tests.models.perft import after_each


@dataclass
class Street:
    """What is counted of one street; `on`: the rounds that go on, and how often each is reached."""

    turns: int = 0
    actions: int = 0
    folds: int = 0
    on: Counter[BettingRound] = field(default_factory=Counter)

    @property
    def figures(self) -> tuple[int, int, int, int]:
        """Turns, actions, sequences that go on, folds."""
        return self.turns, self.actions, self.on.total(), self.folds


ROYAL_20: Final = ((1_188, 3_561, 1_187, 1_187), (19_996, 57_616, 38_807))
"""Table 7: two streets, 1-2, stacks of 20. Of the last street: turns, actions, and sequences that end the hand."""
ACPC_2009: Final = (22_356_932_810_381_617_952, 67_070_798_431_144_853_853, 22_356_932_810_381_617_951,
                    22_356_932_810_381_617_951)  # fmt: skip
"""The first street of 1-2 with stacks of 400, from the output that comes with his program."""


def heads_up(stack: int) -> BettingRound:
    """The first street of a game of 1-2 with equal stacks."""
    players = [{"seat": 1, "stack": stack}, {"seat": 2, "stack": stack}]
    posts = [{"seat": 1, "type": "small_blind", "amount": 1}, {"seat": 2, "type": "big_blind", "amount": 2}]
    opening = {"structure": "no_limit", "min_bet": 2, "streets": 4, "players": players, "posts": posts}
    return reached(opening, (), rulebooks()["tda-2019"])


def street(begun: BettingRound) -> Street:
    """Count one street. Equal rounds are followed together, once every way into them is known."""
    found, after = Street(), after_each(rulebooks()["tda-2019"])
    ways, places = Counter({begun: 1}), [begun]
    waiting = [(_stage(begun), 0)]
    while waiting:
        place = places[heappop(waiting)[1]]
        many = ways.pop(place)
        found.turns += many
        for one in after(place):
            found.actions += many
            following = uncounted(one)
            if following.to_act is None:
                found.folds += many * (following.live == 1)
                if following.live > 1:
                    found.on[following] += many
                continue
            if following not in ways:
                heappush(waiting, (_stage(following), len(places)))
                places.append(following)
            ways[following] += many
    return found


def _stage(round: BettingRound) -> tuple[int, int]:
    """Each action puts chips in or makes one more player have acted, so it leads to a later stage."""
    return round.pot_total, sum(player.acted for player in round.players)


def uncounted(round: BettingRound) -> BettingRound:
    """The round without the number of its bets, on which nothing turns in no-limit."""
    return structs.replace(round, bet_count=min(round.bet_count, 1))


def last_street(before: Street) -> tuple[int, int, int]:
    """Turns, actions, and sequences that end the hand, on the street after `before`; all-in before it, there is one."""
    turns = actions = ended = 0
    for over, ways in before.on.items():
        sent = SentRound(**{one.name: getattr(over, one.name) for one in structs.fields(SentRound)})
        begun = follow(sent, NextStreet(first_to_act=2), rulebooks()["tda-2019"])
        assert isinstance(begun, BettingRound), begun
        found = street(begun) if begun.to_act is not None else Street(on=Counter({begun: 1}))
        turns += ways * found.turns
        actions += ways * found.actions
        ended += ways * (found.on.total() + found.folds)
    return turns, actions, ended


def main() -> int:
    """Count, print, and say with the exit status whether it is the published number."""
    found = street(heads_up(400)).figures
    print(f"published {ACPC_2009}\ncounted   {found}")
    return int(found != ACPC_2009)


if __name__ == "__main__":
    sys.exit(main())
