"""Writing a hand as a PHH document. It is read back: what then differs is reported as what PHH cannot say."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from io import BytesIO
from itertools import zip_longest
from typing import Any, Final

import tomli_w

from ..rules import left_of
from .cards import UNKNOWN, by_seat
from .phh_actions import action_text
from .phh_document import BOARD, BRING_IN, CALL, FOLD, LONGEST, NAME, VARIANTS, WAGER, Variant
from .phh_reader import fields_of, hand_of
from .private_members import OF_HAND, OF_ROUND
from .reading import Json, Notes, Unreadable, not_expressible
from .reconcile import Stacks

_EXPRESSIBLE: Final = (
    "structure",
    "streets",
    "min_bet",
    "button",
    "scale",
    "players",
    "posts",
    "rounds",
    "result",
    *OF_HAND,
)
_DEFAULTS: Final = {"chip": 1, "pot_before_round": 0, "dead_small_blind": 0, "bring_in": 0}
_POSTS: Final = ("ante", "small_blind", "big_blind", "straddle", "post")
_WORDS: Final = {"fold": FOLD, "check": CALL, "call": CALL, "bring_in": BRING_IN}
_WAGERS: Final = ("bet", "raise", "complete")
_MOST_WRITTEN: Final = 16 * LONGEST  # bytes: each entry of an array has a line of its own
_CURRENCY: Final = re.compile("[A-Z]{3}")


@dataclass(frozen=True, slots=True)
class _WrittenAction:
    """An action of the document; for betting also where it stands in the hand, and its player, kind and total (to)."""

    text: str
    pointer: str = ""
    street: int = 0
    action: tuple[int, str, int | None] | None = None


def write(hand: Json, variant: str | None = None, notes: Notes | None = None) -> str:
    """The .phh file for a hand. `notes` take what it says and the file does not.

    `variant` is needed unless only one has such streets, bets and cards. Raises Unreadable with what PHH cannot say.
    """
    text = _Text()
    tomli_w.dump(_document(hand, variant, Notes() if notes is None else notes), text)
    return text.getvalue().decode()


class _Text(BytesIO):
    """A text that is being written, with a limit: each table's heading repeats the keys of those around it."""

    def write(self, part: Any) -> int:
        """Add bytes. Raises Unreadable beyond the limit."""
        if self.tell() + len(part) > _MOST_WRITTEN:
            raise not_expressible(NAME, [("", f"Written as PHH, the hand has more than {_MOST_WRITTEN} bytes.")])
        return super().write(part)


def _document(hand: Json, variant: str | None, notes: Notes) -> Json:
    """The document. Raises Unreadable with what PHH cannot say, as pointers into the hand."""
    such = [variant] if variant else _variants(hand)
    if len(such) != 1 or such[0] not in VARIANTS:
        names = ", ".join(such if len(such) > 1 else VARIANTS)
        raise not_expressible(NAME, [("", f"State the variant of the game. It is one of {names}.")])
    game = VARIANTS[such[0]]
    if faults := list(_inexpressible(hand, game)):
        raise not_expressible(NAME, faults)
    seats = _seats_in_order(hand, game)
    written = list(_ActionWriter(hand, game, seats, notes).all())
    document: Json = {"variant": such[0]} | fields_of(hand, game, seats)
    document |= _private_fields(hand, seats, notes)
    for name in sorted(hand.get("result", {}).keys() - {"won", "stacks"}):
        notes.add(f"result.{name}")
    if any("paid" in item for street in hand["rounds"] for item in street["actions"]):
        notes.add("paid")
    document["actions"] = [entry.text for entry in written]
    if seats != list(range(1, len(seats) + 1)):
        document["seats"] = seats
    _verify(hand, document, seats, written, notes)
    return document


def _variants(hand: Json) -> list[str]:
    """The variants that the hand may be of, by its structure, its streets and its cards."""
    counts = {len(player["cards"]) for player in hand.get("players", ()) if "cards" in player}
    seen = {name for street in hand.get("rounds", ()) for name in ("board", "discarded") if name in street}
    deals = "draw" if "discarded" in seen else "board" if seen else None
    return [
        name
        for name, game in VARIANTS.items()
        if (game.structure, game.streets) == (hand.get("structure"), hand.get("streets"))
        and deals in (None, game.deals)
        and counts <= {game.hole_cards}
    ]


