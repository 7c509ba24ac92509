"""The files in tar and zip archives, one after the other, in bounded memory whatever an archive says of itself.

tarfile reads only single headers here: it would hold a long name whole, keep every member, and unpack without bounds.
"""

import bz2
import gzip
import io
import lzma
import re
import tarfile
import zipfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import IO, Any, Final, cast

LONGEST_NAME: Final = 4096
"""The longest name of a member (bytes): no path on Linux is longer."""
LONGEST_HEADER: Final = 1024 * 1024
"""The longest header that a tar puts ahead of a member, for a long name or attributes (bytes)."""
LONGEST_DIRECTORY: Final = 16 * 1024 * 1024
"""The longest central directory of a zip (bytes): that of some 150,000 files."""
MOST_XZ_MEMORY: Final = 80 * 1024 * 1024
"""What an xz may take to be unpacked (bytes): the largest preset takes 65 MiB."""

_SHOWN: Final = 100  # characters of a name that is too long
_AT_ONCE: Final = 64 * 1024
_XZ_AT_ONCE: Final = 8 * 1024  # little: it is copied at the end of each stream, and streams may be tiny
_LOCAL_HEADER: Final = 30  # bytes that stand ahead of a member in a zip, without its name
_ENCRYPTED: Final = 0x41  # flags of a member in a zip: encrypted, and strongly
_LONG: Final = (tarfile.GNUTYPE_LONGNAME, tarfile.GNUTYPE_LONGLINK)
_LONGEST_NUMBER: Final = 20  # digits of a length
_SIZE_AT: Final = (124, 136)  # in a header
_SIZE: Final = re.compile(rb"[\x80\xff]| *(?:[0-7]+ *)?(?:\Z|\0)")  # int() takes more: signs, and underscores
_SPARSE: Final = b"GNU.sparse"
_PAX: Final = (tarfile.XHDTYPE, tarfile.SOLARIS_XHDTYPE, tarfile.XGLTYPE)


@dataclass(frozen=True, slots=True)
class Member:
    """A file in an archive. It is opened and read before the next member is asked for.

    `fault`: why it cannot even be said what its name is; `name` is then what there is of it.
    """

    name: str
    open: Callable[[], IO[bytes]]
    fault: str | None = None
    packed: int = 0
    """The bytes that it takes in a zip."""


class UnreadMember(Exception):  # noqa: N818  # an answer, no error of ours
    """A member is there, but of a kind that is not read."""


def _member(name: str, open: Callable[[], IO[bytes]], fault: str | None = None, packed: int = 0) -> Member:
    if not name:
        fault = fault or "It has no name: it is not read."
    if len(name.encode("utf-8", "surrogateescape")) > LONGEST_NAME:
        fault = fault or f"Its name has more than {LONGEST_NAME} bytes: it is not read."
        name = f"{name[:_SHOWN]}…"
    return Member(name, open, fault, packed)


def zip_members(file: Path) -> Iterator[Member]:
    """The files in a zip. Raises what zipfile does where it cannot be read."""
    with _ZipFile(io.FileIO(file)) as raw, zipfile.ZipFile(raw) as archive:
        overlapping = _overlapping(archive.infolist())

        def opened(member: zipfile.ZipInfo) -> IO[bytes]:
            if member.flag_bits & _ENCRYPTED:
                raise UnreadMember("it is encrypted")
            if member.header_offset in overlapping:  # a zip bomb; not every Python's zipfile refuses that
                raise UnreadMember("it overlaps what follows it in the archive")
            if member.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):  # others are unpacked unbounded
                raise UnreadMember("it is packed by another method than deflate")
            return archive.open(member)

        for member in archive.infolist():
            if not member.filename.endswith("/"):  # is_dir() fails for an empty name on some Pythons
                yield _member(member.filename, partial(opened, member), packed=member.compress_size)


class _ZipFile(io.BufferedReader):
    """A file from which no central directory is read that is too long; zipfile reads it in one go."""

    def read(self, size: int | None = -1, /) -> bytes:
        if size and size > LONGEST_DIRECTORY:
            raise zipfile.BadZipFile(f"its central directory has more than {LONGEST_DIRECTORY} bytes")
        return super().read(size)


def _overlapping(members: list[zipfile.ZipInfo]) -> set[int]:
    """Where members begin that end behind the beginning of another."""
    in_order = sorted(members, key=lambda member: member.header_offset)
    return {
        member.header_offset
        for member, following in pairwise(in_order)
        if member.header_offset + _LOCAL_HEADER + member.compress_size > following.header_offset
    }


def tar_members(raw: io.BufferedReader) -> Iterator[Member]:
    """The files in a tar, packed or not. Raises an error of the libraries from where on it cannot be read.

    Several tars may stand one after the other. A link is a member that cannot be opened.
    """
    stream = _unpacked(raw)
    block = _read(stream, tarfile.BLOCKSIZE)
    while block:
        yield from _members_to_mark(stream, block)
        while (block := stream.read(tarfile.BLOCKSIZE)) and not block.strip(b"\0"):
            pass


