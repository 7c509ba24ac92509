"""The parts of an OHH document that follow from a hand alone, and what a document says beyond them.

The reader keeps what is beyond them in the hand as `carried`, so that the writer makes the same document again: members
that are `more`, `less`, or have another value `instead`. The last have both values, so that they apply only while the
hand is unchanged.
"""

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from .. import Json, carried
from ..stacks import Stacks
from .document import BET_TYPES, NAME, STREETS, WRITTEN, number

T = TypeVar("T")


class EntryMaker:
    """Makes the entries of rounds, from posts and actions in the order in which they were made: it moves the chips."""

    def __init__(self, hand: Json, ids: Mapping[int, Any]) -> None:
        self.stacks = Stacks(hand["players"], hand["min_bet"])
        self._scale: int = hand.get("scale", 1)
        self._ids = ids
        self._bet: int = hand["min_bet"]

    def begin(self, place: int, round: Json) -> None:
        """Begin the next betting round."""
        if place:
            self.stacks.next_street()
        self._bet = round.get("min_bet", self._bet)

    def post(self, post: Json, at: int) -> Json:
        """A post, the entry number `at` of its round."""
        paid = self.stacks.post(post["seat"], post["type"], post["amount"])
        return self._entry(post["seat"], WRITTEN[post["type"]], paid, at)

    def action(self, action: Json, at: int) -> Json:
        """An action, the entry number `at` of its round."""
        seat, chips = action["seat"], self._chips(action)
        word = self._word(action["type"], seat, chips)
        self.stacks.put(seat, chips)
        if action["type"] == "fold":
            self.stacks.fold(seat)
        return self._entry(seat, word, chips, at)

    def _entry(self, seat: int, word: str, chips: int, at: int) -> Json:
        return {
            "action_number": at,
            "player_id": self._ids.get(seat, seat),
            "action": word,
            "amount": number(chips, self._scale),
            "is_allin": chips > 0 and self.stacks.left(seat) <= 0,
        }

    def _word(self, type: str, seat: int, chips: int) -> str:
        """A bet is one where there is none yet, whatever the hand calls it; so is going all-in by its chips."""
        if type in ("fold", "check", "call"):
            return WRITTEN[type]
        if type == "all_in" and self.stacks.bet and chips <= self.stacks.owed(seat):
            return WRITTEN["call"]
        return WRITTEN["raise" if self.stacks.bet else "bet"]

    def _chips(self, action: Json) -> int:
        """What leaves the stack: what the record says, or what the size comes to; fixed bets need no size."""
        seat, type = action["seat"], action["type"]
        left, committed = self.stacks.left(seat), self.stacks.committed(seat)
        for name, chips in (
            ("paid", action.get("paid")),
            ("add", action.get("add")),
            ("to", action.get("to", committed) - committed),
            ("by", self.stacks.bet + action.get("by", 0) - committed),
        ):
            if name in action and chips is not None:
                return max(0, int(chips))
        if type in ("fold", "check"):
            return 0
        if type == "call":
            return self.stacks.owed(seat)
        fixed = self._bet if self.stacks.bet < self._bet else self.stacks.bet + self._bet
        return max(0, left if type == "all_in" else min(left, fixed - committed))


def header_of(hand: Json) -> Json:
    """What the hand says of the head, the bet limit left out."""
    scale: int = hand.get("scale", 1)
    posts = hand.get("posts", [])
    made: Json = {"big_blind_amount": number(hand["min_bet"], scale)}
    for type, name in (("small_blind", "small_blind_amount"), ("ante", "ante_amount")):
        amounts = [post["amount"] for post in posts if post["type"] == type]
        if amounts:
            made[name] = number(max(amounts), scale)
    if "button" in hand:
        made["dealer_seat"] = hand["button"]
    if "played_at" in hand:
        made["start_date_utc"] = hand["played_at"]
    return made


def limit_of(hand: Json) -> Json:
    """The bet limit."""
    return {"bet_type": BET_TYPES.get(hand["structure"], "NL")}


def player_of(player: Json, scale: int) -> Json:
    """A player; the hand knows neither id nor name."""
    return {"seat": player["seat"], "starting_stack": number(player["stack"], scale)}