def _private_fields(hand: Json, seats: list[int], notes: Notes) -> Json:
    """The fields that no ruling reads: names, and where and when the hand was played."""
    named = {player["seat"]: player.get("name", "") for player in hand["players"]}
    currency = hand.get("currency", "")
    fields = {
        "venue": hand.get("site"),
        "hand": hand.get("hand_number"),
        "table": hand.get("table"),
        "currency" if _CURRENCY.fullmatch(currency) else "currency_symbol": currency or None,
        "players": [named[seat] for seat in seats] if any(named.values()) else None,
    }
    if "played_at" in hand:
        fields |= _date_fields(hand["played_at"], notes)
    return {name: value for name, value in fields.items() if value is not None}


def _verify(hand: Json, document: Json, seats: list[int], written: list[_WrittenAction], notes: Notes) -> None:
    try:
        again = hand_of(document, Notes())
    except Unreadable as error:
        faults = [("", f"Written as PHH, {fault.pointer} is wrong: {fault.message}") for fault in error.faults]
        raise not_expressible(NAME, faults) from None
    if differences := _differences(hand, again, seats, written):
        raise not_expressible(NAME, differences)
    player = {seat: place for place, seat in enumerate(seats, start=1)}
    none: Json = {}
    for street, other in zip_longest(hand["rounds"], again["rounds"], fillvalue=none):
        meant, read = _cards_on(street, player), _cards_on(other, {seat: seat for seat in player.values()})
        if any(read.get(name) != cards for name, cards in meant.items()):
            notes.add("the street on which some cards came")


def _cards_on(street: Json, player: dict[int, int]) -> Json:
    """The cards of a street: those of the board, and by player those dealt and discarded."""
    members: Json = {name: street[name] for name in OF_ROUND if name in street}
    for name in members.keys() - {"board"}:
        members[name] = {player[seat]: cards for seat, cards in by_seat(members[name]).items()}
    return members


def _inexpressible(hand: Json, game: Variant) -> Iterator[tuple[str, str]]:
    """Everything in the hand that PHH cannot say: pointers into the hand, with messages."""
    for name, expected in (("structure", game.structure), ("streets", game.streets)):
        if hand.get(name) != expected:
            yield f"/{name}", f"In this variant it is {expected}."
    is_stud = game.deals == "stud"
    for name, value in hand.items():
        is_expressible = name in _EXPRESSIBLE or (name == "bring_in" and is_stud)
        if not is_expressible and value != _DEFAULTS.get(name):
            yield f"/{name}", "PHH has no place for this."
    seats = [player["seat"] for player in hand.get("players", ())]
    if is_stud and not hand.get("bring_in"):
        yield "/bring_in", "This variant has a bring-in."
    if not is_stud and _left_of_button(hand, seats) is None:
        yield "/button", "PHH counts players from the button: without one, nobody is the first."
    yield from _inexpressible_posts(hand, seats)
    yield from _inexpressible_cards(hand, seats, game)
    yield from _inexpressible_result(hand.get("result", {}), seats)


def _seats_in_order(hand: Json, game: Variant) -> list[int]:
    """The seats as a document counts players: from the left of the button."""
    seats = [player["seat"] for player in hand["players"]]
    if game.deals == "stud":
        return seats
    first = seats.index(_left_of_button(hand, seats))
    return seats[first:] + seats[:first]


def _inexpressible_posts(hand: Json, seats: list[int]) -> Iterator[tuple[str, str]]:
    for place, post in enumerate(hand.get("posts", ())):
        if post["type"] not in _POSTS:
            yield f"/posts/{place}/type", f"PHH has no place for a post of type {post['type']}."
        elif post["seat"] not in seats:
            yield f"/posts/{place}/seat", "Nobody sits there."


def _inexpressible_result(result: Json, seats: list[int]) -> Iterator[tuple[str, str]]:
    for place, share in enumerate(result.get("won", ())):
        if share["seat"] not in seats:
            yield f"/result/won/{place}/seat", "Nobody sits there."
    if "stacks" in result and sorted(share["seat"] for share in result["stacks"]) != sorted(seats):
        yield "/result/stacks", "PHH tells the stacks of all players or of none."


