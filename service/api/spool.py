"""Lines out of a stream that comes faster than they are answered: what waits, waits on disk, and no caller is stuck.

A caller who sends everything before he reads the first answer would block the server, which would block him.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from tempfile import SpooledTemporaryFile
from threading import Condition, Thread
from typing import Final

from service.api.breathe import Breath
from service.api.unpacked import BLOCK, MOST_TIMES, Bomb, Unpacked

_IN_MEMORY: Final = 1024 * 1024


class TooMuch(Exception):
    """A line, or all lines together, are more than is taken: how much is."""


@dataclass(frozen=True, slots=True)
class Most:
    """How much is taken: the bytes of a line, those of all lines, and the lines, blank ones too."""

    line: int
    bytes: int
    lines: int


class Spool:
    """A source that is read at once, on a thread of its own, and given out line by line.

    What is packed waits as it came, and is unpacked when its turn has come: no more waits than was sent.
    """

    def __init__(self, read: Callable[[], bytes], most: Most, *, packed: bool) -> None:
        self._read = read
        self._most = most
        self._unpacked = Unpacked(self._next_block, BLOCK) if packed else None
        self._file = SpooledTemporaryFile(max_size=_IN_MEMORY)  # noqa: SIM115  # closed when the lines are told
        self._written = 0
        self._told = 0
        self._ended = False
        self._left = False
        self._failed: Exception | None = None
        self._changed = Condition()
        Thread(target=self._take_in, daemon=True).start()

    @property
    def waiting(self) -> bool:
        """Whether nothing more has come so far, so that it is time to send what is answered."""
        more = self._unpacked is not None and self._unpacked.pending
        return self._told >= self._written and not self._ended and not more

    def lines(self) -> Iterator[bytes]:
        """Each line without its end. Raises TooMuch, and what the source raised, when all before is told."""
        next_block = self._unpacked.block if self._unpacked else self._next_block
        rest, told, number = b"", 0, 0
        try:
            while block := next_block():
                *whole, rest = (rest + block).split(b"\n")
                for line in whole:
                    number += 1
                    self._verify(number, line)
                    yield line
                self._verify(number, rest)
                told += len(block)
                if told > self._most.bytes:
                    raise _too_many_bytes(self._most.bytes)
            if self._failed:
                raise self._failed
            if rest:
                self._verify(number + 1, rest)
                yield rest
        except Bomb:
            raise TooMuch(f"A packed stream holds at most {MOST_TIMES} times what was sent.") from None
        finally:
            with self._changed:
                self._left = True
                self._file.close()

    def _verify(self, number: int, line: bytes) -> None:
        if number > self._most.lines:
            raise TooMuch(f"At most {self._most.lines} lines are taken, blank ones too.")
        if len(line) > self._most.line:
            raise _too_many_bytes(self._most.line)

    def _next_block(self) -> bytes:
        with self._changed:
            while self._told >= self._written and not self._ended:
                self._changed.wait()
            self._file.seek(self._told)
            block = self._file.read(BLOCK)
            self._told += len(block)
            return block

    def _take_in(self) -> None:
        breath = Breath()
        try:
            while block := self._read():
                breath.take()
                with self._changed:
                    if self._left:
                        return
                    self._file.seek(self._written)
                    self._file.write(block)
                    self._written += len(block)
                    self._changed.notify()
                if self._written > self._most.bytes:
                    raise _too_many_bytes(self._most.bytes)
        except Exception as error:  # whatever it is, the reader of the lines must hear of it
            self._failed = error
        finally:
            with self._changed:
                self._ended = True
                self._changed.notify()


def _too_many_bytes(most: int) -> TooMuch:
    return TooMuch(f"At most {most} bytes are taken.")
