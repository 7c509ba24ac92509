"""A gzip, unpacked as it comes: never more of it at once than a block, nor far more than was sent.

The standard library's own reader takes noughts behind it, byte by byte and as many as come; here they are a fault.
"""

import zlib
from collections.abc import Callable
from typing import Final

from service.api.breathe import Breath

BLOCK: Final = 64 * 1024
MOST_TIMES: Final = 100
"""Hands pack 10 to 30 times; zlib can do a thousand, and what unpacks like that was made for it."""
MEMBER: Final = 4096
"""What each member counts beside what is in it (bytes): to begin one costs as much, and an empty one is 20 bytes."""
_GZIP: Final = 31


class Bomb(Exception):
    """It holds far more than was sent."""


class Unpacked:
    """What is in the gzip that `read` gives piece by piece, b"" at its end; members may follow each other.

    It may hold `freely` bytes, and beyond that `MOST_TIMES` what was sent; each member counts as `MEMBER` bytes more.
    """

    def __init__(self, read: Callable[[], bytes], freely: int) -> None:
        self._read = read
        self._freely = freely
        self._packed = b""
        self._member = zlib.decompressobj(_GZIP)
        self._is_within = False
        self._more = False
        self._sent = self._given = 0
        self._breath = Breath()

    @property
    def pending(self) -> bool:
        """Whether there is more to give without reading more."""
        return bool(self._packed) or self._more

    def block(self) -> bytes:
        """The next of it. Raises EOFError, zlib.error, Bomb, and what `read` raises."""
        while self.pending or self._take_in():
            self._breath.take()  # what gives nothing may be long
            some = self._member.decompress(self._packed, BLOCK)
            self._packed, self._more = self._member.unconsumed_tail, len(some) == BLOCK
            self._is_within = True
            if self._member.eof:
                self._packed, self._more, self._is_within = self._member.unused_data, False, False
                self._member = zlib.decompressobj(_GZIP)
                self._given += MEMBER
            self._given += len(some)
            if self._given > self._freely + MOST_TIMES * self._sent:
                raise Bomb
            if some:
                return some
        return b""

    def _take_in(self) -> bool:
        """Whether there was more. Raises EOFError where there should have been."""
        self._packed = self._read()
        self._sent += len(self._packed)
        if not self._packed and self._is_within:
            raise EOFError
        return bool(self._packed)
