"""Each hand of our samples is read as read.json has it: all of it, with what a hand has no place for."""

import json
from pathlib import Path
from typing import Any, Final

import pytest

from service.command.hand_files import Recorded, recorded
from service.hands import Notes, Unreadable
from service.hands.formats import FORMATS
from tests.support.rows import table_of
from tests.support.told import picked

HERE: Final = Path(__file__).parent
KINDS: Final = ("phh", "ohh", "pokerstars", "sites", "field", "pokernow")
SAMPLES: Final = {one.source.removeprefix(f"{HERE}/"): one for one in recorded(tuple(str(HERE / one) for one in KINDS))}
READ: Final = json.loads((HERE / "read.json").read_text(encoding="utf-8"))


def read(sample: Recorded) -> Any:
    """The hand and the notes on it, or the faults; the chips of a hand as JSON has them."""
    notes, text = Notes(), sample.text.decode()
    source = text if sample.format else json.loads(text)["ohh"]
    try:
        hand = FORMATS[sample.format or "ohh"].read(source, notes)
    except Unreadable as unreadable:
        return {"faults": [[fault.pointer, fault.code] for fault in unreadable.faults]}
    return json.loads(json.dumps({"hand": hand, "notes": list(notes)}))


def test_each_sample_has_its_reading() -> None:
    assert list(READ) == sorted(SAMPLES)


@pytest.mark.parametrize("name", READ)
def test_a_sample_is_read_as_it_was(name: str) -> None:
    assert read(SAMPLES[name]) == READ[name]


@pytest.mark.parametrize("row", [pytest.param(row, id=row["id"]) for row in table_of(__file__, "CHANGED")])
def test_what_is_changed_is_read_so(row: dict[str, Any]) -> None:
    """A row has a text, or a sample that it is `of`, in which it has some words replaced."""
    text = row["text"] if "text" in row else (HERE / row["of"]).read_text(encoding="utf-8")
    for old, new in row.get("replaced", ()):
        assert old in text
        text = text.replace(old, new)
    found = read(Recorded("", row["format"], text.encode()))
    assert picked(found, row["told"]) == row["told"]
    assert ("faults" in found) is ("/faults" in row["told"])


def write() -> None:
    """Write read.json anew: what differs is to be looked at, hand by hand."""
    rows = [f"{json.dumps(name)}: {json.dumps(read(SAMPLES[name]), ensure_ascii=False)}" for name in sorted(SAMPLES)]
    (HERE / "read.json").write_text("\n".join(["{", ",\n".join(rows), "}", ""]), encoding="utf-8")


if __name__ == "__main__":
    write()
