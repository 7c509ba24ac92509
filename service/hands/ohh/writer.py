"""A hand as a document: what the hand says, what it carries from a document, and what every document must have."""

from decimal import Decimal
from typing import Any, Final

from .carry import kept, part, restored
from .deeds import is_id
from .faults import Faults
from .fields import header_of, limit_of, player_of, pot_of
from .pots import winnings
from .rounds import rounds_of
from .words import STREETS, Json

VERSION: Final = "1.4.7"
NO_CURRENCY: Final = "XXX"  # ISO 4217's word for none


def document_of(hand: Json) -> Json:
    """The document, of a hand that can be said."""
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
    ohh["rounds"] = rounds_of(hand, ids, part(ours, "rounds", list))
    pots = _pots(hand, ids, ours)
    if pots is not None:
        ohh["pots"] = pots
    return {**part(ours, "beside", dict), "ohh": ohh}


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
    differences = [wins[nth] if nth < len(wins) and isinstance(wins[nth], dict) else {} for nth in range(23)]
    made = restored({**pot, "player_wins": []}, rest)
    each = zip(pot["player_wins"], differences, strict=False)
    return [{**made, "player_wins": [restored(win, difference) for win, difference in each]}]


def _come_to(pots: list[Any], hand: Json, ids: dict[int, Any]) -> bool:
    faults = Faults()
    found = winnings(pots, faults, ("pots",))
    if found is None or faults.all():
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
