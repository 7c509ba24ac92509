"""Writing a hand as an OHH document: what the hand says, with what it carries from the document that it came from.

The reader asks here what would be written of the hand alone, and keeps what the document says beyond that as `carried`,
so that the same document is written again: members that are `more`, `less`, or have another value `instead`. The last
have both values, so that they apply only while the hand is unchanged.
"""

from collections.abc import Iterator, Mapping, Sequence
from decimal import Decimal
from typing import Any, Final, TypeVar

from . import MOST_PLAYERS, Faults, Json, carried_from, is_whole, not_expressible
from .chip_count import Stacks
from .ohh_document import ACTIONS, BET_TYPES, BIG_BET_FROM, NAME, POSTS, STREETS, WRITTEN, is_id, number, street_name
from .ohh_record import winnings

T = TypeVar("T")

VERSION: Final = "1.4.7"
NO_CURRENCY: Final = "XXX"  # ISO 4217's word for none
_ACTIONS: Final = (*ACTIONS.values(), "complete", "all_in")


def write(hand: Json) -> Json:
    """The document of a hand. Raises Unreadable with everything in the hand that the format cannot say."""
    if found := tuple(_inexpressible(hand)):
        raise not_expressible(NAME, found)
    ours = kept(hand)
    scale: int = hand.get("scale", 1)
    players = {player["seat"]: _restored(player_of(player, scale), kept(player)) for player in hand["players"]}
    for player in hand["players"]:
        if not kept(player):
            seat = player["seat"]
            players[seat] = {"id": seat, "name": f"Seat {seat}", **players[seat]}
    ids = {seat: player["id"] if is_id(player.get("id")) else seat for seat, player in players.items()}
    head = _restored(header_of(hand), ours)
    ohh = head if ours else _filled(hand, head)
    ohh["bet_limit"] = _restored(limit_of(hand), part(ours, "bet_limit", dict))
    ohh["players"] = _players(players, part(ours, "players", list))
    ohh["rounds"] = _rounds(hand, ids, part(ours, "rounds", list))
    pots = _pots(hand, ids, ours)
    if pots is not None:
        ohh["pots"] = pots
    return {**part(ours, "beside", dict), NAME: ohh}


def _filled(hand: Json, head: Json) -> Json:
    """The head with what a document must have and the hand does not know. Four streets are taken for hold'em."""
    return {
        "spec_version": VERSION,
        "internal_version": VERSION,
        "network_name": "",
        "site_name": "",
        "tournament": False,
        "game_number": "",
        "start_date_utc": None,
        "table_name": "",
        "game_type": "Holdem" if hand["streets"] == len(STREETS) else "Draw",
        "table_size": max(2, *(player["seat"] for player in hand["players"])),
        "currency": NO_CURRENCY,
        "small_blind_amount": 0,
        "ante_amount": 0,
        "pots": [],
        **head,
    }


def _players(players: dict[int, Json], listed: list[Any]) -> list[Json]:
    """Those dealt in and the others, as they were listed; by seat where that is not known."""
    left = dict(sorted(players.items()))
    made = []
    for entry in listed:
        if isinstance(entry, dict):
            made.append(entry)
        elif isinstance(entry, int) and entry in left:
            made.append(left.pop(entry))
    return [*made, *left.values()]


def _pots(hand: Json, ids: dict[int, Any], ours: Json) -> list[Any] | None:
    """The pots: several that are carried, as long as they come to what the hand says was won; else one."""
    pot = pot_of(hand, ids)
    if pot is None:
        return None
    several = part(ours, "pots", list)
    if several and _come_to(several, hand, ids):
        return several
    rest = part(ours, "pot", dict)
    wins = part(rest, "wins", list)
    differences = [wins[nth] if nth < len(wins) and isinstance(wins[nth], dict) else {} for nth in range(MOST_PLAYERS)]
    made = _restored({**pot, "player_wins": []}, rest)
    each = zip(pot["player_wins"], differences, strict=False)
    return [{**made, "player_wins": [_restored(win, difference) for win, difference in each]}]


