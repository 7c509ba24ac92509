"""Waiting for what another thread or process does, and doing something in threads meanwhile."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Event, Thread

from tests.support.server import PATIENCE


def until(true: Callable[[], object], seconds: float = PATIENCE) -> None:
    """Wait for it; on a busy machine that may take long."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, f"not within {seconds:.0f} s"
        time.sleep(0.02)


@contextmanager
def meanwhile(*acts: Callable[[Event], object]) -> Iterator[None]:
    """Each of these in a thread of its own, which ends soon after the event that it gets."""
    over = Event()
    threads = [Thread(target=act, args=(over,)) for act in acts]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        over.set()
        for thread in threads:
            thread.join()
