"""Waiting for what another thread does."""

import time
from collections.abc import Callable


def until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + 30
    while not true():
        assert time.monotonic() < end, "not within half a minute"
        time.sleep(0.01)
