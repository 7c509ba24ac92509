"""How many bytes a worker holds for callers: of bodies that have come, and of answers that are not yet sent.

Without a bound, callers who ask for much and read nothing fill the memory that all requests share.
"""

import time
from collections import deque
from collections.abc import Callable
from threading import Event
from typing import Final

from ...answers.answer_record import MOST_ANSWER_BYTES
from ...answers.problems import OVERLOADED
from .responses import CLOSE, Problem

SMALL: Final = 16 * 1024
"""A body of so few bytes is not counted: no action at a table is as large."""
SMALL_ANSWER: Final = 64 * 1024
SMALL_QUESTION: Final = 4096
"""A body of so few bytes waits for no room, until its answer is longer than `SMALL_ANSWER`."""
WAIT_SECONDS: Final = 5.0
"""How long a request waits for room before it is turned away."""
RETRY: Final = {"Retry-After": "1", "Cache-Control": "no-store"}
SLOW_SECONDS: Final = 2.0
"""How long a body, or a line of a stream, may take to come once somebody else finds no room for his."""
_WORK_PER_BYTE: Final = 8
"""A body of numbers, decoded, takes so many times its bytes."""


class ByteBudget:
    """A number of bytes that requests share. Whoever holds nothing else may always have what he asks for."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.held = 0
        self.coming: dict[HeldBytes, float] = {}  # whose bytes are still coming, and since when
        self._waiting: deque[Event] = deque()

    @property
    def is_short(self) -> bool:
        """Whether somebody waits for bytes, or more are held than there should be."""
        return bool(self._waiting) or self.held > self.most

    def take(self, size: int) -> bool:
        """Take so many bytes; False if they cannot be had at once."""
        if self._waiting or not self._fits(size):
            return False
        self.held += size
        return True

    def wait(self, size: int, seconds: float | None) -> bool:
        """Take so many bytes, after all who came before; False if they are not to be had in time (None: no limit)."""
        if self.take(size):
            return True
        mine = Event()
        self._waiting.append(mine)
        until = None if seconds is None else time.monotonic() + seconds
        try:
            while not (self._waiting[0] is mine and self._fits(size)):
                mine.clear()
                if not mine.wait(None if until is None else until - time.monotonic()):
                    return False
            self.held += size
            return True
        finally:
            self._waiting.remove(mine)
            self._wake()

    def give_back(self, size: int) -> None:
        """Give bytes back that were taken."""
        self.held -= size
        self._wake()

    def room_for(self, body_size: int) -> int:
        """How many bytes it may take to give a long answer to a body of so many.

        Not less for a shorter body: with `compare`, answers are a thousand times as long as what asks for them.
        """
        return min(MOST_ANSWER_BYTES + _WORK_PER_BYTE * body_size, self.most // 2)

    def _fits(self, size: int) -> bool:
        return self.held + size <= self.most or not self.held

    def _wake(self) -> None:
        if self._waiting:
            self._waiting[0].set()


class HeldBytes:
    """What one request holds of its worker's budgets. `hang_up` ends its connection."""

    def __init__(self, bodies: ByteBudget, answers: ByteBudget, hang_up: Callable[[], None] = lambda: None) -> None:
        self._bodies, self._answers, self._hang_up = bodies, answers, hang_up
        self._body = self._answer = 0
        self._is_patient = self._has_room = False

    def body(self, size: int) -> None:
        """The body, or the part of it that waits here, has so many bytes. Raises Problem if there is no room for it."""
        size = size if size > SMALL else 0
        more = size - self._body
        if not size and not more:
            return
        if more > 0 and not self._bodies.take(more):
            self._hurry(self._bodies.held + more - self._bodies.most)
            raise Problem(OVERLOADED, None, RETRY | CLOSE)
        if more < 0:
            self._bodies.give_back(-more)
        self._body = size
        if size:
            self._bodies.coming.setdefault(self, time.monotonic())
        else:
            self._bodies.coming.pop(self, None)

    def _hurry(self, more: int) -> None:
        """Hang up on those whose bodies have been coming for long, until so many bytes more will be free."""
        slow = time.monotonic() - SLOW_SECONDS
        for other, since in tuple(self._bodies.coming.items()):
            if more <= 0 or since > slow:
                return
            if other is not self:
                self._bodies.coming.pop(other)
                more -= other._body
                other._hang_up()

    def work(self, body_size: int, *, patiently: bool = False) -> None:
        """A body is about to be answered: unless it is small, wait until there is room for that.

        Raises Problem if that takes longer than `WAIT_SECONDS`; `patiently`: it may take as long as it does.
        """
        self._bodies.coming.pop(self, None)
        self._is_patient, self._has_room = patiently, False
        if body_size > SMALL_QUESTION:
            self._take_room(body_size)

    def grow(self, size: int) -> None:
        """The answer in the making has so many bytes: once it is long, wait for room as `work` does. Raises Problem.

        Nobody who waits here holds room that others wait for: a small question took none.
        """
        if size > SMALL_ANSWER and not self._has_room:
            self._take_room(SMALL_QUESTION)

    def _take_room(self, body_size: int) -> None:
        size = self._answers.room_for(body_size)
        if not self._answers.wait(size, None if self._is_patient else WAIT_SECONDS):
            raise Problem(OVERLOADED, None, RETRY)
        self._answer += size
        self._has_room = True

    def answer(self, size: int) -> None:
        """The answer is made, and so long; 0 once it is sent. The body is no longer needed."""
        self.body(0)
        size = size if size > SMALL_ANSWER else 0
        if size != self._answer:
            self._answers.give_back(self._answer - size)
            self._answer = size

    def close(self) -> None:
        """All of it is sent, or given up."""
        self.answer(0)