def _members_to_mark(stream: IO[bytes], block: bytes) -> Iterator[Member]:
    """The files from this block on, to the mark that ends their archive."""
    of_all: dict[bytes, bytes] = {}  # what headers say of all members that follow
    of_next: dict[bytes, bytes] = {}  # and of the next one
    fault: str | None = None
    while block.strip(b"\0"):
        head = _header(stream, block)
        if head.type in _LONG or head.type in _PAX:
            data = _TarData(stream, head.size)
            if head.size > LONGEST_HEADER:
                fault = f"A header of it has more than {LONGEST_HEADER} bytes: it is not read."
            elif (fields := _fields(head.type, data.read(head.size))) is None:
                fault = "A header of it is no PAX header: it is not read."
            else:
                (of_all if head.type == tarfile.XGLTYPE else of_next).update(fields)
        else:
            fields = of_all | of_next
            has_data = head.isreg() or head.type not in tarfile.SUPPORTED_TYPES
            data = _TarData(stream, int(fields.get(b"size", head.size)) if has_data else 0)
            name = fields[b"path"].decode("utf-8", "surrogateescape") if b"path" in fields else head.name
            if fault or head.isfile() or head.islnk() or head.issym():
                is_sparse = head.type == tarfile.GNUTYPE_SPARSE or _SPARSE in fields
                why = "it is packed as a sparse file" if is_sparse else None if head.isfile() else "it is a link"
                yield _member(name, partial(_opened, data, why), fault)
            of_next, fault = {}, None
        data.skip()
        block = _read(stream, tarfile.BLOCKSIZE)


def _opened(data: "_TarData", unread: str | None) -> IO[bytes]:
    if unread:
        raise UnreadMember(unread)
    return io.BufferedReader(data, _AT_ONCE)


def _header(stream: IO[bytes], block: bytes) -> tarfile.TarInfo:
    """The header that begins with this block, without what a sparse file adds to it."""
    head = tarfile.TarInfo.frombuf(block, "utf-8", "surrogateescape")
    if not _SIZE.match(block, *_SIZE_AT):
        raise tarfile.ReadError("the size of a member is no octal number")
    goes_on = head.type == tarfile.GNUTYPE_SPARSE and block[482]
    while goes_on:
        goes_on = _read(stream, tarfile.BLOCKSIZE)[504]
    return head


def _fields(kind: bytes, data: bytes) -> dict[bytes, bytes] | None:
    """What a header says of name and size, and whether a file is sparse; None if it is none."""
    if kind in _LONG:
        return {b"path": _cut(data.partition(b"\0")[0])} if kind == tarfile.GNUTYPE_LONGNAME else {}
    fields = {}
    at = 0
    while at < len(data) and data[at]:
        length = data[at : at + _LONGEST_NUMBER].partition(b" ")[0]
        end = at + int(length) if length.isdigit() else at
        key, equals, value = data[at + len(length) + 1 : end - 1].partition(b"=")
        if not equals or end > len(data) or data[end - 1 : end] != b"\n":
            return None
        if key == b"path":
            fields[key] = _cut(value)
        elif key == b"size" and value.isdigit() and len(value) < _LONGEST_NUMBER:
            fields[key] = value
        elif key == b"size":
            return None
        elif key.startswith(b"GNU.sparse."):
            fields[_SPARSE] = b""
        at = end
    return fields


def _cut(name: bytes) -> bytes:
    """As much of a name as shows whether it is too long: one for all members is decoded for each of them."""
    return name[: LONGEST_NAME + 1]


def _read(stream: IO[bytes], size: int) -> bytes:
    """So many bytes. Raises EOFError if there are fewer."""
    data = stream.read(size)
    if len(data) < size:
        raise EOFError("it ends before its end mark")
    return data


class _TarData(io.RawIOBase):
    """The bytes of a member."""

    def __init__(self, stream: IO[bytes], size: int) -> None:
        if size < 0:
            raise tarfile.ReadError("a member has a negative size")
        self._stream = stream
        self._left = size
        self._padding = -size % tarfile.BLOCKSIZE

    def readable(self) -> bool:
        return True

    def readinto(self, into: Any, /) -> int:
        data = _read(self._stream, min(len(into), self._left))
        into[: len(data)] = data
        self._left -= len(data)
        return len(data)

    def skip(self) -> None:
        """Go on to the next header."""
        left, self._left = self._left + self._padding, 0
        while left:
            left -= len(_read(self._stream, min(left, _AT_ONCE)))


def _unpacked(raw: io.BufferedReader) -> IO[bytes]:
    begin = raw.peek(10)[:10]
    if begin.startswith(b"\x1f\x8b"):
        return cast(IO[bytes], gzip.GzipFile(fileobj=raw))
    if begin.startswith(b"BZh") and begin[4:] == b"1AY&SY":
        return cast(IO[bytes], bz2.BZ2File(raw))
    return cast(IO[bytes], io.BufferedReader(_Xz(raw))) if begin.startswith(b"\xfd7zXZ\0") else raw


class _Xz(io.RawIOBase):
    """What an xz unpacks to. lzma's own file would take as much memory as the xz asks for."""

    def __init__(self, raw: IO[bytes]) -> None:
        self._raw = raw
        self._stream = _xz_stream()

    def readable(self) -> bool:
        return True

    def readinto(self, into: Any, /) -> int:
        data = b""
        while not data:
            packed = b""
            if self._stream.eof:  # several may stand one after the other, with null bytes between
                packed = self._stream.unused_data.lstrip(b"\0")
                while not packed and (more := self._raw.read(_XZ_AT_ONCE)):
                    packed = more.lstrip(b"\0")
                if not packed:
                    return 0
                self._stream = _xz_stream()
            elif self._stream.needs_input and not (packed := self._raw.read(_XZ_AT_ONCE)):
                raise EOFError("it ends in the middle of its xz")
            data = self._stream.decompress(packed, len(into))
        into[: len(data)] = data
        return len(data)


def _xz_stream() -> lzma.LZMADecompressor:
    return lzma.LZMADecompressor(lzma.FORMAT_XZ, memlimit=MOST_XZ_MEMORY)
