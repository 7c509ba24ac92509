"""Play random hands of each game by its name, from the opening to the showdown, by the service and by the naive model.

`python -m tests.models.named_games --hands 10000`: so many of each game, over the structures that it has; short stacks,
dead buttons, kills, who acts last, open pairs. The service is told the name, the stakes and the seats, and of a later
street who is first where cards decide it; all that the differential test of a round compares is compared on each.
"""

import argparse
import sys
from dataclasses import asdict, replace
from functools import partial
from random import Random
from time import monotonic
from typing import Any

import msgspec
from msgspec import structs, to_builtins

from service import library
from service.rules import what_follows
from service.rules.model.next import Next
from service.rules.model.round import BettingRound, SentRound
from service.rules.snapshot import derive
from tests.models import naive_games
from tests.models.compare import AnswerRecord, Comparison, played
from tests.models.generate import Deal, part, stack
from tests.models.naive import BOOKS, Book, NaiveRound, Opening
from tests.models.naive_games import NAMES, UPCARDS, Table

Json = dict[str, Any]
CALM = 0.25  # so many hands go on for streets: of the others few do
TERMS = {"structure", "street", "streets", "min_bet", "big_bet", "street_bets", "max_bet"}
TERMS |= {"chip", "button", "acts_last", "players_left", "house_rules"}
LIMIT = ("fixed_limit", "spread_limit")


