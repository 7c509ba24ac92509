"""Lines out of a stream that comes faster than they are answered: what waits, waits on disk, and no caller is stuck.

A caller who sends everything before he reads the first answer would block the server, which would block him.
"""

from collections.abc import Callable, Iterator
from tempfile import SpooledTemporaryFile
from threading import Condition, Thread
from typing import Final

_BLOCK: Final = 64 * 1024
_IN_MEMORY: Final = 1024 * 1024


class TooMuch(Exception):
    """A line, or all lines together, are longer than is taken: how many bytes are."""

    def __init__(self, most: int) -> None:
        super().__init__(most)
        self.most = most


class Spool:
    """A source that is read at once, on a thread of its own, and given out line by line."""

    def __init__(self, read: Callable[[], bytes], longest: int, most: int) -> None:
        self._read = read
        self._longest = longest
        self._most = most
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
        return self._told >= self._written and not self._ended

    def lines(self) -> Iterator[bytes]:
        """Each line without its end. Raises TooMuch, and what the source raised, when all before is told."""
        rest = b""
        try:
            while block := self._next_block():
                *whole, rest = (rest + block).split(b"\n")
                for line in whole:
                    if len(line) > self._longest:
                        raise TooMuch(self._longest)
                    yield line
                if len(rest) > self._longest:
                    raise TooMuch(self._longest)
            if self._failed:
                raise self._failed
            if rest:
                yield rest
        finally:
            with self._changed:
                self._left = True
                self._file.close()

    def _next_block(self) -> bytes:
        with self._changed:
            while self._told >= self._written and not self._ended:
                self._changed.wait()
            self._file.seek(self._told)
            block = self._file.read(_BLOCK)
            self._told += len(block)
            return block

    def _take_in(self) -> None:
        try:
            while block := self._read():
                with self._changed:
                    if self._left:
                        return
                    self._file.seek(self._written)
                    self._file.write(block)
                    self._written += len(block)
                    self._changed.notify()
                if self._written > self._most:
                    raise TooMuch(self._most)
        except Exception as error:  # whatever it is, the reader of the lines must hear of it
            self._failed = error
        finally:
            with self._changed:
                self._ended = True
                self._changed.notify()
