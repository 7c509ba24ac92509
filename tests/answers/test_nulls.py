"""null is absent: the same bytes are answered as without it, except where it means something."""

import copy
from typing import Any

import pytest

from tests.conftest import Checked
from tests.support.bodies import BODIES, KEYS
from tests.support.rows import table_of

PATHS = table_of(__file__, "PATHS")
NAMES = sorted(set(KEYS) - {"to_act", "phh", "ohh", ""})


def with_nulls(value: Any) -> Any:
    """The value; each object in it has every name that the spec knows, as null where it was absent."""
    if isinstance(value, dict):
        held = {key: one if key == "ohh" else with_nulls(one) for key, one in value.items()}
        return dict.fromkeys(NAMES[:40]) | held if len(held) < 20 else held
    return [with_nulls(one) for one in value] if isinstance(value, list) else copy.copy(value)


@pytest.mark.parametrize(("kind", "body"), BODIES, ids=[f"{kind} {place}" for place, (kind, _) in enumerate(BODIES)])
def test_what_is_null_counts_as_absent(client: Checked, kind: str, body: Any) -> None:
    plain, padded = (client.post(PATHS[kind], json=one) for one in (body, with_nulls(body)))
    assert (plain.status_code, plain.data) == (padded.status_code, padded.data)


def test_what_is_needed_is_missing_if_it_is_null(client: Checked) -> None:
    body = next(body for kind, body in BODIES if kind == "DecisionRequest")
    told = [
        client.post("/v1/decisions", json=one).get_json() for one in ({**body, "round": None}, without(body, "round"))
    ]
    assert told[0]["errors"] == told[1]["errors"]
    assert told[0]["errors"][0]["pointer"] == "/round"


def without(body: Any, name: str) -> Any:
    """The body without that member."""
    return {key: one for key, one in body.items() if key != name}


def test_to_act_that_is_null_is_a_round_that_is_over(client: Checked) -> None:
    body = next(body for kind, body in BODIES if kind == "OptionsRequest")
    absent = client.post("/v1/options", json={**body, "round": without(body["round"], "to_act")})
    over = client.post("/v1/options", json={**body, "round": {**body["round"], "to_act": None}})
    assert absent.data != over.data


def test_an_item_that_is_null_is_no_object(client: Checked) -> None:
    [item] = client.post("/v1/decisions/batch", json={"items": [None]}).get_json()["items"]
    assert item["problem"]["errors"][0]["pointer"] == ""
