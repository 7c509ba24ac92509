"""Play random tables, hand after hand, by the service and by the naive model of the next hand.

`python -m tests.models.next_hand --sequences 100000`: players come, go, move, are away, owe and wish; the button is
drawn, found wrong and won, and hands are dealt again; by each rulebook, each method and each house rule. Each next
question is made of the answer's `last` and `players`. All of `deal` is compared, but for its reasons.
"""

import argparse
import json
import sys
from collections.abc import Mapping
from functools import partial
from random import Random
from typing import Any

from service.library import InvalidRequest
from service.library import next_hand as ours
from tests.models.compare import AnswerRecord, played
from tests.models.naive_next_hand import BOOKS, Json, next_hand

METHODS = ("dead_button", "moving_button", "simplified_button", "winning_button", "button_blind")
HOUSE_RULES: dict[str, tuple[object, ...]] = {
    "button.method": METHODS,
    "button.advance_over_empty": (True, False),
    "button.newcomer": ("any_place", "not_small_blind_or_button"),
    "button.error": ("stands", "put_right"),
    "button.heads_up_adjust": (True, False),
    "button.first": ("drawn", "first_stack", "seat_one"),
    "coming_in.missed_live": ("minimum_bet", "big_blind_only"),
    "coming_in.straddle": (True, False),
    "coming_in.inside": ("waits", "buys_or_posts"),
    "coming_in.new_posts": ("always", "limit_only", "never"),
}
WISHES = ("post", "post", "post", "wait", "straddle", "buy_button")
NEW = ("new", "moved")


def only_blind(last: Json, method: object) -> Json:
    """The places of the last hand's blinds where the button had the only one, and the house asks for them."""
    needed = "big_blind_seat" not in last and method != "button_blind"
    return dict.fromkeys(("small_blind_seat", "big_blind_seat"), last["button"]) if needed else {}


