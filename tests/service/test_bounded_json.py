"""JSON in files that others wrote: what is refused, and in which words."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from service import bounded_json
from service.bounded_json import json_in, json_of


@pytest.mark.parametrize("value", [None, [1, -2.5, "é", {"a": {}}], {"half": "\ud800"}, 10**99])
def test_json_is_read(value: Any, tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_text(json.dumps(value))
    assert json_in(path) == json_of(path.read_bytes()) == value


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (b"", "no JSON at line 1, column 1"),
        (b'{"a": 1\n}}', "no JSON at line 2, column 2"),
        (b'"\xff"', "byte 2 is not UTF-8"),
        (b'[{"a": 1, "b": 2, "a": 1}]', '"a" stands twice in one object'),
        (b"[" * 100_000, "it is nested too deep"),
        (b"[" * 66 + b"]" * 66, "it is nested too deep"),
        (b"1" * 101, "a number has more than 100 digits"),
        (b"-1e999", "a number is out of range"),
        (b"[NaN]", "NaN is no number"),
        (b"-Infinity", "-Infinity is no number"),
    ],
)
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
