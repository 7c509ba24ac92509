"""JSON in files that others wrote: what is refused, and in which words."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from service import bounded_json
from service.bounded_json import json_in, json_of
from tests.support.rows import rows_of


@pytest.mark.parametrize("value", [None, [1, -2.5, "é", {"a": {}}], {"half": "\ud800"}, 10**99])
def test_json_is_read(value: Any, tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_text(json.dumps(value))
    assert json_in(path) == json_of(path.read_bytes()) == value


@rows_of(__file__, (b"[" * 100_000, "it is nested too deep"))
def test_what_is_refused(text: bytes, why: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(why)}"):
        json_of(text)


def test_a_file_is_read_up_to_its_largest_size(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.json"
    path.write_bytes(b"[1]")
    monkeypatch.setattr(bounded_json, "MOST_BYTES", 2)
    with pytest.raises(ValueError, match=r"^it has more than 2 bytes$"):
        json_in(path)
    assert json_of(b"12") == 12


def test_levels_are_counted_to_the_deepest() -> None:
    assert json_of(b"[" * 65 + b"]" * 65)
