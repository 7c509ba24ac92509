"""Every example in the spec is what the server really answers."""

from typing import Any

import pytest

from tests.conftest import Checked
from tests.support.conformity import operations, resolve

PAIRS = [
    pytest.param(path, example["value"], operation["responses"]["200"], name, id=f"{path} {name}")
    for path, _, operation in operations()
    if "requestBody" in operation
    for name, example in operation["requestBody"]["content"]["application/json"]["examples"].items()
]


@pytest.mark.parametrize(("path", "body", "promised", "name"), PAIRS)
def test_each_request_example_gets_its_answer(
    client: Checked, path: str, body: Any, promised: dict[str, Any], name: str
) -> None:
    answer = client.post(path, json=body)
    assert answer.status_code == 200
    assert answer.get_json() == promised["content"]["application/json"]["examples"][name]["value"]


@pytest.mark.parametrize(
    ("kind", "name", "query"), [("application/x-ndjson", "lines", ""), ("text/plain", "hands", "?rulebook=tda-2019")]
)
def test_streams_get_their_answers(client: Checked, kind: str, name: str, query: str) -> None:
    operation = next(operation for path, _, operation in operations() if path == "/v1/hands")
    sent = operation["requestBody"]["content"][kind]["examples"][name]["value"]
    promised = operation["responses"]["200"]["content"]["application/x-ndjson"]["examples"][name]["value"]
    answer = client.post(f"/v1/hands{query}", data=sent, content_type=kind)
    assert answer.get_data(as_text=True) == promised


GETS = [
    pytest.param(path, operation, id=path)
    for path, method, operation in operations()
    if method == "get" and "application/json" in operation["responses"]["200"]["content"]
]
IN_PART = {"/v1/games", "/v1/reasons", "/v1/rulebooks"}
"""Lists of which the example shows some entries."""


@pytest.mark.parametrize(("path", "operation"), GETS)
def test_each_document_example_is_answered(client: Checked, path: str, operation: dict[str, Any]) -> None:
    for example in operation["responses"]["200"]["content"]["application/json"]["examples"].values():
        shown = example["value"]
        sides = {name: shown[side] for name, side in {"id": "a", "other": "b"}.items() if side in shown}
        named = {name: shown.get(name, "").rpartition("/")[2] for name in ("id", "code", "type") if name in shown}
        query = {one["name"]: one["example"] for one in operation["parameters"] if one.get("in") == "query"}
        answered = client.get(path.format(**named, **sides), query_string=query).get_json()
        if path in IN_PART:
            assert all(shown.values())
            lists = {kind: answered[kind] for kind in answered if isinstance(answered[kind], list)}
            answered |= {kind: [one for one in lists[kind] if one in shown[kind]] for kind in lists}
        assert answered == shown


def test_each_problem_example_is_of_a_known_kind() -> None:
    from service.answers import problems

    known = {
        f"/problems/{kind.slug}": kind for kind in vars(problems).values() if isinstance(kind, problems.ProblemKind)
    }
    shown = set()
    for _, _, operation in operations():
        for response in operation["responses"].values():
            for media in resolve(response).get("content", {}).values():
                for example in media["examples"].values():
                    told = example["value"]
                    if isinstance(told, dict) and {"title", "status"} <= told.keys():
                        kind = known[told["type"]]
                        assert (told["status"], told["title"]) == (kind.status, kind.title)
                        shown.add(kind.slug)
    assert shown == {kind.slug for kind in known.values()}
