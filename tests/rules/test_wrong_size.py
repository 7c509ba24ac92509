"""Chips and wrong sizes that come to light later, at their edges: what the floor is told, and what is left behind."""

from typing import Any

from tests.cases.ruled import differences
from tests.rules.asking import answer
from tests.support.rounds import HIDDEN, UNDERBET
from tests.support.rows import rows_of

Json = dict[str, Any]


@rows_of(__file__)
def test_a_chip_goes_in_as_far_as_it_could(
    round: Json, amount: int, faced: int, effect: str, action: Json | None, left: Json
) -> None:
    hidden = HIDDEN | {"seat": 2, "amount": amount, "faced": faced}
    first = answer(round, hidden, "tda-2019")["alternatives"][0]
    assert differences({"effect": {"code": effect}, "action": action, "round": left}, first) == []


@rows_of(__file__)
def test_a_wager_is_put_right_to_what_it_had_to_be(round: Json, seat: int, faced: int, action: Json | None) -> None:
    found = answer(round, UNDERBET | {"seat": seat, "faced": faced}, "roberts-11")
    assert differences({"action": action}, found) == []


@rows_of(__file__)
def test_who_had_acted_early_is_told_what_it_means(round: Json, incident: Json, pending: Json, message: str) -> None:
    found = answer(round, incident, "tda-2019", seat_3=pending)
    assert message in [reason["message"] for reason in found["reasons"]][1:]
