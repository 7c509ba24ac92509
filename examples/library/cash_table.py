"""A cash game that goes on by itself: bots act, players come, stand up, come back and leave. Nothing else is told.

Floorman has the button, the blinds, who is dealt in, who waits and who owes, the betting and the pots. The cards are
the platform's: python cash_table.py [HANDS [RULEBOOK [METHOD]]]
"""

import random
import sys
from collections import Counter
from typing import Any

import floorman

Json = dict[str, Any]
SEATS, BLIND, BUY_IN = list(range(1, 10)), 100, 10_000


def choose(options: Json) -> Json:
    """One of the actions on offer: ask a player here."""
    actions = [{"type": type} for type in ("check", "call") if options[type]]
    if options["fold"] and not options["check"]:
        actions.append({"type": "fold"})
    if options["raise"]:
        least, most = options["raise"]["min_to"], options["raise"]["max_to"]
        actions.append({"type": options["raise"]["type"], "to": random.choice([least, least, least, most])})
    return random.choice(actions)


def play(rules: Json, opening: Json) -> Any:
    """A hand, from its opening to the last action; the round and what follows it."""
    now: Any = floorman.rounds({**rules, "opening": opening})
    options = now["options"]
    while True:
        if now["next"] is None:  # a seat is to act
            asked = {**rules, "round": now["round"], "action": choose(options)}
            now = floorman.decide(asked)
            assert now["ruling"] == "accepted", now
            options = now["options"]
        elif now["next"]["type"] == "street":  # deal its cards here
            now = floorman.next_street({**rules, "round": now["round"]})
            options = now["options"]
        else:
            return now


def paid_out(now: Any) -> dict[int, int]:
    """The stacks once the pots are won: compare the cards here."""
    stacks = {player["seat"]: player["stack"] for player in now["round"]["players"]}
    if now["next"]["uncalled"]:
        stacks[now["next"]["uncalled"]["seat"]] += now["next"]["uncalled"]["amount"]
    for pot in now["next"]["pots"]:
        stacks[random.choice(pot["seats"])] += pot["amount"]
    return stacks


def come_and_go(players: dict[int, Json]) -> None:
    """What a floor person sees between two hands."""
    for seat, player in list(players.items()):
        if player["stack"] == 0 and random.random() < 0.5:  # who buys in again is not new
            player["stack"] = BUY_IN
        if player["stack"] == 0 or random.random() < 0.02:
            del players[seat]
        elif player["present"] and random.random() < 0.04:
            player["present"] = False
        elif not player["present"] and random.random() < 0.3:
            player["present"] = True
    for seat in SEATS:
        if seat not in players and (random.random() < 0.1 or sum(one["present"] for one in players.values()) < 2):
            entry = random.choice(["post", "post", "wait", "buy_button"])
            players[seat] = {"seat": seat, "stack": BUY_IN, "arrival": "new", "present": True, "entry": entry}


def main(hands: str = "1000", rulebook: str = "wsop-live-2026@1", method: str = "dead_button") -> None:
    """Play as many hands; all that a table keeps between two of them is `players` and `last`."""
    rules: Json = {"rulebook": rulebook, "house_rules": {"button.method": method}}
    players: dict[int, Json] = {}
    last: Json | None = None
    told = Counter[str]()
    for _ in range(int(hands)):
        come_and_go(players)
        there = [seat for seat, player in players.items() if player["present"]]
        table: Json = {
            "format": "cash",
            "structure": "no_limit",
            "streets": 4,
            "seats": SEATS,
            "big_blind": BLIND,
            "small_blind": BLIND // 2,
            "players": list(players.values()),
            **({"last": last} if last else {"button_drawn": random.choice(there)}),
        }
        deal: Any = floorman.next_hand({**rules, "table": table})["deal"]
        told.update(reason["code"] for reason in deal["reasons"])
        stacks = paid_out(play(rules, deal["opening"]))
        assert sum(stacks.values()) == sum(players[seat]["stack"] for seat in stacks), "chips are lost"
        last, players = deal["last"], {player["seat"]: player for player in deal["players"]}
        for seat, stack in stacks.items():
            players[seat]["stack"] = stack
    for code, times in sorted(told.items()):
        print(f"{times:6} {code}")
    print(f"{hands} hands played, the button is at {last and last['button']}.")


main(*sys.argv[1:])
