"""The bodies that are sent."""

import json
from typing import Any, Final

from service.rulesets import by_play, load_rulebooks, usual_rulebook

Json = dict[str, Any]

RULEBOOK: Final = usual_rulebook(load_rulebooks()).ruleset.id
OTHER_RULEBOOK: Final = by_play(load_rulebooks())["cash"][0].ruleset.id
MOST_SEATS: Final = 23
ACTIONS: Final[dict[str, Json]] = {
    "fold": {"type": "fold"},
    "call": {"type": "call"},
    "raise": {"type": "raise", "to": 1800},
}
_COMMITTED: Final = {1: 200, 3: 600, 5: 600}
_FOLDED: Final = (2, 4, 6)


def decision(action: str = "raise", more: int = 0) -> Json:
    """Nine seats on the second of four streets: a bet, a raise, a call, three folds; `more` chips in each stack."""
    return {
        "rulebook": RULEBOOK,
        "round": {
            "structure": "no_limit",
            "street": 2,
            "streets": 4,
            "min_bet": 200,
            "pot_before_round": 1300,
            "current_bet": 600,
            "last_full_raise_by": 400,
            "last_full_bet_to": 600,
            "bet_count": 2,
            "to_act": 7,
            "players": [
                {
                    "seat": seat,
                    "stack": 9000 - 100 * seat + more,
                    "committed": _COMMITTED.get(seat, 0),
                    "acted": seat < 7,
                    "folded": seat in _FOLDED,
                }
                for seat in range(1, 10)
            ],
        },
        "action": ACTIONS[action],
    }


def of_seats(seats: int) -> Json:
    """A round of so many seats, half of them done: the first bet, others called, and the next one raises."""
    to_act = seats // 2 + 1
    asked = decision()
    asked["round"] |= {
        "current_bet": 600,
        "last_full_raise_by": 600,
        "bet_count": 1,
        "to_act": to_act,
        "players": [
            {
                "seat": seat,
                "stack": 9000 + 100 * seat,
                "committed": 600 if seat < to_act else 0,
                "acted": seat < to_act,
                "folded": False,
            }
            for seat in range(1, seats + 1)
        ],
    }
    return asked


def batch(items: int) -> Json:
    """So many decisions at once, no two alike."""
    return {"items": [decision(more=place) for place in range(items)]}


def short_hand(players: int, count: int) -> str:
    """A hand of so many calls and checks in PHH, as short as it may be written."""
    actions = ",".join(f'"p{place % players + 1} cc"' for place in range(2, count + 2))
    noughts, stacks = ",0" * (players - 2), ",".join(["999"] * players)
    return (
        f"variant='NT'\nantes=[0,0{noughts}]\nblinds_or_straddles=[1,2{noughts}]\nmin_bet=2\n"
        f"starting_stacks=[{stacks}]\nactions=[{actions}]\n"
    )


def as_bytes(body: Json) -> bytes:
    """The body as a caller sends it."""
    return json.dumps(body).encode()
