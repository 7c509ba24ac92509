"""Where hands come from: every kind of file, in every packing, and files that mean no good."""

import gzip
import io
import tarfile
import tracemalloc
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from service.command.hand_files import LONGEST, NoSuchSource, PassedOver, recorded, size_of
from service.reports.hand_outcomes import NO_HAND

ONE, TWO = b'{"ohh": {}}', b'{"ohh":\r\n\r\n {}}'
FILES: Final = {
    "a.json": b"{}",
    "b.ndjson": b"{}\n\n[]\r\n{}",
    "c.jsonl": b"\n{}\n",
    "d.phh": b'variant = "NT"\n',
    "e.phhs": b"# hands\n\n[1]\na = 1\n[2] # second\nb = [\n 2]\n",
    "f.ohh": ONE + b"\n\n" + TWO + b"\n" + ONE,
    "note.txt": b"nothing",
}
HANDS: Final = [
    ("a.json", None, b"{}"),
    ("b.ndjson:1", None, b"{}\n"),
    ("b.ndjson:3", None, b"[]\r\n"),
    ("b.ndjson:4", None, b"{}"),
    ("c.jsonl:2", None, b"{}\n"),
    ("d.phh", "phh", b'variant = "NT"\n'),
    ("e.phhs:3", "phh", b"\na = 1\n"),
    ("e.phhs:5", "phh", b"\nb = [\n 2]\n"),
    ("f.ohh:1", None, ONE + b"\n"),
    ("f.ohh:3", None, TWO + b"\n"),
    ("f.ohh:6", None, ONE + b"\n"),
    ("note.txt", None, b""),
]


def in_folder(place: Path) -> str:
    (place / "deep").mkdir()
    for name, content in FILES.items():
        (place / "deep" / name).write_bytes(content)
    return str(place / "deep")


def each_packed(place: Path) -> str:
    for name, content in FILES.items():
        (place / f"{name}.gz").write_bytes(gzip.compress(content))
    return str(place)


