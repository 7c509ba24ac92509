"""The lines of a stream that may come faster than they are answered: what waits is kept on disk.

Without it, a client that sends everything before it reads an answer would block: the server could not send, and so
would not read on. It has to read in between only if more than `MOST_WAITING` waits, or if the disk is full.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from io import BytesIO
from tempfile import TemporaryFile
from threading import Condition, Thread
from typing import IO, Final

from ...yielding import Yielder
from .requests import BLOCK, MOST_TIMES, Bomb, Unpacked

MOST_WAITING: Final = 64 * 1024 * 1024
"""How much of a stream may wait (bytes); no more is read until some of it is given out."""
_IN_MEMORY: Final = 64 * 1024


class TooMuch(Exception):
    """There are too many lines, bytes in a line or in all, or refused lines; the message tells the limit."""


@dataclass(frozen=True, slots=True)
class Most:
    """The limits of a stream: the bytes of a line, the bytes of all lines, and how many lines, blank ones included."""

    line: int
    bytes: int
    lines: int


class StreamBuffer:
    """Reads a source as fast as it comes, on a thread of its own, and gives it out line by line.

    A compressed stream waits compressed, so no more waits than was sent. `hold` is told how many bytes of a line have
    come that is not whole yet.
    """

    def __init__(
        self, read: Callable[[], bytes], most: Most, *, packed: bool, hold: Callable[[int], None] = lambda _: None
    ) -> None:
        self._read = read
        self._hold = hold
        self._most = most
        self._unpacked = Unpacked(self._next_block, BLOCK) if packed else None
        self._file: IO[bytes] = BytesIO()
        # The file is a ring of MOST_WAITING bytes. These are positions in the stream:
        self._begin = 0  # what stands at the start of the file
        self._written = 0  # how far it was read from the source
        self._given = 0  # how far it was given out
        self._ended = False
        self._left = False
        self._failed: Exception | None = None
        self._changed = Condition()
        Thread(target=self._take_in, daemon=True).start()

    @property
    def waiting(self) -> bool:
        """Whether all that has come was given out, so that it is time to send the answers."""
        more = self._unpacked is not None and self._unpacked.pending
        return self._given >= self._written and not self._ended and not more

    def lines(self) -> Iterator[bytes]:
        """Each line without its end. After the last line that came whole, raises what the source raised, or TooMuch."""
        next_block = self._unpacked.block if self._unpacked else self._next_block
        rest, total, number = bytearray(), 0, 0
        yielder = Yielder()
        try:
            while block := next_block():
                yielder.yield_if_due()  # a long line may come in a million pieces
                size, (*ends, begin), block = len(block), block.split(b"\n"), b""  # who reads slowly holds it once
                for end in ends:
                    number += 1
                    line = bytes(rest + end) if rest else end
                    self._verify(number, line)
                    rest.clear()
                    yield line
                rest += begin
                self._hold(len(rest))
                self._verify(number, rest)
                total += size
                if total > self._most.bytes:
                    raise _too_many_bytes(self._most.bytes)
            if rest:
                self._verify(number + 1, rest)
                yield bytes(rest)
        except Bomb:
            raise TooMuch(
                f"The stream unpacks to more than {MOST_TIMES} times its size. Send it with less compression."
            ) from None
        finally:
            with self._changed:
                self._left = True
                self._file.close()
                self._changed.notify()

    def _verify(self, number: int, line: bytes | bytearray) -> None:
        if number > self._most.lines:
            raise TooMuch(f"The stream has too many lines. Send at most {self._most.lines}, including blank lines.")
        if len(line) > self._most.line:
            raise _too_many_bytes(self._most.line)

    def _next_block(self) -> bytes:
        with self._changed:
            while self._given >= self._written and not self._ended:
                self._changed.wait()
            place = self._place(self._given)
            self._file.seek(place)
            block = self._file.read(min(BLOCK, self._written - self._given, MOST_WAITING - place))
            self._given += len(block)
            self._changed.notify()
        if not block and self._failed:  # here, before decompression takes the early end for a broken gzip
            raise self._failed
        return block

    def _take_in(self) -> None:
        yielder = Yielder()
        try:
            while block := self._read():
                yielder.yield_if_due()
                with self._changed:
                    if not self._keep(block):
                        return
                    self._written += len(block)
                    self._changed.notify()
                if self._written > self._most.bytes:
                    raise _too_many_bytes(self._most.bytes)
        except Exception as error:  # `lines` raises it
            self._failed = error
        finally:
            with self._changed:
                self._ended = True
                self._changed.notify()

    def _keep(self, block: bytes) -> bool:
        """Keep a block once there is room for it; False if nobody wants the lines any more.

        If the disk is full, wait until all that came before is given out, and keep the block in memory.
        """
        if not self._wait_until(lambda: self._written - self._given + len(block) <= MOST_WAITING):
            return False
        try:
            if isinstance(self._file, BytesIO) and self._written - self._begin + len(block) > _IN_MEMORY:
                disk = TemporaryFile(buffering=0)  # noqa: SIM115  # closed when the lines are told
                _write(disk, self._file.getvalue())
                self._file = disk
            place = self._place(self._written)
            for at, some in ((place, block[: MOST_WAITING - place]), (0, block[MOST_WAITING - place :])):
                self._file.seek(at)
                _write(self._file, some)
        except OSError:
            if not self._wait_until(lambda: self._given >= self._written):
                return False
            self._file.close()
            self._file, self._begin = BytesIO(block), self._written
        return True

    def _wait_until(self, true: Callable[[], bool]) -> bool:
        """Wait until `true()`; False if nobody wants the lines any more."""
        while not true() and not self._left:
            self._changed.wait()
        return not self._left

    def _place(self, position: int) -> int:
        """Where in the file a position of the stream is kept."""
        return (position - self._begin) % MOST_WAITING


def _too_many_bytes(most: int) -> TooMuch:
    return TooMuch(f"The body or line is too large. Send at most {most} bytes.")


def _write(file: IO[bytes], what: bytes) -> None:
    """Write all of it: a disk that is almost full may take only a part at a time."""
    left = memoryview(what)
    while left:
        left = left[file.write(left) :]
