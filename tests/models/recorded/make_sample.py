"""`python -m tests.models.recorded.make_sample`: play the sample afresh with PokerKit.

Seeded random play in no-limit, pot-limit and fixed-limit hold'em and stud; the library's answers are kept as they are.
"""

import json
import random
from importlib import import_module
from typing import Any

from tests.models.recorded.records import SAMPLE

Json = dict[str, Any]

kit: Any = import_module("pokerkit")  # its types are not for strict eyes
SEED, HANDS = 20, 12


def deal(rng: random.Random, hand: int) -> tuple[Any, Json]:
    """A new hand in the library, and what all its records share."""
    game = (kit.NoLimitTexasHoldem, kit.PotLimitOmahaHoldem, kit.FixedLimitTexasHoldem, kit.FixedLimitSevenCardStud)[
        hand % 4
    ]
    count = rng.randint(2, 6)
    bet = rng.choice((20, 100, 400))
    mode = kit.Mode.CASH_GAME
    limit = game in (kit.FixedLimitTexasHoldem, kit.FixedLimitSevenCardStud)
    # in limit the library departs from the rulebooks at every short all-in: there the stacks are deep
    stacks = [rng.randint(30 * bet if limit else 2 * bet, 60 * bet if limit else 14 * bet) for _ in range(count)]
    automations = tuple(kit.Automation)
    sizes = {"small_bet": bet, "big_bet": 2 * bet} if limit else {"min_bet": bet}
    stud = game is kit.FixedLimitSevenCardStud
    forced = {"bring_in": bet // 4} if stud else {"raw_blinds_or_straddles": (bet // 2, bet)}
    antes = bet // 10 if stud else 0
    state = game.create_state(automations, True, antes, *forced.values(), *sizes.values(), stacks, count, mode=mode)
    blinds = [0] * count if stud else [bet // 2, bet] + [0] * (count - 2)
    structure = "fixed_limit" if limit else ("pot_limit" if game is kit.PotLimitOmahaHoldem else "no_limit")
    shared = {
        "hand": f"sample-{hand}",
        "variant": ("NT", "PO", "FT", "F7S")[hand % 4],
        "structure": structure,
        "antes": [antes] * count,
        **sizes,
        "mode": "cash",
        "players": count,
        "blinds_or_straddles": blinds,
        "bring_in": bet // 4 if stud else 0,
        "streets_total": state.street_count,
    }
    return state, shared


def record(state: Any, shared: Json, history: list[Json], starting: list[int], pot: int) -> Json:
    """What the library offers the seat to act now."""
    raise_ = state.can_complete_bet_or_raise_to()
    bring_in = state.can_post_bring_in()
    call = None if bring_in else state.checking_or_calling_amount
    return {
        **shared,
        "seq": len(history),
        "street": state.street_index,
        "street_min_bet": state.street.min_completion_betting_or_raising_amount,
        "pot_before_round": pot,
        "seats": [
            {
                "seat": seat,
                "starting_stack_this_round": starting[seat],
                "stack": state.stacks[seat],
                "committed": state.bets[seat],
                "folded": not state.statuses[seat],
            }
            for seat in state.player_indices
        ],
        "history": list(history),
        "to_act": state.actor_index,
        "actor_options": {
            "can_fold": state.can_fold(),
            "can_bring_in": bring_in,
            "call_amount": call,
            "min_raise_to": state.min_completion_betting_or_raising_to_amount if raise_ else None,
            "max_raise_to": state.max_completion_betting_or_raising_to_amount if raise_ else None,
        },
        "pokerkit_accepts": True,
    }


def act(state: Any, rng: random.Random) -> Json:
    """One random action, carried out in the library."""
    seat, bets, top = state.actor_index, list(state.bets), max(state.bets)
    low = state.min_completion_betting_or_raising_to_amount
    high = state.max_completion_betting_or_raising_to_amount
    roll = rng.random()
    if state.can_complete_bet_or_raise_to() and roll < 0.35:
        to = rng.choice((low, high, rng.randint(low, high), low))
        state.complete_bet_or_raise_to(to)
        kind = "complete" if state.street_index == 0 and top < (state.bring_in or 0) + 1 else "raise" if top else "bet"
    elif state.can_post_bring_in():
        to, kind = min(state.bring_in, bets[seat] + state.stacks[seat]), "bring_in"
        state.post_bring_in()
    elif top > bets[seat] and roll > 0.88:
        to, kind = bets[seat], "fold"
        state.fold()
    else:
        owed = state.checking_or_calling_amount
        to, kind = bets[seat] + owed, "call" if owed else "check"
        state.check_or_call()
    return {"seat": seat, "type": kind, "to": to, "all_in": False}


def play(rng: random.Random, hand: int) -> list[Json]:
    """Every decision of one hand."""
    state, shared = deal(rng, hand)
    rows: list[Json] = []
    street, history, starting, pot = -1, [], [], 0
    while state.status and state.actor_index is not None:
        if state.street_index != street:
            street = state.street_index
            starting = [stack + bet for stack, bet in zip(state.stacks, state.bets, strict=True)]
            pot = state.total_pot_amount - sum(state.bets)
            history = posts(state, shared) if street == 0 and not shared["bring_in"] else []
        row = record(state, shared, history, starting, pot)
        behind = state.stacks[row["to_act"]]
        committed = state.bets[row["to_act"]]
        step = act(state, rng)
        step["all_in"] = step["type"] != "fold" and step["to"] - committed == behind
        following = state.actor_index if state.status and state.street_index == street else None
        row["action"], row["after"] = step, {"next_to_act": following}
        rows.append(row)
        history = [*history, step]
    return rows


def posts(state: Any, shared: Json) -> list[Json]:
    """The blinds as they lie in front; heads-up the library's seat 0 has the big one."""
    small, big = (1, 0) if shared["players"] == 2 else (0, 1)
    kinds = ((small, "small_blind"), (big, "big_blind"))
    return [
        {"seat": seat, "type": kind, "to": state.bets[seat], "all_in": state.stacks[seat] == 0} for seat, kind in kinds
    ]


def main() -> None:
    """Write the sample."""
    random.seed(SEED)  # the library deals by it
    rng = random.Random(SEED)
    rows = [row for hand in range(HANDS) for row in play(rng, hand)]
    with SAMPLE.open("w", encoding="utf-8") as lines:
        for row in rows:
            lines.write(json.dumps(row, separators=(",", ":")) + "\n")
    print(f"{len(rows)} decisions of {HANDS} hands")


if __name__ == "__main__":
    main()
