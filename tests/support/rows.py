"""Tables of tests that lie beside them as JSON: a row a line, by the name of the test."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest

Test = TypeVar("Test", bound=Callable[..., None])


def table_of(module: str, test: str) -> list[dict[str, Any]]:
    """The rows of a test in the JSON file beside its module."""
    tables: dict[str, list[dict[str, Any]]] = json.loads(Path(module).with_suffix(".json").read_text(encoding="utf-8"))
    return tables[test]


def rows_of(module: str) -> Callable[[Test], Test]:
    """Parametrise a test with its rows; `id` names a row, the other members are the test's arguments."""

    def parametrise(test: Test) -> Test:
        table = table_of(module, test.__name__)
        names = [name for name in table[0] if name != "id"]
        values = [pytest.param(*(row[name] for name in names), id=row.get("id")) for row in table]
        parametrised: Test = pytest.mark.parametrize(names, values)(test)
        return parametrised

    return parametrise
