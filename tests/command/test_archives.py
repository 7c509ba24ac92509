"""Archives that mean no good: memory is bounded, what is not read is told, and the rest of the archive goes on."""

import bz2
import gzip
import io
import lzma
import tarfile
import tracemalloc
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from service.command.archives import LONGEST_HEADER, LONGEST_NAME
from service.command.hand_files import Recorded, recorded
from tests.support.command import run

MIB: Final = 1024 * 1024
MARK: Final = b"\0" * 1024
PACKED: Final[dict[str, Callable[[bytes], bytes]]] = {"": bytes, ".gz": gzip.compress, ".bz2": bz2.compress}
PACKED[".xz"] = lambda text: lzma.compress(text, preset=0)


def block(name: str, size: int, kind: bytes = tarfile.REGTYPE) -> bytes:
    """The header of a member."""
    head = tarfile.TarInfo(name)
    head.size, head.type = size, kind
    return head.tobuf(tarfile.GNU_FORMAT)


def member(name: str, text: bytes = b"{}", kind: bytes = tarfile.REGTYPE) -> bytes:
    return block(name, len(text), kind) + text + b"\0" * (-len(text) % 512)


def pax(kind: bytes = tarfile.XHDTYPE, **fields: str) -> bytes:
    """A header for the next member, or another kind of header."""
    text = b""
    for key, value in fields.items():
        rest = f" {key.replace('__', '.')}={value}\n".encode()
        length = next(size for size in range(len(rest), len(rest) + 20) if len(str(size)) + len(rest) == size)
        text += str(length).encode() + rest
    return member("pax", text, kind)


def tar(folder: Path, text: bytes, packed: str = "") -> Path:
    """A file of these bytes, packed so."""
    path = folder / f"a.tar{packed}"
    path.write_bytes(PACKED[packed](text))
    return path


def told(path: Path) -> list[tuple[str, bytes | str]]:
    """Each hand by the name of its member: its text, or what is wrong."""
    return [(_name(one, path), one.text if one.fault is None else one.fault) for one in recorded((str(path),))]


def _name(one: Recorded, path: Path) -> str:
    return one.source.removeprefix(str(path)).removeprefix("#")


def told_and_peak(path: Path) -> tuple[list[tuple[str, bytes | str]], int]:
    """The hands, and the most memory that reading them took beyond what was taken (bytes)."""
    tracemalloc.start()
    try:
        return told(path), tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("kind", "packed"), [(kind, "") for kind in (b"L", b"K", b"x", b"X", b"g")] + [(b"L", one) for one in PACKED if one]
)
def test_a_header_without_an_end_is_told_and_passed_over(tmp_path: Path, kind: bytes, packed: str) -> None:
    bomb = member("././@LongLink", b"a" * 16 * MIB, kind)
    path = tar(tmp_path, member("a.json") + bomb + member("cut.name") + member("z.json") + MARK, packed)
    told_of = f"A header of it has more than {LONGEST_HEADER} bytes: it is not read."
    found, peak = told_and_peak(path)
    assert found == [("a.json", b"{}"), ("cut.name", told_of), ("z.json", b"{}")]
    assert peak < 4 * MIB


@pytest.mark.slow
@pytest.mark.parametrize("packed", PACKED)
def test_what_is_between_hands_is_not_held(tmp_path: Path, packed: str) -> None:
    path = tar(tmp_path, member("a.png", b"a" * 16 * MIB) + member("z.json") + MARK, packed)
    found, peak = told_and_peak(path)
    assert found == [("z.json", b"{}")]
    assert peak < 4 * MIB


@pytest.mark.slow
def test_members_without_number_are_not_held(tmp_path: Path) -> None:
    path = tmp_path / "a.tar.gz"
    header = member("long", b"z.json\0", b"L")
    path.write_bytes(gzip.compress(member("a.png", b"") * 5_000 + header * 5_000 + member("z.json") + MARK))
    found, peak = told_and_peak(path)
    assert found == [("z.json", b"{}")]
    assert peak < 4 * MIB


