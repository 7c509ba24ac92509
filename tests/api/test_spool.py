"""What streams and packed bodies cost beside their size: counted, in copies and in turns given to others."""

import gzip
from collections.abc import Callable
from typing import Final

import pytest

from service.api import spool, unpacked
from service.api.spool import Most, Spool
from service.api.unpacked import BLOCK, MEMBER, MOST_TIMES, Bomb, Unpacked

MOST: Final = Most(2**21, 2**30, 100)
EMPTY: Final = gzip.compress(b"", mtime=0)


class Turns:
    """Stands in for Breath, and counts how often it was taken."""

    def __init__(self) -> None:
        self.taken = 0

    def take(self) -> None:
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
    monkeypatch.setattr(spool, "Breath", lambda: turns)
    told = list(Spool(lambda: b"", MOST, packed=True).lines())
    assert told == [b"x" * 5000 + b"y", b"z"]
    assert copied < 20_000
    assert turns.taken > 5000


def test_members_with_nothing_in_them_give_others_their_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    turns = Turns()
    monkeypatch.setattr(unpacked, "Breath", lambda: turns)
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