def _inexpressible_cards(hand: Json, seats: list[int], game: Variant) -> Iterator[tuple[str, str]]:
    for place, street in enumerate(hand["rounds"]):
        count = BOARD[place] if game.deals == "board" and place < len(BOARD) else 0
        if "board" in street and len(street["board"]) != count:
            yield f"/rounds/{place}/board", f"In this variant the street brings {count} cards to the board."
        for name in ("dealt", "discarded"):
            for nth, entry in enumerate(street.get(name, ())):
                if entry["seat"] not in seats:
                    yield f"/rounds/{place}/{name}/{nth}/seat", "Nobody sits there."


def _left_of_button(hand: Json, seats: list[int]) -> Any:
    """The seat left of the button; if the hand does not tell, it follows from who posts the small blind."""
    if "button" in hand:
        return left_of(seats, hand["button"])
    small = [post["seat"] for post in hand.get("posts", ()) if post["type"] == "small_blind"]
    if len(small) != 1 or small[0] not in seats:
        return None
    return seats[seats.index(small[0]) - 1] if len(seats) == 2 else small[0]


class _ActionWriter:
    """Writes the actions in order. What PHH cannot say becomes an empty text, with its pointer."""

    def __init__(self, hand: Json, variant: Variant, seats: list[int], notes: Notes) -> None:
        self.hand, self.variant, self.seats, self.notes = hand, variant, seats, notes
        self.player = {seat: place for place, seat in enumerate(seats, start=1)}
        self.scale: int = hand.get("scale", 1)
        self.least: int = hand["min_bet"]
        self.stacks = Stacks(hand["players"], hand["min_bet"])
        for post in hand.get("posts", ()):
            self.stacks.post(post["seat"], post["type"], post["amount"])

    def all(self) -> Iterator[_WrittenAction]:
        """Every action; cards that the hand does not tell are dealt as unknown ones."""
        for street, round in enumerate(self.hand["rounds"]):
            if street:
                self.stacks.next_street()
            self.least = round.get("min_bet", self.least)
            yield from map(_WrittenAction, self.dealt(street, round))
            for place, item in enumerate(round["actions"]):
                yield self.action(item, f"/rounds/{street}/actions/{place}", street)
            if self.variant.deals == "stud":  # a last street without betting is one with the street before
                further = by_seat(round.get("dealt", ())).items()
                yield from map(
                    _WrittenAction, self.to_players("d dh", {seat: each[street > 0 :] for seat, each in further})
                )

    def dealt(self, street: int, round: Json) -> Iterator[str]:
        """The deal with which a street begins, and the discards before it."""
        live = [seat for seat in self.seats if seat in self.stacks.live]
        back, dealt = by_seat(round.get("discarded", ())), by_seat(round.get("dealt", ()))
        if not street:
            known = {player["seat"]: player["cards"] for player in self.hand["players"] if "cards" in player}
            hole = [UNKNOWN] * self.variant.hole_cards
            yield from self.to_players("d dh", {seat: known.get(seat, hole) for seat in self.seats})
            dealt = {} if self.variant.deals == "stud" else dealt
        elif self.variant.deals == "board":
            cards = round.get("board", [UNKNOWN] * BOARD[min(street, len(BOARD) - 1)])
            yield f"d db {''.join(cards)}"
        elif self.variant.deals == "stud":
            dealt = {seat: [UNKNOWN] for seat in live} | {seat: cards[:1] for seat, cards in dealt.items()}
        elif not back and not dealt:
            self.notes.add("that draws are unknown: each player is written as one who stands pat")
            back = {seat: [] for seat in live}
        for seat, cards in back.items():
            yield " ".join([f"p{self.player[seat]} sd", *filter(None, ["".join(cards)])])
        yield from self.to_players("d dh", dealt)

    def to_players(self, word: str, cards: dict[int, list[str]]) -> Iterator[str]:
        """A deal to each of these seats."""
        return (f"{word} p{self.player[seat]} {''.join(each)}" for seat, each in cards.items() if each)

    def action(self, item: Json, pointer: str, street: int) -> _WrittenAction:
        """One betting action."""
        seat = item.get("seat")
        if not isinstance(seat, int) or seat not in self.player:
            return _WrittenAction("", pointer, street, (0, "", None))
        type, to = self.meant(item, seat)
        if type not in _WORDS and (type not in _WAGERS or to is None):
            return _WrittenAction("", pointer, street, (0, "", None))
        player, word = self.player[seat], _WORDS.get(type, WAGER)
        self.move(seat, word, to)
        plain = action_text(player, word, to, self.scale)
        kind = "wager" if word == WAGER else type
        return _WrittenAction(plain, pointer, street, (player, kind, to))

    def meant(self, item: Json, seat: int) -> tuple[str, int | None]:
        """The type of an action, and the total (to) of a wager; None if it is no wager, or none can be told."""
        type = str(item.get("type"))
        if type == "all_in":
            everything = self.stacks.all_in(seat)
            return ("raise", everything) if everything > self.stacks.bet else ("call", None)
        if type not in _WAGERS:
            return type, None
        total = self.stacks.total(item)
        if total is None and self.variant.structure == "fixed_limit":
            total = self.stacks.fixed_total(self.least)
        return type, total

    def move(self, seat: int, word: str, to: int | None) -> None:
        """Move the chips as the action does."""
        if word == FOLD:
            self.stacks.fold(seat)
        elif word == CALL:
            self.stacks.call(seat)
        else:
            self.stacks.put_to(seat, self.hand.get("bring_in", 0) if to is None else to)


