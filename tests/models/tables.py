"""Hands of one table, one after another, as they were recorded: are button, blinds and first to act as predicted?

`python -m tests.models.tables FILE`: a line of JSON for each hand, gzipped. Who sat down, left and was let in is input.
"""

import gzip
import json
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from service.rules import Ruleset, next_hand
from service.rules.model.round import PostType, Structure
from service.rules.model.table import Arrival, Deal, Format, Last, NextHand, Seated, Table
from service.rules.next_hand.button import ButtonMethod, ButtonRule

Json = dict[str, Any]

METHODS: Final = {
    method: Ruleset(id="recorded", version="1.0.0", button=ButtonRule(method=method)) for method in ButtonMethod
}
COMPARED: Final = (ButtonMethod.DEAD, ButtonMethod.SIMPLIFIED)
LONG: Final = 150
"""Seconds between two hands: beyond, some are missing."""
SMALL, BIG = "small_blind", "big_blind"


def blind(hand: Json, kind: str) -> int | None:
    """Who posted the blind; further ones are late posts."""
    return next((int(seat) for seat, post in hand["posts"] if post == kind), None)


def last(before: Json, hand: Json) -> Last | None:
    """The places of a hand; where nobody posted the small blind, its place is between the other two, as far as told."""
    ring = seats(before, hand)
    button, small, big = int(before["button"]), blind(before, SMALL), blind(before, BIG)
    if big is None:
        return None
    if small is None:
        way = ring[ring.index(button) + 1 :] + ring[: ring.index(button) + 1]
        empty = [seat for seat in way[: way.index(big)] if str(seat) not in before["players"]]
        small = empty[-1] if empty else None
    if small is None or small == big:
        return None
    if len(before["players"]) == 2:  # the button may be written otherwise
        button = small
    told = Last(button=button, small_blind_seat=small, big_blind_seat=big)
    return told if button != big else None


def seats(*hands: Json) -> list[int]:
    """Every place that the table is known to have."""
    named = {int(seat) for hand in hands for seat in hand["players"]} | {int(hand["button"]) for hand in hands}
    return list(range(min(named), max(named) + 1))


def predicted(before: Json, hand: Json, places: Last, method: ButtonMethod) -> Deal | None:
    """The next hand by the method; who posts late is told to, and who was let in early stayed."""
    ring = seats(before, hand)
    players = []
    for seat, player in hand["players"].items():
        came = Arrival.STAYED if before["players"].get(seat) == player else Arrival.NEW
        players.append(Seated(seat=int(seat), stack=1000, arrival=came))
    if not {places.button, places.small_blind_seat, places.big_blind_seat} <= set(ring):
        ring = sorted({*ring, places.button, places.small_blind_seat or 0, places.big_blind_seat or 0})
    table = Table(
        format=Format(hand["event"]),
        structure=Structure.NO_LIMIT,
        seats=tuple(ring),
        players=tuple(players),
        big_blind=2,
        small_blind=1,
        last=places,
    )
    told = next_hand(table, METHODS[method])
    return told.deal if isinstance(told, NextHand) else None


def pairs(hands: list[Json]) -> Iterator[tuple[Json, Json, Last]]:
    """Each two hands that follow each other; the first's places are carried on where they cannot be read."""
    carried: Last | None = None
    for before, hand in pairwise(hands):
        places = last(before, hand) if carried is None or not _agrees(before, carried) else carried
        carried = None
        if before["table"] != hand["table"] or abs(hand.get("seconds", 0) - before.get("seconds", 0)) > LONG:
            continue
        if places is None or blind(hand, BIG) is None:
            continue
        yield before, hand, places
        deal = predicted(before, hand, places, ButtonMethod.DEAD)
        carried = None if deal is None else deal.last


def _agrees(hand: Json, places: Last) -> bool:
    """Whether the blinds of a hand are at these places, or nobody posted the small one."""
    return blind(hand, BIG) == places.big_blind_seat and blind(hand, SMALL) in (places.small_blind_seat, None)


