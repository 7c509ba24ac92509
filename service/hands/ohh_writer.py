"""Writing a hand as an OHH document."""

import re
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Final

from .cards import by_seat
from .ohh_document import ACTIONS, BET_TYPES, BIG_BET_FROM, GAMES, NAME, POSTS, STREETS, WRITTEN, number, street_name
from .private_members import OF_HAND, no_name
from .reading import PLAYED, Json, Notes, not_expressible
from .reconcile import Stacks
from .text_lines import NAMES

VERSION: Final = "1.4.7"
NO_CURRENCY: Final = "XXX"  # ISO 4217's word for none
_CURRENCY: Final = re.compile("[A-Z]{3}")
_CODES: Final = {"\u20ac": "EUR", "\u00a3": "GBP"}  # other signs are those of several currencies
_SIZES: Final = {"small_blind": "small_blind_amount", "ante": "ante_amount"}
_WRITTEN_OF_HAND: Final = {*PLAYED, "pot_before_round", "bring_in", *OF_HAND}
_WRITTEN_OF_RESULT: Final = {"won", "rake", "pot", "uncalled"}
_OMAHA: Final = 4  # hole cards, or more
_OTHERS: Final[dict[str | None, str]] = {
    **{name: "Draw" for name, game in NAMES.items() if game.deals == "draw"},
    **dict.fromkeys(("PLO-5", "PLO-6"), "Omaha"),
}
"""What the format calls games that share a name of it."""
_ACTIONS: Final = (*ACTIONS.values(), "complete", "all_in")


def write(hand: Json, game: str | None = None, notes: Notes | None = None) -> Json:
    """The document of a hand; `notes` take what it says and the document does not.

    `game` is its `game_type`, needed where the notes name no game and the players have four cards or more. Raises
    Unreadable with what the format cannot say.
    """
    notes = Notes() if notes is None else notes
    faults = tuple(_inexpressible(hand))
    game = next((type for type, name in GAMES.items() if name and name == notes.game), game or _OTHERS.get(notes.game))
    if not faults and (game or _game(hand)) not in GAMES:
        faults = (("", f"State the game. It is one of {', '.join(GAMES)}."),)
    if faults:
        raise not_expressible(NAME, faults)
    for name in sorted(hand.keys() - _WRITTEN_OF_HAND):
        notes.add(name)
    result = hand.get("result", {})
    for name in sorted(result.keys() - (_WRITTEN_OF_RESULT if "won" in result else set())):
        notes.add(f"result.{name}")
    game = game or _game(hand) or ""
    if GAMES[game] != notes.game:
        notes.add_game()
    scale: int = hand.get("scale", 1)
    posts = hand.get("posts", [])
    sizes = {type: max((post["amount"] for post in posts if post["type"] == type), default=0) for type in _SIZES}
    ohh = {
        "spec_version": VERSION,
        "internal_version": VERSION,
        "network_name": "",
        "site_name": hand.get("site", ""),
        "tournament": False,
        "game_number": hand.get("hand_number", ""),
        "start_date_utc": _in_utc(hand, notes),
        "table_name": hand.get("table", ""),
        "game_type": game,
        "bet_limit": {"bet_type": BET_TYPES[hand["structure"]]},
        "table_size": max(2, *(player["seat"] for player in hand["players"])),
        "currency": _currency(hand, notes),
        **{name: number(sizes[type], scale) for type, name in _SIZES.items()},
        "big_blind_amount": number(hand["min_bet"], scale),
        "dealer_seat": hand["button"],
        "players": sorted((_player(player, scale) for player in hand["players"]), key=lambda row: int(row["seat"])),
        "rounds": _rounds(hand, notes),
        "pots": _pots(hand),
    }
    return {NAME: ohh}


def _game(hand: Json) -> str | None:
    """The game by its streets and cards; four streets are taken for hold'em. None for Omaha, which is one of two."""
    if hand["streets"] != len(STREETS) or any("discarded" in round for round in hand["rounds"]):
        return "Draw"
    return None if any(len(player.get("cards", ())) >= _OMAHA for player in hand["players"]) else "Holdem"