def _come_to(pots: list[Any], hand: Json, ids: dict[int, Any]) -> bool:
    faults = Faults(NAME)
    found = winnings(pots, faults, ("pots",))
    if found is None or faults:
        return False
    scale: int = hand.get("scale", 1)
    won = {ids[share["seat"]]: share["amount"] for share in hand["result"]["won"] if share["seat"] in ids}
    rake = hand["result"].get("rake")
    if (found.rake is None) if rake is None else _is(found.rake, rake, scale):
        return won.keys() <= found.chips.keys() and all(
            _is(amount, won.get(id, 0), scale) for id, amount in found.chips.items()
        )
    return False


def _is(amount: Decimal | None, whole: int, scale: int) -> bool:
    return amount is not None and amount * scale == whole


def _inexpressible(hand: Json) -> Iterator[tuple[str, str]]:
    """Every part of the hand for which the format has no word: pointers into the hand, with messages."""
    if "round" in hand:
        yield "/round", "A document tells a hand from its beginning."
        return
    if hand["structure"] not in BET_TYPES:
        yield "/structure", "The format knows no-limit, pot-limit and fixed-limit."
    if hand.get("bring_in"):
        yield "/bring_in", "The format has no word for a bring-in."
    if "button" not in hand and "dealer_seat" not in part(kept(hand), "more", dict):
        yield "/button", "The format needs to know where the dealer button is."
    streets = hand["streets"]
    if streets < 2 or (hand["structure"] == "fixed_limit" and streets != len(STREETS)):
        yield "/streets", f"The format has no game with {streets} streets in this structure."
    for place, post in enumerate(hand.get("posts", [])):
        if post["type"] not in POSTS.values():
            yield f"/posts/{place}/type", "The format has no word for this post."
    yield from _inexpressible_rounds(hand)


def _inexpressible_rounds(hand: Json) -> Iterator[tuple[str, str]]:
    bet = hand["min_bet"]
    for place, round in enumerate(hand["rounds"]):
        doubled = hand["structure"] == "fixed_limit" and place >= BIG_BET_FROM
        bet = round.get("min_bet", bet)
        if bet != hand["min_bet"] * (2 if doubled else 1):
            said = "The smallest bet is the big blind; in fixed-limit, twice that on the last two streets."
            yield f"/rounds/{place}/min_bet", said
        if "big_bet" in (hand if place == 0 else round):
            yield "/big_bet" if place == 0 else f"/rounds/{place}/big_bet", "All bets of a round have one size."
        for nth, item in enumerate(round["actions"]):
            at = f"/rounds/{place}/actions/{nth}"
            if "type" in item:
                if item["type"] not in _ACTIONS:
                    yield f"{at}/type", "The format has no word for this action."
                if item.get("seat") is None:
                    yield f"{at}/seat", "The format needs to know whose action this is."
            elif item.keys() - {"carried"}:
                yield at, "The format knows actions, not what was said or what went wrong."


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
        seat, type, total = action["seat"], action["type"], self.stacks.total(action)
        if (paid := action.get("paid")) is not None:
            return max(0, int(paid))
        if total is None:
            if type in ("fold", "check"):
                return 0
            if type == "call":
                return self.stacks.owed(seat)
            total = self.stacks.all_in(seat)
            total = total if type == "all_in" else min(total, self.stacks.fixed_total(self._bet))
        return max(0, total - self.stacks.committed(seat))


def _rounds(hand: Json, ids: Mapping[int, Any], further: list[Any]) -> list[Json]:
    """Every round; `further` are those without betting, whose entries stand at the end of the last betting round."""
    maker = EntryMaker(hand, ids)
    beside = _beside(hand, further)
    numbers = (place for place in range(len(hand["rounds"]) + len(beside)) if place not in beside)
    betting = []
    for place, (id, round) in enumerate(zip(numbers, hand["rounds"], strict=False)):
        maker.begin(place, round)
        rebuilt: Json = {"id": id, "street": street_name(place, hand["streets"]), "actions": []}
        made = _restored(rebuilt, kept(round))
        entries = _entries(hand, place, round, maker)
        if entries:
            made["actions"] = entries
        betting.append(made)
    return _interleaved(betting, beside)


