"""Writing the parts of a hand in Open Hand History, from the hand alone."""

from collections.abc import Mapping
from typing import Any, Final

from ..stacks import Stacks
from .amounts import number
from .words import BET_TYPES, WRITTEN, Json

FOLDS: Final = ("fold", "check")


class Scribe:
    """Writes posts and actions. Give them in the order in which they were made: it moves the chips."""

    def __init__(self, hand: Json, ids: Mapping[int, Any]) -> None:
        self.stacks = Stacks(hand["players"])
        self._scale: int = hand.get("scale", 1)
        self._ids = ids
        self._bet: int = hand["min_bet"]

    def street(self, place: int, round: Json) -> None:
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
        if type in FOLDS:
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