def _in_utc(hand: Json, notes: Notes) -> str | None:
    """When the hand began, in UTC; None where that is not known."""
    text = hand.get("played_at")
    try:
        moment = None if text is None else datetime.fromisoformat(text)
        if moment is not None and moment.tzinfo is not None:
            return moment.astimezone(UTC).isoformat().replace("+00:00", "Z")
    except OverflowError:
        pass
    if text is not None:
        notes.add("played_at, which is no moment of UTC")
    return None


def _currency(hand: Json, notes: Notes) -> str:
    text = str(hand.get("currency", NO_CURRENCY))
    text = _CODES.get(text, text)
    if _CURRENCY.fullmatch(text):
        return text
    notes.add("currency, which is no code of ISO 4217", "currency")
    return NO_CURRENCY


def _player(player: Json, scale: int) -> Json:
    seat = player["seat"]
    stack = number(player["stack"], scale)
    return {"id": seat, "seat": seat, "name": player.get("name", no_name(seat)), "starting_stack": stack}


def _pots(hand: Json) -> list[Json]:
    """All that was won as one pot; none where the hand does not say."""
    result, scale = hand.get("result", {}), hand.get("scale", 1)
    if "won" not in result:
        return []
    won = sum(share["amount"] for share in result["won"])
    rake = {"rake": number(result["rake"], scale)} if "rake" in result else {}
    wins = [{"player_id": share["seat"], "win_amount": number(share["amount"], scale)} for share in result["won"]]
    # members of our own, for what the format has no place for
    own: Json = {"_pot": number(result["pot"], scale)} if "pot" in result else {}
    if back := result.get("uncalled"):
        own["_uncalled"] = [{"player_id": back["seat"], "amount": number(back["amount"], scale)}]
    amount = number(won + result.get("rake", 0), scale)
    return [{"number": 0, "amount": amount, **rake, "player_wins": wins, **own}]


def _inexpressible(hand: Json) -> Iterator[tuple[str, str]]:
    """Every part of the hand for which the format has no word: pointers into the hand, with messages."""
    if "round" in hand:
        yield "/round", "A document tells a hand from its beginning."
        return
    if hand["structure"] not in BET_TYPES:
        yield "/structure", "The format knows no-limit, pot-limit and fixed-limit."
    if hand.get("bring_in"):
        yield "/bring_in", "The format has no word for a bring-in."
    if "button" not in hand:
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
            message = "The smallest bet is the big blind; in fixed-limit, twice that on the last two streets."
            yield f"/rounds/{place}/min_bet", message
        if "big_bet" in (hand if place == 0 else round):
            yield "/big_bet" if place == 0 else f"/rounds/{place}/big_bet", "All bets of a round have one size."
        for nth, item in enumerate(round["actions"]):
            at = f"/rounds/{place}/actions/{nth}"
            if "type" in item:
                if item["type"] not in _ACTIONS:
                    yield f"{at}/type", "The format has no word for this action."
                if item.get("seat") is None:
                    yield f"{at}/seat", "The format needs to know whose action this is."
            else:
                yield at, "The format knows actions, not what was said or what went wrong."
        for nth, entry in enumerate(round.get("dealt", ())):
            if all(entry["seat"] != player["seat"] for player in hand["players"]):
                yield f"/rounds/{place}/dealt/{nth}/seat", "Nobody sits there."


