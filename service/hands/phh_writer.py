"""Writing a hand as a PHH document. It is read back: what then differs is reported as what PHH cannot say."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from io import BytesIO
from itertools import zip_longest
from typing import Any, Final

import tomli_w

from ..rules import left_of
from . import Faults, Json, Unreadable, carried, not_expressible
from .chip_count import Stacks
from .phh_actions import ActionText, action_of, action_text, carried_text
from .phh_document import (
    AMOUNTS,
    BIG_BETS_FROM,
    BOARD,
    BRING_IN,
    CALL,
    FOLD,
    LONGEST,
    NAME,
    VARIANTS,
    WAGER,
    Amounts,
    NotToml,
    Variant,
    chips_or_none,
    from_json,
)
from .phh_reader import fields_of, hand_of, played_at, posts

_EXPRESSIBLE: Final = (
    "structure",
    "streets",
    "min_bet",
    "button",
    "scale",
    "played_at",
    "players",
    "posts",
    "rounds",
    "result",
    "carried",
)
_DEFAULTS: Final = {"chip": 1, "pot_before_round": 0, "dead_small_blind": 0, "bring_in": 0}
_POSTS: Final = ("ante", "small_blind", "big_blind", "straddle", "post")
_WORDS: Final = {"fold": FOLD, "check": CALL, "call": CALL, "bring_in": BRING_IN}
_WAGERS: Final = ("bet", "raise", "complete")
_MOST_WRITTEN: Final = 16 * LONGEST  # bytes: each entry of an array has a line of its own
_DATE: Final = ("year", "month", "day", "time")


@dataclass(frozen=True, slots=True)
class _WrittenAction:
    """An action of the document; for betting also where it stands in the hand, and its player, kind and total (to)."""

    text: str
    pointer: str = ""
    street: int = 0
    action: tuple[int, str, int | None] | None = None


def write(hand: Json, variant: str | None = None) -> str:
    """The .phh file for a hand: the same file again if the hand came from one, else the best that can be made of it.

    `variant` is needed if the hand does not carry it. Raises Unreadable with what PHH cannot say.
    """
    text = _Text()
    tomli_w.dump(_document(hand, variant), text)
    return text.getvalue().decode()


class _Text(BytesIO):
    """A text that is being written, with a limit: each table's heading repeats the keys of those around it."""

    def write(self, part: Any) -> int:
        """Add bytes. Raises Unreadable beyond the limit."""
        if self.tell() + len(part) > _MOST_WRITTEN:
            raise not_expressible(NAME, [("", f"Written as PHH, the hand has more than {_MOST_WRITTEN} bytes.")])
        return super().write(part)


def _document(hand: Json, variant: str | None) -> Json:
    """The document. Raises Unreadable with what PHH cannot say, as pointers into the hand."""
    kept = _document_carried(hand)
    name = variant or kept.get("variant") or _hint(hand)
    if not isinstance(name, str) or name not in VARIANTS:
        raise not_expressible(NAME, [("/carried", f"Say which variant it is: {', '.join(VARIANTS)}.")])
    game = VARIANTS[name]
    if found := list(_inexpressible(hand, game)):
        raise not_expressible(NAME, found)
    seats = _seats_in_order(hand, game)
    written = list(_ActionWriter(hand, game, seats).all())
    made: Json = {"variant": name} | _restored(fields_of(hand, game, seats), kept, hand)
    made |= {"variant": name, "actions": [one.text for one in written]}
    if seats != list(range(1, len(seats) + 1)):
        made["seats"] = seats
    _verify(hand, made, seats, written)
    return made


def _document_carried(hand: Json) -> Json:
    """What the hand carries from a PHH document; empty if it came from elsewhere."""
    try:
        value = from_json(carried(hand).get(NAME, {}))
    except NotToml:
        value = None
    if not isinstance(value, dict):
        raise not_expressible(NAME, [(f"/carried/{NAME}", "This is nothing that TOML can say.")])
    return value


def _hint(hand: Json) -> Any:
    hint = carried(hand).get("variant")
    return hint if isinstance(hint, str) else None


