"""The fields of a PHH document and what they are in a hand: forced bets, dates, and what the hand does not say."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, date, datetime, time
from typing import Any, Final

from .. import Json, carried
from .document import AMOUNTS, BIG_BETS_FROM, NAME, VARIANTS, Variant, chips_or_none, number

_DATE: Final = ("year", "month", "day", "time")
_UTC: Final = ("UTC", "Etc/UTC")
_DEALT: Final = re.compile(r"\s*d\s+db\s+(\S+)")
_CARD: Final = re.compile(r"10.|..")
_PLACE: Final = ("city", "region", "country")


def fields_of(hand: Json, variant: Variant, seats: list[int]) -> Json:
    """The amounts of a hand as the fields of a document; `seats` in the order of its players."""
    scale, player = hand.get("scale", 1), {seat: place for place, seat in enumerate(seats, start=1)}
    stacks = {one["seat"]: one["stack"] for one in hand["players"]}
    found = [(player[post["seat"]], post["type"], post["amount"]) for post in hand.get("posts", ())]
    antes, blinds = _entries(found, len(seats))
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
    """What the hand does not say of the document it was read from: other fields, and other spellings of a number.

    The `repr` of a number, and of a list of them, tells 1.50 from 1.5.
    """
    variant = VARIANTS[document["variant"]]
    made = fields_of(hand, variant, [one["seat"] for one in hand["players"]])
    kept = {name: value for name, value in document.items() if name != "actions"}
    return {name: value for name, value in kept.items() if name not in made or repr(made[name]) != repr(value)}


def restored(made: Json, document: Json, hand: Json) -> Json:
    """The fields of a document from what the hand says (`made`) and what it carries; where they contradict, the hand.

    The size of the big bet, if no street reached it, is only carried.
    """
    scale, least = hand.get("scale", 1), hand["min_bet"]
    whole: Json = {}
    for name, value in made.items():
        kept = document.get(name)
        unplayed = name == "big_bet" and len(hand["rounds"]) <= BIG_BETS_FROM and kept is not None
        same = kept is not None and _meant(name, kept, scale, least) == _meant(name, value, scale, least)
        whole[name] = kept if same or unplayed else value
    others = {name: value for name, value in document.items() if name not in AMOUNTS}
    return whole | _dated(others, hand.get("played_at"))


def player_names(hand: Json, players: list[Json]) -> dict[int, Any]:
    """The names that a hand carries from a document, by seat, whatever they are."""
    kept = carried(hand).get(NAME)
    names = kept.get("players") if isinstance(kept, dict) else None
    return {one["seat"]: name for one, name in zip(players, names if isinstance(names, list) else (), strict=False)}


def deals(hand: Json) -> str | None:
    """What begins a street of the variant that a hand carries; None if it carries none."""
    kept = carried(hand).get(NAME)
    variant = kept.get("variant") if isinstance(kept, dict) else None
    return VARIANTS[variant].deals if isinstance(variant, str) and variant in VARIANTS else None


def boards(hand: Json) -> list[str]:
    """The cards dealt to the board on each street, as the hand carries them."""
    return [" ".join(_dealt(street)) for street in hand.get("rounds", ())]


def _dealt(street: Json) -> Iterator[str]:
    for one in street["actions"]:
        text = carried(one).get(NAME)
        found = _DEALT.match(text) if isinstance(text, str) else None
        if found:
            yield from _CARD.findall(found[1])


def posts(antes: Sequence[int], blinds: Sequence[int], min_bet: int) -> list[Json]:
    """The posts, antes first. With two players the entries are reversed: the first is player 2's, the button's.

    A negative blind is a late post. A blind after the big blind is a straddle if it lifts the bet by a full bet. The
    first entry alone, and below a bet, is a small blind: nobody posts the big one.
    """
    seats = _seats_of_entries(len(antes))
    made = [_post(seat, "ante", ante) for seat, ante in zip(seats, antes, strict=True) if ante]
    big = _big_blind(blinds, min_bet)
    bet = 0
    for entry, (seat, blind) in enumerate(zip(seats, blinds, strict=False)):
        if blind:
            type = _type(entry, blind, big, bet + min_bet)
            made.append(_post(seat, type, abs(blind)))
            bet = max(bet, abs(blind))
    return made


def _entries(found: Iterable[tuple[int, str, int]], players: int) -> tuple[list[int], list[int]]:
    """The arrays of antes and blinds, from player, type and amount of each post; a late post is negative."""
    antes, blinds = [0] * players, [0] * players
    at = {seat: entry for entry, seat in enumerate(_seats_of_entries(players))}
    for player, type, amount in found:
        if type == "ante":
            antes[at[player]] += amount
        else:
            blinds[at[player]] += -amount if type == "post" else amount
    return antes, blinds


def first_without_blinds(blinds: Sequence[int]) -> int | None:
    """The seat to act first without blinds: left of the last one without a late post. None if there is a blind."""
    if any(blind > 0 for blind in blinds):
        return None
    seats = _seats_of_entries(len(blinds))
    last = max(range(len(blinds)), key=lambda entry: (blinds[entry], seats[entry]))
    return seats[last] % len(blinds) + 1


def _seats_of_entries(players: int) -> list[int]:
    """The seat of each entry of an array of forced bets."""
    return [2, 1] if players == 2 else list(range(1, players + 1))


def played_at(document: Json) -> str | None:
    """The date, with the time if there is one; None without a complete date.

    A time without a zone is UTC, unless city, region and country are told. A time in another zone stays local.
    """
    if not all(name in document for name in ("year", "month", "day")):
        return None
    day = date(document["year"], document["month"], document["day"])
    clock = document.get("time")
    if not isinstance(clock, time):
        return day.isoformat()
    zone = document.get("time_zone", document.get("time_zone_abbreviation"))
    is_utc = zone in _UTC or (zone is None and not all(name in document for name in _PLACE))
    return datetime.combine(day, clock).isoformat() + ("Z" if is_utc else "")


def date_fields(said: str) -> Json:
    """The fields for an ISO 8601 text; a time with an offset is converted to UTC. Raises ValueError."""
    moment = datetime.fromisoformat(said)
    if moment.tzinfo:
        moment = moment.astimezone(UTC)
    made: Json = {"year": moment.year, "month": moment.month, "day": moment.day}
    if len(said) > len("2000-01-01"):
        made["time"] = moment.time()
        if moment.tzinfo:
            made["time_zone"] = "UTC"
    return made


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


def _big_blind(blinds: Sequence[int], min_bet: int) -> int | None:
    """The entry of the big blind: the second, or the first above 0 after it, or the only one if that is a bet."""
    above = [entry for entry, blind in enumerate(blinds) if blind > 0]
    alone = above[0] if above and blinds[above[0]] >= min_bet else None
    return next((entry for entry in above if entry), alone)


def _type(entry: int, blind: int, big: int | None, least_straddle: int) -> str:
    if blind <= 0:
        return "post"
    if big is None or entry < big:
        return "small_blind"
    if entry == big:
        return "big_blind"
    return "straddle" if blind >= least_straddle else "post"


def _post(seat: int, type: str, amount: int) -> Json:
    return {"seat": seat, "type": type, "amount": amount}
