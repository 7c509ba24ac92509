"""Reading the lines of decision logs, compressed or not, in bounded memory."""

import gzip
import sys
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO, Any, Final, NamedTuple, cast

from ..decision_log.line import LONGEST
from .hand_files import NoSuchSource, shown

_GZIP: Final = b"\x1f\x8b"
_AT_ONCE: Final = 100
_BYTES_AT_ONCE: Final = 4 * 1024 * 1024


class LoggedLine(NamedTuple):
    """A line of a log: where it stands and its text, or why it has none (`fault`)."""

    source: str
    text: bytes = b""
    fault: str | None = None


def chunks(paths: tuple[str, ...], advanced: Callable[[int], None]) -> Iterator[list[LoggedLine]]:
    """The lines of these files in order, in groups; `advanced` is called with how many bytes were read since."""
    chunk: list[LoggedLine] = []
    size = 0
    for path in paths:
        for line in _lines_of(path, advanced):
            chunk.append(line)
            size += len(line.text)
            if len(chunk) >= _AT_ONCE or size >= _BYTES_AT_ONCE:
                yield chunk
                chunk, size = [], 0
    if chunk:
        yield chunk


def size_of(paths: tuple[str, ...]) -> int | None:
    """The size of all files together (bytes); None with standard input. Raises NoSuchSource if one is no file."""
    for path in paths:
        if path != "-" and not Path(path).is_file():
            raise NoSuchSource(f"{path}: there is no such file")
    return None if "-" in paths else sum(Path(path).stat().st_size for path in paths)


def _lines_of(path: str, advanced: Callable[[int], None]) -> Iterator[LoggedLine]:
    name, number = shown(path), 0
    try:
        with sys.stdin.buffer if path == "-" else Path(path).open("rb") as raw:
            behind = 0
            for number, text in enumerate(_lines(_unpacked(cast(Any, raw))), start=1):
                if len(text) > LONGEST:
                    yield LoggedLine(f"{name}:{number}", fault=f"it has more than {LONGEST} bytes")
                elif not text.isspace():
                    yield LoggedLine(f"{name}:{number}", text)
                if path != "-" and (now := raw.tell()) > behind:
                    advanced(now - behind)
                    behind = now
    except (OSError, EOFError, zlib.error) as error:
        yield LoggedLine(f"{name}:{number + 1}", fault=f"the file cannot be read from here: {error}")


def _unpacked(raw: Any) -> IO[bytes]:
    return cast(IO[bytes], gzip.GzipFile(fileobj=raw)) if raw.peek(2)[:2] == _GZIP else raw


def _lines(stream: IO[bytes]) -> Iterator[bytes]:
    """Each line; one that is too long is cut just above the limit."""
    while line := stream.readline(LONGEST + 1):
        rest = line
        while len(rest) > LONGEST and not rest.endswith(b"\n"):
            rest = stream.readline(LONGEST + 1)
        yield line
