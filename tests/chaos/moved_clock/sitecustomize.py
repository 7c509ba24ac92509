"""For a Python whose clock libfaketime moves: its 0.9.10 takes a sleep until a monotonic time for one in the past."""

import select
import time


def _sleep(seconds: float, /) -> None:
    select.select((), (), (), seconds)


time.sleep = _sleep  # type: ignore[assignment]
