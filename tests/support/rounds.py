"""Rounds in few words, and what is done in them."""

from typing import Any, Final

Json = dict[str, Any]


BET: Final[Json] = {
    "current_bet": 300,
    "last_full_raise_by": 200,
    "to_act": 2,
    "players": ["9700/300", "9900/100", "9900/100"],
}
"""Seat 2 has bet 100, seat 3 has called, seat 1 has raised to 300."""
ALL_IN: Final[Json] = {
    "current_bet": 300,
    "last_full_raise_by": 300,
    "to_act": 2,
    "players": ["0/300", "9900/0", "9900/0"],
}


POT: Final[Json] = {
    "structure": "pot_limit",
    "pot_before_round": 100,
    "current_bet": 100,
    "to_act": 2,
    "players": ["9900/100", "9900/0"],
}


BLINDS: Final[Json] = {"street": 1, "current_bet": 100, "to_act": 3, "players": ["9950/50", "9900/100", "9900/0"]}


def round_of(players: list[str], **others: Any) -> Json:
    """A round on the flop; each player is told as behind/in front, with `folded` after it where he is out.

    Who has chips in front has acted; on the first street, where they may be posted, `acted` says so.
    """
    seats = []
    for seat, told in enumerate(players, start=1):
        chips, _, state = told.partition(" ")
        stack, committed = map(int, chips.split("/"))
        acted = bool(state) or (committed > 0 and others.get("street") != 1)
        one = {"seat": seat, "stack": stack, "committed": committed, "acted": acted, "folded": state == "folded"}
        seats.append(one)
    return {"structure": "no_limit", "street": 2, "streets": 4, "min_bet": 100, **others, "players": seats}


UNDERBET: Final[Json] = {"kind": "underbet_found", "street_over": False}
COUNT: Final[Json] = {"kind": "wrong_pot_count", "seat": 1, "acted_since": [], "street_over": False}


HIDDEN: Final[Json] = {"kind": "hidden_chip", "seat": 1, "amount": 500}