def _verify(hand: Json, made: Json, seats: list[int], written: list[_WrittenAction]) -> None:
    try:
        again = hand_of(made)
    except Unreadable as error:
        told = [("", f"Written as PHH, {fault.pointer} is wrong: {fault.message}") for fault in error.faults]
        raise not_expressible(NAME, told) from None
    if found := _differences(hand, again, seats, written):
        raise not_expressible(NAME, found)


def _inexpressible(hand: Json, game: Variant) -> Iterator[tuple[str, str]]:
    """Everything in the hand that PHH cannot say: pointers into the hand, with messages."""
    for name, expected in (("structure", game.structure), ("streets", game.streets)):
        if hand.get(name) != expected:
            yield f"/{name}", f"In this variant it is {expected}."
    is_stud = game.deals == "stud"
    for name, value in hand.items():
        said = name in _EXPRESSIBLE or (name == "bring_in" and is_stud)
        if not said and value != _DEFAULTS.get(name):
            yield f"/{name}", "PHH has no place for this."
    seats = [player["seat"] for player in hand.get("players", ())]
    if is_stud and not hand.get("bring_in"):
        yield "/bring_in", "This variant has a bring-in."
    if not is_stud and _left_of_button(hand, seats) is None:
        yield "/button", "PHH counts players from the button: without one, nobody is the first."
    if "played_at" in hand and not _is_moment(hand["played_at"]):
        yield "/played_at", "This is no date that TOML can tell."
    yield from _inexpressible_posts(hand, seats)
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


def _is_moment(text: Any) -> bool:
    try:
        _date_fields(text)
    except (TypeError, ValueError, OverflowError):
        return False
    return True


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

    def __init__(self, hand: Json, variant: Variant, seats: list[int]) -> None:
        self.hand, self.variant, self.seats = hand, variant, seats
        self.player = {seat: place for place, seat in enumerate(seats, start=1)}
        self.scale: int = hand.get("scale", 1)
        self.least: int = hand["min_bet"]
        self.stacks = Stacks(hand["players"], hand["min_bet"])
        for post in hand.get("posts", ()):
            self.stacks.post(post["seat"], post["type"], post["amount"])

    def all(self) -> Iterator[_WrittenAction]:
        """Every action; a hand that did not come from a document is dealt unknown cards."""
        deals = NAME not in carried(self.hand)
        for street, told in enumerate(self.hand["rounds"]):
            if street:
                self.stacks.next_street()
            self.least = told.get("min_bet", self.least)
            if deals:
                yield from self.dealt(street)
            for place, item in enumerate(told["actions"]):
                pointer = f"/rounds/{street}/actions/{place}"
                if set(item) != {"carried"}:
                    yield self.action(item, pointer, street)
                elif (text := carried_text(item)) is not None:
                    yield _WrittenAction(text)

    def dealt(self, street: int) -> Iterator[_WrittenAction]:
        """The deal of unknown cards with which a street begins."""
        live = [self.player[seat] for seat in self.seats if seat in self.stacks.live]
        if not street:
            hole = "??" * self.variant.hole_cards
            yield from (_WrittenAction(f"d dh p{player} {hole}") for player in live)
        elif self.variant.deals == "board":
            yield _WrittenAction(f"d db {'??' * BOARD[min(street, len(BOARD) - 1)]}")
        elif self.variant.deals == "stud":
            yield from (_WrittenAction(f"d dh p{player} ??") for player in live)
        else:
            yield from (_WrittenAction(f"p{player} sd") for player in live)

    def action(self, item: Json, pointer: str, street: int) -> _WrittenAction:
        """One betting action, in its original text if that still says the same."""
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
        return _WrittenAction(
            self.beside(plain, (player, word, to), carried_text(item)), pointer, street, (player, kind, to)
        )

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

    def beside(self, plain: str, action: tuple[int, str, int | None], text: str | None) -> str:
        """The original text; if the action has changed since, the new one with the original comment."""
        if text is None:
            return plain
        said = _parsed(text, len(self.seats))
        amount = None if said.amount is None else chips_or_none(said.amount, self.scale)
        if (said.player, said.word, amount) == action:
            return text
        return f"{plain} {said.commentary}" if said.commentary else plain


