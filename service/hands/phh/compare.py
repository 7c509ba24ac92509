"""Does a written document say the same as the hand? It is read again and compared."""

from collections import Counter
from collections.abc import Iterator
from itertools import zip_longest

from .scribe import Line
from .words import Json

_BLINDS = ("small_blind", "big_blind", "straddle")
_WAGERS = ("bet", "raise")


def differences(hand: Json, again: Json, seats: list[int], written: list[Line]) -> list[tuple[str, str]]:
    """Where the hand as read back (`again`) differs: pointers into the hand that was meant, with messages."""
    player = {seat: place for place, seat in enumerate(seats, start=1)}
    # each in units of one part in the product of both scales
    mine, theirs = again.get("scale", 1), hand.get("scale", 1)
    return [
        *_posts(hand, again, player, mine, theirs),
        *_actions(written, again, mine, theirs),
        *_streets(hand, again, player, mine, theirs),
    ]


def _posts(hand: Json, again: Json, player: dict[int, int], mine: int, theirs: int) -> Iterator[tuple[str, str]]:
    left = Counter((post["seat"], post["type"], post["amount"] * theirs) for post in again["posts"])
    posted = hand.get("posts", ())
    for place, post in enumerate(posted):
        told = (player[post["seat"]], post["type"], post["amount"] * mine)
        if post["amount"] and not left[told]:
            yield f"/posts/{place}", f"As PHH puts the blinds in order, this post would be no {post['type']}."
        left[told] -= 1
    last = [player[post["seat"]] for post in posted if post["type"] in _BLINDS and post["amount"]]
    if last[-1:] != [post["seat"] for post in again["posts"] if post["type"] in _BLINDS][-1:]:
        yield "/posts", "In PHH the blinds go in by seat: another seat would be first to act."


def _actions(written: list[Line], again: Json, mine: int, theirs: int) -> Iterator[tuple[str, str]]:
    wanted = [line for line in written if line.action is not None]
    read = [
        (street, item["seat"], "wager" if item["type"] in _WAGERS else item["type"], item.get("to"))
        for street, told in enumerate(again["rounds"])
        for item in told["actions"]
        if "seat" in item
    ]
    for line, said in zip_longest(wanted, read):
        if line is None or line.action is None:
            yield "/rounds", "What is carried holds actions that the hand has not."
            return
        player, kind, to = line.action
        meant = (line.street, player, kind, to and to * mine)
        if said is None or meant != (*said[:3], said[3] and said[3] * theirs):
            yield line.pointer, "This action has no words in PHH, or they would mean another one here."
            return


def _streets(hand: Json, again: Json, player: dict[int, int], mine: int, theirs: int) -> Iterator[tuple[str, str]]:
    least, said_least = hand["min_bet"], again["min_bet"]
    for place, (told, said) in enumerate(zip(hand["rounds"], again["rounds"], strict=False)):
        least, said_least = told.get("min_bet", least), said.get("min_bet", said_least)
        if least * mine != said_least * theirs:
            yield (
                f"/rounds/{place}/min_bet",
                "PHH knows one smallest bet, or a small and from the third street a big one.",
            )
        first = told.get("first_to_act")
        if first is not None and "first_to_act" in said and player.get(first) != said["first_to_act"]:
            yield f"/rounds/{place}/first_to_act", "PHH tells who is first by who acts first, or by the blinds."
