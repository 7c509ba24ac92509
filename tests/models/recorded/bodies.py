"""A recorded decision as the requests a platform would send: an opening with its history, and a snapshot.

The snapshot is read off the record by a walk of its own, so that the two requests do not share a mistake.
"""

from dataclasses import dataclass
from typing import Any

Json = dict[str, Any]

FORCED = ("small_blind", "big_blind", "straddle", "post")
WAGERS = ("bet", "raise", "complete")


@dataclass
class Walk:
    """What a round's history comes to, taken as it happened."""

    current_bet: int = 0
    last_full_raise_by: int = 0
    last_full_bet_to: int = 0
    bet_count: int = 0
    capped: bool = False
    pot_credit: int = 0


def rulebook_of(row: Json) -> str:
    """Tournament hands are judged by the TDA's rules, cash hands by Robert's."""
    return "tda-2019" if row["mode"] == "tournament" else "roberts-11"


def forced(row: Json) -> list[Json]:
    """The blinds and straddles of the round, with their nominal amounts; a lone blind is the big one."""
    if row["street"]:
        return []
    sizes = row["blinds_or_straddles"]
    posts = []
    for step in row["history"]:
        if step["type"] not in FORCED:
            continue
        nominal = {"small_blind": sizes[0], "big_blind": sizes[1]}.get(step["type"], abs(sizes[step["seat"]]))
        lone = step["type"] == "small_blind" and nominal == row["street_min_bet"]
        posts.append({"seat": step["seat"], "type": "big_blind" if lone else step["type"], "amount": nominal})
    return posts


def played(row: Json) -> list[Json]:
    """The voluntary actions of the round so far, and a bring-in."""
    return [step for step in row["history"] if step["type"] not in FORCED]


def in_the_round(row: Json) -> list[Json]:
    """The seats that were in the pot when the round began."""
    in_history = {step["seat"] for step in row["history"]}
    return [seat for seat in row["seats"] if not seat["folded"] or seat["seat"] in in_history]


def action_of(step: Json) -> Json:
    """A recorded step as a proposed action; an all-in wager as the button that sends it."""
    if step["type"] not in WAGERS:
        return {"type": step["type"]}
    if step["all_in"]:
        return {"type": "all_in"}
    return {"type": step["type"], "to": step["to"]}


def settings_of(row: Json) -> Json:
    """What an opening and a snapshot have in common."""
    shared = {
        "structure": row["structure"],
        "street": row["street"] + 1,
        "streets": row["streets_total"],
        "min_bet": row["street_min_bet"],
        "pot_before_round": row["pot_before_round"],
    }
    if row["street"] == 0 and row["bring_in"]:
        shared["bring_in"] = row["bring_in"]
    if row["mode"] == "tournament" and len(in_the_round(row)) == 2:
        shared["players_left"] = 2 if row["players"] == 2 else row["players"]
    return shared


def rounds_body(row: Json) -> Json:
    """The request to /v1/rounds: how the round began, and all that was done in it."""
    steps = played(row)
    return {
        "rulebook": rulebook_of(row),
        "opening": {
            **settings_of(row),
            "players": [
                {"seat": seat["seat"], "stack": seat["starting_stack_this_round"]} for seat in in_the_round(row)
            ],
            "posts": forced(row),
            "first_to_act": steps[0]["seat"] if steps else row["to_act"],
        },
        "actions": [{"seat": step["seat"], **action_of(step)} for step in steps],
    }


def snapshot_body(row: Json) -> Json:
    """The request to /v1/decisions: the table as it was seen, and the action that was really taken."""
    walk = walk_of(row)
    acted = {step["seat"] for step in played(row)}
    return {
        "rulebook": rulebook_of(row),
        "round": {
            **settings_of(row),
            "current_bet": walk.current_bet,
            "last_full_raise_by": max(walk.last_full_raise_by, row["street_min_bet"]),
            "last_full_bet_to": walk.last_full_bet_to,
            "bet_count": walk.bet_count,
            **({"capped": walk.capped} if row["structure"] == "fixed_limit" else {}),
            "pot_credit": walk.pot_credit,
            "to_act": row["to_act"],
            "players": [
                {
                    "seat": seat["seat"],
                    "stack": seat["stack"],
                    "committed": seat["committed"],
                    "acted": seat["seat"] in acted,
                    "folded": seat["folded"],
                }
                for seat in in_the_round(row)
            ],
        },
        "action": action_of(row["action"]),
    }


def walk_of(row: Json) -> Walk:
    """The bet, its last full size and level, the count and the cap, step by step."""
    walk = Walk(last_full_raise_by=row["street_min_bet"])
    stacks = {seat["seat"]: seat["starting_stack_this_round"] for seat in in_the_round(row)}
    out: set[int] = set()
    for post in forced(row):
        if post["type"] == "post":
            continue
        paid = min(post["amount"], stacks[post["seat"]])
        if row["structure"] == "pot_limit":
            walk.pot_credit += post["amount"] - paid
        if post["type"] != "small_blind":
            walk.current_bet = walk.last_full_bet_to = walk.last_full_raise_by = post["amount"]
            walk.bet_count += 1
        if paid == stacks[post["seat"]]:
            out.add(post["seat"])
    for step in played(row):
        if step["type"] == "bring_in":
            walk.current_bet = row["bring_in"]
        elif step["type"] in WAGERS and step["to"] > walk.current_bet:
            _wager(walk, step["to"], row, in_pot=set(stacks) - out)
        if step["type"] == "fold" or step["all_in"]:
            out.add(step["seat"])
    return walk


def _wager(walk: Walk, to: int, row: Json, in_pot: set[int]) -> None:
    by, bet = to - walk.current_bet, row["street_min_bet"]
    if row["structure"] == "fixed_limit":
        full = 2 * (to - walk.last_full_bet_to) >= bet
    elif walk.current_bet < bet and walk.bet_count == 0 and walk.current_bet in (0, row["bring_in"]):
        full = to >= bet
    else:
        full = by >= walk.last_full_raise_by
    walk.current_bet = to
    if full:
        walk.last_full_raise_by, walk.last_full_bet_to = max(by, bet), to
        walk.bet_count += 1
        cap = 5 if row["streets_total"] == 2 else 4
        walk.capped = walk.capped or (walk.bet_count == cap and len(in_pot) >= 3)