def change(before: Json, hand: Json, places: Last) -> str:
    """What happened between two hands, in words."""
    old, new = before["players"], hand["players"]
    left = {int(seat) for seat, player in old.items() if new.get(seat) != player}
    came = sum(1 for seat, player in new.items() if old.get(seat) != player)
    named = {places.big_blind_seat: "big blind", places.small_blind_seat: "small blind", places.button: "button"}
    gone = sorted({named.get(seat, "another") for seat in left})
    parts = [f"{' and '.join(gone)} left"] if gone else []
    parts += ["somebody came"] if came else []
    count = f"{min(len(old), 4)}{'+' if len(old) > 3 else ''} to {min(len(new), 4)}{'+' if len(new) > 3 else ''}"
    return f"{count} players: {', '.join(parts) or 'nobody left or came'}"


def is_right(hand: Json, deal: Deal | None) -> bool:
    """Whether both blinds are those that were posted."""
    if deal is None:
        return False
    posts = {post.type: post.seat for post in deal.opening.posts}
    return posts.get(PostType.BIG_BLIND) == blind(hand, BIG) and posts.get(PostType.SMALL_BLIND) == blind(hand, SMALL)


def is_first_right(hand: Json) -> bool | None:
    """Whether who acts first is left of the big blind that was posted, or the button of two; None: not told."""
    first, big = hand.get("first_to_act"), blind(hand, BIG)
    if first is None or big is None or any(post == "straddle" for _, post in hand["posts"]):
        return None
    dealt = sorted(int(seat) for seat in hand["players"])
    at = dealt.index(big)
    return bool(dealt[(at + 1) % len(dealt)] == first)


def main(path: Path) -> None:
    """Print the pairs of each source, those that are right by method, and what happened in those that are not."""
    tables: dict[tuple[str, str], list[Json]] = {}
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        for line in lines:
            hand = json.loads(line)
            tables.setdefault((hand["source"], hand["table"]), []).append(hand)
    count: dict[str, Counter[str]] = {}
    wrong: dict[str, Counter[str]] = {}
    for (source, _), hands in tables.items():
        found = count.setdefault(source, Counter())
        for hand in hands:
            first = is_first_right(hand)
            found["first to act told"] += first is not None
            found["first to act right"] += first is True
        for before, hand, places in pairs(hands):
            found["pairs"] += 1
            what = change(before, hand, places)
            departure = "blind left" in what and "came" not in what and len(hand["players"]) > 2
            found["a blind left, nobody came, three or more"] += departure
            right = {method: is_right(hand, predicted(before, hand, places, method)) for method in COMPARED}
            for method, is_so in right.items():
                found[f"{method}: blinds right"] += is_so
                found[f"{method}: a blind left, nobody came, three or more: right"] += departure and is_so
                if not is_so:
                    others = ", ".join(other for other in COMPARED if right[other])
                    told = f"right by the {others}" if others else why(before, hand, places)
                    wrong.setdefault(f"{source}, {method}", Counter())[f"{what}: {told}"] += 1
    for source, found in count.items():
        sys.stdout.write(f"{source}\n" + "".join(f"  {many:>6,}  {what}\n" for what, many in found.items()))
    for name, kinds in wrong.items():
        sys.stdout.write(f"not right: {name}\n")
        sys.stdout.write("".join(f"  {many:>6,}  {what}\n" for what, many in kinds.most_common()))


def why(before: Json, hand: Json, places: Last) -> str:
    """What the record did otherwise, as far as it shows."""
    player = hand["players"].get(str(blind(hand, BIG)))
    if player == before["players"].get(str(blind(before, BIG))):
        return "the same player is big blind twice running there"
    if player not in before["players"].values():
        return "a newcomer is big blind there"
    if len(before["players"]) == 2:
        return "the button is turned there as two become more, or start again"
    if blind(hand, SMALL) not in (places.big_blind_seat, None):
        return "the small blind is not the last big blind's place there"
    return "something else"


if __name__ == "__main__":
    main(Path(sys.argv[1]))
