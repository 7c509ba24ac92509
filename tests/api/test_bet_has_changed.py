"""A step says which bet its player saw: another one is refused with both figures, and in a hand it breaks no rule."""

import copy
from typing import Any

from tests.conftest import Checked
from tests.support.hands import REQUEST, Json
from tests.support.requests import GOOD
from tests.support.rows import rows_of, table_of
from tests.support.told import answers

CHANGED = "action.bet_has_changed"


test_what_is_told = answers(
    __file__,
    "/v1/decisions",
    {"good": GOOD, "hand": REQUEST, "round": {"rulebook": "tda-2019", "opening": table_of(__file__, "OPENING")}},
)


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