@pytest.mark.parametrize("format", [tarfile.USTAR_FORMAT, tarfile.GNU_FORMAT, tarfile.PAX_FORMAT])
def test_names_are_read_as_they_were_written(tmp_path: Path, format: int) -> None:
    names = ["a.json", "deep/" * 25 + "b.json", "deep/" * 10 + "ü\udcff.json"]
    if format != tarfile.USTAR_FORMAT:
        names.append("deep/" * 60 + "c.json")
    path = tmp_path / "a.tar"
    with tarfile.open(path, "w", format=format) as archive:
        for name in names:
            head = tarfile.TarInfo(name)
            head.size = 2
            archive.addfile(head, io.BytesIO(b"{}"))
    shown = [name.replace("\udcff", "\\xff") for name in names]
    assert told(path) == [(name, b"{}") for name in shown]


def test_what_is_no_file_is_passed_over(tmp_path: Path) -> None:
    kinds = (tarfile.CHRTYPE, tarfile.BLKTYPE, tarfile.DIRTYPE, tarfile.FIFOTYPE)
    path = tar(tmp_path, b"".join(block("a.json", 0, kind) for kind in kinds) + member("z.json") + MARK)
    assert told(path) == [("z.json", b"{}")]


@pytest.mark.parametrize("kind", [tarfile.LNKTYPE, tarfile.SYMTYPE])
def test_a_link_is_told_if_it_is_named_as_hands_are(tmp_path: Path, kind: bytes) -> None:
    path = tar(tmp_path, block("x.json", 2, kind) + block("x.doc", 0, kind) + member("z.json") + MARK)
    assert told(path) == [("x.json", "The file cannot be read: it is a link."), ("z.json", b"{}")]


@pytest.mark.parametrize("packed", PACKED)
@pytest.mark.parametrize("pack_each", [True, False])
def test_tars_one_after_the_other_are_read(tmp_path: Path, packed: str, pack_each: bool) -> None:
    pack = PACKED[packed]
    tars = [pax(tarfile.XGLTYPE, path="a.json") + member("x") + MARK * 10, member("y.json") * 9 + MARK, MARK]
    path = tmp_path / f"a.tar{packed}"
    path.write_bytes(b"".join(map(pack, tars)) if pack_each else pack(b"".join(tars)))
    assert told(path) == [("a.json", b"{}")] + [("y.json", b"{}")] * 9


def test_an_xz_of_many_streams_is_read(tmp_path: Path) -> None:
    whole = member("a.json") + member("a.png", bytes(range(256)) * 400) + member("z.json") + MARK
    path = tmp_path / "a.tar.xz"
    pieces = [whole[at : at + 100] for at in range(0, len(whole), 100)]
    path.write_bytes((b"\0" * 8 + lzma.compress(b"")).join(PACKED[".xz"](piece) for piece in pieces) + b"\0" * 4)
    assert told(path) == [("a.json", b"{}"), ("z.json", b"{}")]


def test_a_broken_second_stream_of_an_xz_is_told(tmp_path: Path) -> None:
    path = tmp_path / "a.tar.xz"
    path.write_bytes(PACKED[".xz"](member("a.json")) + PACKED[".xz"](member("z.json") + MARK)[:-20])
    assert told(path)[0] == ("a.json", b"{}")
    assert told(path)[-1] == ("", "The file cannot be read: it ends in the middle of its xz.")


def test_what_follows_an_end_mark_and_is_no_tar_is_told(tmp_path: Path) -> None:
    path = tar(tmp_path, member("a.json") + MARK + b"nonsense")
    found = told(path)
    assert found[0] == ("a.json", b"{}")
    assert found[1][0] == ""
    assert str(found[1][1]).startswith("The file cannot be read: ")


@pytest.mark.parametrize("kind", ["tar", "zip"])
def test_a_member_without_a_name_is_told(tmp_path: Path, kind: str) -> None:
    path = tmp_path / f"a.{kind}"
    if kind == "zip":
        text = bytearray(zipped(path))
        at = text.rindex(b"x.json") - 46  # its entry in the central directory
        text[at + 28 : at + 34] = b"\0\0" + b"\0\0" + b"\6\0"  # the name becomes its comment
        path.write_bytes(text)
    else:
        path.write_bytes(member("a.json") + member("") + member("z.json") + MARK)
    assert told(path) == [("a.json", b"{}"), ("", "It has no name: it is not read."), ("z.json", b"{}")]


def test_a_size_in_a_pax_header_counts(tmp_path: Path) -> None:
    text = b"{}".ljust(1024)
    path = tar(tmp_path, pax(size="1024") + block("a.json", 0) + text + member("z.json") + MARK)
    assert told(path) == [("a.json", text), ("z.json", b"{}")]


