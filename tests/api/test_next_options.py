"""A decision that is asked for the next options too: when there are some, when none, and who has no use for the member.

That they are those of POST /v1/options is a law (tests/laws/test_next_options.py).
"""

import copy
import json
from typing import Any, Final

import pytest

import service
from tests.conftest import Checked
from tests.support.requests import GOOD, faults

Json = dict[str, Any]

ALIKE: Final = ("application/json", "application/json; charset=utf-8")
"""What is asked in the first way is answered ahead of Flask, in the second by Flask."""
UNDERCALL: Final[Json] = {"chips": [[100, 100]]}


def body(action: Json | None = None, **more: Any) -> Json:
    """Seat 3 faces 400; behind it seats 1 and 2 are to act, or have acted."""
    asked: Json = copy.deepcopy(GOOD) | {"next_options": True} | more
    if action is not None:
        asked["action"] = action
    if more.keys() & {"declaration", "incident"}:
        del asked["action"]
    return asked


def told(client: Checked, asked: Json) -> Json:
    """The answer, whichever way it is asked."""
    answer: Json = client.post("/v1/decisions", json=asked).get_json()
    assert "next_options" in answer, answer
    [item] = client.post("/v1/decisions/batch", json={"items": [asked]}).get_json()["items"]
    assert item == {"status": 200, "decision": answer}
    assert dict(service.decide(asked)) == answer
    return answer


def test_they_are_those_of_who_is_next_and_stand_where_the_options_before_do_not(client: Checked) -> None:
    answer = told(client, body({"type": "raise", "to": 1000}))
    assert (answer["options"]["call"]["to"], answer["next_options"]["call"]) == (
        400,
        {"to": 1000, "add": 900, "all_in": False},
    )
    again = body({"type": "call"}, round=answer["round"])
    assert told(client, again)["options"] == answer["next_options"]


def test_of_an_illegal_action_they_are_about_what_it_is_corrected_to(client: Checked) -> None:
    answer = told(client, body({"type": "raise", "to": 500}))
    assert (answer["ruling"], answer["next_options"]["raise"]["min_to"]) == ("corrected", 800)


def test_where_the_seat_keeps_its_turn_they_are_what_is_left_to_it(client: Checked) -> None:
    answer = told(client, body(declaration={"words": [{"word": "check"}]}))
    assert (answer["ruling"], answer["round"]["to_act"]) == ("rejected", 3)
    assert (answer["next_options"]["raise"], answer["next_options"]["raise_barred"]) == (None, "no_raise")
    assert answer["options"]["raise"] is not None


def test_they_are_null_once_nobody_is_to_act(client: Checked) -> None:
    asked = body({"type": "fold"})
    asked["round"]["players"][0] |= {"folded": True}
    answer = told(client, asked)
    assert (answer["next_options"], answer["round_over"], answer["next"]["type"]) == (None, True, "won")


def test_each_choice_of_the_floor_has_its_own(client: Checked) -> None:
    asked = body(declaration=UNDERCALL)
    answer = told(client, asked)
    assert answer["ruling"] == "discretion"
    assert answer["next_options"] == answer["options"]  # the seat waits for the floor
    assert len(answer["alternatives"]) == 2
    for choice in answer["alternatives"]:
        asked = {"ruleset": GOOD["ruleset"], "round": choice["round"]}
        assert choice["next_options"] == client.post("/v1/options", json=asked).get_json()["options"]
        assert choice["next_options"] is not None


def test_an_incident_has_them_too(client: Checked) -> None:
    skipped = {"kind": "skipped", "seat": 3, "acted_since": [{"seat": 1, "type": "call"}]}
    answer = told(client, body(incident=skipped))
    assert answer["next_options"]["call"]["to"] == 400


def test_under_a_rulebook_to_compare_with_they_are_what_that_one_says(client: Checked) -> None:
    said = {"words": [{"word": "raise"}], "chips": [[5000]], "order": "chips_first"}
    answer = told(client, body(declaration=said, compare=["roberts-11"]))
    [other] = answer["compared"]
    assert (answer["next_options"]["call"]["to"], other["answer"]["next_options"]["call"]["to"]) == (400, 5000)


def test_house_rules_hold_for_them(client: Checked) -> None:
    raised = body({"type": "raise", "to": 1000})
    house = {**raised, "house_rules": {"raise_size.base": "current_bet"}}
    assert [told(client, one)["next_options"]["raise"]["min_to"] for one in (raised, house)] == [1600, 2000]


@pytest.mark.parametrize("content_type", ALIKE)
@pytest.mark.parametrize("off", [{}, {"next_options": False}, {"next_options": None}])
def test_who_does_not_ask_is_answered_as_if_there_were_none(client: Checked, off: Json, content_type: str) -> None:
    sent = [json.dumps(one).encode() for one in ({**GOOD, **off}, GOOD)]
    answers = [client.send("/v1/decisions", one, content_type).data for one in sent]
    assert answers[0] == answers[1]
    assert b"next_options" not in answers[0]


@pytest.mark.parametrize("odd", [1, "true", [], {}])
def test_it_is_true_or_false(client: Checked, odd: Any) -> None:
    assert faults(client, body() | {"next_options": odd}) == [("/next_options", "boolean.invalid")]


def test_what_has_options_of_its_own_or_none_takes_no_such_member(client: Checked) -> None:
    asked = {"ruleset": GOOD["ruleset"], "round": GOOD["round"], "next_options": True}
    assert faults(client, asked, "/v1/options") == [("/next_options", "field.unknown")]
    [item] = client.post("/v1/decisions/batch", json={"items": [body() | {"next_option": True}]}).get_json()["items"]
    [fault] = item["problem"]["errors"]
    assert (fault["pointer"], fault["params"]["near"]) == ("/next_option", "next_options")