def in_zip(place: Path) -> str:
    with zipfile.ZipFile(place / "all.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in FILES.items():
            archive.writestr(name, content)
    return str(place / "all.zip")


def packed_in_zip(place: Path) -> str:
    with zipfile.ZipFile(place / "ALL.ZIP", "w") as archive:
        for name, content in FILES.items():
            archive.writestr(f"{name}.gz", gzip.compress(content))
    return str(place / "ALL.ZIP")


def in_tar(mode: str) -> Callable[[Path], str]:
    def make(place: Path) -> str:
        name = str(place / f"all.tar{'.' + mode if mode else ''}")
        with tarfile.open(name, f"w:{mode}") as archive:  # type: ignore[call-overload]  # mode is one of three
            for member, content in FILES.items():
                info = tarfile.TarInfo(member)
                info.size = len(content)
                archive.addfile(info, io.BytesIO(content))
        return name

    return make


@pytest.mark.parametrize(
    "make", [in_folder, each_packed, in_zip, packed_in_zip, in_tar(""), in_tar("gz"), in_tar("xz"), in_tar("bz2")]
)
def test_every_hand_is_found_in_order_by_its_name(tmp_path: Path, make: Callable[[Path], str]) -> None:
    path = make(tmp_path)
    read = 0

    def advanced(by: int) -> None:
        nonlocal read
        assert by >= 0
        read += by

    found = list(recorded((path,), advanced))
    names = [one.source.removeprefix(path).lstrip("/#").replace(".gz", "") for one in found]
    assert list(zip(names, [one.format for one in found], [one.text for one in found], strict=True)) == HANDS
    assert [one.code for one in found if one.fault] == [NO_HAND]
    size = size_of((path,))
    assert size is not None
    assert size / 10 < read <= size


def test_a_file_that_is_named_must_be_there_and_be_read(tmp_path: Path) -> None:
    (tmp_path / "note.doc").write_text("x")
    for name in ("gone.phh", "note.doc"):
        with pytest.raises(NoSuchSource, match=name):
            list(recorded((str(tmp_path / name),)))
    passed_over = PassedOver()
    assert list(recorded((str(tmp_path),), pass_over=passed_over.add)) == []
    assert passed_over == {".doc": 1}


@pytest.mark.parametrize("name", ["a.txt", "a.ndjson", "a.ohh", "a.phhs", "a.txt.gz"])
def test_a_file_in_which_no_hand_begins_is_named(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_bytes(gzip.compress(b"") if name.endswith(".gz") else b"")
    with zipfile.ZipFile(tmp_path / "none.zip", "w") as archive:
        archive.writestr("picture.png", b"")
    found = [(one.source, one.code) for one in recorded((str(tmp_path),))]
    assert found == [(str(tmp_path / file), NO_HAND) for file in (name, "none.zip")]


def test_ends_of_names_are_counted_in_bounded_memory() -> None:
    passed_over = PassedOver()
    for name in ("x", "y.csv", "z.CSV.gz", "a." + "b" * 100, *(f"a.{number}" for number in range(100))):
        passed_over.add(name)
    assert (passed_over[".csv"], passed_over["others"], len(passed_over)) == (2, 74, 30)


def test_a_text_is_read_from_the_first_hand_in_it_on(tmp_path: Path) -> None:
    (tmp_path / "note.txt").write_text("nothing")
    (tmp_path / "x.txt").write_bytes(
        b"\xef\xbb\xbfmy hands\n\nPokerStars Hand #1: a - 2024/05/01\n\n\r\nPokerStars Hand #2: b - 2024/05/01"
    )
    found = [(one.source.rpartition("/")[2], one.format, one.text) for one in recorded((str(tmp_path),))]
    assert found == [
        ("note.txt", None, b""),
        ("x.txt:1-2", None, b""),
        ("x.txt:3", "text", b"PokerStars Hand #1: a - 2024/05/01\n"),
        ("x.txt:6", "text", b"PokerStars Hand #2: b - 2024/05/01\n"),
    ]


@pytest.mark.slow
def test_a_text_without_a_hand_is_not_held_however_long(tmp_path: Path) -> None:
    log, line = b"just a log line".ljust(159) + b"\n", b"PokerStars" * (LONGEST // 4) + b"\n"
    hand, lines = b"PokerStars Hand #1: a - 2024/05/01\n", LONGEST // 80
    log *= lines
    (tmp_path / "log.txt").write_bytes(log)
    (tmp_path / "line.txt").write_bytes(line)
    (tmp_path / "then.txt.gz").write_bytes(gzip.compress(log + line + hand))
    tracemalloc.start()
    try:
        found = list(recorded((str(tmp_path),)))
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert [(one.source, one.text) for one in found] == [
        (str(tmp_path / "line.txt"), b""),
        (str(tmp_path / "log.txt"), b""),
        (f"{tmp_path / 'then.txt.gz'}:1-{lines + 1}", b""),
        (f"{tmp_path / 'then.txt.gz'}:{lines + 2}", hand),
    ]
    assert peak < 5 * LONGEST


def test_the_rest_of_a_line_too_long_begins_no_hand(tmp_path: Path) -> None:
    (tmp_path / "x.txt").write_bytes(b"x" * (LONGEST + 1) + b"PokerStars Hand #1: a - 2024/05/01\n")
    assert [one.code for one in recorded((str(tmp_path),))] == [NO_HAND]


BROKEN: Final = {
    "a.ndjson.gz": gzip.compress(b"{}\n" * 100)[:-9],
    "a.phh.gz": b"\x1f\x8b\x08nonsense",
    "a.zip": b"PK\x03\x04nonsense",
    "a.tar": b"nonsense" * 100,
    "a.tar.gz": gzip.compress(b"nonsense" * 100),
    "a.tar.xz": b"\xfd7zXZ\x00nonsense",
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_file_is_told_and_spoils_no_other(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_bytes(BROKEN[name])
    (tmp_path / "z.json").write_bytes(b"{}")
    found = list(recorded((str(tmp_path),)))
    assert found[-2].fault is not None
    assert found[-2].source == str(tmp_path / name)
    assert found[-1].text == b"{}"


@pytest.mark.parametrize("name", ["a.json", "a.phh", "a.ndjson", "a.ohh", "a.phhs"])
@pytest.mark.parametrize("unit", [b" ", b"\n", b"\0", b"[1]\n", b"{\n\n", b"}\n"])
def test_a_file_without_an_end_is_not_read_to_it(
    tmp_path: Path, name: str, unit: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Packed nothing: of what it unpacks to, memory holds one hand."""
    most = LONGEST // 16
    monkeypatch.setattr("service.command.hand_files.LONGEST", most)
    packed = tmp_path / f"{name}.gz"
    with gzip.open(packed, "wb", 1) as file:
        file.write(unit * (2 * most // len(unit)))
    hands = recorded((str(packed),))
    for number, one in enumerate(hands):
        assert len(one.text) <= most
        if number == 100:
            break
    hands.close()  # type: ignore[attr-defined]  # it is a generator


def test_lines_in_which_no_hand_begins_are_named_wherever_they_stand(tmp_path: Path) -> None:
    known = (Path(__file__).parents[1] / "hands" / "pokerstars" / "six_max.txt").read_text("utf-8").strip()
    unknown = "Table of Elm, hand 5\nAnn bids 3\n\nBo bids 4"
    (tmp_path / "b.txt").write_text(f"Elm 5\n{known}\n", "utf-8")
    [first, *_] = recorded((str(tmp_path / "b.txt"),))
    assert (first.source.rpartition(":")[2], first.fault) == ("1", "No hand begins in line 1 of this file.")
    (tmp_path / "a.txt").write_text("\n\n".join([unknown, known, unknown, known, unknown]), "utf-8")
    size, found = known.count("\n") + 2, list(recorded((str(tmp_path / "a.txt"),)))
    starts = [6, 6 + size + 5]
    assert [one.source.rpartition(":")[2] for one in found] == [
        "1-5",
        *(place for at in starts for place in (str(at), f"{at + size}-{at + size + 4 - (at == starts[1])}")),
    ]
    assert [one.code == NO_HAND for one in found] == [True, False, True, False, True]
    assert [one.text.decode() for one in found if one.text] == [known + "\n"] * 2