def pot_of(hand: Json, ids: Mapping[int, Any]) -> Json | None:
    """All that was won as one pot, None where the hand does not say."""
    result, scale = hand.get("result", {}), hand.get("scale", 1)
    if "won" not in result:
        return None
    won = sum(share["chips"] for share in result["won"])
    rake = {"rake": number(result["rake"], scale)} if "rake" in result else {}
    wins = [
        {"player_id": ids.get(share["seat"], share["seat"]), "win_amount": number(share["chips"], scale)}
        for share in result["won"]
    ]
    return {"number": 0, "amount": number(won + result.get("rake", 0), scale), **rake, "player_wins": wins}


def player_names(_: Json, players: list[Json]) -> dict[int, Any]:
    """The names that the players carry from a document, by seat, whatever they are; None for those without one."""
    return {one["seat"]: part(kept(one), "more", dict).get("name") for one in players}


def deals(hand: Json) -> str | None:
    """What begins a street of the game that a hand carries; None if it carries none."""
    game = part(kept(hand), "more", dict).get("game_type")
    if not isinstance(game, str):
        return None
    return "draw" if game.casefold() == "draw" else "board"


def boards(hand: Json) -> list[str]:
    """The cards that came to the board on each street, as the hand carries them; of a second board too."""
    rounds = hand.get("rounds", ())
    found = [[part(kept(street), "more", dict).get("cards")] for street in rounds]
    others = [one.get("is") for one in part(kept(hand), "rounds", list) if isinstance(one, dict)]
    for other in others:
        if isinstance(other, dict) and other.get("street") in STREETS[: len(rounds)]:
            found[STREETS.index(other["street"])].append(other.get("cards"))
    return [" and ".join(filter(None, map(_cards, each))) for each in found]


def _cards(value: Any) -> str:
    return " ".join(card for card in value if isinstance(card, str)) if isinstance(value, list) else ""


def beyond(source: Json, rebuilt: Json) -> Json:
    """The difference between an object of the document and what is made of the hand alone; empty if none."""
    difference = {
        "more": {key: value for key, value in source.items() if key not in rebuilt},
        "less": [key for key in rebuilt if key not in source],
        "instead": {
            key: [value, source[key]]
            for key, value in rebuilt.items()
            if key in source and not _same(value, source[key])
        },
    }
    return {name: part for name, part in difference.items() if part}


def restored(rebuilt: Json, difference: Json) -> Json:
    """The object of the document, from what is made of the hand alone and the difference."""
    less = part(difference, "less", list)
    instead = part(difference, "instead", dict)
    made = {key: _instead(value, instead.get(key)) for key, value in rebuilt.items() if key not in less}
    return part(difference, "more", dict) | made


def carrying(thing: Json, rest: Json) -> Json:
    """A part of the hand with what it carries, if it carries anything."""
    return thing | {"carried": {NAME: rest}} if rest else thing


def kept(thing: Json) -> Json:
    """What a part of the hand carries from an OHH document; empty if it came from elsewhere."""
    return part(carried(thing), NAME, dict)


def part(difference: Json, name: str, kind: type[T]) -> T:
    """A part of what is carried; an empty one if it is of the wrong type, and so not ours."""
    value = difference.get(name)
    return value if isinstance(value, kind) else kind()


def placed(entry: Json, name: str) -> int | None:
    """The place in a list that is carried under this name; None if there is none."""
    value = entry.get(name)
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def interleaved(rest: Sequence[T], fixed: Mapping[int, T]) -> list[T]:
    """One list: entries with a fixed place stand there, the rest fill the gaps in order; impossible places last."""
    length = len(rest) + len(fixed)
    others = iter(rest)
    made = []
    for place in range(length):
        entry = fixed[place] if place in fixed else next(others, None)
        if entry is not None:
            made.append(entry)
    return [*made, *(entry for place, entry in sorted(fixed.items()) if not 0 <= place < length)]


def _instead(value: Any, pair: Any) -> Any:
    match pair:
        case [was, now] if _same(value, was):
            return now
    return value


def _same(one: Any, other: Any) -> bool:
    if isinstance(one, bool) or isinstance(other, bool):
        return one is other
    if isinstance(one, int | float) and isinstance(other, int | float):
        return one == other
    return type(one) is type(other) and bool(one == other)
