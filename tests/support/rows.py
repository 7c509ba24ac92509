"""Tables of tests that lie beside them as JSON: a row a line, by the name of the test.

What JSON cannot hold is an object of one member: `{"$bytes": "a character for each byte"}`, and `{"$absent": true}` for
`...`, which takes a member away.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest

Test = TypeVar("Test", bound=Callable[..., None])


def table_of(module: str, name: str, *made: Any) -> Any:
    """The rows of a test, or of a table of that name, in the JSON file beside its module.

    A row that is null is the next of those that are `made`.
    """
    text = Path(module).with_suffix(".json").read_text(encoding="utf-8")
    table = json.loads(text, object_hook=_beyond_json)[name]
    rest = iter(made)
    return [next(rest) if row is None else row for row in table] if made else table


def text_beside(module: str, name: str) -> str:
    """The text of a file in the folder of a module, or below it."""
    return (Path(module).parent / name).read_text(encoding="utf-8")


def _beyond_json(value: dict[str, Any]) -> Any:
    if value.keys() == {"$bytes"}:
        return value["$bytes"].encode("latin-1")
    return ... if value == {"$absent": True} else value


def rows_of(module: str, *made: Any) -> Callable[[Test], Test]:
    """Parametrise a test with its rows, and with those that are `made`, at the places where a row is null.

    `id` names a row, the other members are the test's arguments.
    """

    def parametrise(test: Test) -> Test:
        table = table_of(module, test.__name__, *made)
        names = [name for name in next(row for row in table if isinstance(row, dict)) if name != "id"]
        values = [
            pytest.param(*(row[name] for name in names), id=row.get("id")) if isinstance(row, dict) else row
            for row in table
        ]
        parametrised: Test = pytest.mark.parametrize(names, values)(test)
        return parametrised

    return parametrise
