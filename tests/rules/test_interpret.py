"""What was heard, and under which clause: where another topic would tell the same in other words."""

from typing import Any, Final

import pytest

from tests.cases.doors import Straight
from tests.support.rounds import round_of

Json = dict[str, Any]

BET: Final[Json] = {"current_bet": 100, "to_act": 2, "players": ["900/100", "900/0", "900/0"]}
LIMIT: Final[Json] = BET | {"structure": "fixed_limit", "players_left": 9}
FORWARD: Final[Json] = {"gesture": "forward_motion", "chips": [[100]]}
MOVED: Final = (
    "Seat 2 moved chips forward without letting go of them: where somebody acted on that, the floor may hold it to it."
)
TAKEN_BACK: Final = (
    "Seat 2 moved chips forward without letting go of them, and nobody has acted on that: it has done nothing yet."
)
LATE: Final = "Seat 2 moved its chips before it spoke: the chips count."
OVERCHIP: Final = "One chip of 500 is a call where no raise was said before it; change is due."


@pytest.mark.parametrize(
    ("round", "declaration", "rulebook", "code", "clause", "message"),
    [
        (LIMIT, FORWARD, "roberts-11", "gesture.forward_motion", "roberts-11:3.12", MOVED),
        (BET, FORWARD, "roberts-11", "gesture.forward_motion", "roberts-11:14.7", MOVED),
        (BET, FORWARD | {"acted_since": []}, "roberts-11", "gesture.no_action", "roberts-11:3.13", TAKEN_BACK),
        (
            BET,
            {"words": [{"word": "fold"}], "chips": [[500]], "order": "chips_first"},
            "roberts-11",
            "words.too_late",
            "roberts-11:3.13",
            LATE,
        ),
        (BET, {"words": [{"word": "time"}], "chips": [[500]]}, "tda-2019", "chips.overchip", "tda-2019:44", OVERCHIP),
    ],
    ids=[
        "forward_in_limit",
        "forward_without_limit",
        "forward_and_nobody_acted",
        "fold_said_too_late",
        "time_and_a_chip",
    ],
)
def test_what_is_said_first_cites_its_own_clause(
    round: Json, declaration: Json, rulebook: str, code: str, clause: str | None, message: str
) -> None:
    body = {"rulebook": rulebook, "round": round_of(**round), "declaration": declaration}
    first = Straight().decision(body)["reasons"][0]
    assert (first["code"], first["clause"], first["message"]) == (code, clause, message)