def table(rng: Random, name: str, deep: bool = False) -> Table:
    """Random stakes and seats of a game; `deep`: most stacks last for streets."""
    structure = rng.choice(naive_games.structures(name))
    chip = rng.choice((1, 1, 5, 25))
    bet = chip * 2 * rng.choice((1, 2, 3, 4, 10))
    most = naive_games.most_seats(name)
    count = most if rng.random() < 0.02 else min(rng.choice((2, 2, 3, 3, 4, 5, 6, 8, 10)), most)
    seats = sorted(rng.sample(range(25), count))
    has_blinds = name not in (*UPCARDS, "short_deck", "bomb_pot")
    in_limit = structure in LIMIT
    told = Table(
        name=name,
        structure=structure,
        stacks=tuple((seat, stack(rng, bet, chip, True) * (rng.choice((1, 10, 30)) if deep else 1)) for seat in seats),
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
    if has_blinds and rng.random() < 0.2:  # perhaps dead
        told = replace(told, button=rng.randrange(30))
    told = replace(told, small_blind=rng.choice((bet // 2 - bet // 2 % chip, bet, 0)))
    if rng.random() < 0.2:
        told = replace(told, ante=chip, one_antes=rng.random() < 0.5)
    if in_limit and rng.random() < 0.3:
        full = rng.random() < 0.5 or bool(3 * told.bets[1] % (2 * chip))
        told = replace(told, killer=(rng.choice(seats), full))
    if rng.random() < 0.2:
        told = replace(told, acts_last=told.killer[0] if told.killer else rng.choice(seats))
    return told


def named(rng: Random, told: Table) -> Json:
    """The same as a caller names it; what is usual is now and then left out."""
    usual = told.structure == naive_games.structures(told.name)[0] and rng.random() < 0.5
    game: Json = {
        "name": told.name,
        "structure": None if usual else told.structure,
        "players": [{"seat": seat, "stack": chips} for seat, chips in told.stacks],
        "chip": told.chip if told.chip > 1 or rng.random() < 0.5 else None,
        "max_bet": told.max_bet,
        "players_left": told.players_left,
        "button": told.button,
        "first_to_act": told.first,
        "acts_last": told.acts_last,
    }
    if told.bets[0]:
        game["bets"] = list(dict.fromkeys(told.bets))
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
    return {key: value for key, value in game.items() if value is not None}


def play(seed: int, name: str, number: int) -> AnswerRecord:
    """Play one hand of a game through both."""
    rng = Random(f"{seed}:{name}:{number}")
    book, calm = rng.choice(sorted(BOOKS)), rng.random() < CALM
    told = table(rng, name, deep=calm)
    own: Book = naive_games.house_rules(told)
    record, streets = AnswerRecord(), list[NaiveRound]()
    opening: Opening | None = naive_games.first_street(told)
    asked: Json = {"game": named(rng, told)}
    while opening is not None:
        one = Comparison(Deal(book, own, opening), f"seed {seed}, {name} {number}, street {opening.street}")
        begun = begin(one, asked)
        over = None if begun is None else one.run_from(begun, rng, calm)
        if over is not None:
            streets.append(one.round)
            live = one.round.live()
            first = rng.choice(live) if name in UPCARDS else None
            may_pair = (name, told.structure, opening.street) == ("stud", "fixed_limit", 1)
            pair = may_pair and told.bets[0] < told.bets[1] and rng.random() < 0.3
            shown = len(live) > 1 and opening.street == opening.streets
            opening = None if len(live) == 1 or shown else naive_games.next_street(told, one.round, live, first, pair)
            compare_end(one, told, streets, what_follows(over), opening)
            asked = {"round": to_builtins(over)} | ({"first_to_act": first} if first is not None else {})
            asked |= {"open_pair": True} if pair else {}
        record.add(one.record)
        if over is None or one.record.kinds:
            return record
    return record


def begin(one: Comparison, asked: Json) -> BettingRound | None:
    """How a street begins as the library answers, with its terms compared; None if it refuses."""
    follows = "round" in asked
    rules = one.deal.house_rules if follows else {}
    ask = library.next_street if follows else library.rounds
    try:
        answer = ask(asked | {"rulebook": one.deal.book, "house_rules": rules})
    except library.InvalidRequest as refused:
        one.note("refused", f"  asked: {asked}\n  engine: {refused}")
        return None
    begun = derive(msgspec.convert(answer["round"], SentRound), one.ruleset).round
    opening, found = one.deal.opening, structs.asdict(begun)
    told = asdict(opening) | {"street_bets": opening.street_bets if len(set(opening.street_bets)) > 1 else None}
    if "game" in asked:
        told["house_rules"], found["house_rules"] = one.deal.house_rules, answer["house_rules"]
    for member in TERMS & told.keys():
        one.record.comparisons += 1
        if found[member] != told[member]:
            one.note(member, f"  naive:  {told[member]}\n  engine: {found[member]}")
    return structs.replace(begun, players=tuple([player for player in begun.players if not player.folded]))


def compare_end(one: Comparison, told: Table, streets: list[NaiveRound], found: Next, opening: Opening | None) -> None:
    """Compare what follows when the betting of a street is over: the pots, and whether anybody can bet on another."""
    live = streets[-1].live()
    was = streets[-1].opening
    kind = "won" if len(live) == 1 else "showdown" if was.street == was.streets else "street"
    pairs = {
        "next": ((kind, kind == "street" and opening is None), (found.type.value, found.run_out)),
        "pots": (naive_games.pots(told, streets), [(pot.amount, pot.seats) for pot in found.pots or ()]),
        "uncalled": (
            naive_games.returned(streets[-1]),
            {} if found.uncalled is None else {found.uncalled.seat: found.uncalled.amount},
        ),
    }
    for name, (naive, engine) in pairs.items():
        one.record.comparisons += 1
        if naive != engine:
            one.note(name, f"  naive:  {naive}\n  engine: {engine}")


def main() -> int:
    """Play, print what was found, and say with the exit status whether the two agree."""
    parser = argparse.ArgumentParser(prog="python -m tests.models.named_games", description=__doc__)
    parser.add_argument("--hands", type=int, default=1_000, help="of each game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    began, differ = monotonic(), 0
    for name in NAMES:
        record = played(partial(play, asked.seed, name), asked.hands, asked.jobs)
        print(f"{name}: {asked.hands} hands, {record.rounds} streets, {record.actions} actions, ", end="")
        print(f"{record.comparisons} comparisons, {record.kinds.total()} differences")
        print(record.differences(), end="")
        differ += record.kinds.total()
    print(f"{monotonic() - began:.0f} s")
    return 1 if differ else 0


if __name__ == "__main__":
    sys.exit(main())
