"""Writing a hand as a PHH document. It is read back: what then differs is reported as what PHH cannot say."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from io import BytesIO
from itertools import zip_longest
from typing import Any, Final

import tomli_w

from ..rules import left_of
from ..rules.model.next import Uncalled
from .cards import UNKNOWN, by_seat, held_at_end
from .phh_actions import action_text
from .phh_document import BOARD, BRING_IN, CALL, FOLD, LOCAL_TIME, LONGEST, NAME, SHOW, VARIANTS, WAGER, Variant
from .phh_reader import fields_of, hand_of
from .private_members import OF_HAND, OF_ROUND
from .reading import PLAYED, Json, Notes, not_expressible, other_posts, read_back
from .reconcile import Share, Stacks, without_uncalled

_EXPRESSIBLE: Final = (*PLAYED, *OF_HAND)
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
    name = _variant(hand, variant, notes)
    game = VARIANTS[name]
    if faults := list(_inexpressible(hand, game)):
        raise not_expressible(NAME, faults)
    seats = _seats_in_order(hand, game)
    writer = _ActionWriter(hand, game, seats, notes)
    written = list(writer.all())
    document: Json = {"variant": name} | fields_of(hand | writer.result(), game, seats)
    document |= _private_fields(hand, seats, notes)
    if any("paid" in item for street in hand["rounds"] for item in street["actions"]):
        notes.add("paid")
    document["actions"] = [entry.text for entry in written]
    if seats != list(range(1, len(seats) + 1)):
        document["seats"] = seats
    _verify(hand, document, seats, written, notes)
    return document


def _variant(hand: Json, variant: str | None, notes: Notes) -> str:
    """The variant by the name of the game, or else the one that is stated, or the only one that the hand may be of."""
    named = ((name, game) for name, game in VARIANTS.items() if game.name == notes.game)
    if by_name := next((name for name, game in named if game.structure == hand.get("structure")), None):
        return by_name
    if notes.game is not None and variant is None:
        raise not_expressible(NAME, [("", f"PHH has no variant for this game with these bets: {notes.game}.")])
    notes.add_game()
    such = [variant] if variant else _variants(hand)
    if len(such) != 1 or such[0] not in VARIANTS:
        names = ", ".join(such if len(such) > 1 else VARIANTS)
        raise not_expressible(NAME, [("", f"The game is unknown. Set `variant` to one of {names}.")])
    return such[0]


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
    again = read_back(NAME, lambda: hand_of(document, Notes()))
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
    counts = (game.hole_cards, 1) if game.deals == "board" else (game.hole_cards,)  # some show one card of their hand
    for place, player in enumerate(hand["players"]):
        if "cards" in player and len(player["cards"]) not in counts:
            yield f"/players/{place}/cards", f"In this variant a player begins with {game.hole_cards} cards."
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
        self.has_shown = False
        self.back = Uncalled(0, 0)
        paid = [self.stacks.post(post["seat"], post["type"], post["amount"]) for post in hand.get("posts", ())]
        blinds = zip(paid, hand.get("posts", ()), strict=True)
        self.has_short_blind = any(post["type"] == "big_blind" and chips < post["amount"] for chips, post in blinds)

    def all(self) -> Iterator[_WrittenAction]:
        """Every action; cards that the hand does not tell are dealt as unknown ones.

        PokerKit fails where it compares hands on a board that it does not know. Without betting on the last street that
        street is left out; with betting, all muck.
        """
        rounds, final = self.hand["rounds"], self.variant.streets - 1
        unknown = self.variant.deals == "board" and any(map(self.is_unknown, range(1, len(rounds)), rounds[1:]))
        for street, round in enumerate(rounds):
            if street == final and unknown and not round["actions"]:
                if round.get("board"):
                    self.notes.add("the board of the last street")
                return
            if street:
                self.stacks.next_street()
            self.least = round.get("min_bet", self.least)
            yield from map(_WrittenAction, self.dealt(street, round))
            for place, item in enumerate(round["actions"]):
                yield self.action(item, f"/rounds/{street}/actions/{place}", street)
            if street < final and not unknown and self.variant.deals != "draw" and self.is_all_in(round):
                yield from map(_WrittenAction, self.showdown(held_at_end(self.until(street))))
                self.has_shown = True
            if self.variant.deals == "stud":
                yield from map(_WrittenAction, self.run_out(street, round))
        yield from map(_WrittenAction, self.at_end(unknown, len(rounds) > final))

    def run_out(self, street: int, round: Json) -> Iterator[str]:
        """Further cards of a street of stud: a last street without betting is one with the street before."""
        cards = by_seat(round.get("dealt", ()))
        for nth in range(int(street > 0), max(map(len, cards.values()), default=0)):
            yield from self.to_players("d dh", {seat: further[nth : nth + 1] for seat, further in cards.items()})

    def at_end(self, is_unknown: bool, is_final: bool) -> Iterator[str]:
        """The showdown after the last street, if it was reached (`is_final`). After an all-in only stud has another."""
        is_over = self.has_shown or (is_final and self.is_over(self.hand["rounds"][-1]))
        if is_unknown and is_over:
            self.notes.add("which cards were shown: the board is unknown, so each player is written as mucking")
            yield from (f"p{self.player[seat]} {SHOW}" for seat in self.stacks.live)
        elif is_over and (self.variant.deals == "stud" or not self.has_shown):
            yield from self.showdown(held_at_end(self.hand))

    def showdown(self, held: dict[int, list[str]]) -> Iterator[str]:
        """Who shows these cards. Nobody where a winner's cards are unknown, nor over a short blind.

        Whoever calls that pays less in PokerKit, where the betting then goes on.
        """
        won = {share["seat"] for share in self.hand.get("result", {}).get("won", ())}
        for seat in self.stacks.live:
            if seat in held and won <= held.keys() and not self.has_short_blind:
                yield f"p{self.player[seat]} {SHOW} {''.join(held[seat])}"

    def until(self, street: int) -> Json:
        """The hand with the cards up to a street: in stud each brings one."""
        rounds = self.hand["rounds"][1 : street + 1]
        dealt = ({seat: cards[:1] for seat, cards in by_seat(round.get("dealt", ())).items()} for round in rounds)
        each = [{"dealt": [{"seat": seat, "cards": cards} for seat, cards in seats.items()]} for seats in dealt]
        return {"players": self.hand["players"], "rounds": each}

    def is_unknown(self, street: int, round: Json) -> bool:
        """Whether a street brings cards to the board that are not known."""
        board = round.get("board", ())
        return street < len(BOARD) and (not board or any("?" in card for card in board))

    def is_all_in(self, round: Json) -> bool:
        """Whether the betting of a round is over, and none can follow."""
        could_bet = [seat for seat in self.stacks.live if self.stacks.left(seat) > 0]
        return bool(round["actions"]) and len(could_bet) < 2 and self.is_over(round)

    def is_over(self, round: Json) -> bool:
        """Whether the betting of a round is over, with two players or more."""
        acted, stacks = {item.get("seat") for item in round["actions"]}, self.stacks
        could_bet = [seat for seat in stacks.live if stacks.left(seat) > 0]
        is_paid = not any(map(stacks.owed, stacks.live))
        return len(stacks.live) > 1 and is_paid and (len(could_bet) < 2 or acted >= set(could_bet))

    def dealt(self, street: int, round: Json) -> Iterator[str]:
        """The deal with which a street begins, and the discards before it."""
        live = [seat for seat in self.seats if seat in self.stacks.live]
        back, dealt = by_seat(round.get("discarded", ())), by_seat(round.get("dealt", ()))
        if not street:
            known = {player["seat"]: player["cards"] for player in self.hand["players"] if "cards" in player}
            hole = [UNKNOWN] * self.variant.hole_cards
            if self.variant.deals == "stud" and any(known.get(seat, hole)[-1] == UNKNOWN for seat in self.seats):
                self.notes.add("the cards that say who opens: they are unknown, and PokerKit does not replay the hand")
            begin = {seat: known.get(seat, []) + hole[len(known.get(seat, [])) :] for seat in self.seats}
            yield from self.to_players("d dh", begin)
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
        self.notes.add_figures(item)
        if type == "call":
            self.back = self.over(seat, item.get("paid", 0)) or self.back
        self.move(seat, word, to)
        plain = action_text(player, word, to, self.scale)
        kind = "wager" if word == WAGER else type
        return _WrittenAction(plain, pointer, street, (player, kind, to))

    def meant(self, item: Json, seat: int) -> tuple[str, int | None]:
        """The type of an action, and the total (to) of a wager; None if it is no wager, or none can be told."""
        type, most = str(item.get("type")), self.stacks.all_in(seat)
        if type == "all_in":
            type = "raise" if most > self.stacks.bet else "call"
            item = item | {"to": most}
        if type not in _WAGERS:
            return type, None
        total = self.stacks.total(item)
        if self.stacks.owed(seat) and self.most_of_others(seat) <= self.stacks.bet and (total or 0) <= most:
            self.notes.add("a raise that nobody can answer: it is written as a call")
            return "call", None
        if total is None and self.variant.structure == "fixed_limit":
            total = self.stacks.fixed_total(self.least)
        return type, total

    def most_of_others(self, seat: int) -> int:
        """The most that another player in the hand could have in front of him."""
        return max((self.stacks.all_in(other) for other in self.stacks.live if other != seat), default=0)

    def over(self, seat: int, paid: int) -> Uncalled | None:
        """What comes back of a call, as nobody could match it; None if nothing does."""
        at_stake = max(0, self.most_of_others(seat) - self.stacks.committed(seat))
        over = paid - min(at_stake, self.stacks.owed(seat))
        return Uncalled(seat, over) if over > 0 else None

    def result(self) -> Json:
        """The result as PHH has it, once all actions are written: PHH does not say what came back of a call."""
        result: Json = self.hand.get("result", {})
        if self.back.seat and "uncalled" in result:
            self.notes.add("result.uncalled")
            return {"result": {name: value for name, value in result.items() if name != "uncalled"}}
        if "won" not in result or not self.back.seat:
            return {}
        pot = sum(player["stack"] - self.stacks.left(player["seat"]) for player in self.hand["players"])
        shares = tuple(Share(**share) for share in result["won"])
        won = without_uncalled(shares, result.get("rake"), pot - self.stacks.unmatched()[1], self.back)
        if won == shares:
            return {}
        self.notes.add("what came back of a call: the winnings are without it")
        return {"result": result | {"won": [{"seat": share.seat, "amount": share.amount} for share in won]}}

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
        *(
            (f"/posts/{place}", f"As PHH puts the blinds in order, this post would be no {post['type']}.")
            for place, post in other_posts(hand, again, player)
            if post["amount"]
        ),
        *_other_actions(written, again, mine, theirs),
        *_other_bets(hand, again, player, mine, theirs),
    ]


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
    """The fields for an ISO 8601 text, in UTC. PHH takes a time without a zone for UTC: ours is for a local one."""
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
        fields[LOCAL_TIME] = moment.time()
    return fields
