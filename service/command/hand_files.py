"""Reading hands from files, folders, archives and standard input, one after the other."""

import gzip
import stat
import sys
from collections import Counter, deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from io import BytesIO
from itertools import chain
from pathlib import Path, PurePath
from typing import IO, Final, cast

from ..hands.encodings import MARKS, utf8_lines
from ..hands.formats import BY_FILE, FORMATS
from ..hands.split_hands import Begins, HandTooLong, split_hands
from ..reports.hand_outcomes import NO_HAND
from .archives import Member, tar_members, zip_members

LONGEST: Final = 2 * 1024 * 1024
"""The largest recorded hand that is read (bytes)."""


@dataclass(frozen=True, slots=True)
class Recorded:
    """One recorded hand: where it stands and its text, or why it has none (`fault`, and the code of that).

    `format` is the name of the format of the text; None if it is JSON: a request of POST /v1/hands, or a document.
    """

    source: str
    format: str | None = None
    text: bytes = b""
    fault: str | None = None
    code: str = "file.unreadable"


class NoSuchSource(Exception):  # noqa: N818  # an answer, no error of ours
    """A path does not exist, or is not a kind of file that hands are read from."""


class UnusableFile(Exception):  # noqa: N818  # an answer, no error of ours
    """A file is not what it should be, or its hand cannot be said in the notation that was asked for."""


_BLOCK: Final = 64 * 1024

Advanced = Callable[[int], None]
"""Called with the number of bytes of the files read since last time."""
PassOver = Callable[[str], None]
"""Called with the name of each file that is not read, because of how its name ends."""


class PassedOver(Counter[str]):
    """How many files are not read, by how their names end; further ends are counted together."""

    def add(self, name: str) -> None:
        """Count a file."""
        end = shown(_end(name))
        is_listed = end in self or (0 < len(end) <= _LONGEST_END and len(self) < _MOST_ENDS)
        self[end if is_listed else "others"] += 1


_LINES: Final = (".ndjson", ".jsonl")
_MOST_ENDS: Final = 30
_LONGEST_END: Final = 12
_ANY_TEXT: Final = (".txt", ".csv")
_ENDS: Final = (".json", *_LINES, *BY_FILE)


def recorded(
    paths: tuple[str, ...], advanced: Advanced = lambda _: None, pass_over: PassOver = lambda _: None
) -> Iterator[Recorded]:
    """Every hand of these paths, in an order that is the same each time. Raises NoSuchSource before the first.

    A file in which no hand begins comes as one too, with the code `NO_HAND`.
    """
    files = [file for path in paths for file in _files(path, pass_over)]
    for file in files:
        yield from _of_file(file, advanced, pass_over)


def one_recorded(path: Path) -> Recorded:
    """The one hand of a file, read whole. Raises UnusableFile if there are several, or if the file is too large."""
    format = BY_FILE.get(path.suffix)
    with path.open("rb") as file:
        text = file.read(LONGEST + 1)
    if len(text) > LONGEST:
        raise UnusableFile(f"{path}: a file with one hand has at most {LONGEST} bytes")
    begins = format.files[path.suffix] if format else None
    if format is None or not format.is_text or (begins and not format.body):
        return Recorded(str(path), None, text)
    if begins:
        hands = list(split_hands(begun_lines(BytesIO(text), LONGEST), begins, len(text)))
        if len(hands) > 1:
            raise UnusableFile(f"{path}: there are {len(hands)} hands in it, and one is needed")
        text = hands[0][1] if hands else text
    return Recorded(str(path), format.name, text)


def size_of(paths: tuple[str, ...]) -> int | None:
    """The size of all files together (bytes); None with standard input."""
    return None if "-" in paths else sum(file.stat().st_size for path in paths for file in _files(path))


def _files(path: str, pass_over: PassOver = lambda _: None) -> list[Path]:
    place = Path(path)
    if path == "-":
        return [place]
    try:
        kind = place.stat().st_mode
    except OSError:
        kind = 0
    if stat.S_ISDIR(kind):
        files = sorted(file for file in place.rglob("*") if file.is_file())
        for file in files:
            if not _is_read(file.name):
                pass_over(file.name)
        return [file for file in files if _is_read(file.name)]
    if not stat.S_ISREG(kind):
        raise NoSuchSource(f"{path}: there is no such file or folder")
    if not _is_read(place.name):
        ends = " ".join((*_ENDS, "and these in .gz .zip .tar .tar.gz .tgz .tar.bz2 .tar.xz"))
        raise NoSuchSource(f"{path}: hands are read from {ends}")
    return [place]


def _is_read(name: str) -> bool:
    return _is_archive(name) or _holds_hands(name)


def _is_archive(name: str) -> bool:
    return name.lower().endswith((".zip", ".tar", ".tar.gz", ".tgz", ".tar.bz2", ".tar.xz"))


def _end(name: str) -> str:
    """How the name of the file ends, if it were not compressed."""
    return PurePath(name.lower().removesuffix(".gz")).suffix


def _holds_hands(name: str) -> bool:
    return _end(name) in _ENDS


def _of_file(file: Path, advanced: Advanced, pass_over: PassOver) -> Iterator[Recorded]:
    name = shown(file)
    try:
        if name == "-":
            yield from _lines("-", sys.stdin.buffer)
        elif name.lower().endswith(".zip"):
            yield from _or_none(name, _of_zip(file, advanced, pass_over))
        elif _is_archive(name):
            yield from _or_none(name, _of_tar(file, advanced, pass_over))
        else:
            with file.open("rb") as raw:
                yield from _with_progress(raw, _or_none(name, _of_stream(name, raw)), advanced)
    except Exception as error:  # the libraries raise many kinds of errors for a broken archive
        yield _unreadable(name, error)


