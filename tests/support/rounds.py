"""Rounds in few words, and what is done in them."""

from typing import Any, Final

from tests.support.rows import table_of

Json = dict[str, Any]


BET: Final[Json] = table_of(__file__, "BET")
"""Seat 2 has bet 100, seat 3 has called, seat 1 has raised to 300."""
ALL_IN: Final[Json] = table_of(__file__, "ALL_IN")


POT: Final[Json] = table_of(__file__, "POT")


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