def _differences(hand: Json, again: Json, seats: list[int], written: list[_WrittenAction]) -> list[tuple[str, str]]:
    """Where the hand as read back (`again`) differs: pointers into the hand that was meant, with messages."""
    player = {seat: place for place, seat in enumerate(seats, start=1)}
    # each in units of one part in the product of both scales
    mine, theirs = again.get("scale", 1), hand.get("scale", 1)
    return [
        *_other_posts(hand, again, player, mine, theirs),
        *_other_actions(written, again, mine, theirs),
        *_other_bets(hand, again, player, mine, theirs),
    ]


def _other_posts(hand: Json, again: Json, player: dict[int, int], mine: int, theirs: int) -> Iterator[tuple[str, str]]:
    left = Counter((post["seat"], post["type"], post["amount"] * theirs) for post in again["posts"])
    posted = hand.get("posts", ())
    for place, post in enumerate(posted):
        key = (player[post["seat"]], post["type"], post["amount"] * mine)
        if post["amount"] and not left[key]:
            yield f"/posts/{place}", f"As PHH puts the blinds in order, this post would be no {post['type']}."
        left[key] -= 1


def _other_actions(written: list[_WrittenAction], again: Json, mine: int, theirs: int) -> Iterator[tuple[str, str]]:
    wanted = [entry for entry in written if entry.action is not None]
    read = [
        (street, item["seat"], "wager" if item["type"] in _WAGERS else item["type"], item.get("to"))
        for street, round in enumerate(again["rounds"])
        for item in round["actions"]
        if "seat" in item
    ]
    for entry, reading in zip_longest(wanted, read):
        if entry is None or entry.action is None:
            yield "/rounds", "Written as PHH, the hand would have other actions."
            return
        player, kind, to = entry.action
        meant = (entry.street, player, kind, to and to * mine)
        if reading is None or meant != (*reading[:3], reading[3] and reading[3] * theirs):
            yield entry.pointer, "This action has no words in PHH, or they would mean another one here."
            return


def _other_bets(hand: Json, again: Json, player: dict[int, int], mine: int, theirs: int) -> Iterator[tuple[str, str]]:
    least, said_least = hand["min_bet"], again["min_bet"]
    for place, (round, other) in enumerate(zip(hand["rounds"], again["rounds"], strict=False)):
        least, said_least = round.get("min_bet", least), other.get("min_bet", said_least)
        if least * mine != said_least * theirs:
            yield (
                f"/rounds/{place}/min_bet",
                "PHH knows one smallest bet, or a small and from the third street a big one.",
            )
        if "big_bet" in round:
            yield f"/rounds/{place}/big_bet", "PHH has no word for bets of either size."
        first = round.get("first_to_act")
        if first is not None and "first_to_act" in other and player.get(first) != other["first_to_act"]:
            yield f"/rounds/{place}/first_to_act", "PHH tells who is first by who acts first, or by the blinds."


def _date_fields(text: str, notes: Notes) -> Json:
    """The fields for an ISO 8601 text, in UTC. PHH takes a time without a zone for UTC: such a time is left out."""
    moment = datetime.fromisoformat(text)
    if moment.tzinfo:
        try:
            moment = moment.astimezone(UTC)
        except OverflowError:
            notes.add("played_at, which is no moment of UTC")
            return {}
    fields: Json = {"year": moment.year, "month": moment.month, "day": moment.day}
    if moment.tzinfo:
        fields |= {"time": moment.time(), "time_zone": "UTC"}
    elif "T" in text:
        notes.add("the time in played_at, which has no zone")
    return fields
