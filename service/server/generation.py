"""Generations of workers: which is the newest, and which already serves. Two bytes shared by master and workers.

Workers that newer ones replace (SIGHUP) need not drain: they stop as soon as one of the newer workers serves.
"""

from mmap import mmap
from typing import Final

_SHARED: Final = mmap(-1, 2)  # anonymous and shared: made before the workers are forked


def newest() -> int:
    """The generation that workers started now belong to."""
    return _SHARED[0]


def begin_next() -> None:
    """Begin a new generation: workers that run already are the old ones from now on."""
    _SHARED[0] = (_SHARED[0] + 1) % 256


def arrive(generation: int) -> None:
    """A worker of this generation serves."""
    _SHARED[1] = generation


def newest_serves() -> bool:
    """Whether one of the newest workers has arrived."""
    return _SHARED[1] == _SHARED[0]