class RandomTable:
    """A table as its house knows it: who sits where, how they came, what they owe."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.book = rng.choice(sorted(BOOKS))
        self.house_rules = {key: rng.choice(HOUSE_RULES[key]) for key in HOUSE_RULES if rng.random() < 0.2}
        if rng.random() < 0.5:
            self.house_rules.pop("button.method", None)
        self.rules = {**BOOKS[self.book], **self.house_rules}
        self.format = rng.choice(("tournament", "cash"))
        start, size = rng.randrange(90), rng.randint(2, 10)
        self.seats = sorted(rng.sample(range(start, start + 10), size))
        self.big = rng.choice((2, 20, 100))
        self.terms: Json = {"big_blind": self.big, "small_blind": self.big // rng.choice((1, 2, 2, 2))}
        if rng.random() < 0.05:
            self.terms["small_blind"] = 0
        self.terms["structure"] = rng.choice(("no_limit", "no_limit", "pot_limit", "fixed_limit", "spread_limit"))
        limit = self.terms["structure"] in ("fixed_limit", "spread_limit")
        if limit or rng.random() < 0.1:
            self.terms["streets"] = rng.randint(2, 5)
        if self.terms["structure"] == "spread_limit" or rng.random() < 0.1:
            self.terms["max_bet"] = self.big * rng.randint(1, 4)
        if limit or rng.random() < 0.1:
            self.terms["players_left"] = rng.randint(10, 99)
        if rng.random() < 0.4:
            self.terms |= {"ante": rng.randint(0, self.big), "ante_by": rng.choice(("each", "big_blind"))}
        if rng.random() < 0.2:
            self.terms["straddle"] = self.big * rng.randint(2, 4)
        if rng.random() < 0.2:
            self.terms["chip"] = 1
        # Now and then what is told of the players has nothing to do with the hand before.
        self.wild = rng.random() < 0.1
        # How much happens between two hands.
        self.change = rng.choice((0.03, 0.1, 0.3))
        self.players = {seat: self.newcomer() for seat in self.seats if rng.random() < rng.choice((0.5, 0.95))}
        self.fill()
        self.last: Json | None = None
        self.out: set[int] = set()  # who had no cards in the last hand

    def newcomer(self) -> Json:
        """Somebody who sits down."""
        return {
            "arrival": self.rng.choice(NEW),
            "present": self.rng.random() > self.change,
            "owes": [],
            "entry": self.rng.choice(WISHES),
        }

    def between_hands(self) -> None:
        """Who goes, comes, moves, is away or back, and wishes otherwise."""
        rng = self.rng
        for seat, player in list(self.players.items()):
            chance = rng.random() / self.change
            if chance < 0.4:
                del self.players[seat]
            elif chance < 0.5:
                to = rng.choice(self.seats)
                if to not in self.players:
                    self.players[to] = self.players.pop(seat) | (
                        {} if player["arrival"] in NEW else {"arrival": "changed_seat"}
                    )
            elif chance < 0.8:
                player["present"] = not player["present"]
            elif chance < 1:
                player["entry"] = rng.choice(WISHES)
        for seat in self.seats:
            if seat not in self.players and rng.random() < self.change:
                self.players[seat] = self.newcomer()
        if self.wild:
            self.tell_anything()
        self.fill()

    def tell_anything(self) -> None:
        """Say of each player whatever may be said."""
        for player in self.players.values():
            player["arrival"] = self.rng.choice(("stayed", "stayed", "moved", "new", "returned", "changed_seat"))
            owes = self.rng.choice(((), (), ("small_blind",), ("big_blind",), ("small_blind", "big_blind")))
            player["owes"] = [] if player["arrival"] in NEW else list(owes)

    def fill(self) -> None:
        """Two at least must be there."""
        rng = self.rng
        while len(self.players) < 2 or sum(player["present"] for player in self.players.values()) < 2:
            seat = rng.choice(self.seats)
            self.players.setdefault(seat, self.newcomer())["present"] = True

    def question(self) -> Json:
        """The table, to be asked about."""
        rng = self.rng
        table: Json = {"format": self.format, "seats": self.seats, **self.terms}
        table["players"] = [self.told(seat, self.players[seat]) for seat in sorted(self.players)]
        if self.last is None:
            if self.rules["button.first"] == "drawn" or rng.random() < 0.3:
                there = [seat for seat in self.players if self.format != "cash" or self.players[seat]["present"]]
                may_be_dead = self.rules["button.method"] in ("dead_button", "house_choice") and rng.random() < 0.3
                table["button_drawn"] = rng.choice(self.seats if may_be_dead else there)
            return table
        table["last"] = dict(self.last)
        if rng.random() < 0.1:
            table["last"].pop("blinds_paid", None)
        if self.wild or rng.random() < 0.3:
            del table["last"]["dealt_in"]
        method = self.rules["button.method"]
        if method == "winning_button":
            table["won_by"] = rng.sample(self.seats, rng.choice((1, 1, 1, 2)))
        big = table["last"].get("big_blind_seat", table["last"]["button"])
        were = {seat for seat, player in self.players.items() if self.was_in(player)}
        same_game = ("big_blind_seat" in table["last"]) == (method != "button_blind")
        table["last"] |= only_blind(table["last"], method)
        if rng.random() < 0.03 and big in were and len(were) > 1 and same_game:
            table["redeal"] = True
        elif rng.random() < 0.03 and len(self.seats) > 2:
            if method == "button_blind":
                table["should_have_been"] = {"button": rng.choice(self.seats)}
            else:
                start = rng.randrange(len(self.seats))
                turned = self.seats[start:] + self.seats[:start]
                places = sorted(rng.sample(range(len(turned)), 3))
                if rng.random() < 0.2:
                    places[0] = places[1]
                table["should_have_been"] = {
                    key: turned[place]
                    for key, place in zip(("button", "small_blind_seat", "big_blind_seat"), places, strict=True)
                }
        return table

    def was_in(self, player: Json) -> bool:
        """Whether a hand can be dealt again to the player."""
        here = self.format == "tournament" or (player["present"] and not player["owes"])
        return here and player["arrival"] == "stayed"

    def told(self, seat: int, player: Json) -> Json:
        """A player as the question has him; what goes without saying is left out now and then."""
        told: Json = {"seat": seat, "stack": 100 * self.big, **player}
        if self.format == "tournament":
            told["owes"] = []
        plain = {"arrival": "stayed", "present": True, "owes": [], "entry": "post"}
        return {key: value for key, value in told.items() if plain.get(key) != value or self.rng.random() < 0.1}

    def goes_on(self, deal: Json) -> None:
        """The hand was dealt."""
        self.last = deal["last"]
        self.players = {
            one["seat"]: {name: one[name] for name in one if name not in ("seat", "stack")} for one in deal["players"]
        }


def play(seed: int, number: int, *, most: int = 15) -> AnswerRecord:
    """One table, from the first hand on."""
    rng = Random(f"{seed}:{number}")
    record = AnswerRecord()
    table = RandomTable(rng)
    for hand in range(rng.randint(3, most)):
        asked = table.question()
        request = {"rulebook": table.book, "house_rules": table.house_rules, "table": asked}
        if not table.house_rules:
            del request["house_rules"]
        record.rounds += 1
        try:
            answer: Any = ours(request)
        except InvalidRequest as refused:
            kind = f"refused: {refused.problem['errors'][0]['code']}"
            record.note(kind, f"seed {seed}, table {number}, hand {hand}: {refused}\n{json.dumps(request)}")
            break
        found = differences(answer, next_hand(asked, table.rules))
        if found:
            kind = f"{asked['format']}, {', '.join(found)}"
            story = "\n".join(f"  {path}: ours {said[0]}, the model's {said[1]}" for path, said in found.items())
            record.note(kind, f"seed {seed}, table {number}, hand {hand}\n{json.dumps(request)}\n{story}")
            break
        deals = [answer["deal"]] if answer["deal"] else answer["alternatives"]
        record.comparisons += len(deals)
        if len(deals) > 1:
            # The house chooses once.
            table.house_rules["button.method"] = table.rules["button.method"] = rng.choice(deals)["button_method"]
            deals = [deal for deal in deals if deal["button_method"] == table.rules["button.method"]]
        table.goes_on(deals[0])
        if rng.random() < 0.03:  # another game follows
            table.house_rules["button.method"] = table.rules["button.method"] = rng.choice(METHODS)
        table.between_hands()
    return record


def differences(answer: Mapping[str, Any], model: Json) -> dict[str, tuple[object, object]]:
    """Where the two differ, by path; without reasons."""
    found: dict[str, tuple[object, object]] = {}
    if answer["ruling"] != model["ruling"]:
        found["ruling"] = (answer["ruling"], model["ruling"])
        return found
    pairs = zip([answer["deal"], *answer["alternatives"]], [model["deal"], *model["alternatives"]], strict=True)
    for one, other in pairs:
        if one is None or other is None:
            assert one is other
            continue
        for path, (left, right) in members(one, other).items():
            if left != right:
                found[f"{one['button_method']}: {path}"] = (left, right)
    return found


def members(one: Json, other: Json) -> dict[str, tuple[object, object]]:
    """What both say, member by member."""
    both: dict[str, tuple[object, object]] = {}
    for key in (one.keys() | other.keys()) - {"reasons"}:
        left, right = one.get(key), other.get(key)
        if key in ("opening", "last"):
            assert isinstance(left, dict)
            assert isinstance(right, dict)
            for inner in left.keys() | right.keys():
                both[f"{key}.{inner}"] = (plain(left.get(inner)), plain(right.get(inner)))
        else:
            both[key] = (plain(left), plain(right))
    return dict(sorted(both.items()))


def plain(value: object) -> object:
    """What is told of seats in any order, in the order of the seats."""
    if (
        isinstance(value, list)
        and value
        and isinstance(value[0], dict)
        and ("until" in value[0] or "blinds" in value[0])
    ):
        return sorted((one for one in value if one.get("blinds", True)), key=lambda one: one["seat"])
    return value or None if isinstance(value, list) else value


def main() -> int:
    """Play, print what was found, and say with the exit status whether the two agree."""
    parser = argparse.ArgumentParser(prog="python -m tests.models.next_hand", description=__doc__)
    parser.add_argument("--sequences", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", type=int, help="play the table of this number alone")
    asked = parser.parse_args()
    one = partial(play, asked.seed)
    record = played(one, asked.sequences, asked.jobs) if asked.only is None else one(asked.only)
    print(f"{record.rounds} hands, {record.comparisons} deals the same, {record.kinds.total()} different")
    print(record.differences(), end="")
    return 1 if record.kinds else 0


if __name__ == "__main__":
    sys.exit(main())
