"""Declarations, incidents and comparisons over HTTP: what is refused, and what comes back."""

import copy
from typing import Any, Final

import pytest

from tests.conftest import Checked
from tests.support.requests import faults
from tests.support.rows import rows_of, table_of
from tests.support.told import answers

ROUND: Final[dict[str, Any]] = table_of(__file__, "ROUND")
STRADDLED: Final = table_of(__file__, "STRADDLED")
"""From its posts on: under the TDA the least raise is to 800, under WSOP live to 600."""
OPENINGS: Final = {"straddled": STRADDLED, "two": table_of(__file__, "TWO")}

test_what_is_told = answers(
    __file__,
    "/v1/decisions",
    {name: {"rulebook": "tda-2019", "opening": opening} for name, opening in OPENINGS.items()}
    | {"round": {"rulebook": "tda-2019", "round": ROUND}},
)


def declared(**declaration: Any) -> dict[str, Any]:
    """A request about what was said and done at seat 3's turn."""
    return {"rulebook": "tda-2019", "round": copy.deepcopy(ROUND), "declaration": declaration}


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


@pytest.mark.slow
def test_comparing_is_no_way_to_ask_for_mountains(client: Checked) -> None:
    body = {"rulebook": "tda-2019", "compare": ["badugi", "tda-2013"], "opening": OPENINGS["two"]}
    found = faults(client, body | {"actions": [{"type": "check"}] * 501}, "/v1/rounds")
    assert found == [("/compare", "request.compares_too_much")]


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
