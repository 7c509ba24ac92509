"""Declarations, incidents and comparisons over HTTP: what is refused, and what comes back."""

import copy
from typing import Any, Final

import pytest

from tests.conftest import Checked
from tests.support.requests import faults
from tests.support.rows import rows_of, table_of

ROUND: Final[dict[str, Any]] = table_of(__file__, "ROUND")


def declared(**declaration: Any) -> dict[str, Any]:
    """A request about what was said and done at seat 3's turn."""
    return {"rulebook": "tda-2019", "round": copy.deepcopy(ROUND), "declaration": declaration}


def happened(**incident: Any) -> dict[str, Any]:
    """A request about an incident in the same round."""
    return {"rulebook": "tda-2019", "round": copy.deepcopy(ROUND), "incident": incident}


@rows_of(__file__)
def test_a_step_that_cannot_be_is_refused(client: Checked, step: dict[str, Any], expected: list[list[str]]) -> None:
    body = {"rulebook": "tda-2019", "round": copy.deepcopy(ROUND), **step}
    assert [list(fault) for fault in faults(client, body)] == expected


STUD: Final[dict[str, Any]] = table_of(__file__, "STUD")


@rows_of(__file__)
def test_a_bring_in_that_was_not_wrong_is_no_incident(
    client: Checked, seat: int, changes: dict[str, Any], expected: list[list[str]]
) -> None:
    incident = {"kind": "wrong_bring_in", "seat": seat}
    body = {"rulebook": "roberts-11", "round": copy.deepcopy(STUD) | changes, "incident": incident}
    assert [list(fault) for fault in faults(client, body)] == expected


def test_pot_counts_that_cannot_be_are_refused(client: Checked) -> None:
    body = happened(kind="wrong_pot_count", seat=2, quoted_pot=3000, acted_since=[], street_over=False)
    body["round"]["structure"] = "pot_limit"
    assert faults(client, body) == [("/incident/actual_pot", "incident.member_needed")]
    body["incident"]["actual_pot"] = 1500
    assert faults(client, body) == [("/incident/quoted_pot", "incident.counts_do_not_fit")]


def test_one_of_action_declaration_and_incident_is_needed(client: Checked) -> None:
    body = declared(words=[{"word": "call"}])
    assert faults(client, body | {"action": {"type": "call"}}) == [("", "request.one_step")]
    del body["declaration"]
    assert faults(client, body) == [("", "request.one_step")]


def test_nothing_can_be_declared_when_the_round_is_over_but_incidents_can_be_found(client: Checked) -> None:
    body = declared(words=[{"word": "call"}])
    body["round"]["to_act"] = None
    for player in body["round"]["players"][:3]:
        player["committed"] = 1800
    assert faults(client, body) == [("/declaration", "declaration.round_over")]
    del body["declaration"]
    body["incident"] = {"kind": "hidden_chip", "seat": 4, "amount": 100}
    answer = client.post("/v1/decisions", json=body)
    assert answer.status_code == 200
    assert answer.get_json()["options"] is None


def test_faults_in_the_round_and_in_the_declaration_come_together(client: Checked) -> None:
    body = declared(words=[{"word": "fold", "amount": 3}], chips=[[9000]])
    body["round"]["current_bet"] = 300
    codes = [code for _, code in faults(client, body)]
    assert "round.bet_below_commitment" in codes
    assert {"declaration.amount_not_taken", "declaration.chips_above_stack"} <= set(codes)


def test_steps_of_a_round_are_pointed_at(client: Checked) -> None:
    opening = {"structure": "no_limit", "street": 2, "min_bet": 200, "pot_before_round": 900, "first_to_act": 1}
    opening["players"] = [{"seat": seat, "stack": 1000} for seat in (1, 2)]
    steps: list[dict[str, Any]] = [{"type": "check"}, {"declaration": {"chips": [[2000]]}}]
    body = {"rulebook": "tda-2019", "opening": opening, "actions": steps}
    assert faults(client, body, "/v1/rounds") == [("/actions/1/declaration/chips", "declaration.chips_above_stack")]
    body["actions"] = [{"incident": {"kind": "skipped", "seat": 1}}]
    assert faults(client, body, "/v1/rounds") == [("/actions/0/incident/acted_since", "incident.member_needed")]
    body["actions"] = [{"declaration": {"words": [{"word": "check"}]}, "type": "check"}]
    assert faults(client, body, "/v1/rounds") == [("/actions/0/type", "field.unknown")]


