"""The next hand, as POST /v1/next-hand answers. Worked examples are cases of the suite."""

from typing import Any, Final

import pytest

import service
from service.cases import load_cases
from service.rules.messages import OF_TABLES
from tests.support.rows import rows_of, table_of

Json = dict[str, Any]

CASES: Final = [
    pytest.param(case.table, rulebook, dict(case.house_rules), id=f"{rulebook}/{case.id}")
    for case in load_cases()
    for rulebook, ruling in case.rulings.items()
    if case.table is not None and ruling.expect.get("ruling") == "accepted"
]
PLAIN: Final[Json] = table_of(__file__, "PLAIN")


def dealt(question: Json) -> Json:
    deal: Json = service.next_hand(question)["deal"]  # type: ignore[assignment]
    return deal


def faults(question: Json) -> list[tuple[str, str]]:
    with pytest.raises(service.InvalidRequest) as refused:
        service.next_hand(question)
    return [(one["pointer"], one["code"]) for one in refused.value.problem["errors"]]


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


def test_a_house_that_must_choose_gets_both_ways_in_a_cash_game() -> None:
    answer = service.next_hand({"rulebook": "roberts-11", "table": PLAIN})
    assert (answer["ruling"], answer["deal"]) == ("discretion", None)
    assert [one["button_method"] for one in answer["alternatives"]] == ["dead_button", "moving_button"]
    tournament = service.next_hand({"rulebook": "roberts-11", "table": {**PLAIN, "format": "tournament"}})
    assert tournament["deal"] is not None
    assert tournament["deal"]["button_method"] == "dead_button"


@rows_of(__file__)
def test_what_makes_no_sense_is_pointed_at(changed: Json, pointer: str, code: str) -> None:
    question = {"rulebook": "wsop-live-2024", "table": {**PLAIN, **changed}}
    assert (pointer, f"next_hand.{code}") in faults(question)


@rows_of(__file__)
def test_a_first_hand_needs_a_draw_and_no_more(changed: Json, house_rules: Json, pointer: str, code: str) -> None:
    first = {name: PLAIN[name] for name in PLAIN if name != "last"}
    question = {"rulebook": "tda-2024", "house_rules": house_rules, "table": {**first, **changed}}
    assert (pointer, f"next_hand.{code}") in faults(question)


@rows_of(__file__)
def test_what_the_round_needs_is_asked_for_before_it(changed: Json, pointer: str, code: str) -> None:
    assert (pointer, f"round.{code}") in faults({"rulebook": "tda-2024", "table": {**PLAIN, **changed}})


def test_what_was_sent_for_the_round_is_in_the_opening() -> None:
    limit = {"structure": "spread_limit", "streets": 4, "max_bet": 40, "players_left": 9}
    opening = dealt({"rulebook": "tda-2024", "table": {**PLAIN, **limit}})["opening"]
    assert limit | {"street": 1} == {name: opening[name] for name in (*limit, "street")}
    assert service.rounds({"rulebook": "tda-2024", "opening": opening})["options"]


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


def test_a_newcomer_between_small_blind_and_button_is_one_still() -> None:
    players = [*PLAIN["players"], {"seat": 3, "stack": 50, "arrival": "moved"}]
    table = {**PLAIN, "format": "tournament", "players": players}
    assert kept(dealt({"rulebook": "tda-2024", "table": table}))[3] == ("moved", [])


OWING: Final = [{"seat": seat, "stack": 50, "owes": ["big_blind"], "entry": "wait"} for seat in (2, 4)]


def test_where_all_come_in_who_is_away_owes_as_before_and_a_newcomer_nothing() -> None:
    away = [{"seat": 3, "stack": 50, "arrival": "new", "present": False}, {**OWING[1], "present": False}]
    inside = [{"seat": 1, "stack": 50}, OWING[0]]
    last = {"button": 1, "small_blind_seat": 2, "big_blind_seat": 1 + 2}
    told = dealt({"rulebook": "tda-2024", "table": {**PLAIN, "players": [*inside, *away], "last": last}})
    assert told["reasons"][0]["code"] == "table.starts_anew"
    assert told["dealt_in"] == [1, 2]
    assert [one["seat"] for one in told["owes"]] == [4]


def test_a_button_at_seat_0_is_told_in_the_opening() -> None:
    players = [{"seat": seat, "stack": 50} for seat in (0, 1, 2)]
    last = {"button": 2, "small_blind_seat": 0, "big_blind_seat": 1}
    told = dealt({"rulebook": "tda-2024", "table": {**PLAIN, "seats": [0, 1, 2], "players": players, "last": last}})
    assert (told["opening"]["button"], told["opening"]["first_to_act"]) == (0, 0)


@pytest.mark.parametrize("method", ["simplified_button", "moving_button", "winning_button", "button_blind"])
def test_whoever_posts_a_blind_is_dealt_in_also_where_too_few_were_in(method: str) -> None:
    table = {**PLAIN, "players": [PLAIN["players"][0], *OWING], "won_by": [1]}
    told = dealt({"rulebook": "tda-2024", "house_rules": {"button.method": method}, "table": table})
    assert {post["seat"] for post in told["opening"]["posts"]} <= set(told["dealt_in"])


def test_in_a_tournament_who_is_back_was_in_the_hand_that_is_dealt_again() -> None:
    players = [PLAIN["players"][0], {**PLAIN["players"][1], "arrival": "returned"}, PLAIN["players"][2]]
    table = {**PLAIN, "format": "tournament", "players": players, "redeal": True}
    told = dealt({"rulebook": "tda-2024", "table": table})
    assert [post["seat"] for post in told["opening"]["posts"]] == [2, 4]


def test_who_won_is_needed_where_the_button_goes_there() -> None:
    with pytest.raises(service.InvalidRequest, match="`won_by` is missing"):
        service.next_hand({"rulebook": "tda-2024", "house_rules": {"button.method": "winning_button"}, "table": PLAIN})


def test_the_only_blind_on_the_button_is_said_as_both() -> None:
    """Where a house plays so, its places may be left out."""
    alone = {**PLAIN, "last": {"button": 1}}
    both = {**PLAIN, "last": {"button": 1, "small_blind_seat": 1, "big_blind_seat": 1}}
    house = {"button.method": "button_blind"}
    deals = [
        service.next_hand({"rulebook": "roberts-11", "house_rules": house, "table": table})["deal"]
        for table in (alone, both)
    ]
    assert deals[0] == deals[1]
    assert service.next_hand({"rulebook": "tda-2024", "table": {**both, "format": "tournament"}})["deal"]
