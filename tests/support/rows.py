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


def table_of(module: str, name: str) -> Any:
    """The rows of a test, or of a table of that name, in the JSON file beside its module."""
    text = Path(module).with_suffix(".json").read_text(encoding="utf-8")
    tables: dict[str, Any] = json.loads(text, object_hook=_beyond_json)
    return tables[name]


def _beyond_json(value: dict[str, Any]) -> Any:
    if value.keys() == {"$bytes"}:
        return value["$bytes"].encode("latin-1")
    return ... if value == {"$absent": True} else value


def rows_of(module: str, *made: Any) -> Callable[[Test], Test]:
    """Parametrise a test with its rows; `id` names a row, the other members are the test's arguments.

    A row that is null is the next of those that are `made`.
    """

    def parametrise(test: Test) -> Test:
        table, rest = table_of(module, test.__name__), iter(made)
        names = [name for name in next(filter(None, table)) if name != "id"]
        values = [
            pytest.param(*(row[name] for name in names), id=row.get("id")) if row else next(rest) for row in table
        ]
        parametrised: Test = pytest.mark.parametrize(names, values)(test)
        return parametrised

    return parametrise
