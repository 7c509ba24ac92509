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
    from_first: bool = False,
) -> Iterator[tuple[int, bytes]]:
    """Each hand, with the number of the line on which it begins. Raises HandTooLong above `most` bytes.

    What stands before the first hand is one too, unless it says nothing, or is passed over (`from_first`). `hold` is
    told of a hand that is not whole yet where it begins, and how many bytes of it have come.
    """
    held: list[bytes] = []
    size, first, before = 0, 1, b""
    is_taken = not from_first
    for number, came in enumerate(lines, start=1):
        begun = begins(came, before.strip())
        line = came if begun is None else begun
        if begun is not None:
            at, whole = first, held
            held, size, first, is_taken = [], 0, number, True
            hold(first, 0)
            if _says_something(whole):
                yield at, _joined(whole)
        before = before if line.isspace() else line
        if not is_taken:
            continue
        held.append(line)
        size += len(line)
        hold(first, size)
        if size > most:
            raise HandTooLong(first)
    if _says_something(held):
        yield first, _joined(held)


def _says_something(lines: list[bytes]) -> bool:
    said = (line.strip(b"\0 \t\r\n") for line in lines)
    is_text = any(line and not line.startswith(b"#") and not _PREFACE.fullmatch(line) for line in said)
    return is_text and not has_no_hand(lines)


def _joined(lines: list[bytes]) -> bytes:
    """The text, ended by one line feed whatever follows in the file: the same hand has the same digest."""
    return b"".join(lines).rstrip() + b"\n"
