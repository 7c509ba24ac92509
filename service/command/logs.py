"""The lines of decision logs: one after the other, never all at once; packed or not."""

import gzip
import sys
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO, Any, Final, NamedTuple, cast

from service.command.sources import NoSuchSource, shown
from service.recording.file import MOST_WAITING

LONGEST: Final = MOST_WAITING
"""The longest line that is written (bytes)."""
_GZIP: Final = b"\x1f\x8b"
_AT_ONCE: Final = 100
_BYTES_AT_ONCE: Final = 4 * 1024 * 1024


class Logged(NamedTuple):
    """A line as it stands there: where, and its text; or why there is none."""

    source: str
    text: bytes = b""
    fault: str | None = None


def pieces(paths: tuple[str, ...], advanced: Callable[[int], None]) -> Iterator[list[Logged]]:
    """The lines of these files, in order, so many together. `advanced` is told how many bytes are behind us."""
    piece: list[Logged] = []
    size = 0
    for path in paths:
        for one in _lines_of(path, advanced):
            piece.append(one)
            size += len(one.text)
            if len(piece) >= _AT_ONCE or size >= _BYTES_AT_ONCE:
                yield piece
                piece, size = [], 0
    if piece:
        yield piece


def size_of(paths: tuple[str, ...]) -> int | None:
    """The bytes of all files; None where that cannot be known. Raises NoSuchSource for what is none."""
    for path in paths:
        if path != "-" and not Path(path).is_file():
            raise NoSuchSource(f"{path}: there is no such file")
    return None if "-" in paths else sum(Path(path).stat().st_size for path in paths)


def _lines_of(path: str, advanced: Callable[[int], None]) -> Iterator[Logged]:
    name, number = shown(path), 0
    try:
        with sys.stdin.buffer if path == "-" else Path(path).open("rb") as raw:
            behind = 0
            for number, text in enumerate(_lines(_unpacked(cast(Any, raw))), start=1):
                if len(text) > LONGEST:
                    yield Logged(f"{name}:{number}", fault=f"it has more than {LONGEST} bytes")
                elif not text.isspace():
                    yield Logged(f"{name}:{number}", text)
                if path != "-" and (now := raw.tell()) > behind:
                    advanced(now - behind)
                    behind = now
    except (OSError, EOFError, zlib.error) as error:
        yield Logged(f"{name}:{number + 1}", fault=f"the file cannot be read from here: {error}")


def _unpacked(raw: Any) -> IO[bytes]:
    return cast(IO[bytes], gzip.GzipFile(fileobj=raw)) if raw.peek(2)[:2] == _GZIP else raw


def _lines(stream: IO[bytes]) -> Iterator[bytes]:
    """Each line; of one that is too long only so much as shows that it is."""
    while line := stream.readline(LONGEST + 1):
        rest = line
        while len(rest) > LONGEST and not rest.endswith(b"\n"):
            rest = stream.readline(LONGEST + 1)
        yield line