def _parsed(text: str, players: int) -> ActionText:
    faults = Faults(NAME)
    return action_of(text, players, faults, Amounts(faults), ())


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
        told = (player[post["seat"]], post["type"], post["amount"] * mine)
        if post["amount"] and not left[told]:
            yield f"/posts/{place}", f"As PHH puts the blinds in order, this post would be no {post['type']}."
        left[told] -= 1


def _other_actions(written: list[_WrittenAction], again: Json, mine: int, theirs: int) -> Iterator[tuple[str, str]]:
    wanted = [one for one in written if one.action is not None]
    read = [
        (street, item["seat"], "wager" if item["type"] in _WAGERS else item["type"], item.get("to"))
        for street, told in enumerate(again["rounds"])
        for item in told["actions"]
        if "seat" in item
    ]
    for one, said in zip_longest(wanted, read):
        if one is None or one.action is None:
            yield "/rounds", "What is carried holds actions that the hand has not."
            return
        player, kind, to = one.action
        meant = (one.street, player, kind, to and to * mine)
        if said is None or meant != (*said[:3], said[3] and said[3] * theirs):
            yield one.pointer, "This action has no words in PHH, or they would mean another one here."
            return


def _other_bets(hand: Json, again: Json, player: dict[int, int], mine: int, theirs: int) -> Iterator[tuple[str, str]]:
    least, said_least = hand["min_bet"], again["min_bet"]
    for place, (told, said) in enumerate(zip(hand["rounds"], again["rounds"], strict=False)):
        least, said_least = told.get("min_bet", least), said.get("min_bet", said_least)
        if least * mine != said_least * theirs:
            yield (
                f"/rounds/{place}/min_bet",
                "PHH knows one smallest bet, or a small and from the third street a big one.",
            )
        if "big_bet" in told:
            yield f"/rounds/{place}/big_bet", "PHH has no word for bets of either size."
        first = told.get("first_to_act")
        if first is not None and "first_to_act" in said and player.get(first) != said["first_to_act"]:
            yield f"/rounds/{place}/first_to_act", "PHH tells who is first by who acts first, or by the blinds."


def _restored(made: Json, document: Json, hand: Json) -> Json:
    """The fields of a document from what the hand says (`made`) and what it carries; where they contradict, the hand.

    The size of the big bet, if no street reached it, is only carried.
    """
    scale, least = hand.get("scale", 1), hand["min_bet"]
    whole: Json = {}
    for name, value in made.items():
        kept = document.get(name)
        unplayed = name == "big_bet" and len(hand["rounds"]) <= BIG_BETS_FROM and kept is not None
        same = kept is not None and _meant(name, kept, scale, least) == _meant(name, value, scale, least)
        whole[name] = kept if same or unplayed else value
    others = {name: value for name, value in document.items() if name not in AMOUNTS}
    return whole | _dated(others, hand.get("played_at"))


def _date_fields(text: str) -> Json:
    """The fields for an ISO 8601 text; a time with an offset is converted to UTC. Raises ValueError."""
    moment = datetime.fromisoformat(text)
    if moment.tzinfo:
        moment = moment.astimezone(UTC)
    made: Json = {"year": moment.year, "month": moment.month, "day": moment.day}
    if len(text) > len("2000-01-01"):
        made["time"] = moment.time()
        if moment.tzinfo:
            made["time_zone"] = "UTC"
    return made


def _dated(fields: Json, moment: str | None) -> Json:
    try:
        told = played_at(fields)
    except (TypeError, ValueError):
        told = None
    if told == moment:
        return fields
    other = {name: value for name, value in fields.items() if name not in _DATE}
    return other | (_date_fields(moment) if moment else {})


def _meant(name: str, value: Any, scale: int, least: int) -> Any:
    """What a field means in chips, to compare two spellings of it; blinds mean the posts that they make."""
    if not isinstance(value, list):
        return chips_or_none(value, scale)
    chips = [chips_or_none(entry, scale) for entry in value]
    if name == "blinds_or_straddles" and None not in chips:
        known = [entry for entry in chips if entry is not None]
        return posts([0] * len(known), known, least)
    return chips