def _or_none(name: str, hands: Iterator[Recorded]) -> Iterator[Recorded]:
    """The hands of a file; if there are none, a record that says so."""
    yield next(hands, Recorded(name, fault="No hand begins in this file.", code=NO_HAND))
    yield from hands


def _unreadable(name: str, error: Exception) -> Recorded:
    return Recorded(name, fault=f"The file cannot be read: {str(error).removesuffix('.')}.")


def _with_progress(raw: IO[bytes], hands: Iterator[Recorded], advanced: Advanced) -> Iterator[Recorded]:
    """The hands; reports how far the file is read while they are taken from it."""
    at = 0
    for hand in chain(hands, (None,)):
        now = raw.tell()
        advanced(now - at)
        at = now
        if hand is not None:
            yield hand


def _of_zip(file: Path, advanced: Advanced, pass_over: PassOver) -> Iterator[Recorded]:
    for member in zip_members(file):
        yield from _of_member(file, member, pass_over)
        advanced(member.packed)


def _of_tar(file: Path, advanced: Advanced, pass_over: PassOver) -> Iterator[Recorded]:
    with file.open("rb") as raw:
        hands = (hand for member in tar_members(raw) for hand in _of_member(file, member, pass_over))
        yield from _with_progress(raw, hands, advanced)


def _of_member(archive: Path, member: Member, pass_over: PassOver) -> Iterator[Recorded]:
    """The hands of a file in an archive. One that cannot be read is told, and spoils no other."""
    name = f"{shown(archive)}#{shown(member.name)}"
    if member.fault is not None:
        yield Recorded(name, fault=member.fault)
    elif not _holds_hands(member.name):
        pass_over(member.name)
    else:
        try:
            with member.open() as stream:
                yield from _or_none(name, _of_stream(name, stream))
        except Exception as error:  # as many kinds as of a file
            yield _unreadable(name, error)


def shown(name: str | Path) -> str:
    """A text on one line and printable, whatever is in it: the name of a file may be anything."""
    text = str(name).encode("utf-8", "surrogateescape").decode("utf-8", "backslashreplace")
    return "".join(letter if letter.isprintable() else f"\\u{ord(letter):04x}" for letter in text)


def _of_stream(name: str, raw: IO[bytes]) -> Iterator[Recorded]:
    stream = cast(IO[bytes], gzip.GzipFile(fileobj=raw)) if name.lower().endswith(".gz") else raw
    end = _end(name)
    format = BY_FILE.get(end)
    text = format.name if format and format.is_text else None
    begins = format.files[end] if format else None
    if end in _LINES:
        yield from _lines(name, stream)
    elif begins:
        yield from _parts(name, stream, text, begins)
    else:
        yield _whole(name, stream, text)


def _whole(name: str, stream: IO[bytes], format: str | None) -> Recorded:
    text = stream.read(LONGEST + 1)
    return Recorded(name, format, text) if len(text) <= LONGEST else _too_long(name, format)


def _lines(name: str, stream: IO[bytes]) -> Iterator[Recorded]:
    number = 0
    while line := stream.readline(LONGEST + 1):
        number += 1
        if len(line) > LONGEST:
            yield _too_long(f"{name}:{number}", None)
            return
        if not line.isspace():
            yield Recorded(f"{name}:{number}", None, line)


def _parts(name: str, stream: IO[bytes], format: str | None, begins: Begins) -> Iterator[Recorded]:
    """The hands of a file that holds several, each named by the line on which it begins.

    A text may be anything: lines of it in which no hand begins come as one too, with the code `NO_HAND`.
    """
    without: deque[Recorded] = deque()

    def pass_over(first: int, last: int) -> None:
        lines, place = (f"lines {first} to {last}", f"{first}-{last}") if first < last else (f"line {first}", first)
        fault = f"No hand begins in {lines} of this file."
        without.append(Recorded(f"{name}:{place}", fault=fault, code=NO_HAND))

    ends = FORMATS[format].ends if format else None
    lines, over = begun_lines(stream, LONGEST), pass_over if _end(name) in _ANY_TEXT else None
    try:
        for first, text in split_hands(lines, begins, LONGEST, ends=ends, pass_over=over):
            while without:
                yield without.popleft()
            yield Recorded(f"{name}:{first}", format, text)
    except HandTooLong as error:
        without.append(_too_long(f"{name}:{error.first}", format))
    yield from without


def begun_lines(stream: IO[bytes], longest: int) -> Iterator[bytes]:
    """Each line; of one that is longer than `longest` bytes only its beginning, which is too long already."""
    line = stream.readline(longest + 1)
    if line.startswith(MARKS):
        yield from utf8_lines(chain((line,), iter(partial(stream.read, _BLOCK), b"")), longest)
        return
    while line:
        yield line
        while len(line) > longest and not line.endswith(b"\n"):
            line = stream.readline(longest + 1)
        line = stream.readline(longest + 1)


def _too_long(source: str, format: str | None) -> Recorded:
    return Recorded(source, format, fault=f"A hand of more than {LONGEST} bytes is not read, nor what follows it.")
