"""A batch and a stream list a bounded number of errors; what is wrong beyond that costs little, what is right nothing.

Work is counted in objects that marshmallow loads: msgspec decides what is plainly right, and needs none.
"""

import json
from collections.abc import Callable
from typing import Any, Final

import pytest
from flask import Flask
from marshmallow import Schema

from bench.faulty import LEAVES, faulty
from service.answers.answer_record import AnswerRecord
from service.answers.hand_report import hand
from service.answers.pointers import MOST_FAULTS
from service.answers.problems import reply
from service.answers.rounds import decision
from service.answers.schemas.request_schema import DecisionRequestSchema, HandRequestSchema
from service.api.views.hands import MOST_REFUSED
from service.rulesets import load_rulebooks
from tests.conftest import Checked
from tests.support.hands import asked
from tests.support.requests import GOOD

BATCH: Final = "/v1/decisions/batch"
MOST_LOADS: Final = 8
"""Of one wrong item: itself and the objects around its first error."""
MORE: Final = ["errors.more"]
SPENT: Final[list[Any]] = [{"round": {"players": [0] * 23}}] * 60
SPENT_HANDS: Final = [{"players": [0] * 23}] * 60
LINES: Final = "application/x-ndjson"


@pytest.fixture
def loads(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """One entry for each object that marshmallow loads."""
    found: list[Any] = []
    load = Schema._do_load

    def counted(self: Schema, data: Any, **settings: Any) -> Any:
        found.append(None)
        return load(self, data, **settings)

    monkeypatch.setattr(Schema, "_do_load", counted)
    return found


def wrong_trees(schema: Schema) -> list[Any]:
    """Every wrong body that `faulty` makes, and its leaves alone."""
    return [tree for leaf in LEAVES for tree in (leaf, *faulty(schema, leaf, 100))]


def changed(**parts: Any) -> dict[str, Any]:
    """The usual request with other members."""
    return {**GOOD, **parts}


def codes(problem: Any) -> list[str]:
    return [error["code"] for error in problem["errors"]]


@pytest.mark.parametrize(
    ("schema", "answer"), [(DecisionRequestSchema(), decision), (HandRequestSchema(), hand)], ids=["items", "lines"]
)
def test_the_search_for_errors_that_are_not_listed_ends_at_the_first(
    loads: list[Any], schema: Schema, answer: Callable[..., Any]
) -> None:
    for tree in wrong_trees(schema):
        loads.clear()
        replied = reply(lambda tree=tree: answer(tree, "/", load_rulebooks(), AnswerRecord()), "/", most=0)  # type: ignore[misc]
        assert codes(replied.document) == MORE, str(tree)[:200]
        assert len(loads) <= MOST_LOADS, str(tree)[:200]


def test_wrong_items_beyond_the_budget_cost_little(app: Flask, loads: list[Any]) -> None:
    trees, cost = wrong_trees(DecisionRequestSchema()), []
    for items in (SPENT, SPENT + trees):
        loads.clear()
        answer = app.test_client().post(BATCH, json={"items": items}).get_json()
        cost.append(len(loads))
    assert [codes(one["problem"]) for one in answer["items"][len(SPENT) :]] == [MORE] * len(trees)
    assert cost[1] - cost[0] <= MOST_LOADS * len(trees)


@pytest.mark.slow
def test_wrong_lines_beyond_the_budget_cost_little(app: Flask, loads: list[Any]) -> None:
    trees, cost = wrong_trees(HandRequestSchema()), []
    for lines in ([{"hand": one} for one in SPENT_HANDS], [*({"hand": one} for one in SPENT_HANDS), *trees]):
        loads.clear()
        body = "\n".join(map(json.dumps, lines))
        answer = app.test_client().post("/v1/hands", data=body, content_type=LINES, buffered=True)
        cost.append(len(loads))
    told = [json.loads(line) for line in answer.data.splitlines()][len(SPENT_HANDS) :]
    assert [codes(one["problem"]) for one in told] == [MORE] * len(trees)
    assert cost[1] - cost[0] <= MOST_LOADS * len(trees)


def test_right_items_are_answered_whatever_is_wrong_before_them(client: Checked) -> None:
    """Plain ones too, and one with a null, which is no plain one."""
    with_null = changed(house_rules=None)
    items = client.post(BATCH, json={"items": [*SPENT, changed(), 0, with_null, {}]}).get_json()["items"]
    assert [one["status"] for one in items[-4:]] == [200, 422, 200, 422]
    told = items[-1]["problem"]
    assert codes(told) == MORE
    assert told["errors"][0]["params"] == {"max": MOST_FAULTS}
    assert told["detail"] == told["errors"][0]["message"]
    assert told["instance"] == f"{BATCH}#/items/{len(items) - 1}"
    assert codes(client.post("/v1/decisions", json={}).get_json()) != MORE


def test_items_list_all_their_errors_until_a_thousand_are_listed(client: Checked) -> None:
    """Good items among them count for nothing."""
    item = changed(**{f"x{n}": n for n in range(30)})
    items = client.post(BATCH, json={"items": [changed()] * 20 + [item] * 40}).get_json()["items"]
    assert [len(one["problem"]["errors"]) for one in items[20:]] == [30] * 33 + [10] + [1] * 6


def test_a_stream_lists_errors_again_after_reports(client: Checked) -> None:
    good, wrong = json.dumps(asked(detail="brief")), json.dumps({"hand": {"players": [0] * 23}})
    not_json = "[NaN,NaN]"
    lines = [*[wrong] * 60, not_json, *[good] * 60, not_json, wrong]
    assert len(lines) < MOST_REFUSED
    answer = client.post("/v1/hands", data="\n".join(lines), content_type=LINES)
    told = [json.loads(line) for line in answer.data.splitlines()]
    assert [one["status"] for one in told] == [*[422] * 60, 400, *[200] * 60, 400, 422]
    assert codes(told[60]["problem"]) == MORE
    assert codes(told[-2]["problem"]) == ["json.not_a_number"] * 2
    assert len(codes(told[-1]["problem"])) > 1