class _EntryMaker:
    """Makes the entries of rounds, from posts and actions in the order in which they were made: it moves the chips."""

    def __init__(self, hand: Json, notes: Notes) -> None:
        self.stacks = Stacks(hand["players"], hand["min_bet"])
        self._notes = notes
        self._scale: int = hand.get("scale", 1)
        self._bet: int = hand["min_bet"]

    def begin(self, place: int, round: Json) -> None:
        """Begin the next betting round."""
        if place:
            self.stacks.next_street()
        self._bet = round.get("min_bet", self._bet)

    def post(self, post: Json) -> Json:
        """A post."""
        paid = self.stacks.post(post["seat"], post["type"], post["amount"])
        return self._entry(post["seat"], WRITTEN[post["type"]], paid)

    def action(self, action: Json) -> Json:
        """An action. A wager is written by its size: what its record says that it put in may be something else."""
        seat, chips, paid = action["seat"], self._chips(action), action.get("paid")
        word = self._word(action["type"], seat, chips)
        self.stacks.put(seat, chips)
        if action["type"] == "fold":
            self.stacks.fold(seat)
        if paid is not None and word not in (WRITTEN["bet"], WRITTEN["raise"]):
            chips = paid
        elif paid not in (None, chips):
            self._notes.add("paid, where it is not what a bet or raise puts in")
        self._notes.add_figures(action)
        return self._entry(seat, word, chips)

    def _entry(self, seat: int, word: str, chips: int) -> Json:
        is_all_in = chips > 0 and self.stacks.left(seat) <= 0
        return {"player_id": seat, "action": word, "amount": number(chips, self._scale), "is_allin": is_all_in}

    def _word(self, type: str, seat: int, chips: int) -> str:
        """A bet is one where there is none yet, whatever the hand calls it; so is going all-in by its chips."""
        if type in ("fold", "check", "call"):
            return WRITTEN[type]
        if type == "all_in" and self.stacks.bet and chips <= self.stacks.owed(seat):
            return WRITTEN["call"]
        return WRITTEN["raise" if self.stacks.bet else "bet"]

    def _chips(self, action: Json) -> int:
        """What leaves the stack by the size of the action; fixed bets need no size."""
        seat, type, total = action["seat"], action["type"], self.stacks.total(action)
        if type in ("fold", "check"):
            return 0
        if type == "call":
            return self.stacks.owed(seat)
        if total is None:
            total = self.stacks.all_in(seat)
            total = total if type == "all_in" else min(total, self.stacks.fixed_total(self._bet))
        return max(0, total - self.stacks.committed(seat))


def _rounds(hand: Json, notes: Notes) -> list[Json]:
    """Every round, with its cards."""
    maker = _EntryMaker(hand, notes)
    rounds = []
    for place, round in enumerate(hand["rounds"]):
        maker.begin(place, round)
        board = round.get("board", [])
        entries = [*(_before_cards(hand, maker) if not place else ()), *_deals(hand, place, notes)]
        entries += [maker.action(item) for item in round["actions"]]
        street = {"id": place, "street": street_name(place, hand["streets"])}
        if board and not any("?" in card for card in board):
            street["cards"] = board
        elif board:
            notes.add("cards that are unknown")
        for name in ("discarded", "first_to_act"):
            if name in round:
                notes.add(name)
        numbered = [{"action_number": nth, **entry} for nth, entry in enumerate(entries, start=1)]
        rounds.append({**street, "actions": numbered})
    return rounds


def _before_cards(hand: Json, maker: _EntryMaker) -> Iterator[Json]:
    """What the house adds to the pot, and the posts."""
    if hand.get("pot_before_round"):
        amount = number(hand["pot_before_round"], hand.get("scale", 1))
        yield {"player_id": None, "action": "Add to Pot", "amount": amount, "is_allin": False}
    yield from map(maker.post, hand.get("posts", []))


def _deals(hand: Json, place: int, notes: Notes) -> Iterator[Json]:
    """The cards dealt on a street; the first has those with which the players begin."""
    first = [player for player in hand["players"] if "cards" in player] if not place else []
    for seat, cards in by_seat([*first, *hand["rounds"][place].get("dealt", ())]).items():
        if any("?" in card for card in cards):
            notes.add("cards that are unknown")
        elif cards:
            yield {"player_id": seat, "action": "Dealt Cards", "amount": 0, "is_allin": False, "cards": cards}
