"""The next hand, as POST /v1/next-hand answers. Worked examples are cases of the suite."""

from typing import Any, Final

import pytest

import service
from service.cases import load_cases
from service.rules.messages import OF_TABLES
from tests.support.rows import table_of
from tests.support.told import answers

Json = dict[str, Any]

CASES: Final = [
    pytest.param(case.table, rulebook, dict(case.house_rules), id=f"{rulebook}/{case.id}")
    for case in load_cases()
    for rulebook, ruling in case.rulings.items()
    if case.table is not None and ruling.expect.get("ruling") == "accepted"
]
PLAIN: Final[Json] = table_of(__file__, "PLAIN")

test_what_is_told = answers(__file__, "/v1/next-hand", {"plain": {"rulebook": "tda-2024", "table": PLAIN}})


def dealt(question: Json) -> Json:
    deal: Json = service.next_hand(question)["deal"]  # type: ignore[assignment]
    return deal


@pytest.mark.parametrize(("table", "rulebook", "house_rules"), CASES)
def test_its_opening_begins_the_round_and_its_last_is_the_next_questions(
    table: Json, rulebook: str, house_rules: Json
) -> None:
    question = {"rulebook": rulebook, "house_rules": house_rules}
    deal = dealt({**question, "table": table})
    round = service.rounds({**question, "opening": deal["opening"]})["round"]
    assert round["to_act"] == deal["first_to_act"]
    once = {name: table[name] for name in table if name not in ("button_drawn", "redeal", "should_have_been")}
    assert dealt({**question, "table": {**once, "players": deal["players"], "last": deal["last"]}})["dealt_in"]


def test_each_reason_is_given_in_a_case() -> None:
    deals = [
        dealt({"rulebook": book, "house_rules": rules, "table": table})
        for table, book, rules in (one.values for one in CASES)
    ]
    told = {reason["code"] for deal in deals for reason in deal["reasons"]}
    assert {code.value for code in OF_TABLES} - told == set()


def kept(told: Json) -> dict[int, tuple[str, list[str]]]:
    """Arrival and debts of each player, by seat."""
    return {one["seat"]: (one["arrival"], one["owes"]) for one in told["players"]}


def test_the_players_of_an_answer_are_those_of_the_next_question() -> None:
    """Dealt in, back behind the button, away, away with a debt, and four who wait: each with the wish that was sent."""
    players: list[Json] = table_of(__file__, "OF_EVERY_KIND")
    last = {"button": 1, "small_blind_seat": 4, "big_blind_seat": 5}
    table = {**PLAIN, "seats": list(range(1, 10)), "players": players, "last": last}
    told = dealt({"rulebook": "tda-2024", "table": table})
    assert (told["dealt_in"], [one["seat"] for one in told["waiting"]]) == ([5, 7, 9, 1, 3], [2, 4])
    assert kept(told) == {
        **dict.fromkeys((1, 3, 5, 7, 9), ("stayed", [])),
        2: ("changed_seat", []),
        4: ("returned", ["big_blind"]),
        6: ("returned", ["big_blind"]),
        8: ("returned", ["small_blind"]),
    }
    assert [{**one, "arrival": "", "owes": []} for one in told["players"]] == [
        {"present": True, "entry": "post", **one, "arrival": "", "owes": []} for one in players
    ]
