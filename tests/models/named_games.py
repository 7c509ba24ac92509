"""Play random hands of each game by its name, from the opening to the showdown, by the service and by the naive model.

`python -m tests.models.named_games --hands 10000`: so many of each game, over the structures that it has; short stacks,
dead buttons, kills, who acts last, open pairs. The service is told the name, the stakes and the seats, and of a later
street who is first where cards decide it; all that the differential test of a round compares is compared on each.
"""

import argparse
import sys
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from random import Random
from time import monotonic
from typing import Any

import msgspec
from msgspec import structs

from service.named_games import GAMES, NamedGame, opening_of
from service.rules import follow, what_follows
from service.rules.model.next import After
from service.rules.model.round import BettingRound, SentRound
from tests.models import naive_games
from tests.models.compare import Comparison, Tally
from tests.models.generate import Deal, part, stack
from tests.models.naive import BOOKS, Book, Opening
from tests.models.naive_games import NAMES, UPCARDS, Table

CHUNK = 250
LIMIT = ("fixed_limit", "spread_limit")


def table(rng: Random, name: str) -> Table:
    """Random stakes and seats of a game."""
    structure = rng.choice([one.value for one in GAMES[name].structures])
    chip = rng.choice((1, 1, 5, 25))
    bet = chip * 2 * rng.choice((1, 2, 3, 4, 10))
    count = min(rng.choice((2, 2, 3, 3, 4, 5, 6, 8, 10)), naive_games.most_seats(name))
    seats = sorted(rng.sample(range(20), count))
    has_blinds = name not in (*UPCARDS, "short_deck", "bomb_pot")
    in_limit = structure in LIMIT
    told = Table(
        name=name,
        structure=structure,
        stacks=tuple((seat, stack(rng, bet, chip, True)) for seat in seats),
        chip=chip,
        max_bet=bet * rng.randint(6, 8) if structure == "spread_limit" else None,
        players_left=count + rng.choice((1, 10)),
    )
    if in_limit or name in UPCARDS:
        told = replace(told, bets=(bet, bet * rng.choice((1, 2, 2, 3))))
    if name in UPCARDS:
        bring_in = min(part(rng, bet, chip, 2), bet if structure != "fixed_limit" else bet - chip)
        return replace(told, bring_in=bring_in, ante=chip * rng.randint(0, 2), first=rng.choice(seats))
    told = replace(told, big_blind=bet, button=rng.choice(seats))
    if name in ("short_deck", "bomb_pot"):
        return replace(told, ante=chip * rng.randint(1, 4))
    if has_blinds and rng.random() < 0.1:
        told = replace(told, button=rng.randrange(25))
    told = replace(told, small_blind=rng.choice((bet // 2 - bet // 2 % chip, bet, 0)))
    if rng.random() < 0.2:
        told = replace(told, ante=chip, one_antes=rng.random() < 0.5)
    if in_limit and rng.random() < 0.3:
        full = rng.random() < 0.5 or bool(3 * told.bets[1] % (2 * chip))
        told = replace(told, killer=(rng.choice(seats), full))
    if rng.random() < 0.2:
        told = replace(told, acts_last=told.killer[0] if told.killer else rng.choice(seats))
    return told


def named(told: Table) -> NamedGame:
    """The same as a caller names it; what is usual is now and then left out."""
    game: dict[str, Any] = {
        "name": told.name,
        "structure": told.structure,
        "players": [{"seat": seat, "stack": chips} for seat, chips in told.stacks],
        "chip": told.chip,
        "max_bet": told.max_bet,
        "players_left": told.players_left,
        "button": told.button,
        "first_to_act": told.first,
        "acts_last": told.acts_last,
    }
    if told.bets[0]:
        game["bets"] = list(told.bets)
    elif told.name != "short_deck":
        game["big_blind"] = told.big_blind
    if told.ante:
        game["ante"] = told.ante
    if told.one_antes:
        game["ante_by"] = "big_blind"
    if told.name in UPCARDS:
        game["bring_in"] = told.bring_in
    elif told.name not in ("short_deck", "bomb_pot"):
        halves = told.big_blind % (2 * told.chip) == 0 and told.small_blind == told.big_blind // 2
        game |= {} if halves else {"small_blind": told.small_blind}
    if told.killer:
        game["kill"] = {"seat": told.killer[0], "size": "full" if told.killer[1] else "half"}
    return msgspec.convert({key: value for key, value in game.items() if value is not None}, NamedGame)


def play(seed: int, name: str, number: int) -> Tally:
    """Play one hand of a game through both."""
    rng = Random(f"{seed}:{name}:{number}")
    book, told = rng.choice(sorted(BOOKS)), table(rng, name)
    own: Book = {"check_raise.allowed": False} if (name, told.structure) == ("ace_to_five_draw", "fixed_limit") else {}
    tally = Tally()
    opening: Opening | None = naive_games.first_street(told)
    over: BettingRound | None = None
    after = After(round=None)  # type: ignore[arg-type]  # nothing is over yet
    while opening is not None:
        one = Comparison(Deal(book, own, opening), f"seed {seed}, {name} {number}, street {opening.street}")
        if over is None:
            found = opening_of(named(told), one.ruleset)
            begun = found if isinstance(found, tuple) else found.round
        else:
            begun = follow(structs.replace(after, round=sent(over)), one.ruleset)
        if isinstance(begun, BettingRound):
            begun = structs.replace(begun, players=tuple([player for player in begun.players if not player.folded]))
            for member in ("street", "streets", "min_bet", "big_bet"):
                one.tally.comparisons += 1
                if getattr(begun, member) != getattr(opening, member):
                    one.note(member, f"  naive:  {getattr(opening, member)}\n  engine: {getattr(begun, member)}")
        over = one.run_from(begun, rng)
        tally.add(one.tally)
        if over is None or one.tally.differences:
            return tally
        live = one.round.live()
        if len(live) == 1 or opening.street == opening.streets:
            return tally
        first = rng.choice(live) if name in UPCARDS else None
        may_pair = (name, told.structure, opening.street) == ("stud", "fixed_limit", 1) and told.bets[0] < told.bets[1]
        pair = may_pair and rng.random() < 0.3
        opening = naive_games.next_street(told, one.round, live, first, pair)
        after = After(round=sent(over), first_to_act=first, open_pair=pair)
        if (opening is not None) != what_follows(over).betting:
            one.note("betting", f"  naive:  {opening}\n  engine: {what_follows(over)}")
            tally.add(one.tally)
            return tally
    return tally


def sent(round: BettingRound) -> SentRound:
    """A snapshot as a caller sends it back."""
    return SentRound(**{name: getattr(round, name) for name in SentRound.__struct_fields__})


def play_some(seed: int, name: str, numbers: Iterable[int]) -> Tally:
    """Play the hands with these numbers."""
    tally = Tally()
    for number in numbers:
        tally.add(play(seed, name, number))
    return tally


def main() -> int:
    """Play, print what was found, and say with the exit status whether the two agree."""
    parser = argparse.ArgumentParser(prog="python -m tests.models.named_games", description=__doc__)
    parser.add_argument("--hands", type=int, default=1_000, help="of each game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    began, differ = monotonic(), 0
    with ProcessPoolExecutor(asked.jobs) as pool:
        for name in NAMES:
            chunks = [range(start, min(start + CHUNK, asked.hands)) for start in range(0, asked.hands, CHUNK)]
            tally = Tally()
            for one in pool.map(partial(play_some, asked.seed, name), chunks):
                tally.add(one)
            print(f"{name}: {asked.hands} hands, {tally.rounds} streets, {tally.actions} actions, ", end="")
            print(f"{tally.comparisons} comparisons, {len(tally.differences)} differences")
            for kind, count in tally.kinds.most_common():
                stories = sorted((one.story for one in tally.differences if one.kind == kind), key=len)
                print(f"\n{count:6} {kind}\n\n{stories[0]}")
            differ += len(tally.differences)
    print(f"{monotonic() - began:.0f} s")
    return 1 if differ else 0


if __name__ == "__main__":
    sys.exit(main())
