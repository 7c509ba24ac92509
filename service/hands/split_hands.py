"""Splitting a file, or a body, that holds several hands."""

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Final

from .pokernow_log import has_no_hand
from .text_sites import PREFACE

_PREFACE: Final = re.compile(PREFACE.pattern.encode())
Begins = Callable[[bytes, bytes], bytes | None]
"""The first line of a hand as it is to be read, from a line of a file and the last one before it that is not empty,
without space around; None if no hand begins with it."""


class HandTooLong(Exception):  # noqa: N818  # an answer, no error of ours
    """A hand has more bytes than are taken; `first` is the number of its first line."""

    def __init__(self, first: int) -> None:
        super().__init__()
        self.first = first


def split_hands(
    lines: Iterable[bytes],
    begins: Begins,
    most: int,
    hold: Callable[[int, int], None] = lambda *_: None,
    *,
    ends: Callable[[bytes], int | None] | None = None,
    pass_over: Callable[[int, int], None] | None = None,
) -> Iterator[tuple[int, bytes]]:
    """Each hand, with the number of the line on which it begins. Raises HandTooLong above `most` bytes.

    Text before the first hand comes as a hand too, unless it is blank or a comment. `ends` gives the number of lines
    that belong to a hand; the lines after them come as one too. With `pass_over`, such lines do not come: it is called
    with the numbers of their first and last line, unless no hand begins at all. `hold` is called for each line of an
    unfinished hand, with the line on which the hand begins and its bytes so far.
    """
    held: list[bytes] = []
    size, first, before = 0, 1, b""
    is_taken, is_said = pass_over is None, False
    for number, came in enumerate(lines, start=1):
        begun = begins(came, before.strip())
        line = came if begun is None else begun
        if begun is not None:
            at, whole = first, held
            held, size, first = [], 0, number
            hold(first, 0)
            if pass_over is not None and is_said and not is_taken:
                pass_over(at, number - 1)
            is_taken = True
            yield from _parts(at, whole, ends, pass_over)
        before = before if line.isspace() else line
        if not is_taken:
            is_said = is_said or _says_something([line])
            continue
        held.append(line)
        size += len(line)
        hold(first, size)
        if size > most:
            raise HandTooLong(first)
    yield from _parts(first, held, ends, pass_over)


def _parts(
    first: int,
    lines: list[bytes],
    ends: Callable[[bytes], int | None] | None,
    pass_over: Callable[[int, int], None] | None,
) -> Iterator[tuple[int, bytes]]:
    """A hand, and what follows it."""
    if not _says_something(lines):
        return
    end = ends(_joined(lines)) if ends else None
    yield first, _joined(lines[:end])
    if end is not None and pass_over is not None:
        pass_over(first + end, first + len(lines) - 1)
    elif end is not None:
        yield first + end, _joined(lines[end:])


def _says_something(lines: list[bytes]) -> bool:
    contents = (line.strip(b"\0 \t\r\n") for line in lines)
    texts = [line for line in contents if line and not line.startswith(b"#") and not _PREFACE.fullmatch(line)]
    return bool(texts) and not has_no_hand(texts)


def _joined(lines: list[bytes]) -> bytes:
    """The text, ended by one line feed whatever follows in the file: the same hand has the same digest."""
    return b"".join(lines).rstrip() + b"\n"