SPARSE: Final = "The file cannot be read: it is packed as a sparse file."
NO_PAX: Final = "A header of it is no PAX header: it is not read."
SPOILT: Final[dict[str, tuple[bytes, str]]] = {
    "a sparse file": (block("x.json", 0, tarfile.GNUTYPE_SPARSE)[:512], SPARSE),
    "a sparse file by PAX": (pax(GNU__sparse__major="1") + member("x.json"), SPARSE),
    "no PAX": (member("pax", b"nonsense", b"x") + member("x.json"), NO_PAX),
    "PAX longer than it is": (member("pax", b"99 path=b.json\n", b"x") + member("x.json"), NO_PAX),
    "a gzip that is none": (member("x.json.gz", b"nonsense"), "The file cannot be read: Not a gzipped file (b'no')."),
}


@pytest.mark.parametrize("name", SPOILT)
def test_a_spoilt_member_is_told_and_spoils_no_other(tmp_path: Path, name: str) -> None:
    spoilt, why = SPOILT[name]
    path = tar(tmp_path, member("a.json") + spoilt + member("z.json") + MARK)
    assert [one[1] for one in told(path)] == [b"{}", why, b"{}"]


@pytest.mark.parametrize("kind", ["L", "x"])
def test_a_name_too_long_is_told_by_its_beginning(tmp_path: Path, kind: str) -> None:
    name = "a" * LONGEST_NAME + ".json"
    ahead = member("long", name.encode() + b"\0", b"L") if kind == "L" else pax(path=name)
    path = tar(tmp_path, ahead + member("x.json") + member("z.json") + MARK)
    why = f"Its name has more than {LONGEST_NAME} bytes: it is not read."
    assert told(path) == [("a" * 100 + "…", why), ("z.json", b"{}")]


