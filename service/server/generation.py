"""Which set of workers is the newest, and which serves: two bytes that the master and all workers share.

A worker that is told to stop because newer ones take over (SIGHUP) need not drain: its callers are served by them, as
soon as one of them has loaded what it needs.
"""

from mmap import mmap
from typing import Final

_SHARED: Final = mmap(-1, 2)  # anonymous and shared: made before the workers are forked


def newest() -> int:
    """The generation that workers started now belong to."""
    return _SHARED[0]


def begin_next() -> None:
    """From now on workers that run already are the old ones."""
    _SHARED[0] = (_SHARED[0] + 1) % 256


def arrive(generation: int) -> None:
    """A worker of this generation serves."""
    _SHARED[1] = generation


def newest_serves() -> bool:
    """Whether one of the newest workers has arrived."""
    return _SHARED[1] == _SHARED[0]
