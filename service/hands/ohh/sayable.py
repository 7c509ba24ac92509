"""What of a hand cannot be said in Open Hand History?"""

from collections.abc import Iterator
from typing import Final

from ...rules.model.fault import Fault
from .carry import kept, part
from .reader import BIG_BET_FROM
from .words import ACTIONS, BET_TYPES, POSTS, STREETS, Json

_ACTIONS: Final = (*ACTIONS.values(), "complete", "all_in")


def unsayable(hand: Json) -> Iterator[Fault]:
    """Every part of the hand for which the format has no word, with pointers into the hand."""
    if "round" in hand:
        yield _fault("/round", "A document tells a hand from its beginning.")
        return
    if hand["structure"] not in BET_TYPES:
        yield _fault("/structure", "The format knows no-limit, pot-limit and fixed-limit.")
    if hand.get("bring_in"):
        yield _fault("/bring_in", "The format has no word for a bring-in.")
    if "button" not in hand and "dealer_seat" not in part(kept(hand), "more", dict):
        yield _fault("/button", "The format needs to know where the dealer button is.")
    streets = hand["streets"]
    if streets < 2 or (hand["structure"] == "fixed_limit" and streets != len(STREETS)):
        yield _fault("/streets", f"The format has no game with {streets} streets in this structure.")
    for place, post in enumerate(hand.get("posts", [])):
        if post["type"] not in POSTS.values():
            yield _fault(f"/posts/{place}/type", "The format has no word for this post.")
    yield from _rounds(hand)


def _rounds(hand: Json) -> Iterator[Fault]:
    bet = hand["min_bet"]
    for place, round in enumerate(hand["rounds"]):
        doubled = hand["structure"] == "fixed_limit" and place >= BIG_BET_FROM
        bet = round.get("min_bet", bet)
        if bet != hand["min_bet"] * (2 if doubled else 1):
            said = "The smallest bet is the big blind; in fixed-limit, twice that on the last two streets."
            yield _fault(f"/rounds/{place}/min_bet", said)
        for nth, item in enumerate(round["actions"]):
            at = f"/rounds/{place}/actions/{nth}"
            if "type" in item:
                if item["type"] not in _ACTIONS:
                    yield _fault(f"{at}/type", "The format has no word for this action.")
                if item.get("seat") is None:
                    yield _fault(f"{at}/seat", "The format needs to know whose action this is.")
            elif item.keys() - {"carried"}:
                yield _fault(at, "The format knows actions, not what was said or what went wrong.")


def _fault(pointer: str, message: str) -> Fault:
    return Fault(pointer, "ohh.not_expressible", message)