def _beside(hand: Json, further: list[Any]) -> dict[int, Json]:
    """The rounds without betting and their entries, by place."""
    made: dict[int, Json] = {}
    for entry in further:
        at = _placed(entry, "at") if isinstance(entry, dict) else None
        if at is not None:
            made[at] = dict(part(entry, "is", dict))
    for round in hand["rounds"]:
        for item in round["actions"]:
            at = _elsewhere(item)
            if at in made:
                made[at]["actions"] = [*part(made[at], "actions", list), part(kept(item), "is", dict)]
    return made


def _entries(hand: Json, place: int, round: Json, maker: EntryMaker) -> list[Json]:
    """A betting round's entries. Posts come first, except those that carry their place."""
    posts: list[Json] = hand.get("posts", []) if place == 0 else []
    items = [item for item in round["actions"] if "type" in item or ("is" in kept(item) and _elsewhere(item) is None)]
    fixed: dict[int, tuple[str, int]] = {}
    loose: list[tuple[str, int]] = [("house", 0)] if place == 0 and _house(hand) else []
    for nth, post in enumerate(posts):
        at = _placed(kept(post), "at")
        if at is None or at in fixed:
            loose.append(("post", nth))
        else:
            fixed[at] = ("post", nth)
    order = _interleaved([*loose, *(("item", nth) for nth in range(len(items)))], fixed)
    first = _placed(kept(round), "numbered_from")
    numbers = {cell: nth for nth, cell in enumerate(order, start=1 if first is None else first)}
    made: dict[tuple[str, int], Json] = {}
    if ("house", 0) in numbers:
        made["house", 0] = _added(hand, numbers["house", 0])
    for nth, post in enumerate(posts):
        made["post", nth] = _restored(maker.post(post, numbers["post", nth]), kept(post))
    for nth, item in enumerate(items):
        made["item", nth] = (
            _restored(maker.action(item, numbers["item", nth]), kept(item))
            if "type" in item
            else part(kept(item), "is", dict)
        )
    return [made[cell] for cell in order]


def _elsewhere(item: Json) -> int | None:
    """The round without betting to which an item belongs, None where it belongs here."""
    return None if "type" in item else _placed(kept(item), "round")


def _house(hand: Json) -> bool:
    """Whether the hand has chips in the pot from the start, and did not come from a document: they need an entry."""
    return bool(hand.get("pot_before_round")) and not kept(hand)


def _added(hand: Json, at: int) -> Json:
    amount = number(hand["pot_before_round"], hand.get("scale", 1))
    return {"action_number": at, "player_id": None, "action": "Add to Pot", "amount": amount, "is_allin": False}


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
    won = sum(share["amount"] for share in result["won"])
    rake = {"rake": number(result["rake"], scale)} if "rake" in result else {}
    wins = [
        {"player_id": ids.get(share["seat"], share["seat"]), "win_amount": number(share["amount"], scale)}
        for share in result["won"]
    ]
    return {"number": 0, "amount": number(won + result.get("rake", 0), scale), **rake, "player_wins": wins}


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


def _restored(rebuilt: Json, difference: Json) -> Json:
    """The object of the document, from what is made of the hand alone and the difference."""
    less = part(difference, "less", list)
    instead = part(difference, "instead", dict)
    made = {key: _instead(value, instead.get(key)) for key, value in rebuilt.items() if key not in less}
    return part(difference, "more", dict) | made


def kept(thing: Json) -> Json:
    """What a part of the hand carries from an OHH document; empty if it came from elsewhere."""
    return carried_from(NAME, thing)


def part(difference: Json, name: str, kind: type[T]) -> T:
    """A part of what is carried; an empty one if it is of the wrong type, and so not ours."""
    value = difference.get(name)
    return value if isinstance(value, kind) else kind()


def _placed(entry: Json, name: str) -> int | None:
    """The place in a list that is carried under this name; None if there is none."""
    value = entry.get(name)
    return value if is_whole(value) else None


def _interleaved(rest: Sequence[T], fixed: Mapping[int, T]) -> list[T]:
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