def test_a_name_too_long_for_all_members_is_not_held_for_each(tmp_path: Path) -> None:
    name = "ä" * (LONGEST_HEADER // 2 - 100)
    path = tar(tmp_path, pax(tarfile.XGLTYPE, path=name) + member("a.json") * 3 + MARK)
    tracemalloc.start()
    try:
        found = recorded((str(path),))
        why = [next(found).fault]
        tracemalloc.reset_peak()
        before = tracemalloc.get_traced_memory()[0]
        why += [one.fault for one in found]
        taken = tracemalloc.get_traced_memory()[1] - before
    finally:
        tracemalloc.stop()
    assert why == [f"Its name has more than {LONGEST_NAME} bytes: it is not read."] * 3
    assert taken < LONGEST_HEADER // 8


def test_a_name_as_long_as_it_may_be_is_read(tmp_path: Path) -> None:
    name = "ä" * ((LONGEST_NAME - 6) // 2) + "a.json"
    assert told(tar(tmp_path, pax(path=name) + member("x") + MARK)) == [(name, b"{}")]


def test_a_tar_cut_off_anywhere_is_told(tmp_path: Path) -> None:
    whole = member("a.json") + pax(path="b.json") + member("x") + member("c.png") + MARK
    path = tmp_path / "a.tar"
    for size in range(0, whole.index(MARK[:512], len(whole) - 1024) + 512, 128):
        path.write_bytes(whole[:size])
        assert told(path)[-1] == ("", "The file cannot be read: it ends before its end mark."), size


@pytest.mark.parametrize(
    "size",
    [b"\xff" * 12, b"\x80" + b"\xff" * 11, b"0_000000_02\0", b"+0000000002\0", b"-0000000002\0", b"      0 02\0 "],
)
def test_a_size_that_cannot_be_is_told(tmp_path: Path, size: bytes) -> None:
    path = tar(tmp_path, member("a.json") + sized(size) + b"{}".ljust(512, b"\0") + member("z.json") + MARK)
    found = told(path)
    assert found[0] == ("a.json", b"{}")
    assert found[-1][0] == ""
    assert str(found[-1][1]).startswith("The file cannot be read: ")


@pytest.mark.parametrize(
    "size",
    [
        b"00000000002\0",
        b"000000000002",
        b"          2 ",
        b"2" + b"\0" * 11,
        b"2 \0" + b"_" * 9,
        b"\x80".ljust(11, b"\0") + b"\2",
    ],
)
def test_a_size_as_tars_write_it_is_read(tmp_path: Path, size: bytes) -> None:
    path = tar(tmp_path, sized(size) + b"{}".ljust(512, b"\0") + member("z.json") + MARK)
    assert told(path) == [("x.json", b"{}"), ("z.json", b"{}")]


def sized(size: bytes) -> bytes:
    """The header of a file, with the bytes that say its size."""
    head = bytearray(block("x.json", 0))
    head[124:136] = size
    head[148:156] = b"%06o\0 " % (sum(head) - sum(head[148:156]) + 8 * 32)
    return bytes(head)


def test_an_xz_takes_no_more_memory_than_its_largest_preset(tmp_path: Path) -> None:
    filters = [{"id": lzma.FILTER_LZMA2, "preset": 0, "dict_size": 128 * MIB}]
    path = tmp_path / "a.tar.xz"
    path.write_bytes(lzma.compress(member("a.json") + MARK, filters=filters))
    assert told(path) == [("", "The file cannot be read: Memory usage limit exceeded.")]


def zipped(path: Path, **kinds: int) -> bytes:
    """A zip with a.json, x.json and z.json; packed as it is said."""
    with zipfile.ZipFile(path, "w") as archive:
        for name in "axz":
            archive.writestr(f"{name}.json", b"{}", kinds.get(name, zipfile.ZIP_STORED))
    return path.read_bytes()


@pytest.mark.parametrize("method", [zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
def test_what_zipfile_unpacks_without_bounds_is_told(tmp_path: Path, method: int) -> None:
    path = tmp_path / "a.zip"
    zipped(path, x=method)
    why = "The file cannot be read: it is packed by another method than deflate."
    assert told(path) == [("a.json", b"{}"), ("x.json", why), ("z.json", b"{}")]


def test_a_spoilt_member_of_a_zip_spoils_no_other(tmp_path: Path) -> None:
    path = tmp_path / "a.zip"
    text = zipped(path)
    at = text.index(b"{}", text.index(b"x.json"))
    path.write_bytes(text[:at] + b"[]" + text[at + 2 :])
    found = told(path)
    assert found[0] == ("a.json", b"{}")
    assert "Bad CRC-32" in str(found[1][1])
    assert found[2] == ("z.json", b"{}")


@pytest.mark.parametrize("flag", [0x01, 0x41])
def test_an_encrypted_member_of_a_zip_is_told(tmp_path: Path, flag: int) -> None:
    path = tmp_path / "a.zip"
    text = bytearray(zipped(path))
    text[text.rindex(b"x.json") - 46 + 8] |= flag
    path.write_bytes(text)
    why = "The file cannot be read: it is encrypted."
    assert told(path) == [("a.json", b"{}"), ("x.json", why), ("z.json", b"{}")]


def test_members_of_a_zip_that_overlap_are_told(tmp_path: Path) -> None:
    path = tmp_path / "a.zip"
    text = bytearray(zipped(path))
    at = text.rindex(b"x.json") - 46  # its entry in the central directory
    text[at + 20 : at + 24] = (200).to_bytes(4, "little")
    path.write_bytes(text)
    why = "The file cannot be read: it overlaps what follows it in the archive."
    assert told(path) == [("a.json", b"{}"), ("x.json", why), ("z.json", b"{}")]


def test_a_central_directory_too_long_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("service.command.archives.LONGEST_DIRECTORY", 100)
    path = tmp_path / "a.zip"
    zipped(path)
    assert told(path) == [("", "The file cannot be read: its central directory has more than 100 bytes.")]


def test_a_name_too_long_in_a_zip_is_told(tmp_path: Path) -> None:
    path = tmp_path / "a.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("a" * LONGEST_NAME + ".json", "{}")
        archive.writestr("z.json", "{}")
    assert told(path)[0][0] == "a" * 100 + "…"
    assert told(path)[1] == ("z.json", b"{}")


def test_the_command_tells_it_and_counts_it(tmp_path: Path) -> None:
    path = tmp_path / "a.tar.bz2"
    path.write_bytes(bz2.compress(member("long", b"a" * 2 * MIB, b"L") + member("x.png") + MARK))
    ran = run("validate", path, "--jobs", "1")
    assert ran.exit_code == 1
    assert f"file.unreadable: A header of it has more than {LONGEST_HEADER} bytes: it is not read." in ran.stderr
    assert "a.tar.bz2#x.png\n" in ran.stderr
