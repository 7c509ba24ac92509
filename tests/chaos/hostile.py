"""Hostile callers: they send what is no HTTP, ask without a key or above a rate, and begin what they never end."""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Final

from tests.chaos.callers import GIVES_UP, CutError, Told, read_whole
from tests.chaos.place import GREEDY, INSTANCES, WORKERS
from tests.chaos.questions import OK
from tests.fuzz.raw_http import cases, followed
from tests.live.one_each import SILENT, BrokenError, held, none_too_many
from tests.live.wire import post
from tests.support.server import BODY, Server

UNENDED: Final = 64
FLOODS: Final = 3
PAUSE: Final = 0.03
MOST_A_SECOND: Final = GREEDY.requests * INSTANCES * WORKERS
"""What one may have who is above that rate, even while each worker counts for itself."""


class Hostile:
    """All of them at one front; what they get goes into `told`."""

    def __init__(self, front: Server, over_rate: str, told: Told, random: Random) -> None:
        self._front, self._told, self._enough = front, told, threading.Event()
        self._began, self._answered = time.monotonic(), 0
        self._unended = [front.connect() for _ in range(UNENDED)]
        for caller in self._unended:
            caller.sendall(b"POST /v1/decisions HTTP/1.1\r\nHost: x\r\nContent-Le"[: random.randrange(1, 50)])
        self._threads = [
            threading.Thread(target=self._send_mutated, args=(random.randrange(2**32),)),
            threading.Thread(target=self._flood, args=("nobody",), kwargs={"may": False}),
            *(threading.Thread(target=self._flood, args=(over_rate,), kwargs={"may": True}) for _ in range(FLOODS)),
        ]
        for thread in self._threads:
            thread.start()

    def close(self) -> None:
        """Let them go."""
        self._enough.set()
        for thread in self._threads:
            thread.join()
        for caller in self._unended:
            caller.close()

    def _send_mutated(self, seed: int) -> None:
        for case, sent in enumerate(cases(seed)):
            if self._enough.is_set():
                return
            try:
                for answer in held(self._front, followed(sent, case), none_too_many, SILENT):
                    self._told.hostile[str(answer.status)] += 1
            except BrokenError as error:
                self._told.broken.append(f"{error}: {sent!r}"[:900])
            except (OSError, AssertionError):  # no answers at all
                self._told.hostile["none"] += 1
            except Exception as error:  # whatever it is, it is told
                self._told.broken.append(f"{error!r}: {sent!r}"[:900])

    def _flood(self, key: str, *, may: bool) -> None:
        """Ask again and again; `may`: whether any of it may be answered."""
        said = post(BODY, b"/v1/decisions", b"Authorization: Bearer " + key.encode(), b"Connection: close")
        while not self._enough.wait(PAUSE):
            try:
                self._ask(said, may=may)
            except (OSError, CutError):
                self._told.hostile["none"] += 1
            except Exception as error:  # whatever it is, it is told
                self._told.broken.append(f"{error!r} to {said!r}"[:900])

    def _ask(self, said: bytes, *, may: bool) -> None:
        with self._front.connect() as caller, caller.makefile("rb") as coming:
            caller.settimeout(GIVES_UP)
            caller.sendall(said)
            answer = read_whole(coming)
        self._told.hostile[str(answer.status)] += 1
        if answer.status != OK:
            return
        if not may:
            self._told.broken.append("an answer without a key")
        self._answered += 1
        most = MOST_A_SECOND * (time.monotonic() - self._began + 2)
        if self._answered > most:
            self._told.broken.append(f"{self._answered} answers to one who may have {most:.0f}")


@contextmanager
def hostile(front: Server, over_rate: str, told: Told, random: Random) -> Iterator[None]:
    """Hostile callers for as long as it lasts."""
    callers = Hostile(front, over_rate, told, random)
    try:
        yield
    finally:
        callers.close()
