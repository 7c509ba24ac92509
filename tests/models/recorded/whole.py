"""Recorded decisions put together to whole hands: as a request in our own JSON, and as a PHH file."""

from itertools import groupby
from typing import Any

from service.hands.phh_document import VARIANTS
from tests.models.recorded.bodies import WAGERS, Json, action_of, forced, rulebook_of

PHH_VARIANTS = {
    **dict.fromkeys(("FT", "FO/8", "F7S", "F7S/8", "FR", "F2L3D", "FB"), "fixed_limit"),
    **dict.fromkeys(("NT", "NS", "N2L1D"), "no_limit"),
    "PO": "pot_limit",
}
STUD = {"F7S", "F7S/8", "FR"}
DRAW = {"N2L1D", "F2L3D", "FB"}
BOARD = ("??????", "??", "??")


def whole(rows: list[Json]) -> Json:
    """The hand of these decisions, in our own JSON; seats from 1, as PHH numbers its players."""
    first = rows[0]
    paid = antes_paid(first)
    count = len(first["seats"])
    has_blinds = bool(forced(first))
    hand: Json = {
        "structure": first["structure"],
        "streets": first["streets_total"],
        "min_bet": first["street_min_bet"],
        "players": [
            {"seat": seat["seat"] + 1, "stack": seat["starting_stack_this_round"] + paid[seat["seat"]]}
            for seat in first["seats"]
        ],
        "posts": [{"seat": seat + 1, "type": "ante", "amount": ante} for seat, ante in enumerate(paid) if ante]
        + [post | {"seat": post["seat"] + 1} for post in forced(first)],
        "rounds": [],
    }
    if first["bring_in"]:
        hand["bring_in"] = first["bring_in"]
    if has_blinds:
        hand["button"] = count
    if first["mode"] == "tournament" and count == 2:
        hand["players_left"] = 2
    for _, street in groupby(rows, key=lambda row: row["street"]):
        decisions = list(street)
        actions = [{"seat": row["to_act"] + 1, **action_of(row["action"])} for row in decisions]
        round: Json = {"actions": actions}
        if decisions[0]["street"]:
            round["min_bet"] = decisions[0]["street_min_bet"]
        if not has_blinds:
            round["first_to_act"] = decisions[0]["to_act"] + 1
        hand["rounds"].append(round)
    return hand


def antes_paid(first: Json) -> list[int]:
    """What each seat paid before the first street. Raises ValueError where the record does not tell."""
    antes = [int(ante) for ante in first["antes"]] or [0] * len(first["seats"])
    if len(antes) == 2:
        antes = antes[::-1] if sum(antes) and antes[0] != antes[1] else antes
    if sum(antes) != first["pot_before_round"]:
        raise ValueError("somebody could not pay his ante in full")
    return antes


def body(rows: list[Json]) -> Json:
    """The request to POST /v1/hands in our own JSON."""
    return {"rulebook": rulebook_of(rows[0]), "on_illegal": "stop", "hand": whole(rows)}


def phh(rows: list[Json]) -> str | None:
    """The hand as a PHH file, cards unknown; None for a game that has no code there."""
    first = rows[0]
    if PHH_VARIANTS.get(first["variant"]) != first["structure"]:
        return None
    count = len(first["seats"])
    paid = antes_paid(first)
    stacks = [seat["starting_stack_this_round"] + ante for seat, ante in zip(first["seats"], paid, strict=True)]
    fields: dict[str, Any] = {"variant": first["variant"], "antes": first["antes"] or [0] * count}
    if first["variant"] in STUD:
        fields["bring_in"] = first["bring_in"]
    else:
        fields["blinds_or_straddles"] = first["blinds_or_straddles"]
    if first["structure"] == "fixed_limit":
        fields |= {"small_bet": first["small_bet"], "big_bet": first["big_bet"]}
    else:
        fields["min_bet"] = first["street_min_bet"]
    fields |= {"starting_stacks": stacks, "actions": list(_notated(rows, count))}
    return "".join(f"{key} = {_toml(value)}\n" for key, value in fields.items())


def _notated(rows: list[Json], count: int) -> Any:
    for player in range(1, count + 1):
        yield f"d dh p{player} {'??' * VARIANTS[rows[0]['variant']].hole_cards}"
    street = 0
    for row in rows:
        while street < row["street"]:
            street += 1
            yield from _dealt(row, street)
        yield f"p{row['to_act'] + 1} {_word(row)}"


def _dealt(row: Json, street: int) -> Any:
    """What happens between two streets."""
    live = [seat["seat"] + 1 for seat in row["seats"] if not seat["folded"]]
    if row["variant"] in DRAW:
        yield from (f"p{player} sd" for player in live)
    elif row["variant"] in STUD:
        yield from (f"d dh p{player} ??" for player in live)
    else:
        yield f"d db {BOARD[street - 1]}"


def _word(row: Json) -> str:
    action = row["action"]
    if action["type"] == "fold":
        return "f"
    if action["type"] == "bring_in":
        return "pb"
    return f"cbr {action['to']}" if action["type"] in WAGERS else "cc"


def _toml(value: Any) -> str:
    if isinstance(value, list):
        return "[" + ", ".join(_toml(one) for one in value) + "]"
    return f'"{value}"' if isinstance(value, str) else str(value)
