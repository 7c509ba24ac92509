"""What streams and packed bodies cost beside their size: counted, in copies and in turns given to others."""

import gzip
import threading
import tracemalloc
from collections.abc import Callable
from typing import Final

import pytest

from service.api.http import requests as unpacked
from service.api.http import stream_buffer
from service.api.http.requests import BLOCK, MEMBER, MOST_TIMES, Bomb, Unpacked
from service.api.http.stream_buffer import Most, StreamBuffer

MOST: Final = Most(2**21, 2**30, 100)
EMPTY: Final = gzip.compress(b"", mtime=0)


class Turns:
    """Stands in for Breath, and counts how often it was taken."""

    def __init__(self) -> None:
        self.taken = 0

    def yield_if_due(self) -> None:
        """One more."""
        self.taken += 1


def in_one(data: bytes) -> Callable[[], bytes]:
    """A source that gives all there is, and then nothing."""
    given = iter([data])
    return lambda: next(given, b"")


def test_a_long_line_in_small_pieces_is_not_copied_for_each(monkeypatch: pytest.MonkeyPatch) -> None:
    copied = 0

    class Piece(bytes):
        def __radd__(self, before: bytes) -> bytes:
            nonlocal copied
            copied += len(before)
            return bytes(before) + bytes(self)

    turns, pieces = Turns(), iter([*[Piece(b"x")] * 5000, Piece(b"y\nz")])
    monkeypatch.setattr(Unpacked, "block", lambda _: next(pieces, b""))
    monkeypatch.setattr(stream_buffer, "Yielder", lambda: turns)
    told = list(StreamBuffer(lambda: b"", MOST, packed=True).lines())
    assert told == [b"x" * 5000 + b"y", b"z"]
    assert copied < 20_000
    assert turns.taken > 5000


def test_who_takes_lines_slowly_holds_a_block_once() -> None:
    """As each of many streams does whose answers are read slowly."""
    lines = StreamBuffer(in_one((b"x" * 1023 + b"\n") * 1024), Most(2**21, 2**30, 2000), packed=False).lines()
    tracemalloc.start()
    try:
        next(lines)
        held = tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()
        lines.close()  # type: ignore[attr-defined]  # a generator
    assert held < 1.5 * BLOCK


def test_members_with_nothing_in_them_give_others_their_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    turns = Turns()
    monkeypatch.setattr(unpacked, "Yielder", lambda: turns)
    assert Unpacked(in_one(EMPTY * 10 + gzip.compress(b"a")), BLOCK).block() == b"a"
    assert turns.taken > 10


def test_members_with_nothing_in_them_count() -> None:
    taken = BLOCK // (MEMBER - MOST_TIMES * len(EMPTY))
    assert Unpacked(in_one(EMPTY * taken), BLOCK).block() == b""
    with pytest.raises(Bomb):
        Unpacked(in_one(EMPTY * (taken + 1)), BLOCK).block()


def test_a_line_a_member_is_no_bomb() -> None:
    line = gzip.compress(bytes(range(60)))
    source = Unpacked(in_one(line * 1000), 0)
    assert sum(len(source.block()) for _ in range(1000)) == 60_000


@pytest.mark.parametrize("in_memory", [0, 2**20])
def test_no_more_is_taken_in_than_may_wait(monkeypatch: pytest.MonkeyPatch, in_memory: int) -> None:
    monkeypatch.setattr(stream_buffer, "MOST_WAITING", 10_000)
    monkeypatch.setattr(stream_buffer, "_IN_MEMORY", in_memory)
    lines = [b"%d" % number * (number % 50) for number in range(1000)]
    sent = b"\n".join(lines)
    blocks = [sent[at : at + 777] for at in range(0, len(sent), 777)]
    assert len(sent) > 60_000
    ahead, told, taken = 0, 0, 0
    all_taken = threading.Event()

    def read() -> bytes:
        nonlocal ahead, taken
        ahead = max(ahead, taken - told)
        if not blocks:
            all_taken.set()
            return b""
        taken += len(blocks[0])
        return blocks.pop(0)

    found = []
    given = StreamBuffer(read, Most(10_000, 2**30, 10_000), packed=False).lines()
    assert not all_taken.wait(0.5)
    for line in given:
        found.append(line)
        told += len(line) + 1
    assert found == lines
    assert ahead < 10_000 + 777 + 10_000  # what waits, what comes next, what is being told
