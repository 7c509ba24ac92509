"""Rounds on which the rules are asked straight, and what is said and pushed in them."""

from collections.abc import Callable
from typing import Any, Final

import pytest

from tests.cases.doors import Straight
from tests.support.rounds import round_of
from tests.support.rows import table_of
from tests.support.told import picked

Json = dict[str, Any]


UNBET: Final[Json] = {"to_act": 1, "players": ["900/0", "900/0", "900/0"]}
BET: Final[Json] = {"current_bet": 100, "to_act": 2, "players": ["900/100", "900/0", "900/0"]}
OPTION: Final[Json] = table_of(__file__, "OPTION")
RAISED: Final[Json] = table_of(__file__, "RAISED")


LIMIT: Final[Json] = {"structure": "fixed_limit", "min_bet": 20, "players_left": 9}
STUD: Final[Json] = LIMIT | {"street": 1, "streets": 5, "bring_in": 5, "current_bet": 5, "to_act": 2}


BROUGHT_IN: Final[Json] = STUD | {"players": ["495/5 acted", "500/0", "500/0"]}


def said(word: str | None = None, amount: int | None = None, told: int | None = None, **others: Any) -> Json:
    """One statement, `told` what amount there was to call; `others` are members of the statement."""
    one = {name: value for name, value in (("word", word), ("amount", amount)) if value is not None}
    return {"words": [one | others], **({} if told is None else {"told_to": told})}


def pushed(*motions: list[int], **others: Any) -> Json:
    """Chips, motion by motion."""
    return {"chips": list(motions), **others}


def answer(round: Json, step: Json, rulebook: str, house: Json | None = None, **seats: Json) -> Json:
    """The decision; `seats` adds to what a seat of the round is, as `seat_2`."""
    sent = round_of(**round)
    for name, added in seats.items():
        sent["players"][int(name.removeprefix("seat_")) - 1] |= added
    under = {"rulebook": rulebook, "round": sent, **({"house_rules": house} if house else {})}
    what = "incident" if "kind" in step else "action" if "type" in step else "declaration"
    found = Straight().decision(under | {what: step})
    assert "errors" not in found, found
    return found


def noted(type: str, to: int, faced: int, since: str = "none") -> Json:
    """What is pending, as a round tells it."""
    return {"out_of_turn": {"type": type, "to": to, "faced": faced, "since": since}}


def answers(module: str, name: str = "TOLD") -> Callable[[Json], None]:
    """A test with the rows of that name in the JSON file beside its module.

    A row has an `id`, the `round` in which the `steps` are taken one after the other, the `rulebooks` that are asked,
    and what is `told` of the last step, by pointer. `seats` adds to what seats of the round are.
    """

    @pytest.mark.parametrize("row", [pytest.param(row, id=row["id"]) for row in table_of(module, name)])
    def test(row: Json) -> None:
        for rulebook in row["rulebooks"]:
            found = last(row, rulebook)
            assert picked(found, row["told"]) == row["told"], rulebook
            assert ("errors" in found) is (row["told"].get("/errors", ...) is not ...)

    return test


def last(row: Json, rulebook: str) -> Json:
    """What is decided of the last step of a row."""
    found: Json = {"round": round_of(**row["round"])}
    for seat, added in row.get("seats", {}).items():
        found["round"]["players"][int(seat) - 1] |= added
    for step in row["steps"]:
        what = "incident" if "kind" in step else "action" if "type" in step else "declaration"
        asked = {"rulebook": rulebook, "round": found["round"], what: step, "house_rules": row.get("house", {})}
        found = Straight().decision({name: value for name, value in asked.items() if value})
    return found
