"""A step says which bet its player saw: another one is refused with both figures, and in a hand it breaks no rule."""

import copy
from typing import Any

import pytest

from tests.conftest import Checked
from tests.support.hands import Json, asked
from tests.support.requests import GOOD
from tests.support.rows import rows_of

CHANGED = "action.bet_has_changed"
RAISE: Json = {"type": "raise", "to": 600}
OPENING: Json = {"structure": "no_limit", "street": 2, "min_bet": 10, "first_to_act": 1}
OPENING["players"] = [{"seat": 1, "stack": 100}, {"seat": 2, "stack": 15}]


def changed(**step: Any) -> Json:
    """The good request about another step."""
    body = copy.deepcopy(GOOD)
    del body["action"]
    return body | step


@rows_of(__file__)
def test_who_saw_the_bet_as_it_is_gets_the_same_answer(client: Checked, step: Json, told: Json) -> None:
    [(name, said)] = step.items()
    plain = client.post("/v1/decisions", json=changed(**step))
    assert client.post("/v1/decisions", json=changed(**{name: said | told})).data == plain.data
    assert plain.status_code == 200


@rows_of(__file__)
def test_who_saw_another_bet_is_refused_with_both_figures(
    client: Checked, step: Json, pointer: str, params: Json
) -> None:
    answer = client.post("/v1/decisions", json=changed(**step))
    [error] = answer.get_json()["errors"]
    assert (answer.status_code, error["pointer"], error["code"]) == (422, pointer, CHANGED)
    assert error["params"] == params
    for figure in (value for value in params.values() if isinstance(value, int)):
        assert f" {figure}" in error["message"]


def test_what_a_call_comes_to_is_what_the_stack_has(client: Checked) -> None:
    steps = [{"type": "bet", "to": 50, "faced": 0}, {"type": "call", "to": 15, "add": None, "faced": 50}]
    body = {"rulebook": "tda-2019", "opening": OPENING, "actions": steps}
    answer = client.post("/v1/rounds", json=body).get_json()
    assert answer["decisions"][1]["action"] == {"type": "call", "seat": 2, "to": 15, "by": 0, "add": 15, "all_in": True}


def test_a_call_of_nothing_is_the_check_that_it_becomes(client: Checked) -> None:
    body = {"rulebook": "tda-2019", "opening": OPENING, "actions": [{"type": "call", "to": 0}]}
    assert client.post("/v1/rounds", json=body).status_code == 200
    body["actions"] = [{"type": "call", "to": 10}]
    [error] = client.post("/v1/rounds", json=body).get_json()["errors"]
    assert (error["pointer"], error["code"]) == ("/actions/0/to", CHANGED)


def test_in_a_round_the_step_is_pointed_at(client: Checked) -> None:
    says = {"declaration": {"words": [{"word": "call"}], "faced": 20}}
    body = {"rulebook": "tda-2019", "opening": OPENING, "actions": [{"type": "bet", "to": 30}, says]}
    [error] = client.post("/v1/rounds", json=body).get_json()["errors"]
    assert (error["pointer"], error["code"]) == ("/actions/1/declaration/faced", CHANGED)


def test_where_the_bet_is_not_known_nothing_is_said_of_it(client: Checked) -> None:
    body = changed(action=RAISE | {"faced": 1})
    body["round"] = {key: value for key, value in body["round"].items() if key != "current_bet"}
    body["round"]["players"][1] |= {"stack": 0, "acted": False}
    assert CHANGED not in {one["code"] for one in client.post("/v1/decisions", json=body).get_json()["errors"]}


def test_in_a_hand_it_is_a_discrepancy_and_breaks_no_rule(client: Checked) -> None:
    request = asked()
    before, after = (street["actions"] for street in request["hand"]["rounds"])
    opened, called = (len(before) - 3, len(before) - 1)
    before[opened]["faced"], before[called]["to"] = 50, 200
    raises = {"seat": 2, "words": [{"word": "raise", "amount": 600}], "faced": 100}
    after[1:3] = [{"seat": 3, "type": "bet", "to": 300, "faced": 0}, {"declaration": raises}]
    report = client.post("/v1/hands", json=request).get_json()
    assert [(one["pointer"], one["code"]) for one in report["discrepancies"]] == [
        (f"/hand/rounds/0/actions/{opened}/faced", CHANGED),
        (f"/hand/rounds/0/actions/{called}/to", CHANGED),
        ("/hand/rounds/1/actions/2/declaration/faced", CHANGED),
    ]
    assert (report["legal"], report["complete"], report["stopped_at"]) == (True, True, None)


def test_after_a_step_that_does_not_stand_another_bet_is_no_discrepancy(client: Checked) -> None:
    request = asked()
    actions = request["hand"]["rounds"][0]["actions"]
    actions[-3] |= {"to": 150, "faced": 100}
    actions[-1] |= {"to": 150, "faced": 150}
    report = client.post("/v1/hands", json=request).get_json()
    assert (report["legal"], report["discrepancies"]) == (False, [])
    assert report["corrected"]["rounds"][0]["actions"][-1] == {"seat": 2, "type": "call"}
    again = client.post("/v1/hands", json={**request, "hand": report["corrected"]}).get_json()
    assert (again["legal"], again["discrepancies"]) == (True, [])


@pytest.mark.parametrize(("to", "status"), [(50, 200), (0, 422)])
def test_who_calls_out_of_turn_calls_the_bet_that_was_made_there(client: Checked, to: int, status: int) -> None:
    players: list[Json] = [{"seat": seat, "stack": 1000, "committed": 0, "acted": seat == 1} for seat in (1, 2, 3, 4)]
    players[2]["out_of_turn"] = {"type": "bet", "to": 50, "faced": 0, "since": "none"}
    round = {"structure": "no_limit", "street": 2, "min_bet": 10, "to_act": 2, "players": players}
    body = {"rulebook": "tda-2019", "round": round, "action": {"type": "call", "seat": 4, "to": to}}
    assert client.post("/v1/decisions", json=body).status_code == status
