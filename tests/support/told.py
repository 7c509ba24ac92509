"""Tests that are rows of JSON alone: a document that is changed at some places, and what is told of it."""

import copy
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from tests.conftest import Checked
from tests.support.rows import table_of

Json = dict[str, Any]


def put(document: Any, changes: Mapping[str, Any]) -> Any:
    """The document with other values at these pointers: `...` takes one away, one behind the last is added."""
    made = copy.deepcopy(document)
    for pointer, value in changes.items():
        *way, last = _steps(pointer)
        place = made
        for step in way:
            place = place[step]
        if value is ...:
            del place[last]
        elif isinstance(place, list) and last == len(place):
            place.append(value)
        else:
            place[last] = value
    return made


def picked(document: Any, pointers: Mapping[str, Any]) -> Json:
    """What is at these pointers, `...` where nothing is; a `*` stands for each item of an array."""
    return {pointer: _at(document, _steps(pointer)) for pointer in pointers}


def _at(document: Any, way: list[Any]) -> Any:
    for place, step in enumerate(way):
        if step == "*":
            return [_at(one, way[place + 1 :]) for one in document]
        try:
            document = document[step]
        except (KeyError, IndexError, TypeError):
            return ...
    return document


def _steps(pointer: str) -> list[Any]:
    steps = [step.replace("~1", "/").replace("~0", "~") for step in pointer.split("/")[1:]]
    return [int(step) if step.isdigit() else step for step in steps]


def answers(module: str, path: str, bodies: Mapping[str, Json], name: str = "TOLD") -> Callable[[Checked, Json], None]:
    """A test with the rows of that name in the JSON file beside its module.

    A row has an `id`, the name of the body that it is `of`, what it has `put` there, a `path` if it is another one, and
    what is `told`, by pointer.
    """

    @pytest.mark.parametrize("row", [pytest.param(row, id=row["id"]) for row in table_of(module, name)])
    def test(client: Checked, row: Json) -> None:
        answer = client.post(row.get("path", path), json=put(bodies[row["of"]], row["put"])).get_json()
        assert picked(answer, row["told"]) == row["told"]
        assert ("errors" in answer) is any(pointer.startswith("/errors") for pointer in row["told"])

    return test
