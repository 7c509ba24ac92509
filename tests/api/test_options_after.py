"""A decision has the options of the next seat: for each ruling, for each choice of the floor, and under house rules.

That they are those of POST /v1/options is a law (tests/laws/test_options_after.py).
"""

import copy
from typing import Any, Final

import pytest

import service
from tests.conftest import Checked
from tests.support.requests import GOOD, faults

Json = dict[str, Any]

UNDERCALL: Final[Json] = {"chips": [[100, 100]]}


def body(action: Json | None = None, **more: Any) -> Json:
    """Seat 3 faces 400; behind it seats 1 and 2 are to act, or have acted."""
    asked: Json = copy.deepcopy(GOOD) | more
    if action is not None:
        asked["action"] = action
    if more.keys() & {"declaration", "incident"}:
        del asked["action"]
    return asked


def decided(client: Checked, asked: Json) -> Json:
    """The answer, whichever way it is asked."""
    answer: Json = client.post("/v1/decisions", json=asked).get_json()
    [item] = client.post("/v1/decisions/batch", json={"items": [asked]}).get_json()["items"]
    assert item == {"status": 200, "answer": answer}
    assert dict(service.decide(asked)) == answer
    return answer


def test_they_are_those_of_the_next_seat(client: Checked) -> None:
    answer = decided(client, body({"type": "raise", "to": 1000}))
    assert (answer["options_before"]["call"]["to"], answer["options"]["call"]) == (
        400,
        {"to": 1000, "add": 900, "all_in": False},
    )
    again = body({"type": "call"}, round=answer["round"])
    assert decided(client, again)["options_before"] == answer["options"]


def test_of_an_illegal_action_they_are_about_what_it_is_corrected_to(client: Checked) -> None:
    answer = decided(client, body({"type": "raise", "to": 500}))
    assert (answer["ruling"], answer["options"]["raise"]["min_to"]) == ("corrected", 800)


def test_where_the_seat_keeps_its_turn_they_are_what_is_left_to_it(client: Checked) -> None:
    answer = decided(client, body(declaration={"words": [{"word": "check"}]}))
    assert (answer["ruling"], answer["round"]["to_act"]) == ("rejected", 3)
    assert (answer["options"]["raise"], answer["options"]["raise_barred"]) == (None, "no_raise")
    assert answer["options_before"]["raise"] is not None


def test_they_are_null_once_nobody_is_to_act(client: Checked) -> None:
    asked = body({"type": "fold"})
    asked["round"]["players"][0] |= {"folded": True}
    answer = decided(client, asked)
    assert (answer["options"], answer["round"]["to_act"], answer["next"]["type"]) == (None, None, "won")


def test_each_choice_of_the_floor_has_its_own(client: Checked) -> None:
    asked = body(declaration=UNDERCALL)
    answer = decided(client, asked)
    assert answer["ruling"] == "discretion"
    assert answer["options"] == answer["options_before"]  # the seat waits for the floor
    assert len(answer["alternatives"]) == 2
    for choice in answer["alternatives"]:
        asked = {"rulebook": GOOD["rulebook"], "round": choice["round"]}
        assert choice["options"] == client.post("/v1/options", json=asked).get_json()["options"]
        assert choice["options"] is not None


def test_an_incident_has_them_too(client: Checked) -> None:
    skipped = {"kind": "skipped", "seat": 3, "acted_since": [{"seat": 1, "type": "call"}]}
    answer = decided(client, body(incident=skipped))
    assert answer["options"]["call"]["to"] == 400


def test_house_rules_hold_for_them(client: Checked) -> None:
    raised = body({"type": "raise", "to": 1000})
    house = {**raised, "house_rules": {"raise_size.base": "current_bet"}}
    assert [decided(client, one)["options"]["raise"]["min_to"] for one in (raised, house)] == [1600, 2000]


@pytest.mark.parametrize("path", ["/v1/decisions", "/v1/options"])
def test_no_member_asks_for_them(client: Checked, path: str) -> None:
    asked = {**GOOD, "next_options": True}
    if path == "/v1/options":
        del asked["action"]
    assert faults(client, asked, path) == [("/next_options", "field.unknown")]
