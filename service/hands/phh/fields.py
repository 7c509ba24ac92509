"""The fields of a document that follow from a hand, and what a document says beyond them."""

from collections import Counter
from typing import Any

from .amounts import chips_or_none, number
from .dates import date_fields, played_at
from .posts import entries, posts
from .words import AMOUNTS, BIG_BETS_FROM, VARIANTS, Json, Variant

_DATE = ("year", "month", "day", "time")


def plain_fields(hand: Json, variant: Variant, seats: list[int]) -> Json:
    """The amounts of a hand as the fields of a document; `seats` in the order of its players."""
    scale, player = hand.get("scale", 1), {seat: place for place, seat in enumerate(seats, start=1)}
    stacks = {one["seat"]: one["stack"] for one in hand["players"]}
    found = [(player[post["seat"]], post["type"], post["amount"]) for post in hand.get("posts", ())]
    antes, blinds = entries(found, len(seats))
    made: dict[str, Any] = {"antes": antes}
    if variant.deals == "stud":
        made["bring_in"] = hand["bring_in"]
    else:
        made["blinds_or_straddles"] = blinds
    made[variant.bets[0]] = hand["min_bet"]
    if variant.structure == "fixed_limit":
        made["big_bet"] = _big_bet(hand)
    made["starting_stacks"] = [stacks[seat] for seat in seats]
    result = hand.get("result", {})
    for name, kind in (("finishing_stacks", "stacks"), ("winnings", "won")):
        if kind in result:
            shares = Counter[int]()
            for share in result[kind]:
                shares[share["seat"]] += share["chips"]
            made[name] = [shares[seat] for seat in seats]
    return {name: _numbers(value, scale) for name, value in made.items()}


def beyond(document: Json, hand: Json) -> Json:
    """What the hand does not say of the document it was read from: other fields, and other spellings of a number."""
    variant = VARIANTS[document["variant"]]
    made = plain_fields(hand, variant, [one["seat"] for one in hand["players"]])
    kept = {name: value for name, value in document.items() if name != "actions"}
    return {name: value for name, value in kept.items() if name not in made or _text(made[name]) != _text(value)}


def restored(made: Json, carried: Json, hand: Json) -> Json:
    """The fields of a document from what the hand says (`made`) and what it carries; the hand wins if they contradict.

    The size of the big bet, if no street reached it, is only carried.
    """
    scale, least = hand.get("scale", 1), hand["min_bet"]
    whole: Json = {}
    for name, value in made.items():
        kept = carried.get(name)
        unplayed = name == "big_bet" and len(hand["rounds"]) <= BIG_BETS_FROM and kept is not None
        same = kept is not None and _meant(name, kept, scale, least) == _meant(name, value, scale, least)
        whole[name] = kept if same or unplayed else value
    others = {name: value for name, value in carried.items() if name not in AMOUNTS}
    return whole | _dated(others, hand.get("played_at"))


def _dated(fields: Json, moment: str | None) -> Json:
    try:
        told = played_at(fields)
    except (TypeError, ValueError):
        told = None
    if told == moment:
        return fields
    other = {name: value for name, value in fields.items() if name not in _DATE}
    return other | (date_fields(moment) if moment else {})


def _big_bet(hand: Json) -> int:
    """The bet of the third street; if it was not reached, twice that of the first."""
    least: int = hand["min_bet"]
    streets = hand["rounds"]
    if len(streets) <= BIG_BETS_FROM:
        return 2 * least
    return int(streets[BIG_BETS_FROM].get("min_bet", streets[BIG_BETS_FROM - 1].get("min_bet", least)))


def _numbers(value: Any, scale: int) -> Any:
    return [number(chips, scale) for chips in value] if isinstance(value, list) else number(value, scale)


def _meant(name: str, value: Any, scale: int, least: int) -> Any:
    """What a field means in chips, to compare two spellings of it; blinds mean the posts that they make."""
    if not isinstance(value, list):
        return chips_or_none(value, scale)
    chips = [chips_or_none(entry, scale) for entry in value]
    if name == "blinds_or_straddles" and None not in chips:
        known = [entry for entry in chips if entry is not None]
        return posts([0] * len(known), known, least)
    return chips


def _text(value: Any) -> Any:
    """How a number, or each number of a list, is written."""
    return [_text(entry) for entry in value] if isinstance(value, list) else (type(value), str(value))