def test_rulebooks_are_compared_in_the_order_asked(client: Checked) -> None:
    """In a round from its posts on. The same snapshot under several is a batch."""
    late = {"declaration": {"words": [{"word": "raise"}], "chips": [[5000]], "order": "chips_first"}}
    body = {"rulebook": "tda-2019", "opening": STRADDLED, "actions": [late]}
    books = ["roberts-11", "tda-2013", "tda-2019"]
    answer = client.post("/v1/rounds", json=body | {"compare": books}).get_json()
    compared = answer.pop("compared")
    assert [one["rulebook"] for one in compared] == books
    assert compared[2] == {"rulebook": "tda-2019", "status": 200, "answer": answer}
    alone = client.post("/v1/rounds", json=body | {"rulebook": "roberts-11"}).get_json()
    assert compared[0] == {"rulebook": "roberts-11", "status": 200, "answer": alone}
    assert [one["decisions"][0]["action"]["type"] for one in (answer, alone)] == ["call", "raise"]
    items = [declared(**late["declaration"]) | {"rulebook": name} for name in books]
    told = client.post("/v1/decisions/batch", json={"items": items}).get_json()["items"]
    assert told == [{"status": 200, "answer": client.post("/v1/decisions", json=one).get_json()} for one in items]


def test_of_a_round_that_one_rulebook_made_none_is_compared(client: Checked) -> None:
    round = client.post("/v1/rounds", json={"rulebook": "tda-2019", "opening": STRADDLED}).get_json()["round"]
    under = {"rulebook": "tda-2019", "compare": ["roberts-11", "tda-2018"]}
    for path, asked in (("/v1/decisions", {"action": {"type": "call"}}), ("/v1/options", {})):
        assert faults(client, under | {"round": round, **asked}, path) == [("/compare", "field.unknown")]
    item = under | {"round": round, "action": {"type": "call"}}
    [one] = client.post("/v1/decisions/batch", json={"items": [item]}).get_json()["items"]
    assert [error["pointer"] for error in one["problem"]["errors"]] == ["/compare"]
    under["compare"] = ["roberts-11"]
    hand = {"round": round, "rounds": [{"actions": [{"type": "call"}]}]}
    assert faults(client, under | {"hand": hand}, "/v1/hands") == [("/compare", "request.compare_needs_opening")]
    assert client.post("/v1/hands", json={"rulebook": "roberts-11", "hand": hand}).status_code == 200


STRADDLED: Final = {
    "structure": "no_limit", "street": 1, "streets": 4, "button": 4, "min_bet": 200,
    "players": [{"seat": seat, "stack": 9000} for seat in (1, 2, 3, 4)],
    "posts": [
        {"seat": 1, "type": "small_blind", "amount": 100},
        {"seat": 2, "type": "big_blind", "amount": 200},
        {"seat": 3, "type": "straddle", "amount": 400},
    ],
}  # fmt: skip


def test_rounds_and_hands_are_judged_by_each_rulebook_from_the_posting_on(client: Checked) -> None:
    """Over a straddle of 400 the TDA raises to 800 and WSOP live to 600: what the one corrects, the other takes."""
    under = {"rulebook": "tda-2019", "compare": ["wsop-live-2024", "roberts-11"]}
    answer = client.post("/v1/rounds", json=under | {"opening": STRADDLED}).get_json()
    books = [answer, *(one["answer"] for one in answer["compared"])]
    assert [one["options"]["raise"]["min_to"] for one in books] == [800, 600, 800]
    assert [one["round"]["last_full_raise_by"] for one in books] == [400, 200, 400]
    raised = [{"type": "raise", "to": 600}, {"type": "raise", "to": 800}]
    answer = client.post("/v1/rounds", json=under | {"opening": STRADDLED, "actions": raised}).get_json()
    books = [answer, *(one["answer"] for one in answer["compared"])]
    assert [[one["legal"] for one in book["decisions"]] for book in books] == [[False], [True, True], [False]]
    dealt = {name: value for name, value in STRADDLED.items() if name != "street"}
    hand = {**dealt, "rounds": [{"actions": [{"type": "raise", "to": 600}]}]}
    report = client.post("/v1/hands", json=under | {"hand": hand}).get_json()
    assert [one["legal"] for one in (report, *(one["answer"] for one in report["compared"]))] == [False, True, False]


