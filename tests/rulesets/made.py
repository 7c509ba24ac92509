"""Rulebooks made of the files in a row of JSON, and what is told of them."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from service.rulesets import Rulebook, RulebooksError, load_rulebooks, parameters
from tests.support.rows import table_of
from tests.support.rulebooks import shelve
from tests.support.told import picked

Json = dict[str, Any]


def as_json(book: Rulebook) -> Json:
    """All that a rulebook is."""
    clauses = [
        {name: getattr(one, name) for name in ("id", "seen", "source", "paraphrase", "reading")}
        | {"topics": list(one.topics), "verdict": one.verdict.value}
        for one in book.clauses
    ]
    sets = {name: dict.fromkeys(sorted(getattr(book, name)), True) for name in ("fallen_back", "left_open")}
    plain = {name: getattr(book, name) for name in ("title", "source", "extends", "falls_back_to")}
    return {
        **(plain | sets),
        "seen": book.seen.value,
        "parameters": parameters(book.ruleset),
        "topics": {topic.value: [one.clause, one.basis.value] for topic, one in book.ruleset.topics.items()},
        "readings": {topic.value: one for topic, one in book.readings.items()},
        "clauses": clauses,
        "reissued": dict(book.reissued),
    }


def loaded(folder: Path, files: dict[str, str]) -> Json:
    """Each rulebook of these files by its id, or all that is wrong with them."""
    try:
        books = load_rulebooks(shelve(folder, **files))
    except RulebooksError as refused:
        return {"faults": [str(fault) for fault in refused.faults]}
    return {name: as_json(books[name]) for name in books}


def books(module: str) -> Callable[[Path, Json], None]:
    """A test with the rows `TOLD` of the JSON file beside its module: `files`, and what is `told`, by pointer."""

    @pytest.mark.parametrize("row", [pytest.param(row, id=row["id"]) for row in table_of(module, "TOLD")])
    def test(tmp_path: Path, row: Json) -> None:
        found = loaded(tmp_path, row["files"])
        assert picked(found, row["told"]) == row["told"]
        assert ("faults" in found) is ("/faults" in row["told"])

    return test
