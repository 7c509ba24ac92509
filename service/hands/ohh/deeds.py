"""What is done in each round of a document, deed by deed: posts, actions, and everything that is not betting."""

from collections.abc import Container
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Final, TypeGuard

from .faults import Faults, Path, is_none
from .header import HEAD, Header
from .words import ADDED_TO_POT, ASIDE, DEALT, MEANT, POST_ORDER, SHOWDOWN, STREETS, WAGERS, Json

MOST_ROUNDS: Final = 10
MOST_ACTIONS: Final = 1000

PlayerId = int | float | str


@dataclass(slots=True, kw_only=True)
class Deed:
    """One entry of a round: `type` in our own words, None if it is not betting; `amount` as written."""

    place: int
    source: Json
    player: PlayerId | None
    type: str | None
    amount: Decimal | None
    is_dealt: bool = False
    to_pot: bool = False

    @property
    def is_post(self) -> bool:
        """Whether it is a post, made before anybody acts."""
        return self.type in POST_ORDER

    @property
    def is_action(self) -> bool:
        """Whether it is an action, made at somebody's turn."""
        return self.type is not None and not self.is_post


@dataclass(slots=True, kw_only=True)
class Street:
    """A round of the document: a betting round, or one that is only carried (a showdown, a second board)."""

    place: int
    source: Json
    is_betting: bool
    deeds: list[Deed] = field(default_factory=list)


def streets(ohh: Json, head: Header, ids: Container[PlayerId], faults: Faults) -> list[Street]:
    """Every round of the document in order."""
    where = (*HEAD, "rounds")
    found = [
        Street(
            place=place,
            source=source,
            is_betting=False,
            deeds=[
                _deed(entry, at, head, ids, faults)
                for entry, at in _entries(source.get("actions"), (*where, place, "actions"), faults)
            ],
        )
        for place, source in faults.objects(ohh.get("rounds"), where, MOST_ROUNDS)
    ]
    betting = 0
    for street in found:
        name = faults.text(street.source, "street", (*where, street.place))
        street.is_betting = name is not None and _is_next(name, betting, head)
        betting += street.is_betting
        if name is not None and not street.is_betting and any(deed.type for deed in street.deeds):
            said = f"Betting takes place on {', '.join(STREETS)}, once each and in this order."
            faults.add((*where, street.place, "street"), "street_order", said)
    if not betting and (found or not ohh.get("rounds")):
        faults.add(where, "missing", "There is no first betting round.")
    _verify_length(found, faults)
    return found


def _entries(actions: object, path: Path, faults: Faults) -> list[tuple[tuple[int, Json], Path]]:
    return [((place, source), (*path, place)) for place, source in faults.objects(actions, path, MOST_ACTIONS)]


def _is_next(name: str, betting: int, head: Header) -> bool:
    spoken = name.casefold().replace("-", "").replace(" ", "")
    if head.is_draw:
        return spoken != SHOWDOWN
    return betting < len(STREETS) and spoken == STREETS[betting].casefold()


def _verify_length(found: list[Street], faults: Faults) -> None:
    """A hand has the entries of rounds without betting at the end of its last betting round: is there room for them?"""
    last = next((len(street.deeds) for street in reversed(found) if street.is_betting), 0)
    if last + sum(len(street.deeds) for street in found if not street.is_betting) > MOST_ACTIONS:
        said = f"The last betting round and the rounds without betting have more than {MOST_ACTIONS} entries."
        faults.add((*HEAD, "rounds"), "too_many", said)


def _deed(entry: tuple[int, Json], path: Path, head: Header, ids: Container[PlayerId], faults: Faults) -> Deed:
    place, source = entry
    said = faults.text(source, "action", path)
    word = "" if said is None else " ".join(said.casefold().split())
    type = MEANT.get(word)
    to_pot = word in ADDED_TO_POT
    if said is not None and type is None and not to_pot and word not in ASIDE:
        faults.add((*path, "action"), "action_unknown", "This is no action that the format names.")
    if type is None and not to_pot:
        return Deed(place=place, source=source, player=_id(source, ids), type=None, amount=None, is_dealt=word == DEALT)
    amount = faults.amount(source, "amount", path)
    if type is not None or source.get("player_id") is not None:
        verify_player(source, path, ids, faults)
    if amount is None and source.get("amount") is None and type in POST_ORDER:
        amount = head.usual(type or "")
    if (type in WAGERS and not amount) or (type in POST_ORDER and amount is None):
        if is_none(source.get("amount")):
            faults.add((*path, "amount"), "amount_missing", "What was put in by this action is needed.")
    elif type in POST_ORDER and not amount:
        type = None  # nothing was posted
    return Deed(place=place, source=source, player=_id(source, ids), type=type, amount=amount, to_pot=to_pot)


def verify_player(source: Json, path: Path, ids: Container[PlayerId], faults: Faults) -> None:
    """Adds a fault unless the player named in an object is one of the document's."""
    if source.get("player_id") is None:
        faults.add((*path, "player_id"), "missing", "player_id is needed.")
    elif _id(source, ids) is None:
        faults.add((*path, "player_id"), "player_unknown", "No player has this id.")


def _id(source: Json, ids: Container[PlayerId]) -> PlayerId | None:
    value = source.get("player_id")
    return value if is_id(value) and value in ids else None


def is_id(value: object) -> TypeGuard[PlayerId]:
    """Whether this can be a player's id."""
    return isinstance(value, int | float | str) and not isinstance(value, bool)
