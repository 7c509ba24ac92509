"""Which set of workers is the newest: one byte that the master and all workers share.

A worker that is told to stop because newer ones took over (SIGHUP) need not drain: its callers are served by them.
"""

from mmap import mmap
from typing import Final

_SHARED: Final = mmap(-1, 1)  # anonymous and shared: made before the workers are forked


def newest() -> int:
    """The generation that workers started now belong to."""
    return _SHARED[0]


def begin_next() -> None:
    """From now on workers that run already are the old ones."""
    _SHARED[0] = (_SHARED[0] + 1) % 256
