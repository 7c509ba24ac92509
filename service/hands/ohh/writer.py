"""Writing a hand as an OHH document: what the hand says, what it carries from one, and what every document has."""

from collections.abc import Iterator, Mapping
from decimal import Decimal
from typing import Any, Final

from ...rules.model.fault import Fault
from .. import MOST_PLAYERS, Json
from ..unreadable import Faults, Unreadable
from .document import ACTIONS, BET_TYPES, BIG_BET_FROM, NAME, POSTS, STREETS, is_id, number, street_name
from .fields import (
    EntryMaker,
    header_of,
    interleaved,
    kept,
    limit_of,
    part,
    placed,
    player_of,
    pot_of,
    restored,
)
from .record import winnings

VERSION: Final = "1.4.7"
NO_CURRENCY: Final = "XXX"  # ISO 4217's word for none
_ACTIONS: Final = (*ACTIONS.values(), "complete", "all_in")


def write(hand: Json) -> Json:
    """The document of a hand. Raises Unreadable with everything in the hand that the format cannot say."""
    if faults := tuple(_inexpressible(hand)):
        raise Unreadable(faults)
    ours = kept(hand)
    scale: int = hand.get("scale", 1)
    players = {player["seat"]: restored(player_of(player, scale), kept(player)) for player in hand["players"]}
    for player in hand["players"]:
        if not kept(player):
            seat = player["seat"]
            players[seat] = {"id": seat, "name": f"Seat {seat}", **players[seat]}
    ids = {seat: player["id"] if is_id(player.get("id")) else seat for seat, player in players.items()}
    head = restored(header_of(hand), ours)
    ohh = head if ours else _filled(hand, head)
    ohh["bet_limit"] = restored(limit_of(hand), part(ours, "bet_limit", dict))
    ohh["players"] = _players(players, part(ours, "players", list))
    ohh["rounds"] = _rounds(hand, ids, part(ours, "rounds", list))
    pots = _pots(hand, ids, ours)
    if pots is not None:
        ohh["pots"] = pots
    return {**part(ours, "beside", dict), NAME: ohh}


def _filled(hand: Json, head: Json) -> Json:
    """The head with what a document must have and the hand does not know. Four streets are taken for hold'em."""
    return {
        "spec_version": VERSION,
        "internal_version": VERSION,
        "network_name": "",
        "site_name": "",
        "tournament": False,
        "game_number": "",
        "start_date_utc": None,
        "table_name": "",
        "game_type": "Holdem" if hand["streets"] == len(STREETS) else "Draw",
        "table_size": max(2, *(player["seat"] for player in hand["players"])),
        "currency": NO_CURRENCY,
        "small_blind_amount": 0,
        "ante_amount": 0,
        "pots": [],
        **head,
    }


def _players(players: dict[int, Json], listed: list[Any]) -> list[Json]:
    """Those dealt in and the others, as they were listed; by seat where that is not known."""
    left = dict(sorted(players.items()))
    made = []
    for entry in listed:
        if isinstance(entry, dict):
            made.append(entry)
        elif isinstance(entry, int) and entry in left:
            made.append(left.pop(entry))
    return [*made, *left.values()]


def _pots(hand: Json, ids: dict[int, Any], ours: Json) -> list[Any] | None:
    """The pots: several that are carried, as long as they come to what the hand says was won; else one."""
    pot = pot_of(hand, ids)
    if pot is None:
        return None
    several = part(ours, "pots", list)
    if several and _come_to(several, hand, ids):
        return several
    rest = part(ours, "pot", dict)
    wins = part(rest, "wins", list)
    differences = [wins[nth] if nth < len(wins) and isinstance(wins[nth], dict) else {} for nth in range(MOST_PLAYERS)]
    made = restored({**pot, "player_wins": []}, rest)
    each = zip(pot["player_wins"], differences, strict=False)
    return [{**made, "player_wins": [restored(win, difference) for win, difference in each]}]


def _come_to(pots: list[Any], hand: Json, ids: dict[int, Any]) -> bool:
    faults = Faults(NAME)
    found = winnings(pots, faults, ("pots",))
    if found is None or faults:
        return False
    scale: int = hand.get("scale", 1)
    won = {ids[share["seat"]]: share["chips"] for share in hand["result"]["won"] if share["seat"] in ids}
    rake = hand["result"].get("rake")
    if (found.rake is None) if rake is None else _is(found.rake, rake, scale):
        return won.keys() <= found.chips.keys() and all(
            _is(amount, won.get(id, 0), scale) for id, amount in found.chips.items()
        )
    return False


def _is(amount: Decimal | None, whole: int, scale: int) -> bool:
    return amount is not None and amount * scale == whole


def _inexpressible(hand: Json) -> Iterator[Fault]:
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
    yield from _inexpressible_rounds(hand)


def _inexpressible_rounds(hand: Json) -> Iterator[Fault]:
    bet = hand["min_bet"]
    for place, round in enumerate(hand["rounds"]):
        doubled = hand["structure"] == "fixed_limit" and place >= BIG_BET_FROM
        bet = round.get("min_bet", bet)
        if bet != hand["min_bet"] * (2 if doubled else 1):
            said = "The smallest bet is the big blind; in fixed-limit, twice that on the last two streets."
            yield _fault(f"/rounds/{place}/min_bet", said)
        if "big_bet" in (hand if place == 0 else round):
            yield _fault("/big_bet" if place == 0 else f"/rounds/{place}/big_bet", "All bets of a round have one size.")
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
    return Fault(pointer, f"{NAME}.not_expressible", message)


def _rounds(hand: Json, ids: Mapping[int, Any], further: list[Any]) -> list[Json]:
    """Every round; `further` are those without betting, whose entries stand at the end of the last betting round."""
    maker = EntryMaker(hand, ids)
    beside = _beside(hand, further)
    numbers = (place for place in range(len(hand["rounds"]) + len(beside)) if place not in beside)
    betting = []
    for place, (id, round) in enumerate(zip(numbers, hand["rounds"], strict=False)):
        maker.begin(place, round)
        rebuilt: Json = {"id": id, "street": street_name(place, hand["streets"]), "actions": []}
        made = restored(rebuilt, kept(round))
        entries = _entries(hand, place, round, maker)
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


def _entries(hand: Json, place: int, round: Json, maker: EntryMaker) -> list[Json]:
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
        made["post", nth] = restored(maker.post(post, numbers["post", nth]), kept(post))
    for nth, item in enumerate(items):
        made["item", nth] = (
            restored(maker.action(item, numbers["item", nth]), kept(item))
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
