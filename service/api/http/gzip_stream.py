"""gzip, decompressed as it comes: a block at a time, and never far more in all than was sent.

The standard library's reader also skips any number of zero bytes after the end, one by one; here they are a fault.
"""

import zlib
from collections.abc import Callable
from typing import Final

from ...yielding import Yielder

BLOCK: Final = 64 * 1024
MOST_TIMES: Final = 100
"""Hands compress 10 to 30 times. zlib can do a thousand, and data like that was made to do harm."""
MEMBER: Final = 4096
"""What each gzip member counts in addition to its content (bytes): starting one costs time, even an empty one."""
_GZIP: Final = 31


class Bomb(Exception):
    """The gzip holds far more than was sent."""


class Unpacked:
    """The content of a gzip; `read` gives the next piece of it, b"" at its end. It may have several members.

    It may hold `freely` bytes plus `MOST_TIMES` what was sent; each member counts as `MEMBER` bytes more.
    """

    def __init__(self, read: Callable[[], bytes], freely: int) -> None:
        self._read = read
        self._freely = freely
        self._packed = b""
        self._member = zlib.decompressobj(_GZIP)
        self._is_within = False
        self._more = False
        self._sent = self._given = 0
        self._yielder = Yielder()

    @property
    def pending(self) -> bool:
        """Whether `block` may have more to give without reading on."""
        return bool(self._packed) or self._more

    def block(self) -> bytes:
        """The next part of the content, b"" at its end. Raises EOFError, zlib.error, Bomb, and what `read` raises."""
        while self.pending or self._take_in():
            self._yielder.yield_if_due()  # there may be many empty members
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
        """Read on; False at the end. Raises EOFError if it ends within a member."""
        self._packed = self._read()
        self._sent += len(self._packed)
        if not self._packed and self._is_within:
            raise EOFError
        return bool(self._packed)
