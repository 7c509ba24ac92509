"""A document as read: who is dealt in, what they post, do and win. Amounts are as written."""

from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal
from typing import Any, Final

from .deeds import Deed, PlayerId, Street, is_id, streets
from .faults import Faults, Path
from .header import HEAD, Header, header
from .pots import Winnings, winnings
from .words import POST_ORDER, Json

MOST_PLAYERS: Final = 23
MOST_POSTS: Final = 100

_POTS: Final[Path] = (*HEAD, "pots")


@dataclass(frozen=True, slots=True, kw_only=True)
class Seated:
    """A player who is dealt in."""

    id: PlayerId
    seat: int
    stack: Decimal
    source: Json


@dataclass(slots=True, kw_only=True)
class Posted:
    """A post: its type, its nominal amount, and the entry."""

    type: str
    nominal: Decimal
    deed: Deed


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """A whole document; `seated` are the players who are dealt in, clockwise from the left of the dealer."""

    ohh: Json
    head: Header
    seated: list[Seated]
    posts: list[Posted]
    streets: list[Street]
    house: Decimal
    won: Winnings | None

    @property
    def betting(self) -> list[Street]:
        """The betting rounds."""
        return [street for street in self.streets if street.is_betting]


def record(document: Any, faults: Faults) -> Record | None:
    """What a document says; None if it is not one at all. If there were any faults, do not use it."""
    ohh = document.get("ohh") if isinstance(document, dict) else None
    if not isinstance(ohh, dict):
        faults.add((), "not_a_document", 'A document is an object with one member "ohh", which is an object.')
        return None
    head = header(ohh, faults)
    listed = _listed(ohh, faults)
    found = streets(ohh, head, listed, faults)
    seated = _seated(listed, found, head.dealer, faults)
    stacks = {player.id: player.stack for player in seated}
    won = winnings(ohh.get("pots"), faults, _POTS)
    for player, at in won.named if won else ():
        if player not in listed:
            faults.add((*_POTS, *at), "player_unknown", "No player has this id.")
        elif won is not None and won.chips.get(player) and player not in stacks:
            faults.add((*_POTS, *at), "player_not_in", "This player is sitting out, and cannot win.")
    return Record(
        ohh=ohh,
        head=head,
        seated=seated,
        posts=_posts(found, head, stacks, faults),
        streets=found,
        house=_house(found, head, faults),
        won=won,
    )


def _listed(ohh: Json, faults: Faults) -> dict[PlayerId, tuple[int, Json]]:
    """The players in the document by id, each with his place in the list."""
    where = (*HEAD, "players")
    listed: dict[PlayerId, tuple[int, Json]] = {}
    for place, source in faults.objects(ohh.get("players"), where, MOST_PLAYERS):
        id = source.get("id")
        if id is None:
            faults.add((*where, place, "id"), "missing", "id is needed.")
        elif not is_id(id):
            faults.add((*where, place, "id"), "kind", "An id is a number or a text.")
        elif id in listed:
            faults.add((*where, place, "id"), "twice", "Another player has this id.")
        else:
            listed[id] = (place, source)
    return listed


def _seated(listed: dict[PlayerId, tuple[int, Json]], found: list[Street], dealer: int, faults: Faults) -> list[Seated]:
    where = (*HEAD, "players")
    acting = {deed.player for street in found for deed in street.deeds if deed.type or deed.is_dealt or deed.to_pot}
    seats: dict[int, Seated] = {}
    for id, (place, source) in listed.items():
        if source.get("is_sitting_out") is True and id not in acting:
            continue
        stack = faults.amount(source, "starting_stack", (*where, place))
        if stack is None and source.get("starting_stack") is None:
            faults.add((*where, place, "starting_stack"), "missing", "starting_stack is needed.")
        if stack == 0 and id not in acting:
            continue
        seat = faults.seat(source, "seat", (*where, place))
        if seat in seats:
            faults.add((*where, place, "seat"), "twice", f"Another player sits in seat {seat}.")
        elif seat is not None:
            seats[seat] = Seated(id=id, seat=seat, stack=stack or Decimal(0), source=source)
    if len(seats) < 2:
        faults.add(where, "players_few", "Two players or more must be dealt in.")
    return [seats[seat] for seat in sorted(seats, key=lambda seat: (seat <= dealer, seat))]


def _posts(found: list[Street], head: Header, stacks: dict[PlayerId, Decimal], faults: Faults) -> list[Posted]:
    """The posts, antes first, then the blinds in order; each at its nominal amount.

    A player who is all-in for less is taken to owe the amount that the head says. A second big blind is a late post.
    """
    posts: list[Posted] = []
    left = dict(stacks)
    for street, deed, acted in _in_order(found):
        if deed.to_pot and deed.amount and deed.player is not None:
            deed.type = "dead"
        if deed.is_post and deed.amount is not None and deed.player is not None:
            if acted:
                where = (*HEAD, "rounds", street.place, "actions", deed.place, "action")
                faults.add(where, "post_late", "Nothing is posted once somebody has acted.")
            type = deed.type or ""
            if type == "big_blind" and any(post.type == type for post in posts):
                type = "post"
            left[deed.player] = left.get(deed.player, Decimal(0)) - deed.amount
            all_in = deed.source.get("is_allin") is True or left[deed.player] <= 0
            usual = head.usual(type) or Decimal(0)
            nominal = max(deed.amount, usual) if all_in else deed.amount
            posts.append(Posted(type=type, nominal=nominal, deed=deed))
    if len(posts) > MOST_POSTS:
        faults.add((*HEAD, "rounds"), "too_many", f"At most {MOST_POSTS} posts are made; there are {len(posts)}.")
    return sorted(posts, key=lambda post: POST_ORDER[post.type])


def _house(found: list[Street], head: Header, faults: Faults) -> Decimal:
    """What the house adds to the pot. A hand has it in the pot from the start, which matters in pot-limit only."""
    added = Decimal(0)
    for street, deed, acted in _in_order(found):
        if deed.to_pot and deed.amount and deed.source.get("player_id") is None:
            added += deed.amount
            if acted and head.structure == "pot_limit":
                where = (*HEAD, "rounds", street.place, "actions", deed.place, "amount")
                said = "In pot-limit, a hand here has no place for chips that the house adds once somebody has acted."
                faults.add(where, "unsupported", said)
    return added


def _in_order(found: list[Street]) -> Iterator[tuple[Street, Deed, bool]]:
    """Every deed with its round, and whether it is too late for a post: after an action, or not on the first street."""
    acted, betting = False, 0
    for street in found:
        betting += street.is_betting
        acted = acted or betting > 1
        for deed in street.deeds:
            acted = acted or deed.is_action
            yield street, deed, acted or not street.is_betting