def test_what_is_no_question_under_another_rulebook_has_its_problem_there(client: Checked) -> None:
    opening = table_of(__file__, "HEADS_UP_LIMIT")
    answer = client.post("/v1/rounds", json=compared(opening, ["tda-2019"], "roberts-11")).get_json()
    assert answer["options"]["raise"]["min_to"] == 20
    [other] = answer["compared"]
    assert other["status"] == 422
    assert other["problem"]["instance"] == "/v1/rounds#/compare/0"
    assert [error["code"] for error in other["problem"]["errors"]] == ["round.players_left_needed"]


def compared(opening: dict[str, Any], books: list[Any], rulebook: str = "tda-2019", **more: Any) -> dict[str, Any]:
    return {"rulebook": rulebook, "compare": books, "opening": opening, **more}


def test_a_comparison_without_sense_is_refused(client: Checked) -> None:
    for books, fault in (
        (["tda-2013", "tda-2018"], ("/compare/1", "rulebook.unknown")),
        ([], ("/compare", "array.too_short")),
        (["badugi", "badugi"], ("/compare", "array.items_alike")),
        ([5], ("/compare/0", "string.invalid")),
    ):
        assert faults(client, compared(STRADDLED, books), "/v1/rounds") == [fault]


@pytest.mark.slow
def test_comparing_is_no_way_to_ask_for_mountains(client: Checked) -> None:
    opening = {"structure": "no_limit", "street": 2, "min_bet": 200, "pot_before_round": 900, "first_to_act": 1}
    opening["players"] = [{"seat": seat, "stack": 1000} for seat in (1, 2)]
    body = {"rulebook": "tda-2019", "compare": ["badugi", "tda-2013"], "opening": opening}
    found = faults(client, body | {"actions": [{"type": "check"}] * 501}, "/v1/rounds")
    assert found == [("/compare", "request.compares_too_much")]


def test_an_unknown_rulebook_to_compare_is_told_with_all_else(client: Checked) -> None:
    found = faults(client, compared(STRADDLED, ["tda-2018"], zz=1), "/v1/rounds")
    assert found == [("/zz", "field.unknown"), ("/compare/0", "rulebook.unknown")]


def test_rulebooks_side_by_side(client: Checked) -> None:
    answer = client.get("/v1/rulebooks/roberts-11/diff/tda-2019").get_json()
    topics = {one["topic"]: one for one in answer["topics"]}
    assert topics["words_or_chips"]["parameters"] == [{"key": "words_or_chips.binds", "a": "words", "b": "first"}]
    assert topics["words_or_chips"]["a"] == {"clause": "roberts-11:14.8", "basis": "text"}
    turned = client.get("/v1/rulebooks/tda-2019/diff/roberts-11").get_json()
    assert [one["topic"] for one in turned["topics"]] == list(topics)
    assert client.get("/v1/rulebooks/badugi/diff/badugi").get_json()["topics"] == []
    assert client.get("/v1/rulebooks/badugi/diff/tda-2018").status_code == 404
    assert client.get("/v1/rulebooks/tda-2018/diff/badugi").status_code == 404


@rows_of(__file__)
def test_nothing_is_said_that_does_not_bear_on_it(
    client: Checked, declaration: dict[str, Any], codes: list[str]
) -> None:
    answer = client.post("/v1/decisions", json=declared(**declaration)).get_json()
    assert [reason["code"] for reason in answer["reasons"]] == codes


def test_the_sums_are_told(client: Checked) -> None:
    answer = client.post("/v1/decisions", json=declared(words=[{"amount": 2100}])).get_json()
    [under] = [one["message"] for one in answer["reasons"] if one["code"] == "chips.under_half_a_raise"]
    assert under == "300 more than 1800 is less than half of a full raise of 1200: a call."
