"""What of a hand cannot be said in PHH, and in which order does a document count its players?"""

from collections.abc import Iterator
from typing import Any, Final

from .dates import date_fields
from .words import Json, Variant

_SAID: Final = (
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
_UNSAID: Final = {"chip": 1, "pot": 0, "dead_small_blind": 0, "bring_in": 0}
_POSTS: Final = ("ante", "small_blind", "big_blind", "straddle", "post")


def unsayable(hand: Json, game: Variant) -> Iterator[tuple[str, str]]:
    """Everything in the hand that PHH cannot say: pointers into the hand, with messages."""
    for name, expected in (("structure", game.structure), ("streets", game.streets)):
        if hand.get(name) != expected:
            yield f"/{name}", f"In this variant it is {expected}."
    is_stud = game.deals == "stud"
    for name, value in hand.items():
        said = name in _SAID or (name == "bring_in" and is_stud)
        if not said and value != _UNSAID.get(name):
            yield f"/{name}", "PHH has no place for this."
    seats = [player["seat"] for player in hand.get("players", ())]
    if is_stud and not hand.get("bring_in"):
        yield "/bring_in", "This variant has a bring-in."
    if not is_stud and _button(hand, seats) not in seats:
        yield "/button", "PHH counts players from the button: without one, nobody is the first."
    if "played_at" in hand and not _is_moment(hand["played_at"]):
        yield "/played_at", "This is no date that TOML can tell."
    yield from _posts(hand, seats)
    yield from _result(hand.get("result", {}), seats)


def seats_in_order(hand: Json, game: Variant) -> list[int]:
    """The seats as a document counts players: from the left of the button."""
    seats = [player["seat"] for player in hand["players"]]
    if game.deals == "stud":
        return seats
    first = seats.index(_button(hand, seats)) + 1
    return seats[first:] + seats[:first]


def _posts(hand: Json, seats: list[int]) -> Iterator[tuple[str, str]]:
    for place, post in enumerate(hand.get("posts", ())):
        if post["type"] not in _POSTS:
            yield f"/posts/{place}/type", f"PHH has no place for a post of type {post['type']}."
        elif post["seat"] not in seats:
            yield f"/posts/{place}/seat", "Nobody sits there."


def _result(result: Json, seats: list[int]) -> Iterator[tuple[str, str]]:
    for place, share in enumerate(result.get("won", ())):
        if share["seat"] not in seats:
            yield f"/result/won/{place}/seat", "Nobody sits there."
    if "stacks" in result and sorted(share["seat"] for share in result["stacks"]) != sorted(seats):
        yield "/result/stacks", "PHH tells the stacks of all players or of none."


def _is_moment(said: Any) -> bool:
    try:
        date_fields(said)
    except (TypeError, ValueError, OverflowError):
        return False
    return True


def _button(hand: Json, seats: list[int]) -> Any:
    """The seat with the button; if the hand does not tell, it follows from who posts the small blind."""
    if "button" in hand:
        return hand["button"]
    small = next((post["seat"] for post in hand.get("posts", ()) if post["type"] == "small_blind"), None)
    if small not in seats:
        return None
    return small if len(seats) == 2 else seats[seats.index(small) - 1]
