"""Writing the rounds of a document from the posts and actions of a hand, and from what they carry."""

from collections.abc import Mapping
from typing import Any

from .amounts import number
from .carry import interleaved, kept, part, placed, restored
from .fields import Scribe
from .words import Json, street_name


def rounds_of(hand: Json, ids: Mapping[int, Any], further: list[Any]) -> list[Json]:
    """Every round; `further` are those without betting, whose entries stand at the end of the last betting round."""
    scribe = Scribe(hand, ids)
    beside = _beside(hand, further)
    numbers = (place for place in range(len(hand["rounds"]) + len(beside)) if place not in beside)
    betting = []
    for place, (id, round) in enumerate(zip(numbers, hand["rounds"], strict=False)):
        scribe.street(place, round)
        rebuilt: Json = {"id": id, "street": street_name(place, hand["streets"]), "actions": []}
        made = restored(rebuilt, kept(round))
        entries = _entries(hand, place, round, scribe)
        if entries:
            made["actions"] = entries
        betting.append(made)
    return interleaved(betting, beside)


def _beside(hand: Json, further: list[Any]) -> dict[int, Json]:
    """The rounds without betting and their entries, by place."""
    made: dict[int, Json] = {}
    for entry in further:
        at = placed(entry, "at") if isinstance(entry, dict) else None
        if at is not None:
            made[at] = dict(part(entry, "is", dict))
    for round in hand["rounds"]:
        for item in round["actions"]:
            at = _elsewhere(item)
            if at in made:
                made[at]["actions"] = [*part(made[at], "actions", list), part(kept(item), "is", dict)]
    return made


def _entries(hand: Json, place: int, round: Json, scribe: Scribe) -> list[Json]:
    """A betting round's entries. Posts come first, except those that carry their place."""
    posts: list[Json] = hand.get("posts", []) if place == 0 else []
    items = [item for item in round["actions"] if "type" in item or ("is" in kept(item) and _elsewhere(item) is None)]
    fixed: dict[int, tuple[str, int]] = {}
    loose: list[tuple[str, int]] = [("house", 0)] if place == 0 and _house(hand) else []
    for nth, post in enumerate(posts):
        at = placed(kept(post), "at")
        if at is None or at in fixed:
            loose.append(("post", nth))
        else:
            fixed[at] = ("post", nth)
    order = interleaved([*loose, *(("item", nth) for nth in range(len(items)))], fixed)
    first = placed(kept(round), "numbered_from")
    numbers = {cell: nth for nth, cell in enumerate(order, start=1 if first is None else first)}
    made: dict[tuple[str, int], Json] = {}
    if ("house", 0) in numbers:
        made["house", 0] = _added(hand, numbers["house", 0])
    for nth, post in enumerate(posts):
        made["post", nth] = restored(scribe.post(post, numbers["post", nth]), kept(post))
    for nth, item in enumerate(items):
        made["item", nth] = (
            restored(scribe.action(item, numbers["item", nth]), kept(item))
            if "type" in item
            else part(kept(item), "is", dict)
        )
    return [made[cell] for cell in order]


def _elsewhere(item: Json) -> int | None:
    """The round without betting to which an item belongs, None where it belongs here."""
    return None if "type" in item else placed(kept(item), "round")


def _house(hand: Json) -> bool:
    """Whether the hand has chips in the pot from the start, and did not come from a document: they need an entry."""
    return bool(hand.get("pot")) and not kept(hand)


def _added(hand: Json, at: int) -> Json:
    amount = number(hand["pot"], hand.get("scale", 1))
    return {"action_number": at, "player_id": None, "action": "Add to Pot", "amount": amount, "is_allin": False}
